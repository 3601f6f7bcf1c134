"""A store in memory that keeps a log's promises, and the way to it, which keeps none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import TypeVar

from forno.server.log.base import Known, Log, Mark, RoomMark, Row, Taken, Unavailable
from lab.simulation.loop import settle
from lab.simulation.world import World

Found = TypeVar("Found")
QUICKEST, USUAL, SLOWEST = 0.0005, 0.006, 1.2
"""Seconds that a question or an answer takes on its way."""


class Store:
    """What is durable: it outlives every process. Whoever inserts the next number of a room wins."""

    def __init__(self) -> None:
        self.rows: dict[str, list[Row]] = {}
        self.commands: dict[tuple[str, str], Row] = {}
        self.marks: dict[str, Mark] = {}
        self.presence: dict[tuple[str, int], int] = {}
        self.away = 0.0
        """Nobody reaches it until then."""

    def append(self, room: str, row: Row, mark: Mark) -> None:
        if known := self.commands.get((room, row.command)):
            raise Known(known)
        rows = self.rows.setdefault(room, [])
        if row.seq != len(rows) + 1:
            raise Taken(room, row.seq)
        self.write(room, row, mark)

    def write(self, room: str, row: Row, mark: Mark) -> None:
        self.rows[room].append(row)
        self.commands[room, row.command] = row
        self.marks[room] = mark

    def mark(self, room: str) -> RoomMark:
        return RoomMark(room, len(self.rows[room]), self.marks[room])


class Way(Log):
    """One process's connection to the store. What is on its way arrives even if the process dies meanwhile."""

    def __init__(self, world: World, store: Store, name: str) -> None:
        self.world = world
        self.store = store
        self.name = name
        self.is_open = True

    # --- there and back

    async def ask(self, what: str, question: Callable[[], Found]) -> Found:
        """The answer, or Unavailable."""
        if not self.is_open:
            raise asyncio.CancelledError
        done: asyncio.Future[Found] = self.world.loop.create_future()
        self.world.later(self.delay(), self.arrive, what, question, done)
        return await done

    def arrive(self, what: str, question: Callable[[], Found], done: asyncio.Future[Found]) -> None:
        world = self.world
        if self.store.away > world.loop.now or world.happens("store_fails"):
            self.answer(what + " fails", done, Unavailable("simulated: not done"))
        elif what.startswith("append") and world.happens("store_late"):
            world.later(world.random.uniform(0.0, 2.0), self.land, what, question)
            self.answer(what + " is late", done, Unavailable("simulated: nobody knows"))
        else:
            found = self.land(what, question)
            if world.happens("store_unsure"):
                found = Unavailable("simulated: done or not")
            self.answer(what, done, found)

    def land(self, what: str, question: Callable[[], Found]) -> Found | Exception:
        try:
            found: Found | Exception = question()
        except (Known, Taken) as refused:
            found = refused
        self.world.note(self.name, f"{what} {type(found).__name__ if isinstance(found, Exception) else 'done'}")
        return found

    def answer(self, what: str, done: asyncio.Future[Found], found: Found | Exception) -> None:
        if isinstance(found, Unavailable):
            self.world.note(self.name, f"{what}: unavailable")
        self.world.later(self.delay(), settle, done, found)

    def delay(self) -> float:
        return self.world.random.uniform(QUICKEST, SLOWEST if self.world.happens("store_slow") else USUAL)

    # --- what a log can do

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self.is_open = False

    async def append(self, room: str, row: Row, mark: Mark) -> None:
        what = f"append {row.seq} {row.command} {row.body.decode()}"
        await self.ask(what, lambda: self.store.append(room, row, mark))

    async def read(self, room: str, after: int = 0) -> list[Row]:
        return await self.ask(f"read {after}", lambda: self.store.rows.get(room, [])[after:])

    async def find(self, room: str, command: str) -> Row | None:
        return await self.ask(f"find {command}", lambda: self.store.commands.get((room, command)))

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        stored = self.store.rows
        return await self.ask("heads", lambda: {room: len(stored[room]) for room in rooms if stored.get(room)})

    async def due(self, before: int, limit: int) -> list[str]:
        def found() -> list[str]:
            late = [(mark.due, room) for room, mark in self.store.marks.items() if 0 < mark.due <= before]
            return [room for _, room in sorted(late)[:limit]]

        return await self.ask("due", found)

    async def listed(self, limit: int) -> list[RoomMark]:
        marks = self.store.marks
        newest = [room for room in reversed(marks) if marks[room].listed and marks[room].status != "closed"]
        return await self.ask("listed", lambda: [*map(self.store.mark, newest[:limit])])

    async def rooms(self, after: str = "", limit: int = 1000) -> list[RoomMark]:
        named = sorted(room for room in self.store.marks if room > after)
        return await self.ask("rooms", lambda: [*map(self.store.mark, named[:limit])])

    async def everything(self) -> AsyncIterator[tuple[str, Row, Mark]]:
        for room, rows in [*self.store.rows.items()]:
            for row in rows:
                yield room, row, self.store.marks[room]

    async def vouch(self, seats: Sequence[tuple[str, int]], until: int) -> None:
        def write() -> None:
            for seat in seats:
                self.store.presence[seat] = max(until, self.store.presence.get(seat, 0))

        await self.ask(f"vouch {sorted(seats)}", write)

    async def vouched(self, room: str, seat: int, now: int) -> bool:
        return await self.ask(f"vouched {seat}", lambda: self.store.presence.get((room, seat), 0) > now)
