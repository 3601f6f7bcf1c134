"""The task that writes to PostgreSQL: it takes all pending appends, sends one statement, and answers all."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

import asyncpg  # type: ignore[import-untyped]

from forno.server.store.base import DuplicateCommand, OnFailure, Row, SequenceConflict, Unavailable, ignore
from forno.server.store.batch import Answer, Append, next_batch, settle_all
from forno.server.store.postgres_pool import Pool
from forno.server.store.postgres_statements import APPEND, COMMANDS

MAX_ATTEMPTS = 5
NO_TEXTS: list[tuple[object, ...]] = [()] * 4
"""The columns of texts for a batch without any, as nearly all are: asyncpg asks several abstract classes for each value
that it sends."""


class Writer:
    """A task that commits batches. A statement is its own transaction: when it returns, it is decided and durable."""

    def __init__(self, pool: Pool, on_failure: OnFailure = ignore) -> None:
        self.on_failure = on_failure
        self.pool = pool
        self.waiting: deque[Append] = deque()
        self.news = asyncio.Event()
        self.is_closing = False
        self.task = asyncio.create_task(self.work())

    def ask(self, append: Append) -> None:
        self.waiting.append(append)
        self.news.set()

    async def close(self) -> None:
        self.is_closing = True
        self.news.set()
        await self.task

    async def work(self) -> None:
        while self.waiting or not self.is_closing:
            if not self.waiting:
                self.news.clear()
                await self.news.wait()
                continue
            batch = next_batch(self.waiting)
            settle_all(batch, await self.outcome(batch))

    async def outcome(self, batch: list[Append]) -> list[Answer]:
        """Write a batch. Whatever goes wrong, the task goes on, and everybody who waits gets an answer: an outcome that
        is unknown is looked up by those who asked."""
        try:
            return await self.write(batch)
        except Exception as error:
            self.on_failure(error)
            return [Unavailable(f"the log could not be written: {type(error).__name__}") for _ in batch]

    async def write(self, batch: list[Append]) -> list[Answer]:
        try:
            won = await self.insert(batch)
        except Unavailable as error:
            return [type(error)(*error.args) for _ in batch]
        except Exception as error:
            # One of them has a value that PostgreSQL cannot store: the others are written without it.
            return [error] if len(batch) == 1 else [(await self.write([append]))[0] for append in batch]
        return await self.answers(batch, won)

    async def insert(self, batch: list[Append]) -> set[str]:
        """Insert a batch; the rooms that won. A statement rolled back because of concurrent ones is repeated."""
        values = columns(batch)
        async with self.pool.connection() as connection:
            for _ in range(MAX_ATTEMPTS):
                try:
                    return {room for [room] in await connection.fetch(APPEND, *values)}
                except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError):
                    continue
        raise Unavailable("PostgreSQL is too busy")

    async def answers(self, batch: list[Append], won: set[str]) -> list[Answer]:
        lost = [append for append in batch if append.room not in won]
        try:
            known = await self.known(lost) if lost else {}
        except Unavailable as error:
            return [None if append.room in won else type(error)(*error.args) for append in batch]
        return [None if append.room in won else why_not(append, known) for append in batch]

    async def known(self, lost: list[Append]) -> dict[str, Row]:
        """The stored rows of these commands."""
        rooms, commands = [append.room for append in lost], [append.row.command for append in lost]
        return {room: Row(*row) for room, *row in await self.pool.rows(COMMANDS, rooms, commands)}


def why_not(append: Append, known: dict[str, Row]) -> DuplicateCommand | SequenceConflict:
    row = known.get(append.room)
    return DuplicateCommand(row) if row else SequenceConflict(append.room, append.row.seq)


def columns(batch: Sequence[Append]) -> list[tuple[object, ...]]:
    """The values of a batch, column by column as the statement has them."""
    texts = [text_values(append) for append in batch if append.row.text_id]
    return [*zip(*map(row_values, batch), strict=True), *(zip(*texts, strict=True) if texts else NO_TEXTS)]


def text_values(append: Append) -> tuple[object, ...]:
    return append.room, append.row.text_id, append.row.text, append.row.chat_at


def row_values(append: Append) -> tuple[object, ...]:
    row, index = append.row, append.index
    stored = append.room, row.seq, row.command, row.body
    return *stored, index.status, index.listed, index.due, index.card, index.summary, index.used
