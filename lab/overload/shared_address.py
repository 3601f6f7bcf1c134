"""Shared address: 200 regular players behind one IP address (a school, a train, a carrier), and one flooding client."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import aiohttp
import msgspec

from harness.load.counters import SEATS, LoadCounters
from harness.load.figures import percentile_ms
from harness.load.tables import LoadTable
from harness.servers import ServerProcess
from lab.experiment import Experiment, Outcome, Progress
from lab.load.generator import GAME, human_pace
from lab.overload.flood import DEFAULT_LIMITS, flood_violations, run_flood_client
from lab.overload.flood_client import FloodCounts

VISITED_PATHS = ("/", "/api/games", "/api/rooms")
"""Paths that a browser requests on a first visit."""
MOVE_INTERVAL_S = 2.0


class AddressResult(msgspec.Struct):
    """Players seated, moves made, latency, the flooding client's counts, and violations."""

    seated: int
    moves: int
    p99_ms: float
    flood: FloodCounts
    violations: list[str]


class SharedAddressPlayers:
    """Tables of four that open one after another, all from the same address."""

    def __init__(self, server: ServerProcess, tables: int, arrival_s: float, seed: int) -> None:
        self.server = server
        self.arrival_s = arrival_s
        self.chance = random.Random(seed)
        self.counted = LoadCounters()
        self.counted.is_counting = True
        pace = human_pace(MOVE_INTERVAL_S, self.chance)
        self.parties = [LoadTable(server.address, self.counted, pace) for _ in range(tables)]
        self.refused: list[str] = []
        self.seated = 0

    async def arrive(self) -> None:
        await asyncio.gather(*map(self.open, self.parties))

    async def open(self, party: LoadTable) -> None:
        """Open a table at a random time: four browsers load the start page, one creates the table, and all sit down."""
        await asyncio.sleep(self.chance.uniform(0, self.arrival_s))
        try:
            await asyncio.gather(*(self.load_pages() for _ in range(SEATS)))
            async with aiohttp.ClientSession() as http:
                await party.gather(http, GAME)
            await party.start()
            self.seated += SEATS
        except (ConnectionError, aiohttp.ClientError) as refused:
            self.refused.append(str(refused))

    async def load_pages(self) -> None:
        async with aiohttp.ClientSession() as browser:
            for page in VISITED_PATHS:
                async with browser.get(self.server.address + page) as answer:
                    if answer.status != 200:
                        raise ConnectionError(f"{page} was answered with {answer.status}")

    def leave(self) -> None:
        for party in self.parties:
            if hasattr(party.players[-1], "wire"):
                party.leave()


async def run_shared_address(
    folder: Path, tables: int, *, arrival_s: float, play_s: float, seed: int = 1, server: ServerProcess | None = None
) -> AddressResult:
    """Let all players arrive within `arrival_s` seconds and play for `play_s` more, beside a flooding client."""
    with server or ServerProcess(folder, **DEFAULT_LIMITS) as server:
        players = SharedAddressPlayers(server, tables, arrival_s, seed)
        flooding = asyncio.ensure_future(run_flood_client(server.address, 0, arrival_s + play_s))
        await players.arrive()
        await asyncio.sleep(play_s)
        flood = await flooding
        players.leave()
    violations = flood_violations(flood)
    if players.refused:
        violations.append(f"{len(players.refused)} tables of regular players could not be opened: {players.refused[0]}")
    if players.counted.refused:
        violations.append(f"regular players were refused: {players.counted.refused}")
    answers = players.counted.answers
    return AddressResult(players.seated, len(answers), percentile_ms(answers, 99), flood, violations)


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Run one session with `size` players, four at each table."""
    result = await run_shared_address(folder, size // SEATS, arrival_s=20.0, play_s=10.0, seed=seed)
    for _ in range(size):
        progress()
    counts = {"seated": result.seated, "moves": result.moves}
    counts |= {
        "flood messages sent": result.flood.sent,
        "flood messages processed": result.flood.answered,
        "flood connections closed": result.flood.disconnects,
    }
    return Outcome(seed, size, counts, result.violations, {"p99 during the flood, ms": result.p99_ms})


ADDRESS = Experiment(
    name="address",
    claim="200 regular players behind one IP address are refused nothing, while a flooding client there is limited",
    bound="no refusal of a regular player; the flooding client within the rate limit",
    unit="players",
    batch=200,
    goal=2000,
    run=run_batch,
)
