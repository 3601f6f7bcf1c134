"""Admissions: connections and new rooms come in one at a time, between the moves of those who play.

To create a room, to connect and to greet cost as much as several moves each. Addresses take turns, and the rooms of
one address in turn: whoever loses a thousand connections at once waits for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from forno.server.infra.fair_queue import FairQueue, Place

ADMISSION_INTERVAL_S = 0.001
"""Between two admissions: time for what has arrived meanwhile to be read."""
MAX_DEFERRAL_S = 0.1
"""The longest time that an admission waits for commits, where the store hangs, say."""


class Admissions:
    """Admits one at a time, each after the commits that have begun before it. Those that begin later it does not wait
    for, so that admissions go on however much is played."""

    def __init__(self) -> None:
        self._turns = FairQueue(1)
        self._begun = 0
        self._under_way: dict[int, None] = {}
        """The commits that have begun and not ended, by their number, the oldest first."""
        self._awaited: tuple[int, asyncio.Future[None]] | None = None

    @contextmanager
    def commit(self) -> Iterator[None]:
        """A commit that the next admission waits for."""
        self._begun = number = self._begun + 1
        self._under_way[number] = None
        try:
            yield
        finally:
            del self._under_way[number]
            self._note_end()

    async def admit(self, place: Place) -> None:
        """Wait for the next admission of this place."""
        await self._turns.acquire(place)
        try:
            await asyncio.sleep(ADMISSION_INTERVAL_S)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._commits(), MAX_DEFERRAL_S)
        finally:
            self._turns.release(place)

    async def _commits(self) -> None:
        """Wait until the commits that have begun by now have ended."""
        if not self._under_way:
            return
        ended = asyncio.get_running_loop().create_future()
        self._awaited = self._begun, ended
        try:
            await ended
        finally:
            self._awaited = None

    def _note_end(self) -> None:
        if self._awaited is not None:
            last, ended = self._awaited
            if next(iter(self._under_way), last + 1) > last and not ended.done():
                ended.set_result(None)
