"""Transports of a client: HTTP requests and WebSockets over the network, or over memory.

A test of a bot or of a client hands a `Client` a transport over memory: `memory_transport` connects to a server of the
same event loop, the real one or one that a test makes of an aiohttp application. HTTP and WebSockets are the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any, NamedTuple, Protocol

import aiohttp
from aiohttp.client_proto import ResponseHandler

from forno.client.errors import ConnectionLost
from forno.client.memory import connect_in_memory

ProtocolFactory = Callable[[], asyncio.Protocol]
"""Makes the protocol of a connection that a server accepts, as `aiohttp.web.Server` does."""


class Response(NamedTuple):
    """Response to an HTTP request."""

    status: int
    content_type: str
    text: str


class Socket(Protocol):
    """An open WebSocket: the text messages that arrive, until it ends."""

    @property
    def closed(self) -> bool:
        """Whether nothing can be sent any more."""

    async def send(self, text: str) -> None:
        """Send a text message. Raises ConnectionLost."""

    async def close(self) -> None:
        """Close the connection with the closing handshake."""

    def cut(self) -> None:
        """Drop the connection without a closing handshake, as a network does."""

    def __aiter__(self) -> AsyncIterator[str]: ...


class Transport(Protocol):
    """Connects a client to its server."""

    async def request(self, method: str, url: str, body: bytes | None, headers: Mapping[str, str]) -> Response:
        """Send an HTTP request. Raises ConnectionLost."""

    async def connect(self, url: str, heartbeat_s: float | None) -> Socket:
        """Open a WebSocket, with a ping after each `heartbeat_s`. Raises ConnectionLost."""

    async def close(self) -> None:
        """Close all connections."""


class AiohttpTransport:
    """Transport by aiohttp: over the network, or over whatever its connector connects."""

    def __init__(self, connector: aiohttp.BaseConnector | None = None) -> None:
        self.session = aiohttp.ClientSession(connector=connector)

    async def request(self, method: str, url: str, body: bytes | None, headers: Mapping[str, str]) -> Response:
        try:
            async with self.session.request(method, url, data=body, headers=headers) as response:
                return Response(response.status, response.content_type, await response.text())
        except (aiohttp.ClientError, TimeoutError, OSError, UnicodeError) as error:
            raise ConnectionLost(str(error)) from None

    async def connect(self, url: str, heartbeat_s: float | None) -> AiohttpSocket:
        try:
            return AiohttpSocket(await self.session.ws_connect(url, max_msg_size=0, heartbeat=heartbeat_s))
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            raise ConnectionLost(str(error)) from None

    async def close(self) -> None:
        await self.session.close()


class AiohttpSocket:
    """WebSocket of aiohttp."""

    def __init__(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        self.ws = ws

    @property
    def closed(self) -> bool:
        return self.ws.closed

    async def send(self, text: str) -> None:
        try:
            await self.ws.send_str(text)
        except (aiohttp.ClientError, ConnectionError) as error:
            raise ConnectionLost(str(error)) from None

    async def close(self) -> None:
        await self.ws.close()

    def cut(self) -> None:
        connection = self.ws._response.connection
        if connection is not None and connection.transport is not None:
            connection.transport.abort()

    async def __aiter__(self) -> AsyncIterator[str]:
        """Read text messages; a connection that breaks while a ping is answered has ended, too."""
        try:
            async for message in self.ws:
                if message.type is aiohttp.WSMsgType.TEXT:
                    yield message.data
        except (aiohttp.ClientError, ConnectionError):
            return


class MemoryConnector(aiohttp.BaseConnector):
    """Connector of aiohttp whose connections lead through memory to one server."""

    def __init__(self, server: ProtocolFactory) -> None:
        super().__init__()
        self._server = server

    async def _create_connection(self, req: Any, traces: Any, timeout: Any) -> ResponseHandler:
        protocol: ResponseHandler = self._factory()
        connect_in_memory(protocol, self._server())
        return protocol


def memory_transport(server: ProtocolFactory) -> AiohttpTransport:
    """Return a transport to a server of this event loop that needs no socket.

    `server` makes the protocol of each connection: `aiohttp.web.AppRunner(app).server` once it is set up, or what
    `forno.server.main.in_memory` yields for a game server.
    """
    return AiohttpTransport(MemoryConnector(server))
