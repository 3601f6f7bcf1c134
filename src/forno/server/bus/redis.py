"""News through Redis: pub/sub on one channel. All that waits goes as one message: each costs more than its words."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from forno.server.bus import linked
from forno.server.bus.linked import LinkedBus, Saying, go_on

read = msgspec.msgpack.Decoder(list[Saying]).decode


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
        while go_on():
            message = await pubsub.get_message(timeout=linked.QUIET)
            if message is None:
                await pubsub.ping()
                message = await self.answer(pubsub)
            if message["type"] == "message":
                with suppress(msgspec.MsgspecError):  # of a program that is not ours, or of another version
                    for room, said in read(message["data"]):
                        self.heard(room, said)

    async def answer(self, pubsub: PubSub) -> dict[str, object]:
        """The next message of any kind; TimeoutError if there is none."""
        message: dict[str, object] | None = await pubsub.get_message(timeout=linked.QUIET)
        if message is None:
            raise TimeoutError("Redis does not answer")
        return message

    async def send(self, client: Redis, channel: str) -> None:
        while True:
            await client.publish(channel, msgspec.msgpack.encode(await self.sayings()))
