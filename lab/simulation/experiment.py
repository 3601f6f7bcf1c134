"""Simulation experiment: seeds on all cores; failed seeds are run again in another process, and their traces kept."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from forno.bots.process_pool import Workers
from lab.evening_commands import KINDS, missing
from lab.experiment import Experiment, Outcome, Progress
from lab.simulation.absences import run_absences
from lab.simulation.scenario import ScenarioResult, run_seed

SEED_STRIDE = 1_000_000
"""Distance between the seeds of a batch: batch 7 has the seeds 7, 1000007, 2000007, so that no two batches share a seed
and a batch is identified by its first seed."""
SEEDS_PER_TASK = 20
"""Seeds in one task of a worker process."""
MAX_TRACES = 20
ABSENCE_STRIDE = 4
"""One seed in so many is an evening of people who leave, sleep and come back."""
MIN_SEEDS = 500
"""Fewest seeds in which every kind of command of an evening must occur."""


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    seeds = [seed + number * SEED_STRIDE for number in range(size)]
    began = time.monotonic()
    results = await run_on_all_cores(seeds, progress)
    speed = len(results) / (time.monotonic() - began)
    failed = [one for one in results if one.violations]
    violations = [describe(one) for one in failed]
    again = [results[0], *failed[:MAX_TRACES]]
    violations += await asyncio.to_thread(rerun, again, folder)
    counts = sum((Counter(one.counts) for one in results), Counter())
    if size >= MIN_SEEDS:
        violations += missing(Counter({kind: counts[label] for kind, label in KINDS.items()}))
    return Outcome(seed, size, dict(counts) | {"replayed": len(again)}, violations, {"seeds per second": speed})


def describe(result: ScenarioResult) -> str:
    """Describe the violations of a seed, and the command that reproduces them."""
    command = f"forno lab simulation --seed {result.seed} --count 1 --folder seed-{result.seed}"
    return f"seed {result.seed}: {'; '.join(result.violations[:3])} (reproduce: {command})"


async def run_on_all_cores(seeds: Sequence[int], progress: Progress) -> list[ScenarioResult]:
    """Run seeds on as many processes as there are cores."""
    loop = asyncio.get_running_loop()
    tasks = [seeds[start : start + SEEDS_PER_TASK] for start in range(0, len(seeds), SEEDS_PER_TASK)]
    results: list[ScenarioResult] = []
    with process_pool(min(os.cpu_count() or 1, len(tasks))) as workers:
        for task in asyncio.as_completed([loop.run_in_executor(workers, run_seeds, task) for task in tasks]):
            for one in await task:
                results.append(one)
                progress()
    return sorted(results, key=lambda one: seeds.index(one.seed))


def rerun(results: Sequence[ScenarioResult], folder: Path) -> list[str]:
    """Run seeds again in another interpreter: a trace that differs is a violation too. Failed seeds leave their
    trace."""
    violations = []
    with process_pool(1) as another:
        for one, same in zip(results, another.map(run_traced, [one.seed for one in results]), strict=True):
            if one.violations:
                (folder / f"trace-{one.seed}").write_bytes(same.trace)
            if one.trace_hash != same.trace_hash:
                violations.append(f"seed {one.seed} has another trace when run again")
    return violations


def process_pool(count: int) -> Workers:
    """Worker processes whose initial objects are exempt from garbage collection."""
    return Workers(count, then=gc.freeze)


def run_seeds(seeds: Sequence[int]) -> list[ScenarioResult]:
    return [*map(run_safely, seeds)]


def run_safely(seed: int, *, keep: bool = False) -> ScenarioResult:
    """Run one seed; a scenario that raises is a violation."""
    try:
        return run_absences(seed, keep=keep) if seed % ABSENCE_STRIDE == 0 else run_seed(seed, keep=keep)
    except Exception as error:
        return ScenarioResult(seed, "", {}, [f"the scenario failed: {error!r}"])


def run_traced(seed: int) -> ScenarioResult:
    return run_safely(seed, keep=True)


SIMULATION = Experiment(
    name="simulation",
    claim="no guarantee is broken under any combination of faults, and every failure is reproducible from its seed",
    bound="no violation; the same trace when a seed is run again",
    unit="simulated seeds",
    batch=1000,
    goal=100_000,
    run=run_batch,
)
