"""Bus outages: Redis is killed, frozen, or loses 30% of its messages; players must lose nothing but time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from harness.stores import RedisServer
from lab.checker import CheckResult
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.cluster_workload import ClusterWorkload, check_run, result_counts
from lab.faults.forked_servers import cluster, own_stores
from lab.faults.redis_proxy import LossyRedisProxy

SERVERS = 3
TABLES = 4
LOSS_RATE = 0.3
BUS_FAULTS = ("lossy", "killed", "frozen")
FAULT_S, CALM_S = 3.0, 0.5
"""Duration of a fault, and of the pause before it."""
MoveCheck = Callable[[], Awaitable[bool]]
PROGRESS_TIMEOUT_S = 60.0
"""Timeout for the next move at every table."""


async def run_bus_faults(
    folder: Path,
    count: int,
    store: str,
    redis: RedisServer,
    *,
    kinds: tuple[str, ...] = BUS_FAULTS,
    fault_s: float = FAULT_S,
    loss_rate: float = LOSS_RATE,
    timeout_s: float = PROGRESS_TIMEOUT_S,
    tables: int = TABLES,
    mutant: str = "",
    seed: int = 1,
    progress: Progress = lambda: None,
) -> tuple[CheckResult, dict[str, int]]:
    """Inject `count` bus faults one after another; return the check's result and the number of faults of each kind."""
    injected = dict.fromkeys(kinds, 0)
    violations: list[str] = []
    async with LossyRedisProxy(redis.socket, redis.folder, seed) as proxy:
        with cluster(folder, SERVERS, store, proxy.url, mutant=mutant) as servers:
            async with ClusterWorkload(servers.addresses, folder, tables, seed=seed, broken=mutant) as workload:
                workload.drop_connections()
                for number in range(count):
                    await asyncio.sleep(CALM_S)
                    kind = kinds[(number + seed) % len(kinds)]
                    if not await inject_bus_fault(
                        kind, fault_s, redis, proxy, loss_rate, lambda: wait_for_move(workload, timeout_s)
                    ):
                        violations.append(f"no move was made while Redis was {kind}")
                    stalled = await workload.stalled_rooms(timeout_s)
                    violations += [f"room {room} made no progress after Redis was {kind}" for room in stalled]
                    injected[kind] += 1
                    progress()
                await workload.settle()
            servers.kill()
            result = await check_run(workload, servers.servers[0])
    result.violations += violations
    return result, injected | {"bus messages delivered": proxy.delivered, "bus messages lost": proxy.lost}


async def wait_for_move(workload: ClusterWorkload, timeout_s: float) -> bool:
    return await workload.wait_for_ack(timeout_s) < timeout_s


async def inject_bus_fault(
    kind: str, seconds: float, redis: RedisServer, proxy: LossyRedisProxy, loss_rate: float, wait_for_move: MoveCheck
) -> bool:
    """Inject one fault of this kind; return whether a move was acknowledged before it was healed."""
    if kind == "lossy":
        proxy.loss_rate = loss_rate
    elif kind == "killed":
        await asyncio.to_thread(redis.kill)
    else:
        redis.freeze()
    lost = proxy.lost
    await asyncio.sleep(seconds)
    has_moved = await wait_for_move()
    while kind == "lossy" and proxy.lost == lost and await wait_for_move():
        pass  # the fault has met no message yet
    if kind == "lossy":
        proxy.loss_rate = 0.0
    elif kind == "killed":
        await asyncio.to_thread(redis.start)
    else:
        redis.thaw()
    return has_moved


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    with own_stores() as (postgres, redis):
        result, injected = await run_bus_faults(folder, size, postgres.url, redis, seed=seed, progress=progress)
    return Outcome(seed, size, injected | result_counts(result), result.violations)


BUSES = Experiment(
    name="buses",
    claim="games continue and all views agree without Redis, or with 30% of its messages lost",
    bound=f"no move lost; a move at every table within {PROGRESS_TIMEOUT_S:g} s",
    unit="bus faults",
    batch=9,
    goal=90,
    run=run_batch,
)
