"""News through PostgreSQL, for a house that has no Redis: LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from forno.server.bus import linked
from forno.server.bus.linked import LinkedBus, Saying

NOTIFY = "select pg_notify($1, said) from unnest($2::text[]) as said"


class PostgresBus(LinkedBus):
    """One connection listens and sends. A payload is text of less than 8,000 bytes, so messages go as base64."""

    async def attend(self) -> None:
        wait = linked.QUIET
        connection = await asyncpg.connect(self.url, timeout=wait, command_timeout=wait)
        try:
            await connection.add_listener(linked.CHANNEL, self.notified)
            self.rise()
            async with asyncio.TaskGroup() as both:
                both.create_task(self.watch(connection))
                both.create_task(self.send(connection))
        finally:
            connection.terminate()

    def notified(self, connection: Any, process: int, channel: str, payload: str) -> None:
        message, _, room = payload.partition(" ")
        self.heard(room, b64decode(message))

    async def watch(self, connection: Any) -> None:
        """Raise as soon as the connection is known to have ended."""
        ended = asyncio.Event()
        connection.add_termination_listener(lambda _: ended.set())
        await ended.wait()
        raise ConnectionError("PostgreSQL has gone")

    async def send(self, connection: Any) -> None:
        """Send what is said; in a quiet time send nothing, to see that there is still an answer."""
        while True:
            try:
                async with asyncio.timeout(linked.QUIET):
                    sayings = await self.sayings()
            except TimeoutError:
                sayings = []
            await connection.execute(NOTIFY, linked.CHANNEL, [payload(saying) for saying in sayings])


def payload(saying: Saying) -> str:
    room, message = saying
    return f"{b64encode(message).decode()} {room}"
