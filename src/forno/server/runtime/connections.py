"""Connections to rooms: a greeting attaches one as a viewer, a session carries its commands and queries."""

from __future__ import annotations

import asyncio
import time
from contextlib import nullcontext, suppress
from weakref import WeakKeyDictionary

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.infra.logging import log
from forno.server.infra.metrics import CONNECTIONS, MOVE_SECONDS, RATE_LIMITED
from forno.server.infra.rate_limit import TokenBucket
from forno.server.infra.word_filter import WordFilter
from forno.server.interfaces import Connection
from forno.server.protocol import (
    AnyCommand,
    AnyQuery,
    Hello,
    JoinQueue,
    PlayMove,
    SitDown,
    StartGame,
    TakeSeat,
)
from forno.server.room import MarkPresent, Room, lock, without_keys
from forno.server.room.log_entry import text_of
from forno.server.runtime.admissions import Admissions
from forno.server.runtime.announcements import Announcements
from forno.server.runtime.commit import Committer
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.presence import Presence
from forno.server.runtime.queries import Queries
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.resume import greeting, projections_needed
from forno.server.viewer_frames import AnyViewer

TAKES_PLACE = frozenset({TakeSeat, SitDown, JoinQueue})
"""Commands by which somebody gets a place at the table. In every command it is asked for these by identity: isinstance
takes a microsecond for a struct that it is not."""
CONTRIBUTION_POLL_S = 0.02
"""How often it is looked whether all contributions have come."""


class Connections:
    """Attaches connections to rooms, and owns the rate limits of their people."""

    def __init__(
        self,
        registry: RoomRegistry,
        committer: Committer,
        presence: Presence,
        queries: Queries,
        words: WordFilter,
        announcements: Announcements,
    ) -> None:
        self.registry = registry
        self.committer = committer
        self.presence = presence
        self.queries = queries
        self.words = words
        self.announcements = announcements
        self.admissions = Admissions()
        self._projections = committer.projections
        self.networks = committer.networks
        self._limits: WeakKeyDictionary[LiveRoom, dict[int, TokenBucket]] = WeakKeyDictionary()

    async def connect(self, name: str, hello: Hello, connection: Connection) -> Session:
        """Attach a connection once it has all that its viewer was sent before; the lock holds new frames back. One that
        is attached changes its viewer between two frames: nothing of the old one follows the welcome."""
        live = await self.registry.find(name)
        with self.registry.faults.within(name, live.room.seq, "greeting"):
            return await self._attach(live, hello, connection)

    async def _attach(self, live: LiveRoom, hello: Hello, connection: Connection) -> Session:
        await self._read_ahead(live, hello)
        is_shared = self.registry.settings.is_shared
        async with live.lock:
            await self.registry.load(live)
            if is_shared:
                await self.committer.follow(live)  # another process may have sent this client more
            person = await self._admitted(live, hello, connection)
            for one in live.room.sharers(person) if person is not None else []:
                if one.away:
                    await self.committer.commit(live, MarkPresent(one.id), None, f"back:{live.room.seq + 1}")
            person, viewer = viewer_of(live.room, hello)
            grace_ms = self.registry.settings.grace
            for message in await greeting(live, viewer, person, self._projections, grace_ms, hello):
                connection.send(message)
            if self.announcements.text:
                connection.send(viewer_frames.announcement(self.announcements.text))
            if connection not in live.connections:
                CONNECTIONS.inc()
            live.opener = live.opener or connection.client.network
            live.connections.leave_person(connection, self.registry.clock.now())
            live.attach(connection, person, viewer, covered=hello.covered)
            if person is not None:
                self.networks.note(live, person, connection.client.network)
            self.presence.announce(live, connection)
        if is_shared and person is not None:
            await self.presence.lease(live, person)
        return Session(self, live, person, connection)

    async def _admitted(self, live: LiveRoom, hello: Hello, connection: Connection) -> int | None:
        """The person of a greeting; None for a spectator. Somebody who was banned is refused, and banned also at the
        address from where they come back. (house.banned)"""
        bans, network = self.committer.bans, connection.client.network
        try:
            person, _ = viewer_of(live.room, hello)
        except Refused as refused:
            if refused.rule == "house.banned":
                await bans.ban(live.name, network, self.registry.clock.now())
            raise
        if person is None:
            await bans.check(live.room, network)
        return person

    async def _read_ahead(self, live: LiveRoom, hello: Hello) -> None:
        """Read what the greeting will probably need while the room goes on: else the room would wait for it."""
        if live.is_loaded:
            with suppress(Refused):  # it is refused when nothing moves
                _, viewer = viewer_of(live.room, hello)
                for kind, whose in projections_needed(live, viewer, hello):
                    await self._projections.get(live.room, kind, whose)

    def limit_of(self, live: LiveRoom, person: int) -> TokenBucket:
        """The rate limit of a person, one however many connections they open."""
        limits = self._limits.setdefault(live, {})
        if person not in limits:
            settings = self.registry.settings
            limits[person] = TokenBucket(settings.rate, settings.burst, time.monotonic())
        return limits[person]


