"""Faults of rooms, kept beside the logs: those that a server cannot play, until an operator opens them again."""

from __future__ import annotations

import msgspec

from forno.server.store.recipients import Ask

SAVE = """
insert into faults (room, seq, doing, why, at) values ($1, $2, $3, $4, $5)
on conflict (room) do update set seq = excluded.seq, doing = excluded.doing, why = excluded.why, at = excluded.at
"""
EVERYTHING = "select room, seq, doing, why, at from faults order by at, room"
DELETE = "delete from faults where room = $1 returning 1"
CLEAR = "delete from faults"


class Fault(msgspec.Struct, frozen=True):
    """An error that one room raised. It names no card, move or person."""

    room: str
    seq: int
    """The entry of the log that raised it, or that was to follow."""
    doing: str
    """load, follow, timer, bot or listener."""
    why: str
    """The kind of the error and the line of code."""
    at: int
    """Milliseconds since 1970."""


class Faults:
    """The faults of all rooms. All processes share them; deleting one tells every process to try the room again."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def save(self, fault: Fault) -> None:
        """Add a fault, or replace the one of the same room."""
        await self._ask(SAVE, fault.room, fault.seq, fault.doing, fault.why, fault.at)

    async def everything(self) -> list[Fault]:
        """All faults, the oldest first."""
        return [Fault(*found) for found in await self._ask(EVERYTHING)]

    async def delete(self, room: str) -> bool:
        """Delete the fault of a room; False if it has none."""
        return bool(await self._ask(DELETE, room))

    async def clear(self) -> None:
        """Delete all of them."""
        await self._ask(CLEAR)
