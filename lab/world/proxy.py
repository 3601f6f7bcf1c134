"""A bad network between clients and a server: it delays, cuts, doubles and swaps messages, and slices bytes.

A `Proxy` speaks WebSocket on both sides, so that it can do to messages what a network of many hops does to packets, and
it passes HTTP through. A `Slicer` knows bytes only: they arrive, but in small pieces.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Self

import aiohttp
import msgspec
from aiohttp import web

from lab.world import relay

Send = Callable[[str], Awaitable[None]]


class Weather(msgspec.Struct, frozen=True):
    """How bad it is: the odds for each message, and seconds."""

    delay: float = 0.0
    """The longest that a message is held."""
    cut: float = 0.0
    """The connection ends here, without a word, and the message is lost."""
    double: float = 0.0
    """It comes twice."""
    swap: float = 0.0
    """It comes late, and others overtake it."""


FINE = Weather()
WORST = Weather(delay=0.01, cut=0.01, double=0.05, swap=0.03)
LATE = 0.05
"""Seconds by which a message that is overtaken comes late."""
LARGEST_PIECE = 24


class Proxy:
    """`async with Proxy(server, weather, seed) as proxy:` and clients use `proxy.address`."""

    def __init__(self, server: str, weather: Weather = FINE, seed: int = 1) -> None:
        self.server = server
        self.weather = weather
        self.random = random.Random(seed)
        self.did: dict[str, int] = {}
        """How often each thing was done to a message."""
        self.late: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.http = aiohttp.ClientSession(auto_decompress=False)
        app = web.Application()
        app.add_routes([web.get("/ws/{room}", self.talk), web.route("*", "/{path:.*}", self.pass_on)])
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self.runner.setup()
        site = web.TCPSite(self.runner, "127.0.0.1", 0)
        await site.start()
        port = self.runner.addresses[0][1]
        self.address = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.runner.cleanup()
        await self.http.close()

    async def pass_on(self, request: web.Request) -> web.Response:
        body, headers = await request.read(), {**request.headers}
        headers.pop("Host", None)
        try:
            async with self.http.request(
                request.method, self.server + request.path_qs, data=body, headers=headers
            ) as answer:
                return web.Response(body=await answer.read(), status=answer.status, content_type=answer.content_type)
        except aiohttp.ClientError:
            return web.Response(status=502)

    async def talk(self, request: web.Request) -> web.StreamResponse:
        """Two lines, and what goes wrong between them."""
        try:
            there = await self.http.ws_connect(self.server + request.path_qs, max_msg_size=0, autoping=True)
        except aiohttp.ClientError:
            return web.Response(status=502)
        here = web.WebSocketResponse(max_msg_size=0, compress=False)
        await here.prepare(request)
        both = [
            asyncio.ensure_future(self.carry(here, there.send_str)),
            asyncio.ensure_future(self.carry(there, here.send_str)),
        ]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for way in both:
            way.cancel()
        await asyncio.gather(*both, return_exceptions=True)
        if request.transport is not None:
            request.transport.abort()
        with suppress(aiohttp.ClientError, ConnectionError):
            await there.close()
        return here

    async def carry(self, source: Any, send: Send) -> None:
        """One direction, until it ends or is cut."""
        async for message in source:
            if message.type is not aiohttp.WSMsgType.TEXT or self.happens("cut"):
                return
            if self.happens("swap"):
                self.later(send, message.data)
                continue
            await asyncio.sleep(self.random.uniform(0, self.weather.delay))
            for _ in range(1 + self.happens("double")):
                with suppress(ConnectionError, aiohttp.ClientError):
                    await send(message.data)

    def later(self, send: Send, text: str) -> None:
        task = asyncio.ensure_future(self.send_late(send, text))
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def send_late(self, send: Send, text: str) -> None:
        await asyncio.sleep(LATE)
        with suppress(ConnectionError, aiohttp.ClientError):
            await send(text)

    def happens(self, what: str) -> bool:
        if self.random.random() >= getattr(self.weather, what):
            return False
        self.did[what] = self.did.get(what, 0) + 1
        return True


class Slicer:
    """Bytes in small pieces, each in a packet of its own."""

    def __init__(self, server: str, seed: int = 1) -> None:
        self.host, _, port = server.removeprefix("http://").partition(":")
        self.port = int(port)
        self.random = random.Random(seed)
        self.pieces = 0

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.join, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, out = await asyncio.open_connection(self.host, self.port)
        except OSError:
            writer.transport.abort()
            return
        await relay.join(self.slice(reader, out), self.slice(there, writer), writer, out)

    async def slice(self, source: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(LARGEST_PIECE * 8):
                while data:
                    piece = self.random.randint(1, LARGEST_PIECE)
                    out.write(data[:piece])
                    await out.drain()
                    await asyncio.sleep(0)
                    data = data[piece:]
                    self.pieces += 1
