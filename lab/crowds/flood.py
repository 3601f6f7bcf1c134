"""A flood from one client: it is refused, then cut off, and the others hardly notice."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec

from lab.checker import Verdict
from lab.crowds.flooder import Flood
from lab.crowds.people import Honest, Quiet
from lab.experiment import Experiment, Outcome, Step
from lab.world.judging import judge
from lab.world.served import CHECKOUT, Served

LIMITS: dict[str, Any] = {"rate": 20, "burst": 60}
"""What hosts have if they say nothing."""
TABLES = 8
WATCHED = 2
"""Tables of people whose every word is judged."""


class Seen(msgspec.Struct):
    """How long honest people waited without a flooder, with one that keeps to its rate, with one that does not."""

    calm: float
    within: float
    beyond: float
    kept: Flood
    """Within its rate."""
    poured: Flood
    """Beyond it."""
    verdict: Verdict
    faults: list[str]


async def pouring(address: str, rate: float, seconds: float) -> Flood:
    """A flooder in a process of its own."""
    flooder = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "lab.crowds.flooder", address, str(rate), str(seconds)),
        stdout=asyncio.subprocess.PIPE,
        cwd=CHECKOUT,
    )
    told, _ = await flooder.communicate()
    return msgspec.json.decode(told, type=Flood)


async def under(folder: Path, seconds: float, *, seed: int = 1, server: Served | None = None) -> Seen:
    """So many seconds of each."""
    with server or Served(folder, **LIMITS) as server:
        async with (
            Honest(server.address, TABLES, seed=seed) as honest,
            Quiet([server.address], folder, WATCHED, seed=seed) as evening,
        ):
            honest.begin()
            await asyncio.sleep(seconds)
            calm = honest.end()
            honest.begin()
            kept = await pouring(server.address, LIMITS["rate"] * 0.8, seconds)
            within = honest.end()
            honest.begin()
            poured = await pouring(server.address, 0, seconds)
            beyond = honest.end()
        refused = {**honest.counted.refused}
        await asyncio.to_thread(server.kill)
        verdict = await judge([evening.file], server, folder)
    faults = [*verdict.faults, *wrong(kept, poured, seconds)]
    if refused:
        faults.append(f"honest people were refused: {refused}")
    return Seen(calm, within, beyond, kept, poured, verdict, faults)


def wrong(kept: Flood, poured: Flood, seconds: float) -> list[str]:
    found = []
    if kept.refused or kept.cut:
        found.append(f"one who keeps to the rate was refused {kept.refused} times and cut off {kept.cut} times")
    found += held_back(poured, seconds)
    return found


def held_back(poured: Flood, seconds: float) -> list[str]:
    """Is one who sends without end refused, and cut off at last?"""
    found = []
    if not poured.refused:
        found.append(f"nothing of a flood of {poured.sent:,} messages was refused")
    if not poured.cut:
        found.append(f"a flood of {poured.sent:,} messages was not cut off")
    allowed = (1 + poured.cut) * LIMITS["burst"] + 2 * LIMITS["rate"] * (1 + seconds)
    if poured.answered > allowed:
        found.append(f"{poured.answered:,} messages of a flood were heard; {allowed:,.0f} are allowed")
    return found


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    seconds = 5.0 * size
    seen = await under(folder, seconds, seed=seed)
    for _ in range(size):
        done()
    poured = seen.poured
    counts = {"sent": poured.sent, "heard": poured.answered, "refused": poured.refused, "cut off": poured.cut}
    figures = {
        "p99 of the honest, calm, ms": seen.calm,
        "p99 over calm, within the rate": seen.within / seen.calm if seen.calm else 0.0,
        "p99 over calm, beyond the rate": seen.beyond / seen.calm if seen.calm else 0.0,
    }
    return Outcome(seed, size, counts | {"acknowledged": seen.verdict.acknowledged}, seen.faults, figures)


FLOOD = Experiment(
    name="flood",
    claim="one client sends as much as it can: it is refused and cut off, and nobody else loses anything",
    unit="times five seconds",
    batch=2,
    goal=20,
    run=batch,
)
