"""The writer thread of a SQLite store.

A batch is one statement, which is its own transaction: when it returns, the unique keys have decided and the disk has
it. The interpreter's lock is let go and taken again around each statement, and a busy event loop may keep it for
milliseconds each time; with several statements, other processes would wait for all of that too.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from forno.server.store.base import (
    DuplicateCommand,
    OnFailure,
    Row,
    SequenceConflict,
    Unavailable,
    UnsupportedFormat,
    ignore,
)
from forno.server.store.batch import MAX_BATCH, Answer, Append, next_batch, settle_all
from forno.server.store.damage import Damage
from forno.server.store.failures import sqlite_failure
from forno.server.store.migrations import Migration
from forno.server.store.migrations.sqlite import migrate
from forno.server.store.sqlite_connection import ROWS, connect, execute_when_free, open_inbox

BUSY_PAUSE_S = 0.0005
"""Pause before a busy file is tried again, where several processes write to it."""
LATE = (sqlite3.SQLITE_CONSTRAINT_TRIGGER, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
"""Errors of SQLite for a row that comes too late: it would leave a gap, or its number or command is stored already."""
COMMAND = f"{ROWS} and command = ?"


@lru_cache(maxsize=1024)
def insertion(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"] * count)
    columns = "room, seq, command, body, text_id, text, chat_at, status, listed, due, card, summary, used"
    return f"insert into inbox ({columns}) values {rows}"  # noqa: S608


def write_batch(connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Answer]:
    """Write a batch, each append of another room, in one statement; if one is late, one after the other."""
    try:
        execute_when_free(connection, insertion(len(batch)), values_of(batch), pause=BUSY_PAUSE_S)
    except sqlite3.IntegrityError as error:
        if error.sqlite_errorcode not in LATE:
            raise
        if len(batch) > 1:
            return [write_batch(connection, [append])[0] for append in batch]
        return [why_not(connection, batch[0])]
    return [None] * len(batch)


def values_of(batch: Sequence[Append]) -> list[object]:
    values: list[object] = []
    for append in batch:
        row, index = append.row, append.index
        values += append.room, row.seq, row.command, row.body, row.text_id, row.text, row.chat_at
        values += index.status, index.listed, index.due, index.card, index.summary, index.used
    return values


def why_not(connection: sqlite3.Connection, append: Append) -> DuplicateCommand | SequenceConflict:
    found = connection.execute(COMMAND, (append.room, append.row.command)).fetchone()
    return DuplicateCommand(Row(*found)) if found else SequenceConflict(append.room, append.row.seq)


SWITCH_INTERVAL_S = 0.0005
"""Interval after which a thread may request the interpreter lock. With Python's default, ten times as long, a busy
event loop delayed this thread so much that an append took seconds."""


class Writer:
    """A thread that owns a connection, and closes it after any failure."""

    def __init__(
        self, path: Path, migrations: Sequence[Migration], damage: Damage, on_failure: OnFailure = ignore
    ) -> None:
        self.damage = damage
        self.on_failure = on_failure
        self.path = path
        self.migrations = migrations
        self.loop = asyncio.get_running_loop()
        self.asked: SimpleQueue[Append | None] = SimpleQueue()
        self.waiting: deque[Append] = deque()
        self.is_closing = False
        self.connection: sqlite3.Connection | None = None
        self.thread = Thread(target=self.work, name="forno-log-writer", daemon=True)

    def start(self) -> None:
        sys.setswitchinterval(min(SWITCH_INTERVAL_S, sys.getswitchinterval()))
        self.thread.start()

    def open(self, *, upgrade: bool) -> int | None:
        """Connect for the first time, and migrate the file; the format that it had."""
        connection = connect(self.path)
        try:
            return migrate(connection, self.migrations, upgrade=upgrade)
        finally:
            connection.close()

    def connect(self) -> sqlite3.Connection:
        """The open connection, or a new one."""
        if self.connection is None:
            connection = connect(self.path)
            try:
                migrate(connection, self.migrations, upgrade=False)
                open_inbox(connection)
                connection.execute("pragma busy_timeout = 0")
            except BaseException:
                connection.close()
                raise
            self.connection = connection
        return self.connection

    def submit(self, append: Append) -> None:
        """Take an append, which settles once its batch is committed."""
        self.asked.put(append)

    def close(self) -> None:
        """Write all pending appends, then stop. Blocks: do not call it on the event loop's thread."""
        self.asked.put(None)
        self.thread.join()

    # --- on the thread

    def work(self) -> None:
        while self.take():
            batch = next_batch(self.waiting)
            answers = self.outcome(batch)
            with suppress(RuntimeError):  # the loop was closed meanwhile
                self.loop.call_soon_threadsafe(settle_all, batch, answers)
        self.let_go()

    def take(self) -> bool:
        """Wait for appends and take all that are pending. False once the store is closing and none is left."""
        with suppress(Empty):
            while len(self.waiting) < MAX_BATCH:
                append = self.asked.get(block=not self.waiting and not self.is_closing)
                if append is None:
                    self.is_closing = True
                else:
                    self.waiting.append(append)
        return bool(self.waiting)

    def outcome(self, batch: list[Append]) -> list[Answer]:
        """Commit a batch. Whatever goes wrong, the thread goes on, and everybody who waits gets an answer: an outcome
        that is unknown is looked up by those who asked."""
        try:
            return self.commit(batch)
        except Exception as error:
            self.on_failure(error)
            return [Unavailable(f"the log could not be written: {type(error).__name__}") for _ in batch]

    def commit(self, batch: list[Append]) -> list[Answer]:
        """Commit a batch. A failed connection is not used again: after a failed flush it may consider its data safe."""
        try:
            return write_batch(self.connect(), batch)
        except sqlite3.Error as error:
            self.let_go()
            failure = sqlite_failure("the log could not be written", error, self.damage)
            return [type(failure)(*failure.args) for _ in batch]
        except UnsupportedFormat as error:
            self.let_go()
            return [Unavailable(f"the log could not be written: {error}") for _ in batch]
        except Exception as error:
            # One of them has a value that SQLite cannot store: the others are written without it.
            self.let_go()
            return [error] if len(batch) == 1 else [self.commit([append])[0] for append in batch]

    def let_go(self) -> None:
        """Close the connection; what it has not committed is rolled back with it."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
