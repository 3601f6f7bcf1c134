"""What the writer says to SQLite.

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

from forno.server.store.base import DuplicateCommand, Row, SequenceConflict, Unavailable
from forno.server.store.batch import LIMIT, Answer, Append, next_batch, settle_all
from forno.server.store.sqlite_schema import connect, make_tables, open_inbox, patiently

TURN = 0.0005
"""Seconds after which one looks again whether it is one's turn, where several processes write to the same file."""
LATE = (sqlite3.SQLITE_CONSTRAINT_TRIGGER, sqlite3.SQLITE_CONSTRAINT_UNIQUE)
"""What SQLite says of a row that comes too late: there would be a gap, or its number or its command is there."""
COMMAND = "select seq, command, body from log where room = ? and command = ?"


@lru_cache(maxsize=1024)
def insertion(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * count)
    return f"insert into inbox (room, seq, command, body, status, listed, due, card) values {rows}"  # noqa: S608


def write_batch(connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Answer]:
    """Each is of another room. All at once; if one of them is late, one after the other."""
    try:
        patiently(connection, insertion(len(batch)), values_of(batch), pause=TURN)
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
        row, mark = append.row, append.mark
        values += append.room, row.seq, row.command, row.body, mark.status, mark.listed, mark.due, mark.card
    return values


def why_not(connection: sqlite3.Connection, append: Append) -> DuplicateCommand | SequenceConflict:
    found = connection.execute(COMMAND, (append.room, append.row.command)).fetchone()
    return DuplicateCommand(Row(*found)) if found else SequenceConflict(append.room, append.row.seq)


SWITCH = 0.0005
"""Seconds after which a thread may ask another one for the interpreter. By itself Python waits ten times as long; then
an event loop that is always busy lets this thread go on so rarely that an append took seconds."""


class Writer:
    """Owns a connection, and gives it up after any failure."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.loop = asyncio.get_running_loop()
        self.asked: SimpleQueue[Append | None] = SimpleQueue()
        self.waiting: deque[Append] = deque()
        self.is_closing = False
        self.connection: sqlite3.Connection | None = None
        self.thread = Thread(target=self.work, name="forno-log-writer", daemon=True)

    def start(self) -> None:
        sys.setswitchinterval(min(SWITCH, sys.getswitchinterval()))
        self.thread.start()

    def connect(self) -> sqlite3.Connection:
        """The connection that is there, or a new one."""
        if self.connection is None:
            self.connection = connect(self.path)
            make_tables(self.connection)
            open_inbox(self.connection)
            self.connection.execute("pragma busy_timeout = 0")
        return self.connection

    def close(self) -> None:
        """Write what was asked before, then stop. Waits for it, so not for the event loop's thread."""
        self.asked.put(None)
        self.thread.join()

    # --- on the thread

    def work(self) -> None:
        while self.take():
            batch = next_batch(self.waiting)
            answers = self.commit(batch)
            with suppress(RuntimeError):  # the loop was closed meanwhile: nobody waits any more
                self.loop.call_soon_threadsafe(settle_all, batch, answers)
        self.let_go()

    def take(self) -> bool:
        """Wait for something to do, and take all there is. False when all is done and nothing will follow."""
        with suppress(Empty):
            while len(self.waiting) < LIMIT:
                append = self.asked.get(block=not self.waiting and not self.is_closing)
                if append is None:
                    self.is_closing = True
                else:
                    self.waiting.append(append)
        return bool(self.waiting)

    def commit(self, batch: list[Append]) -> list[Answer]:
        """Never a second try on a connection that failed: after a failed flush it may believe its data safe."""
        try:
            return write_batch(self.connect(), batch)
        except sqlite3.Error as error:
            self.let_go()
            return [Unavailable(f"the log could not be written: {error}") for _ in batch]
        except Exception as error:
            # One of them cannot be put in words that SQLite takes. The others shall not suffer for it.
            self.let_go()
            return [error] if len(batch) == 1 else [self.commit([append])[0] for append in batch]

    def let_go(self) -> None:
        """Close the connection; what it has not committed is rolled back with it."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(sqlite3.Error):
                connection.close()
