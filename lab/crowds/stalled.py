"""Slow readers: one in twenty takes nothing off the line, and the server must neither wait for them nor remember."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import msgspec

from benchmarks.server.counted import SEATS, Counted
from benchmarks.server.party import Party
from forno.server.settings import Settings
from lab.crowds.gauge import Peak, cut
from lab.crowds.people import Honest
from lab.crowds.readers import Attentive, Kind, Stalled
from lab.experiment import Experiment, Outcome, Step
from lab.load.people import GAME
from lab.world.served import Served

PATIENCE = 120.0
UNREAD = Settings().unread_bytes
"""What hosts allow if they say nothing."""
MUCH = 5 << 16
SPEECH = "🍕" * 290
"""A thousand bytes, as people talk."""
AT_ONCE, BREATH = 8, 0.02
SLACK = 6 << 20
"""Bytes by which a server's memory may differ for no reason."""
IN_FLIGHT = 2
"""What may wait for a reader in all: so many times what the server allows, for the system keeps some too."""


class Phase(msgspec.Struct, frozen=True):
    """With readers of one kind: how long the honest waited, and how much memory it took at most."""

    p99: float
    memory: int


class Seen(msgspec.Struct):
    """Each phase with readers who read, then with readers who do not."""

    reading: list[Phase]
    stalling: list[Phase]
    readers: int
    cut: int
    faults: list[str]


class Square:
    """A server with people who talk and are watched by all readers, and quiet tables whose people are timed."""

    def __init__(self, server: Served, honest: Honest, readers: int, unread: int) -> None:
        self.server = server
        self.honest = honest
        self.readers = readers
        self.enough = max(MUCH, 4 * IN_FLIGHT * unread)
        """Bytes to each reader, after which nobody can have them all waiting."""

    async def phase(self, kind: Kind) -> Phase:
        """A new table, and talk until enough was told to everybody who watches."""
        async with AsyncExitStack() as stack, Peak(self.server) as peak:
            talkers = Party(self.server.address, Counted())
            async with aiohttp.ClientSession() as http:
                await talkers.gather(http, GAME)
            stack.callback(talkers.leave)
            address = f"{self.server.address}/ws/{talkers.room}"
            for _ in range(self.readers):
                stack.callback((await kind().watch(address)).close)
            measure = await Attentive().watch(address)
            stack.callback(measure.close)
            self.honest.begin()
            async with asyncio.timeout(PATIENCE):
                while measure.bytes < self.enough:
                    await asyncio.gather(*(one.ask("say", text=SPEECH) for one in talkers.players * AT_ONCE))
                    await asyncio.sleep(BREATH)
            return Phase(self.honest.end(), peak.memory)


async def among(
    folder: Path,
    *,
    tables: int = 4,
    readers: int = 60,
    rounds: int = 1,
    warm: int = 0,
    unread: int = 16_384,
    mutant: str = "",
    seed: int = 1,
    done: Step = lambda: None,
) -> Seen:
    """So many rounds, each with readers who read and then with as many who do not."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(Served(folder, mutant=mutant, unread_bytes=unread))
        honest = await stack.enter_async_context(Honest(server.address, tables, seed=seed))
        square = Square(server, honest, readers, unread)
        for _ in range(warm):
            await square.phase(Attentive)  # what a server needs once is not counted
        seen = Seen([], [], readers, 0, [])
        for _ in range(rounds):
            seen.reading.append(await square.phase(Attentive))
            seen.stalling.append(await square.phase(Stalled))
            done()
        seen.cut = (await cut(server)).get("wire.slow", 0)
        seen.faults = faults(seen, rounds, unread, honest)
        return seen


def faults(seen: Seen, rounds: int, unread: int, honest: Honest) -> list[str]:
    found = []
    if seen.cut < rounds * seen.readers:
        found.append(f"{seen.cut} of {rounds * seen.readers} readers who read nothing were cut loose")
    allowed = max(phase.memory for phase in seen.reading) + seen.readers * unread * IN_FLIGHT + SLACK
    most = max(phase.memory for phase in seen.stalling)
    if most > allowed:
        found.append(f"the server took {most:,} bytes with readers who read nothing; {allowed:,} would be enough")
    if honest.refused:
        found.append(f"honest people were refused: {honest.counted.refused}")
    return found


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """As many as one in twenty, and the limit that hosts have."""
    tables, readers = 45, 10
    seen = await among(folder, tables=tables, readers=readers, rounds=size, warm=1, unread=UNREAD, seed=seed, done=done)
    pairs = [*zip(seen.stalling, seen.reading, strict=True)]
    figures = {
        "share of readers that stall": readers / (readers + SEATS * (tables + 1)),
        "p99 of the honest, ms": sorted(phase.p99 for phase in seen.stalling)[size // 2],
        "p99 over that with readers who read": sorted(one.p99 / other.p99 for one, other in pairs)[size // 2],
        "memory over that with readers who read": max(one.memory / other.memory for one, other in pairs),
    }
    return Outcome(seed, size, {"cut loose": seen.cut}, seen.faults, figures)


STALLED = Experiment(
    name="stalled",
    claim="one in twenty reads nothing: the others hardly wait longer, and no memory piles up",
    unit="rounds",
    batch=3,
    goal=30,
    run=batch,
)
