"""Reconnect storms: all are cut off at once and all come back at once, again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from benchmarks.server.figures import percentile
from lab.checker import Verdict
from lab.crowds.people import Honest, Quiet
from lab.experiment import Experiment, Outcome, Step
from lab.world.judging import judge
from lab.world.served import Served

CALM = 1.0
"""Seconds between two storms."""
PATIENCE = 30.0
"""Seconds after which somebody who is not back will never be."""


class Storms(msgspec.Struct):
    """What the judge says, how long it took until all were back, and how long the others waited for an answer."""

    verdict: Verdict
    back: list[float]
    calm: float
    stormy: float


async def through(
    folder: Path,
    storms: int,
    *,
    tables: int = 2,
    others: int = 2,
    calm: float = CALM,
    seed: int = 1,
    server: Served | None = None,
    done: Step = lambda: None,
) -> Storms:
    """So many storms over some tables, with so many seconds in between; `others` are tables that no storm touches."""
    with server or Served(folder) as server:
        async with (
            Honest(server.address, others, seed=seed) as honest,
            Quiet([server.address], folder, tables, seed=seed) as evening,
        ):
            honest.begin()
            await asyncio.sleep(2 * CALM)
            before = honest.end()
            honest.begin()
            back = [await storm(evening, calm, done) for _ in range(storms)]
            stormy = honest.end()
        await asyncio.to_thread(server.kill)
        return Storms(await judge([evening.file], server, folder), back, before, stormy)


async def storm(evening: Quiet, calm: float, done: Step) -> float:
    """Seconds until the last is back."""
    clock = asyncio.get_running_loop().time
    began = clock()
    async with asyncio.timeout(PATIENCE):
        await evening.cut_all()
    took = clock() - began
    await asyncio.sleep(calm)
    done()
    return took


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    seen = await through(folder, size, tables=30, others=10, seed=seed, done=done)
    verdict = seen.verdict
    counts = {"cut and back": size * verdict.views, "acknowledged": verdict.acknowledged, "frames": verdict.frames}
    figures = {
        "ms until all are back, p50": percentile(seen.back, 50),
        "ms until all are back, worst": percentile(seen.back, 100),
        "p99 of others, ms": seen.stormy,
        "p99 of others over calm": seen.stormy / seen.calm if seen.calm else 0.0,
    }
    return Outcome(seed, size, counts, verdict.faults, figures)


STORMS = Experiment(
    name="storms",
    claim="all are cut off at once and come back at once: everybody is back, and nothing is lost",
    unit="storms",
    batch=20,
    goal=100,
    run=batch,
)
