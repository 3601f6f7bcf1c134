"""All tables of a server in a list, from their marks: no table is dealt again for it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from forno.server.log.base import Log, RoomMark
from forno.server.protocol.told import Chair

PAGE = 500


class Card(msgspec.Struct):
    """What a mark's card says that a list needs."""

    game: str
    chairs: tuple[Chair, ...] = ()


class Moment(msgspec.Struct):
    """Of an entry, only when it was made: entries of any version can be read so."""

    at: int


class Listed(msgspec.Struct, frozen=True):
    """A table in the list."""

    room: str
    game: str
    status: str
    seats: tuple[Chair, ...]
    last: int
    """When its last entry was made, in milliseconds since 1970."""
    entries: int


async def list_rooms(log: Log, status: str | None = None) -> list[Listed]:
    """The tables, all or of one status, the one that was used last first."""
    found = [await listed(log, mark) async for mark in marks(log) if status in (None, mark.mark.status)]
    return sorted(found, key=lambda one: (-one.last, one.room))


async def marks(log: Log) -> AsyncIterator[RoomMark]:
    """Every room's mark, a page at a time."""
    after = ""
    while page := await log.rooms(after, PAGE):
        for mark in page:
            yield mark
        after = page[-1].room


async def listed(log: Log, mark: RoomMark) -> Listed:
    card = msgspec.json.decode(mark.mark.card, type=Card)
    newest = await log.read(mark.room, mark.seq - 1)
    last = msgspec.json.decode(newest[-1].body, type=Moment).at if newest else 0
    return Listed(mark.room, card.game, mark.mark.status, card.chairs, last, mark.seq)


async def all_entries(log: Log) -> int:
    """How many entries there are in all rooms together."""
    return sum([mark.seq async for mark in marks(log)])
