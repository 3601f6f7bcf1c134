"""Checks of what no test can see from outside: that a commit is flushed, and that a failure is taken seriously."""

from __future__ import annotations

import sqlite3

from forno.server.store.sqlite import SqliteStore
from harness.log_rows import PLAYING, outcome, row

FULL = 2


def writer_of(log: SqliteStore) -> sqlite3.Connection:
    assert log.writer is not None
    return log.writer.connect()


async def check_flushed(log: SqliteStore) -> None:
    """Killing a process cannot show this, only the power's failing could: so the connection itself is asked."""
    await log.append("flushed", row(1), PLAYING)
    connection = writer_of(log)
    assert connection.execute("pragma synchronous").fetchone() == (FULL,)
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)


async def check_full_disk(log: SqliteStore) -> None:
    """The disk is full: nothing of the batch is there, all are told, and a new connection is used afterwards."""
    await log.append("room", row(1), PLAYING)
    failed = writer_of(log)
    [pages] = failed.execute("pragma page_count").fetchone()
    failed.execute(f"pragma max_page_count = {pages + 2}")
    assert await outcome(log, "room", row(2, body=bytes(100_000))) == "unavailable"
    assert [found.seq for found in await log.read("room")] == [1]
    assert await log.heads(["room"]) == {"room": 1}
    assert await outcome(log, "room", row(2, body=bytes(100_000))) == "won"
    assert writer_of(log) is not failed
    assert await log.heads(["room"]) == {"room": 2}


class Failing(sqlite3.Connection):
    """Its flush fails, once; then, like a system after such a failure, it says that all is well and has lost it."""

    has_failed = False

    def execute(self, statement: str, /, *values: object) -> sqlite3.Cursor:
        if not statement.startswith("insert"):
            return super().execute(statement, *values)  # type: ignore[arg-type]
        if self.has_failed:
            return super().execute("select 1")
        self.has_failed = True
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR
        raise error


async def check_failed_commit(log: SqliteStore) -> None:
    """A connection whose flush failed once is never believed again."""
    assert log.writer is not None
    await log.append("room", row(1), PLAYING)
    writer_of(log).close()
    log.writer.connection = sqlite3.connect(log.path, isolation_level=None, check_same_thread=False, factory=Failing)
    ends = [await outcome(log, "room", row(2)) for _ in range(3)]
    assert ends == ["unavailable", "won", "known 2"]
    assert [found.seq for found in await log.read("room")] == [1, 2]
