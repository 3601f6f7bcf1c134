"""Administration of a store: listing rooms, inspecting one, closing one. No card, key, move or chat is ever shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.move import kebab
from forno.server import viewer_frames
from forno.server.bus import LocalBus
from forno.server.history import replay
from forno.server.history.log_check import checked_fold
from forno.server.history.replay import UnreadableEntry
from forno.server.infra.clock import MonotonicClock
from forno.server.infra.logging import no_logging
from forno.server.protocol.room_settings import RoomSettings
from forno.server.protocol.server_messages import SeatView
from forno.server.room import ExpireRoom, Room, lock, read_entry
from forno.server.room.log_entry import SystemCommand, reference
from forno.server.room.timers import clock_ends
from forno.server.runtime.commit import Committer
from forno.server.runtime.forgetting import forget_by_lock, forget_by_name
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.retention import Pruned, Retention
from forno.server.settings import Settings
from forno.server.store import EncryptedStore, store_at
from forno.server.store.base import Damaged, IndexedRoom, Row, Store
from forno.server.store.damage import SALVAGE
from forno.server.store.encrypt_stored import encrypt_running_games

UNREADABLE = "unreadable"
"""Listed in place of the game of a room whose entry in the index was damaged; `check_room` says more."""
PAGE_SIZE = 500
"""Rooms read from the store at a time."""


@asynccontextmanager
async def store_of(settings: Settings, *, make: bool = False) -> AsyncIterator[EncryptedStore]:
    """Open the store of these settings. Unless it may be made, it must exist: a mistyped folder is an error.

    An older format is refused, since a server of the version before may be running; `upgrade_store` upgrades it.
    """
    if not make:
        check_exists(settings)
    store = store_at(settings.address, settings.key_path)
    with no_logging():  # what is wrong is told by the error
        await store.open(upgrade=make)
        try:
            yield store
        except Damaged as error:
            raise Damaged(f"{error}; {SALVAGE}") from error
        finally:
            await store.close()


async def upgrade_store(settings: Settings) -> int | None:
    """Bring the store of these settings to the format of this version; the format that it had."""
    check_exists(settings)
    store = store_at(settings.address, settings.key_path)
    try:
        found = await store.open()
        await encrypt_running_games(store)
        return found
    finally:
        await store.close()


def check_exists(settings: Settings) -> None:
    """Unreadable if these settings name a file that does not exist."""
    if not settings.store and not Path(settings.address).is_file():
        raise Unreadable("there is no store here; name its folder with --data", settings.address)


# --- listing


class CardSummary(msgspec.Struct):
    """The part of a room's card that the list shows."""

    game: str
    seats: tuple[SeatView, ...] = ()


class RoomSummary(msgspec.Struct, frozen=True):
    """A room in the list."""

    room: str
    game: str
    status: str
    seats: tuple[SeatView, ...]
    last: int
    """The time of its last entry, in milliseconds since 1970."""
    entries: int


async def list_rooms(store: Store, status: str | None = None) -> list[RoomSummary]:
    """All rooms, or those of one status, the last used first."""
    found = [
        await summarize(store, indexed) async for indexed in index_of(store) if status in (None, indexed.index.status)
    ]
    return sorted(found, key=lambda one: (-one.last, one.room))


async def index_of(store: Store) -> AsyncIterator[IndexedRoom]:
    """Every room's entry in the index, read page by page."""
    after = ""
    while page := await store.rooms(after, PAGE_SIZE):
        for indexed in page:
            yield indexed
        after = page[-1].room


async def summarize(store: Store, indexed: IndexedRoom) -> RoomSummary:
    """A room in the list. One whose entry in the index cannot be read is listed without game and seats."""
    try:
        card = msgspec.json.decode(indexed.index.card, type=CardSummary)
    except msgspec.DecodeError:
        card = CardSummary(UNREADABLE)
    texts = (await store.texts([indexed.room])).get(indexed.room, {})
    stored = {reference(number): text for number, text in texts.items()}
    seats = viewer_frames.named_seats(card.seats, stored)
    return RoomSummary(indexed.room, card.game, indexed.index.status, seats, indexed.index.used, indexed.seq)


async def count_entries(store: Store) -> int:
    """The number of entries of all rooms together."""
    return sum([indexed.seq async for indexed in index_of(store)])


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
    rules_version: int
    options: dict[str, str]
    settings: RoomSettings
    status: str
    number: int
    host: int | None
    """The seat of the host; None while the host is in the queue."""
    seats: tuple[SeatView, ...]
    asked: OpenDecision | None
    bank: tuple[int, ...]
    commitment: str
    entries: int
    commands: dict[str, int]
    """The number of entries of each kind of command."""
    refused: int
    opened: int
    last: int


async def inspect_room(store: Store, name: str) -> Inspection:
    """Read one room. Unreadable if there is none of this name, or if another version of Forno wrote it."""
    rows = await store.read(name)
    if not rows:
        raise missing_room(name)
    with readable(name):
        return inspection_of(replay.fold(name, rows), rows)


