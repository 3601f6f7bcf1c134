"""Load steps: more and more tables with players at a human pace; the cost of each step and its latencies."""

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

from harness.load.counters import SEATS
from harness.load.figures import percentile_ms
from harness.servers import ServerProcess
from harness.stores import Postgres, RedisServer, own_store
from lab.experiment import Experiment, Outcome, Progress
from lab.load.flame_graph import write_flame_graph
from lab.load.generator_process import RESERVED_FILES, LoadProcess, ProcessMeter, raise_open_file_limit

FAST_MOVE_INTERVAL_S, SLOW_MOVE_INTERVAL_S = 2.5, 10.0
"""Mean time from a question to its answer: a fast game, and players who also chat."""
SETTLE_S = 5.0
"""Longest pause between the last player's arrival and the measurement."""
SINGLE_PROCESS_STEPS = (100, 250, 500, 1000, 1500, 2000, 2500, 3000, 4000)
MULTI_PROCESS_STEPS = (500, 1000, 2500, 5000, 7500, 10_000)


class LoadStep(msgspec.Struct, frozen=True):
    """Measurements at one number of tables; latencies in milliseconds, processor shares in cores."""

    tables: int
    sockets: int
    pace: float
    processes: int
    rate: float
    """Acknowledged (hence stored) moves per second."""
    p50: float
    p99: float
    worst: float
    server: float
    load: float
    """Processor share of the load generators."""
    store: float
    """Processor share of PostgreSQL and Redis, where used."""
    machine: float
    """Busy share of all cores, including unrelated processes."""
    memory: float
    """Memory of the server's processes, in MiB."""


class StepResult(msgspec.Struct):
    """Measurements of a step, and refused moves by rule."""

    step: LoadStep
    refused: dict[str, int]


async def run_step(
    folder: Path,
    tables: int,
    *,
    pace: float = FAST_MOVE_INTERVAL_S,
    seconds: float = 15.0,
    store: str = "",
    seed: int = 1,
    settings: dict[str, Any] | None = None,
) -> StepResult:
    """Start fresh servers (one, or as many as needed on a shared store), open `tables` tables, and measure."""
    tables_per_process = (raise_open_file_limit() - RESERVED_FILES) // SEATS
    processes = max(2, math.ceil(tables / tables_per_process)) if store else 1
    if tables > tables_per_process * processes:
        raise ConnectionError(
            f"a process may have {tables_per_process * SEATS:,} sockets here: too few for {tables:,} tables"
        )
    async with AsyncExitStack() as stack:
        stores: dict[str, Any] = {}
        database: list[int] = []
        if store:
            redis = stack.enter_context(own_store(RedisServer))
            stores["bus"] = redis.url
            database.append(redis.process.pid)
        if store == "PostgreSQL":
            postgres = stack.enter_context(own_store(Postgres))
            stores["store"] = postgres.url
            database.append(postgres.process.pid)
        servers = [ServerProcess(folder, **stores, **(settings or {})) for _ in range(processes)]
        for number, server in enumerate(servers):
            server.command = ["lab.load.sampling_profiler", str(folder / f"stacks-{number}")]
            stack.enter_context(server)
        generators = [
            await stack.enter_async_context(LoadProcess(server.address, number, pace, seed))
            for number, server in enumerate(servers)
        ]
        await asyncio.gather(
            *(
                generator.open_tables(part)
                for generator, part in zip(generators, split_evenly(tables, processes), strict=True)
            )
        )
        await asyncio.sleep(min(pace, SETTLE_S))
        result = await measure(servers, generators, database, tables, pace, seconds)
        for server in servers:
            await asyncio.to_thread(server.stop)
    return result


