"""Reconnect storms: all connections of some tables drop at once and all clients reconnect at once, again and again."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from harness.load.figures import percentile_ms
from harness.servers import ServerProcess
from lab.checker import CheckResult
from lab.evidence import check_history
from lab.experiment import Experiment, Outcome, Progress
from lab.overload.players import PacedWorkload, TimedPlayers

PAUSE_S = 1.0
"""Pause between two storms."""
RECONNECT_TIMEOUT_S = 30.0
"""Timeout for all clients to reconnect."""


class StormResult(msgspec.Struct):
    """The check's result, the recovery times, and the p99 of unaffected players in calm and during storms."""

    check: CheckResult
    recovery_s: list[float]
    calm_p99_ms: float
    storm_p99_ms: float


async def run_storms(
    folder: Path,
    storms: int,
    *,
    tables: int = 2,
    others: int = 2,
    calm: float = PAUSE_S,
    seed: int = 1,
    server: ServerProcess | None = None,
    progress: Progress = lambda: None,
) -> StormResult:
    """Run `storms` storms over some tables; `others` is the number of tables that no storm affects."""
    with server or ServerProcess(folder) as server:
        async with (
            TimedPlayers(server.address, others, seed=seed) as players,
            PacedWorkload([server.address], folder, tables, seed=seed) as workload,
        ):
            players.start_timing()
            await asyncio.sleep(2 * PAUSE_S)
            before = players.stop_timing()
            players.start_timing()
            recovery_s = [await run_storm(workload, calm, progress) for _ in range(storms)]
            storm_p99_ms = players.stop_timing()
        await asyncio.to_thread(server.kill)
        return StormResult(await check_history([workload.file], server, folder), recovery_s, before, storm_p99_ms)


async def run_storm(workload: PacedWorkload, calm: float, progress: Progress) -> float:
    """Drop all connections; return the seconds until the last client is back."""
    clock = asyncio.get_running_loop().time
    began = clock()
    async with asyncio.timeout(RECONNECT_TIMEOUT_S):
        await workload.drop_all_connections()
    took = clock() - began
    await asyncio.sleep(calm)
    progress()
    return took


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result = await run_storms(folder, size, tables=30, others=10, seed=seed, progress=progress)
    check = result.check
    counts = {"reconnects": size * check.views, "acknowledged": check.acknowledged, "frames": check.frames}
    figures = {
        "ms until all are reconnected, p50": percentile_ms(result.recovery_s, 50),
        "ms until all are reconnected, max": percentile_ms(result.recovery_s, 100),
        "p99 of other players, ms": result.storm_p99_ms,
        "p99 ratio of other players, storm to calm": result.storm_p99_ms / result.calm_p99_ms
        if result.calm_p99_ms
        else 0.0,
    }
    return Outcome(seed, size, counts, check.violations, figures)


RECONNECTS = Experiment(
    name="reconnects",
    claim="after all clients lose their connections at once, all reconnect and nothing is lost",
    bound=f"nothing lost; all clients back within {RECONNECT_TIMEOUT_S:g} s",
    unit="storms",
    batch=20,
    goal=100,
    run=run_batch,
)
