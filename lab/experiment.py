"""Experiments, the outcomes of their batches, and the files that keep these outcomes."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Coroutine, Iterable, Mapping
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

Progress = Callable[[], None]
"""Callback that is invoked after each trial of a batch, for progress bars."""


class Outcome(msgspec.Struct, frozen=True):
    """Result of one batch: the number of trials, counts, violations of the claim, and measurements."""

    seed: int
    trials: int
    counts: dict[str, int]
    """Counts that are summed over batches."""
    violations: list[str]
    figures: dict[str, float] = {}
    """Measurements of this batch, such as latencies and ratios; summarized over batches by their median or maximum."""
    day: str = ""
    """Date of the batch, ISO 8601."""
    machine: str = ""
    """Hardware and Python version."""


class Experiment(msgspec.Struct, frozen=True):
    """A claim about the server, and a way to test it in batches."""

    name: str
    claim: str
    unit: str
    """Noun for one trial, plural."""
    batch: int
    """Trials in one batch: the granularity at which an interrupted run resumes."""
    goal: int
    """Trials of a full run."""
    run: Callable[[Path, int, int, Progress], Coroutine[Any, Any, Outcome]]
    """Run one batch: folder for evidence, seed, number of trials, progress callback."""
    bound: str = "no violation"
    """Acceptance criterion, as the report shows it; a target is reported but not enforced."""
    curve: tuple[str, str] | None = None
    """Names of the two figures that form a curve (x, y); each batch is one point of it."""


class ResultsFile:
    """Outcomes of finished batches, one JSON object per line; an interrupted run resumes from them."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.outcomes = [*map(_read, file.read_bytes().splitlines())] if file.exists() else []

    @property
    def trials(self) -> int:
        return sum(outcome.trials for outcome in self.outcomes)

    def add(self, outcome: Outcome) -> None:
        signed = msgspec.structs.replace(outcome, day=date.today().isoformat(), machine=machine())
        self.outcomes.append(signed)
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(signed) + b"\n")

    @property
    def days(self) -> str:
        """First and last date of the batches."""
        days = sorted({outcome.day for outcome in self.outcomes})
        return " to ".join(dict.fromkeys([days[0], days[-1]])) if days else ""

    @property
    def machines(self) -> str:
        return "; ".join(sorted({outcome.machine for outcome in self.outcomes} - {""}))

    @property
    def counts(self) -> dict[str, int]:
        """Counts summed over all batches."""
        return sum_counts(outcome.counts for outcome in self.outcomes)

    @property
    def figures(self) -> dict[str, list[float]]:
        """Values of each figure, one per batch."""
        series: dict[str, list[float]] = {}
        for outcome in self.outcomes:
            for name, value in outcome.figures.items():
                series.setdefault(name, []).append(value)
        return series

    @property
    def violations(self) -> list[str]:
        return [f"seed {outcome.seed}: {violation}" for outcome in self.outcomes for violation in outcome.violations]


def sum_counts(parts: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """Sum counts by name; a count that is always 0 is kept."""
    total: dict[str, int] = {}
    for part in parts:
        for name, count in part.items():
            total[name] = total.get(name, 0) + count
    return total


def machine() -> str:
    """Describe this machine in one line."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return f"{os.cpu_count()} cores ({platform.machine()}), {memory:.0f} GiB, Python {platform.python_version()}"


def _read(line: bytes) -> Outcome:
    return msgspec.json.decode(line, type=Outcome)
