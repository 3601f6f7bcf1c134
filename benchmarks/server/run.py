"""`forno bench server`: how fast the table server is, beside a bare echo and boardgame.io in the same run."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.report import Arguments, show, watched
from benchmarks.server.program import Failed
from benchmarks.server.results import FULL, PACE, QUICK, TABLES, Results, measure
from forno.core.errors import Unreadable
from forno.games import find


def main(argv: Sequence[str] | None = None) -> None:
    parser = Arguments(prog="forno bench server", description=__doc__)
    parser.add_argument("game", nargs="?", default="mamma-mia", metavar="GAME", help="what is played [mamma-mia]")
    parser.add_argument("--quick", action="store_true", help="a rough look, in a minute or two")
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    arguments = parser.parse_args(argv)
    try:
        game = find(arguments.game).name
        results = measure(game, QUICK if arguments.quick else FULL, watch)
    except Unreadable as error:
        parser.error(str(error))
    except Failed as failed:
        parser.exit(1, f"{parser.prog}: {failed}\n")
    if arguments.json:
        print(msgspec.json.format(msgspec.json.encode(results)).decode())
    else:
        show_results(results)


def watch(title: str, steps: range) -> Iterable[int]:
    return watched(title)(steps)


def show_results(results: Results) -> None:
    print(f"{results.python}; {results.game}; {TABLES} tables, {4 * TABLES} people; done means in the log; medians")
    show(
        "Moves (or echoes) a second as fast as they are answered; times in milliseconds",
        ["", "a second", "p50", "p99", "last", "server", "load"],
        [
            [
                name,
                f"{load.rate:,.0f}",
                *(f"{took:.2f}" for took in (load.p50, load.p99, load.spread_p99, results.processor[name])),
                f"{load.busy:.0%}",
            ]
            for name, load in results.loads.items()
        ],
    )
    print('p50, p99: from sending to "done"; last: from "done" to the last of the four seats, p99;')
    print("server: its processor time for each; load: the share of a core that the load took, near 100% too much")
    show(
        "Forno over the others",
        ["", "a second", "for a second of the server's processor"],
        [[name, f"{of['rate']:.2f}", f"{of['processor']:.2f}"] for name, of in results.ratios.items()],
    )
    show(
        f"{PACE:.0f} moves a second in all, over more and more tables; milliseconds",
        ["tables", "a second", "p50", "p99", "server", "less rest", "rest"],
        [
            [
                f"{tables:,}",
                f"{of['rate']:,.0f}",
                *(f"{of[what]:.2f}" for what in ("p50", "p99", "each", "each_alone")),
                f"{of['resting']:.1%}",
            ]
            for tables, of in results.crowds.items()
        ],
    )
    print("rest: the share of a core with everybody connected and nobody moving")
    show("Memory of an idle table", ["", "KiB"], [[way, f"{size:.1f}"] for way, size in results.memory.items()])
    show(
        "Aims",
        ["what", "wanted", "seen", ""],
        [[aim.what, aim.wanted, f"{aim.seen:,.2f}", "met" if aim.met else "NOT MET"] for aim in results.aims],
    )
    if results.left_out:
        print(results.left_out)


if __name__ == "__main__":
    main()
