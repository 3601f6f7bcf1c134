"""The interface of a store: the logs of all rooms, an index of the rooms, and texts beside the logs.

The first to insert the next sequence number of a room wins; safety depends on nothing else.

Unavailable         the store cannot be reached, or the outcome of a commit is unknown: look it up
├─ Damaged          its data is wrong: no repetition helps
└─ Full             there is no space left on its disk
SequenceConflict    another process wrote this number: read on, decide again
DuplicateCommand    this command was written before, as this row
UnsupportedFormat   another version of Forno wrote the store (see migrations)
MissingKey          an entry of a running game is encrypted with a key that this server lacks
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterable, Sequence

import msgspec

from forno.core.errors import FornoError, Refused, Unreadable
from forno.server.store.damage import Damage
from forno.server.store.faults import Faults
from forno.server.store.moderation import Moderation
from forno.server.store.recipients import Recipients
from forno.server.store.retention import Outdated
from forno.server.store.rings import Rings


class Row(msgspec.Struct, frozen=True):
    """One entry of a room's log, as it is stored. The first has number 1.

    `text` is the name or the chat that the entry refers to by `text_id`. It is stored beside the log, and is empty once
    it was deleted.
    """

    seq: int
    command: str
    body: bytes
    text_id: int = 0
    text: str = ""
    game: int = 0
    """The number of the running game that the entry tells of: it is stored encrypted. 0 if no game runs."""
    ended_game: int = 0
    """The number of the game that ends with the entry: its key is stored with it. 0 if none does."""
    chat_at: int = 0
    """When the chat in `text` was sent, in milliseconds since 1970; 0 for a name."""


class RoomIndex(msgspec.Struct, frozen=True):
    """The part of a room that is found without reading its log. Written together with each entry."""

    status: str
    """lobby, playing, over or closed"""
    listed: bool
    due: int
    """The time of the next timer of the room, in milliseconds since 1970; 0 for none."""
    card: bytes
    """The room in the public list, as JSON, with references in place of names."""
    summary: bytes = b""
    """Its people and how far it is, for their own lists, as JSON."""
    used: int = 0
    """The time of its last entry, in milliseconds since 1970; 0 if it is not known."""


class IndexedRoom(msgspec.Struct, frozen=True):
    """A room's name, the number of its last entry, and its index."""

    room: str
    seq: int
    index: RoomIndex


class Unavailable(FornoError):
    """The store cannot answer now. The request may or may not have been carried out."""


class Damaged(Unavailable):
    """The database found that its data is wrong. What was asked for cannot be read or written; other parts may."""


class Full(Unavailable):
    """There is no space left on the disk of the store. Nothing is lost, and it works again once there is."""


class UnsupportedFormat(FornoError):
    """Another version of Forno wrote this store. It is left as it is."""


class MissingKey(Refused):
    """An entry is encrypted, and the key file lacks the key. Carries the rows before it. (wire.key-file)"""

    def __init__(self, key: str, room: str, seq: int, before: Sequence[Row] = ()) -> None:
        super().__init__("wire.key-file")
        self.key = key
        self.room = room
        self.seq = seq
        self.before = [*before]

    def __str__(self) -> str:
        return f"{self.rule}: entry {self.seq} of {self.room} is encrypted with key {self.key}, which the file lacks"


class DamagedEntry(Unreadable):
    """An entry whose check sum does not fit: it was damaged or changed."""

    def __init__(self, room: str, seq: int) -> None:
        super().__init__(f"entry {seq} is damaged or was changed: its check sum does not fit", room)
        self.seq = seq


class SequenceConflict(FornoError):
    """Another entry has this number."""


