"""A room's log, read for one viewer: its stream as it was told, or what it may be shown of the past.

A reading can be gone on with when the log has grown, so that the long part of it can be done while the table plays.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Self, TypeVar
from weakref import WeakValueDictionary

from forno.core.event import Event, heard
from forno.server import telling
from forno.server.library import aside
from forno.server.log.base import Log, Row
from forno.server.protocol.asked import Sit
from forno.server.protocol.news import Began
from forno.server.room import Entry, Happened, Room, apply, read_entry
from forno.server.room.entry import Head
from forno.server.room.seating import place_for
from forno.server.telling import NOBODY


class Reading(ABC):
    """As far as it was read."""

    def __init__(self, room: str, viewer: int | None) -> None:
        self.room = Room(room)
        self.viewer = viewer

    def read(self, rows: Iterable[Row]) -> Self:
        """The next rows of the log."""
        for row in rows:
            entry = read_entry(row.body)
            self.before(entry)
            self.after(entry, apply(self.room, entry))
        return self

    def before(self, entry: Entry) -> None:
        """What must be known of the room before an entry; nothing, for most."""
        return

    @abstractmethod
    def after(self, entry: Entry, happened: Happened) -> None:
        """What the viewer has of an entry."""


class Stream(Reading):
    """Every frame that the viewer was ever sent, made anew, and where its stream stands."""

    def __init__(self, room: str, viewer: int | None) -> None:
        super().__init__(room, viewer)
        self.frames: list[bytes] = []
        self.head: Head = NOBODY

    def before(self, entry: Entry) -> None:
        if self.viewer is not None and seats_anew(self.room, entry, self.viewer):
            self.frames, self.head = [], NOBODY

    def after(self, entry: Entry, happened: Happened) -> None:
        if self.viewer is not None and not self.room.seats[self.viewer].is_human:
            return
        if told := telling.frame(self.room, entry, happened, self.viewer, self.head):
            self.frames.append(told[0])
            self.head = told[1]

    def since(self, have: int, last: str) -> list[bytes] | None:
        """The frames after those that somebody has; None if those are not of this stream."""
        chain = ""
        for data in self.frames[:have]:
            chain = telling.next_hash(chain, data)
        return self.frames[have:] if have <= len(self.frames) and chain == last else None


def seats_anew(room: Room, entry: Entry, viewer: int) -> bool:
    """Does this entry put somebody else into the seat? Then nothing of before is theirs to see."""
    return entry.refused is None and isinstance(entry.deed, Sit) and place_for(room, entry.deed) == viewer


class Past(Reading):
    """What the viewer heard of the running game."""

    def __init__(self, room: str, viewer: int | None) -> None:
        super().__init__(room, viewer)
        self.heard: list[Event] = []

    def after(self, entry: Entry, happened: Happened) -> None:
        if any(isinstance(piece, Began) for piece in happened.news):
            self.heard = []
        self.heard += heard(happened.events, self.viewer)

    @property
    def shown(self) -> list[Event]:
        """Of that, what it may be shown again, by the game's own rule on memory."""
        room, table = self.room, self.room.table
        if table is None:
            return []
        open_log = table.is_over or room.game.table_options(table).get("open-log") == "on"
        return room.game.recall(self.heard, self.viewer, "person", open_log=open_log)


AnyReading = TypeVar("AnyReading", bound=Reading)
Place = tuple[str, type[Reading], int | None]
MOST = 32
"""So many readings are kept for who comes next."""


class Readings:
    """The latest ones of all rooms, to be gone on with: who comes again and again makes nobody read again and again."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.kept: dict[Place, Reading] = {}
        self.locks: WeakValueDictionary[Place, asyncio.Lock] = WeakValueDictionary()

    async def of(self, room: Room, kind: type[AnyReading], viewer: int | None) -> AnyReading:
        """Read as far as this process has followed the log; what comes later will be told as news. It is to be looked
        at before anything else is waited for: then somebody else may go on with it."""
        place = (room.room, kind, viewer)
        async with self.locks.setdefault(place, asyncio.Lock()):
            reading, last = self.kept.pop(place, None), room.seq
            if not isinstance(reading, kind) or reading.room.seq > last:
                reading = kind(room.room, viewer)
            if reading.room.seq < last:
                rows = [row for row in await self.log.read(room.room, reading.room.seq) if row.seq <= last]
                await aside(rows, reading.read, rows)
            self.kept[place] = reading  # only now: one that was left in the middle is good for nothing
            if len(self.kept) > MOST:
                del self.kept[next(iter(self.kept))]
            return reading
