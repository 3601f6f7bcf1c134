"""Recipients of calls, kept beside the logs: push subscriptions of people, and the webhooks of rooms.

They are in no log and no hash, so that they can be deleted: with the key of their person, and with their room.

A message to one of them is claimed before it is sent: of several processes, the first to insert it has a lease on it.
A lease that ends without the message being finished is that of a process that died: another process claims it again.
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
DELETE_PERSON = "delete from recipients where room = $1 and lock = $2 and lock <> '' returning 1"
DELETE_CALLS = "delete from calls where room = $1"
POSTPONE = "update recipients set due = $4 where room = $1 and lock = $2 and address = $3 and due = $5"
DUE = "select distinct room from recipients where due > 0 and due <= $1 limit $2"
PLAYING = """
select distinct recipients.room from recipients join rooms on rooms.room = recipients.room
where rooms.status = 'playing' and recipients.room > $1 order by recipients.room limit $2
"""
CLAIM = """
insert into calls (room, kind, subject, recipient, body, at, until, claims) values ($1, $2, $3, $4, $5, $6, $7, 1)
on conflict (room, kind, subject, recipient) do update set until = excluded.until, claims = calls.claims + 1
where calls.until > 0 and calls.until <= $6 and calls.claims < $8 returning claims
"""
RENEW = """
update calls set until = $6
where room = $1 and kind = $2 and subject = $3 and recipient = $4 and claims = $5 and until > 0 returning 1
"""
FINISH = """
update calls set until = 0, body = $6
where room = $1 and kind = $2 and subject = $3 and recipient = $4 and claims = $5
"""
RELEASE = "delete from calls where room = $1 and kind = $2 and subject = $3 and recipient = $4 and until > 0"
EXPIRED = "select distinct room from calls where until > 0 and until <= $1 and claims < $2 limit $3"
CALLS = """
select room, kind, subject, recipient, body, until, claims from calls where room = $1
order by at, kind, subject, recipient
"""
OPEN_CALLS = """
select room, kind, subject, recipient, body, until, claims from calls as one
where room = $1 and (until > 0 or (kind <> 'notice' and kind <> 'withdrawal' and not exists (
    select 1 from calls where room = $1 and kind = 'withdrawal' and subject = one.subject and recipient = one.recipient
))) order by at, kind, subject, recipient
"""

BEING_CALLED = """
select 1 from calls where room = $1 and kind <> 'withdrawal' and subject = $2 and recipient = $3 and until > $4 limit 1
"""

MAX_CLAIMS = 3
"""Claims of one message: it may have killed the processes that tried to send it."""


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


class Call(msgspec.Struct, frozen=True):
    """One message to one recipient."""

    room: str
    kind: str
    """`turn`, `nudge:SEAT`, `withdrawal`, or `notice` for a webhook."""
    subject: str
    """The decision, `number:decision`, or the tag of the notice."""
    recipient: str
    """The name of the recipient that tells nothing."""
    body: bytes = b""
    """The notice, until it is sent: it cannot be made again from a room that has moved on."""
    until: int = 0
    """The end of the lease, in milliseconds since 1970; 0 once it is sent or given up."""
    claims: int = 0
    """How often it was claimed. Only the last claim counts."""


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

    async def delete_person(self, room: str, lock: str) -> int:
        """Delete the recipients of the person whose key has this hash; how many there were."""
        return len(await self._ask(DELETE_PERSON, room, lock))

    async def delete_room(self, room: str) -> int:
        """Delete all that is kept of a room here; the number of recipients."""
        await self._ask(DELETE_CALLS, room)
        return len(await self._ask(DELETE_ROOM, room))

    async def postpone(self, recipient: Recipient, due: int) -> None:
        """Note that a call is to be made later; 0 for none. If one was postponed meanwhile, nothing is changed."""
        await self._ask(POSTPONE, recipient.room, recipient.lock, recipient.address, due, recipient.due)

    async def due(self, before: int, limit: int) -> list[str]:
        """Rooms with a postponed call that is due."""
        return [room for [room] in await self._ask(DUE, before, limit)]

    async def playing(self, after: str, limit: int) -> list[str]:
        """Rooms with recipients in which a game runs, by name."""
        return [room for [room] in await self._ask(PLAYING, after, limit)]

    # --- messages

    async def claim(self, call: Call, now: int, until: int) -> Call | None:
        """Claim a message for a time. None if it is sent, if another process has it, or after too many claims."""
        one = call
        values = (one.room, one.kind, one.subject, one.recipient, one.body, now, until, MAX_CLAIMS)
        claimed = await self._ask(CLAIM, *values)
        return msgspec.structs.replace(call, until=until, claims=claimed[0][0]) if claimed else None

    async def renew(self, call: Call, until: int) -> bool:
        """Extend the lease on a message; False if another process has claimed it since."""
        return bool(await self._ask(RENEW, *key_of(call), call.claims, until))

    async def finish(self, call: Call) -> None:
        """Note that a claimed message is sent or given up."""
        await self._ask(FINISH, *key_of(call), call.claims, b"")

    async def release(self, call: Call) -> None:
        """Forget a message that was not sent, so that it can be claimed as a new one."""
        await self._ask(RELEASE, *key_of(call))

    async def is_being_called(self, withdrawal: Call, now: int) -> bool:
        """Does a process have a lease on the call that is to be withdrawn?"""
        one = withdrawal
        return bool(await self._ask(BEING_CALLED, one.room, one.subject, one.recipient, now))

    async def calls(self, room: str) -> list[Call]:
        """The messages of a room, in their order."""
        return [Call(*found) for found in await self._ask(CALLS, room)]

    async def open_calls(self, room: str) -> list[Call]:
        """The messages of a room that are not finished, and the calls that were not withdrawn."""
        return [Call(*found) for found in await self._ask(OPEN_CALLS, room)]

    async def expired(self, now: int, limit: int) -> list[str]:
        """Rooms with a message whose lease has ended."""
        return [room for [room] in await self._ask(EXPIRED, now, MAX_CLAIMS, limit)]

    # --- backup

    async def everything(self) -> list[Recipient]:
        """All recipients of all rooms."""
        return [Recipient(*found) for found in await self._ask(EVERYTHING)]

    async def secrets(self) -> dict[str, bytes]:
        """The server's secrets by name."""
        return {name: bytes(value) for name, value in await self._ask(SECRETS)}


def key_of(call: Call) -> tuple[str, str, str, str]:
    return call.room, call.kind, call.subject, call.recipient
