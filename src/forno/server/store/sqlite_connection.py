"""Connections to a SQLite file, and the view that its rows are written through."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

MAX_PROBLEMS = 20
"""Problems that a check of a damaged file lists."""
BUSY_TIMEOUT_S = 10.0
"""How long to wait while another process writes to the same file."""

INBOX = """
create temp view inbox as
    select log.room, log.seq, command, body, id as text_id, text, chat_at, status, listed, due, card, summary,
        used
    from log join rooms join texts;

create temp trigger take_in instead of insert on inbox
begin
    select raise(abort, 'a gap')
        where new.seq <> 1 + coalesce((select max(seq) from log where room = new.room), 0);
    insert into log (room, seq, command, body)
        values (new.room, new.seq, new.command, new.body);
    insert or replace into texts (room, id, seq, text, chat_at)
        select new.room, new.text_id, new.seq, new.text, new.chat_at where new.text_id > 0;
    insert into rooms (room, seq, status, listed, due, card, summary, used)
        values (new.room, new.seq, new.status, new.listed, new.due, new.card, new.summary, new.used)
        on conflict (room) do update set
            seq = excluded.seq, status = excluded.status, listed = excluded.listed,
            due = excluded.due, card = excluded.card, summary = excluded.summary, used = excluded.used
        where rooms.seq < excluded.seq;
end;
"""
"""The view that rows are inserted into, all of a statement or none. The unique keys decide; the condition only keeps
gaps out."""


ROWS = """
    select log.seq, command, body, coalesce(id, 0), coalesce(text, '')
    from log left join texts on texts.room = log.room and texts.seq = log.seq where log.room = ?"""


def by_name(statement: str, values: Sequence[object]) -> tuple[str, dict[str, object]]:
    """Return a statement with `$1`, `$2` for its values, and the values by name: Python warns of numbers with a
    sequence from 3.12 on."""
    return statement.replace("$", ":p"), {f"p{number}": value for number, value in enumerate(values, 1)}


def connect(path: Path) -> sqlite3.Connection:
    """A connection on which a commit returns only after the disk has the data.

    Any thread may use it, one at a time. With FULL a commit is flushed; with NORMAL it would only be so later.
    """
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None, check_same_thread=False)
    try:
        if not connection.execute("pragma page_count").fetchone()[0]:  # on a file that is there it would need the lock
            connection.execute("pragma auto_vacuum = incremental")  # space can be given back to the disk
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


class QuickCheck:
    """SQLite's own check of a file, on a connection of its own. It reads the whole file, and can be stopped."""

    def __init__(self, path: Path) -> None:
        self.connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S, isolation_level=None, check_same_thread=False)

    def run(self) -> list[str]:
        """The first problems that are found; none in a sound file. Raises sqlite3.Error, also for damage that ends the
        check."""
        found = self.connection.execute(f"pragma quick_check({MAX_PROBLEMS})").fetchall()
        return [said for [said] in found if said != "ok"]

    def stop(self) -> None:
        """End the check, if it still runs on another thread."""
        self.connection.interrupt()
        with suppress(sqlite3.Error):
            self.connection.close()


def open_inbox(connection: sqlite3.Connection) -> None:
    """Create the view and its trigger for this connection only; the file stays as it is."""
    connection.executescript(INBOX)
