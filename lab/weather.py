"""Games through the worst network: every game ends, and all see the same in the end."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.world.evening import Evening
from lab.world.judging import judge
from lab.world.proxy import FINE, WORST, Proxy, Slicer, Weather
from lab.world.served import Served

PATIENCE = 300
"""Seconds for a batch of games."""


async def through(
    folder: Path, games: int, *, weather: Weather = WORST, seed: int = 1, done: Step = lambda: None
) -> tuple[Verdict, dict[str, int]]:
    """One game at each table; the verdict, and what the network did."""
    with Served(folder) as server:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy(server.address, seed=seed))
            slicer = await stack.enter_async_context(Slicer(proxy.address, seed))
            evening = await stack.enter_async_context(Evening([slicer.address], folder, games, seed=seed, games=1))
            proxy.weather = weather
            async with asyncio.timeout(PATIENCE):
                await evening.played(done)
            proxy.weather = FINE
        server.kill()
        return await judge([evening.file], server, folder), proxy.did | {"sliced": slicer.pieces}


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    verdict, did = await through(folder, size, seed=seed, done=done)
    counts = {"acknowledged": verdict.acknowledged, "frames": verdict.frames, "views": verdict.views}
    return Outcome(seed, size, counts | did, verdict.faults)


WEATHER = Experiment(
    name="weather",
    claim="through the worst network every game ends, and all views agree",
    unit="games",
    batch=10,
    goal=500,
    run=batch,
)
