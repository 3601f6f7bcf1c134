"""Migrations of a SQLite file. Its format is its `user_version`, which is part of the transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence

from forno.server.store.base import Damaged
from forno.server.store.damage import SALVAGE
from forno.server.store.migrations import Migration, pending
from forno.server.store.sqlite_connection import execute_when_free

MAX_FORMAT = 10_000
"""No format has a number of so many digits."""


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration], *, upgrade: bool) -> int | None:
    """Bring a file to the newest format; the format that it had, None for a new one.

    Raises UnsupportedFormat, and changes nothing then. After another error the connection must be closed, which rolls
    the unfinished step back. Of several processes the first writes; the others wait, and find it done.
    """
    found = format_of(connection)
    while pending(format_of(connection), migrations, upgrade=upgrade):
        execute_when_free(connection, "begin immediate")
        for migration in pending(format_of(connection), migrations)[:1]:
            for statement in statements(migration.sqlite):
                connection.execute(statement)
            connection.execute(f"pragma user_version = {migration.format}")
        connection.execute("commit")
    return found


def format_of(connection: sqlite3.Connection) -> int | None:
    """The format of a file; None if there is nothing in it, 1 if it was written before formats were counted.

    Raises Damaged for a number that no version will ever write.
    """
    if connection.execute("select 1 from sqlite_master where name = 'log'").fetchone() is None:
        return None
    [found] = connection.execute("pragma user_version").fetchone()
    if not 0 <= found < MAX_FORMAT:
        raise Damaged(f"the store is damaged: it has no format {found}; {SALVAGE}")
    return found or 1


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: `executescript` would commit before the first."""
    statement = ""
    for line in script.splitlines(keepends=True):
        statement += line
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""
