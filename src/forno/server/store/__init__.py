"""The log is the truth: one append a command, acknowledged after it is committed."""

from __future__ import annotations

from pathlib import Path

from forno.platform import default_key_file
from forno.server.store.base import (
    DuplicateCommand,
    IndexedRoom,
    MissingKey,
    RoomIndex,
    Row,
    SequenceConflict,
    Store,
    Unavailable,
)
from forno.server.store.encrypted_store import EncryptedStore
from forno.server.store.key_file import KeyFile
from forno.server.store.sqlite import SqliteStore

__all__ = [
    "DuplicateCommand",
    "EncryptedStore",
    "IndexedRoom",
    "MissingKey",
    "RoomIndex",
    "Row",
    "SequenceConflict",
    "SqliteStore",
    "Store",
    "Unavailable",
    "store_at",
]


def store_at(address: str, key_file: Path | None = None) -> EncryptedStore:
    """A log at `postgresql://...`, or in the SQLite file of this path; its folder is made when it is opened. Running
    games are encrypted with the keys of this file, else of the usual one."""
    keys = KeyFile(key_file or default_key_file())
    if address.startswith(("postgresql://", "postgres://")):
        from forno.server.store.postgres import PostgresStore  # a server on SQLite starts without it

        return PostgresStore(address, keys=keys)
    return SqliteStore(address, keys=keys)
