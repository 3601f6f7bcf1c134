"""A durable store in memory, and unreliable connections to it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from forno.server.store.base import (
    DuplicateCommand,
    IndexedRoom,
    RoomIndex,
    Row,
    SequenceConflict,
    Store,
    Unavailable,
    texts_by_room,
)
from forno.server.store.damage import Damage
from forno.server.store.faults import Faults
from forno.server.store.migrations import MIGRATIONS
from forno.server.store.moderation import Moderation
from forno.server.store.recipients import Recipients
from forno.server.store.retention import ROOM_TABLES, Outdated
from forno.server.store.sqlite import HOUR_MS
from forno.server.store.sqlite_connection import by_name
from harness.virtual.loop import resolve
from harness.virtual.world import World

Result = TypeVar("Result")
NOTE_STATUS = """
insert into rooms (room, seq, status, listed, due, card, summary) values (?, ?, ?, 0, ?, '', '')
on conflict (room) do update set seq = excluded.seq, status = excluded.status, due = excluded.due
"""
MIN_DELAY_S, MAX_DELAY_S, MAX_SLOW_DELAY_S = 0.0005, 0.006, 1.2
"""Range of delays of a request or an answer, and the longest delay of a slow one, in seconds."""


class MemoryStore:
    """Durable state, which outlives every process. The first append of a number wins."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.commands: dict[tuple[str, str], Row] = {}
        self.index: dict[str, RoomIndex] = {}
        self.presence: dict[tuple[str, int], int] = {}
        self.beside = sqlite3.connect(":memory:", isolation_level=None)
        """Rows beside the logs: recipients and calls, and the status of each room."""
        for migration in MIGRATIONS:
            self.beside.executescript(migration.sqlite)
        self.written_at: dict[tuple[str, int], float] = {}
        """When each row was written, by the loop's clock."""
        self.unavailable_until = 0.0
        """Time until which the store cannot be reached."""

    def append(self, room: str, row: Row, index: RoomIndex) -> None:
        if known := self.commands.get((room, row.command)):
            raise DuplicateCommand(known)
        if row.seq != len(self.rows.get(room, ())) + 1:
            raise SequenceConflict(room, row.seq)
        self.write(room, row, index)

    def write(self, room: str, row: Row, index: RoomIndex) -> None:
        self.beside.execute(NOTE_STATUS, (room, row.seq, index.status, index.due))
        self.rows.setdefault(room, []).append(row)
        self.commands[room, row.command] = row
        self.index[room] = index

    def delete_room(self, room: str, unused_since: int | None) -> bool:
        if room not in self.rows or (unused_since is not None and self.index[room].used >= unused_since):
            return False
        for row in self.rows.pop(room):
            del self.commands[room, row.command]
            self.written_at.pop((room, row.seq), None)
        del self.index[room]
        for lease in [lease for lease in self.presence if lease[0] == room]:
            del self.presence[lease]
        for table in ROOM_TABLES:
            self.beside.execute(f"delete from {table} where room = ?", (room,))
        return True

    def ask(self, statement: str, values: Sequence[object]) -> list[Any]:
        return self.beside.execute(*by_name(statement, values)).fetchall()

    def indexed(self, room: str) -> IndexedRoom:
        return IndexedRoom(room, len(self.rows[room]), self.index[room])

    def texts(self, rooms: Sequence[str]) -> dict[str, dict[int, str]]:
        rows = ((room, row) for room in rooms for row in self.rows.get(room, ()))
        return texts_by_room((room, row.text_id, row.text) for room, row in rows if row.text)

    def delete_texts(self, room: str, ids: Sequence[int] | None) -> int:
        rows = self.rows.get(room, [])
        gone = [row for row in rows if row.text and (ids is None or row.text_id in ids)]
        for row in gone:
            rows[row.seq - 1] = self.commands[room, row.command] = replace(row, text="")
        return len(gone)


