"""Flood from one client: it is refused, then disconnected, and other players hardly notice."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import msgspec

from harness import CHECKOUT
from harness.servers import ServerProcess
from lab.checker import CheckResult
from lab.evidence import check_history
from lab.experiment import Experiment, Outcome, Progress
from lab.overload.flood_client import FloodCounts
from lab.overload.players import PacedWorkload, TimedPlayers

DEFAULT_LIMITS: dict[str, Any] = {"rate": 20, "burst": 60, "address_limits": 1}
"""Default limits of a server."""
TABLES = 8
RECORDED_TABLES = 2
"""Tables of players whose histories are checked."""


class FloodResult(msgspec.Struct):
    """Players' p99 without a flood, with a client within the rate limit, and with one beyond it."""

    calm_p99_ms: float
    within_rate_p99_ms: float
    beyond_rate_p99_ms: float
    within_rate: FloodCounts
    """Counts of the client within the rate limit."""
    beyond_rate: FloodCounts
    """Counts of the client beyond it."""
    check: CheckResult
    violations: list[str]


async def run_flood_client(address: str, rate: float, seconds: float) -> FloodCounts:
    """Run a flooding client in its own process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "lab.overload.flood_client", address, str(rate), str(seconds)),
        stdout=asyncio.subprocess.PIPE,
        cwd=CHECKOUT,
    )
    output, _ = await process.communicate()
    return msgspec.json.decode(output, type=FloodCounts)


async def run_flood(folder: Path, seconds: float, *, seed: int = 1, server: ServerProcess | None = None) -> FloodResult:
    """Run `seconds` of each phase."""
    with server or ServerProcess(folder, **DEFAULT_LIMITS) as server:
        async with (
            TimedPlayers(server.address, TABLES, seed=seed) as players,
            PacedWorkload([server.address], folder, RECORDED_TABLES, seed=seed) as workload,
        ):
            players.start_timing()
            await asyncio.sleep(seconds)
            calm_p99_ms = players.stop_timing()
            players.start_timing()
            within_rate = await run_flood_client(server.address, DEFAULT_LIMITS["rate"] * 0.8, seconds)
            within_rate_p99_ms = players.stop_timing()
            players.start_timing()
            beyond_rate = await run_flood_client(server.address, 0, seconds)
            beyond_rate_p99_ms = players.stop_timing()
        refused = {**players.counted.refused}
        await asyncio.to_thread(server.kill)
        check = await check_history([workload.file], server, folder)
    violations = [*check.violations, *rate_violations(within_rate, beyond_rate)]
    if refused:
        violations.append(f"regular players were refused: {refused}")
    return FloodResult(calm_p99_ms, within_rate_p99_ms, beyond_rate_p99_ms, within_rate, beyond_rate, check, violations)


def rate_violations(within_rate: FloodCounts, beyond_rate: FloodCounts) -> list[str]:
    found = []
    if within_rate.refused or within_rate.disconnects:
        times = f"refused {within_rate.refused} times and disconnected {within_rate.disconnects} times"
        found.append(f"a client within the rate was {times}")
    found += flood_violations(beyond_rate)
    return found


def flood_violations(beyond_rate: FloodCounts) -> list[str]:
    """Check that a client which sends without limit is refused, and disconnected in the end."""
    found = []
    if not beyond_rate.refused:
        found.append(f"no message of a flood of {beyond_rate.sent:,} was refused")
    if not beyond_rate.disconnects:
        found.append(f"a flood of {beyond_rate.sent:,} messages was not disconnected")
    allowed = (1 + beyond_rate.disconnects) * DEFAULT_LIMITS["burst"]
    allowed += 2 * DEFAULT_LIMITS["rate"] * (1 + beyond_rate.seconds)
    if beyond_rate.answered > allowed:
        found.append(f"{beyond_rate.answered:,} messages of a flood were processed; {allowed:,.0f} are allowed")
    return found


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    seconds = 5.0 * size
    result = await run_flood(folder, seconds, seed=seed)
    for _ in range(size):
        progress()
    beyond_rate = result.beyond_rate
    counts = {"messages sent": beyond_rate.sent, "messages processed": beyond_rate.answered}
    counts |= {"messages refused": beyond_rate.refused, "connections closed": beyond_rate.disconnects}
    figures = {
        "p99 without flood, ms": result.calm_p99_ms,
        "p99 ratio, flood within the rate limit": result.within_rate_p99_ms / result.calm_p99_ms
        if result.calm_p99_ms
        else 0.0,
        "p99 ratio, flood beyond the rate limit": result.beyond_rate_p99_ms / result.calm_p99_ms
        if result.calm_p99_ms
        else 0.0,
    }
    return Outcome(seed, size, counts | {"acknowledged": result.check.acknowledged}, result.violations, figures)


FLOOD = Experiment(
    name="flood",
    claim="a client that sends without limit is refused and disconnected, and no other player loses anything",
    bound="refused and disconnected; processed messages within the rate limit; nothing lost",
    unit="periods of five seconds",
    batch=2,
    goal=20,
    run=run_batch,
)
