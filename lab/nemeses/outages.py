"""The database goes for half a minute, again and again, while people play at several servers.

It is killed as if its power had gone, or frozen so that it keeps its connections and answers nothing. Most of the time
is waiting: several houses, each with a database of its own, have their outages at the same time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path

import msgspec

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.nemeses.house import house, stores
from lab.nemeses.patrons import Patrons, counts, judged
from lab.world.stores import Postgres

SERVERS = 2
TABLES = 2
HOUSES = 5
"""So many at once."""
GONE = {"killed": 30.0, "frozen": 30.0}
"""Seconds."""
PROMPT = 2.0
"""Seconds after its return in which a move must be acknowledged."""
PATIENCE = 60.0
"""Seconds after which nothing will come any more."""
CALM = (0.5, 3.0)


class Outage(msgspec.Struct, frozen=True):
    """One time that the database was gone."""

    how: str
    told: int
    """How often somebody was told so."""
    wait: float
    """Seconds from its return to the first acknowledgement."""


async def under_outages(
    folder: Path,
    outages: int,
    postgres: Postgres,
    bus: str,
    *,
    gone: Mapping[str, float] = GONE,
    mutant: str = "",
    seed: int = 1,
    done: Step = lambda: None,
) -> tuple[Verdict, list[Outage]]:
    chance = random.Random(seed)
    seen: list[Outage] = []
    with house(folder, SERVERS, postgres.url, bus, mutant=mutant) as servers:
        async with Patrons(servers.addresses, folder, TABLES, seed=seed, broken=mutant) as evening:
            evening.scatter()
            for number in range(outages):
                await asyncio.sleep(chance.uniform(*CALM))
                await evening.until_acknowledged(PATIENCE)
                how = "frozen" if (number + seed) % 2 else "killed"
                seen.append(await outage(postgres, evening, how, gone[how]))
                done()
            await evening.settle()
        servers.kill()
        return await judged(evening, servers.servers[0]), seen


async def outage(postgres: Postgres, evening: Patrons, how: str, seconds: float) -> Outage:
    before = evening.heard["wire.store"]
    await asyncio.to_thread(postgres.freeze if how == "frozen" else postgres.kill)
    await asyncio.sleep(seconds)
    told = evening.heard["wire.store"] - before
    await asyncio.to_thread(postgres.thaw if how == "frozen" else postgres.start)
    return Outage(how, told, await evening.until_acknowledged(PATIENCE))


async def one_house(folder: Path, seed: int, outages: int, done: Step) -> tuple[Verdict, list[Outage]]:
    folder.mkdir()
    with stores() as (postgres, redis):
        return await under_outages(folder, outages, postgres, redis.url, seed=seed, done=done)


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """Several houses; each takes its share."""
    shares = [size // HOUSES + (number < size % HOUSES) for number in range(HOUSES)]
    places = [(folder / str(number), HOUSES * seed + number, share) for number, share in enumerate(shares) if share]
    ended = await asyncio.gather(*(one_house(*place, done) for place in places))
    total: dict[str, int] = {}
    for verdict, seen in ended:
        ways = {how: sum(one.how == how for one in seen) for how in ("killed", "frozen")}
        for name, count in (ways | {"told so": sum(one.told for one in seen)} | counts(verdict)).items():
            total[name] = total.get(name, 0) + count
    every = [one for _, seen in ended for one in seen]
    faults = [fault for verdict, _ in ended for fault in verdict.faults]
    faults += [f"the first acknowledgement came after {one.wait:.1f} s" for one in every if one.wait > PROMPT]
    faults += [f"the database was {one.how}, and nobody was told" for one in every if not one.told]
    figures = {"seconds to the first acknowledgement, at most": max(one.wait for one in every)}
    return Outcome(seed, size, total, faults, figures)


OUTAGES = Experiment(
    name="outages",
    claim="the database is gone for 30 s: nothing is lost or doubled, and moves are made 2 s after its return",
    unit="outages of the database",
    batch=2 * HOUSES,
    goal=100,
    run=batch,
)
