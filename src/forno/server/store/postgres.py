"""A store in PostgreSQL: for several servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from forno.platform import default_key_file
from forno.server.store.base import Damaged, IndexedRoom, RoomIndex, Row, Unavailable, texts_by_room
from forno.server.store.batch import Append
from forno.server.store.encrypted_store import EncryptedStore
from forno.server.store.encryption import EntryCipher
from forno.server.store.failures import postgres_failure
from forno.server.store.faults import Faults
from forno.server.store.key_file import KeyFile
from forno.server.store.migrations import MIGRATIONS, Migration
from forno.server.store.moderation import Moderation
from forno.server.store.postgres_pool import Pool
from forno.server.store.postgres_statements import (
    DELETE_TEXTS,
    DUE,
    EVERYTHING,
    FORGET,
    HEADS,
    INDEX,
    IS_PRESENT,
    IS_UNUSED,
    LISTED,
    LOCK_LOG,
    OWN_TABLES,
    READ_WHOLE,
    RENEW_PRESENCE,
    REPLACE_BODIES,
    ROWS,
    SOME_TEXTS,
    TEXTS,
)
from forno.server.store.postgres_writer import Writer
from forno.server.store.recipients import Recipients
from forno.server.store.retention import ROOM_TABLES, Outdated
from forno.server.store.rings import Rings

PAGE_SIZE = 50
"""Rooms read at once for a backup."""
HOUR_MS = 3_600_000


class PostgresStore(EncryptedStore):
    """Appends are committed in groups by one task; everything else borrows a connection of the pool."""

    def __init__(
        self,
        url: str,
        wait: float = 10.0,
        migrations: Sequence[Migration] = MIGRATIONS,
        *,
        keys: KeyFile | None = None,
    ) -> None:
        self.pool = Pool(url, migrations)
        self.damage = self.pool.damage
        self.cipher = EntryCipher(keys or KeyFile(default_key_file()))
        self.moderation = Moderation(self.pool.rows)
        self.recipients = Recipients(self.pool.rows)
        self.rings = Rings(self.pool.rows)
        self.outdated = Outdated(self.pool.rows)
        self.faults = Faults(self.pool.rows)
        self.wait = wait
        self.writer: Writer | None = None
        self.forgot = 0
        """When expired leases were last deleted: that reads all of them."""

    async def open(self, *, upgrade: bool = True) -> int | None:
        found = await self.pool.open(self.wait, upgrade=upgrade)
        self.writer = Writer(self.pool, self.on_writer_failure)
        return found

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        await self.pool.close()

    async def size_bytes(self) -> int:
        [[size]] = await self.pool.rows("select pg_database_size(current_database())")
        return int(size)

    async def check(self) -> list[str]:
        """Read every row of every table whole: PostgreSQL verifies the check sum of each page that it reads."""
        async with self.pool.own_connection() as connection:
            found = [await unreadable_part(connection, name) for [name] in await connection.fetch(OWN_TABLES)]
        return [said for said in found if said]

    def append_stored(self, room: str, row: Row, index: RoomIndex) -> asyncio.Future[None]:
        if self.writer is None:
            raise Unavailable("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writer.ask(Append(room, row, index, done))
        return done

    # --- reads

    async def stored(self, room: str, after: int = 0) -> list[Row]:
        found = await self.pool.unmeasured_rows(f"{ROWS} and seq > $2 order by seq", room, after)
        return [Row(*one) for one in found]

    async def find_stored(self, room: str, command: str) -> Row | None:
        found = await self.pool.rows(f"{ROWS} and command = $2", room, command)
        return Row(*found[0]) if found else None

    async def replace_bodies(self, room: str, bodies: Sequence[tuple[int, bytes, bytes]]) -> None:
        seqs, before, after = zip(*bodies, strict=True)
        await self.pool.rows(REPLACE_BODIES, room, seqs, before, after)

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        return {room: seq for room, seq in await self.pool.unmeasured_rows(HEADS, list(rooms))}  # noqa: C416 - not tuples

    async def due(self, before: int, limit: int) -> list[str]:
        return [room for [room] in await self.pool.rows(DUE, before, limit)]

    async def indexed(self, rooms: Sequence[str]) -> list[IndexedRoom]:
        found = await self.pool.rows(f"{INDEX} where room = any($1::text[]) order by born desc", list(rooms))
        return [IndexedRoom(room, seq, RoomIndex(*index)) for room, seq, *index in found]

    async def rooms(self, after: str = "", limit: int = 1000) -> list[IndexedRoom]:
        found = await self.pool.rows(f"{INDEX} where room > $1 order by room limit $2", after, limit)
        return [IndexedRoom(room, seq, RoomIndex(*index)) for room, seq, *index in found]

    async def everything(self) -> AsyncIterator[tuple[str, Row, RoomIndex]]:
        last = 0
        while found := await self.pool.rows(EVERYTHING, last, PAGE_SIZE):
            for _, room, seq, command, body, text_id, text, chat_at, *index in found:
                yield room, Row(seq, command, body, text_id, text, chat_at=chat_at), RoomIndex(*index)
            last = found[-1][0]

    async def delete_room(self, room: str, unused_since: int | None = None) -> bool:
        async with self.pool.connection() as connection, connection.transaction():
            await connection.execute(LOCK_LOG)
            found = await connection.fetch(IS_UNUSED, room, unused_since)
            for table in ROOM_TABLES if found else ():
                await connection.execute(f"delete from {table} where room = $1", room)  # noqa: S608
        return bool(found)

    async def reclaim(self, *, whole: bool = False) -> None:
        """Leave it to PostgreSQL, whose autovacuum does it."""

    # --- names and chat

    async def texts(self, rooms: Sequence[str]) -> dict[str, dict[int, str]]:
        return texts_by_room(await self.pool.rows(TEXTS, list(rooms)))

    async def some_texts(self, wanted: Sequence[tuple[str, int]]) -> dict[str, dict[int, str]]:
        rooms, ids = [room for room, _ in wanted], [number for _, number in wanted]
        return texts_by_room(await self.pool.rows(SOME_TEXTS, rooms, ids))

    async def delete_texts(self, room: str, ids: Sequence[int] | None = None) -> int:
        [[count]] = await self.pool.rows(DELETE_TEXTS, room, None if ids is None else list(ids))
        return int(count)

    # --- presence

    async def renew_presence(self, people: Sequence[tuple[str, int]], until: int) -> None:
        once = sorted(set(people))
        if until > self.forgot + HOUR_MS:
            self.forgot = until
            await self.pool.rows(FORGET, until - HOUR_MS)
        await self.pool.rows(RENEW_PRESENCE, [room for room, _ in once], [person for _, person in once], until)

    async def is_present(self, room: str, person: int, now: int) -> bool:
        return bool(await self.pool.rows(IS_PRESENT, room, person, now))

    async def renew_hosts(self, hosts: Sequence[tuple[str, int]], until: int) -> None:
        await self.renew_presence([(room, -network) for room, network in hosts], until)

    async def listed(self, now: int) -> list[tuple[str, int]]:
        return [(room, network) for room, network in await self.pool.rows(LISTED, now)]


async def unreadable_part(connection: Any, table: str) -> str:
    """The reason why a table cannot be read to its end; empty if it can."""
    try:
        await connection.fetch(READ_WHOLE.format(table=table))
    except asyncpg.PostgresError as error:
        failure = postgres_failure(table, error)
        if isinstance(failure, Damaged):
            return str(failure)
        raise failure from error
    return ""
