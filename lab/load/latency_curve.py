"""`python -m lab.load.latency_curve FILE`: print the measured load steps, and the knee of the latency curve."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec

from harness.reports import print_table
from lab.experiment import ResultsFile
from lab.load.steps import LoadStep

BOUNDS_MS = (20.0, 100.0)
"""Limits on the p99: hardly noticeable, and noticed by everybody."""


class Knee(msgspec.Struct, frozen=True):
    """Load at which the p99 exceeds a bound: interpolated between two steps, or the last step if none exceeds it."""

    bound_ms: float
    rate: float
    """Moves per second."""
    tables: float
    is_reached: bool

    def __str__(self) -> str:
        where = f"{self.rate:,.0f} moves per second, {self.tables:,.0f} tables"
        return (
            f"p99 exceeds {self.bound_ms:.0f} ms at {where}"
            if self.is_reached
            else (f"p99 stayed below {self.bound_ms:.0f} ms up to {where}, the largest step")
        )


def load_steps_of(results: ResultsFile) -> list[LoadStep]:
    """The latest measurement of each number of tables, in ascending order."""
    found = [
        msgspec.convert(outcome.figures, LoadStep, strict=False) for outcome in results.outcomes if outcome.figures
    ]
    return [step for _, step in sorted({step.tables: step for step in found}.items())]


def find_knee(steps: Sequence[LoadStep], bound_ms: float) -> Knee:
    """Interpolate between the last step below the bound and the first above it, assuming that log(p99) is linear."""
    first = steps[0]
    if first.p99 > bound_ms:
        return Knee(bound_ms, first.rate, first.tables, is_reached=True)
    for below, above in pairwise(steps):
        if above.p99 > bound_ms:
            fraction = math.log(bound_ms / below.p99) / math.log(above.p99 / below.p99)
            rate = below.rate + fraction * (above.rate - below.rate)
            return Knee(bound_ms, rate, below.tables + fraction * (above.tables - below.tables), is_reached=True)
    return Knee(bound_ms, steps[-1].rate, steps[-1].tables, is_reached=False)


COLUMNS = ("tables", "sockets", "processes", "moves/s", "p50 ms", "p99 ms", "server", "load", "store", "machine")


def step_row(step: LoadStep) -> tuple[str, ...]:
    counts = f"{step.tables:,}", f"{step.sockets:,}", str(step.processes), f"{step.rate:,.0f}"
    shares = (f"{share:.0%}" for share in (step.server, step.load, step.store, step.machine))
    return (*counts, f"{step.p50:.1f}", f"{step.p99:.1f}", *shares, f"{step.memory:,.0f}")


def describe(results: ResultsFile) -> list[str]:
    """Describe the knees and the largest step."""
    steps = load_steps_of(results)
    if not steps:
        return []
    last = steps[-1]
    most = f"{last.tables:,} tables, {last.sockets:,} sockets and {last.rate:,.0f} moves per second"
    return [
        *(str(find_knee(steps, bound_ms)) for bound_ms in BOUNDS_MS),
        f"with {most}: p50 {last.p50:.1f} ms, p99 {last.p99:.1f} ms",
    ]


def print_curve(results: ResultsFile) -> None:
    """Print the table of steps and the knees."""
    steps = load_steps_of(results)
    if not steps:
        print("no results yet")
        return
    print_table(f"a move every {steps[0].pace:g} s at each table", (*COLUMNS, "MiB"), map(step_row, steps))
    print("server, load, store: shares of one core; machine: share of all cores, including other processes")
    for bound_ms in BOUNDS_MS:
        print(find_knee(steps, bound_ms))


if __name__ == "__main__":
    print_curve(ResultsFile(Path(sys.argv[1])))
