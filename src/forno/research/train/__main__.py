"""`python -m forno.research.train`: begin a run, or go on with one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from forno.core.errors import FornoError
from forno.installation import advice_for
from forno.research.train.config import BadConfig, read_config
from forno.research.train.files import Damaged


def parsed(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="forno train", description="Learn a game by self-play.")
    parser.add_argument("game", nargs="?", help="the game; none to go on with the run of --run")
    parser.add_argument("--players", help="one number of players, or several: 2,4")
    parser.add_argument("--run", type=Path, default=Path("run"), help="the folder of the run")
    parser.add_argument("--config", type=Path, help="a file of TOML, or the config.json of a run")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="a setting, as shape.hidden=64"
    )
    parser.add_argument("--report", action="store_true", help="write the report of a run, and do nothing else")
    parser.add_argument("--device", help="cpu or cuda; the GPU, if there is one")
    parser.add_argument(
        "--threads", type=int, default=1, help="threads of PyTorch; with 1, a run on a processor repeats to the bit"
    )
    return parser.parse_args(arguments)


def settings_of(given: argparse.Namespace) -> dict[str, Any]:
    """Return what the arguments put in place of the configuration's file."""
    settings: dict[str, Any] = {}
    if given.game:
        settings["game"] = given.game
    if given.players:
        settings["players"] = [int(number) for number in given.players.split(",")]
    for setting in given.set:
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadConfig(f"--set takes NAME=VALUE, not {setting}")
        try:
            settings[name] = msgspec.json.decode(text)
        except msgspec.DecodeError:
            settings[name] = text
    return settings


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return the exit status."""
    given = parsed(arguments)
    try:
        if given.report:
            from forno.research.train.report import write_report

            say(str(write_report(given.run)))
        else:
            run(given)
    except (BadConfig, Damaged, FornoError) as trouble:
        sys.stderr.write(f"forno: {trouble}\n")
        return 2
    return 0


def run(given: argparse.Namespace) -> None:
    """Begin a run, or go on with one. Raises BadConfig, and Damaged."""
    try:
        import torch
    except ImportError:
        raise BadConfig(f"training needs PyTorch, which is not installed: {advice_for('train')}") from None
    from forno.research.train.run import open_run

    settings = settings_of(given)
    config = read_config(given.config, settings) if settings or given.config else None
    device = torch.device(given.device or ("cuda" if torch.cuda.is_available() else "cpu"))
    torch.set_num_threads(given.threads)
    open_run(given.run, config, device, say).go()


if __name__ == "__main__":
    sys.exit(main())
