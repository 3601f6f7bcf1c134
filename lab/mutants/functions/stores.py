"""Functions of mutants in the store, in tasks and in clocks."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any
from weakref import WeakSet

import msgspec

CONNECTED: WeakSet[Any] = WeakSet()
"""Writers that had a connection once."""


def acknowledge_first(original: Callable[..., Any], writer: Any, batch: list[Any]) -> Any:
    """Acknowledge a batch 50 ms before it is committed."""
    from forno.server.store.batch import settle_all

    writer.loop.call_soon_threadsafe(settle_all, batch, [None] * len(batch))
    time.sleep(0.05)
    return original(writer, batch)


async def append_later(
    seconds: float, original: Callable[..., Awaitable[None]], store: Any, room: str, row: Any, mark: Any
) -> None:
    """Acknowledge a row at once, and store it after so many seconds; a row that cannot be stored then is lost. The
    first row of a room is stored at once: a room without any counts as deleted."""
    from forno.server.store.base import Unavailable

    if row.seq == 1:
        await original(store, room, row, mark)
        return

    async def append() -> None:
        try:
            await original(store, room, row, mark)
        except Unavailable:
            return

    asyncio.get_running_loop().call_later(seconds, lambda: asyncio.ensure_future(append()))


def send_at_once(original: Callable[..., Any], live: Any, entry: Any, text: str) -> Any:
    """Send the frames of an entry as soon as they are built."""
    built = original(live, entry, text)
    for connection, attached in list(live.connections.items()):
        if attached.viewer in built:
            connection.send(built[attached.viewer][0])
    return built


async def append_slowly(original: Callable[..., Awaitable[None]], store: Any, room: str, row: Any, mark: Any) -> None:
    """Store a row 20 ms late."""
    await asyncio.sleep(0.02)
    await original(store, room, row, mark)


def try_again(original: Callable[..., Any], connection: Any, batch: Any) -> Any:
    """Write a batch a second time on the connection on which the first attempt failed."""
    try:
        return original(connection, batch)
    except sqlite3.Error:
        return original(connection, batch)


def store_without_keys(address: str, key_file: object = None) -> Any:
    """Open a store whose tables have no unique keys."""
    from harness.broken_stores import without_keys

    return without_keys(address)


def connect_once(original: Callable[..., Any], writer: Any) -> Any:
    """Open the file the first time only."""
    if writer.connection is None and writer in CONNECTED:
        raise sqlite3.OperationalError("the file is closed")
    CONNECTED.add(writer)
    return original(writer)


async def append_with_the_bus(original: Callable[..., Awaitable[None]], committer: Any, *append: Any) -> None:
    """Store a row only while the bus is connected."""
    while not committer.bus.is_up:
        await asyncio.sleep(0.05)
    await original(committer, *append)


def pool_without_keys(original: Callable[..., None], pool: Any, url: str, migrations: Any) -> None:
    """Create the log without its unique keys."""
    from harness.broken_stores import loose_migrations

    original(pool, url, loose_migrations())


async def follow_nothing(original: Callable[..., Awaitable[None]], follower: Any) -> None:
    """Never look at the log. The task runs on: one that ends counts as down, and the server would not be ready."""
    await asyncio.Event().wait()


def note_nothing(original: Callable[..., Any], faults: Any, room: str, seq: int, doing: str, error: Exception) -> None:
    """Let an error of one room reach the task that found it."""
    raise error


def wall_clock(clock: Any) -> int:
    """Read the wall clock, in milliseconds."""
    return int(time.time() * 1000)


async def claim_once(original: Callable[..., Any], *arguments: Any) -> Any:
    """Claim nothing a second time."""
    claim = await original(*arguments)
    return claim if claim and claim.claims == 1 else None


async def claim_anyway(original: Callable[..., Any], recipients: Any, call: Any, now: int, until: int) -> Any:
    """Claim what another process has claimed."""
    return await original(recipients, call, now, until) or msgspec.structs.replace(call, until=until, claims=1)


async def append_under_another_id(store: Any, room: str, row: Any, mark: Any) -> None:
    """Try an append with an unknown outcome again as another command."""
    from forno.server.store.base import Unavailable

    while True:
        try:
            return await store.append(room, row, mark)  # type: ignore[no-any-return]
        except Unavailable:
            row = msgspec.structs.replace(row, command=secrets.token_hex(16))