class Session:
    """One connection attached to one room as one person, or as a spectator: `forno.server.interfaces.Session`."""

    __slots__ = (
        "_admissions",
        "_committer",
        "_connection",
        "_limit",
        "_live",
        "_networks",
        "_person",
        "_presence",
        "_queries",
        "_registry",
        "_words",
    )

    def __init__(self, owner: Connections, live: LiveRoom, person: int | None, connection: Connection) -> None:
        self._registry = owner.registry
        self._admissions = owner.admissions
        self._committer = owner.committer
        self._presence = owner.presence
        self._queries = owner.queries
        self._words = owner.words
        self._networks = owner.networks
        self._limit = None if person is None else owner.limit_of(live, person)
        self._live = live
        self._person = person
        self._connection = connection

    async def execute(self, command: AnyCommand, arrived: float) -> list[bytes]:
        """Commit a command; the sender's own frame, if it has one, and the answer. No further client is admitted before
        it, unless it may wait for contributions."""
        with nullcontext() if type(command) is StartGame else self._admissions.commit():
            return await self._execute(command, arrived)

    async def _execute(self, command: AnyCommand, arrived: float) -> list[bytes]:
        self._spend(arrived)
        live, connection, keyless = self._live, self._connection, without_keys(command)
        missing: list[int] = []
        takes_place = type(command) in TAKES_PLACE
        if type(command) is StartGame:
            missing = await wait_for_contributions(live, self._registry.settings.contribution_wait)
        if text := text_of(command):
            self._words.check(text)
        with self._registry.faults.within(live.name, live.room.seq + 1, "command"):
            if takes_place and not isinstance(command, SitDown):
                await self._committer.bans.check(live.room, connection.client.network)
            async with live.lock:
                if takes_place:
                    self._networks.check(live, command, connection.client.network)
                _, entry, own, is_sealed = await self._committer.commit(
                    live, keyless, None, command.id, person=self._person, mover=connection, arrived=arrived
                )
                if takes_place:
                    self._networks.note_seated(live, command, connection.client.network)
        if missing and entry.refusal is None:
            log.info("a game starts without contributions of connected devices", seats=missing)
        answers = [*own, viewer_frames.answer(live.room, command.id, entry, connection.lang)]
        if type(command) is PlayMove and not is_sealed:
            MOVE_SECONDS.observe(time.monotonic() - arrived)
        return answers

    async def query(self, query: AnyQuery, arrived: float) -> bytes:
        """Answer a query. Each tells something of a hand, which a covered device does not get. (house.hot-seat)"""
        self._spend(arrived)
        if self._live.connections.is_covered(self._connection):
            raise Refused("house.hot-seat")
        room = self._live.room
        with self._registry.faults.within(room.name, room.seq, "query"):
            return await self._queries.answer(self._live, self._person, query, self._connection.lang)

    def look(self, looking: bool) -> None:
        """Note whether anybody looks at the page of this connection: part of no log, like presence."""
        self._live.note_look(self._connection, looking)
        self._presence.publish(self._live)
        self._registry.notify(self._live)

    def shown(self, n: int) -> None:
        """Note that the frame or the snapshot with this number has been shown: part of no log, like presence."""
        self._live.note_shown(self._connection, n)
        if self._live.room.waits:
            self._registry.notify(self._live)

    def heard(self) -> None:
        """Note that the device has answered a ping."""
        if self._live.note_heard(self._connection):
            self._registry.notify(self._live)

    def close(self) -> None:
        """Detach the connection; its person stays at the table."""
        self._live.detach(self._connection)
        self._live.touch()
        CONNECTIONS.dec()
        self._presence.announce(self._live)
        self._registry.notify(self._live)

    def _spend(self, arrived: float) -> None:
        """Count a message against the rate limit of the person."""
        if self._limit is not None and not self._limit.take(arrived):
            RATE_LIMITED.labels("person").inc()
            raise Refused("wire.rate", seconds=self._limit.wait)


# --- contributions


async def wait_for_contributions(live: LiveRoom, most_ms: int) -> list[int]:
    """Wait until all connected devices have contributed to the shuffle, or so long at most; the seats that have not.
    The lock is not held: contributions are commands, too. (house.fair)"""
    end = time.monotonic() + most_ms / 1000
    while (missing := awaited_seats(live)) and time.monotonic() < end:
        await asyncio.sleep(CONTRIBUTION_POLL_S)
    return missing


def awaited_seats(live: LiveRoom) -> list[int]:
    """The seats of connected people who have not contributed yet; none where no deal is due."""
    if live.room.status != "lobby":
        return []
    connected, *_ = live.present(live.clock.now())
    return [seat for seat in live.room.silent_seats if connected[seat]]


# --- viewers


def viewer_of(room: Room, hello: Hello) -> tuple[int | None, AnyViewer]:
    """The person that a key opens, and the viewer that they are: of their seat, or in the queue and behind a covered
    screen the public. Without a key the public, where the table allows spectators."""
    if hello.key is not None:
        key_hash = lock(hello.key)
        person = room.person_of(key_hash)
        if person is None:
            raise Refused("house.banned" if key_hash in room.banned else "house.key")
        return person.id, None if hello.covered else room.seat_held_by(person.id)
    if not room.can_be_watched:
        raise Refused("house.spectators")
    return None, None
