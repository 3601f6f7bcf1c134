"""`forno bench server`: speed of the server, compared with a bare echo server and boardgame.io in the same run."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import forno
from benchmarks.command import parser_for, run
from benchmarks.server.results import FULL, MOVES_PER_S, QUICK, TABLES, Results, measure
from harness.reports import print_table, with_progress


def main(argv: Sequence[str] | None = None) -> None:
    parser = parser_for("server", __doc__, quick="a rough look, in a minute or two")
    parser.add_argument("game", nargs="?", default="mamma-mia", metavar="GAME", help="game to play [mamma-mia]")
    run(parser, argv, measure_server, show_results)


def measure_server(arguments: Namespace) -> Results:
    return measure(forno.game(arguments.game).name, QUICK if arguments.quick else FULL, with_bar)


def with_bar(title: str, steps: range) -> Iterable[int]:
    return with_progress(title)(steps)


def show_results(results: Results) -> None:
    print(f"{results.python}; {results.game}; {TABLES} tables, {4 * TABLES} people; done means in the log; medians")
    print_table(
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
    print_table(
        "Forno over the others",
        ["", "a second", "for a second of the server's processor"],
        [[name, f"{of['rate']:.2f}", f"{of['processor']:.2f}"] for name, of in results.ratios.items()],
    )
    print_table(
        f"{MOVES_PER_S:.0f} moves a second in all, over more and more tables; milliseconds",
        ["tables", "a second", "p50", "p99", "server", "less rest", "rest"],
        [
            [
                f"{tables:,}",
                f"{of['rate']:,.0f}",
                *(f"{of[what]:.2f}" for what in ("p50", "p99", "each", "each_alone")),
                f"{of['resting']:.1%}",
            ]
            for tables, of in results.many_tables.items()
        ],
    )
    print("rest: the share of a core with everybody connected and nobody moving")
    print_table(
        "Memory of an idle table", ["", "KiB"], [[kind, f"{size:.1f}"] for kind, size in results.memory.items()]
    )
    print_table(
        "Aims",
        ["what", "wanted", "seen", ""],
        [
            [target.what, target.wanted, f"{target.seen:,.2f}", "met" if target.met else "NOT MET"]
            for target in results.targets
        ],
    )
    if results.skipped:
        print(results.skipped)


if __name__ == "__main__":
    main()
