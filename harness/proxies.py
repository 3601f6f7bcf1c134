"""Proxies between clients and a server that behave like a bad network.

`FaultProxy` speaks WebSocket on both sides and delays, drops, repeats or reorders whole messages; HTTP passes through.
`DelayProxy` is a long line: it delivers the byte stream after a fixed time. `FragmentProxy` splits it into small
pieces. `relay` and `copy_stream` are the parts of any TCP proxy.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, Self

import aiohttp
import msgspec
from aiohttp import web

Send = Callable[[str], Awaitable[None]]


class NetworkFaults(msgspec.Struct, frozen=True):
    """Probabilities for each message, and a delay in seconds."""

    delay_s: float = 0.0
    """The longest delay of a message; the delay is uniform."""
    cut: float = 0.0
    """Drop the connection without a close frame; the message is lost."""
    double: float = 0.0
    """Deliver the message twice."""
    swap: float = 0.0
    """Deliver the message late, so that others overtake it."""


NO_FAULTS = NetworkFaults()
HEAVY_FAULTS = NetworkFaults(delay_s=0.01, cut=0.01, double=0.05, swap=0.03)
REORDER_DELAY_S = 0.05
FRAGMENT_BYTES = 24
"""The largest piece of a split byte stream."""
CHUNK_BYTES = 65_536
PROXY_ADDRESS = "127.0.0.2"
"""The address from which a `DelayProxy` connects to the server."""


class FaultProxy:
    """`async with Proxy(server, weather, seed) as proxy:` and clients use `proxy.address`."""

    def __init__(self, server: str, faults: NetworkFaults = NO_FAULTS, seed: int = 1) -> None:
        self.server = server
        self.faults = faults
        self.random = random.Random(seed)
        self.did: dict[str, int] = {}
        """Number of messages by fault."""
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
        """Connect to the server and carry messages both ways until either side ends."""
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
        """Carry one direction until it ends or is cut."""
        async for message in source:
            if message.type is not aiohttp.WSMsgType.TEXT or self.happens("cut"):
                return
            if self.happens("swap"):
                self.later(send, message.data)
                continue
            await asyncio.sleep(self.random.uniform(0, self.faults.delay_s))
            for _ in range(1 + self.happens("double")):
                with suppress(ConnectionError, aiohttp.ClientError):
                    await send(message.data)

    def later(self, send: Send, text: str) -> None:
        task = asyncio.ensure_future(self.send_late(send, text))
        self.late.add(task)
        task.add_done_callback(self.late.discard)

    async def send_late(self, send: Send, text: str) -> None:
        await asyncio.sleep(REORDER_DELAY_S)
        with suppress(ConnectionError, aiohttp.ClientError):
            await send(text)

    def happens(self, what: str) -> bool:
        """Draw whether a fault happens to this message, and count it."""
        if self.random.random() >= getattr(self.faults, what):
            return False
        self.did[what] = self.did.get(what, 0) + 1
        return True


class FragmentProxy:
    """A TCP proxy that forwards bytes in small pieces, each in a packet of its own."""

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
        await relay(self.fragment(reader, out), self.fragment(there, writer), writer, out)

    async def fragment(self, source: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await source.read(FRAGMENT_BYTES * 8):
                while data:
                    piece = self.random.randint(1, FRAGMENT_BYTES)
                    out.write(data[:piece])
                    await out.drain()
                    await asyncio.sleep(0)
                    data = data[piece:]
                    self.pieces += 1


class DelayProxy:
    """A TCP proxy that delivers bytes in both directions after a fixed time. It connects from `PROXY_ADDRESS`, so that
    a server can trust it without trusting direct connections."""

    def __init__(self, server: str, round_trip_s: float) -> None:
        self.host, _, port = server.removeprefix("http://").partition(":")
        self.port = int(port)
        self.one_way_s = round_trip_s / 2

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.join, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, out = await asyncio.open_connection(self.host, self.port, local_addr=(PROXY_ADDRESS, 0))
        except OSError:
            writer.transport.abort()
            return
        await relay(self.delay(reader, out), self.delay(there, writer), writer, out)

    async def delay(self, source: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        """Carry one direction; the end of it is delayed as well."""
        loop, underway = asyncio.get_running_loop(), asyncio.Queue[tuple[float, bytes]]()

        async def collect() -> None:
            data = b"-"
            while data:
                try:
                    data = await source.read(CHUNK_BYTES)
                except ConnectionError:
                    data = b""
                underway.put_nowait((loop.time() + self.one_way_s, data))

        collecting = asyncio.ensure_future(collect())
        try:
            while True:
                due, data = await underway.get()
                await asyncio.sleep(due - loop.time())
                if not data or out.is_closing():
                    return
                out.write(data)
        finally:
            collecting.cancel()


# --- parts of any TCP proxy


async def relay(there: Coroutine[Any, Any, None], back: Coroutine[Any, Any, None], *ends: asyncio.StreamWriter) -> None:
    """Run both directions until either ends; then abort what is left of the connections."""
    ways = [asyncio.ensure_future(there), asyncio.ensure_future(back)]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in ends:
            end.transport.abort()


async def copy_stream(
    source: asyncio.StreamReader, out: asyncio.StreamWriter, keep: Callable[[bytes], object] | None = None
) -> None:
    """Copy one direction as it comes; `keep` is given each chunk."""
    with suppress(ConnectionError):
        while data := await source.read(CHUNK_BYTES):
            if keep:
                keep(data)
            out.write(data)
            await out.drain()
