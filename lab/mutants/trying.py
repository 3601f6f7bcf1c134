"""Every mutant meets the checks that must catch it."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import msgspec

from lab.experiment import Experiment, Outcome, Step
from lab.mutants.all import MUTANTS as ALL
from lab.mutants.trial import CONTROL, Trial
from lab.world.served import CHECKOUT

BATCH = 10


async def trials(folder: Path, names: Sequence[str]) -> AsyncIterator[Trial]:
    """One after the other, in a process that reads the program anew: a mutant of now is no mutant of later."""
    command = [sys.executable, "-m", "lab.mutants.trial", str(folder.resolve()), *names]
    process = await asyncio.create_subprocess_exec(*command, cwd=CHECKOUT, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    async for line in process.stdout:
        yield msgspec.json.decode(line, type=Trial)
    if await process.wait():
        raise RuntimeError("the trials could not be held")


async def tried(folder: Path, names: Sequence[str], *, seed: int = 1, done: Step = lambda: None) -> Outcome:
    """What became of these."""
    ends = {"caught": 0, "survived": 0}
    faults: list[str] = []
    async for trial in trials(folder, names):
        expected = "survived" if trial.name == CONTROL else "caught"
        if trial.end != expected:
            faults.append(f"{trial.name} {trial.end}" + (f": {trial.how}" if trial.how else ""))
        if trial.name != CONTROL:
            ends[trial.end] = ends.get(trial.end, 0) + 1
            done()
    return Outcome(seed, len(names), ends, faults, {"caught, percent": 100 * ends["caught"] / len(names)})


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """The next of them: over all batches, each has its turn."""
    names = sorted(ALL)
    chosen = [names[(BATCH * (seed - 1) + number) % len(names)] for number in range(size)]
    return await tried(folder, chosen, seed=seed, done=done)


MUTANTS = Experiment(
    name="mutants",
    claim="every deliberate breakage is caught by the check that is there for it",
    unit="mutants",
    batch=BATCH,
    goal=len(ALL),
    run=batch,
)
