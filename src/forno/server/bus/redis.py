"""A bus through Redis pub/sub on one channel. A batch goes as one message: each message costs more than its bytes."""

from __future__ import annotations

import asyncio
from contextlib import aclosing, suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from forno.server.bus import reconnecting
from forno.server.bus.reconnecting import Message, ReconnectingBus, unless_cancelled

read_batch = msgspec.msgpack.Decoder(list[Message]).decode


class RedisBus(ReconnectingBus):
    """One connection listens and one sends. When either breaks, both are made again.

    Redis does not separate channels by its numbered databases, so the number is part of the channel's name: two
    installations on one Redis with different numbers do not receive each other's messages.
    """

    async def serve(self) -> None:
        once, timeout_s = Retry(NoBackoff(), 0), reconnecting.QUIET_S
        client = Redis.from_url(self.url, retry=once, socket_connect_timeout=timeout_s, socket_timeout=timeout_s)
        number = client.connection_pool.connection_kwargs.get("db") or 0
        channel = f"{reconnecting.CHANNEL} {number}"
        async with client, aclosing(client.pubsub()) as pubsub:
            await pubsub.subscribe(channel)
            await self._next(pubsub)
            self.mark_up()
            async with asyncio.TaskGroup() as both:
                both.create_task(self._listen(pubsub))
                both.create_task(self._send(client, channel))

    async def _listen(self, pubsub: PubSub) -> None:
        while unless_cancelled():
            message = await pubsub.get_message(timeout=reconnecting.QUIET_S)
            if message is None:
                await pubsub.ping()
                message = await self._next(pubsub)
            if message["type"] == "message":
                with suppress(msgspec.MsgspecError):  # sent by another program, or another version
                    for room, body in read_batch(message["data"]):
                        self.deliver(room, body)

    async def _next(self, pubsub: PubSub) -> dict[str, object]:
        """The next message of any kind; TimeoutError if there is none."""
        message: dict[str, object] | None = await pubsub.get_message(timeout=reconnecting.QUIET_S)
        if message is None:
            raise TimeoutError("Redis does not answer")
        return message

    async def _send(self, client: Redis, channel: str) -> None:
        while True:
            await client.publish(channel, msgspec.msgpack.encode(await self.next_batch()))
