"""The experiment that tries every mutant against its tests."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec

from harness import CHECKOUT
from lab.experiment import Experiment, Outcome, Progress
from lab.mutants.catalogue import AREAS
from lab.mutants.catalogue import MUTANTS as CATALOGUE
from lab.mutants.trial import CONTROL, Trial

BATCH = 10


async def trials(folder: Path, names: Sequence[str]) -> AsyncIterator[Trial]:
    """Try these mutants one after the other, in a process that imports the program anew."""
    command = [sys.executable, "-m", "lab.mutants.trial", str(folder.resolve()), *names]
    process = await asyncio.create_subprocess_exec(*command, cwd=CHECKOUT, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    async for line in process.stdout:
        yield msgspec.json.decode(line, type=Trial)
    if await process.wait():
        raise RuntimeError("the trials could not be run")


async def tried(folder: Path, names: Sequence[str], *, seed: int = 1, done: Progress = lambda: None) -> Outcome:
    """Try these mutants. A violation is one that is not caught, or a test that fails without a mutant."""
    ends = {"caught": 0, "survived": 0}
    violations: list[str] = []
    async for trial in trials(folder, names):
        expected = "survived" if trial.name == CONTROL else "caught"
        if trial.end != expected:
            violations.append(f"{trial.name} {trial.end}" + (f": {trial.how}" if trial.how else ""))
        if trial.name != CONTROL:
            ends[trial.end] = ends.get(trial.end, 0) + 1
            done()
    return Outcome(seed, len(names), ends, violations, {"caught, percent": 100 * ends["caught"] / len(names)})


def batches_of(names: Sequence[str]) -> Callable[[Path, int, int, Progress], Coroutine[Any, Any, Outcome]]:
    """Make batches that try these mutants in the order of their names: over all batches, each has its turn."""

    async def batch(folder: Path, seed: int, size: int, done: Progress) -> Outcome:
        ordered = sorted(names)
        chosen = [ordered[(BATCH * (seed - 1) + number) % len(ordered)] for number in range(size)]
        return await tried(folder, chosen, seed=seed, done=done)

    return batch


MUTANTS = Experiment(
    name="mutants",
    claim="every deliberate breakage is caught by the check that is there for it",
    unit="mutants",
    batch=BATCH,
    goal=len(CATALOGUE),
    run=batches_of([*CATALOGUE]),
)
KERNEL = [mutant.name for area in ("kernel_pizza", "kernel_solo") for mutant in AREAS[area]]
KERNEL_MUTANTS = Experiment(
    name="kernel-mutants",
    claim="every breakage of the kernel's rules is caught by playing them beside the rules",
    unit="mutants",
    batch=BATCH,
    goal=len(KERNEL),
    run=batches_of(KERNEL),
)
"""Those of the kernel alone: a minute or two."""
