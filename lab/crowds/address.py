"""A school, a train, a phone company: 200 honest people behind one address, and one who is not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import aiohttp
import msgspec

from benchmarks.server.counted import SEATS, Counted
from benchmarks.server.figures import percentile
from benchmarks.server.party import Party
from lab.crowds.flood import LIMITS, held_back, pouring
from lab.crowds.flooder import Flood
from lab.experiment import Experiment, Outcome, Step
from lab.load.people import GAME, human
from lab.world.served import Served

PAGES = ("/", "/api/games", "/api/tables")
"""What a browser asks for when somebody comes."""
PACE = 2.0


class Seen(msgspec.Struct):
    """How many came and moved, what they were refused, and what became of the other one."""

    people: int
    moves: int
    p99: float
    flood: Flood
    faults: list[str]


class School:
    """Tables of four that open one after the other, all from the same address."""

    def __init__(self, server: Served, tables: int, within: float, seed: int) -> None:
        self.server = server
        self.within = within
        self.chance = random.Random(seed)
        self.counted = Counted()
        self.counted.is_counting = True
        pace = human(PACE, self.chance)
        self.parties = [Party(server.address, self.counted, pace) for _ in range(tables)]
        self.refused: list[str] = []
        self.seated = 0

    async def come(self) -> None:
        await asyncio.gather(*map(self.open, self.parties))

    async def open(self, party: Party) -> None:
        """Four people come at some time, each with a browser; one of them opens a table, and all sit down."""
        await asyncio.sleep(self.chance.uniform(0, self.within))
        try:
            await asyncio.gather(*(self.look() for _ in range(SEATS)))
            async with aiohttp.ClientSession() as http:
                await party.gather(http, GAME)
            await party.start()
            self.seated += SEATS
        except (ConnectionError, aiohttp.ClientError) as refused:
            self.refused.append(str(refused))

    async def look(self) -> None:
        async with aiohttp.ClientSession() as browser:
            for page in PAGES:
                async with browser.get(self.server.address + page) as answer:
                    if answer.status != 200:
                        raise ConnectionError(f"{page} was answered with {answer.status}")

    def leave(self) -> None:
        for party in self.parties:
            if hasattr(party.players[-1], "wire"):
                party.leave()


async def behind_one(
    folder: Path, tables: int, *, within: float, after: float, seed: int = 1, server: Served | None = None
) -> Seen:
    """All come within so many seconds, and play on for some; somebody at the same address floods all the time."""
    with server or Served(folder, **LIMITS) as server:
        school = School(server, tables, within, seed)
        hostile = asyncio.ensure_future(pouring(server.address, 0, within + after))
        await school.come()
        await asyncio.sleep(after)
        flood = await hostile
        school.leave()
    faults = held_back(flood, within + after)
    if school.refused:
        faults.append(f"{len(school.refused)} tables of honest people did not come about: {school.refused[0]}")
    if school.counted.refused:
        faults.append(f"honest people were refused: {school.counted.refused}")
    answers = school.counted.answers
    return Seen(school.seated, len(answers), percentile(answers, 99), flood, faults)


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """As many as four times the tables."""
    seen = await behind_one(folder, size // SEATS, within=20.0, after=10.0, seed=seed)
    for _ in range(size):
        done()
    counts = {"seated": seen.people, "moves": seen.moves}
    counts |= {"of a flood, sent": seen.flood.sent, "heard": seen.flood.answered, "cut off": seen.flood.cut}
    return Outcome(seed, size, counts, seen.faults, {"p99 beside a flood, ms": seen.p99})


ADDRESS = Experiment(
    name="address",
    claim="200 honest people behind one address are refused nothing, while one who floods from there is held back",
    unit="people",
    batch=200,
    goal=2000,
    run=batch,
)
