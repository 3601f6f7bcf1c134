"""`forno bench`: how fast the games are, beside RLCard's UNO in the same run. See docs/benchmarks.md."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks import rlcard_uno
from benchmarks.measure import FULL, QUICK, Results, measure
from benchmarks.report import Arguments, show
from forno.core.errors import Unreadable
from forno.games import find, names


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="games to measure; all of them if none is named")
    parser.add_argument("--quick", action="store_true", help="a rough look, in seconds instead of minutes")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    arguments = parser.parse_args(argv)
    try:
        games = [find(name) for name in arguments.games or names()]
    except Unreadable as error:
        parser.error(str(error))
    results = measure(games, QUICK if arguments.quick else FULL)
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show_results(results)


def show_results(results: Results) -> None:
    print(f"{results.python}; random legal play in one process; medians")
    ways = list(next(iter(results.times_rlcard.values()), {}))
    show(
        "Decisions a second, and how many times RLCard's UNO with four players that is",
        ["game and players", "a second", *(f"/ {way}" for way in ways)],
        [
            [name, f"{rate:,}", *(f"{results.times_rlcard[name][way]:.2f}" for way in ways)]
            for name, rate in results.speed.items()
        ],
    )
    show(
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
    show(
        "Aims",
        ["what", "wanted", "seen", ""],
        [[aim.what, aim.wanted, f"{aim.seen:,.2f}", "met" if aim.met else "NOT MET"] for aim in results.aims],
    )
    if not rlcard_uno.is_installed():
        print(rlcard_uno.HOW_TO_INSTALL)


if __name__ == "__main__":
    main()
