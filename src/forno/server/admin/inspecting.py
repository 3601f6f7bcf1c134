"""One table as its caretaker may see it. It names what is shown: no key or lock, no card, seed, move or talk is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec

from forno.core.errors import Unreadable
from forno.core.move import kebab
from forno.server import archive, telling
from forno.server.log.base import Log, Row
from forno.server.protocol.table import TableSettings
from forno.server.protocol.told import Chair
from forno.server.room import Room, read_entry
from forno.server.room.times import clock_ends


class Asked(msgspec.Struct, frozen=True):
    """Who owes an answer, since when and until when it costs time."""

    seat: int
    name: str
    since: int | None
    """None while jumping in is open: then nobody's time is spent."""
    until: int | None
    """None where no clock runs."""


class Inspection(msgspec.Struct, frozen=True):
    """All times are milliseconds since 1970."""

    room: str
    game: str
    rules: int
    options: dict[str, str]
    settings: TableSettings
    status: str
    number: int
    host: int
    seats: tuple[Chair, ...]
    asked: Asked | None
    bank: tuple[int, ...]
    commitment: str
    entries: int
    deeds: dict[str, int]
    """How many entries there are of each kind."""
    refused: int
    opened: int
    last: int


async def inspect_room(log: Log, name: str) -> Inspection:
    """The table of this name."""
    rows = await log.read(name)
    if not rows:
        raise no_room(name)
    with of_our_version(name):
        return look_at(archive.fold(name, rows), rows)


@contextmanager
def of_our_version(name: str) -> Iterator[None]:
    """An entry that cannot be read was written by a newer server; that is no reason for a traceback."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise Unreadable(f"an entry of this table is of another version of Forno: {error}", name) from None


def look_at(room: Room, rows: Sequence[Row]) -> Inspection:
    """What may be said about a room, from what everybody at the table sees and from the sorts of its entries."""
    seen = telling.room_view(room)
    entries = [read_entry(row.body) for row in rows]
    deeds = Counter(kebab(type(entry.deed).__name__) for entry in entries)
    return Inspection(
        room=seen.room,
        game=seen.game,
        rules=seen.rules,
        options=seen.options,
        settings=seen.settings,
        status=seen.status,
        number=seen.number,
        host=seen.host,
        seats=seen.chairs,
        asked=asked_of(room),
        bank=tuple(room.bank),
        commitment=seen.commitment,
        entries=len(rows),
        deeds=dict(sorted(deeds.items())),
        refused=sum(entry.refused is not None for entry in entries),
        opened=entries[0].at,
        last=entries[-1].at,
    )


def asked_of(room: Room) -> Asked | None:
    if room.status != "playing":
        return None
    seat = room.playing.seat
    return Asked(seat, room.seats[seat].name, room.asked, clock_ends(room))


def no_room(name: str) -> Unreadable:
    return Unreadable("there is no such table in this store; see forno admin list", name)
