"""Network faults: games played through a proxy that delays, cuts, duplicates, reorders and splits messages."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

from harness.proxies import HEAVY_FAULTS, NO_FAULTS, FaultProxy, FragmentProxy, NetworkFaults
from harness.servers import ServerProcess
from harness.workload import Workload
from lab.checker import CheckResult
from lab.evidence import check_history
from lab.experiment import Experiment, Outcome, Progress

BATCH_TIMEOUT_S = 300
"""Timeout for a batch of games."""


async def run_games(
    folder: Path, games: int, *, faults: NetworkFaults = HEAVY_FAULTS, seed: int = 1, progress: Progress = lambda: None
) -> tuple[CheckResult, dict[str, int]]:
    """Play one game at each table through the proxy; return the check's result and the number of injected faults."""
    with ServerProcess(folder) as server:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(FaultProxy(server.address, seed=seed))
            fragment_proxy = await stack.enter_async_context(FragmentProxy(proxy.address, seed))
            workload = await stack.enter_async_context(
                Workload([fragment_proxy.address], folder, games, seed=seed, games=1)
            )
            proxy.faults = faults
            async with asyncio.timeout(BATCH_TIMEOUT_S):
                await workload.finished(progress)
            proxy.faults = NO_FAULTS
        server.kill()
        return await check_history([workload.file], server, folder), proxy.did | {"sliced": fragment_proxy.pieces}


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result, injected = await run_games(folder, size, seed=seed, progress=progress)
    counts = {"acknowledged": result.acknowledged, "frames": result.frames, "views": result.views}
    return Outcome(seed, size, counts | injected, result.violations)


NETWORK = Experiment(
    name="network",
    claim="every game ends and all views agree, although the network delays, cuts, duplicates and reorders messages",
    bound=f"every game ends; a batch takes at most {BATCH_TIMEOUT_S} s",
    unit="games",
    batch=10,
    goal=500,
    run=run_batch,
)
