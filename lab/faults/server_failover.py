"""Server failover: several servers share the tables; single ones are killed, or frozen beyond every timeout.

A frozen server resumes with stale beliefs: that it holds the tables, that its statements are still unanswered, that its
clients are still connected.
"""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from lab.checker import CheckResult
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.cluster_workload import ClusterWorkload, check_run, result_counts
from lab.faults.forked_servers import ForkedServer, cluster, own_stores

SERVERS = 3
TABLES = 5
PAUSE_RANGE_S = (0.2, 0.6)
"""Range of pauses between two failures."""
FREEZE_DURATIONS_S = (0.3, 6.0)
"""Durations of a freeze: a short one, and one that exceeds the server's database timeout."""
ACK_TIMEOUT_S, BROKEN_ACK_TIMEOUT_S = 60.0, 2.0
"""Timeouts for the next acknowledgement, from sound and from broken servers."""
LONG_FREEZE_RATE = 0.2
"""Share of freezes that are long."""


async def run_failover(
    folder: Path,
    failures: int,
    store: str,
    bus: str,
    *,
    tables: int = TABLES,
    mutant: str = "",
    seed: int = 1,
    freeze_durations_s: tuple[float, float] = FREEZE_DURATIONS_S,
    progress: Progress = lambda: None,
) -> tuple[CheckResult, dict[str, int]]:
    """Kill and freeze single servers alternately; return the check's result and the number of failures of each kind."""
    chance = random.Random(seed)
    injected = {"killed": 0, "frozen": 0}
    with cluster(folder, SERVERS, store, bus, mutant=mutant) as servers:
        async with ClusterWorkload(servers.addresses, folder, tables, seed=seed, broken=mutant) as workload:
            workload.drop_connections()
            for number in range(failures):
                await workload.wait_for_ack(BROKEN_ACK_TIMEOUT_S if mutant else ACK_TIMEOUT_S)
                await asyncio.sleep(chance.uniform(*PAUSE_RANGE_S))
                server = chance.choice(servers.servers)
                if number % 2:
                    await freeze_and_thaw(workload, server, freeze_durations_s[chance.random() < LONG_FREEZE_RATE])
                else:
                    await kill_and_restart(workload, server)
                injected["frozen" if number % 2 else "killed"] += 1
                progress()
            await workload.settle()
        servers.kill()
        return await check_run(workload, servers.servers[0]), injected


async def kill_and_restart(workload: ClusterWorkload, server: ForkedServer) -> None:
    workload.addresses.remove(server.address)
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    workload.addresses.append(server.address)


async def freeze_and_thaw(workload: ClusterWorkload, server: ForkedServer, seconds: float) -> None:
    """Freeze a server while its clients move to the others; they may return before it notices that they had gone."""
    server.freeze()
    workload.stop_using(server.address)
    await asyncio.sleep(seconds)
    server.thaw()
    workload.addresses.append(server.address)


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    with own_stores() as (postgres, redis):
        result, injected = await run_failover(folder, size, postgres.url, redis.url, seed=seed, progress=progress)
    return Outcome(seed, size, injected | result_counts(result), result.violations)


FAILOVER = Experiment(
    name="failover",
    claim="when one of several servers is killed or frozen no move is lost or duplicated and all views agree",
    bound="no move lost or duplicated",
    unit="kills and freezes of single servers",
    batch=20,
    goal=200,
    run=run_batch,
)
