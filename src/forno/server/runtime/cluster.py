"""Several processes on one store: following what the others write, and adopting rooms that none of them looks after."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from forno.core.errors import Refused
from forno.server.infra.batches import batches_over
from forno.server.infra.tasks import TaskSet
from forno.server.runtime.commit import Committer
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.presence import Presence
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.scheduler import Scheduler
from forno.server.store.base import Unavailable

POLL_PERIOD_S = 1.0
"""Over which the log of every room with connections is looked at."""
ORPHANED_MS = 1_500
"""A room that is so late has no process that looks after it: any that finds it adopts it."""
ADOPTIONS = 100
"""Orphaned rooms asked for at a time."""
STORE_RETRY_S = 1.0


class LogFollower:
    """Follows the log of the rooms in memory: told by the bus, and by polling, since its messages may be lost."""

    def __init__(self, registry: RoomRegistry, committer: Committer, presence: Presence, tasks: TaskSet) -> None:
        self._registry = registry
        self._store = registry.store
        self._committer = committer
        self._presence = presence
        self._tasks = tasks

    def receive(self, room: str, message: bytes) -> None:
        """Take a message of the bus: the number of a room's last entry, or who is connected to another process."""
        live = self._registry.get(room)
        if live is None or not live.is_loaded:
            return
        if not message.isdigit():
            self._presence.receive(live, message)
        elif int(message) > live.room.seq:
            self._tasks.start(self.catch_up(live))

    async def catch_up(self, live: LiveRoom) -> None:
        try:
            with suppress(Refused):  # the room was deleted, or it is unloaded, and that is noted
                await self._committer.catch_up(live)
        except Unavailable:
            await asyncio.sleep(STORE_RETRY_S)

    async def poll(self) -> None:
        """For ever, look at the log of every room with connections. Also an administrator may have closed
        or deleted one."""
        while True:
            watched = {live.name: live for live in self._registry if live.connections and live.is_loaded}
            async for names in batches_over([*watched], POLL_PERIOD_S):
                with suppress(Unavailable):
                    heads = await self._store.heads(names)
                    for name in names:
                        if name not in heads or heads[name] > watched[name].room.seq:
                            self._tasks.start(self.catch_up(watched[name]))


class OrphanAdopter:
    """Finds rooms where something is overdue, since no process has them in memory, and loads them."""

    def __init__(self, registry: RoomRegistry, scheduler: Scheduler) -> None:
        self._registry = registry
        self._store = registry.store
        self._scheduler = scheduler

    async def run(self) -> None:
        """For ever, adopt orphaned rooms."""
        while True:
            with suppress(Unavailable):
                overdue = self._registry.clock.now() - ORPHANED_MS
                for name in await self._store.due(overdue, ADOPTIONS + len(self._registry.faults)):
                    await self.adopt(name)
            await asyncio.sleep(ORPHANED_MS / 1000)

    async def adopt(self, name: str) -> None:
        """Load a room. One with a fault is skipped until it is opened again, so that it keeps no other waiting."""
        faults = self._registry.faults
        if name in faults:
            return
        try:
            live = await self._registry.find(name)
            if not self._scheduler.is_armed(live):
                self._scheduler.arm(live)
        except Unavailable:
            raise
        except Exception as error:
            if name not in faults:
                faults.keep(name, 0, "load", error, blocks=False)
