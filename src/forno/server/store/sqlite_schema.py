"""The schema of the SQLite file, its format version, and how a connection to it is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

from forno.server.store.base import FORMAT, UnsupportedFormat, unsupported

BUSY_TIMEOUT_S = 10.0
"""How long to wait while another process writes to the same file."""

TABLES = """
create table if not exists log (
    room text not null,
    seq integer not null,
    command text not null,
    body blob not null
);
create unique index if not exists log_seq on log (room, seq);
create unique index if not exists log_command on log (room, command);

create table if not exists texts (
    room text not null,
    id integer not null,
    seq integer not null,
    text text not null,
    primary key (room, id)
) without rowid;
create unique index if not exists texts_seq on texts (room, seq);

create table if not exists rooms (
    born integer primary key,
    room text not null unique,
    seq integer not null,
    status text not null,
    listed integer not null,
    due integer not null,
    card blob not null,
    summary blob not null
);
create index if not exists rooms_due on rooms (due) where due > 0;
create index if not exists rooms_listed on rooms (born) where listed and status <> 'closed';

create table if not exists presence (
    room text not null,
    person integer not null,
    until integer not null,
    primary key (room, person)
) without rowid;

create table if not exists recipients (
    room text not null,
    lock text not null,
    address text not null,
    body blob not null,
    saved integer not null,
    due integer not null,
    primary key (room, lock, address)
) without rowid;
create index if not exists recipients_due on recipients (due) where due > 0;

create table if not exists calls (
    room text not null,
    kind text not null,
    subject text not null,
    recipient text not null,
    at integer not null,
    until integer not null,
    claims integer not null,
    body blob not null,
    primary key (room, kind, subject, recipient)
) without rowid;
create index if not exists calls_until on calls (until) where until > 0;

create table if not exists secrets (name text primary key, value blob not null) without rowid;

create table if not exists rings (
    id text primary key,
    version integer not null,
    body blob not null,
    used integer not null
);
create index if not exists rings_used on rings (used);
"""

INBOX = """
create temp view inbox as
    select log.room, log.seq, command, body, id as text_id, text, status, listed, due, card, summary
    from log join rooms join texts;

create temp trigger take_in instead of insert on inbox
begin
    select raise(abort, 'a gap')
        where new.seq <> 1 + coalesce((select max(seq) from log where room = new.room), 0);
    insert into log (room, seq, command, body)
        values (new.room, new.seq, new.command, new.body);
    insert or replace into texts (room, id, seq, text)
        select new.room, new.text_id, new.seq, new.text where new.text_id > 0;
    insert into rooms (room, seq, status, listed, due, card, summary)
        values (new.room, new.seq, new.status, new.listed, new.due, new.card, new.summary)
        on conflict (room) do update set
            seq = excluded.seq, status = excluded.status, listed = excluded.listed,
            due = excluded.due, card = excluded.card, summary = excluded.summary
        where rooms.seq < excluded.seq;
end;
"""
"""The view that rows are inserted into, all of a statement or none. The unique keys decide; the condition only keeps
gaps out."""


ROWS = """
    select log.seq, command, body, coalesce(id, 0), coalesce(text, '')
    from log left join texts on texts.room = log.room and texts.seq = log.seq where log.room = ?"""


def connect(path: Path) -> sqlite3.Connection:
    """A connection on which a commit returns only after the disk has the data.

    Any thread may use it, one at a time. With FULL a commit is flushed; with NORMAL it would only be so later.
    """
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None, check_same_thread=False)
    try:
        execute_when_free(connection, "pragma journal_mode = wal")
        connection.execute("pragma synchronous = full")
    except BaseException:
        connection.close()
        raise
    return connection


def execute_when_free(
    connection: sqlite3.Connection, statement: str, values: Sequence[object] = (), *, pause: float = 0.01
) -> None:
    """Execute a statement, and repeat it after a pause while the file is busy. SQLite does not wait by itself while
    another process switches a new file to its write-ahead log; where it does wait, its pauses grow up to a tenth of a
    second, and other processes come first."""
    end = monotonic() + BUSY_TIMEOUT_S
    while True:
        try:
            connection.execute(statement, values)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
        sleep(pause)


def make_tables(connection: sqlite3.Connection) -> None:
    """Create the tables that are missing. Two processes may do this at once: the second waits, then finds it done."""
    check_format(connection)
    connection.executescript(f"begin immediate; {TABLES} pragma user_version = {FORMAT}; commit;")


def check_format(connection: sqlite3.Connection) -> None:
    """Raise UnsupportedFormat if another version of Forno wrote this file. Nothing in it is changed."""
    [found] = connection.execute("pragma user_version").fetchone()
    has_log = connection.execute("select 1 from sqlite_master where name = 'log'").fetchone()
    if has_log and found != FORMAT:
        raise UnsupportedFormat(unsupported(found or 1))


def open_inbox(connection: sqlite3.Connection) -> None:
    """Create the view and its trigger for this connection only; the file stays as it is."""
    connection.executescript(INBOX)
