"""People who watch a table: some read what comes, and some never do."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Self
from urllib.parse import urlsplit

from benchmarks.server.wire import GREETING, PONG, TEXT, Wire, frame

HELLO = b'{"type":"hello","version":1}'
WINDOW = 4096
"""Bytes that the system takes for one who does not read."""


class Attentive:
    """Reads all, and counts it."""

    def __init__(self) -> None:
        self.bytes = 0

    async def watch(self, address: str) -> Self:
        self.wire = await Wire.to(address, self.hear)
        self.wire.send(HELLO)
        return self

    def hear(self, data: bytes) -> None:
        self.bytes += len(data)

    def close(self) -> None:
        self.wire.close()


class Stalled:
    """Greets and reads no more. It gives signs of life all the same, or it would be taken for dead and not for slow."""

    async def watch(self, address: str) -> Self:
        url, loop = urlsplit(address), asyncio.get_running_loop()
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, WINDOW)
        self.socket.setblocking(False)
        await loop.sock_connect(self.socket, (url.hostname, url.port))
        await loop.sock_sendall(self.socket, GREETING.format(path=url.path, host=url.netloc).encode())
        await loop.sock_sendall(self.socket, frame(TEXT, HELLO))
        self.living = asyncio.ensure_future(self.live())
        return self

    async def live(self) -> None:
        """Until the other side has had enough."""
        while True:
            await asyncio.sleep(2)
            try:
                self.socket.send(frame(PONG, b"still here"))
            except OSError:
                return

    def close(self) -> None:
        self.living.cancel()
        self.socket.close()


Reader = Attentive | Stalled
Kind = Callable[[], Reader]
