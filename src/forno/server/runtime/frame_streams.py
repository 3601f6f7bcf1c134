"""The frame streams of a live room: the newest frames of each viewer, for clients that resume."""

from __future__ import annotations

from collections import deque

import msgspec

from forno.server import viewer_frames
from forno.server.room import Effects, LogEntry, Room
from forno.server.room.log_entry import Head
from forno.server.viewer_frames import AnyViewer

RECENT_FRAMES = 6
"""Frames of each stream kept for clients that resume; older ones are rebuilt from the log."""

BuiltFrames = dict[AnyViewer, tuple[bytes, Head]]
"""The frames of one entry by viewer, each with the head of its stream after it."""


class Link(msgspec.Struct):
    """Of a frame, the hash before it."""

    prev: str


class RecentFrames(deque[tuple[int, bytes]]):
    """The newest frames of one stream: number and bytes."""

    def since(self, n: int, last: str) -> list[bytes] | None:
        """The frames after number `n` with hash `last`; None unless all of them are here."""
        if not self or not self[0][0] <= n + 1 <= self[-1][0]:
            return None
        missing = [data for number, data in self if number > n]
        return missing if msgspec.json.decode(missing[0], type=Link).prev == last else None


class Streams:
    """The frame streams of one room: the newest frames of each viewer, and the head of the public stream.

    The head of a seat's stream is part of the room. The public head is known only while somebody watches. After the
    last spectator has gone it is dropped with the next entry, not before: a returning spectator may count on it.
    """

    __slots__ = ("_public_head", "_recent")

    def __init__(self) -> None:
        self._recent: dict[AnyViewer, RecentFrames] = {}
        self._public_head: Head | None = None

    @property
    def has_public(self) -> bool:
        """Is the head of the public stream known?"""
        return self._public_head is not None

    def start_public(self, head: Head) -> None:
        """Go on with the public stream, whose head was read from the log."""
        self._public_head = head

    def build(self, room: Room, entry: LogEntry, effects: Effects, *, watched: bool) -> BuiltFrames:
        """Build the frames of an entry for every person's seat, and for the public if anybody watches."""
        if entry.refusal is not None:
            return {}
        heads: dict[AnyViewer, Head] = {number: room.seats[number].head for number in room.humans}
        if not watched:
            self._public_head = None
            self._recent.pop(None, None)
        else:
            assert self._public_head is not None
            heads[None] = self._public_head
        built = viewer_frames.frames(room, entry, effects, heads)
        for viewer, (_, head) in built.items():
            if viewer is not None:
                room.seats[viewer].n, room.seats[viewer].hash = head
        return built

    def keep(self, built: BuiltFrames) -> None:
        """Keep the frames of an entry that is in the log."""
        for viewer, (data, head) in built.items():
            if head[0] == 1 or viewer not in self._recent:
                self._recent[viewer] = RecentFrames(maxlen=RECENT_FRAMES)
            self._recent[viewer].append((head[0], data))
            if viewer is None:
                self._public_head = head

    def adopt(self, room: Room, heads: dict[int, Head]) -> None:
        """Set the heads of seats as another process wrote them into the log.

        A server of another version may have built other frames than this one: a client that resumes then gets a
        snapshot.
        """
        for number, head in heads.items():
            if room.seats[number].head != head:
                room.seats[number].n, room.seats[number].hash = head
                self._recent.pop(number, None)

    def head(self, room: Room, viewer: AnyViewer) -> Head:
        """The head of a viewer's stream. That of the public must be known."""
        if viewer is not None:
            return room.seats[viewer].head
        assert self._public_head is not None
        return self._public_head

    def missed(self, room: Room, viewer: AnyViewer, n: int, last: str) -> list[bytes] | None:
        """The frames after number `n` with hash `last`, if they are still here."""
        if (n, last) == self.head(room, viewer):
            return []
        recent = self._recent.get(viewer)
        return recent.since(n, last) if recent is not None else None
