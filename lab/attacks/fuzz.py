"""Fuzzing: attackers flood a real server with almost valid messages while others play; players must hardly notice."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from harness import CHECKOUT
from harness.history import CommandAnswered, CommandSent, read
from harness.load.figures import percentile_ms
from harness.servers import ServerProcess
from harness.workload import Workload
from lab.attacks.fuzz_client import FuzzConfig
from lab.attacks.fuzz_connection import FuzzCounts
from lab.attacks.message_capture import capture_messages
from lab.attacks.message_schema import generate_messages
from lab.attacks.server_health import (
    MAX_GROWTH_MB,
    count_stalls,
    cpu_seconds,
    exit_violations,
    growth_violations,
    log_errors,
    memory_mb,
)
from lab.checker import CheckResult
from lab.evidence import check_history
from lab.experiment import Experiment, Outcome, Progress

DEFAULT_LIMITS: dict[str, Any] = {"rate": 20, "burst": 60, "bot_pace": 150, "jump_pace": 150}
"""Default limits; bots slow enough that players stay below the rate limit."""
NO_LIMITS: dict[str, Any] = DEFAULT_LIMITS | {"rate": 1_000_000, "burst": 1_000_000}
"""No limits: every frame is parsed."""
LIMITED_SHARE = 0.05
"""Share of frames sent to a server with limits, which drops most of them; the rest goes to one without."""
SCHEMA_MESSAGES = 150
"""Messages generated from the schema."""
SETTLE_S = 0.5
"""Time for the players to sit down."""
CALM_S = 4.0
"""Least time without an attack, before and after it."""
PROGRESS_TIMEOUT_S = 60.0
Span = tuple[float, float]


class FuzzResult(msgspec.Struct):
    """Counts of the attack, the check of the players' histories, violations and latencies."""

    counts: FuzzCounts
    check: CheckResult
    violations: list[str]
    figures: dict[str, float]


async def run_fuzz(
    folder: Path,
    frames: int,
    limits: dict[str, Any],
    *,
    seed: int,
    connections: int = 24,
    tables: int = 4,
    server: ServerProcess | None = None,
    checked: bool = True,
) -> FuzzResult:
    """Let people play before, during and after an attack through several connections."""
    folder.mkdir(exist_ok=True)
    with server or ServerProcess(folder, **limits) as running:
        corpus = [*await capture_messages(running.address, seed), *generate_messages(SCHEMA_MESSAGES, seed)]
        async with fuzz_client_process() as client, Workload([running.address], folder, tables, seed=seed) as workload:
            await asyncio.sleep(SETTLE_S)
            before, begin, idle = memory_mb(running), time.monotonic(), cpu_seconds(running)
            await be_calm(workload)
            other_rooms = sorted({player.seat.room for player in workload.players})
            attacked, busy = time.monotonic(), cpu_seconds(running)
            counts = await run_fuzz_client(
                client, FuzzConfig(running.address, seed, frames, corpus, other_rooms, connections=connections)
            )
            calmed, grown, spent = time.monotonic(), memory_mb(running) - before, cpu_seconds(running) - busy
            await be_calm(workload)
            end = time.monotonic()
            violations = [*exit_violations(running), *growth_violations(grown)]
        running.kill()
        check = await check_history([workload.file], running, folder) if checked else CheckResult()
    spans = {"calm": [(begin, attacked), (calmed, end)], "attack": [(attacked, calmed)]}
    seen = {name: [*latencies(workload.file, those)] for name, those in spans.items()}
    violations += [*progress_violations(seen), *status_violations(counts), *log_errors(running), *check.violations]
    figures = latency_figures(seen) | {
        "memory growth MB": grown,
        "event loop stalls": count_stalls(running),
        "frames/s": counts.frames / counts.seconds,
    }
    figures |= {"calm CPU share": (busy - idle) / (attacked - begin), "attack CPU share": spent / (calmed - attacked)}
    return FuzzResult(counts, check, violations, figures)


async def be_calm(workload: Workload) -> None:
    """Let people play without an attack, until a move was surely sent and answered meanwhile: each player may have had
    one under way."""
    enough, end = workload.acknowledged + len(workload.players) + 1, time.monotonic() + PROGRESS_TIMEOUT_S
    await asyncio.sleep(CALM_S)
    while workload.acknowledged < enough and time.monotonic() < end:
        await asyncio.sleep(0.02)


@asynccontextmanager
async def fuzz_client_process() -> AsyncIterator[asyncio.subprocess.Process]:
    """Start a fuzzing client and wait until it is ready, so that its start-up slows nobody down."""
    client = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "lab.attacks.fuzz_client",
        cwd=CHECKOUT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert client.stdout is not None
    try:
        await client.stdout.readline()
        yield client
    finally:
        if client.returncode is None:
            client.kill()
        await client.communicate()


async def run_fuzz_client(client: asyncio.subprocess.Process, config: FuzzConfig) -> FuzzCounts:
    output, _ = await client.communicate(msgspec.json.encode(config))
    return msgspec.json.decode(output, type=FuzzCounts)


# --- evaluation


def latencies(file: Path, spans: Iterable[Span]) -> Iterable[float]:
    """Seconds from sending a command to its answer, for commands sent in these spans of time."""
    asked: dict[str, float] = {}
    for line in read([file]):
        if isinstance(line, CommandSent):
            asked.setdefault(line.command, line.at)
        elif isinstance(line, CommandAnswered) and line.command in asked:
            began = asked.pop(line.command)
            if any(begin <= began < end for begin, end in spans):
                yield line.at - began


def latency_figures(seen: dict[str, list[float]]) -> dict[str, float]:
    """Players' latencies in milliseconds, and the ratio of the p99 under attack to the p99 in calm."""
    found = {f"{name} p{part} ms": percentile_ms(seen[name], part) for name in seen for part in (50, 99)}
    return found | {"p99 ratio": found["attack p99 ms"] / max(found["calm p99 ms"], 1e-9)}


def progress_violations(seen: dict[str, list[float]]) -> list[str]:
    return [f"no move of a player was answered in the {name} phase" for name, answers in seen.items() if not answers]


def status_violations(counts: FuzzCounts) -> list[str]:
    return [f"{count} connections got {status}" for status, count in counts.statuses.items() if status.startswith("5")]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    counts: dict[str, int] = {}
    figures: dict[str, float] = {}
    violations: list[str] = []
    limited = max(1, round(size * LIMITED_SHARE))
    for name, limits, frames in (
        ("with limits", DEFAULT_LIMITS, limited),
        ("without limits", NO_LIMITS, size - limited),
    ):
        result = await run_fuzz(folder / name.replace(" ", "-"), frames, limits, seed=seed)
        sent = result.counts
        parts = {"frames": sent.frames, "answered": sent.answered, "connections": sent.connections}
        counts |= {f"{what} {name}": count for what, count in parts.items()}
        counts[f"player moves {name}"] = result.check.acknowledged
        figures |= {f"{what} {name}": value for what, value in result.figures.items()}
        violations += [f"{name}: {violation}" for violation in result.violations]
        for _ in range(frames):
            progress()
    return Outcome(seed, size, counts, violations, figures)


FUZZ = Experiment(
    name="fuzz",
    claim="fuzzed frames cause no error, and players hardly notice them",
    bound=f"no error; memory growth at most {MAX_GROWTH_MB:g} MB; target: p99 ratio 1.5 with limits",
    unit="fuzzed frames",
    batch=500_000,
    goal=10_000_000,
    run=run_batch,
)
