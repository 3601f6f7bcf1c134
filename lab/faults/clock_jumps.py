"""Clock jumps: the wall clock of the server's machine is set by hours while people play; no timer may fire early."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from lab.checker import CheckResult, StoredEntry
from lab.evidence import stored_entries
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.cluster_workload import ClusterWorkload, check_run, result_counts
from lab.faults.forked_servers import ForkedServer
from lab.faults.in_process import OFFSET

TABLES = 5
HOUR_S = 3600.0
MAX_OFFSET_HOURS = 12
"""Largest offset of the wall clock, in hours."""
PAUSE_RANGE_S = (0.1, 0.5)
PROGRESS_TIMEOUT_S = 60.0
"""Timeout for the next move at every table, and every player's time to answer, in seconds."""
TIMEOUT_COMMANDS = {"time-out", "mark-away", "expire-room"}
"""Commands that the server issues when a player exceeded a time limit."""


async def run_clock_jumps(
    folder: Path,
    jumps: int,
    *,
    hours: tuple[float, float] = (-MAX_OFFSET_HOURS, MAX_OFFSET_HOURS),
    timeout_s: float = PROGRESS_TIMEOUT_S,
    tables: int = TABLES,
    mutant: str = "",
    seed: int = 1,
    progress: Progress = lambda: None,
) -> CheckResult:
    """Set the clock `jumps` times. Each jump drops all connections, so that every timer is re-evaluated; every other
    jump happens while all tables wait for a player, the rest during play."""
    chance = random.Random(seed)
    clock = folder / "clock"
    clock.write_bytes(OFFSET.pack(0))
    limits: dict[str, Any] = dict.fromkeys(("grace", "patience", "shelf"), round(PROGRESS_TIMEOUT_S * 1000))
    violations: list[str] = []
    with ForkedServer(folder, mutant=mutant, in_process_faults={"clock": str(clock)}, **limits) as server:
        async with ClusterWorkload([server.address], folder, tables, seed=seed, broken=mutant) as workload:
            for jump in range(jumps):
                await asyncio.sleep(chance.uniform(*PAUSE_RANGE_S))
                if jump % 2 == 0:
                    await workload.pause()
                    await workload.wait_until_idle(timeout_s)
                offset = chance.uniform(*hours) * HOUR_S
                set_clock(clock, offset)
                workload.drop_connections()
                if jump % 2 == 0:
                    workload.resume()
                stalled = await workload.stalled_rooms(timeout_s)
                violations += [
                    f"room {room} made no progress with the clock off by {offset / HOUR_S:.1f} hours"
                    for room in stalled
                ]
                progress()
        server.kill()
        result = await check_run(workload, server)
        result.violations += violations + [
            violation for row in await stored_entries(server) for violation in timeout_violations(row)
        ]
        return result


def set_clock(clock: Path, offset: float) -> None:
    """Overwrite the offset in place: the server maps this file, and truncating it would expose an empty one."""
    with clock.open("r+b") as out:
        out.write(OFFSET.pack(offset))


def timeout_violations(row: StoredEntry) -> list[str]:
    command: str = json.loads(row.body)["command"]["type"]
    return (
        [f"room {row.room}: entry {row.seq} is a {command}, although no player was late"]
        if command in TIMEOUT_COMMANDS
        else []
    )


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result = await run_clock_jumps(folder, size, seed=seed, progress=progress)
    return Outcome(seed, size, result_counts(result), result.violations)


CLOCKS = Experiment(
    name="clocks",
    claim="when the wall clock jumps by hours no time limit expires early and every game continues",
    bound=f"no early timeout; a move at every table within {PROGRESS_TIMEOUT_S:g} s",
    unit="jumps of the wall clock",
    batch=40,
    goal=600,
    run=run_batch,
)
