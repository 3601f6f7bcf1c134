"""The check of a log against the hashes in it.

Each entry holds the heads of the streams that it moved on: the hashes of the frames that people were sent. Building the
frames again must give the same ones, or the log was damaged or changed since. Entries that a server with other frames
wrote are not compared, since it may have worded the same events differently.
"""

from __future__ import annotations

from collections.abc import Iterable

from forno.server import viewer_frames
from forno.server.history.replay import UnreadableEntry, unreadable_entry
from forno.server.room import Effects, LogEntry, Room, apply, read_entry, take_heads
from forno.server.room.log_entry import Head
from forno.server.store.base import Row
from forno.server.viewer_frames import AnyViewer


class ChangedEntry(UnreadableEntry):
    """An entry that leads to other frames than its people were sent."""

    def __str__(self) -> str:
        return f"entry {self.seq} leads to another game than its players saw: it was damaged or changed"


class CheckedFold:
    """A room that is folded from its log, entry by entry, while the hashes are compared.

    Of each entry one stream is compared, another one each time: what everybody sees is in each of them, so a change
    shows within a few entries, and reading a room stays quick. With `thorough` all streams are.
    """

    def __init__(self, name: str, *, thorough: bool = False) -> None:
        self.room = Room(name)
        self.thorough = thorough
        self.compared = 0
        """Entries whose hashes were compared."""

    def read(self, rows: Iterable[Row]) -> Room:
        """Continue with the next rows of the log; the room. Raises ChangedEntry, or UnreadableEntry for an entry that
        cannot be applied."""
        for row in rows:
            try:
                self._follow(row)
            except ChangedEntry:
                raise
            except Exception as error:
                raise unreadable_entry(row.seq, error) from error
        return self.room

    def _follow(self, row: Row) -> None:
        entry = read_entry(row.body)
        effects = apply(self.room, entry, row.text)
        if entry.frame_format and entry.frame_format == viewer_frames.frame_format(self.room):
            self._compare(row.seq, entry, effects)
        take_heads(self.room, entry)

    def _compare(self, seq: int, entry: LogEntry, effects: Effects) -> None:
        people = self.room.humans
        if not people or entry.refusal is not None:
            return
        viewers = people if self.thorough else [people[seq % len(people)]]
        heads: dict[AnyViewer, Head] = {viewer: self.room.seats[viewer].head for viewer in viewers}
        built = viewer_frames.frames(self.room, entry, effects, heads)
        self.compared += 1
        for viewer in viewers:
            expected = built[viewer][1] if viewer in built else None
            if entry.stream_heads.get(viewer) != expected:
                raise ChangedEntry(seq)


def checked_fold(name: str, rows: Iterable[Row], *, thorough: bool = False) -> Room:
    """Fold a log into the room that it describes. Raises UnreadableEntry, and ChangedEntry by the hashes in it."""
    return CheckedFold(name, thorough=thorough).read(rows)
