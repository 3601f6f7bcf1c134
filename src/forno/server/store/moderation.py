"""Records of moderation, kept beside the logs: reports of players, addresses banned from a room, and the announcement.

They are in no log and no hash, so that they can be deleted. A report is deleted when it is resolved, or after three
months; of a banned address a keyed hash is kept, until the bans of its room are lifted. Both go with their room.
"""

from __future__ import annotations

import msgspec

from forno.server.store.recipients import Ask

DAY_MS = 86_400_000
KEEP_REPORTS_MS = 90 * DAY_MS

SAVE_REPORT = """
insert into reports (id, room, at, reporter, person, seat, name, reason, line, note)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (id) do nothing
"""
REPORTS = "select id, room, at, reporter, person, seat, name, reason, line, note from reports order by at, id"
COUNT_REPORTS = "select count(*) from reports where room = $1 and reporter = $2 and id <> $3"
COUNT_ALL_REPORTS = "select count(*) from reports"
DELETE_REPORT = "delete from reports where id = $1 returning 1"
FORGET_REPORTS = "delete from reports where at < $1"
BAN = "insert into bans (room, address, at) values ($1, $2, $3) on conflict (room, address) do nothing"
IS_BANNED = "select 1 from bans where room = $1 and address = $2"
BANS = "select room, address, at from bans order by room, address"
LIFT_BANS = "delete from bans where room = $1"
ANNOUNCE = """
insert into announcements (id, text, at) values (1, $1, $2)
on conflict (id) do update set text = excluded.text, at = excluded.at
"""
ANNOUNCEMENT = "select text from announcements where id = 1"


class Report(msgspec.Struct, frozen=True):
    """A player's report of a person at their table."""

    id: str
    room: str
    at: int
    """In milliseconds since 1970."""
    reporter: str
    """The hash of the reporter's key: nobody is named by it, and one person's reports can be counted."""
    person: int
    seat: int
    """Of the reported person at that time; -1 for the queue."""
    name: str
    reason: str
    line: str
    """The chat message that was reported, if one was."""
    note: str
    """The reporter's own words."""


class Ban(msgspec.Struct, frozen=True):
    """An address that is banned from a room."""

    room: str
    address: str
    """A hash of it, with a key of this store."""
    at: int


class Moderation:
    """Reports, banned addresses and the announcement. All processes share them."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    # --- reports

    async def save_report(self, report: Report) -> None:
        """Keep a report. One of the same id is kept once; those that are too old are forgotten."""
        await self._ask(FORGET_REPORTS, report.at - KEEP_REPORTS_MS)
        await self._ask(SAVE_REPORT, *msgspec.structs.astuple(report))

    async def count_reports(self, report: Report) -> tuple[int, int]:
        """The number of open reports by the same person in the same room, without this one; and of all."""
        [[own]] = await self._ask(COUNT_REPORTS, report.room, report.reporter, report.id)
        [[all_]] = await self._ask(COUNT_ALL_REPORTS)
        return int(own), int(all_)

    async def reports(self) -> list[Report]:
        """All open reports, the oldest first."""
        return [Report(*found) for found in await self._ask(REPORTS)]

    async def resolve(self, report: str) -> bool:
        """Delete a report; False if there is none of this id."""
        return bool(await self._ask(DELETE_REPORT, report))

    # --- banned addresses

    async def ban(self, ban: Ban) -> None:
        """Ban an address from a room."""
        await self._ask(BAN, ban.room, ban.address, ban.at)

    async def bans(self) -> list[Ban]:
        """All banned addresses of all rooms."""
        return [Ban(*found) for found in await self._ask(BANS)]

    async def is_banned(self, room: str, address: str) -> bool:
        return bool(await self._ask(IS_BANNED, room, address))

    async def lift_bans(self, room: str) -> None:
        await self._ask(LIFT_BANS, room)

    # --- the announcement

    async def announce(self, text: str, now: int) -> None:
        """Set the announcement; empty for none."""
        await self._ask(ANNOUNCE, text, now)

    async def announcement(self) -> str:
        found = await self._ask(ANNOUNCEMENT)
        return str(found[0][0]) if found else ""
