"""Migrations of a PostgreSQL database. Its format is the one row of the table `format`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from forno.server.store.migrations import Migration, pending

LOCK = "select pg_advisory_xact_lock(7036701)"
"""Processes that start together migrate one after the other. Nothing else depends on the lock or uses its number."""
HAS_TABLE = "select exists (select from pg_class where relname = $1 and pg_table_is_visible(oid))"
"""Reads the catalogue itself: `to_regclass` may answer from a cache that was filled before the lock was waited for."""
FOUND_FORMAT = "select version from format"
NOTE_FORMAT = "with before as (delete from format) insert into format values ($1)"
MIGRATION_TIMEOUT_S = 3600.0
"""Timeout of a script, and of the wait for another process that runs one."""


async def migrate(connection: Any, migrations: Sequence[Migration], *, upgrade: bool) -> int | None:
    """Bring a database to the newest format; the format that it had, None for a new one.

    Raises UnsupportedFormat, and changes nothing then. A step that fails is rolled back. A database that needs nothing
    is only read: the role of the server then needs no right to create tables.
    """
    found = await format_of(connection)
    while pending(await format_of(connection), migrations, upgrade=upgrade):
        # a stricter level would look at the database as it was before the lock was waited for
        async with connection.transaction(isolation="read_committed"):
            await connection.execute(LOCK, timeout=MIGRATION_TIMEOUT_S)
            for migration in pending(await format_of(connection), migrations)[:1]:
                await connection.execute(migration.postgres, timeout=MIGRATION_TIMEOUT_S)
                await connection.execute(NOTE_FORMAT, migration.format)
    return found


async def format_of(connection: Any) -> int | None:
    """The format of a database; None if it has no tables of ours, 1 if they were made before formats were counted."""
    if not await connection.fetchval(HAS_TABLE, "log"):
        return None
    return await connection.fetchval(FOUND_FORMAT) if await connection.fetchval(HAS_TABLE, "format") else 1
