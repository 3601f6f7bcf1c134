"""`forno bench` and `forno lab`: scripts of a checkout, which the installed package does not have."""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import forno
from forno.core.errors import Unreadable

CHECKOUT = Path(forno.__file__).parents[2]


def run_script(command: str, arguments: Sequence[str], *path: str) -> None:
    """Run a script of the checkout as the main program, under the command's name."""
    script = CHECKOUT.joinpath(*path)
    if not script.is_file():
        raise Unreadable(f"{path[0]}/ is not part of the installed package: run this in a checkout", command.split()[1])
    sys.argv = [command, *arguments]
    try:
        runpy.run_path(str(script), run_name="__main__")
    except ModuleNotFoundError as missing:
        advice = f"./{command} in the checkout installs it, with all else that is needed"
        raise Unreadable(f"needs {missing.name}: {advice}", command.split()[1]) from missing


BENCHMARKS = {name: (name, "run.py") for name in ("server", "transport", "page", "bots")} | {
    "kernel": ("kernel.py",),
    "start": ("start.py",),
}
GAMES_BENCHMARK = ("run.py",)

BenchArgument = Annotated[
    str,
    Parameter(
        allow_leading_hyphen=True,
        help="Games, or all; or `server`, `transport`, `page`, `bots`, `kernel`, `start`; --quick; --json; --help.",
    ),
]


def bench(*arguments: BenchArgument) -> None:
    """Measure games, server, possible transports, page, bots, kernel, or the start."""
    what = arguments[0] if arguments and arguments[0] in BENCHMARKS else ""
    command = f"forno bench {what}".rstrip()
    run_script(command, arguments[bool(what) :], "benchmarks", *BENCHMARKS.get(what, GAMES_BENCHMARK))


LabArgument = Annotated[
    str,
    Parameter(allow_leading_hyphen=True, help="Experiments, by name; --count; --folder; --seed; --help; or `smoke`."),
]


def lab(*arguments: LabArgument) -> None:
    """Inject faults, load and attacks into the server, and check its guarantees."""
    run_script("forno lab", arguments, "lab", "run.py")
