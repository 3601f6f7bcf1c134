"""Retention: tables are deleted a time after their last move, names and chat earlier, in small batches."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec

from forno.server.infra.clock import MonotonicClock
from forno.server.infra.logging import log
from forno.server.settings import Settings
from forno.server.store.base import Store, Unavailable

PRUNE_INTERVAL_S = 600.0
"""Between two rounds of a server. Several processes may each do theirs: what one has deleted, another does not find."""
BATCH_SIZE = 50
BATCH_PAUSE_S = 0.05
"""Between two deletions, so that moves of others come in between."""
COUNTED = 1_000_000
"""The most that is counted for a dry run."""


class Pruned(msgspec.Struct):
    """The number of tables and of texts that were deleted, or would be."""

    rooms: int = 0
    texts: int = 0


class Retention:
    """Deletes what is older than the settings say."""

    def __init__(self, store: Store, settings: Settings, clock: MonotonicClock) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock

    async def run(self) -> None:
        """For ever, delete what has become too old."""
        while True:
            await asyncio.sleep(PRUNE_INTERVAL_S)
            with suppress(Unavailable):
                pruned = await self.prune()
                if pruned.rooms or pruned.texts:
                    log.info("old tables and texts were deleted", tables=pruned.rooms, texts=pruned.texts)

    async def prune(self) -> Pruned:
        """Delete what is too old now; how much that was. Space is given back to the disk."""
        pruned = Pruned()
        if self._settings.keep:
            await self._delete_rooms(self._clock.now() - self._settings.keep, pruned)
        if self._settings.keep_texts:
            await self._delete_texts(self._clock.now() - self._settings.keep_texts, pruned)
        if pruned.rooms or pruned.texts:
            await self._store.reclaim()
        return pruned

    async def count(self) -> Pruned:
        """How much `prune` would delete now. Texts of tables that would be deleted are not counted."""
        pruned, now, keep = Pruned(), self._clock.now(), self._settings
        gone = {*await self._store.outdated.unused(now - keep.keep, COUNTED)} if keep.keep else set()
        pruned.rooms = len(gone)
        if keep.keep_texts:
            chat = await self._store.outdated.chat(now - keep.keep_texts, COUNTED)
            rooms = {*await self._store.outdated.with_texts(now - keep.keep_texts, COUNTED)} - gone
            texts = await self._store.texts([*rooms])
            single = sum(len(ids) for room, ids in chat.items() if room not in rooms | gone)
            pruned.texts = single + sum(map(len, texts.values()))
        return pruned

    async def _delete_rooms(self, before: int, pruned: Pruned) -> None:
        while rooms := await self._store.outdated.unused(before, BATCH_SIZE):
            for room in rooms:
                pruned.rooms += await self._store.delete_room(room, before)
                await asyncio.sleep(BATCH_PAUSE_S)

    async def _delete_texts(self, before: int, pruned: Pruned) -> None:
        while chat := await self._store.outdated.chat(before, BATCH_SIZE):
            for room, ids in chat.items():
                pruned.texts += await self._store.delete_texts(room, ids)
                await asyncio.sleep(BATCH_PAUSE_S)
        while rooms := await self._store.outdated.with_texts(before, BATCH_SIZE):
            for room in rooms:
                pruned.texts += await self._store.delete_texts(room)
                await asyncio.sleep(BATCH_PAUSE_S)
