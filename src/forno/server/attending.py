"""Looking after rooms: timers, bots, absent players, news from other processes. Actors like any other:
if two processes do the same, one append wins."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from forno.core.errors import FornoError
from forno.server.desk import Desk
from forno.server.live import BELIEVED, Live
from forno.server.log.base import Unavailable
from forno.server.logs import log
from forno.server.metrics import ROOMS, STALLS
from forno.server.room import BotAct, ComeBack, Expire, GoAway, Room, Settle, TimeOut
from forno.server.room.entry import HouseDeed
from forno.server.room.times import Alarm
from forno.server.unhurried import unhurried

ORPHANED = 1_500
"""A room that is so many milliseconds late has no process that looks after it: whoever finds it does."""
AGAIN = 5_000
"""Milliseconds after which an absent player who is said to be connected elsewhere is asked after again."""
UNUSED, SOON = 60_000, 120_000
"""Milliseconds after which a room may leave memory, if nothing happens there in so many."""
STALL = 0.1
LOOK, ROUND = 1.0, BELIEVED / 6000
"""Seconds in which one looks at the log of every room here, or tells others of all rooms, or vouches for all seats."""


def is_behind(live: Live, seq: int) -> bool:
    """Does the log have more than this process knows?"""
    return live.room is None or seq > live.room.seq


def is_awaited(live: Live, deed: HouseDeed) -> bool:
    """Does everybody know that it must come? Of bots, only from the one whose turn it is: who jumps in is a secret."""
    table = live.room.table if live.room else None
    return not isinstance(deed, BotAct) or (table is not None and not table.is_over and table.seat == deed.seat)


class Attendant:
    """One for each process. Keeps a timer for every room in memory, and finds rooms that nobody has in memory."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.thinkers = desk.thinkers
        self.tasks: set[asyncio.Task[None]] = set()
        self.hopeless: set[str] = set()
        """Rooms that this version of the server cannot read."""
        desk.changed = self.arm

    async def start(self) -> None:
        await self.desk.bus.open(self.hear)
        for watch in (self.find_orphans, self.watch_loop, self.sweep, self.vouch, self.poll):
            self.run(watch())

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in self.desk.rooms.values():
            if live.timer:
                live.timer.cancel()
            if live.announcing:
                live.announcing.cancel()
        self.thinkers.close()
        self.desk.reviewers.close()
        await self.desk.bus.close()

    def run(self, coroutine: Any) -> None:
        task = asyncio.ensure_future(coroutine)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- timers

    def arm(self, live: Live) -> None:
        """Set the timer of a room to what comes next."""
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if live.room is None:
            return
        coming = [self.when(live, alarm) for alarm in self.pending(live, live.room)]
        if coming:
            wait = max(0, min(coming) - self.desk.now(live)) / 1000
            live.timer = asyncio.get_running_loop().call_later(min(wait, 3600), self.ring, live)

    def ring(self, live: Live) -> None:
        live.timer = None
        self.run(self.attend(live))

    def pending(self, live: Live, room: Room) -> list[Alarm]:
        serial = room.table.serial if room.table else 0
        coming = self.desk.alarms(live, room)
        waiting = [alarm for alarm in coming if (serial, alarm.seat, alarm.what) not in live.asked]
        return [*waiting, *(Alarm(room.at, "back", seat) for seat in missed_in_error(live, room))]

    def when(self, live: Live, alarm: Alarm) -> int:
        """People who have just come back, or could not, are given time first."""
        if alarm.what == "absent":
            if live.has(alarm.seat):
                return alarm.at + 365 * 86_400_000
            seen = live.seen.get(alarm.seat, live.loaded) + live.ahead
            return max(alarm.at, seen + self.desk.settings.grace)
        if alarm.what == "time-out":
            return max(alarm.at, live.loaded + live.ahead + self.desk.settings.settle_in)
        return alarm.at

    async def attend(self, live: Live) -> None:
        """Do what is due."""
        try:
            async with live.lock:
                room = await self.desk.fresh(live)
                now = self.desk.now(live)
                due = [alarm for alarm in self.pending(live, room) if self.when(live, alarm) <= now]
                if due:
                    await self.answer(live, room, min(due, key=lambda alarm: (alarm.at, alarm.what != "jump")))
            self.arm(live)
        except Unavailable:
            asyncio.get_running_loop().call_later(1, self.ring, live)
        except FornoError as error:
            log.error("a table cannot be looked after by this server", room=live.name, why=str(error))

    async def answer(self, live: Live, room: Room, alarm: Alarm) -> None:
        """Do what one alarm is for."""
        number, serial = room.number, room.table.serial if room.table else 0
        match alarm.what:
            case "bot" | "jump":
                live.asked = {asked for asked in live.asked if asked[0] == serial} | {(serial, alarm.seat, alarm.what)}
                self.thinkers.ask(self, live, room, alarm)
            case "settle":
                await self.house(live, Settle(serial), f"settle:{number}:{serial}")
            case "time-out":
                await self.house(live, TimeOut(serial), f"time-out:{number}:{serial}")
            case "absent":
                if await self.desk.log.vouched(live.name, alarm.seat, self.desk.now(live)):
                    live.seen[alarm.seat] = self.desk.time.now() - self.desk.settings.grace + AGAIN
                else:
                    await self.house(live, GoAway(alarm.seat), f"away:{room.seq + 1}")
            case "back":
                await self.house(live, ComeBack(alarm.seat), f"back:{room.seq + 1}")
            case "expire":
                await self.house(live, Expire(), f"expire:{room.seq + 1}")

    async def house(self, live: Live, deed: HouseDeed, command: str, reaction: int = 0) -> bool:
        """Do it; False if a rule refuses. Whoever waits for it is told if it cannot be done now."""
        try:
            _, entry = await self.desk.commit(live, deed, None, command, reaction=reaction)  # type: ignore[arg-type]
        except Unavailable:
            if is_awaited(live, deed):
                live.say_stuck()
            raise
        return entry.refused is None

    # --- other processes

    def hear(self, name: str, message: bytes) -> None:
        """A hint: somebody says that a room has moved on, or who is connected there."""
        live = self.desk.rooms.get(name)
        if live is None or live.room is None:
            return
        if message.isdigit():
            if int(message) > live.room.seq:
                self.run(self.catch_up(live))
            return
        try:
            _, process, seats, watching = msgspec.json.decode(message, type=tuple[str, str, tuple[int, ...], int])
        except msgspec.MsgspecError:
            return
        if process != self.desk.process:
            before = live.elsewhere.get(process)
            live.elsewhere[process] = (seats, watching, self.desk.time.now())
            if before is None:  # it does not know of us either
                self.desk.tell_here(live)
            elif before[:2] != (seats, watching):
                self.desk.tell_lines_here(live)

    async def catch_up(self, live: Live) -> None:
        try:
            await self.desk.hear_of(live)
        except Unavailable:
            await asyncio.sleep(1)

    async def poll(self) -> None:
        """Hints can be lost, and whoever looks after the server may have closed a table: look at the log itself."""
        while True:
            watched = {name: live for name, live in self.desk.rooms.items() if live.lines and live.room}
            async for some in unhurried([*watched], LOOK):
                with suppress(Unavailable):
                    for name, seq in (await self.desk.log.heads(some)).items():
                        if is_behind(watched[name], seq):
                            self.run(self.catch_up(watched[name]))

    async def vouch(self) -> None:
        """Tell other processes which seats are connected here, and again before they cease to believe it."""
        while self.desk.shared:
            async for some in unhurried([live for live in self.desk.rooms.values() if live.lines], ROUND):
                for live in some:
                    self.desk.say_here(live)
            here = self.seats_here()
            for ahead, seats in here.items():
                async for few in unhurried(seats, ROUND / len(here)):
                    with suppress(Unavailable):
                        await self.desk.log.vouch(few, self.desk.time.now() + ahead + BELIEVED)

    def seats_here(self) -> dict[int, list[tuple[str, int]]]:
        """Which seats are connected, by how far the time of their tables is ahead."""
        seats: dict[int, list[tuple[str, int]]] = {}
        for live in self.desk.rooms.values():
            here = [(live.name, seat) for seat in live.seats]
            if here:
                seats.setdefault(live.ahead, []).extend(here)
        return seats

    # --- rooms that nobody has in memory

    async def find_orphans(self) -> None:
        while True:
            try:
                late = self.desk.time.now() - ORPHANED
                for name in await self.desk.log.due(late, 100 + len(self.hopeless)):
                    await self.adopt(name)
            except Unavailable:
                pass
            await asyncio.sleep(ORPHANED / 1000)

    async def adopt(self, name: str) -> None:
        """Take a room into memory. One that cannot be read here keeps no other waiting."""
        if name in self.hopeless:
            return
        try:
            live = await self.desk.live(name)
        except Unavailable:
            raise
        except FornoError as error:
            self.hopeless.add(name)
            log.error("a table cannot be read by this server", room=name, why=str(error))
        else:
            if live.timer is None:
                self.arm(live)

    async def sweep(self) -> None:
        while True:
            ROOMS.set(len(self.desk.rooms))
            await asyncio.sleep(30)
            self.forget()

    def forget(self) -> None:
        """Rooms that nobody is connected to and where nothing is soon to happen leave memory."""
        for name, live in list(self.desk.rooms.items()):
            if live.lines or live.awaited or live.lock.locked() or self.desk.time.now() - live.used < UNUSED:
                continue
            coming = [self.when(live, alarm) for alarm in self.pending(live, live.room)] if live.room else []
            if not coming or min(coming) > self.desk.now(live) + SOON:
                if live.timer:
                    live.timer.cancel()
                del self.desk.rooms[name]

    async def watch_loop(self) -> None:
        """The event loop must never stand still: no work on a table takes that long."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(0.05)
            late = loop.time() - before - 0.05
            if late > STALL:
                STALLS.inc()
                log.warning("the event loop stood still", milliseconds=round(late * 1000))


def missed_in_error(live: Live, room: Room) -> list[int]:
    """Who is said to be absent, has not got up, and is connected here: another process could not know."""
    return [seat for seat in live.seats if room.seats[seat].away and not room.seats[seat].got_up]
