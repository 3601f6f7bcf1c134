"""`forno bench`: speed of the games, compared with RLCard's UNO in the same run. See docs/benchmarks.md."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import forno
from benchmarks import rlcard_uno
from benchmarks.command import parser_for, run
from benchmarks.results import FULL, QUICK, Results, measure
from forno.cli.common import tell_of_plain_kernel
from harness.reports import print_table


def main(argv: Sequence[str] | None = None) -> None:
    parser = parser_for("", __doc__, quick="a rough look, in seconds instead of minutes")
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure; all of them if none is named")
    run(parser, argv, measure_games, show_results)


def measure_games(arguments: Namespace) -> Results:
    games = [forno.game(name) for name in arguments.games or forno.game_names()]
    tell_of_plain_kernel()
    return measure(games, QUICK if arguments.quick else FULL)


def show_results(results: Results) -> None:
    print(f"{results.python}; random legal play in one process; medians")
    variants = list(next(iter(results.rlcard_ratios.values()), {}))
    print_table(
        "Decisions a second, and how many times RLCard's UNO with four players that is",
        ["game and players", "a second", "kernel", *(f"/ {variant}" for variant in variants)],
        [
            [
                name,
                f"{rate:,}",
                kernel_text(results, name),
                *(f"{results.rlcard_ratios[name][variant]:.2f}" for variant in variants),
            ]
            for name, rate in results.speed.items()
        ],
    )
    print_table(
        "Costs in mid-game, four players: microseconds, bytes",
        ["game", "copy", "options", "view", "redeal", "memory", "2nd/1st half", "cheaper quarter"],
        [
            [
                name,
                *(f"{cost[what]:.1f}" for what in ("copy", "options", "view", "redeal")),
                f"{cost['memory']:,}",
                *(f"{results.growth[name][how]:.2f}" for how in ("median", "quarter")),
            ]
            for name, cost in results.costs.items()
        ],
    )
    print_table(
        "Aims",
        ["what", "wanted", "seen", ""],
        [
            [target.what, target.wanted, f"{target.seen:,.2f}", "met" if target.met else "NOT MET"]
            for target in results.targets
        ],
    )
    if not rlcard_uno.is_installed():
        print(rlcard_uno.HOW_TO_INSTALL)


def kernel_text(results: Results, name: str) -> str:
    """Write the kernel's rate in the same games; nothing where it does not play them."""
    return f"{results.kernel[name]:,}" if name in results.kernel else ""


if __name__ == "__main__":
    main()
