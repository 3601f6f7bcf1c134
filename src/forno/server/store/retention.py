"""Deletion of tables and texts after a time, and of a table at its operator's wish: statements for both databases.

Deleting a table deletes its log, its texts, and all that is kept beside them: recipients of calls, calls, presence,
reports, bans and faults.
"""

from __future__ import annotations

from collections.abc import Sequence

from forno.server.store.recipients import Ask

ROOM_TABLES = ("log", "texts", "recipients", "calls", "presence", "reports", "bans", "faults", "rooms")
"""All tables with rows of a room. The index comes last: a room is there as long as it is."""
UNUSED = "select room from rooms where used > 0 and used < $1 order by used limit $2"
OLD_CHAT = "select room, id from texts where chat_at > 0 and chat_at < $1 order by chat_at limit $2"
UNUSED_WITH_TEXTS = """
select room from rooms where used > 0 and used < $1 and exists (select 1 from texts where texts.room = rooms.room)
order by used limit $2
"""


class Outdated:
    """Finds what is older than a time."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def unused(self, before: int, limit: int) -> list[str]:
        """Rooms whose last entry is older than this time (milliseconds since 1970), the oldest first."""
        return [room for [room] in await self._ask(UNUSED, before, limit)]

    async def with_texts(self, before: int, limit: int) -> list[str]:
        """Those of them that still have names or chat."""
        return [room for [room] in await self._ask(UNUSED_WITH_TEXTS, before, limit)]

    async def chat(self, before: int, limit: int) -> dict[str, list[int]]:
        """Chat messages that are older than this time: their ids by room."""
        found: dict[str, list[int]] = {}
        rows: Sequence[tuple[str, int]] = await self._ask(OLD_CHAT, before, limit)
        for room, number in rows:
            found.setdefault(room, []).append(number)
        return found
