"""The desk: takes commands to the log and brings news to the lines. The only way into a room.

A command is decided on the room as it is, applied, and its frames are made; but nothing leaves before the log has it.
If the log says no, the room goes back to what it was and follows the log before it decides again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import b32encode
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
from prometheus_client import Counter

from forno.core.errors import Refused
from forno.server import telling
from forno.server.budget import Budget
from forno.server.contract import Line
from forno.server.live import Live, Made
from forno.server.log.base import Known, Row, Taken, Unavailable
from forno.server.metrics import APPEND_SECONDS, COMMANDS, REFUSALS
from forno.server.protocol import Act, Again, Asked, Open, OpenTable, Sit, Start
from forno.server.room import (
    Deed,
    Entry,
    Room,
    apply,
    decide,
    read_entry,
    without_keys,
    write_entry,
)
from forno.server.room.entry import BotAct, HouseDeed
from forno.server.rooms import Rooms

LOOK_UPS = 5
"""How often the fate of a command is asked for, when its commit was cut off."""
LONGEST = 2.0
"""Seconds for that, however long the log takes to say that it cannot answer."""


class Desk(Rooms):
    """Where commands are decided."""

    # --- opening a table

    async def open_table(self, asked: Open) -> bytes:
        """One step, one link. The name of the room follows from the command, so that asking twice opens one."""
        await self.come_in()
        deed = without_keys(asked)
        name = b32encode(sha256(b"forno room " + asked.id.encode()).digest())[:16].decode().lower()
        with self.awaiting(name) as live:
            async with live.lock:
                seq, entry = await self.commit(live, deed, 0, asked.id)
        if entry.refused:
            raise Refused(entry.refused.rule, **entry.refused.values)
        return telling.encode(OpenTable(name, 0, f"/t/{name}", seq))

    # --- commands

    async def do(self, place: Any, asked: Asked, line: Line, arrived: float) -> list[bytes]:
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
            entry = decide(room, deed, seat, self.now(live), reaction=reaction, **added(room, deed))
            if entry.refused and (isinstance(deed, HouseDeed) or room.status == "new"):
                return room.seq, entry
            before = room.snapshot()
            try:
                entry, made = enact(live, room, entry)
                row = Row(room.seq, command, write_entry(entry))
                await self.append(live, room, row)
            except BaseException as error:
                room.restore(before)
                live.alarms, live.card = None, b""
                if not isinstance(error, Taken | Known):
                    raise
                await self.follow(live, room)
                if isinstance(error, Known):
                    return error.row.seq, same(read_entry(error.row.body), deed, seat)
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
        """For a moment only: whoever asked is told that nobody knows, and asks again."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
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

    def reaction(self, live: Live, room: Room, line: Line, arrived: float) -> int:
        """From when this process told the lines to when the answer arrived, less the line's own measured delay.

        Who answers through a process that was not there at the opening counts as last. (house.window)
        """
        if room.window is None:
            return 0
        window, told = live.opened
        if window != room.window.opened:
            return room.window.ends - room.window.opened
        delay = min(line.latency or 0, self.settings.latency_cap)
        return max(0, int((arrived - told) * 1000) - delay)


def enact(live: Live, room: Room, entry: Entry) -> tuple[Entry, Made]:
    """Apply an entry, and make its frames: the entry then says where the streams stand."""
    happened = apply(room, entry)
    made = live.make(entry, happened)
    live.alarms = None
    if happened.room:
        live.card = b""
    heads = {viewer: head for viewer, (_, head) in made.items() if viewer is not None}
    return msgspec.structs.replace(entry, heads=heads), made


@cache
def count(deed: type[Any]) -> Counter:
    """The counter of a sort of deed."""
    return COMMANDS.labels(deed.__name__)


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
