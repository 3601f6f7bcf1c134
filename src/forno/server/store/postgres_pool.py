"""Connections to PostgreSQL: every failure to reach it becomes Unavailable, and none lasts for ever."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from forno.server.store.base import Unavailable
from forno.server.store.postgres_schema import TABLES

PATIENCE = 5.0
"""How many seconds any one thing may take: connecting, a statement, giving a connection back."""

LOST = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.TransactionRollbackError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""The server is away, ending, starting, full, or turned into a copy that only reads."""


class Pool:
    """A few connections, made again by themselves when they are lost."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: Any = None

    async def open(self, wait: float) -> None:
        """Try for so many seconds: the server may be starting just as we are."""
        end = asyncio.get_running_loop().time() + wait
        while True:
            try:
                self.pool = await self.connect()
                return
            except LOST as error:
                if asyncio.get_running_loop().time() >= end:
                    raise Unavailable(f"PostgreSQL cannot be reached: {reason(error)}") from error
            except asyncpg.PostgresError as error:
                raise Unavailable(f"PostgreSQL refuses: {reason(error)}") from error
            await asyncio.sleep(0.2)

    async def connect(self) -> Any:
        pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=4,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=as_it_is,
            server_settings={"application_name": "forno", "synchronous_commit": "on"},
        )
        try:
            await pool.execute(TABLES, timeout=2 * PATIENCE)
        except BaseException:
            pool.terminate()
            raise
        return pool

    async def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), PATIENCE)
        except LOST:
            pool.terminate()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection for a moment. What was said on it may have happened, if it ends in Unavailable."""
        if self.pool is None:
            raise Unavailable("the log is closed")
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                try:
                    yield connection
                except (TimeoutError, asyncio.CancelledError):
                    connection.terminate()  # or it would be waited for once more when it is given back
                    raise
        except LOST as error:
            raise Unavailable(f"PostgreSQL does not answer: {reason(error)}") from error

    async def rows(self, question: str, *values: object) -> list[Any]:
        async with self.connection() as connection:
            found: list[Any] = await connection.fetch(question, *values)
            return found


async def as_it_is(_: Any) -> None:
    """Our statements leave nothing behind on a connection: to clean it would be one more question for each answer."""


def reason(error: BaseException) -> str:
    return str(error) or type(error).__name__
