"""The desk: takes commands to the log and brings news to the lines. The only way into a room.

A command is decided on the room as it is, applied, and its frames are made; but nothing leaves before the log has it.
If the log says no, what was applied is forgotten and the room is read again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import b32encode
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from prometheus_client import Counter

from forno.core.errors import Refused
from forno.server import archive, telling
from forno.server.budget import Budget
from forno.server.bus.base import Bus
from forno.server.contract import Line
from forno.server.library import Library
from forno.server.live import Live, Recent
from forno.server.log.base import Known, Log, Mark, Row, Taken, Unavailable
from forno.server.metrics import APPEND_SECONDS, COMMANDS, LINES, REFUSALS
from forno.server.protocol import VERSION, Act, Again, Asked, Hello, Open, OpenTable, Rekey, Sit, Start
from forno.server.room import (
    ComeBack,
    Declined,
    Deed,
    Entry,
    Room,
    apply,
    decide,
    lock,
    read_entry,
    without_keys,
    write_entry,
)
from forno.server.room.entry import BotAct, HouseDeed
from forno.server.room.times import Alarm, alarms
from forno.server.settings import Settings
from forno.server.steady import SteadyTime

LOOK_UPS = 5
"""How often the fate of a command is asked for, when its commit was cut off."""


class Place(msgspec.Struct):
    """Where a line is attached."""

    live: Live
    seat: int | None


class Desk(Library):
    """Rooms in this process."""

    def __init__(self, log: Log, bus: Bus, settings: Settings) -> None:
        super().__init__(log)
        self.bus = bus
        self.settings = settings
        self.pace = settings.pace
        self.time = SteadyTime()
        self.rooms: dict[str, Live] = {}
        self.changed: Callable[[Live], None] = lambda live: None
        """Called when a room has moved on: whoever watches the clocks looks again."""

    @property
    def shared(self) -> bool:
        """Do other processes write into the same log?"""
        return bool(self.settings.store or self.settings.bus)

    # --- opening a table

    async def open_table(self, asked: Open) -> bytes:
        """One step, one link. The name of the room follows from the command, so that asking twice opens one."""
        deed = without_keys(asked)
        name = b32encode(sha256(b"forno room " + asked.id.encode()).digest())[:16].decode().lower()
        live = self.rooms.setdefault(name, Live(name, self.time.now()))
        try:
            async with live.lock:
                seq, entry = await self.commit(live, deed, 0, asked.id)
        finally:
            if live.room is None or live.room.status == "new":
                self.rooms.pop(name, None)
        if entry.refused:
            raise Refused(entry.refused.rule, **entry.refused.values)
        return telling.encode(OpenTable(name, 0, f"/t/{name}", seq))

    # --- lines come and go

    async def enter(self, room: str, hello: Hello, line: Line) -> Place:
        if hello.version != VERSION:
            raise Refused("wire.version")
        live = await self.live(room)
        async with live.lock:
            true = await self.fresh(live)
            seat = viewer_of(true, hello.key)
            if seat is not None and true.seats[seat].away:
                await self.commit(live, ComeBack(seat), None, f"back:{true.seq + 1}")
                true = await self.fresh(live)
            line.send(telling.welcome(VERSION, seat, self.time.now()))
            for data in await self.missed(live, true, seat, hello, line):
                line.send(data)
            live.lines[line] = seat
            LINES.inc()
            self.tell_here(live)
        return Place(live, seat)

    async def missed(self, live: Live, room: Room, seat: int | None, hello: Hello, line: Line) -> list[bytes]:
        """The frames that a viewer has not, or the state as it is now."""
        rows: list[Row] = []
        if seat is None and None not in live.heads:
            rows = await self.log.read(live.name)
            live.heads[None] = archive.stream(live.name, rows, None)[1]
        head = live.heads[None] if seat is None else (room.seats[seat].n, room.seats[seat].hash)
        has_all = (hello.have, hello.hash) == head
        if hello.have is not None and not has_all:
            kept = live.recent.get(seat, Recent()).since(hello.have, hello.hash)
            if kept is not None:
                return kept
        if has_all:
            return []
        rows = rows or await self.log.read(live.name)
        if hello.have is not None:
            frames = live.missed(rows, seat, hello.have, hello.hash, head)
            if frames is not None:
                return frames
            line.send(telling.refuse(None, Declined("wire.stream"), line.lang))
        return [telling.state(room, seat, head, archive.past(live.name, rows, seat))]

    def leave(self, place: Place, line: Line) -> None:
        """A line is gone; the seat stays whose it is."""
        live = place.live
        if live.lines.pop(line, 0) is None and None not in live.lines.values():
            live.heads.clear()
            live.recent.pop(None, None)
        LINES.dec()
        if place.seat is not None:
            live.seen[place.seat] = self.time.now()
        live.used = self.time.now()
        self.tell_here(live)
        self.changed(live)

    def tell_here(self, live: Live) -> None:
        """Who is connected: a remark, in no stream."""
        if live.room is None:
            return
        self.tell_lines_here(live)
        self.say_here(live)

    def tell_lines_here(self, live: Live) -> None:
        data = telling.here(*live.here(self.time.now()))
        for line in list(live.lines):
            line.send(data)

    def say_here(self, live: Live) -> None:
        seats = sorted({seat for seat in live.lines.values() if seat is not None})
        watching = sum(seat is None for seat in live.lines.values())
        self.bus.say(live.name, msgspec.json.encode(["here", self.process, seats, watching]))

    # --- commands

    async def do(self, place: Place, asked: Asked, line: Line, arrived: float) -> list[bytes]:
        """Decide, commit, tell; the answer."""
        live, seat = place.live, place.seat
        self.spend(live, seat, arrived)
        deed = without_keys(asked)
        async with live.lock:
            seq, entry = await self.commit(live, deed, seat, asked.id, line=line, arrived=arrived)
            told, live.answer = live.answer, None
            if isinstance(deed, Sit) and entry.refused is None:
                self.tell_here(live)
        answer = telling.answer(asked.id, seq, entry, line.lang)
        return [answer] if told is None else [told, answer]

    def spend(self, live: Live, seat: int | None, now: float) -> None:
        """A seat has a budget of its own, however many connections it opens."""
        if seat is None:
            return
        if seat not in live.spent:
            live.spent[seat] = Budget(self.settings.rate, self.settings.burst, now)
        if not live.spent[seat].take(now):
            raise Refused("wire.rate", seconds=live.spent[seat].wait)

    async def commit(
        self,
        live: Live,
        deed: Deed,
        seat: int | None,
        command: str,
        *,
        line: Line | None = None,
        arrived: float = 0.0,
        reaction: int = 0,
    ) -> tuple[int, Entry]:
        """The entry of a deed, once it is in the log: appended now, or found there. The lock is held."""
        while True:
            room = await self.fresh(live)
            if line is not None and isinstance(deed, Act):
                reaction = self.reaction(live, room, line, arrived)
            entry = decide(room, deed, seat, self.time.now(), reaction=reaction, **added(room, deed))
            if entry.refused and (isinstance(deed, HouseDeed) or room.status == "new"):
                return room.seq, entry
            happened = apply(room, entry)
            live.alarms = None
            made, heads = live.make(entry, happened) if entry.refused is None else ({}, {})
            entry = msgspec.structs.replace(entry, heads=heads)
            if happened.room:
                live.card = b""
            row = Row(room.seq, command, write_entry(entry))
            try:
                await self.append(live, room, row)
            except Taken:
                live.forget()
            except Known as known:
                live.forget()
                await self.fresh(live)
                return known.row.seq, same(read_entry(known.row.body), deed, seat)
            except BaseException:
                live.forget()
                raise
            else:
                live.answer = live.push(made, time.monotonic(), line)
                self.after(live, entry)
                return row.seq, entry

    async def append(self, live: Live, room: Room, row: Row) -> None:
        """Into the log. If nobody knows whether it got there, it is looked up, never guessed."""
        began = time.monotonic()
        try:
            await self.log.append(live.name, row, self.mark(live, room))
        except Unavailable:
            found = await self.look_up(live.name, row.command)
            if found is None:
                raise
            raise Known(found) from None
        APPEND_SECONDS.observe(time.monotonic() - began)

    async def look_up(self, room: str, command: str) -> Row | None:
        for attempt in range(LOOK_UPS):
            try:
                return await self.log.find(room, command)
            except Unavailable:
                await asyncio.sleep(0.05 * 2**attempt)
        return None

    def after(self, live: Live, entry: Entry) -> None:
        """Others are told, clocks are looked at again."""
        room = live.room
        assert room is not None
        live.used = self.time.now()
        count(type(entry.deed)).inc()
        if entry.refused:
            REFUSALS.labels(entry.refused.rule).inc()
        elif not isinstance(entry.deed, Act | BotAct):
            self.drop_strangers(live, room, entry)
        self.bus.say(live.name, b"%d" % room.seq)
        self.changed(live)

    def drop_strangers(self, live: Live, room: Room, entry: Entry) -> None:
        """Who may not watch is asked to go, and who no longer has the seat or its key."""
        rekeyed = entry.seat if isinstance(entry.deed, Rekey) else None
        for line, seat in list(live.lines.items()):
            if seat is None and not room.can_be_watched:
                end_soon(line, "house.spectators")
            elif seat is not None and (seat == rekeyed or not room.seats[seat].is_human):
                end_soon(line, "house.key")

    def reaction(self, live: Live, room: Room, line: Line, arrived: float) -> int:
        """From when this process told the lines to when the answer arrived, less the line's own measured delay.

        Who answers through a process that was not there at the opening counts as last. (house.window)
        """
        if room.window is None:
            return 0
        if live.opened is None:
            return room.window.ends - room.window.opened
        delay = min(line.latency or 0, self.settings.latency_cap)
        return max(0, int((arrived - live.opened) * 1000) - delay)

    # --- rooms in memory

    async def live(self, name: str) -> Live:
        """The room of this name, in memory from now on."""
        live = self.rooms.get(name)
        if live is None:
            live = self.rooms[name] = Live(name, self.time.now())
        if live.room is None or live.room.status == "new":
            try:
                async with live.lock:
                    if (await self.fresh(live)).status == "new":
                        raise Refused("house.missing")
            except BaseException:
                if not live.lines and self.rooms.get(name) is live:
                    del self.rooms[name]
                raise
        live.used = self.time.now()
        return live

    async def fresh(self, live: Live) -> Room:
        """The room as far as this process knows it, read again if it was forgotten."""
        if live.room is None:
            rows = await self.log.read(live.name)
            known = [row for row in rows if row.seq <= live.told] if live.lines else rows
            live.room = archive.fold(live.name, known)
            if rows:
                live.told = live.room.seq
                if None in live.lines.values():
                    live.heads[None] = archive.stream(live.name, known, None)[1]
                self.catch_up(live, rows[len(known) :])
                self.changed(live)
        return live.room

    def catch_up(self, live: Live, rows: list[Row]) -> None:
        """Entries that another process made: apply them and tell the lines here."""
        room = live.room
        assert room is not None
        for row in rows:
            entry = read_entry(row.body)
            happened = apply(room, entry)
            live.alarms = None
            made, heads = live.make(entry, happened) if entry.refused is None else ({}, {})
            for number, (n, last) in entry.heads.items():
                room.seats[number].n, room.seats[number].hash = n, last
            if heads != entry.heads:  # made by another version of the server: whoever resumes gets the state
                live.recent = {}
            live.push(made, time.monotonic())
            live.card = b""
            if entry.refused is None:
                self.drop_strangers(live, room, entry)

    async def hear_of(self, live: Live) -> None:
        """There may be news in the log."""
        async with live.lock:
            if live.room is None:
                await self.fresh(live)
            elif rows := await self.log.read(live.name, live.room.seq):
                self.catch_up(live, rows)
                self.changed(live)

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

    # --- going

    def stop(self) -> None:
        for live in self.rooms.values():
            for line in list(live.lines):
                line.end(telling.bye("wire.stopping", line.lang))


@cache
def count(deed: type[Any]) -> Counter:
    """The counter of a sort of deed."""
    return COMMANDS.labels(deed.__name__)


def end_soon(line: Line, rule: str) -> None:
    """After the answer to what was asked, if it was asked through this very line."""
    asyncio.get_running_loop().call_soon(line.end, telling.bye(rule, line.lang))


def viewer_of(room: Room, key: str | None) -> int | None:
    """The seat that a key opens; without a key, one who watches, where the table allows it."""
    if key is not None:
        seat = room.seat_of(lock(key))
        if seat is None:
            raise Refused("house.key")
        return seat
    if not room.can_be_watched:
        raise Refused("house.spectators")
    return None


def added(room: Room, deed: Deed) -> dict[str, Any]:
    """What the host adds to a deed: a fresh secret, the version of the rules."""
    if isinstance(deed, Open | Again):
        return {"salt": secrets.token_hex(32)}
    return {"rules": room.game.rules} if isinstance(deed, Start) else {}


def same(entry: Entry, deed: Deed, seat: int | None) -> Entry:
    """The entry of a command that was sent before; another command under the same id is refused. (house.command)"""
    house = isinstance(deed, BotAct)
    if entry.seat != seat or (not house and telling.encode(entry.deed) != telling.encode(deed)):
        raise Refused("house.command")
    return entry


def card(room: Room) -> bytes:
    """The room as anybody may see it in a list."""
    chairs = telling.room_view(room).chairs
    return telling.encode(
        {
            "room": room.room,
            "game": room.game.name,
            "status": room.status,
            "number": room.number,
            "locked": room.settings.locked,
            "spectators": room.settings.spectators,
            "options": room.options,
            "chairs": chairs,
        }
    )
