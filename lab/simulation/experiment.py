"""Seed after seed on all cores; what went wrong is told again in another process, and its trace is kept."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from forno.bots.worker import Workers
from lab.experiment import Experiment, Outcome, Step
from lab.simulation.story import Told, tell

STRIDE = 1_000_000
"""Between the seeds of a batch: batch 7 has the seeds 7, 1000007, 2000007, so that no two batches share one, and the
batch that begins with a seed is the batch of its number."""
TOGETHER = 20
"""Seeds that a worker gets at once."""
MOST_TRACES = 20


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    seeds = [seed + number * STRIDE for number in range(size)]
    began = time.monotonic()
    told = await told_by_all(seeds, done)
    speed = len(told) / (time.monotonic() - began)
    failed = [one for one in told if one.faults]
    faults = [fault_of(one) for one in failed]
    again = [told[0], *failed[:MOST_TRACES]]
    faults += await asyncio.to_thread(told_again, again, folder)
    counts = sum((Counter(one.counts) for one in told), Counter())
    return Outcome(seed, size, dict(counts) | {"replayed": len(again)}, faults, {"seeds a second": speed})


def fault_of(told: Told) -> str:
    """What is wrong, and how to see it again."""
    command = f"forno lab simulation --seed {told.seed} --count 1 --folder seed-{told.seed}"
    return f"seed {told.seed}: {'; '.join(told.faults[:3])} (again: {command})"


async def told_by_all(seeds: Sequence[int], done: Step) -> list[Told]:
    """By as many processes as there are cores."""
    loop = asyncio.get_running_loop()
    together = [seeds[start : start + TOGETHER] for start in range(0, len(seeds), TOGETHER)]
    told: list[Told] = []
    with processes(min(os.cpu_count() or 1, len(together))) as workers:
        for some in asyncio.as_completed([loop.run_in_executor(workers, told_in_turn, some) for some in together]):
            for one in await some:
                told.append(one)
                done()
    return sorted(told, key=lambda one: seeds.index(one.seed))


def told_again(told: Sequence[Told], folder: Path) -> list[str]:
    """In an interpreter of its own: the same to the byte, or that is a fault too. What is wrong leaves its trace."""
    faults = []
    with processes(1) as another:
        for one, same in zip(told, another.map(told_wholly, [one.seed for one in told]), strict=True):
            if one.faults:
                (folder / f"trace-{one.seed}").write_bytes(same.trace)
            if one.hash != same.hash:
                faults.append(f"seed {one.seed} is not the same the second time")
    return faults


def processes(count: int) -> Workers:
    """What is there at their start stays: the collector need not look at it again and again."""
    return Workers(count, then=gc.freeze)


def told_in_turn(seeds: Sequence[int]) -> list[Told]:
    return [*map(told_once, seeds)]


def told_once(seed: int, *, keep: bool = False) -> Told:
    """A story that breaks off is told too."""
    try:
        return tell(seed, keep=keep)
    except Exception as error:
        return Told(seed, "", {}, [f"it broke off: {error!r}"])


def told_wholly(seed: int) -> Told:
    return told_once(seed, keep=True)


SIMULATION = Experiment(
    name="simulation",
    claim="whatever fails, and in whichever order, no word is broken; what fails, fails again from its seed",
    unit="simulated fault seeds",
    batch=1000,
    goal=100_000,
    run=batch,
)
