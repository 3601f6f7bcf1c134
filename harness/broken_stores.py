"""Stores with a known defect each, which the checks of stores and the lab's races must catch."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from unittest.mock import patch

from msgspec.structs import replace

from forno.server.store import RoomIndex, Row, SequenceConflict, Store, sqlite_connection
from forno.server.store.batch import Answer, Append, next_batch, settle_all
from forno.server.store.migrations import MIGRATIONS, Migration
from forno.server.store.postgres import PostgresStore
from forno.server.store.sqlite import SqliteStore
from forno.server.store.sqlite_writer import Writer, write_batch


class AcknowledgesEarly(Writer):
    """Answers first, and writes a moment later."""

    def work(self) -> None:
        while self.take():
            batch = next_batch(self.waiting)
            self.loop.call_soon_threadsafe(settle_all, batch, [None] * len(batch))
            time.sleep(0.05)
            self.commit(batch)


def acknowledging_early(address: str) -> Store:
    change("forno.server.store.sqlite.Writer", AcknowledgesEarly)
    return SqliteStore(address)


class TriesAgain(Writer):
    """Believes the connection on which a commit has just failed."""

    def commit(self, batch: list[Append]) -> list[Answer]:
        try:
            return write_batch(self.connect(), batch)
        except sqlite3.Error:
            return write_batch(self.connect(), batch)


class ChecksThenInserts(SqliteStore):
    """Looks whether the number is free, then inserts; no key refuses a second one."""

    async def append(self, room: str, row: Row, mark: RoomIndex) -> None:
        if (await self.heads([room])).get(room, 0) != row.seq - 1:
            raise SequenceConflict
        await asyncio.to_thread(self.insert, room, row, mark)

    def insert(self, room: str, row: Row, mark: RoomIndex) -> None:
        connection = sqlite_connection.connect(self.path)
        connection.execute("begin immediate")
        connection.execute("insert into log values (?, ?, ?, ?)", (room, row.seq, row.command, row.body))
        connection.execute(
            "insert into rooms (room, seq, status, listed, due, card, summary) values (?, ?, ?, ?, ?, ?, ?)"
            "on conflict (room) do update set seq = max(seq, excluded.seq)",
            (room, row.seq, mark.status, mark.listed, mark.due, mark.card, mark.summary),
        )
        connection.execute("commit")
        connection.close()


class ChecksThenInsertsThere(PostgresStore):
    """The same, in PostgreSQL."""

    async def append(self, room: str, row: Row, mark: RoomIndex) -> None:
        if (await self.heads([room])).get(room, 0) != row.seq - 1:
            raise SequenceConflict
        await self.pool.rows("insert into log values ($1, $2, $3, $4)", room, row.seq, row.command, row.body)
        await self.pool.rows(
            "insert into rooms (room, seq, status, listed, due, card, summary) values ($1, $2, $3, $4, $5, $6, $7)"
            "on conflict (room) do update set seq = greatest(rooms.seq, excluded.seq)",
            *(room, row.seq, mark.status, mark.listed, mark.due, mark.card, mark.summary),
        )


def without_keys(address: str) -> Store:
    """A log whose tables have no unique keys on its rows."""
    if address.startswith("postgresql:"):
        return ChecksThenInsertsThere(address, migrations=loose_migrations())
    return ChecksThenInserts(address, loose_migrations())


def loose_migrations() -> list[Migration]:
    """The migrations of a store, without unique keys on the rows of the log."""
    base, *later = MIGRATIONS
    keys = "primary key (room, seq),\n    unique (room, command)"
    assert keys in base.postgres
    sqlite = base.sqlite.replace("unique index", "index")
    return [replace(base, sqlite=sqlite, postgres=base.postgres.replace(keys, "check (seq > 0)")), *later]


def change(name: str, value: object) -> None:
    """For the rest of this process: these are made in processes of their own."""
    patch(name, value).start()
