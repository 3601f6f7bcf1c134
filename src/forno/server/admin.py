"""Administration of a store: listing rooms, inspecting one, closing one. No card, key, move or chat is ever shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.move import kebab
from forno.server import frames
from forno.server.bus import LocalBus
from forno.server.history import replay
from forno.server.protocol.room_settings import TableSettings
from forno.server.protocol.server_messages import Chair
from forno.server.room import Expire, Room, read_entry
from forno.server.room.timers import clock_ends
from forno.server.runtime.commit import Committer
from forno.server.runtime.registry import RoomRegistry
from forno.server.settings import Settings
from forno.server.store import store_at
from forno.server.store.base import Log, RoomMark, Row

PAGE_SIZE = 500
"""Rooms read from the store at a time."""


@asynccontextmanager
async def store_of(settings: Settings, *, make: bool = False) -> AsyncIterator[Log]:
    """Open the store of these settings. Unless it may be made, it must exist: a mistyped folder is an error."""
    if not settings.store and not make and not Path(settings.address).is_file():
        raise Unreadable("there is no store here; name its folder with --data", settings.address)
    store = store_at(settings.address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


# --- listing


class CardSummary(msgspec.Struct):
    """The part of a mark's card that the list shows."""

    game: str
    chairs: tuple[Chair, ...] = ()


class EntryTime(msgspec.Struct):
    """The time of an entry: all that can be read of an entry of any version."""

    at: int


class RoomSummary(msgspec.Struct, frozen=True):
    """A room in the list."""

    room: str
    game: str
    status: str
    seats: tuple[Chair, ...]
    last: int
    """The time of its last entry, in milliseconds since 1970."""
    entries: int


async def list_rooms(store: Log, status: str | None = None) -> list[RoomSummary]:
    """All rooms, or those of one status, the last used first."""
    found = [await summarize(store, mark) async for mark in marks(store) if status in (None, mark.mark.status)]
    return sorted(found, key=lambda one: (-one.last, one.room))


async def marks(store: Log) -> AsyncIterator[RoomMark]:
    """Every room's mark, read page by page."""
    after = ""
    while page := await store.rooms(after, PAGE_SIZE):
        for mark in page:
            yield mark
        after = page[-1].room


async def summarize(store: Log, mark: RoomMark) -> RoomSummary:
    card = msgspec.json.decode(mark.mark.card, type=CardSummary)
    newest = await store.read(mark.room, mark.seq - 1)
    last = msgspec.json.decode(newest[-1].body, type=EntryTime).at if newest else 0
    return RoomSummary(mark.room, card.game, mark.mark.status, card.chairs, last, mark.seq)


async def count_entries(store: Log) -> int:
    """The number of entries of all rooms together."""
    return sum([mark.seq async for mark in marks(store)])


# --- inspecting


class OpenDecision(msgspec.Struct, frozen=True):
    """The seat that owes a move, and the time that it has."""

    seat: int
    name: str
    since: int | None
    """When its clock started; None during a race, which costs nobody time."""
    until: int | None
    """None where no clock runs."""


class Inspection(msgspec.Struct, frozen=True):
    """One room as its administrator may see it. All times are milliseconds since 1970."""

    room: str
    game: str
    rules: int
    options: dict[str, str]
    settings: TableSettings
    status: str
    number: int
    host: int
    seats: tuple[Chair, ...]
    asked: OpenDecision | None
    bank: tuple[int, ...]
    commitment: str
    entries: int
    deeds: dict[str, int]
    """The number of entries of each kind of command."""
    refused: int
    opened: int
    last: int


async def inspect_room(store: Log, name: str) -> Inspection:
    """Read one room. Unreadable if there is none of this name, or if another version of Forno wrote it."""
    rows = await store.read(name)
    if not rows:
        raise missing_room(name)
    with of_our_version(name):
        return inspection_of(replay.fold(name, rows), rows)


@contextmanager
def of_our_version(name: str) -> Iterator[None]:
    """Turn an entry that cannot be read into an error of one line: a newer server wrote it."""
    try:
        yield
    except msgspec.MsgspecError as error:
        raise Unreadable(f"an entry of this table is of another version of Forno: {error}", name) from None


def inspection_of(room: Room, rows: Sequence[Row]) -> Inspection:
    """The inspection of a room: the public view of it, and the kinds of its entries."""
    view = frames.room_view(room)
    entries = [read_entry(row.body) for row in rows]
    deeds = Counter(kebab(type(entry.deed).__name__) for entry in entries)
    return Inspection(
        room=view.room,
        game=view.game,
        rules=view.rules,
        options=view.options,
        settings=view.settings,
        status=view.status,
        number=view.number,
        host=view.host,
        seats=view.chairs,
        asked=open_decision(room),
        bank=tuple(room.bank),
        commitment=view.commitment,
        entries=len(rows),
        deeds=dict(sorted(deeds.items())),
        refused=sum(entry.refused is not None for entry in entries),
        opened=entries[0].at,
        last=entries[-1].at,
    )


def open_decision(room: Room) -> OpenDecision | None:
    if room.status != "playing":
        return None
    seat = room.playing.seat
    return OpenDecision(seat, room.seats[seat].name, room.asked, clock_ends(room))


def missing_room(name: str) -> Unreadable:
    return Unreadable("there is no such table in this store; see forno admin list", name)


# --- closing


async def close_room(store: Log, settings: Settings, name: str) -> None:
    """Close a room for good. If a server writes at the same time, its entry is read and the command decided again.

    Nothing is sent on the bus: this process would be gone before that. Servers find the entry in the log.
    """
    if not await store.heads([name]):
        raise missing_room(name)
    registry = RoomRegistry(store, settings)
    with of_our_version(name):
        live = await registry.find(name)
    async with live.lock:
        committed = await Committer(registry, LocalBus()).commit(live, Expire(), None, f"expire:{live.room.seq + 1}")
    refused = committed.entry.refused
    if refused and refused.rule == "house.closed":
        raise Unreadable("this table is closed already", name)
    if refused:
        raise Refused(refused.rule, **refused.values)
