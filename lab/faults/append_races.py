"""Append races: four processes append the same entry; exactly one must win, on PostgreSQL and on SQLite."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Self

import msgspec

from forno.server.store import Store, store_at
from harness import CHECKOUT
from harness.stores import Postgres, fresh_database, own_store
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.append_worker import Attempt, Round, command

PROCESSES = 4
ROOMS = 500
"""Races that run at a time."""
START_DELAY_S = 0.003
"""Delay from a request to the start of its round."""
BROKEN_STORE = "harness.broken_stores:without_keys"
RACES_PER_MUTANT_RACE = 100
"""Races with the real store for each race with a broken one."""


class RaceResult(msgspec.Struct):
    """Result of some races."""

    races: int = 0
    overlapping: int = 0
    """Races in which all attempts were sent before the first was answered."""
    double_wins: int = 0
    """Races that several workers won."""
    seconds: float = 0.0
    violations: list[str] = []

    def add(self, seq: int, attempts: list[list[Attempt]]) -> None:
        """Add one round: attempts by worker, then by room."""
        for room, race in enumerate(zip(*attempts, strict=True)):
            ends = sorted(one.result for one in race)
            lost = "taken" if room % 2 else f"known {seq}"
            self.races += 1
            self.overlapping += max(one.sent_at for one in race) < min(one.answered_at for one in race)
            self.double_wins += ends.count("won") > 1
            if ends != sorted(["won", *[lost] * (PROCESSES - 1)]):
                self.violations.append(f"room {room}, entry {seq}: {', '.join(ends)}")


class AppendWorkers:
    """`async with AppendWorkers(address) as workers:` processes that are ready to race."""

    def __init__(self, address: str, factory: str = "") -> None:
        self.address = address
        self.factory = factory
        self.result = RaceResult(violations=[])
        self.winners: dict[int, list[tuple[int, str]]] = {}
        """By room: the entries that were won, and their commands."""

    async def __aenter__(self) -> Self:
        self.processes = [await self.start(number) for number in range(PROCESSES)]
        for process in self.processes:
            assert await read_line(process) == b"ready\n"
        return self

    async def start(self, number: int) -> Process:
        arguments = [sys.executable, "-m", "lab.faults.append_worker", self.address, str(number), self.factory]
        environ = os.environ | {"PYTHONPATH": str(CHECKOUT)}
        return await asyncio.create_subprocess_exec(*arguments, stdin=PIPE, stdout=PIPE, env=environ, limit=2**24)

    async def __aexit__(self, *_: object) -> None:
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.close()
        await asyncio.gather(*(process.wait() for process in self.processes))

    async def run_round(self, seq: int, rooms: int, seed: int) -> None:
        """Run one race in every room."""
        began = time.monotonic()
        request = msgspec.json.encode(Round(seq, rooms, time.monotonic() + START_DELAY_S, f"{seed} {seq}")) + b"\n"
        for process in self.processes:
            assert process.stdin is not None
            process.stdin.write(request)
        answers = await asyncio.gather(*map(read_line, self.processes))
        self.result.seconds += time.monotonic() - began
        attempts = [msgspec.json.decode(line, type=list[Attempt]) for line in answers]
        self.result.add(seq, attempts)
        for number, mine in enumerate(attempts):
            for room in [room for room, one in enumerate(mine) if one.result == "won"]:
                self.winners.setdefault(room, []).append((seq, command(room, number, seq)))


async def read_line(process: Process) -> bytes:
    assert process.stdout is not None
    return await process.stdout.readline()


async def run_races(
    address: str, races: int, *, rooms: int = ROOMS, factory: str = "", seed: int = 1, progress: Progress = lambda: None
) -> RaceResult:
    """Run at least `races` races, round by round; then compare the winners with the log."""
    async with AppendWorkers(address, factory) as workers:
        for seq in range(1, -(-races // rooms) + 1):
            await workers.run_round(seq, rooms, seed)
            for _ in range(rooms):
                progress()
    log = store_at(address)
    await log.open()
    try:
        workers.result.violations += [
            violation for room in range(rooms) for violation in await log_violations(log, room, workers)
        ]
    finally:
        await log.close()
    return workers.result


async def log_violations(log: Store, room: int, workers: AppendWorkers) -> list[str]:
    """Check that the log holds every winner's row and no other."""
    found = [(row.seq, row.command) for row in await log.read(f"room {room}")]
    return [] if found == workers.winners.get(room, []) else [f"room {room}: the log differs from the winners' rows"]


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    """Run half of the races on each store, and a few on the same stores without unique keys."""
    rooms = min(ROOMS, size)
    counts: dict[str, int] = {}
    violations: list[str] = []
    figures: dict[str, float] = {}
    with own_store(Postgres) as postgres:
        for name, share in (("PostgreSQL", size - size // 2), ("SQLite", size // 2)):
            sound, broken = await store_addresses(name, postgres, folder)
            result = await run_races(sound, share, rooms=rooms, seed=seed, progress=progress)
            figures[f"races per second on {name}"] = result.races / result.seconds
            mutant = await run_races(
                broken,
                max(rooms // 5, size // RACES_PER_MUTANT_RACE),
                rooms=rooms // 5,
                factory=BROKEN_STORE,
                seed=seed,
            )
            counts["double winners"] = counts.get("double winners", 0) + result.double_wins
            counts |= {f"overlapping races on {name}": result.overlapping}
            counts |= {f"races on {name} without unique keys": mutant.races}
            counts |= {f"double winners on {name} without unique keys": mutant.double_wins}
            violations += [f"{name}: {violation}" for violation in result.violations]
            violations += (
                []
                if mutant.double_wins
                else [f"without unique keys {name} has no double winner: the experiment detects nothing"]
            )
    return Outcome(seed, size, counts, violations, figures)


async def store_addresses(name: str, postgres: Postgres, folder: Path) -> tuple[str, str]:
    """Addresses of a sound store and of one without unique keys."""
    if name == "SQLite":
        return str(folder / "sound.db"), str(folder / "broken.db")
    return await asyncio.to_thread(fresh_database, postgres.url), await asyncio.to_thread(fresh_database, postgres.url)


RACES = Experiment(
    name="races",
    claim="when four processes append the same entry exactly one succeeds; without unique keys several do",
    bound="exactly one winner in every race",
    unit="races of four processes",
    batch=50_000,
    goal=1_000_000,
    run=run_batch,
)
