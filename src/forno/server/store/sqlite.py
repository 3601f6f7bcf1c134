"""A log in one SQLite file: for a house with one server, or a few processes on one machine."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from forno.server.store.base import Log, Mark, RoomMark, Row, Unavailable
from forno.server.store.batch import Append
from forno.server.store.sqlite_schema import connect
from forno.server.store.sqlite_writer import Writer

Found = TypeVar("Found")

PAGE = 50
"""How many rooms are read at once for a backup."""
HOUR = 3_600_000
CLOSED = "the log is closed"

ROWS = "select seq, command, body from log where room = ?"
HEADS = "select json_group_object(room, seq) from rooms where room in (select value from json_each(?))"
MARKS = "select room, seq, status, listed, due, card from rooms"
EVERYTHING = """
    select born, room, log.seq, command, body, status, listed, due, card
    from (select * from rooms where born > ? order by born limit ?) as page cross join log using (room)
    order by born, log.seq
    """
FORGET = "delete from presence where until < ?"
VOUCH = """
    insert into presence (room, seat, until)
    select json_extract(value, '$[0]'), json_extract(value, '$[1]'), ?2 from json_each(?1) where true
    on conflict do update set until = max(until, excluded.until)
    """


class SqliteStore(Log):
    """Appends go to a writer thread and are committed in groups; everything else has a thread of its own."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.writer: Writer | None = None
        self.reader: sqlite3.Connection | None = None
        self.forgot = 0
        """When those who were vouched for long ago were last forgotten."""
        self.aside = ThreadPoolExecutor(max_workers=1, thread_name_prefix="forno-log-reader")

    async def open(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            writer = Writer(self.path)
            await asyncio.to_thread(writer.connect)
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(f"the log {self.path} cannot be opened: {error}") from error
        self.writer = writer
        self.writer.start()

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            await asyncio.to_thread(writer.close)
            await asyncio.get_running_loop().run_in_executor(self.aside, self.let_go)
        self.aside.shutdown(wait=False)

    async def append(self, room: str, row: Row, mark: Mark) -> None:
        if self.writer is None:
            raise Unavailable(CLOSED)
        done: asyncio.Future[None] = self.writer.loop.create_future()
        self.writer.asked.put(Append(room, row, mark, done))
        await done

    # --- on the reader's thread

    async def apart(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        if self.writer is None:
            raise Unavailable(CLOSED)
        return await asyncio.get_running_loop().run_in_executor(self.aside, self.answer, ask)

    def answer(self, ask: Callable[[sqlite3.Connection], Found]) -> Found:
        try:
            if self.reader is None:
                self.reader = connect(self.path)
            return ask(self.reader)
        except sqlite3.Error as error:
            self.let_go()
            raise Unavailable(f"the log cannot be read: {error}") from error

    def let_go(self) -> None:
        reader, self.reader = self.reader, None
        if reader is not None:
            reader.close()

    async def rows(self, question: str, *values: object) -> list[Any]:
        return await self.apart(lambda connection: connection.execute(question, values).fetchall())

    # --- what is there

    async def read(self, room: str, after: int = 0) -> list[Row]:
        return [Row(*found) for found in await self.rows(f"{ROWS} and seq > ? order by seq", room, after)]

    async def find(self, room: str, command: str) -> Row | None:
        found = await self.rows(f"{ROWS} and command = ?", room, command)
        return Row(*found[0]) if found else None

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        """Asked every second for all tables: in one statement, with one row for an answer (see sqlite_writing)."""
        [[found]] = await self.rows(HEADS, msgspec.json.encode(rooms).decode())
        return msgspec.json.decode(found, type=dict[str, int])

    async def due(self, before: int, limit: int) -> list[str]:
        found = await self.rows("select room from rooms where due > 0 and due <= ? order by due limit ?", before, limit)
        return [room for [room] in found]

    async def listed(self, limit: int) -> list[RoomMark]:
        found = await self.rows(f"{MARKS} where listed and status <> 'closed' order by born desc limit ?", limit)
        return [room_mark(*one) for one in found]

    async def rooms(self, after: str = "", limit: int = 1000) -> list[RoomMark]:
        found = await self.rows(f"{MARKS} where room > ? order by room limit ?", after, limit)
        return [room_mark(*one) for one in found]

    async def everything(self) -> AsyncIterator[tuple[str, Row, Mark]]:
        last = 0
        while found := await self.rows(EVERYTHING, last, PAGE):
            for _, room, seq, command, body, *mark in found:
                yield room, Row(seq, command, body), mark_of(*mark)
            last = found[-1][0]

    # --- who is here

    async def vouch(self, seats: Sequence[tuple[str, int]], until: int) -> None:
        def write(connection: sqlite3.Connection) -> None:
            """In one statement: moves wait as long as this writes."""
            if until > self.forgot + HOUR:
                self.forgot = until
                connection.execute(FORGET, (until - HOUR,))
            connection.execute(VOUCH, (json.dumps(seats), until))

        await self.apart(write)

    async def vouched(self, room: str, seat: int, now: int) -> bool:
        question = "select 1 from presence where room = ? and seat = ? and until > ?"
        return bool(await self.rows(question, room, seat, now))


def mark_of(status: str, listed: int, due: int, card: bytes) -> Mark:
    return Mark(status, bool(listed), due, card)


def room_mark(room: str, seq: int, *mark: Any) -> RoomMark:
    return RoomMark(room, seq, mark_of(*mark))
