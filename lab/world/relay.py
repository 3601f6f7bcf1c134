"""What every line between two others is made of: two ways, and when either ends, both do."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

CHUNK = 65_536


async def join(there: Coroutine[Any, Any, None], back: Coroutine[Any, Any, None], *ends: asyncio.StreamWriter) -> None:
    """Both ways at once. What is left of the connections is dropped without a word."""
    ways = [asyncio.ensure_future(there), asyncio.ensure_future(back)]
    try:
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        for end in ends:
            end.transport.abort()


async def carry(
    source: asyncio.StreamReader, out: asyncio.StreamWriter, keep: Callable[[bytes], object] | None = None
) -> None:
    """All that comes, as it comes."""
    with suppress(ConnectionError):
        while data := await source.read(CHUNK):
            if keep:
                keep(data)
            out.write(data)
            await out.drain()
