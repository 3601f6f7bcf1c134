"""Moderation at live tables: reports of players, banned addresses, and the list of words."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_bytes

from forno.core.errors import Refused
from forno.server.infra.logging import log
from forno.server.infra.metrics import REPORTS
from forno.server.protocol.client_messages import SendChat
from forno.server.protocol.moderation import ReportPerson
from forno.server.room import LogEntry, RemovePerson, Room, lock, read_entry
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.seat_networks import SeatNetworks
from forno.server.store.base import Row, Store
from forno.server.store.moderation import Ban, Moderation, Report

MAX_OPEN_REPORTS = 5
"""Of one person at one table."""
MAX_REPORTS = 10_000
"""In the whole store: nobody reads more."""
QUEUE = -1
"""In place of a seat, for somebody in the queue."""


class ReportService:
    """Takes reports of players: `forno.server.interfaces.ReportService`."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._store = registry.store

    async def report(self, room: str, key: str | None, report: ReportPerson) -> None:
        """Keep the report of the person with this key. (house.key, house.person, house.report)"""
        live = await self._registry.find(room)
        reporter = live.room.person_of(lock(key)) if key is not None else None
        if reporter is None:
            raise Refused("house.key")
        found = await self._checked(live.room, reporter.lock, reporter.id, report)
        own, all_ = await self._store.moderation.count_reports(found)
        if own >= MAX_OPEN_REPORTS:
            raise Refused("house.report")
        if all_ >= MAX_REPORTS:
            raise Refused("wire.full")
        await self._store.moderation.save_report(found)
        REPORTS.labels(report.reason).inc()
        log.info("a player was reported", reason=report.reason)

    async def _checked(self, room: Room, reporter_lock: str, reporter: int, report: ReportPerson) -> Report:
        """The report as it is kept, once it is known to be about somebody else and their own words."""
        person, line, note = room.person(report.person), report.line.strip(), report.note.strip()
        is_printable = all(one.isprintable() or one == "\n" for one in note)
        if person.id == reporter or not is_printable:
            raise Refused("house.report")
        if line and not has_said(await self._store.read(room.name), person.id, line):
            raise Refused("house.report")
        seat = room.seat_held_by(person.id)
        return Report(
            id=sha256(f"{room.name} {reporter_lock} {report.id}".encode()).hexdigest()[:8],
            room=room.name,
            at=self._registry.clock.now(),
            reporter=reporter_lock,
            person=person.id,
            seat=QUEUE if seat is None else seat,
            name=room.text(person.name),
            reason=report.reason,
            line=line,
            note=note,
        )


def has_said(rows: list[Row], person: int, line: str) -> bool:
    """Whether a person has sent this chat message: a report is no place for words that nobody said."""
    return any(row.text == line and is_chat_of(read_entry(row.body), person) for row in rows if row.text)


def is_chat_of(entry: LogEntry, person: int) -> bool:
    return isinstance(entry.command, SendChat) and entry.person == person


class AddressBans:
    """The addresses that are banned from rooms. Of each, a hash with a key of this store is kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key: bytes | None = None

    async def check(self, room: Room, network: str) -> None:
        """Refuse a newcomer from the address of somebody who was banned. People at the table are not asked: a family
        has one address. (house.banned)"""
        if room.banned and await self._records.is_banned(room.name, await self._hash(network)):
            raise Refused("house.banned")

    async def ban(self, room: str, network: str, now: int) -> None:
        await self._records.ban(Ban(room, await self._hash(network), now))

    @property
    def _records(self) -> Moderation:
        return self._store.moderation

    async def _hash(self, network: str) -> str:
        if self._key is None:
            self._key = await self._store.recipients.secret("bans", token_bytes(32))
        return hmac.new(self._key, network.encode(), sha256).hexdigest()


def banned_networks(live: LiveRoom, entry: LogEntry, networks: SeatNetworks) -> set[str]:
    """The addresses from which the people whom an entry bans are still connected to this process, and were last."""
    command = entry.command
    if entry.refusal is not None or not isinstance(command, RemovePerson) or not command.ban:
        return set()
    return networks.of(live, command.person) | {
        connection.client.network
        for connection, (person, _) in live.connections.items()
        if person is not None and not live.room.is_here(person)
    }