@contextmanager
def readable(name: str) -> Iterator[None]:
    """Turn an entry that cannot be read into an error of one line: it is damaged, or a newer server wrote it."""
    try:
        yield
    except UnreadableEntry as error:
        raise Unreadable(str(error), name) from None
    except Refused as refused:
        if isinstance(refused.__cause__, UnreadableEntry):
            raise Unreadable(str(refused.__cause__), name) from None
        raise


def inspection_of(room: Room, rows: Sequence[Row]) -> Inspection:
    """The inspection of a room: the public view of it, and the kinds of its entries."""
    view = viewer_frames.named_room(room)
    entries = [read_entry(row.body) for row in rows]
    commands = Counter(kebab(type(entry.command).__name__) for entry in entries)
    return Inspection(
        room=view.room,
        game=view.game,
        rules_version=view.rules_version,
        options=view.options,
        settings=view.settings,
        status=view.status,
        number=view.number,
        host=room.host_seat,
        seats=view.seats,
        asked=open_decision(room),
        bank=tuple(room.bank),
        commitment=view.commitment,
        entries=len(rows),
        commands=dict(sorted(commands.items())),
        refused=sum(entry.refusal is not None for entry in entries),
        opened=entries[0].at_ms,
        last=entries[-1].at_ms,
    )


def open_decision(room: Room) -> OpenDecision | None:
    if room.status != "playing":
        return None
    seat = room.playing.seat
    return OpenDecision(seat, room.names[seat], room.clock_started_at, clock_ends(room))


def missing_room(name: str) -> Unreadable:
    return Unreadable("there is no such table in this store; see forno admin list", name)


# --- faults


async def check_room(store: Store, name: str) -> int:
    """Read the whole log of a room and compare its hashes; the number of its entries. Unreadable names the first that
    cannot be read, or that leads to another game than its players saw."""
    rows = await store.read(name)
    if not rows:
        raise missing_room(name)
    with readable(name):
        checked_fold(name, rows, thorough=True)
    return len(rows)


class FaultyRoom(msgspec.Struct, frozen=True):
    """A room that cannot be read, and why."""

    room: str
    why: str


class Checked(msgspec.Struct):
    """The result of a check of a whole store."""

    problems: list[str] = []
    """Of the database itself, in its own words."""
    faulty: list[FaultyRoom] = []
    tables: int = 0
    """Rooms that can be read, and their entries together."""
    entries: int = 0


async def check_store(store: Store) -> Checked:
    """Check the database, and every room in its index. Raises Damaged if the index itself cannot be read."""
    found = Checked(problems=await store.check())
    async for indexed in index_of(store):
        try:
            found.entries += await check_room(store, indexed.room)
            found.tables += 1
        except (Unreadable, Refused, Damaged) as error:
            found.faulty.append(FaultyRoom(indexed.room, str(error)))
    return found


async def reopen_room(store: Store, name: str) -> bool:
    """Let every server try a room with a fault again; False if it has none. Unreadable if its log cannot be read."""
    await check_room(store, name)
    return await store.faults.delete(name)


# --- deleting


async def prune_store(store: Store, settings: Settings, *, dry_run: bool, vacuum: bool = False) -> Pruned:
    """Delete what is older than the settings say, or only count it; then give all free space back to the disk."""
    retention = Retention(store, settings, MonotonicClock())
    pruned = await (retention.count() if dry_run else retention.prune())
    if vacuum and not dry_run:
        await store.reclaim(whole=True)
    return pruned


async def delete_room(store: Store, name: str) -> None:
    """Delete a room with its log, names and chat. Servers that have it in memory find out within a second."""
    if not await store.delete_room(name):
        raise missing_room(name)
    await store.reclaim()


async def forget_person(store: Store, settings: Settings, name: str, *, key: str = "", called: str = "") -> int:
    """Forget the owner of a key, or everybody who was called so in a room; the number of texts that were deleted.

    Nothing is sent on the bus: servers find the entry in the log.
    """
    committer = Committer(RoomRegistry(store, settings), LocalBus())
    with readable(name):
        count = await (forget_by_lock(committer, name, lock(key)) if key else forget_by_name(committer, name, called))
    await store.reclaim()
    return count


# --- closing


async def close_room(store: Store, settings: Settings, name: str) -> None:
    """Close a room for good."""
    await commit_as_operator(store, settings, name, lambda _: ExpireRoom())
    await store.recipients.delete_room(name)


async def commit_as_operator(
    store: Store, settings: Settings, name: str, choose: Callable[[Room], SystemCommand]
) -> None:
    """Commit the command that is chosen for a room as it is. Raises Refused, or Unreadable if the room is closed or
    missing.

    If a server writes at the same time, its entry is read and the command decided again. Nothing is sent on the bus:
    this process would be gone before that. Servers find the entry in the log.
    """
    if not await store.heads([name]):
        raise missing_room(name)
    registry = RoomRegistry(store, settings)
    with readable(name):
        live = await registry.find(name)
    async with live.lock:
        command = choose(live.room)
        command_id = f"{kebab(type(command).__name__)}:{live.room.seq + 1}"
        committed = await Committer(registry, LocalBus()).commit(live, command, None, command_id)  # type: ignore[arg-type]
    refused = committed.entry.refusal
    if refused and refused.rule == "house.closed":
        raise Unreadable("this table is closed already", name)
    if refused:
        raise Refused(refused.rule, **refused.values)
