"""Several servers share the tables; single ones are killed, or frozen until nobody believes in them any more.

A frozen server wakes up with all that it believed: that it holds the tables, that its statements were never answered,
that its people are still there.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.nemeses.forked import Forked
from lab.nemeses.house import house, stores
from lab.nemeses.patrons import Patrons, counts, judged

SERVERS = 3
TABLES = 5
CALM = (0.2, 0.6)
"""Seconds between one blow and the next."""
NAPS = (0.3, 6.0)
"""Seconds that a server is frozen: a short while, and longer than it waits for its database."""
PATIENCE, HOPELESS = 60.0, 2.0
"""Seconds that one waits for a move, and for one of broken servers."""
LONG_NAPS = 0.2
"""One in so many naps is long."""


async def under_blows(
    folder: Path,
    blows: int,
    store: str,
    bus: str,
    *,
    tables: int = TABLES,
    mutant: str = "",
    seed: int = 1,
    naps: tuple[float, float] = NAPS,
    done: Step = lambda: None,
) -> tuple[Verdict, dict[str, int]]:
    """So many kills and freezes of single servers; the verdict, and how many there were of each."""
    chance = random.Random(seed)
    did = {"killed": 0, "frozen": 0}
    with house(folder, SERVERS, store, bus, mutant=mutant) as servers:
        async with Patrons(servers.addresses, folder, tables, seed=seed, broken=mutant) as evening:
            evening.scatter()
            for number in range(blows):
                await evening.until_acknowledged(HOPELESS if mutant else PATIENCE)
                await asyncio.sleep(chance.uniform(*CALM))
                server = chance.choice(servers.servers)
                if number % 2:
                    await freeze(evening, server, naps[chance.random() < LONG_NAPS])
                else:
                    await kill(evening, server)
                did["frozen" if number % 2 else "killed"] += 1
                done()
            await evening.settle()
        servers.kill()
        return await judged(evening, servers.servers[0]), did


async def kill(evening: Patrons, server: Forked) -> None:
    evening.addresses.remove(server.address)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    evening.addresses.append(server.address)


async def freeze(evening: Patrons, server: Forked, seconds: float) -> None:
    """Its people go to the others meanwhile, and may be back before it knows that they had gone."""
    server.freeze()
    evening.avoid(server.address)
    await asyncio.sleep(seconds)
    server.thaw()
    evening.addresses.append(server.address)


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    with stores() as (postgres, redis):
        verdict, did = await under_blows(folder, size, postgres.url, redis.url, seed=seed, done=done)
    return Outcome(seed, size, did | counts(verdict), verdict.faults)


CLUSTERS = Experiment(
    name="clusters",
    claim="whichever server of several is killed or frozen, nothing is lost or doubled, and all views agree",
    unit="kills and freezes of single servers",
    batch=20,
    goal=200,
    run=batch,
)
