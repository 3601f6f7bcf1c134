"""The service of live rooms that sockets and HTTP requests call, and the process that it is part of."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from functools import partial

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.bus.base import Bus
from forno.server.history import replay
from forno.server.history.reads import rows_of_game
from forno.server.http_responses import Forgotten
from forno.server.infra.batches import off_loop
from forno.server.infra.entropy import Entropy, system_entropy
from forno.server.infra.fair_queue import Place
from forno.server.infra.metrics import ROOMS
from forno.server.infra.tasks import Supervisor, TaskSet
from forno.server.infra.word_filter import read_words
from forno.server.interfaces import Connection, Session
from forno.server.protocol import VERSION, Hello, OpenRoom, OwnSeat, PlayOn, RoomOpened
from forno.server.protocol.refusals import bye
from forno.server.room import lock
from forno.server.runtime.announcements import Announcements
from forno.server.runtime.bot_runner import BotPool, BotRunner
from forno.server.runtime.cluster import LogFollower, OrphanAdopter
from forno.server.runtime.commit import Committer
from forno.server.runtime.connections import Connections
from forno.server.runtime.forgetting import forget_by_lock
from forno.server.runtime.moderation import ReportService
from forno.server.runtime.presence import Presence
from forno.server.runtime.queries import Queries
from forno.server.runtime.registry import RoomRegistry
from forno.server.runtime.retention import Retention
from forno.server.runtime.scheduler import Scheduler
from forno.server.settings import Settings
from forno.server.store.base import Store

EVICTION_INTERVAL_S = 30.0


class RoomService:
    """Creates rooms and connects to them: `forno.server.interfaces.RoomService`."""

    def __init__(self, committer: Committer, connections: Connections) -> None:
        self.registry = committer.registry
        self.committer = committer
        self.connections = connections

    async def admit(self, network: str = "", room: str = "") -> None:
        """Wait for the next admission of a client of this network, to this room if there is one."""
        await self.connections.admissions.admit(Place(network, room))

    async def create_room(self, command: OpenRoom, network: str = "") -> bytes:
        """Create a room; its address."""
        self.connections.words.check(command.name)
        await self.admit(network)
        name = await self.committer.create(command, command.id, network)
        return viewer_frames.encode(RoomOpened(name, 0, f"/t/{name}"))

    async def play_on(self, room: str, number: int, key: str | None, command: PlayOn, network: str = "") -> bytes:
        """Create a room that plays on from a finished game that the owner of this key may see. (house.play-on)"""
        self.connections.words.check(command.name)
        await self.admit(network)
        with self.registry.faults.within(room, 0, "read"):
            rows = await rows_of_game(self.registry.store, room, number, key)
            continued = await off_loop(len(rows), replay.continuation, room, rows, number, command)
        name = await self.committer.create(continued, command.id, network)
        return viewer_frames.encode(RoomOpened(name, command.seat, f"/t/{name}"))

    async def forget(self, seats: Sequence[OwnSeat]) -> bytes:
        """Forget the owners of these keys: their names and chat in these rooms."""
        forgotten = []
        for seat in seats:
            await self.admit()
            try:
                texts = await forget_by_lock(self.committer, seat.room, lock(seat.key))
                forgotten.append(Forgotten(seat.room, texts=texts))
            except Refused as refused:
                forgotten.append(Forgotten(seat.room, refused.rule))
        return viewer_frames.encode(forgotten)

    async def connect(self, room: str, hello: Hello, connection: Connection) -> Session:
        """Attach a connection to a room. (wire.version)"""
        if hello.version != VERSION:
            raise Refused("wire.version")
        await self.admit(connection.client.network, room)
        return await self.connections.connect(room, hello, connection)

    def stop(self) -> None:
        """Say goodbye to every connection."""
        for live in self.registry:
            for connection in list(live.connections):
                connection.end(bye("wire.stopping", connection.lang))


class Runtime:
    """All live services of one server process, wired together, and their background work from `start` to `close`."""

    def __init__(self, store: Store, bus: Bus, settings: Settings, entropy: Entropy = system_entropy) -> None:
        self.bus = bus
        self.tasks = TaskSet()
        self.supervisor = Supervisor()
        self.registry = RoomRegistry(store, settings)
        self.committer = Committer(self.registry, bus, entropy)
        self.presence = Presence(self.registry, bus)
        workers = settings.thinkers or max(1, (os.cpu_count() or 1) - 1)
        self.bot_pool = BotPool(workers, settings.thinking_limit / 1000, settings.thinking_queue / 1000)
        bot_runner = BotRunner(self.bot_pool, self.committer.commit_system, self.registry.fail, self.tasks, entropy)
        self.scheduler = Scheduler(self.registry, self.committer.commit_system, bot_runner.start, self.tasks)
        self.registry.subscribe(self.scheduler.arm)
        self.follower = LogFollower(self.registry, self.committer, self.presence, self.tasks)
        self.adopter = OrphanAdopter(self.registry, self.scheduler)
        self.queries = Queries(self.registry, self.bot_pool)
        self.words = read_words(settings.words)
        self.announcements = Announcements(self.registry)
        self.connections = Connections(
            self.registry, self.committer, self.presence, self.queries, self.words, self.announcements
        )
        self.service = RoomService(self.committer, self.connections)
        self.reports = ReportService(self.registry)
        self.retention = Retention(store, settings, self.registry.clock)

    async def start(self) -> None:
        """Listen to the bus, and begin the periodic work."""
        ROOMS.statuses = lambda: [live.room.status for live in self.registry if live.exists]
        self.bus.start_task = partial(self.supervisor.run, "bus")
        await self.bus.open(self.follower.receive)
        self.registry.faults.on_reopen = self.reopen
        self.supervisor.run("faults", self.registry.faults.watch)
        self.supervisor.run("adopter", self.adopter.run)
        self.supervisor.run("eviction", self.evict)
        self.supervisor.run("follower", self.follower.poll)
        self.supervisor.run("retention", self.retention.run)
        self.supervisor.run("announcements", self.announcements.run)
        if self.registry.settings.is_shared:
            self.supervisor.run("presence", self.presence.renew)

    async def close(self) -> None:
        """End all background work."""
        ROOMS.statuses = tuple
        await self.supervisor.close()
        await self.tasks.close()
        self.scheduler.close()
        self.presence.close()
        self.bot_pool.close()
        await self.bus.close()

    def reopen(self, name: str) -> None:
        """Try again what failed in a room that an operator opened again."""
        if live := self.registry.get(name):
            self.scheduler.forget(live)
            self.registry.notify(live)

    async def evict(self) -> None:
        """For ever, forget rooms that nobody uses."""
        while True:
            await asyncio.sleep(EVICTION_INTERVAL_S)
            self.evict_unused()

    def evict_unused(self) -> None:
        for live in self.registry.evict_unused(self.scheduler.next_due):
            self.scheduler.forget(live)
