"""A minimal WebSocket client: a measurement must see the server, not the load."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

GREETING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
MASK = b"\0\0\0\0"
"""A client must mask what it sends (RFC 6455, section 5.3). With zeros, that changes nothing but the header."""


def frame(kind: int, data: bytes) -> bytes:
    """Encode a whole message of a client."""
    size = len(data)
    if size < 126:
        return bytes((0x80 | kind, 0x80 | size)) + MASK + data
    if size < 1 << 16:
        return bytes((0x80 | kind, 0xFE)) + size.to_bytes(2, "big") + MASK + data
    return bytes((0x80 | kind, 0xFF)) + size.to_bytes(8, "big") + MASK + data


class WebSocketClient(asyncio.Protocol):
    """One connection; each text message is handed to `hear`."""

    def __init__(self, address: str, hear: Callable[[bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self.url = urlsplit(address)
        assert self.url.hostname is not None
        assert self.url.port is not None
        self.place = (self.url.hostname, self.url.port)
        self.hear = hear
        self.rest = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def connect(cls, address: str, hear: Callable[[bytes], None], source: str | None = None) -> WebSocketClient:
        """Connect, from a certain address if one is given, and wait until the other side speaks WebSocket."""
        wire = cls(address, hear)
        local = (source, 0) if source else None
        await asyncio.get_running_loop().create_connection(lambda: wire, *wire.place, local_addr=local)
        await wire.opened
        return wire

    def send(self, data: bytes) -> None:
        self.transport.write(frame(TEXT, data))

    def close(self) -> None:
        self.transport.write(frame(CLOSE, b"\x03\xe8"))
        self.transport.close()

    # --- what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)  # uvloop's is one in all but its ancestors
        self.transport.write(GREETING.format(path=self.url.path or "/", host=self.url.netloc).encode())

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server does not speak WebSocket"))
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.rest = self.rest + data if self.rest else data
        if not self.is_open and not self.read_greeting():
            return
        self.read_frames()

    def read_greeting(self) -> bool:
        head, found, rest = self.rest.partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head.partition(b"\r\n")[0]:
            self.transport.abort()
            return False
        self.rest, self.is_open = rest, True
        self.opened.set_result(None)
        return True

    def read_frames(self) -> None:
        """All frames that are whole. Servers do not mask, and ours send each message in one frame."""
        data, at, end = self.rest, 0, len(self.rest)
        while end - at >= 2:
            kind, size, start = data[at] & 0x0F, data[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if start + size > end:
                break
            at = start + size
            self.take(kind, data[start:at])
        self.rest = data[at:]

    def take(self, kind: int, data: bytes) -> None:
        if kind == TEXT:
            self.hear(data)
        elif kind == PING:
            self.transport.write(frame(PONG, data))
        elif kind == CLOSE:
            self.transport.close()
