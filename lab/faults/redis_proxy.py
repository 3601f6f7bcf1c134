"""A lossy proxy for Redis: a share of the pushed pub/sub messages is dropped, everything else is relayed unchanged.

It parses the Redis protocol (RESP) only as far as needed to find the end of a value.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Self

from harness.proxies import copy_stream, relay

MESSAGE = b"$7\r\nmessage\r\n"


class LossyRedisProxy:
    """`async with LossyRedisProxy(socket, folder) as proxy:` servers connect to `proxy.url`."""

    def __init__(self, target: Path, folder: Path, seed: int = 1) -> None:
        self.target = target
        self.socket = folder / "bus"
        self.url = f"unix://{self.socket}"
        self.random = random.Random(seed)
        self.loss_rate = 0.0
        """Probability that a pushed message is dropped."""
        self.delivered = self.lost = 0
        self.connections: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_unix_server(self.handle, self.socket)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        for connection in self.connections:
            connection.cancel()
        await asyncio.gather(*self.connections, return_exceptions=True)

    async def handle(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Relay one connection until either side closes."""
        task = asyncio.current_task()
        assert task is not None
        self.connections.add(task)
        task.add_done_callback(self.connections.discard)
        try:
            answers, out = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        await relay(copy_stream(reader, out), self.relay_messages(answers, writer), writer, out)

    async def relay_messages(self, source: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                value = await read_value(source)
                if value[:1] in b"*>" and value.partition(b"\r\n")[2].startswith(MESSAGE):
                    if self.random.random() < self.loss_rate:
                        self.lost += 1
                        continue
                    self.delivered += 1
                out.write(value)
                await out.drain()


async def read_value(source: asyncio.StreamReader) -> bytes:
    """Read one RESP value: a simple value, a bulk string or an aggregate."""
    head = await source.readuntil(b"\r\n")
    kind, size = head[:1], head[1:-2]
    if kind in b"$=!" and size != b"-1":
        return head + await source.readexactly(int(size) + 2)
    if kind in b"*>~%" and size != b"-1":
        parts = [await read_value(source) for _ in range(int(size) * (2 if kind == b"%" else 1))]
        return head + b"".join(parts)
    return head
