"""Redis goes, freezes, or loses three messages of ten: a hint may be lost, and nothing is lost with it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.nemeses.house import house, stores
from lab.nemeses.lossy import Lossy
from lab.nemeses.patrons import Patrons, counts, judged
from lab.world.stores import RedisServer

SERVERS = 3
TABLES = 4
LOSS = 0.3
SPELLS = ("lossy", "killed", "frozen")
BAD, CALM = 3.0, 0.5
"""Seconds of each."""
Moved = Callable[[], Awaitable[bool]]
PATIENCE = 60.0
"""Seconds in which something must happen at every table."""


async def under_spells(
    folder: Path,
    spells: int,
    store: str,
    redis: RedisServer,
    *,
    kinds: tuple[str, ...] = SPELLS,
    bad: float = BAD,
    loss: float = LOSS,
    patience: float = PATIENCE,
    tables: int = TABLES,
    mutant: str = "",
    seed: int = 1,
    done: Step = lambda: None,
) -> tuple[Verdict, dict[str, int]]:
    """The verdict, and what the bus did."""
    did = dict.fromkeys(kinds, 0)
    faults: list[str] = []
    async with Lossy(redis.socket, redis.folder, seed) as line:
        with house(folder, SERVERS, store, line.url, mutant=mutant) as servers:
            async with Patrons(servers.addresses, folder, tables, seed=seed, broken=mutant) as evening:
                evening.scatter()
                for number in range(spells):
                    await asyncio.sleep(CALM)
                    kind = kinds[(number + seed) % len(kinds)]
                    if not await spell(kind, bad, redis, line, loss, lambda: moves(evening, patience)):
                        faults.append(f"no move was made while Redis was {kind}")
                    still = await evening.standing(patience)
                    faults += [f"room {room} stands still since Redis was {kind}" for room in still]
                    did[kind] += 1
                    done()
                await evening.settle()
            servers.kill()
            verdict = await judged(evening, servers.servers[0])
    verdict.faults += faults
    return verdict, did | {"hints passed": line.passed, "hints lost": line.lost}


async def moves(evening: Patrons, patience: float) -> bool:
    return await evening.until_acknowledged(patience) < patience


async def spell(kind: str, seconds: float, redis: RedisServer, line: Lossy, loss: float, moved: Moved) -> bool:
    """Was a move made while it lasted? It lasts until one is, or until nobody believes in it any more."""
    if kind == "lossy":
        line.loss = loss
    elif kind == "killed":
        await asyncio.to_thread(redis.kill)
    else:
        redis.freeze()
    await asyncio.sleep(seconds)
    has_moved = await moved()
    if kind == "lossy":
        line.loss = 0.0
    elif kind == "killed":
        await asyncio.to_thread(redis.start)
    else:
        redis.thaw()
    return has_moved


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    with stores() as (postgres, redis):
        verdict, did = await under_spells(folder, size, postgres.url, redis, seed=seed, done=done)
    return Outcome(seed, size, did | counts(verdict), verdict.faults)


BUSES = Experiment(
    name="buses",
    claim="without Redis, or with one that loses three messages of ten, games go on and all views agree",
    unit="bad spells of the bus",
    batch=9,
    goal=90,
    run=batch,
)
