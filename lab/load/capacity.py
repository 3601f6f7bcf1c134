"""`python -m lab.load.capacity FOLDER FILE [PRICE]`: what one core, one machine and ten hold, as it was measured."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from benchmarks.server.counted import SEATS
from lab.experiment import Kept
from lab.load.curve import BOUNDS, COLUMNS, Knee, knee, row_of, rungs_of
from lab.load.ladder import Rung

PRICE = 0.04
"""Of an hour of a machine with two cores, in whatever currency: a parameter, not a quotation."""
MACHINES = 10

PAGE = """# How much one server holds

Made by `forno lab --capacity` from what `forno lab load sharing cluster` measured on {date}: {machine}.
People sit at tables of four and answer after a time that is spread as people's is. An answer is timed from sending a
move until the server says that it is in the log. The people ran on the same cores as the server; what they took is
called *load*, and a server that is alone has that as well.

## Measured: one process and its SQLite file, a move every {brisk:g} s at each table

{alone}

{alone_knees}

## Measured: several processes, one SQLite file and Redis, a move every {calm:g} s at each table

{sharing}

{sharing_knees}

## Measured: several processes, PostgreSQL and Redis, a move every {calm:g} s at each table

{together}

{together_knees}

*server*, *load* and *store* are shares of one core. *machine* is the busy share of all cores, with whatever else ran
there: near 100% the times tell of a machine that was full, and not of the server. Where there were several processes,
all people of a table sat at the same one, as with a proxy that goes by the table's address; else each table is kept
by several, and all of them work for each move.

## What that comes to

{reckoned}

- **One core** and **one machine** are the knees above: where 99 of 100 answers still come within {bound:.0f} ms, with a
  move every {brisk:g} s at the tables of one core, and every {calm:g} s at those of a machine.
- A file cannot be shared by machines. **Ten machines** were not measured. It is ten times one machine with PostgreSQL:
  processes share nothing but the store. The store took
  {stored:.2f} ms of a core for a move, so ten machines would keep {needs:.1f} cores of its own busy.
- A move took {each:.2f} ms of a core in the server; a table with four people connected took {table:.0f} KiB.
- People are moves times the seconds that a table takes for one: where all play twice as fast, half as many fit.
- The cost is that of a machine at {price:g} an hour, which is an assumption: put in what yours costs. Traffic, disks
  and the store's own machine are not in it.
"""


def write(kept: Path, out: Path, price: float = PRICE) -> None:
    """The page, from a folder of kept batches."""
    load, file, cluster = (Kept(kept / f"{name}.jsonl") for name in ("load", "sharing", "cluster"))
    out.write_text(page(load, file, cluster, price), encoding="utf-8")


def page(load: Kept, file: Kept, cluster: Kept, price: float) -> str:
    alone, sharing, together = rungs_of(load), rungs_of(file), rungs_of(cluster)
    here, near, there = (knee(rungs, BOUNDS[0]) for rungs in (alone, sharing, together))
    fastest, most = max(alone, key=lambda rung: rung.rate), max(together, key=lambda rung: rung.rate)
    stored = 1000 * most.store / most.rate
    return PAGE.format(
        date=max(outcome.day for outcome in [*load.outcomes, *file.outcomes, *cluster.outcomes]),
        machine=cluster.machines,
        brisk=alone[0].pace,
        calm=together[0].pace,
        alone=grid((*COLUMNS, "MiB"), map(row_of, alone)),
        alone_knees=knees(alone),
        sharing=grid((*COLUMNS, "MiB"), map(row_of, sharing)),
        sharing_knees=knees(sharing),
        together=grid((*COLUMNS, "MiB"), map(row_of, together)),
        together_knees=knees(together),
        reckoned=reckoned(here, near, there, price),
        bound=BOUNDS[0],
        each=1000 * fastest.server / fastest.rate,
        table=1024 * (alone[-1].memory - alone[0].memory) / max(1, alone[-1].tables - alone[0].tables),
        stored=stored,
        needs=MACHINES * there.rate * stored / 1000,
        price=price,
    )


def reckoned(here: Knee, near: Knee, there: Knee, price: float) -> str:
    """What each holds at its own pace, and what a thousand people cost there."""
    columns = ("", "moves a second", "tables", "people", "a thousand people for an hour", "")
    rows = [
        line("one core, SQLite", here, 1, price, "measured"),
        line("one machine, SQLite", near, 1, price, "measured"),
        line("one machine, PostgreSQL", there, 1, price, "measured"),
        line(f"{MACHINES} machines, PostgreSQL", there, MACHINES, price, "extrapolated"),
    ]
    return grid(columns, rows)


def line(name: str, found: Knee, machines: int, price: float, how: str) -> tuple[str, ...]:
    people = SEATS * found.tables
    least = "" if found.is_reached else "at least "
    counts = (f"{least}{machines * number:,.0f}" for number in (found.rate, found.tables, people))
    return (name, *counts, f"{1000 * price / people:.4f}", how)


def knees(rungs: Sequence[Rung]) -> str:
    return "\n".join(f"- {knee(rungs, bound)}" for bound in BOUNDS)


def grid(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [columns, ["---", *["---:"] * (len(columns) - 1)], *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), *map(float, sys.argv[3:4]))
