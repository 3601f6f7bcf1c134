"""Process kills: a server on its own SQLite file gets kill -9 again and again under load, and so do broken servers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec

from lab.checker import CheckResult
from lab.evidence import check_history
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.cluster_workload import ClusterWorkload, result_counts
from lab.faults.forked_servers import ForkedServer

MAX_UPTIME_S = 0.5
"""Maximum time between the first acknowledgement and the next kill."""
ACK_TIMEOUT_S = 20.0
KILLS_PER_MUTANT_KILL = 10
"""Kills of the real server for each kill of a broken one."""
MIN_MUTANT_KILLS = 3
"""Fewest kills of a broken server that are certain to reveal it."""


class BrokenServer(msgspec.Struct, frozen=True):
    """A server with a known defect, and the violation that kills of it must reveal."""

    name: str
    violation: str
    label: str


BROKEN_SERVERS = (
    BrokenServer(
        "write_behind",
        "acknowledged but is not in the log",
        "acknowledged moves lost by a mutant that stores 0.3 s late",
    ),
    BrokenServer(
        "write_behind_by_half_a_minute",
        "acknowledged but is not in the log",
        "acknowledged moves lost by a mutant that stores 30 s late",
    ),
    BrokenServer("tell_first", " received ", "unstored frames sent by a mutant that sends before storing"),
)


async def run_kills(
    folder: Path,
    kills: int,
    *,
    tables: int = 5,
    mutant: str = "",
    seed: int = 7,
    progress: Progress = lambda: None,
) -> CheckResult:
    """Kill the server `kills` times under load. Players sit down at a sound server; a mutant then replaces it."""
    chance = random.Random(seed)
    with ForkedServer(folder) as server:
        async with ClusterWorkload([server.address], folder, tables, seed=seed, broken=mutant) as workload:
            if mutant:
                server.mutant = mutant
                await restart(server)
            for _ in range(kills):
                await workload.wait_for_ack(ACK_TIMEOUT_S)
                await asyncio.sleep(chance.uniform(0, MAX_UPTIME_S))
                await restart(server)
                progress()
        await asyncio.to_thread(server.kill)
        return await check_history([workload.file], server, folder)


async def restart(server: ForkedServer) -> None:
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)


async def count_violations(mutant: BrokenServer, folder: Path, kills: int, seed: int) -> int:
    """Count the violations of the expected kind that `kills` kills of a broken server reveal."""
    folder.mkdir()
    result = await run_kills(folder, kills, mutant=mutant.name, seed=seed)
    return sum(mutant.violation in violation for violation in result.violations)


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result = await run_kills(folder, size, seed=seed, progress=progress)
    counts, violations, kills = result_counts(result), [*result.violations], size // KILLS_PER_MUTANT_KILL
    if kills < MIN_MUTANT_KILLS:
        return Outcome(seed, size, counts, violations)
    for mutant in BROKEN_SERVERS:
        counts[mutant.label] = revealed = await count_violations(mutant, folder / mutant.name, kills, seed)
        if not revealed:
            violations.append(f"{kills} kills of {mutant.name} revealed nothing: the experiment detects nothing")
    return Outcome(seed, size, counts | {"kills of each mutant": kills}, violations)


KILLS = Experiment(
    name="kills",
    claim="kill -9 loses no acknowledged move, and nothing unstored is ever sent; broken servers are detected",
    bound="no acknowledged move lost, no unstored frame sent, every broken server detected",
    unit="kill -9 under load",
    batch=50,
    goal=1000,
    run=run_batch,
)
