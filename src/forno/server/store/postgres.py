"""A log in PostgreSQL: for a house of several servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

from forno.server.store.base import Log, Mark, RoomMark, Row, Unavailable
from forno.server.store.batch import Append
from forno.server.store.postgres_pool import Pool
from forno.server.store.postgres_schema import DUE, EVERYTHING, FORGET, HEADS, MARKS, ROWS, VOUCH, VOUCHED
from forno.server.store.postgres_writer import Writer

PAGE = 50
"""How many rooms are read at once for a backup."""
HOUR = 3_600_000


class PostgresStore(Log):
    """Appends are committed in groups by one task; everything else takes a connection for a moment."""

    def __init__(self, url: str, wait: float = 10.0) -> None:
        self.pool = Pool(url)
        self.wait = wait
        self.writer: Writer | None = None
        self.forgot = 0
        """When seats that nobody vouches for were last forgotten: it takes a look at all of them."""

    async def open(self) -> None:
        await self.pool.open(self.wait)
        self.writer = Writer(self.pool)

    async def close(self) -> None:
        writer, self.writer = self.writer, None
        if writer is not None:
            await writer.close()
        await self.pool.close()

    async def append(self, room: str, row: Row, mark: Mark) -> None:
        if self.writer is None:
            raise Unavailable("the log is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.writer.ask(Append(room, row, mark, done))
        await done

    # --- what is there

    async def read(self, room: str, after: int = 0) -> list[Row]:
        return [Row(*found) for found in await self.pool.rows(f"{ROWS} and seq > $2 order by seq", room, after)]

    async def find(self, room: str, command: str) -> Row | None:
        found = await self.pool.rows(f"{ROWS} and command = $2", room, command)
        return Row(*found[0]) if found else None

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        return {room: seq for room, seq in await self.pool.rows(HEADS, list(rooms))}  # noqa: C416 - not tuples

    async def due(self, before: int, limit: int) -> list[str]:
        return [room for [room] in await self.pool.rows(DUE, before, limit)]

    async def listed(self, limit: int) -> list[RoomMark]:
        found = await self.pool.rows(f"{MARKS} where listed and status <> 'closed' order by born desc limit $1", limit)
        return [RoomMark(room, seq, Mark(*mark)) for room, seq, *mark in found]

    async def rooms(self, after: str = "", limit: int = 1000) -> list[RoomMark]:
        found = await self.pool.rows(f"{MARKS} where room > $1 order by room limit $2", after, limit)
        return [RoomMark(room, seq, Mark(*mark)) for room, seq, *mark in found]

    async def everything(self) -> AsyncIterator[tuple[str, Row, Mark]]:
        last = 0
        while found := await self.pool.rows(EVERYTHING, last, PAGE):
            for _, room, seq, command, body, *mark in found:
                yield room, Row(seq, command, body), Mark(*mark)
            last = found[-1][0]

    # --- who is here

    async def vouch(self, seats: Sequence[tuple[str, int]], until: int) -> None:
        once = sorted(set(seats))
        if until > self.forgot + HOUR:
            self.forgot = until
            await self.pool.rows(FORGET, until - HOUR)
        await self.pool.rows(VOUCH, [room for room, _ in once], [seat for _, seat in once], until)

    async def vouched(self, room: str, seat: int, now: int) -> bool:
        return bool(await self.pool.rows(VOUCHED, room, seat, now))
