"""Logs that are broken in ways in which real ones have been."""

from __future__ import annotations

import asyncio
import sqlite3
import time

from forno.server.log import Log, Mark, Row, Taken
from forno.server.log import postgres_pool as pool
from forno.server.log import sqlite as sqlite_log
from forno.server.log import sqlite_tables as tables
from forno.server.log.batch import Answer, Append, next_batch, settle_all
from forno.server.log.postgres import PostgresLog
from forno.server.log.sqlite import SqliteLog
from forno.server.log.sqlite_writer import Writer


class AcknowledgesEarly(Writer):
    """Answers first, and writes a moment later."""

    def work(self) -> None:
        while self.take():
            batch = next_batch(self.waiting)
            self.loop.call_soon_threadsafe(settle_all, batch, [None] * len(batch))
            time.sleep(0.05)
            self.commit(batch)


def acknowledging_early(address: str) -> Log:
    sqlite_log.Writer = AcknowledgesEarly  # type: ignore[misc]
    return SqliteLog(address)


class TriesAgain(Writer):
    """Believes the connection on which a commit has just failed."""

    def commit(self, batch: list[Append]) -> list[Answer]:
        try:
            return self.transact(batch)
        except sqlite3.Error:
            return self.transact(batch)


class ChecksThenInserts(SqliteLog):
    """Looks whether the number is free, then inserts; no key refuses a second one."""

    async def append(self, room: str, row: Row, mark: Mark) -> None:
        if (await self.heads([room])).get(room, 0) != row.seq - 1:
            raise Taken
        await asyncio.to_thread(self.insert, room, row, mark)

    def insert(self, room: str, row: Row, mark: Mark) -> None:
        connection = tables.connect(self.path)
        connection.execute("begin immediate")
        connection.execute("insert into log values (?, ?, ?, ?)", (room, row.seq, row.command, row.body))
        connection.execute(
            "insert into rooms (room, seq, status, listed, due, card) values (?, ?, ?, ?, ?, ?)"
            "on conflict (room) do update set seq = excluded.seq",
            (room, row.seq, mark.status, mark.listed, mark.due, mark.card),
        )
        connection.execute("commit")
        connection.close()


def without_keys(address: str) -> Log:
    """A log whose tables have no unique keys on its rows."""
    if address.startswith("postgresql:"):
        pool.TABLES = pool.TABLES.replace("primary key (room, seq),\n    unique (room, command)", "check (seq > 0)")
        return PostgresLog(address)
    tables.TABLES = tables.TABLES.replace("unique index", "index")
    return ChecksThenInserts(address)
