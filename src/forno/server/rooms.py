"""Rooms in this process: read from the log, kept as far as it goes, told to the lines that are attached."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec

from forno.core.errors import Refused
from forno.server import archive, telling
from forno.server.answers import ListedTable
from forno.server.bus.base import Bus
from forno.server.contract import Line
from forno.server.library import Library, aside
from forno.server.live import Live
from forno.server.log.base import Log, Mark
from forno.server.protocol import Rekey
from forno.server.refusals import bye
from forno.server.reviewing import Reviewers
from forno.server.room import Entry, Room, apply, read_entry
from forno.server.room.times import Alarm, alarms
from forno.server.settings import Settings
from forno.server.steady import SteadyTime
from forno.server.thinking import Thinkers
from forno.server.unhurried import FEW, unhurried

BREATH = 0.001
"""Seconds between two who come in."""
REMARK = 1.0
"""Seconds in which a crowd is told who is here."""


class Rooms(Library):
    """What this process has in memory, and how it follows the log."""

    def __init__(self, log: Log, bus: Bus, settings: Settings) -> None:
        super().__init__(log, Reviewers(settings.review))
        self.bus = bus
        self.settings = settings
        self.pace = settings.pace
        self.time = SteadyTime()
        self.thinkers = Thinkers(settings.thinkers)
        self.rooms: dict[str, Live] = {}
        self.door = asyncio.Lock()
        self.changed: Callable[[Live], None] = lambda live: None
        """Called when a room has moved on: whoever watches the clocks looks again."""

    @property
    def shared(self) -> bool:
        """Do other processes write into the same log?"""
        return bool(self.settings.store or self.settings.bus)

    async def come_in(self) -> None:
        """Through the door one at a time: to open a table, to connect, and to be greeted take as long as several
        moves each, and those of others come in between."""
        async with self.door:
            await asyncio.sleep(BREATH)

    async def live(self, name: str) -> Live:
        """The room of this name, in memory from now on."""
        with self.awaiting(name) as live:
            if not live.is_there:
                async with live.lock:
                    if (await self.fresh(live)).status == "new":
                        raise Refused("house.missing")
        live.used = self.time.now()
        return live

    @contextmanager
    def awaiting(self, name: str) -> Iterator[Live]:
        """A room to be read or made. One that is not there after all is forgotten, but not before the last who waits
        for it has given up: nobody may come to know it from somebody else than the others do."""
        live = self.rooms.get(name)
        if live is None:
            live = self.rooms[name] = Live(name, self.time.now())
        live.awaited += 1
        try:
            yield live
        finally:
            live.awaited -= 1
            if not live.awaited and not live.is_there:
                del self.rooms[name]

    def now(self, live: Live) -> int:
        """The time at a table, which never goes back."""
        return self.time.now() + live.ahead

    async def fresh(self, live: Live) -> Room:
        """The room as far as this process knows it."""
        if live.room is None:
            rows = await self.log.read(live.name)
            live.room = await aside(rows, archive.fold, live.name, rows)
            live.keep_up(self.time.now())
            if rows:
                self.changed(live)
        return live.room

    async def follow(self, live: Live, room: Room) -> None:
        """Entries that another process made: apply them and tell the lines here."""
        for row in await self.log.read(live.name, room.seq):
            entry = read_entry(row.body)
            happened = apply(room, entry)
            made = live.make(entry, happened)
            live.alarms, live.card = None, b""
            for number, (n, last) in entry.heads.items():
                if room.seats[number].head != (n, last):  # told by another version: whoever resumes gets the state
                    room.seats[number].n, room.seats[number].hash = n, last
                    live.recent.pop(number, None)
            live.push(made, time.monotonic())
            if entry.refused is None:
                self.drop_strangers(live, room, entry)
        live.keep_up(self.time.now())
        self.changed(live)

    async def hear_of(self, live: Live) -> None:
        """There may be news in the log."""
        async with live.lock:
            if live.room is not None:
                await self.follow(live, live.room)

    def mark(self, live: Live, room: Room) -> Mark:
        due = min((alarm.at for alarm in self.alarms(live, room)), default=0)
        if not live.card:
            live.card = card(room)
        return Mark(room.status, room.settings.listed and room.status != "closed", due, live.card)

    def alarms(self, live: Live, room: Room) -> list[Alarm]:
        """What comes by itself in this room."""
        if live.alarms is None:
            live.alarms = alarms(room, self.pace)
        return live.alarms

    # --- lines

    def drop_strangers(self, live: Live, room: Room, entry: Entry) -> None:
        """Who may not watch is asked to go, and who no longer has the seat or its key."""
        rekeyed = entry.seat if isinstance(entry.deed, Rekey) else None
        for line, seat in list(live.lines.items()):
            if seat is None and not room.can_be_watched:
                end_soon(line, "house.spectators")
            elif seat is not None and (seat == rekeyed or not room.seats[seat].is_human):
                end_soon(line, "house.key")

    def tell_here(self, live: Live, newcomer: Line | None = None) -> None:
        """Who is connected: a remark, in no stream."""
        if live.room is None:
            return
        self.tell_lines_here(live, newcomer)
        self.say_here(live)

    def tell_lines_here(self, live: Live, newcomer: Line | None = None) -> None:
        """All at once; of a crowd only who has just come."""
        if len(live.lines) <= FEW:
            self.remark(live, [*live.lines])
            return
        if newcomer is not None:
            self.remark(live, [newcomer])
        live.unsaid = True
        if live.announcing is None:
            live.announcing = asyncio.ensure_future(self.tell_crowd(live))

    async def tell_crowd(self, live: Live) -> None:
        """Until all know of the last who came or went. With thousands who watch, all tables would have to wait for each
        of them, if each were told to all at once."""
        try:
            while live.unsaid:
                live.unsaid = False
                async for some in unhurried([*live.lines], REMARK):
                    self.remark(live, some)
        finally:
            live.announcing = None

    def remark(self, live: Live, lines: Sequence[Line]) -> None:
        data = telling.here(*live.here(self.time.now()))
        for line in lines:
            line.send(data)

    def say_here(self, live: Live) -> None:
        self.bus.say(live.name, msgspec.json.encode(["here", self.process, live.seats, live.watching]))

    def stop(self) -> None:
        for live in self.rooms.values():
            for line in list(live.lines):
                line.end(bye("wire.stopping", line.lang))


def end_soon(line: Line, rule: str) -> None:
    """After the answer to what was asked, if it was asked through this very line."""
    asyncio.get_running_loop().call_soon(line.end, bye(rule, line.lang))


def card(room: Room) -> bytes:
    """The room as anybody may see it in a list."""
    view, settings = telling.room_view(room), room.settings
    watched, options = settings.spectators, room.options
    listed = ListedTable(room.room, view.game, view.status, room.number, settings.locked, watched, options, view.chairs)
    return telling.encode(listed)
