"""Key rings, kept beside the logs: a person's list of tables, sealed by the person's own devices.

The server cannot read a ring: it keeps bytes under an id that nobody can guess. A ring that was not used for a year is
deleted.
"""

from __future__ import annotations

import msgspec

from forno.server.store.recipients import Ask

DAY_MS = 86_400_000
KEEP_MS = 365 * DAY_MS
"""How long a ring is kept that nobody uses."""

READ = "select id, version, body, used from rings where id = $1 and used >= $2"
TOUCH = "update rings set used = $2 where id = $1 and used < $2"
ADD = """
insert into rings (id, version, body, used) values ($1, 1, $2, $3) on conflict (id) do nothing returning version
"""
REPLACE = """
update rings set version = version + 1, body = $3, used = $4 where id = $1 and version = $2 returning version
"""
COUNT = "select count(*) from rings"
FORGET = "delete from rings where used < $1 returning 1"
EVERYTHING = "select id, version, body, used from rings order by id"
RESTORE = """
insert into rings (id, version, body, used) values ($1, $2, $3, $4)
on conflict (id) do update set version = excluded.version, body = excluded.body, used = excluded.used
where rings.version < excluded.version
"""


class Ring(msgspec.Struct, frozen=True):
    """One key ring."""

    id: str
    version: int
    """Counted up with each change; the first is 1."""
    body: bytes
    used: int
    """When it was last used, in milliseconds since 1970, to the day."""


class Rings:
    """All key rings. All processes share them."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def read(self, ring: str, now: int) -> Ring | None:
        """The ring of this id. Reading it keeps it for another year."""
        found = await self._ask(READ, ring, now - KEEP_MS)
        if not found:
            return None
        kept = _ring(*found[0])
        if kept.used < now - DAY_MS:
            await self._ask(TOUCH, ring, now)
        return kept

    async def write(self, ring: str, version: int, body: bytes, now: int) -> int | None:
        """Replace this version of a ring, or with version 0 add it; the new version, None if it has another one."""
        written = await (self._ask(REPLACE, ring, version, body, now) if version else self._ask(ADD, ring, body, now))
        return int(written[0][0]) if written else None

    async def count(self) -> int:
        """The number of rings."""
        [[count]] = await self._ask(COUNT)
        return int(count)

    async def forget_unused(self, now: int) -> int:
        """Delete the rings that nobody used for a year; how many there were."""
        return len(await self._ask(FORGET, now - KEEP_MS))

    # --- backup

    async def everything(self) -> list[Ring]:
        """All rings."""
        return [_ring(*found) for found in await self._ask(EVERYTHING)]

    async def restore(self, ring: Ring) -> None:
        """Put a ring back, unless a later version of it is there."""
        await self._ask(RESTORE, ring.id, ring.version, ring.body, ring.used)


def _ring(ring: str, version: int, body: bytes, used: int) -> Ring:
    return Ring(ring, version, bytes(body), used)
