"""Recipients of calls, kept beside the logs: push subscriptions of people, and the webhooks of rooms.

They are in no log and no hash, so that they can be deleted: with the key of their person, and with their room. A call
is claimed before it is sent: of several processes, the first to insert its tag sends it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

Ask = Callable[..., Awaitable[list[Any]]]
"""Executes a statement with `$1`, `$2` for its values; its rows."""

KEEP_FIRST = (
    "insert into secrets (name, value) values ($1, $2) on conflict (name) do update set name = $1 returning value"
)
SAVE = """
insert into recipients (room, lock, address, body, saved, due) values ($1, $2, $3, $4, $5, 0)
on conflict (room, lock, address) do update set body = excluded.body, saved = excluded.saved, due = 0
"""
OF_ROOM = "select room, lock, address, body, saved, due from recipients where room = $1 order by saved, address"
EVERYTHING = "select room, lock, address, body, saved, due from recipients order by room, lock, address"
SECRETS = "select name, value from secrets order by name"
DELETE = "delete from recipients where room = $1 and lock = $2 and address = $3 returning 1"
DELETE_ROOM = "delete from recipients where room = $1 returning 1"
DELETE_CALLS = "delete from calls where room = $1"
POSTPONE = "update recipients set due = $4 where room = $1 and lock = $2 and address = $3"
DUE = "select distinct room from recipients where due > 0 and due <= $1 limit $2"
CLAIM = "insert into calls (room, tag, at) values ($1, $2, $3) on conflict (room, tag) do nothing returning 1"
CLAIMED = "select tag from calls where room = $1 order by at, tag"


class Recipient(msgspec.Struct, frozen=True):
    """One address that calls of a room go to."""

    room: str
    lock: str
    """The hash of its person's key; empty for the webhook of the room."""
    address: str
    body: bytes
    """The subscription or the webhook, as JSON."""
    saved: int
    """When it was saved, in milliseconds since 1970."""
    due: int = 0
    """When a postponed call is to be made; 0 for none."""


class Recipients:
    """The recipients of all rooms, the calls that were made, and the server's own secrets. All processes share them."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The server's secret of this name; a fresh one, if there was none."""
        [[value]] = await self._ask(KEEP_FIRST, name, fresh)
        return bytes(value)

    async def save(self, recipient: Recipient) -> None:
        """Add a recipient, or replace the one at the same address."""
        one = recipient
        await self._ask(SAVE, one.room, one.lock, one.address, one.body, one.saved)

    async def of_room(self, room: str) -> list[Recipient]:
        """The recipients of a room, the oldest first."""
        return [Recipient(*found) for found in await self._ask(OF_ROOM, room)]

    async def delete(self, recipient: Recipient) -> bool:
        """Delete a recipient; False if there was none."""
        return bool(await self._ask(DELETE, recipient.room, recipient.lock, recipient.address))

    async def delete_room(self, room: str) -> int:
        """Delete all that is kept of a room here; the number of recipients."""
        await self._ask(DELETE_CALLS, room)
        return len(await self._ask(DELETE_ROOM, room))

    async def postpone(self, recipient: Recipient, due: int) -> None:
        """Note that a call is to be made later; 0 for none."""
        await self._ask(POSTPONE, recipient.room, recipient.lock, recipient.address, due)

    async def due(self, before: int, limit: int) -> list[str]:
        """Rooms with a postponed call that is due."""
        return [room for [room] in await self._ask(DUE, before, limit)]

    async def claim(self, room: str, tag: str, now: int) -> bool:
        """Claim a call. False if it was claimed before, by any process."""
        return bool(await self._ask(CLAIM, room, tag, now))

    async def claimed(self, room: str) -> list[str]:
        """The tags of the calls of a room, in their order."""
        return [tag for [tag] in await self._ask(CLAIMED, room)]

    # --- backup

    async def everything(self) -> list[Recipient]:
        """All recipients of all rooms."""
        return [Recipient(*found) for found in await self._ask(EVERYTHING)]

    async def secrets(self) -> dict[str, bytes]:
        """The server's secrets by name."""
        return {name: bytes(value) for name, value in await self._ask(SECRETS)}
