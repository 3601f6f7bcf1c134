"""What an experiment is: a claim, and a way to try it as often as one likes, batch by batch."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Coroutine
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]

Step = Callable[[], None]
"""Called after each of a batch's tries: somebody may be watching."""


class Outcome(msgspec.Struct, frozen=True):
    """What one batch showed: so many tries, some counts, and everything that was wrong."""

    seed: int
    tries: int
    counts: dict[str, int]
    """What adds up over the batches."""
    faults: list[str]
    figures: dict[str, float] = {}
    """What was measured in this batch, such as a ratio of two times: it does not add up, and is drawn as it is."""
    day: str = ""
    """When it was done."""
    machine: str = ""
    """On what."""


class Experiment(msgspec.Struct, frozen=True):
    """Something that must not happen, tried until one believes it."""

    name: str
    claim: str
    unit: str
    """What is counted."""
    batch: int
    """So many in one go: what is kept of a run that ends early."""
    goal: int
    """So many in the long form."""
    run: Callable[[Path, int, int, Step], Coroutine[Any, Any, Outcome]]
    """In this folder, from this seed, so many."""
    curve: tuple[str, str] | None = None
    """Two figures that make a curve, across and up, where each batch is a point of it."""


class Kept:
    """Batches that were done, in a file: a run that ends early goes on from there."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.outcomes = [*map(_read, file.read_bytes().splitlines())] if file.exists() else []

    @property
    def tries(self) -> int:
        return sum(outcome.tries for outcome in self.outcomes)

    def add(self, outcome: Outcome) -> None:
        signed = msgspec.structs.replace(outcome, day=date.today().isoformat(), machine=machine())
        self.outcomes.append(signed)
        with self.file.open("ab") as out:
            out.write(msgspec.json.encode(signed) + b"\n")

    @property
    def days(self) -> str:
        """From the first day to the last."""
        days = sorted({outcome.day for outcome in self.outcomes})
        return " to ".join(dict.fromkeys([days[0], days[-1]])) if days else ""

    @property
    def machines(self) -> str:
        return "; ".join(sorted({outcome.machine for outcome in self.outcomes} - {""}))

    @property
    def counts(self) -> dict[str, int]:
        """All counts together."""
        total: dict[str, int] = {}
        for outcome in self.outcomes:
            for name, count in outcome.counts.items():
                total[name] = total.get(name, 0) + count
        return total

    @property
    def figures(self) -> dict[str, list[float]]:
        """Every figure, batch by batch."""
        series: dict[str, list[float]] = {}
        for outcome in self.outcomes:
            for name, value in outcome.figures.items():
                series.setdefault(name, []).append(value)
        return series

    @property
    def faults(self) -> list[str]:
        return [f"seed {outcome.seed}: {fault}" for outcome in self.outcomes for fault in outcome.faults]


def machine() -> str:
    """What it was measured on, in a line."""
    memory = psutil.virtual_memory().total / 2**30
    return f"{os.cpu_count()} cores ({platform.machine()}), {memory:.0f} GiB, Python {platform.python_version()}"


def _read(line: bytes) -> Outcome:
    return msgspec.json.decode(line, type=Outcome)
