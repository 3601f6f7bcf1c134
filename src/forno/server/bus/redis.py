"""News through Redis: pub/sub on one channel."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from forno.server.bus import linked
from forno.server.bus.linked import LinkedBus


class RedisBus(LinkedBus):
    """One connection listens and one sends. When either breaks, both are made again.

    Redis keeps no channels apart by its numbered databases, so the number is part of our channel's name: two houses
    on one Redis with different numbers do not hear each other.
    """

    async def attend(self) -> None:
        once = Retry(NoBackoff(), 0)
        wait = linked.QUIET
        client = Redis.from_url(self.url, retry=once, socket_connect_timeout=wait, socket_timeout=wait)
        number = client.connection_pool.connection_kwargs.get("db") or 0
        channel = f"{linked.CHANNEL} {number}"
        async with client, aclosing(client.pubsub()) as pubsub:
            await pubsub.subscribe(channel)
            await self.answer(pubsub)
            self.rise()
            async with asyncio.TaskGroup() as both:
                both.create_task(self.listen(pubsub))
                both.create_task(self.send(client, channel))

    async def listen(self, pubsub: PubSub) -> None:
        while True:
            message = await pubsub.get_message(timeout=linked.QUIET)
            if message is None:
                await pubsub.ping()
                message = await self.answer(pubsub)
            if message["type"] == "message":
                room, _, said = message["data"].partition(b"\0")
                self.heard(room.decode(errors="replace"), said)

    async def answer(self, pubsub: PubSub) -> dict[str, object]:
        """The next message of any kind; TimeoutError if there is none."""
        message: dict[str, object] | None = await pubsub.get_message(timeout=linked.QUIET)
        if message is None:
            raise TimeoutError("Redis does not answer")
        return message

    async def send(self, client: Redis, channel: str) -> None:
        while True:
            sayings = await self.sayings()
            async with client.pipeline(transaction=False) as pipeline:
                for room, message in sayings:
                    pipeline.publish(channel, room.encode() + b"\0" + message)
                await pipeline.execute()
