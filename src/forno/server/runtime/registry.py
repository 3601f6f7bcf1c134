"""The rooms that this process has in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from forno.core.errors import Refused
from forno.server.history.faults import RoomFaults
from forno.server.history.log_check import checked_fold
from forno.server.infra.batches import off_loop
from forno.server.infra.clock import MonotonicClock
from forno.server.infra.logging import log
from forno.server.protocol.refusals import bye, refusal
from forno.server.room import Room
from forno.server.runtime.live_room import LiveRoom
from forno.server.settings import Settings
from forno.server.store.base import DamagedEntry, MissingKey, Store

UNUSED_MS = 60_000
"""A room that was not used for so long may be evicted."""
DUE_SOON_MS = 120_000
"""A room where something happens by itself within this time stays in memory."""

Listener = Callable[[LiveRoom], None]
NextDue = Callable[[LiveRoom], int | None]


class RoomRegistry:
    """Loads live rooms, keeps them and forgets them. Nothing else holds a room for longer than a connection lasts."""

    def __init__(self, store: Store, settings: Settings, clock: MonotonicClock | None = None) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock or MonotonicClock()
        self.faults = RoomFaults(store, self.clock.now)
        self._rooms: dict[str, LiveRoom] = {}
        self._waiters: Counter[str] = Counter()
        self._listeners: list[Listener] = []

    def __iter__(self) -> Iterator[LiveRoom]:
        return iter(self._rooms.values())

    def __len__(self) -> int:
        return len(self._rooms)

    def get(self, name: str) -> LiveRoom | None:
        """The room of this name, if it is in memory."""
        return self._rooms.get(name)

    def add(self, name: str) -> LiveRoom:
        """Put a room into memory that is not loaded yet."""
        live = self._rooms[name] = LiveRoom(name, self.clock, self.settings)
        return live

    async def find(self, name: str) -> LiveRoom:
        """The room of this name, loaded from now on. Refused if the store has none, or if it has a fault."""
        self.faults.check(name)
        with self.waiting_for(name) as live:
            if not live.exists:
                async with live.lock:
                    await self.load(live)
                    if not live.exists:
                        raise Refused("house.missing")
        live.touch()
        return live

    @contextmanager
    def waiting_for(self, name: str) -> Iterator[LiveRoom]:
        """A room to be loaded or created. If it turns out not to exist, the last who waits for it forgets it.

        All who wait at the same time get the same object: two objects of one name would split a room in two.
        """
        live = self._rooms.get(name) or self.add(name)
        self._waiters[name] += 1
        try:
            yield live
        finally:
            self._waiters[name] -= 1
            if not self._waiters[name]:
                del self._waiters[name]
                if not live.exists:
                    del self._rooms[name]

    async def load(self, live: LiveRoom) -> None:
        """Read a room from the store, unless it is loaded. The lock is held. Refused if an entry cannot be read."""
        if live.is_loaded:
            return
        self.faults.check(live.name)
        try:
            rows = await self.store.read(live.name)
        except MissingKey as missing:
            log.error("a key is missing: this table is refused", room=live.name, entry=missing.seq, key=missing.key)
            raise
        except DamagedEntry as error:
            self.faults.keep(live.name, error.seq, "load", error, blocks=True)
            raise Refused("wire.fault") from error
        try:
            live.load(await off_loop(len(rows), checked_fold, live.name, rows))
        except Refused:
            raise
        except Exception as error:
            self.faults.keep(live.name, len(rows), "load", error, blocks=True)
            raise Refused("wire.fault") from error
        if rows:
            self.notify(live)

    def drop(self, live: LiveRoom) -> None:
        """Forget a room that was deleted from the store. Whoever holds it finds it empty; where somebody waits for it,
        the last of them forgets it."""
        live.load(Room(live.name))
        if self._rooms.get(live.name) is live and live.name not in self._waiters:
            del self._rooms[live.name]

    # --- listeners

    def subscribe(self, listener: Listener) -> None:
        """Call this whenever a room has changed, or who is connected to it."""
        self._listeners.append(listener)

    def notify(self, live: LiveRoom) -> None:
        for listener in self._listeners:
            try:
                listener(live)
            except Exception as error:
                self.fail(live, "listener", error)

    # --- faults

    def fail(self, live: LiveRoom, doing: str, error: Exception) -> None:
        """Keep an error to its room: nothing happens there by itself any more, and its people are told. Their commands
        are still tried. (wire.fault)"""
        self.faults.keep(live.name, live.room.seq + 1, doing, error, blocks=False)
        for connection in list(live.connections):
            connection.send(refusal(None, Refused("wire.fault"), connection.lang))

    def quarantine(self, live: LiveRoom, seq: int, error: Exception) -> None:
        """Unload a room whose log cannot be followed, and end its connections. (wire.fault)"""
        self.faults.keep(live.name, seq, "follow", error, blocks=True)
        live.unload()
        for connection in list(live.connections):
            connection.end(bye("wire.fault", connection.lang))

    # --- eviction

    def evict_unused(self, next_due: NextDue) -> list[LiveRoom]:
        """Forget the rooms that nobody uses and where nothing is due soon; those that were forgotten."""
        evicted = [live for live in self if self._is_unused(live) and not self._is_due_soon(live, next_due)]
        for live in evicted:
            del self._rooms[live.name]
        return evicted

    def _is_unused(self, live: LiveRoom) -> bool:
        if live.connections or live.name in self._waiters or live.lock.locked():
            return False
        return self.clock.now() - live.last_used_ms >= UNUSED_MS

    def _is_due_soon(self, live: LiveRoom, next_due: NextDue) -> bool:
        try:
            due = next_due(live)
        except Exception as error:
            self.faults.note(live.name, live.room.seq + 1, "timer", error)
            return False
        return due is not None and due <= live.clock.now() + DUE_SOON_MS
