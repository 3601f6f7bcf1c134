"""What a log can do. Whoever inserts the next number of a room wins; nothing else is trusted for safety.

Unavailable     the log cannot be reached, or nobody knows yet whether a commit happened: look it up
SequenceConflict           somebody else wrote this number: read on, decide again
DuplicateCommand           this command was written before, as this row
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Sequence

import msgspec

from forno.core.errors import FornoError


class Row(msgspec.Struct, frozen=True):
    """One entry of a room's log, as it is stored. The first has number 1."""

    seq: int
    command: str
    body: bytes


class Mark(msgspec.Struct, frozen=True):
    """What a host must find of a room without reading its log. Written together with each entry."""

    status: str
    """lobby, playing, over or closed"""
    listed: bool
    due: int
    """When somebody must look after the room, in milliseconds since 1970; 0 for never."""
    card: bytes
    """The room as anybody may see it in a list, as JSON."""


class RoomMark(msgspec.Struct, frozen=True):
    """A room's name, the number of its last entry, and its mark."""

    room: str
    seq: int
    mark: Mark


class Unavailable(FornoError):
    """The log cannot answer now. What was asked may or may not have happened."""


class SequenceConflict(FornoError):
    """Another entry has this number."""


class DuplicateCommand(FornoError):
    """This command is in the log already."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.seq, row.command)
        self.row = row


class Log(ABC):
    """Rooms' entries in order, and their marks."""

    @abstractmethod
    async def open(self) -> None:
        """Connect, and make the tables if they are missing."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, then let go."""

    @abstractmethod
    async def append(self, room: str, row: Row, mark: Mark) -> None:
        """Return once the row is durable. Raises DuplicateCommand (checked first), SequenceConflict or Unavailable."""

    @abstractmethod
    async def read(self, room: str, after: int = 0) -> list[Row]:
        """The rows of a room after this number, in order."""

    @abstractmethod
    async def find(self, room: str, command: str) -> Row | None:
        """The row of a command."""

    @abstractmethod
    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        """The number of the last row of each of these rooms that exists."""

    @abstractmethod
    async def due(self, before: int, limit: int) -> list[str]:
        """Rooms with 0 < due <= before, the most urgent first."""

    @abstractmethod
    async def listed(self, limit: int) -> list[RoomMark]:
        """Rooms in the public list that are not closed, the newest first."""

    @abstractmethod
    async def rooms(self, after: str = "", limit: int = 1000) -> list[RoomMark]:
        """All rooms by name, for those who look after them."""

    @abstractmethod
    def everything(self) -> AsyncIterator[tuple[str, Row, Mark]]:
        """Every row with its room and the room's latest mark, room by room, in order: for a backup."""

    # --- who is here, where several processes share a log: a hint with an end, never part of the truth

    @abstractmethod
    async def vouch(self, seats: Sequence[tuple[str, int]], until: int) -> None:
        """These seats have a connection; believe it until then (milliseconds since 1970)."""

    @abstractmethod
    async def vouched(self, room: str, seat: int, now: int) -> bool:
        """Does any process vouch for this seat?"""