class DuplicateCommand(FornoError):
    """This command is in the log already."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.seq, row.command)
        self.row = row


OnFailure = Callable[[Exception], None]
"""Told of a failure of the task or thread that writes, on that thread; it has gone on already."""


def ignore(error: Exception) -> None:
    pass


class Store(ABC):
    """The logs of all rooms, their index, and the texts, recipients and key rings beside the logs."""

    moderation: Moderation
    recipients: Recipients
    rings: Rings
    outdated: Outdated
    damage: Damage
    """The damage that this process has found in the database."""
    faults: Faults
    on_writer_failure: OnFailure = staticmethod(ignore)
    """Set before `open`."""

    @abstractmethod
    async def open(self, *, upgrade: bool = True) -> int | None:
        """Connect, and create the tables or bring them to the format of this version; the format that they had.

        None if they were created. Raises Unavailable, or UnsupportedFormat for a store of another format that cannot
        be upgraded or shall not be.
        """

    @abstractmethod
    async def size_bytes(self) -> int:
        """The size of the database on its disk."""

    @abstractmethod
    async def check(self) -> list[str]:
        """Check the database itself, without a look at what the rows mean; the first problems, in its own words.

        Reads all of it, on a connection of its own: other requests go on. Raises Unavailable.
        """

    @abstractmethod
    async def close(self) -> None:
        """Finish the appends that were begun, then disconnect."""

    @abstractmethod
    async def append(self, room: str, row: Row, index: RoomIndex) -> None:
        """Return once the row and its text are durable.

        Raises DuplicateCommand (checked first), SequenceConflict or Unavailable.
        """

    @abstractmethod
    async def read(self, room: str, after: int = 0) -> list[Row]:
        """The rows of a room after this number, in order. Raises MissingKey, and Unreadable for a damaged row."""

    @abstractmethod
    async def find(self, room: str, command: str) -> Row | None:
        """The row of a command. Raises MissingKey, and Unreadable for a damaged row."""

    @abstractmethod
    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these rooms that exists."""

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Rooms with 0 < due <= before, the most urgent first."""

    @abstractmethod
    async def indexed(self, rooms: Sequence[str]) -> list[IndexedRoom]:
        """Those of these rooms that exist, the newest first."""

    @abstractmethod
    async def rooms(self, after: str = "", limit: int = 1000) -> list[IndexedRoom]:
        """All rooms by name, for administration."""

    @abstractmethod
    def everything(self) -> AsyncIterator[tuple[str, Row, RoomIndex]]:
        """Every row with its room and the room's latest index, room by room, in order, as it is stored: for a
        backup."""

    @abstractmethod
    async def delete_room(self, room: str, unused_since: int | None = None) -> bool:
        """Delete a room and all that is kept of it; False if it is not there, or was used since that time."""

    @abstractmethod
    async def reclaim(self, *, whole: bool = False) -> None:
        """Give the space of deleted rows back to the disk, as far as that is quick, and leave no copies of them. With
        `whole`, all of it, however long that takes."""

    # --- names and chat

    @abstractmethod
    async def texts(self, rooms: Sequence[str]) -> dict[str, dict[int, str]]:
        """The texts of these rooms that are stored, by room and id."""

    @abstractmethod
    async def some_texts(self, wanted: Sequence[tuple[str, int]]) -> dict[str, dict[int, str]]:
        """These texts by room and id, as far as they are stored."""

    @abstractmethod
    async def delete_texts(self, room: str, ids: Sequence[int] | None = None) -> int:
        """Delete these texts of a room, or all of them; how many there were. The log stays as it is."""

    # --- presence, where several processes share a store: a hint that expires

    @abstractmethod
    async def renew_presence(self, people: Sequence[tuple[str, int]], until: int) -> None:
        """Note that these people are connected; valid until then (milliseconds since 1970)."""

    @abstractmethod
    async def is_present(self, room: str, person: int, now: int) -> bool:
        """Whether any process has a lease for this person."""

    @abstractmethod
    async def renew_hosts(self, hosts: Sequence[tuple[str, int]], until: int) -> None:
        """Note that the hosts of these rooms are connected, each with the number of its network (above 0); valid until
        then."""

    @abstractmethod
    async def listed(self, now: int) -> list[tuple[str, int]]:
        """Rooms in the public list that are not closed and whose host any process has a lease for, the newest first,
        each with the number of the host's network."""


def texts_by_room(rows: Iterable[tuple[str, int, str]]) -> dict[str, dict[int, str]]:
    """Texts by room and id, from rows of these three."""
    found: dict[str, dict[int, str]] = {}
    for room, number, text in rows:
        found.setdefault(room, {})[number] = text
    return found
