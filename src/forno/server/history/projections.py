"""A room's log projected for one viewer: its stream as it was sent, or the events that it may be shown again.

A projection can be continued when the log has grown, so that most of it can be read while the room goes on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Protocol, Self, TypeVar
from weakref import WeakValueDictionary

from forno.core.event import Event, heard
from forno.server import viewer_frames
from forno.server.infra.batches import off_loop
from forno.server.protocol.room_events import GameStarted, MovesUndone
from forno.server.room import Room, apply, read_entry
from forno.server.room.log_entry import Head
from forno.server.store.base import Row, Store
from forno.server.viewer_frames import NOBODY

DEALT = -1
"""Stands for the decision of events that answer none: those of the deal."""

MAX_CACHED = 32
"""Projections kept for the next connections, of all rooms together."""


class Projection(Protocol):
    """One viewer's part of a room's log, as far as it was read."""

    room: Room

    def __init__(self, room: str, viewer: int | None) -> None: ...

    def read(self, rows: Iterable[Row]) -> Self:
        """Continue with the next rows of the log."""


class ViewerStream:
    """Every frame that a viewer was ever sent, rebuilt, and the head of its stream."""

    def __init__(self, room: str, viewer: int | None) -> None:
        self.room = Room(room)
        self.viewer = viewer
        self.frames: list[bytes] = []
        self.head: Head = NOBODY

    def read(self, rows: Iterable[Row]) -> Self:
        """Continue with the next rows of the log."""
        room, viewer = self.room, self.viewer
        for row in rows:
            entry = read_entry(row.body)
            before = person_at(room, viewer)
            effects = apply(room, entry, row.text)
            now = person_at(room, viewer)
            if before != now:
                self.frames, self.head = [], NOBODY  # nothing of before is theirs to see
            if viewer is not None and now is None:
                continue
            if built := viewer_frames.frame(room, entry, effects, viewer, self.head):
                self.frames.append(built[0])
                self.head = built[1]
        return self

    def since(self, n: int, last: str) -> list[bytes] | None:
        """The frames after number `n` with hash `last`; None if those are not of this stream."""
        chain = ""
        for data in self.frames[:n]:
            chain = viewer_frames.next_hash(chain, data)
        return self.frames[n:] if n <= len(self.frames) and chain == last else None


def person_at(room: Room, viewer: int | None) -> int | None:
    """The person whose stream a viewer's is; None for the public and for seats without one."""
    if viewer is None or viewer >= len(room.seats):
        return None
    return room.seats[viewer].person_id


class ViewerEvents:
    """The events of the current game that a viewer was told, without those of undone moves."""

    def __init__(self, room: str, viewer: int | None) -> None:
        self.room = Room(room)
        self.viewer = viewer
        self.told: list[tuple[int, Event]] = []
        """Each event with the decision that it answered."""

    def read(self, rows: Iterable[Row]) -> Self:
        """Continue with the next rows of the log."""
        for row in rows:
            decision = self.room.table.serial if self.room.table else DEALT
            effects = apply(self.room, read_entry(row.body), row.text)
            for piece in effects.room_events:
                if isinstance(piece, GameStarted):
                    self.told, decision = [], DEALT
                elif isinstance(piece, MovesUndone):
                    self.told = [(answered, event) for answered, event in self.told if answered < piece.decision]
            self.told += [(decision, event) for event in heard(effects.events, self.viewer)]
        return self

    @property
    def shown(self) -> list[Event]:
        """The events that the viewer may be shown again, by the game's own rule on memory."""
        room, table = self.room, self.room.table
        if table is None:
            return []
        open_log = table.is_over or room.ended_early or table.options.get("open-log") == "on"
        return room.table_game.recall([event for _, event in self.told], self.viewer, "person", open_log=open_log)


AnyProjection = TypeVar("AnyProjection", bound=Projection)
Key = tuple[str, type[Projection], int | None]


class ProjectionCache:
    """The newest projections of all rooms. A client that connects again and again does not make the server read the
    whole log again and again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached: dict[Key, Projection] = {}
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    async def get(self, room: Room, kind: type[AnyProjection], viewer: int | None) -> AnyProjection:
        """A projection as far as this process has followed the log; later entries are sent as frames.

        Use it before the next await: then somebody else may continue it.
        """
        key = (room.name, kind, viewer)
        async with self._locks.setdefault(key, asyncio.Lock()):
            cached, last = self._cached.pop(key, None), room.seq
            projection = cached if isinstance(cached, kind) and cached.room.seq <= last else kind(room.name, viewer)
            if projection.room.seq < last:
                rows = [row for row in await self._store.read(room.name, projection.room.seq) if row.seq <= last]
                await off_loop(len(rows), projection.read, rows)
            self._cached[key] = projection  # only now: a projection interrupted in the middle must not be used again
            if len(self._cached) > MAX_CACHED:
                del self._cached[next(iter(self._cached))]
            return projection
