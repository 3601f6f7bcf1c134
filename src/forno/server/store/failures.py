"""Failures of a database, told apart: damaged data, a full disk, and all that may pass by itself."""

from __future__ import annotations

import sqlite3

from forno.server.store.base import Damaged, Full, Unavailable
from forno.server.store.damage import Damage

DAMAGED_CODES = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""Primary result codes of SQLite for a file whose content is wrong."""
UNKNOWN_SCHEMA = "unsupported file format"
"""The words of SQLite, without a code of their own, for a header that no version of it has written."""
DAMAGED_STATES = ("XX001", "XX002", "58P01", "58P02")
"""PostgreSQL's error codes for wrong content: damaged data or indexes, and files that are missing or there twice."""
FULL_STATE = "53100"


def sqlite_failure(doing: str, error: sqlite3.Error, damage: Damage | None = None) -> Unavailable:
    """Classify an error of SQLite by its result code, and note damage. Text that is no UTF-8 has no code, and is
    damage too."""
    said, code = f"{doing}: {error}", getattr(error, "sqlite_errorcode", None)
    if code is None:
        is_damaged = type(error) is sqlite3.OperationalError
        return noted(Damaged(said), damage) if is_damaged else Unavailable(said)
    if code & 0xFF in DAMAGED_CODES or UNKNOWN_SCHEMA in str(error):
        return noted(Damaged(said), damage)
    return Full(said) if code & 0xFF == sqlite3.SQLITE_FULL else Unavailable(said)


def postgres_failure(doing: str, error: BaseException, damage: Damage | None = None) -> Unavailable:
    """Classify an error of PostgreSQL by its code, and note damage. An error of the connection has no code."""
    said, state = f"{doing}: {str(error) or type(error).__name__}", getattr(error, "sqlstate", None)
    if state in DAMAGED_STATES:
        return noted(Damaged(said), damage)
    return Full(said) if state == FULL_STATE else Unavailable(said)


def noted(failure: Damaged, damage: Damage | None) -> Damaged:
    if damage is not None:
        damage.note(str(failure))
    return failure
