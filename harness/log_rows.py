"""Rows and marks of a store for tests, appends whose outcome is one word, and stores that are closed in any case."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TypeVar

from forno.server.store import DuplicateCommand, RoomIndex, Row, SequenceConflict, Store, Unavailable

AnyStore = TypeVar("AnyStore", bound=Store)
PLAYING = RoomIndex("playing", False, 0, b"{}")


def row(seq: int, command: str = "", body: bytes = b"") -> Row:
    return Row(seq, command or f"command {seq}", body or f"body {seq}".encode())


async def outcome(log: Store, room: str, entry: Row, mark: RoomIndex = PLAYING) -> str:
    """Append a row; how it ended: won, taken, known 3, unavailable."""
    try:
        await log.append(room, entry, mark)
    except DuplicateCommand as known:
        return f"known {known.row.seq}"
    except SequenceConflict:
        return "taken"
    except Unavailable:
        return "unavailable"
    return "won"


async def fill(log: Store, room: str, count: int, mark: RoomIndex = PLAYING) -> None:
    for seq in range(1, count + 1):
        await log.append(room, row(seq), mark)


@asynccontextmanager
async def opened(store: AnyStore) -> AsyncIterator[AnyStore]:
    """Open a store, and close it even if the block fails: a connection left open would fail a later test."""
    await store.open()
    try:
        yield store
    finally:
        await store.close()
