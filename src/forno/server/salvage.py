"""Salvage: every table of a damaged store that can still be read, in a new store.

A table is saved whole or not at all: all its entries are there, can be decrypted and applied, and lead to what its
players saw. A running game whose key is missing is saved as it is stored, since the key may be found later.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from itertools import islice

import msgspec
from msgspec.structs import replace

from forno.core.errors import FornoError, Unreadable
from forno.server.history.log_check import checked_fold
from forno.server.runtime.live_room import DerivedState
from forno.server.settings import Settings
from forno.server.store.base import Damaged, MissingKey, RoomIndex, Row
from forno.server.store.encrypted_store import EncryptedStore
from forno.server.store.salvage import LostRoom, Remains, copy_beside

CONCURRENT_ROOMS = 100
"""Rooms that are written concurrently, so that they share their commits."""


class Lost(msgspec.Struct, frozen=True):
    """A table that could not be saved, and why."""

    room: str
    why: str


class Salvaged(msgspec.Struct):
    """The result of a salvage."""

    tables: int = 0
    entries: int = 0
    lost: list[Lost] = []
    without_texts: list[str] = []
    """Tables that were saved without their names and chat."""
    lost_beside: list[str] = []
    """Parts of the store beside the tables that could not be read."""


SavedRoom = tuple[str, list[Row], RoomIndex]


async def salvage(
    source: EncryptedStore, target: EncryptedStore, settings: Settings, progress: Callable[[int], None]
) -> Salvaged:
    """Copy all that can be read into a new store. Unreadable if there are tables in it already."""
    if await target.rooms(limit=1):
        raise Unreadable("there are tables in the target already; name a new folder or database", "salvage")
    remains, result = Remains(source), Salvaged()
    names = iter(await remains.find())
    while some := list(islice(names, CONCURRENT_ROOMS)):
        saved = [room for name in some if (room := await whole_room(remains, name, settings, result)) is not None]
        for name, rows, index in saved:
            await target.append_stored(name, rows[0], index)
        await asyncio.gather(*[write(target, name, rows[1:], index) for name, rows, index in saved])
        result.tables += len(saved)
        result.entries += sum(len(rows) for _, rows, _ in saved)
        progress(result.entries)
    result.lost_beside = await copy_beside(source, target)
    return result


async def whole_room(remains: Remains, name: str, settings: Settings, result: Salvaged) -> SavedRoom | None:
    """A room as it is stored, with its index; None if it is lost, which is noted in the result."""
    try:
        rows = await remains.rows(name)
        texts = await remains.texts(name)
        rows = [replace(row, **at._asdict()) if (at := (texts or {}).get(row.seq)) else row for row in rows]
        index = await index_of(remains.store, name, rows, settings)
    except LostRoom as lost:
        result.lost.append(Lost(name, str(lost)))
        return None
    if texts is None:
        result.without_texts.append(name)
    return name, rows, index


async def index_of(source: EncryptedStore, name: str, rows: Sequence[Row], settings: Settings) -> RoomIndex:
    """The index of a room, made anew from its log. Raises LostRoom for a log that was damaged or changed."""
    try:
        room = checked_fold(name, source.cipher.decrypt(name, rows), thorough=True)
        return DerivedState(settings).index(room)
    except MissingKey:
        return await stored_index(source, name)
    except FornoError as error:
        raise LostRoom(str(error)) from error
    except Exception as error:  # whatever one table raises, the others are saved
        raise LostRoom(f"its log cannot be followed: {type(error).__name__}") from error


async def stored_index(source: EncryptedStore, name: str) -> RoomIndex:
    """The index of a room as it is stored. Raises LostRoom."""
    try:
        found = await source.indexed([name])
    except Damaged:
        found = []
    if not found:
        raise LostRoom("its key is missing, and its entry in the index cannot be read")
    return found[0].index


async def write(target: EncryptedStore, name: str, rows: Sequence[Row], index: RoomIndex) -> None:
    for row in rows:
        await target.append_stored(name, row, index)
