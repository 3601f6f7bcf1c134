"""Slow requests (Slowloris): clients that never finish a request; they must neither delay others nor stay connected."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import aiohttp
import msgspec

PREFIXES = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Patience: ",
    b"",
    b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n",
    b"POST /api/qr HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
)
"""Bytes that each client sends first: half of the headers, nothing, half of a body, no chunk of one."""
BYTE_INTERVAL_S = 0.25
"""Interval between two bytes."""


class SlowRequestResult(msgspec.Struct):
    """Latencies of regular requests, in seconds, without and with slow clients, and the slow connections still open."""

    baseline_s: list[float] = []
    concurrent_s: list[float] = []
    open_connections: int = 0


async def run_slow_clients(address: str, count: int, timeout_s: float, requests: int = 20) -> SlowRequestResult:
    """Run `count` slow clients while regular requests are timed; all of them should be disconnected after `patience`
    s."""
    host, _, port = address.removeprefix("http://").partition(":")
    found = SlowRequestResult(baseline_s=await time_requests(address, requests))
    clients = [asyncio.ensure_future(send_slowly(host, int(port), number)) for number in range(count)]
    await asyncio.sleep(BYTE_INTERVAL_S)
    found.concurrent_s = await time_requests(address, requests)
    _, open_connections = await asyncio.wait(clients, timeout=timeout_s)
    found.open_connections = len(open_connections)
    for one in open_connections:
        one.cancel()
    await asyncio.gather(*clients, return_exceptions=True)
    return found


async def time_requests(address: str, count: int) -> list[float]:
    """Time requests in seconds, each on its own connection."""
    took = []
    for _ in range(count):
        began = time.monotonic()
        async with aiohttp.ClientSession() as http, http.get(f"{address}/api/games") as answer:
            await answer.read()
            assert answer.status == 200
        took.append(time.monotonic() - began)
    return took


async def send_slowly(host: str, port: int, number: int) -> None:
    """Send byte by byte until the server closes the connection."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(host, port)
        try:
            start = PREFIXES[number % len(PREFIXES)]
            writer.write(start)
            while not reader.at_eof():
                writer.write(b"x" if start and not start.endswith(b"chunked\r\n\r\n") else b"")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(65_536), BYTE_INTERVAL_S)
        finally:
            writer.transport.abort()
