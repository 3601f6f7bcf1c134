"""What the writer says to SQLite: each function runs inside a transaction that others cannot write in.

A batch goes to the log in one statement. The interpreter's lock is let go and taken again around each statement, and a
busy event loop may keep it for milliseconds each time; so what matters is how few statements there are.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from functools import lru_cache

from forno.server.log.base import Known, Row, Taken
from forno.server.log.batch import Answer, Append

LAST = "select coalesce(max(rowid), 0) from log"
NEW_ROOMS = "select json_group_array(room) from log where rowid > ?"
COMMAND = "select seq, command, body from log where room = ? and command = ?"


@lru_cache(maxsize=1024)
def insertion(count: int) -> str:
    """The unique keys decide; the condition only keeps gaps out."""
    rows = ", ".join(["(?, ?, ?, ?)"] * count)
    return f"""
        with asked (room, seq, command, body) as (values {rows})
        insert or ignore into log (room, seq, command, body)
        select room, seq, command, body from asked
        where seq = 1 + coalesce((select max(log.seq) from log where log.room = asked.room), 0)
        """  # noqa: S608 - only question marks are put in


@lru_cache(maxsize=1024)
def marking(count: int) -> str:
    rows = ", ".join(["(?, ?, ?, ?, ?, ?)"] * count)
    return f"""
        insert into rooms (room, seq, status, listed, due, card) values {rows}
        on conflict (room) do update set
            seq = excluded.seq, status = excluded.status, listed = excluded.listed,
            due = excluded.due, card = excluded.card
        where rooms.seq < excluded.seq
        """  # noqa: S608 - only question marks are put in


def write_batch(connection: sqlite3.Connection, batch: Sequence[Append]) -> list[Answer]:
    """Insert all that can be inserted, each of another room, and say what became of each."""
    [last] = connection.execute(LAST).fetchone()
    rows = [value for append in batch for value in (append.room, *row_values(append.row))]
    count = connection.execute(insertion(len(batch)), rows).rowcount
    if count == len(batch):
        write_marks(connection, batch)
        return [None] * len(batch)
    won = set(json.loads(connection.execute(NEW_ROOMS, (last,)).fetchone()[0]))
    write_marks(connection, [append for append in batch if append.room in won])
    return [None if append.room in won else why_not(connection, append) for append in batch]


def row_values(row: Row) -> tuple[int, str, bytes]:
    return row.seq, row.command, row.body


def write_marks(connection: sqlite3.Connection, batch: Sequence[Append]) -> None:
    if not batch:
        return
    values: list[object] = []
    for append in batch:
        mark = append.mark
        values += append.room, append.row.seq, mark.status, mark.listed, mark.due, mark.card
    connection.execute(marking(len(batch)), values)


def why_not(connection: sqlite3.Connection, append: Append) -> Known | Taken:
    found = connection.execute(COMMAND, (append.room, append.row.command)).fetchone()
    return Known(Row(*found)) if found else Taken(append.room, append.row.seq)
