"""Faults of rooms: whatever a row, a rule or a bot of one room raises is caught at that room and harms no other.

A fault that stops a room is kept in memory and in the store: people are refused in words (wire.fault) until an operator
opens the room again, which deletes the fault in the store, or until the server starts anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from forno.core.errors import Refused
from forno.server.history.replay import UnreadableEntry
from forno.server.infra.logging import log, place_of
from forno.server.infra.metrics import ROOM_FAULTS, ROOMS_FAULTY
from forno.server.store.base import DamagedEntry, Store, Unavailable
from forno.server.store.faults import Fault

POLL_PERIOD_S = 2.0
"""Between two looks whether an operator has opened a faulty room again."""


class RoomFaults:
    """The faults that this process knows, by room."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._known: dict[str, Fault] = {}
        self._blocked: set[str] = set()
        self._saved: set[str] = set()
        self.on_reopen: Callable[[str], None] = lambda room: None
        """Called with each room that an operator opened again."""

    def __contains__(self, room: object) -> bool:
        return room in self._known

    def __len__(self) -> int:
        return len(self._known)

    def check(self, room: str) -> None:
        """Refuse a room whose log cannot be read. (wire.fault)"""
        if room in self._blocked:
            raise Refused("wire.fault")

    def note(self, room: str, seq: int, doing: str, error: Exception) -> Fault:
        """Count and log an error of a room, by its place in the code: its message may name cards."""
        if isinstance(error, UnreadableEntry | DamagedEntry):
            seq = error.seq
        cause = error.__cause__ if isinstance(error, UnreadableEntry) and error.__cause__ else error
        why = f"{type(cause).__name__} at {place_of(cause)}"
        ROOM_FAULTS.labels(doing).inc()
        log.error("a table failed", room=room, seq=seq, doing=doing, why=why)
        return Fault(room, seq, doing, why, self._now())

    def keep(self, room: str, seq: int, doing: str, error: Exception, *, blocks: bool) -> None:
        """Note an error that stops a room until it is opened again. If it `blocks`, nobody can use the room."""
        self._known[room] = self.note(room, seq, doing, error)
        self._saved.discard(room)
        if blocks:
            self._blocked.add(room)
        ROOMS_FAULTY.set(len(self._known))

    def forget(self, room: str) -> None:
        """Drop the fault of a room."""
        self._known.pop(room, None)
        self._blocked.discard(room)
        self._saved.discard(room)
        ROOMS_FAULTY.set(len(self._known))

    def within(self, room: str, seq: int, doing: str) -> Boundary:
        """Turn an unexpected error of one request into a refusal. A log that cannot be read blocks its room.
        (wire.fault)"""
        return Boundary(self, room, seq, doing)

    # --- the store

    async def watch(self) -> None:
        """For ever, save faults, and find the rooms that an operator opened again. A start tries all rooms again."""
        with suppress(Unavailable):
            await self._store.faults.clear()
        while True:
            await asyncio.sleep(POLL_PERIOD_S)
            if self._known:
                with suppress(Unavailable):
                    await self.synchronize()

    async def synchronize(self) -> None:
        for room, fault in [*self._known.items()]:
            if room not in self._saved:
                await self._store.faults.save(fault)
                if self._known.get(room) is fault:
                    self._saved.add(room)
        kept = {fault.room for fault in await self._store.faults.everything()}
        for room in sorted(self._saved - kept):
            self.forget(room)
            log.info("a table is tried again", room=room)
            self.on_reopen(room)


class Boundary:
    """The block of one request at a room, which errors leave as refusals only. (wire.fault)"""

    __slots__ = ("_doing", "_faults", "_room", "_seq")

    def __init__(self, faults: RoomFaults, room: str, seq: int, doing: str) -> None:
        self._faults = faults
        self._room = room
        self._seq = seq
        self._doing = doing

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: BaseException | None, *_: object) -> None:
        if not isinstance(error, Exception) or isinstance(error, Refused | Unavailable):
            return
        if isinstance(error, UnreadableEntry):
            self._faults.keep(self._room, error.seq, "load", error, blocks=True)
        else:
            self._faults.note(self._room, self._seq, self._doing, error)
        raise Refused("wire.fault") from error
