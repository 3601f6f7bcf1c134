"""The client of the library against servers that misbehave."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from contextlib import suppress
from typing import Any

import pytest

from forno.client import Client, ConnectionLost
from forno.client.transport import AiohttpSocket

pytestmark = pytest.mark.asyncio

ACCEPT_SUFFIX = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""Of every WebSocket handshake. (RFC 6455, section 1.3)"""
PING = b"\x89\x04ping"


async def accept_websocket(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer the handshake of a client."""
    head = await reader.readuntil(b"\r\n\r\n")
    [key] = [
        line.partition(b":")[2].strip() for line in head.split(b"\r\n") if line.lower().startswith(b"sec-websocket-key")
    ]
    accept = base64.b64encode(hashlib.sha1(key + ACCEPT_SUFFIX).digest())
    writer.write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
    writer.write(b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
    await writer.drain()


async def test_a_connection_that_breaks_while_a_ping_is_answered_ends_quietly() -> None:
    """The transport is closing when the ping is read: its pong cannot be written."""
    lost: list[dict[str, Any]] = []
    gone = asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: lost.append(context))

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await accept_websocket(reader, writer)
        with suppress(ConnectionError):
            while await reader.read(100):
                pass  # until the client has gone
        writer.close()
        gone.set()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with Client(f"http://127.0.0.1:{port}") as client, asyncio.timeout(60):
        seat = client.seat("a" * 16)
        connecting = asyncio.ensure_future(seat.connect())
        while seat.greeting is None:
            await asyncio.sleep(0.01)
        assert isinstance(seat.socket, AiohttpSocket)
        assert seat.reader is not None
        connection = seat.socket.ws._response.connection
        assert connection is not None
        assert connection.protocol is not None
        connection.protocol.data_received(PING)
        seat.cut()
        with pytest.raises(ConnectionLost):
            await connecting
        await asyncio.wait([seat.reader])
        assert seat.reader.exception() is None
        await seat.close()
        await gone.wait()
    server.close()
    assert lost == []
