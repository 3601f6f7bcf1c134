"""`python -m lab.load.capacity FOLDER FILE [PRICE]`: render the capacity page from measured load steps."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from harness.load.counters import SEATS
from lab.experiment import ResultsFile
from lab.load.latency_curve import BOUNDS_MS, COLUMNS, Knee, find_knee, load_steps_of, step_row
from lab.load.steps import LoadStep

PRICE_PER_HOUR = 0.04
"""Price of an hour of a machine with two cores, in any currency: a parameter, not a quotation."""
MACHINES = 10

PAGE = """# Capacity of a server

Written by `forno lab --capacity` from the results of `forno lab load load-sqlite load-postgres` on {date}: {machine}.
Players sit at tables of four and answer after a log-normal thinking time. Latency is measured from sending a move to
the acknowledgement that it is stored. The load generators ran on the same cores as the server; their share is the
column *load*, which a server on a machine of its own has to spare.

## Measured: one process with its SQLite file, a move every {brisk:g} s at each table

{single}

{single_knees}

## Measured: several processes with one SQLite file and Redis, a move every {calm:g} s at each table

{sqlite}

{sqlite_knees}

## Measured: several processes with PostgreSQL and Redis, a move every {calm:g} s at each table

{postgres}

{postgres_knees}

*server*, *load* and *store* are shares of one core. *machine* is the busy share of all cores, including unrelated
processes: near 100%, the latencies describe a saturated machine and not the server. With several processes, all
players of a table were connected to the same one, as behind a proxy that routes by the table's address; otherwise
several processes keep each table, and all of them work for each move.

## Summary

{summary}

- **One core** and **one machine** are the knees above: the p99 is still within {bound:.0f} ms, with a move every
  {brisk:g} s at the tables of one core, and every {calm:g} s at those of a machine.
- Machines cannot share an SQLite file. **Ten machines** were not measured: the row is ten times one machine with
  PostgreSQL, since processes share nothing but the store. The store took {stored:.2f} ms of a core per move, so ten
  machines would keep {needs:.1f} cores of the store's own machine busy.
- A move took {each:.2f} ms of a core in the server; a table with four connected players took {table:.0f} KiB.
- The number of tables is the number of moves per second times the seconds between two moves at a table: if all play
  twice as fast, half as many fit.
- The cost assumes a machine at {price:g} per hour, in any currency: insert your own price. Traffic, disks and the
  store's machine are not included.
"""


def write_page(folder: Path, out: Path, price: float = PRICE_PER_HOUR) -> None:
    """Write the page from a folder of results."""
    single_results, sqlite_results, postgres_results = (
        ResultsFile(folder / f"{name}.jsonl") for name in ("load", "load-sqlite", "load-postgres")
    )
    out.write_text(render_page(single_results, sqlite_results, postgres_results, price), encoding="utf-8")


def render_page(
    single_results: ResultsFile, sqlite_results: ResultsFile, postgres_results: ResultsFile, price: float
) -> str:
    single, sqlite, postgres = (
        load_steps_of(single_results),
        load_steps_of(sqlite_results),
        load_steps_of(postgres_results),
    )
    one_core, one_machine, postgres_machine = (find_knee(steps, BOUNDS_MS[0]) for steps in (single, sqlite, postgres))
    fastest, most = max(single, key=lambda step: step.rate), max(postgres, key=lambda step: step.rate)
    stored = 1000 * most.store / most.rate
    return PAGE.format(
        date=max(
            outcome.day for outcome in [*single_results.outcomes, *sqlite_results.outcomes, *postgres_results.outcomes]
        ),
        machine=postgres_results.machines,
        brisk=single[0].pace,
        calm=postgres[0].pace,
        single=markdown_table((*COLUMNS, "MiB"), map(step_row, single)),
        single_knees=knee_list(single),
        sqlite=markdown_table((*COLUMNS, "MiB"), map(step_row, sqlite)),
        sqlite_knees=knee_list(sqlite),
        postgres=markdown_table((*COLUMNS, "MiB"), map(step_row, postgres)),
        postgres_knees=knee_list(postgres),
        summary=summary_table(one_core, one_machine, postgres_machine, price),
        bound=BOUNDS_MS[0],
        each=1000 * fastest.server / fastest.rate,
        table=1024 * (single[-1].memory - single[0].memory) / max(1, single[-1].tables - single[0].tables),
        stored=stored,
        needs=MACHINES * postgres_machine.rate * stored / 1000,
        price=price,
    )


def summary_table(one_core: Knee, one_machine: Knee, postgres_machine: Knee, price: float) -> str:
    """Table of what one core, one machine and ten machines hold, and what a thousand players cost there."""
    columns = ("", "moves/s", "tables", "players", "cost of 1,000 players per hour", "")
    rows = [
        summary_row("one core, SQLite", one_core, 1, price, "measured"),
        summary_row("one machine, SQLite", one_machine, 1, price, "measured"),
        summary_row("one machine, PostgreSQL", postgres_machine, 1, price, "measured"),
        summary_row(f"{MACHINES} machines, PostgreSQL", postgres_machine, MACHINES, price, "extrapolated"),
    ]
    return markdown_table(columns, rows)


def summary_row(name: str, found: Knee, machines: int, price: float, source: str) -> tuple[str, ...]:
    players = SEATS * found.tables
    least = "" if found.is_reached else "at least "
    counts = (f"{least}{machines * number:,.0f}" for number in (found.rate, found.tables, players))
    return (name, *counts, f"{1000 * price / players:.4f}", source)


def knee_list(steps: Sequence[LoadStep]) -> str:
    return "\n".join(f"- {find_knee(steps, bound)}" for bound in BOUNDS_MS)


def markdown_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


if __name__ == "__main__":
    write_page(Path(sys.argv[1]), Path(sys.argv[2]), *map(float, sys.argv[3:4]))
