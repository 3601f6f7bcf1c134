"""Servers that are broken in ways which only a nemesis of machines or stores shows."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any

from forno.server.attending import Attendant
from forno.server.desk import Desk
from forno.server.live import Live
from forno.server.log import postgres, postgres_pool, postgres_tables, postgres_writer, sqlite, sqlite_writer
from forno.server.log.base import Mark, Row, Unavailable
from forno.server.room import Room
from forno.server.steady import SteadyTime

KEYS = "primary key (room, seq),\n    unique (room, command)"
CONDITION = "where seq = 1 + coalesce((select max(log.seq) from log where log.room = asked.room), 0)"
LONG = 30
"""Seconds by which a move may be stored late."""


def write_behind_by_half_a_minute() -> None:
    """A move is acknowledged at once and stored 30 seconds later."""
    store_late(sqlite.SqliteLog)


def write_behind_in_postgres() -> None:
    """The same in PostgreSQL: what cannot be stored then is forgotten."""
    store_late(postgres.PostgresLog, 0.3)


def store_late(kind: type[Any], seconds: float = LONG) -> None:
    append: Callable[..., Awaitable[None]] = kind.append

    async def later(self: Any, room: str, row: Row, mark: Mark) -> None:
        due = asyncio.get_running_loop().time() + seconds
        asyncio.get_running_loop().call_at(due, lambda: asyncio.ensure_future(store(self, room, row, mark)))

    async def store(self: Any, room: str, row: Row, mark: Mark) -> None:
        try:
            await append(self, room, row, mark)
        except Unavailable:
            return

    kind.append = later


def owner_believes_itself() -> None:
    """Whoever holds a table writes the next entry, and no key refuses a second one of that number."""
    assert KEYS in postgres_tables.TABLES
    assert CONDITION in postgres_tables.APPEND
    vars(postgres_pool)["TABLES"] = postgres_tables.TABLES.replace(KEYS, "check (seq > 0)")
    vars(postgres_writer)["APPEND"] = postgres_tables.APPEND.replace(CONDITION, "where true")


def never_opens_again() -> None:
    """A disk that failed once is done with: nobody opens the file again."""
    connect = sqlite_writer.Writer.connect
    begun: set[int] = set()

    def once(self: sqlite_writer.Writer) -> sqlite3.Connection:
        if self.connection is None and id(self) in begun:
            raise sqlite3.OperationalError("the file is closed")
        begun.add(id(self))
        return connect(self)

    sqlite_writer.Writer.connect = once  # type: ignore[method-assign]


def trusts_hints() -> None:
    """Whatever the bus does not say has not happened: nobody looks at the log."""

    async def never(self: Attendant) -> None:
        return

    Attendant.poll = never  # type: ignore[method-assign]


def waits_for_the_bus() -> None:
    """A move counts only when the others could be told."""
    append = Desk.append

    async def waiting(self: Desk, live: Live, room: Room, row: Row) -> None:
        while not self.bus.is_up:
            await asyncio.sleep(0.05)
        await append(self, live, room, row)

    Desk.append = waiting  # type: ignore[method-assign]


def wall_clock() -> None:
    """Timers follow the wall clock, which anybody may set."""
    SteadyTime.now = lambda self: int(time.time() * 1000)  # type: ignore[method-assign]


MUTANTS = {
    mutant.__name__: mutant
    for mutant in (
        write_behind_by_half_a_minute,
        write_behind_in_postgres,
        owner_believes_itself,
        never_opens_again,
        trusts_hints,
        waits_for_the_bus,
        wall_clock,
    )
}
