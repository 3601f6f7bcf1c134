"""Database outages: PostgreSQL is killed or frozen for 30 seconds, again and again, while people play on several
servers.

A kill is like a power failure; a frozen database keeps its connections and answers nothing. Since an outage is mostly
waiting, several clusters, each with its own database, have theirs at the same time.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from harness.stores import Postgres
from lab.checker import CheckResult
from lab.experiment import Experiment, Outcome, Progress, sum_counts
from lab.faults.cluster_workload import ClusterWorkload, check_run, result_counts
from lab.faults.forked_servers import cluster, own_stores

SERVERS = 2
TABLES = 2
CLUSTERS = 5
"""Clusters that run at the same time."""
OUTAGE_S = {"killed": 30.0, "frozen": 30.0}
"""Duration of an outage, by kind."""
RECOVERY_LIMIT_S = 2.0
"""Limit on the time from the end of an outage to the first acknowledgement."""
ACK_TIMEOUT_S = 60.0
"""Timeout for an acknowledgement."""
PAUSE_RANGE_S = (0.5, 3.0)


class Outage(msgspec.Struct, frozen=True):
    """One outage of the database."""

    kind: str
    refusals: int
    """Refusals (`wire.store`) that players received during the outage."""
    recovery_s: float
    """Seconds from the end of the outage to the first acknowledgement."""


async def run_outages(
    folder: Path,
    outages: int,
    postgres: Postgres,
    bus: str,
    *,
    durations_s: Mapping[str, float] = OUTAGE_S,
    mutant: str = "",
    seed: int = 1,
    progress: Progress = lambda: None,
) -> tuple[CheckResult, list[Outage]]:
    chance = random.Random(seed)
    seen: list[Outage] = []
    with cluster(folder, SERVERS, postgres.url, bus, mutant=mutant) as servers:
        async with ClusterWorkload(servers.addresses, folder, TABLES, seed=seed, broken=mutant) as workload:
            workload.drop_connections()
            for number in range(outages):
                await asyncio.sleep(chance.uniform(*PAUSE_RANGE_S))
                await workload.wait_for_ack(ACK_TIMEOUT_S)
                kind = "frozen" if (number + seed) % 2 else "killed"
                seen.append(await inject_outage(postgres, workload, kind, durations_s[kind]))
                progress()
            await workload.settle()
        servers.kill()
        return await check_run(workload, servers.servers[0]), seen


async def inject_outage(postgres: Postgres, workload: ClusterWorkload, kind: str, seconds: float) -> Outage:
    before = workload.refusals["wire.store"]
    await asyncio.to_thread(postgres.freeze if kind == "frozen" else postgres.kill)
    await asyncio.sleep(seconds)
    refusals = workload.refusals["wire.store"] - before
    await asyncio.to_thread(postgres.thaw if kind == "frozen" else postgres.start)
    return Outage(kind, refusals, await workload.wait_for_ack(ACK_TIMEOUT_S))


async def run_cluster(folder: Path, seed: int, outages: int, progress: Progress) -> tuple[CheckResult, list[Outage]]:
    folder.mkdir()
    with own_stores() as (postgres, redis):
        return await run_outages(folder, outages, postgres, redis.url, seed=seed, progress=progress)


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Divide the outages among several clusters."""
    shares = [size // CLUSTERS + (number < size % CLUSTERS) for number in range(CLUSTERS)]
    places = [(folder / str(number), CLUSTERS * seed + number, share) for number, share in enumerate(shares) if share]
    ended = await asyncio.gather(*(run_cluster(*place, progress) for place in places))
    outages = [outage for _, seen in ended for outage in seen]
    checks = sum_counts(result_counts(result) for result, _ in ended)
    violations = [violation for result, _ in ended for violation in result.violations]
    violations += [violation for outage in outages for violation in outage_violations(outage)]
    figures = {"seconds to the first acknowledgement, at most": max(outage.recovery_s for outage in outages)}
    return Outcome(seed, size, outage_counts(outages) | checks, violations, figures)


def outage_counts(outages: Sequence[Outage]) -> dict[str, int]:
    kinds = {kind: sum(outage.kind == kind for outage in outages) for kind in OUTAGE_S}
    return kinds | {"refusals (store unavailable)": sum(outage.refusals for outage in outages)}


def outage_violations(outage: Outage) -> list[str]:
    found = []
    if outage.recovery_s > RECOVERY_LIMIT_S:
        found.append(f"the first acknowledgement came after {outage.recovery_s:.1f} s")
    if not outage.refusals:
        found.append(f"the database was {outage.kind}, and no player was refused")
    return found


OUTAGES = Experiment(
    name="outages",
    claim="30 s without the database: no move is lost or duplicated, and moves are accepted within 2 s of its return",
    bound=f"no move lost or duplicated; first acknowledgement within {RECOVERY_LIMIT_S:g} s",
    unit="outages of the database",
    batch=2 * CLUSTERS,
    goal=100,
    run=run_batch,
)
