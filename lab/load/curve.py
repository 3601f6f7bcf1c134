"""`python -m lab.load.curve FILE`: the rungs that were measured as a table, and the knee: where answers get slow."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from benchmarks.report import show
from lab.experiment import Kept
from lab.load.ladder import Rung

BOUNDS = (20.0, 100.0)
"""Milliseconds that 99 of 100 answers may take: hardly noticed, and noticed by everybody."""


class Knee(msgspec.Struct, frozen=True):
    """Where the p99 passes a bound: between two rungs, or beyond the last one."""

    bound: float
    rate: float
    """Moves a second."""
    tables: float
    is_reached: bool

    def __str__(self) -> str:
        where = f"{self.rate:,.0f} moves a second, {self.tables:,.0f} tables"
        return (
            f"p99 passes {self.bound:.0f} ms at {where}"
            if self.is_reached
            else (f"p99 was below {self.bound:.0f} ms up to {where}, where the ladder ended")
        )


def rungs_of(kept: Kept) -> list[Rung]:
    """The latest measurement of each number of tables, from few to many."""
    found = [msgspec.convert(outcome.figures, Rung, strict=False) for outcome in kept.outcomes if outcome.figures]
    return [rung for _, rung in sorted({rung.tables: rung for rung in found}.items())]


def knee(rungs: Sequence[Rung], bound: float) -> Knee:
    """Between the last rung below and the first above, as if the logarithm of the p99 rose evenly there."""
    first = rungs[0]
    if first.p99 > bound:
        return Knee(bound, first.rate, first.tables, is_reached=True)
    for below, above in pairwise(rungs):
        if above.p99 > bound:
            way = math.log(bound / below.p99) / math.log(above.p99 / below.p99)
            rate = below.rate + way * (above.rate - below.rate)
            return Knee(bound, rate, below.tables + way * (above.tables - below.tables), is_reached=True)
    return Knee(bound, rungs[-1].rate, rungs[-1].tables, is_reached=False)


COLUMNS = ("tables", "sockets", "processes", "moves a second", "p50 ms", "p99 ms", "server", "load", "store", "machine")


def row_of(rung: Rung) -> tuple[str, ...]:
    counts = f"{rung.tables:,}", f"{rung.sockets:,}", str(rung.processes), f"{rung.rate:,.0f}"
    shares = (f"{share:.0%}" for share in (rung.server, rung.load, rung.store, rung.machine))
    return (*counts, f"{rung.p50:.1f}", f"{rung.p99:.1f}", *shares, f"{rung.memory:,.0f}")


def in_words(kept: Kept) -> list[str]:
    """The knees, and the highest rung."""
    rungs = rungs_of(kept)
    if not rungs:
        return []
    last = rungs[-1]
    most = f"{last.tables:,} tables, {last.sockets:,} sockets and {last.rate:,.0f} moves a second"
    return [
        *(str(knee(rungs, bound)) for bound in BOUNDS),
        f"with {most}: p50 {last.p50:.1f} ms, p99 {last.p99:.1f} ms",
    ]


def tell(kept: Kept) -> None:
    """For people."""
    rungs = rungs_of(kept)
    if not rungs:
        print("nothing was measured yet")
        return
    show(f"a move every {rungs[0].pace:g} s at each table", (*COLUMNS, "MiB"), map(row_of, rungs))
    print("server, load, store: shares of one core; machine: of all cores, with all else that ran")
    for bound in BOUNDS:
        print(knee(rungs, bound))


if __name__ == "__main__":
    tell(Kept(Path(sys.argv[1])))
