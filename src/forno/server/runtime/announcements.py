"""The announcement of the operator: one line that everybody at a table is shown, within seconds."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from forno.server import viewer_frames
from forno.server.infra.batches import batches_over
from forno.server.runtime.registry import RoomRegistry
from forno.server.store.base import Unavailable

POLL_PERIOD_S = 3.0
"""Between two looks at the store: an administrator writes it, and every process reads it."""


class Announcements:
    """The current announcement, sent to connections when they greet and whenever it changes:
    `forno.server.interfaces.AnnouncementService`."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self.text = ""

    async def run(self) -> None:
        """For ever, follow the announcement in the store."""
        while True:
            with suppress(Unavailable):
                await self.follow()
            await asyncio.sleep(POLL_PERIOD_S)

    async def follow(self) -> None:
        """Read the announcement; if it has changed, tell everybody at a table, in batches."""
        text = await self._registry.store.moderation.announcement()
        if text == self.text:
            return
        self.text = text
        message = viewer_frames.announcement(text)
        async for rooms in batches_over(list(self._registry), POLL_PERIOD_S / 2):
            for live in rooms:
                for connection in list(live.connections):
                    connection.send(message)