def split_evenly(whole: int, count: int) -> list[int]:
    """Split a whole into parts that differ by at most one."""
    return [whole // count + (number < whole % count) for number in range(count)]


async def measure(
    servers: list[ServerProcess],
    generators: list[LoadProcess],
    database: list[int],
    tables: int,
    pace: float,
    seconds: float,
) -> StepResult:
    server_meter = ProcessMeter(server.process.pid for server in servers if server.process)
    store_meter = ProcessMeter(database)
    server_meter.signal(signal.SIGUSR1)
    psutil.cpu_percent()
    before = server_meter.cpu_seconds, store_meter.cpu_seconds
    samples = await asyncio.gather(*(generator.measure(seconds) for generator in generators))
    server_meter.signal(signal.SIGUSR2)
    elapsed_s = sum(each.seconds for each in samples) / len(samples)
    answers = [answer / 1e6 for each in samples for answer in each.answers]
    refused = sum((Counter(each.refused) for each in samples), Counter[str]())
    step = LoadStep(
        tables=tables,
        sockets=tables * SEATS,
        pace=pace,
        processes=len(servers),
        rate=len(answers) / elapsed_s,
        p50=percentile_ms(answers, 50),
        p99=percentile_ms(answers, 99),
        worst=percentile_ms(answers, 100),
        server=(server_meter.cpu_seconds - before[0]) / elapsed_s,
        load=sum(each.busy for each in samples),
        store=(store_meter.cpu_seconds - before[1]) / elapsed_s,
        machine=psutil.cpu_percent() / 100,
        memory=server_meter.memory_bytes / 2**20,
    )
    return StepResult(step, refused)


async def run_batch(
    folder: Path, seed: int, size: int, progress: Progress, *, steps: tuple[int, ...], **more: Any
) -> Outcome:
    """Measure one step; the seed selects which, so that an interrupted run resumes."""
    tables = steps[(seed - 1) % len(steps)]
    try:
        result = await run_step(folder, tables, seed=seed, **more)
    except ConnectionError as error:
        return Outcome(seed, size, {}, [f"{tables:,} tables: {error}"])
    write_flame_graph(
        sorted(folder.glob("stacks-*")), folder.parent / f"flame-{folder.name.rpartition('-')[0]}-{tables}.svg"
    )
    progress()
    violations = [f"{tables:,} tables: {number} moves refused by {rule}" for rule, number in result.refused.items()]
    step = result.step
    moves = round(step.rate * more.get("seconds", 15.0))
    return Outcome(
        seed,
        size,
        {"moves": moves},
        violations,
        {name: float(value) for name, value in msgspec.structs.asdict(step).items()},
    )


async def run_single_process(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Measure one process with its SQLite file."""
    return await run_batch(folder, seed, size, progress, steps=SINGLE_PROCESS_STEPS)


async def run_on_postgres(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Measure several processes with PostgreSQL and Redis, and slower players."""
    return await run_batch(
        folder,
        seed,
        size,
        progress,
        steps=MULTI_PROCESS_STEPS,
        pace=SLOW_MOVE_INTERVAL_S,
        store="PostgreSQL",
        seconds=30.0,
    )


async def run_on_shared_sqlite(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Measure several processes with one SQLite file and Redis, and the same players."""
    return await run_batch(
        folder, seed, size, progress, steps=MULTI_PROCESS_STEPS, pace=SLOW_MOVE_INTERVAL_S, store="file", seconds=30.0
    )


LOAD = Experiment(
    name="load",
    claim="moves per second that one process stores in its SQLite file before latency grows",
    bound="none; the p99 is compared with 20 and 100 ms",
    unit="load steps",
    batch=1,
    goal=len(SINGLE_PROCESS_STEPS),
    run=run_single_process,
    curve=("rate", "p99"),
)
LOAD_POSTGRES = Experiment(
    name="load-postgres",
    claim="tables, sockets and moves that several processes serve with PostgreSQL and Redis before latency grows",
    bound="none; the p99 is compared with 20 and 100 ms",
    unit="load steps",
    batch=1,
    goal=len(MULTI_PROCESS_STEPS),
    run=run_on_postgres,
    curve=("rate", "p99"),
)
LOAD_SQLITE = Experiment(
    name="load-sqlite",
    claim="tables, sockets and moves that several processes serve with one SQLite file and Redis before latency grows",
    bound="none; the p99 is compared with 20 and 100 ms",
    unit="load steps",
    batch=1,
    goal=len(MULTI_PROCESS_STEPS),
    run=run_on_shared_sqlite,
    curve=("rate", "p99"),
)
