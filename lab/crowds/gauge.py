"""What a server says of itself, and what the system says of it."""

from __future__ import annotations

import asyncio
import re
from typing import Self

import aiohttp
import psutil  # type: ignore[import-untyped]

from lab.world.served import Served

LOOK = 0.02
"""Seconds between two looks at the memory."""


class Peak:
    """`async with Peak(server) as peak:` the most memory that it had in this time, in bytes."""

    def __init__(self, server: Served) -> None:
        assert server.process is not None
        self.process = psutil.Process(server.process.pid)
        self.memory = 0

    async def __aenter__(self) -> Self:
        self.looking = asyncio.ensure_future(self.look())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.looking.cancel()

    async def look(self) -> None:
        while True:
            self.memory = max(self.memory, self.process.memory_info().rss)
            await asyncio.sleep(LOOK)


async def cut(server: Served) -> dict[str, int]:
    """How many connections the server has cut, by rule."""
    async with aiohttp.ClientSession() as http, http.get(f"{server.address}/metrics") as answer:
        found = re.findall(r'^forno_lines_cut_total{rule="(.+)"} (\d+)', await answer.text(), re.MULTILINE)
    return {rule: int(number) for rule, number in found}
