"""One seed, one story: people play while everything goes wrong; then all is healed, and judged."""

from __future__ import annotations

import asyncio
import gc
from contextlib import ExitStack, nullcontext
from random import Random

import msgspec
from structlog.testing import capture_logs

from lab.checker import Verdict, check
from lab.simulation.faults import BLOWS, CALM, Faults, drawn
from lab.simulation.judging import replay, stored
from lab.simulation.mutants import MUTANTS
from lab.simulation.people import Guest, Memory, Person, open_table
from lab.simulation.process import Process
from lab.simulation.store import Store
from lab.simulation.world import World
from lab.world.evening import GAMES, play

LEAST, MOST = 8, 32
"""So many entries in the log are enough for a story."""
SHORTEST, LONGEST = 2.0, 6.0
"""Seconds until all is healed at the latest."""
QUIET = 2.5
"""Seconds in which nothing more happens: longer than anything that is still on its way."""
PATIENCE = 40.0
"""Seconds after which somebody should have been answered where nothing goes wrong any more."""


class Told(msgspec.Struct, frozen=True):
    """What a seed showed."""

    seed: int
    hash: str
    counts: dict[str, int]
    faults: list[str]
    trace: bytes = b""


class Story:
    """A world with a table in it."""

    def __init__(self, seed: int, faults: Faults | None = None, *, keep: bool = False) -> None:
        self.world = World(seed, keep=keep)
        self.coming = faults or drawn(self.world.random)
        self.random: Random = self.world.random
        self.store = Store()
        self.processes: list[Process] = []
        for number in range(1 + (self.random.random() < 0.7)):
            Process(self.world, self.store, f"server{number}", self.processes)
        self.memory = Memory()
        self.guests: list[Guest] = []
        self.faults: list[str] = []

    async def tell(self) -> Verdict:
        """From the first start of a server to the verdict."""
        self.world.faults = self.coming
        for process in self.processes:
            process.start()
        blows = asyncio.ensure_future(self.blows())
        playing = asyncio.ensure_future(self.play())
        enough, end = self.random.randint(LEAST, MOST), self.world.loop.now + self.random.uniform(SHORTEST, LONGEST)
        while self.world.loop.now < end and not playing.done() and self.entries < enough:
            await asyncio.sleep(0.2)
        await self.cancel(blows)
        self.heal()
        await self.cancel(playing)
        await self.come_to_rest()
        for process in self.processes:
            process.kill()
        told, faults = await replay(self.store, self.guests)
        self.faults += faults
        return check(self.memory.lines, stored(self.store), told)

    @property
    def entries(self) -> int:
        return sum(map(len, self.store.rows.values()))

    async def cancel(self, task: asyncio.Task[None]) -> None:
        task.cancel()
        [ended] = await asyncio.gather(task, return_exceptions=True)
        if isinstance(ended, Exception):
            self.faults.append(f"somebody could not go on: {ended!r}")

    # --- playing

    async def play(self) -> None:
        """A table for three: people, perhaps a bot, and one who watches."""
        host = Guest(await open_table(self.person("Anna"), self.random.choice(GAMES), 3), *self.chances())
        self.guests.append(host)
        await host.come_back()
        for name in ("Bob", "Carla")[: 1 + (self.random.random() < 0.3)]:
            guest = Guest(self.person(name).seat(host.seat.room), *self.chances())
            self.guests.append(guest)
            await guest.sit(name)
        watcher = Guest(self.person("Lina").seat(host.seat.room), *self.chances())
        self.guests.append(watcher)
        await watcher.come_back()
        await host.ask("start", fill="random")
        async with asyncio.TaskGroup() as group:
            for guest in self.guests:
                group.create_task(play(guest, None))

    def person(self, name: str) -> Person:
        return Person(self.world, self.processes, self.memory, name)

    def chances(self) -> tuple[int, list[str]]:
        return self.random.getrandbits(32), [process.name for process in self.processes]

    # --- blows

    async def blows(self) -> None:
        faults = self.world.faults
        odds = [getattr(faults, blow) for blow in BLOWS]
        while any(odds):
            await asyncio.sleep(self.random.expovariate(1 / faults.pause))
            [blow] = self.random.choices(BLOWS, odds)
            self.world.did[blow] += 1
            self.strike(blow, self.random.choice(self.processes), self.random.uniform(0.05, 3.0))

    def strike(self, blow: str, process: Process, seconds: float) -> None:
        match blow:
            case "kill":
                process.kill()
                self.world.later(seconds / 2, process.start)
            case "stop":
                process.stop()
                self.world.later(0.2 + seconds / 2, process.start)
            case "freeze":
                process.freeze(seconds)
            case "store_away":
                self.store.away = self.world.loop.now + seconds / 2
            case "clock":
                process.set_clock(self.random.uniform(-3_600, 3_600))
            case "leave" if self.guests:
                self.random.choice(self.guests).leave(seconds)

    # --- the end

    def heal(self) -> None:
        self.world.note("world", "is healed")
        self.world.faults = CALM
        self.store.away = 0.0
        for process in self.processes:
            if process.life:
                self.world.loop.let_go(process.life)
            process.start()
        for guest in self.guests:
            guest.away = 0.0
        self.guests = [guest for guest in self.guests if guest.is_seated]

    async def come_to_rest(self) -> None:
        """All come back, everybody is answered, and then nothing more happens."""
        try:
            async with asyncio.timeout(PATIENCE):
                for guest in self.guests:
                    await guest.come_back()
                for guest in self.guests:
                    if guest.seat.key:
                        await guest.ask("say", text="buona notte")
                await self.quiet()
        except Exception as error:
            self.faults.append(f"all is healed, but there is no rest: {error!r}")
        for guest in self.guests:
            guest.seat.end()  # type: ignore[attr-defined]

    async def quiet(self) -> None:
        before: tuple[int, ...] = ()
        while before != (before := (self.entries, *(guest.seat.have for guest in self.guests))):
            for guest in self.guests:
                if guest.is_cut_off:  # who has missed much is told it in pieces
                    await guest.come_back()
            await asyncio.sleep(QUIET)


def tell(seed: int, *, faults: Faults | None = None, mutant: str = "", keep: bool = False) -> Told:
    """The story of a seed, the same to the byte whenever it is told. Where no faults are given, they are drawn."""
    return told(Story(seed, faults, keep=keep), mutant)


def told(story: Story, mutant: str = "") -> Told:
    world = story.world
    gc.disable()
    try:
        with ExitStack() as stack:
            stack.enter_context(MUTANTS[mutant]() if mutant else nullcontext())
            logs = stack.enter_context(capture_logs())
            stack.enter_context(world.instead())
            verdict = world.loop.run(story.tell())
    finally:
        gc.enable()
    complaints = [f"the server complains: {line}" for line in logs if line["log_level"] in ("error", "critical")]
    wrong = [*story.faults, *world.wrong, *world.loop.complaints, *complaints, *verdict.faults]
    world.note("world", "ends", msgspec.json.encode(wrong))
    counts = {"acknowledged": verdict.acknowledged, "unknown": verdict.unknown, "frames": verdict.frames}
    counts |= {"views": verdict.views, "entries": story.entries}
    return Told(world.seed, world.trace.hash, counts | dict(sorted(world.did.items())), wrong, world.trace.text)
