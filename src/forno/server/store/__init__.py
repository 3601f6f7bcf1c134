"""The log is the truth: one append a command, acknowledged after it is committed."""

from __future__ import annotations

from forno.server.store.base import DuplicateCommand, IndexedRoom, RoomIndex, Row, SequenceConflict, Store, Unavailable
from forno.server.store.sqlite import SqliteStore

__all__ = [
    "DuplicateCommand",
    "IndexedRoom",
    "RoomIndex",
    "Row",
    "SequenceConflict",
    "Store",
    "Unavailable",
    "store_at",
]


def store_at(address: str) -> Store:
    """A log at `postgresql://...`, or in the SQLite file of this path; its folder is made when it is opened."""
    if address.startswith(("postgresql://", "postgres://")):
        from forno.server.store.postgres import PostgresStore  # a server on SQLite starts without it

        return PostgresStore(address)
    return SqliteStore(address)
