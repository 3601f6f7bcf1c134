"""The tables in a SQLite file, and how a connection to them is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

PATIENCE = 10.0
"""How many seconds to wait while another process writes to the same file."""

TABLES = """
create table if not exists log (
    room text not null,
    seq integer not null,
    command text not null,
    body blob not null
);
create unique index if not exists log_seq on log (room, seq);
create unique index if not exists log_command on log (room, command);

create table if not exists rooms (
    born integer primary key,
    room text not null unique,
    seq integer not null,
    status text not null,
    listed integer not null,
    due integer not null,
    card blob not null
);
create index if not exists rooms_due on rooms (due) where due > 0;
create index if not exists rooms_listed on rooms (born) where listed and status <> 'closed';

create table if not exists presence (
    room text not null,
    seat integer not null,
    until integer not null,
    primary key (room, seat)
) without rowid;
"""

INBOX = """
create temp view inbox as
    select log.room, log.seq, command, body, status, listed, due, card from log join rooms;

create temp trigger take_in instead of insert on inbox
begin
    select raise(abort, 'a gap')
        where new.seq <> 1 + coalesce((select max(seq) from log where room = new.room), 0);
    insert into log (room, seq, command, body)
        values (new.room, new.seq, new.command, new.body);
    insert into rooms (room, seq, status, listed, due, card)
        values (new.room, new.seq, new.status, new.listed, new.due, new.card)
        on conflict (room) do update set
            seq = excluded.seq, status = excluded.status, listed = excluded.listed,
            due = excluded.due, card = excluded.card
        where rooms.seq < excluded.seq;
end;
"""
"""Where rows come in, all of a statement or none. The unique keys decide; the condition only keeps gaps out."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection on which a commit returns only after the disk has the data.

    Any thread may use it, one at a time. With FULL a commit is flushed; with NORMAL it would only be so later.
    """
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        patiently(connection, "pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
    except BaseException:
        connection.close()
        raise
    return connection


def patiently(
    connection: sqlite3.Connection, statement: str, values: Sequence[object] = (), *, pause: float = 0.01
) -> None:
    """Again and again until the file is free, after so many seconds each. SQLite does not wait by itself while another
    process turns the same new file to its write-ahead log; and where it does wait, it does so longer each time, up to
    a tenth of a second, while others come first."""
    end = monotonic() + PATIENCE
    while True:
        try:
            connection.execute(statement, values)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
        sleep(pause)


def make_tables(connection: sqlite3.Connection) -> None:
    """Make what is missing. Two processes may do this at once: the second waits, then finds it done."""
    connection.executescript(f"begin immediate; {TABLES} commit;")


def open_inbox(connection: sqlite3.Connection) -> None:
    """For this connection only: nothing of it is in the file."""
    connection.executescript(INBOX)
