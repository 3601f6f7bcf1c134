"""A bus through PostgreSQL's LISTEN and NOTIFY, for an installation without Redis."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from forno.server.bus import reconnecting
from forno.server.bus.reconnecting import Message, ReconnectingBus

NOTIFY = "select pg_notify($1, said) from unnest($2::text[]) as said"


class PostgresBus(ReconnectingBus):
    """One connection listens and sends. A payload is text of less than 8,000 bytes, so messages go as base64."""

    async def serve(self) -> None:
        timeout_s = reconnecting.QUIET_S
        connection = await asyncpg.connect(self.url, timeout=timeout_s, command_timeout=timeout_s)
        try:
            await connection.add_listener(reconnecting.CHANNEL, self._notified)
            self.mark_up()
            async with asyncio.TaskGroup() as both:
                both.create_task(self._watch(connection))
                both.create_task(self._send(connection))
        finally:
            connection.terminate()

    def _notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        message, _, room = payload.partition(" ")
        self.deliver(room, b64decode(message))

    async def _watch(self, connection: Any) -> None:
        """Raise as soon as the connection is known to have ended."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        await ended.wait()
        raise ConnectionError("PostgreSQL has gone")

    async def _send(self, connection: Any) -> None:
        """Send batches; after a quiet time an empty one, which fails if there is no answer."""
        while True:
            try:
                async with asyncio.timeout(reconnecting.QUIET_S):
                    batch = await self.next_batch()
            except TimeoutError:
                batch = []
            await connection.execute(NOTIFY, reconnecting.CHANNEL, [payload(message) for message in batch])


def payload(message: Message) -> str:
    """A message as the text of a notification."""
    room, body = message
    return f"{b64encode(body).decode()} {room}"
