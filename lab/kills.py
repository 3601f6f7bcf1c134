"""kill -9 under load: a server on its own file, killed again and again while people play; and so are broken ones."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.nemeses.forked import Forked
from lab.nemeses.patrons import Patrons, counts
from lab.world.judging import judge

LONGEST = 0.5
"""Seconds that a server lives after its first answer, at most."""
PATIENCE = 20.0
SHARE = 10
"""For so many kills of the server, each mutant is killed once more."""
LEAST = 3
"""So many kills of a mutant are certain to show it."""


class Mutant(msgspec.Struct, frozen=True):
    """A broken server: what a kill shows of it, as the judge says it and as we count it."""

    name: str
    fault: str
    counted: str


MUTANTS = (
    Mutant("write_behind", "acknowledged and is lost", "lost by a mutant that writes 0.3 s behind"),
    Mutant("write_behind_by_half_a_minute", "acknowledged and is lost", "lost by a mutant that writes 30 s behind"),
    Mutant("tell_first", "was shown", "frames shown by a mutant that tells first, and not stored"),
)


async def under_kills(
    folder: Path,
    kills: int,
    *,
    tables: int = 5,
    mutant: str = "",
    seed: int = 7,
    done: Step = lambda: None,
) -> Verdict:
    """So many kills; `done` is called after each. People sit down with an honest server, and a mutant comes then."""
    chance = random.Random(seed)
    with Forked(folder) as server:
        async with Patrons([server.address], folder, tables, seed=seed, broken=mutant) as evening:
            if mutant:
                server.mutant = mutant
                await restart(server)
            for _ in range(kills):
                await evening.until_acknowledged(PATIENCE)
                await asyncio.sleep(chance.uniform(0, LONGEST))
                await restart(server)
                done()
        await asyncio.to_thread(server.kill)
        return await judge([evening.file], server, folder)


async def restart(server: Forked) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def shown_by(mutant: Mutant, folder: Path, kills: int, seed: int) -> int:
    """How often the judge says of it what it is there to show."""
    folder.mkdir()
    verdict = await under_kills(folder, kills, mutant=mutant.name, seed=seed)
    return sum(mutant.fault in fault for fault in verdict.faults)


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    verdict = await under_kills(folder, size, seed=seed, done=done)
    counted, faults, kills = counts(verdict), [*verdict.faults], size // SHARE
    if kills < LEAST:
        return Outcome(seed, size, counted, faults)
    for mutant in MUTANTS:
        counted[mutant.counted] = shown = await shown_by(mutant, folder / mutant.name, kills, seed)
        if not shown:
            faults.append(f"{kills} kills of {mutant.name} showed nothing: the lab is blind")
    return Outcome(seed, size, counted | {"kills of each mutant": kills}, faults)


KILLS = Experiment(
    name="kills",
    claim="no acknowledged move is lost, and nothing is shown that was not stored; mutants lose some",
    unit="kill -9 under load",
    batch=50,
    goal=1000,
    run=batch,
)
