"""kill -9 under load: a server on its own file, killed again and again while people play."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.world.evening import Evening
from lab.world.judging import judge
from lab.world.served import Served

SHORTEST, LONGEST = 0.2, 0.6
"""Seconds that a server lives."""


async def under_kills(
    folder: Path,
    kills: int,
    *,
    tables: int = 5,
    mutant: str = "",
    seed: int = 7,
    done: Callable[[], None] = lambda: None,
) -> Verdict:
    """So many kills; `done` is called after each."""
    chance = random.Random(seed)
    with Served(folder, mutant=mutant) as server:
        async with Evening([server.address], folder, tables, seed=seed) as evening:
            for _ in range(kills):
                await asyncio.sleep(chance.uniform(SHORTEST, LONGEST))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
                done()
        await asyncio.to_thread(server.kill)
        return await judge([evening.file], server, folder)


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    verdict = await under_kills(folder, size, seed=seed, done=done)
    counts = {"acknowledged": verdict.acknowledged, "unknown": verdict.unknown, "frames": verdict.frames}
    return Outcome(seed, size, counts | {"views": verdict.views}, verdict.faults)


KILLS = Experiment(
    name="kills",
    claim="no acknowledged move is lost, and nothing is shown that was not stored",
    unit="kill -9 under load",
    batch=50,
    goal=1000,
    run=batch,
)
