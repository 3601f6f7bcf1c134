"""The same pace for few tables and for many."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import perf_counter

TICK = 0.002
MOST_LATE = 0.1
"""Seconds of moves that may be caught up with at once."""


class Pacer:
    """Lets so many moves a second go, however many tables wait."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ready: deque[Callable[[], None]] = deque()

    def begin(self) -> None:
        self.running = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        due, last = 0.0, perf_counter()
        while True:
            await asyncio.sleep(TICK)
            now = perf_counter()
            due, last = min(due + (now - last) * self.rate, self.rate * MOST_LATE), now
            while due >= 1 and self.ready:
                due -= 1
                self.ready.popleft()()
