"""People who speak so slowly that they never come to an end: they must not keep anybody out, nor stay for ever."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import aiohttp
import msgspec

STARTS = (
    b"GET / HTTP/1.1\r\nHost: x\r\nX-Patience: ",
    b"",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\n",
    b"POST /api/qr HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n",
)
"""What each has said so far: half a head, nothing at all, half a body, no piece of one."""
EACH = 0.25
"""Seconds between two letters."""


class Dribbled(msgspec.Struct):
    """How honest requests fared meanwhile, in seconds, and how many dribblers were still there in the end."""

    alone: list[float] = []
    meanwhile: list[float] = []
    left: int = 0


async def dribbled(address: str, count: int, patience: float, honest: int = 20) -> Dribbled:
    """So many who dribble, while others ask for the list of games; they should be gone after `patience` seconds."""
    host, _, port = address.removeprefix("http://").partition(":")
    found = Dribbled(alone=await answers(address, honest))
    dribblers = [asyncio.ensure_future(dribble(host, int(port), number)) for number in range(count)]
    await asyncio.sleep(EACH)
    found.meanwhile = await answers(address, honest)
    _, left = await asyncio.wait(dribblers, timeout=patience)
    found.left = len(left)
    for one in left:
        one.cancel()
    await asyncio.gather(*dribblers, return_exceptions=True)
    return found


async def answers(address: str, count: int) -> list[float]:
    """How long each request takes, on a connection of its own."""
    took = []
    for _ in range(count):
        began = time.monotonic()
        async with aiohttp.ClientSession() as http, http.get(f"{address}/api/games") as answer:
            await answer.read()
            assert answer.status == 200
        took.append(time.monotonic() - began)
    return took


async def dribble(host: str, port: int, number: int) -> None:
    """Letter by letter, until the server has had enough."""
    with suppress(OSError):
        reader, writer = await asyncio.open_connection(host, port)
        try:
            start = STARTS[number % len(STARTS)]
            writer.write(start)
            while not reader.at_eof():
                writer.write(b"x" if start and not start.endswith(b"chunked\r\n\r\n") else b"")
                with suppress(TimeoutError):
                    await asyncio.wait_for(reader.read(65_536), EACH)
        finally:
            writer.transport.abort()