class StoreConnection(Store):
    """One process's connection to the store. A request in flight arrives even if the process dies meanwhile."""

    def __init__(self, world: World, store: MemoryStore, name: str) -> None:
        self.world = world
        self.store = store
        self.name = name
        self.is_open = True
        self.last_append_at = 0.0
        """When the newest append arrives: they arrive in order."""
        self.moderation = Moderation(self.ask)
        self.recipients = Recipients(self.ask)
        self.outdated = Outdated(self.ask)
        self.damage = Damage()
        self.faults = Faults(self.ask)

    # --- requests

    async def request(self, what: str, operation: Callable[[], Result]) -> Result:
        """Send a request; return its answer or raise Unavailable."""
        return await self.send(what, operation, self.world.loop.now + self.delay())

    def send(self, what: str, operation: Callable[[], Result], arrival: float) -> asyncio.Future[Result]:
        if not self.is_open:
            raise asyncio.CancelledError
        done: asyncio.Future[Result] = self.world.loop.create_future()
        self.world.loop.call_at(arrival, self.handle, what, operation, done, context=self.world.context)
        return done

    def handle(self, what: str, operation: Callable[[], Result], done: asyncio.Future[Result]) -> None:
        world = self.world
        if self.store.unavailable_until > world.loop.now or world.occurs("store_fails"):
            self.respond(what + " fails", done, Unavailable("simulated: not done"))
        elif what.startswith("append") and world.occurs("store_late"):
            world.schedule(world.random.uniform(0.0, 2.0), self.execute, what, operation)
            self.respond(what + " is late", done, Unavailable("simulated: nobody knows"))
        else:
            result = self.execute(what, operation)
            if world.occurs("store_unsure"):
                result = Unavailable("simulated: done or not")
            self.respond(what, done, result)

    def execute(self, what: str, operation: Callable[[], Result]) -> Result | Exception:
        try:
            result: Result | Exception = operation()
        except Exception as error:  # a refusal, or values that no store takes
            result = error
        self.world.record(self.name, f"{what} {type(result).__name__ if isinstance(result, Exception) else 'done'}")
        return result

    def respond(self, what: str, done: asyncio.Future[Result], result: Result | Exception) -> None:
        if isinstance(result, Unavailable):
            self.world.record(self.name, f"{what}: unavailable")
        self.world.schedule(self.delay(), resolve, done, result)

    def delay(self) -> float:
        return self.world.random.uniform(
            MIN_DELAY_S, MAX_SLOW_DELAY_S if self.world.occurs("store_slow") else MAX_DELAY_S
        )

    async def ask(self, statement: str, *values: object) -> list[Any]:
        """Execute a statement about recipients or calls."""
        return await self.request(" ".join(statement.split()[:3]), lambda: self.store.ask(statement, values))

    # --- the store's interface

    async def open(self, *, upgrade: bool = True) -> int | None:
        pass

    async def size_bytes(self) -> int:
        return 0

    async def check(self) -> list[str]:
        return []

    async def close(self) -> None:
        self.is_open = False

    async def append(self, room: str, row: Row, index: RoomIndex) -> None:
        what = f"append {row.seq} {row.command} {row.body.decode(errors='replace')}"
        self.last_append_at = max(self.last_append_at, self.world.loop.now + self.delay())
        await self.send(what, lambda: self.write(room, row, index), self.last_append_at)

    def write(self, room: str, row: Row, index: RoomIndex) -> None:
        self.store.append(room, row, index)
        self.store.written_at[room, row.seq] = self.world.loop.now

    async def read(self, room: str, after: int = 0) -> list[Row]:
        return await self.request(f"read {after}", lambda: self.store.rows.get(room, [])[after:])

    async def find(self, room: str, command: str) -> Row | None:
        return await self.request(f"find {command}", lambda: self.store.commands.get((room, command)))

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        stored = self.store.rows
        return await self.request("heads", lambda: {room: len(stored[room]) for room in rooms if stored.get(room)})

    async def due(self, before: int, limit: int) -> list[str]:
        def due_rooms() -> list[str]:
            late = [(index.due, room) for room, index in self.store.index.items() if 0 < index.due <= before]
            return [room for _, room in sorted(late)[:limit]]

        return await self.request("due", due_rooms)

    async def indexed(self, rooms: Sequence[str]) -> list[IndexedRoom]:
        found = [room for room in reversed(self.store.index) if room in rooms]
        return await self.request("indexed", lambda: [*map(self.store.indexed, found)])

    async def rooms(self, after: str = "", limit: int = 1000) -> list[IndexedRoom]:
        named = sorted(room for room in self.store.index if room > after)
        return await self.request("rooms", lambda: [*map(self.store.indexed, named[:limit])])

    async def everything(self) -> AsyncIterator[tuple[str, Row, RoomIndex]]:
        for room, rows in [*self.store.rows.items()]:
            for row in rows:
                yield room, row, self.store.index[room]

    async def delete_room(self, room: str, unused_since: int | None = None) -> bool:
        return await self.request(f"delete {room}", lambda: self.store.delete_room(room, unused_since))

    async def reclaim(self, *, whole: bool = False) -> None:
        pass

    async def texts(self, rooms: Sequence[str]) -> dict[str, dict[int, str]]:
        return await self.request("texts", lambda: self.store.texts(rooms))

    async def some_texts(self, wanted: Sequence[tuple[str, int]]) -> dict[str, dict[int, str]]:
        found = await self.texts([room for room, _ in wanted])
        return texts_by_room(
            (room, number, found[room][number]) for room, number in wanted if number in found.get(room, {})
        )

    async def delete_texts(self, room: str, ids: Sequence[int] | None = None) -> int:
        return await self.request("delete texts", lambda: self.store.delete_texts(room, ids))

    async def renew_presence(self, people: Sequence[tuple[str, int]], until: int) -> None:
        def write() -> None:
            leases = self.store.presence
            for old in [one for one, end in leases.items() if end < until - HOUR_MS]:
                del leases[old]
            leases.update({one: max(until, leases.get(one, 0)) for one in people})

        await self.request(f"renew_presence {sorted(people)}", write)

    async def is_present(self, room: str, person: int, now: int) -> bool:
        return await self.request(f"is_present {person}", lambda: self.store.presence.get((room, person), 0) > now)

    async def renew_hosts(self, hosts: Sequence[tuple[str, int]], until: int) -> None:
        await self.renew_presence([(room, -network) for room, network in hosts], until)

    async def listed(self, now: int) -> list[tuple[str, int]]:
        def found() -> list[tuple[str, int]]:
            index, leases = self.store.index, self.store.presence
            open_rooms = [room for room in reversed(index) if index[room].listed and index[room].status != "closed"]
            hosts = {room: -one for (room, one), until in leases.items() if one < 0 and until > now}
            return [(room, hosts[room]) for room in open_rooms if room in hosts]

        return await self.request("listed", found)
