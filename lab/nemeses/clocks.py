"""Somebody sets the clock while people play, by hours: nobody's time runs out, and no game stands still."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from lab.checker import Stored, Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.nemeses.forked import Forked
from lab.nemeses.inside import OFFSET
from lab.nemeses.patrons import Patrons, counts, judged
from lab.world.judging import stored

TABLES = 5
HOUR = 3600.0
FURTHEST = 12
"""Hours that the clock is off, at most."""
CALM = (0.1, 0.5)
PATIENCE = 60.0
"""Seconds in which something must happen at every table, and which everybody has for an answer."""
TIMED = {"time-out", "go-away", "expire"}
"""What a server does because somebody took too long."""


async def under_jumps(
    folder: Path,
    jumps: int,
    *,
    hours: tuple[float, float] = (-FURTHEST, FURTHEST),
    patience: float = PATIENCE,
    tables: int = TABLES,
    mutant: str = "",
    seed: int = 1,
    done: Step = lambda: None,
) -> Verdict:
    """With each jump all connections are lost: so every timer is looked at again. Every other jump finds all tables
    waiting for somebody, the others find people at play."""
    chance = random.Random(seed)
    clock = folder / "clock"
    clock.write_bytes(OFFSET.pack(0))
    limits: dict[str, Any] = dict.fromkeys(("grace", "patience", "shelf"), round(PATIENCE * 1000))
    faults: list[str] = []
    with Forked(folder, mutant=mutant, inside={"clock": str(clock)}, **limits) as server:
        async with Patrons([server.address], folder, tables, seed=seed, broken=mutant) as evening:
            for jump in range(jumps):
                await asyncio.sleep(chance.uniform(*CALM))
                if jump % 2 == 0:
                    await evening.rest()
                    await evening.come_to_rest(patience)
                offset = chance.uniform(*hours) * HOUR
                set_clock(clock, offset)
                evening.scatter()
                if jump % 2 == 0:
                    evening.go_on()
                still = await evening.standing(patience)
                faults += [
                    f"room {room} stands still, and the clock is off by {offset / HOUR:.1f} hours" for room in still
                ]
                done()
        server.kill()
        verdict = await judged(evening, server)
        verdict.faults += faults + [fault for row in await stored(server) for fault in too_late(row)]
        return verdict


def set_clock(clock: Path, offset: float) -> None:
    """In its place: the server looks at these bytes at any moment, and a file that is written anew is empty first."""
    with clock.open("r+b") as out:
        out.write(OFFSET.pack(offset))


def too_late(row: Stored) -> list[str]:
    deed: str = json.loads(row.body)["deed"]["type"]
    return [f"room {row.room}: entry {row.seq} is a {deed}, and nobody was slow"] if deed in TIMED else []


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    verdict = await under_jumps(folder, size, seed=seed, done=done)
    return Outcome(seed, size, counts(verdict), verdict.faults)


CLOCKS = Experiment(
    name="clocks",
    claim="the wall clock jumps by hours: nobody's time runs out, and every game goes on",
    unit="jumps of the wall clock",
    batch=40,
    goal=600,
    run=batch,
)
