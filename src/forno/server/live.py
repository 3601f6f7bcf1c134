"""A room that this process serves: its state, its lines, and where its streams stand."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec

from forno.core.errors import Refused
from forno.server import telling
from forno.server.budget import Budget
from forno.server.contract import Line
from forno.server.refusals import refusal
from forno.server.room import Entry, Happened, Room
from forno.server.room.entry import Head
from forno.server.room.times import Alarm

RECENT = 6
"""So many of the latest frames of each stream are kept for lines that come back; older ones are made anew."""


BELIEVED = 30_000
"""Milliseconds for which the word of another process on who is connected there is believed."""

Made = dict[int | None, tuple[bytes, Head]]
"""Frames by viewer, and where its stream stands after each."""


class Link(msgspec.Struct):
    """Of a frame, the hash before it."""

    prev: str


class Recent(deque[tuple[int, bytes]]):
    """The latest frames of a stream: number and bytes."""

    def since(self, have: int, last: str) -> list[bytes] | None:
        """The frames after those that somebody has; None if they are not all here."""
        if not self or not self[0][0] <= have + 1 <= self[-1][0]:
            return None
        missing = [data for n, data in self if n > have]
        return missing if msgspec.json.decode(missing[0], type=Link).prev == last else None


class Live:
    """One room in memory, as far as the log is known here. `room` is None until it is read."""

    __slots__ = (
        "ahead",
        "alarms",
        "announcing",
        "answer",
        "asked",
        "awaited",
        "card",
        "elsewhere",
        "heads",
        "lines",
        "loaded",
        "lock",
        "name",
        "opened",
        "recent",
        "room",
        "seen",
        "spent",
        "stuck",
        "timer",
        "unsaid",
        "used",
    )

    def __init__(self, name: str, now: int) -> None:
        self.name = name
        self.room: Room | None = None
        self.lock = asyncio.Lock()
        self.awaited = 0
        """How many wait for it to be read, or made."""
        self.lines: dict[Line, int | None] = {}
        self.heads: dict[None, Head] = {}
        """Where the public stream stands, while somebody watches. When nobody does any more, it is given up with the
        next entry: until then somebody may be coming who counts on it."""
        self.recent: dict[int | None, Recent] = {}
        self.opened: tuple[int, float] = (0, 0.0)
        """Which window the lines here were told of last, and when."""
        self.ahead = 0
        """Milliseconds by which this table's time is ahead of this process's: what is in the log is never to come."""
        self.loaded = now
        self.used = now
        self.seen: dict[int, int] = {}
        """When each seat was last connected here."""
        self.asked: set[tuple[int, int, str]] = set()
        """Bots that were asked: decision, seat, and to move or to jump in."""
        self.spent: dict[int, Budget] = {}
        self.stuck = False
        """Was it said that what the table waits for cannot be written down?"""
        self.timer: asyncio.TimerHandle | None = None
        self.announcing: asyncio.Task[None] | None = None
        """Tells a crowd who is here, a few at a time."""
        self.unsaid = False
        """Has somebody come or gone since it began?"""
        self.elsewhere: dict[str, tuple[tuple[int, ...], int, int]] = {}
        """Who is connected to other processes, and when they said so."""
        self.card = b""
        self.answer: bytes | None = None
        """The frame that goes to whoever asked for what was just committed."""
        self.alarms: list[Alarm] | None = None
        """What comes by itself if nobody does anything; None: to be found out."""

    @property
    def is_there(self) -> bool:
        """Has it been read, and did the log have anything of it?"""
        return self.room is not None and self.room.status != "new"

    def keep_up(self, now: int) -> None:
        """The log may have been written by a process whose clock is ahead of this one's, or before it was set back."""
        assert self.room is not None
        self.ahead = max(self.ahead, self.room.at - now)

    # --- who is here

    def has(self, seat: int) -> bool:
        return seat in self.lines.values()

    @property
    def seats(self) -> list[int]:
        """The seats that are connected to this process. Looked at whenever somebody comes or goes: it must be quick."""
        return sorted(seat for seat in {*self.lines.values()} if seat is not None)

    @property
    def watching(self) -> int:
        """How many watch through this process."""
        return [*self.lines.values()].count(None)

    def here(self, now: int) -> tuple[list[bool], int]:
        """The seats that are connected, here or elsewhere, and how many watch."""
        assert self.room is not None
        others = [(seats, watching) for seats, watching, at in self.elsewhere.values() if now - at < BELIEVED]
        connected = {*self.lines.values(), *(seat for seats, _ in others for seat in seats)}
        watching = self.watching + sum(count for _, count in others)
        return [number in connected for number in range(len(self.room.seats))], watching

    # --- telling

    def make(self, entry: Entry, happened: Happened) -> Made:
        """The frames of an entry for everybody at the table, and for those who watch if anybody does."""
        room = self.room
        assert room is not None
        if entry.refused is not None:
            return {}
        heads: dict[int | None, Head] = {number: room.seats[number].head for number in room.humans}
        if None not in self.lines.values():
            self.heads.clear()
            self.recent.pop(None, None)
        elif room.can_be_watched:
            heads[None] = self.heads[None]
        made = telling.frames(room, entry, happened, heads)
        for viewer, (_, head) in made.items():
            if viewer is not None:
                room.seats[viewer].n, room.seats[viewer].hash = head
        return made

    def push(self, made: Made, now: float, asker: Line | None = None) -> bytes | None:
        """Send what was committed. Whoever asked for it gets its frame together with the answer."""
        room = self.room
        assert room is not None
        if room.window and room.window.opened == room.at and not room.window.claims:
            self.opened = room.at, now
        self.stuck = False
        for viewer, (data, head) in made.items():
            self.keep(viewer, head[0], data)
            if viewer is None:
                self.heads[None] = head
        for line, viewer in list(self.lines.items()):
            if line is not asker and viewer in made:
                line.send(made[viewer][0])
        return made[self.lines[asker]][0] if asker in self.lines and self.lines[asker] in made else None

    def keep(self, viewer: int | None, n: int, data: bytes) -> None:
        if n == 1 or viewer not in self.recent:
            self.recent[viewer] = Recent(maxlen=RECENT)
        self.recent[viewer].append((n, data))

    def say_stuck(self) -> None:
        """All here wait for something that cannot be written down now. Said once, until something can be."""
        if not self.stuck:
            self.stuck = True
            for line in list(self.lines):
                line.send(refusal(None, Refused("wire.store"), line.lang))

    # --- coming back

    def missed(self, viewer: int | None, have: int, last: str, head: Head) -> list[bytes] | None:
        """The frames after those that a viewer has, if they are still here."""
        return [] if (have, last) == head else self.recent.get(viewer, Recent()).since(have, last)
