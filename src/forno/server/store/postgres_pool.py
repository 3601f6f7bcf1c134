"""Connections to PostgreSQL: every failure to reach it becomes Unavailable, and none lasts for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from forno.server.infra.logging import log
from forno.server.infra.metrics import READ_SECONDS
from forno.server.store.base import Unavailable
from forno.server.store.damage import Damage
from forno.server.store.failures import postgres_failure
from forno.server.store.migrations import Migration
from forno.server.store.migrations.postgres import migrate

TIMEOUT_S = 5.0
"""Timeout of each step: connecting, a statement, returning a connection."""

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
"""Errors of a server that is unreachable, starting, stopping, full, or a read-only replica."""

OF_VALUES = (
    asyncpg.DataError,
    asyncpg.IntegrityConstraintViolationError,
    asyncpg.ProgramLimitExceededError,
    asyncpg.TriggeredActionError,
    asyncpg.PLPGSQLError,
)
"""Errors that the values of a statement cause: they concern its rows, and no others."""
REMINDER_S = 60.0
"""Between two lines of the log about the same error code."""


class Pool:
    """A pool of connections, which reconnect when they are lost."""

    def __init__(self, url: str, migrations: Sequence[Migration]) -> None:
        self.url = url
        self.migrations = migrations
        self.damage = Damage()
        self.pool: Any = None
        self.logged_at: dict[str, float] = {}
        """When an unexpected error was last logged, by its code. Monotonic seconds."""

    async def open(self, wait: float, *, upgrade: bool) -> int | None:
        """Connect, and retry for `wait` seconds: the server may still be starting. Then migrate the database; the
        format that it had."""
        end = asyncio.get_running_loop().time() + wait
        while True:
            try:
                self.pool, found = await self.connect(upgrade=upgrade)
                return found
            except LOST as error:
                if asyncio.get_running_loop().time() >= end:
                    raise postgres_failure("PostgreSQL cannot be reached", error) from error
            except asyncpg.PostgresError as error:
                raise postgres_failure("PostgreSQL refuses", error) from error
            await asyncio.sleep(0.2)

    async def connect(self, *, upgrade: bool) -> tuple[Any, int | None]:
        pool = await asyncpg.create_pool(
            self.url,
            min_size=1,
            max_size=4,
            timeout=TIMEOUT_S,
            command_timeout=TIMEOUT_S,
            reset=no_reset,
            server_settings={"application_name": "forno", "synchronous_commit": "on"},
        )
        try:
            async with pool.acquire() as connection:
                found = await migrate(connection, self.migrations, upgrade=upgrade)
        except BaseException:
            pool.terminate()
            raise
        return pool, found

    async def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), TIMEOUT_S)
        except LOST:
            pool.terminate()

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """Borrow a connection. A statement that ends in Unavailable may have been executed.

        What the server refuses for another reason than the values, such as a lock that is held too long, a password or
        a right that was changed, or a table that is not there, is the operator's to mend: the store is unavailable.
        """
        if self.pool is None:
            raise Unavailable("the store is closed")
        try:
            async with self.pool.acquire(timeout=TIMEOUT_S) as connection:
                try:
                    yield connection
                except (TimeoutError, asyncio.CancelledError):
                    connection.terminate()  # or it would be waited for once more when it is given back
                    raise
        except (*LOST, asyncpg.InternalServerError) as error:
            raise postgres_failure("PostgreSQL does not answer", error, self.damage) from error
        except OF_VALUES:
            raise
        except asyncpg.PostgresError as error:
            self.log_refusal(error)
            raise postgres_failure("PostgreSQL refuses", error, self.damage) from error

    def log_refusal(self, error: Any) -> None:
        """Log an unexpected error of the server, at most once a minute for each code."""
        now = time.monotonic()
        if now - self.logged_at.get(error.sqlstate, -REMINDER_S) >= REMINDER_S:
            self.logged_at[error.sqlstate] = now
            log.error("PostgreSQL refuses a statement", code=error.sqlstate, why=str(error))

    @asynccontextmanager
    async def own_connection(self) -> AsyncIterator[Any]:
        """A connection beside the pool, without a timeout: for statements that may take minutes."""
        try:
            connection = await asyncpg.connect(self.url, timeout=TIMEOUT_S)
        except (*LOST, asyncpg.PostgresError) as error:
            raise postgres_failure("PostgreSQL cannot be reached", error, self.damage) from error
        try:
            yield connection
        except LOST as error:
            raise postgres_failure("PostgreSQL does not answer", error, self.damage) from error
        finally:
            connection.terminate()

    async def rows(self, question: str, *values: object) -> list[Any]:
        with READ_SECONDS.time():
            return await self.unmeasured_rows(question, *values)

    async def unmeasured_rows(self, question: str, *values: object) -> list[Any]:
        async with self.connection() as connection:
            found: list[Any] = await connection.fetch(question, *values)
        return found


async def no_reset(_: Any) -> None:
    """Skip the reset of a returned connection: our statements leave no state, and it costs a round trip."""
