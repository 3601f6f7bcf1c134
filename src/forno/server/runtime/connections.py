"""Connections to rooms: a greeting attaches one as a viewer, a session carries its commands and queries."""

from __future__ import annotations

import time
from contextlib import suppress
from weakref import WeakKeyDictionary

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.history.projections import ProjectionCache
from forno.server.infra.metrics import CONNECTIONS
from forno.server.infra.rate_limit import TokenBucket
from forno.server.interfaces import Connection
from forno.server.protocol import VERSION, AnyCommand, AnyQuery, Hello, TakeSeat
from forno.server.room import MarkPresent, Room, lock, without_keys
from forno.server.runtime.commit import Committer
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.presence import Presence
from forno.server.runtime.queries import Queries
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.resume import greet, projections_needed


class Connections:
    """Attaches connections to rooms, and owns the rate limits of their seats."""

    def __init__(self, registry: RoomRegistry, committer: Committer, presence: Presence, queries: Queries) -> None:
        self.registry = registry
        self.committer = committer
        self.presence = presence
        self.queries = queries
        self._projections = ProjectionCache(registry.store)
        self._limits: WeakKeyDictionary[LiveRoom, dict[int, TokenBucket]] = WeakKeyDictionary()

    async def connect(self, name: str, hello: Hello, connection: Connection) -> Session:
        """Attach a connection once it has all that its viewer was sent before; the lock holds new frames back."""
        live = await self.registry.find(name)
        await self._read_ahead(live, hello)
        is_shared = self.registry.settings.is_shared
        async with live.lock:
            await self.registry.load(live)
            if is_shared:
                await self.committer.follow(live)  # another process may have sent this client more
            seat = viewer_of(live.room, hello.key)
            if seat is not None and live.room.seats[seat].away:
                await self.committer.commit(live, MarkPresent(seat), None, f"back:{live.room.seq + 1}")
            connection.send(viewer_frames.welcome(VERSION, seat, live.clock.now()))
            await greet(live, seat, hello, connection, self._projections)
            live.connections.add(connection, seat)
            CONNECTIONS.inc()
            self.presence.announce(live, connection)
        if is_shared and seat is not None:
            await self.presence.lease(live, seat)
        return Session(self, live, seat, connection)

    async def _read_ahead(self, live: LiveRoom, hello: Hello) -> None:
        """Read what the greeting will probably need while the room goes on: else the room would wait for it."""
        if live.is_loaded:
            with suppress(Refused):  # it is refused when nothing moves
                seat = viewer_of(live.room, hello.key)
                for kind in projections_needed(live, seat, hello):
                    await self._projections.get(live.room, kind, seat)

    def limit_of(self, live: LiveRoom, seat: int) -> TokenBucket:
        """The rate limit of a seat, one however many connections it opens."""
        limits = self._limits.setdefault(live, {})
        if seat not in limits:
            settings = self.registry.settings
            limits[seat] = TokenBucket(settings.rate, settings.burst, time.monotonic())
        return limits[seat]


class Session:
    """One connection attached to one room as one viewer: `forno.server.interfaces.Session`."""

    __slots__ = ("_committer", "_connection", "_limit", "_live", "_presence", "_queries", "_registry", "_seat")

    def __init__(self, owner: Connections, live: LiveRoom, seat: int | None, connection: Connection) -> None:
        self._registry = owner.registry
        self._committer = owner.committer
        self._presence = owner.presence
        self._queries = owner.queries
        self._limit = None if seat is None else owner.limit_of(live, seat)
        self._live = live
        self._seat = seat
        self._connection = connection

    async def execute(self, command: AnyCommand, arrived: float) -> list[bytes]:
        """Commit a command; the sender's own frame, if it has one, and the answer."""
        self._spend(arrived)
        live, connection, keyless = self._live, self._connection, without_keys(command)
        async with live.lock:
            _, entry, own = await self._committer.commit(
                live, keyless, self._seat, command.id, mover=connection, arrived=arrived
            )
            if isinstance(keyless, TakeSeat) and entry.refusal is None:
                self._presence.announce(live)
        return [*own, viewer_frames.answer(live.room, command.id, entry, connection.lang)]

    async def query(self, query: AnyQuery, arrived: float) -> bytes:
        """Answer a query."""
        self._spend(arrived)
        return await self._queries.answer(self._live, self._seat, query, self._connection.lang)

    def close(self) -> None:
        """Detach the connection; its seat stays taken."""
        self._live.connections.remove(self._connection, self._registry.clock.now())
        self._live.touch()
        CONNECTIONS.dec()
        self._presence.announce(self._live)
        self._registry.notify(self._live)

    def _spend(self, arrived: float) -> None:
        """Count a message against the rate limit of the seat."""
        if self._limit is not None and not self._limit.take(arrived):
            raise Refused("wire.rate", seconds=self._limit.wait)


# --- viewers


def viewer_of(room: Room, key: str | None) -> int | None:
    """The seat that a key opens; without a key the public, where the table allows spectators."""
    if key is not None:
        seat = room.seat_of(lock(key))
        if seat is None:
            raise Refused("house.key")
        return seat
    if not room.can_be_watched:
        raise Refused("house.spectators")
    return None
