"""What the writer says to SQLite.

A batch is one statement, which is its own transaction: when it returns, the unique keys have decided and the disk has
it. The interpreter's lock is let go and taken again around each statement, and a busy event loop may keep it for
milliseconds each time; with several statements, other processes would wait for all of that too.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import lru_cache

from forno.server.log.base import Known, Row, Taken
from forno.server.log.batch import Answer, Append
from forno.server.log.sqlite_tables import patiently

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


def why_not(connection: sqlite3.Connection, append: Append) -> Known | Taken:
    found = connection.execute(COMMAND, (append.room, append.row.command)).fetchone()
    return Known(Row(*found)) if found else Taken(append.room, append.row.seq)
