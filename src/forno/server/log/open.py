"""Which log an address means."""

from __future__ import annotations

from forno.server.log.base import Log
from forno.server.log.sqlite import SqliteLog


def log_at(address: str) -> Log:
    """A log at `postgresql://...`, or in the SQLite file of this path; its folder is made when it is opened."""
    if address.startswith(("postgresql://", "postgres://")):
        from forno.server.log.postgres import PostgresLog  # a server on SQLite starts without it

        return PostgresLog(address)
    return SqliteLog(address)
