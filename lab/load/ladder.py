"""More and more tables with people at a human pace: what each rung of the ladder costs, and where answers get slow."""

from __future__ import annotations

import asyncio
import math
import signal
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]

from benchmarks.server.counted import SEATS
from benchmarks.server.figures import percentile
from lab.experiment import Experiment, Outcome, Step
from lab.load.crew import SPARE, Crew, Meter, open_files
from lab.load.flame import draw
from lab.world.served import Served
from lab.world.stores import Postgres, RedisServer, own

BRISK, THINKING = 2.5, 10.0
"""Seconds from a question to its answer, on average: a quick game, and people who also talk."""
SETTLE = 5.0
"""Seconds after the last has sat down, at most, before anything is counted."""
TABLES = (100, 250, 500, 1000, 1500, 2000, 2500, 3000, 4000)
MANY = (500, 1000, 2500, 5000, 7500, 10_000)


class Rung(msgspec.Struct, frozen=True):
    """So many tables, and what was measured; times in milliseconds, shares in cores."""

    tables: int
    sockets: int
    pace: float
    processes: int
    rate: float
    """Moves a second that were acknowledged, so in the log."""
    p50: float
    p99: float
    worst: float
    server: float
    load: float
    """What the people themselves took."""
    store: float
    """What PostgreSQL and Redis took, where they are there."""
    machine: float
    """The busy share of all cores, with whatever else ran on the machine."""
    memory: float
    """MiB of the server's processes."""


class Measured(msgspec.Struct):
    """A rung, and what was wrong."""

    rung: Rung
    refused: dict[str, int]


async def climb(
    folder: Path,
    tables: int,
    *,
    pace: float = BRISK,
    seconds: float = 15.0,
    store: str = "",
    seed: int = 1,
    settings: dict[str, Any] | None = None,
) -> Measured:
    """A fresh server, or as many as it takes on one file or on PostgreSQL; so many tables; a look at the clock."""
    fits = (open_files() - SPARE) // SEATS
    processes = max(2, math.ceil(tables / fits)) if store else 1
    if tables > fits * processes:
        raise ConnectionError(f"a process may have {fits * SEATS:,} sockets here: too few for {tables:,} tables")
    async with AsyncExitStack() as stack:
        stores: dict[str, str] = {}
        database: list[int] = []
        if store:
            redis = stack.enter_context(own(RedisServer))
            stores["bus"] = redis.url
            database.append(redis.process.pid)
        if store == "PostgreSQL":
            postgres = stack.enter_context(own(Postgres))
            stores["store"] = postgres.url
            database.append(postgres.process.pid)
        servers = [Served(folder, **stores, **(settings or {})) for _ in range(processes)]
        for number, server in enumerate(servers):
            server.command = ["-m", "lab.load.sampling", str(folder / f"stacks-{number}")]
            stack.enter_context(server)
        crews = [
            await stack.enter_async_context(Crew(server.address, number, pace, seed))
            for number, server in enumerate(servers)
        ]
        await asyncio.gather(*(crew.sit(part) for crew, part in zip(crews, parts(tables, processes), strict=True)))
        await asyncio.sleep(min(pace, SETTLE))
        measured = await measure(servers, crews, database, tables, pace, seconds)
        for server in servers:
            await asyncio.to_thread(server.stop)
    return measured


def parts(whole: int, count: int) -> list[int]:
    """As even as can be."""
    return [whole // count + (number < whole % count) for number in range(count)]


async def measure(
    servers: list[Served], crews: list[Crew], database: list[int], tables: int, pace: float, seconds: float
) -> Measured:
    serving = Meter(server.process.pid for server in servers if server.process)
    storing = Meter(database)
    serving.signal(signal.SIGUSR1)
    psutil.cpu_percent()
    before = serving.seconds, storing.seconds
    waited = await asyncio.gather(*(crew.count(seconds) for crew in crews))
    serving.signal(signal.SIGUSR2)
    took = sum(each.seconds for each in waited) / len(waited)
    answers = [answer / 1e6 for each in waited for answer in each.answers]
    refused = sum((Counter(each.refused) for each in waited), Counter[str]())
    rung = Rung(
        tables=tables,
        sockets=tables * SEATS,
        pace=pace,
        processes=len(servers),
        rate=len(answers) / took,
        p50=percentile(answers, 50),
        p99=percentile(answers, 99),
        worst=percentile(answers, 100),
        server=(serving.seconds - before[0]) / took,
        load=sum(each.busy for each in waited),
        store=(storing.seconds - before[1]) / took,
        machine=psutil.cpu_percent() / 100,
        memory=serving.memory / 2**20,
    )
    return Measured(rung, refused)


async def batch(folder: Path, seed: int, size: int, done: Step, *, ladder: tuple[int, ...], **more: Any) -> Outcome:
    """One rung. The seed says which, so that a run goes on where it stopped."""
    tables = ladder[(seed - 1) % len(ladder)]
    try:
        measured = await climb(folder, tables, seed=seed, **more)
    except ConnectionError as error:
        return Outcome(seed, size, {}, [f"{tables:,} tables: {error}"])
    draw(sorted(folder.glob("stacks-*")), folder.parent / f"flame-{folder.name.partition('-')[0]}-{tables}.svg")
    done()
    faults = [f"{tables:,} tables: {number} moves refused by {rule}" for rule, number in measured.refused.items()]
    rung = measured.rung
    moves = round(rung.rate * more.get("seconds", 15.0))
    return Outcome(
        seed,
        size,
        {"moves": moves},
        faults,
        {name: float(value) for name, value in msgspec.structs.asdict(rung).items()},
    )


async def alone(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """One process and its SQLite file."""
    return await batch(folder, seed, size, done, ladder=TABLES)


async def together(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """Several processes, PostgreSQL and Redis, and people who take their time."""
    return await batch(folder, seed, size, done, ladder=MANY, pace=THINKING, store="PostgreSQL", seconds=30.0)


async def on_one_file(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """Several processes on one SQLite file, Redis, and the same people."""
    return await batch(folder, seed, size, done, ladder=MANY, pace=THINKING, store="file", seconds=30.0)


LOAD = Experiment(
    name="load",
    claim="one process and its file: how many durable moves a second until answers take long",
    unit="rungs of the ladder",
    batch=1,
    goal=len(TABLES),
    run=alone,
    curve=("rate", "p99"),
)
CLUSTER = Experiment(
    name="cluster",
    claim="several processes, PostgreSQL, Redis: how many tables, sockets and moves until answers take long",
    unit="rungs of the ladder",
    batch=1,
    goal=len(MANY),
    run=together,
    curve=("rate", "p99"),
)
SHARING = Experiment(
    name="sharing",
    claim="several processes, one SQLite file, Redis: how many tables, sockets and moves until answers take long",
    unit="rungs of the ladder",
    batch=1,
    goal=len(MANY),
    run=on_one_file,
    curve=("rate", "p99"),
)
