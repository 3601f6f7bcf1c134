"""Four processes want the same entry: exactly one gets it, and all others are told so; on PostgreSQL and on SQLite."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Self

import msgspec

from forno.server.log import Log
from forno.server.log.open import log_at
from lab.experiment import Experiment, Outcome, Step
from lab.races.racer import Heat, Tried, command
from lab.world.served import CHECKOUT
from lab.world.stores import Postgres, fresh_database, own

PROCESSES = 4
ROOMS = 500
"""Races at a time."""
SOON = 0.003
"""Seconds from the order to the start."""
BROKEN = "tests.server.stores.mutants:without_keys"
SHARE = 100
"""One race in so many is run with the mutant, too."""


class Result(msgspec.Struct):
    """What came of some races."""

    races: int = 0
    close: int = 0
    """All had asked before anybody was answered."""
    doubles: int = 0
    """Several were told that they have it."""
    seconds: float = 0.0
    faults: list[str] = []

    def add(self, seq: int, tried: list[list[Tried]]) -> None:
        """By process, then by room."""
        for room, four in enumerate(zip(*tried, strict=True)):
            ends = sorted(one.end for one in four)
            lost = "taken" if room % 2 else f"known {seq}"
            self.races += 1
            self.close += max(one.asked for one in four) < min(one.answered for one in four)
            self.doubles += ends.count("won") > 1
            if ends != sorted(["won", *[lost] * (PROCESSES - 1)]):
                self.faults.append(f"room {room}, entry {seq}: {', '.join(ends)}")


class Racers:
    """`async with Racers(address) as racers:` processes that are ready to race."""

    def __init__(self, address: str, maker: str = "") -> None:
        self.address = address
        self.maker = maker
        self.result = Result(faults=[])
        self.winners: dict[int, list[tuple[int, str]]] = {}
        """By room, the entries that somebody won, and with which command."""

    async def __aenter__(self) -> Self:
        self.processes = [await self.start(number) for number in range(PROCESSES)]
        for process in self.processes:
            assert await answer(process) == b"ready\n"
        return self

    async def start(self, number: int) -> Process:
        arguments = [sys.executable, "-m", "lab.races.racer", self.address, str(number), self.maker]
        environ = os.environ | {"PYTHONPATH": str(CHECKOUT)}
        return await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE, env=environ, limit=2**24)

    async def __aexit__(self, *_: object) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.close()
        await asyncio.gather(*(process.wait() for process in self.processes))

    async def heat(self, seq: int, rooms: int, seed: int) -> None:
        """One race in every room."""
        begun = time.monotonic()
        order = msgspec.json.encode(Heat(seq, rooms, time.monotonic() + SOON, f"{seed} {seq}")) + b"\n"
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write(order)
        answers = await asyncio.gather(*map(answer, self.processes))
        self.result.seconds += time.monotonic() - begun
        tried = [msgspec.json.decode(line, type=list[Tried]) for line in answers]
        self.result.add(seq, tried)
        for number, mine in enumerate(tried):
            for room in [room for room, one in enumerate(mine) if one.end == "won"]:
                self.winners.setdefault(room, []).append((seq, command(room, number, seq)))


async def answer(process: Process) -> bytes:
    assert process.stdout is not None
    return await process.stdout.readline()


async def run_races(
    address: str, races: int, *, rooms: int = ROOMS, maker: str = "", seed: int = 1, done: Step = lambda: None
) -> Result:
    """At least so many, heat by heat; then the log itself is asked who won."""
    async with Racers(address, maker) as racers:
        for seq in range(1, -(-races // rooms) + 1):
            await racers.heat(seq, rooms, seed)
            for _ in range(rooms):
                done()
    log = log_at(address)
    await log.open()
    try:
        racers.result.faults += [fault for room in range(rooms) for fault in await kept(log, room, racers)]
    finally:
        await log.close()
    return racers.result


async def kept(log: Log, room: int, racers: Racers) -> list[str]:
    """The log has every winner's row and no other."""
    found = [(row.seq, row.command) for row in await log.read(f"room {room}")]
    return (
        []
        if found == racers.winners.get(room, [])
        else [f"room {room}: the log has other rows than those of the winners"]
    )


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    """Half on each store, and a few on the same stores without their keys."""
    rooms = min(ROOMS, size)
    counts: dict[str, int] = {}
    faults: list[str] = []
    figures: dict[str, float] = {}
    with own(Postgres) as postgres:
        for name, share in (("PostgreSQL", size - size // 2), ("SQLite", size // 2)):
            honest, broken = await places(name, postgres, folder)
            result = await run_races(honest, share, rooms=rooms, seed=seed, done=done)
            figures[f"races a second on {name}"] = result.races / result.seconds
            mutant = await run_races(broken, max(rooms // 5, size // SHARE), rooms=rooms // 5, maker=BROKEN, seed=seed)
            counts["double winners"] = counts.get("double winners", 0) + result.doubles
            counts |= {f"races on {name} in which all had asked before any was answered": result.close}
            counts |= {f"races of a mutant on {name}": mutant.races}
            counts |= {f"double winners of that mutant on {name}": mutant.doubles}
            faults += [f"{name}: {fault}" for fault in result.faults]
            faults += [] if mutant.doubles else [f"without keys, {name} has no double winner: the lab is blind"]
    return Outcome(seed, size, counts, faults, figures)


async def places(name: str, postgres: Postgres, folder: Path) -> tuple[str, str]:
    """Where an honest log is, and one without keys."""
    if name == "SQLite":
        return str(folder / "honest.db"), str(folder / "broken.db")
    return await asyncio.to_thread(fresh_database, postgres.url), await asyncio.to_thread(fresh_database, postgres.url)


RACES = Experiment(
    name="races",
    claim="of four processes that want the same entry exactly one gets it; without unique keys several do",
    unit="races of four processes",
    batch=50_000,
    goal=1_000_000,
    run=batch,
)
