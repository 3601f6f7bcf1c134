"""Presence: the people and spectators connected to a room, told to its connections, other processes and the store.

Presence is in no stream and in no log: a hint that is valid for a time, and may be wrong.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from forno.server import viewer_frames
from forno.server.bus.base import Bus
from forno.server.infra.batches import BATCH_SIZE, batches_over
from forno.server.interfaces import Connection
from forno.server.runtime.live_room import PRESENCE_TTL_MS, LiveRoom
from forno.server.runtime.public_list import hosted_here
from forno.server.runtime.registry import RoomRegistry
from forno.server.store.base import Unavailable

BROADCAST_PERIOD_S = 1.0
"""Over which a change of presence is sent to the connections of a large room."""
RENEWAL_PERIOD_S = PRESENCE_TTL_MS / 6000
"""Over which all rooms are told to other processes, and again over which all leases are renewed: in time even if one
round of three fails."""

PresenceMessage = tuple[str, str, tuple[int, ...], int, tuple[int, ...]]
"""On the bus: "here", the process that says so, its people, the number of its spectators, and those of its people who
look at the table."""


class Presence:
    """Tells who is connected. One for each process."""

    def __init__(self, registry: RoomRegistry, bus: Bus) -> None:
        self.registry = registry
        self.store = registry.store
        self.bus = bus
        self.process = secrets.token_hex(4)
        """The name of this process in its messages to others."""
        self._broadcasts: dict[LiveRoom, asyncio.Task[None]] = {}
        self._outdated: set[LiveRoom] = set()
        """Rooms whose presence has changed since the running broadcast began."""
        registry.subscribe(self.follow_seating)

    def close(self) -> None:
        """Stop the running broadcasts."""
        for task in self._broadcasts.values():
            task.cancel()

    # --- to the connections of a room

    def announce(self, live: LiveRoom, newcomer: Connection | None = None) -> None:
        """Tell the connections of a room and other processes that somebody has come or gone."""
        if live.is_loaded:
            self.broadcast(live, newcomer)
            self.publish(live)

    def broadcast(self, live: LiveRoom, newcomer: Connection | None = None) -> None:
        """Tell all connections of a small room at once; of a large one the newcomer, and the others batch by batch.

        With thousands of spectators, all rooms would wait if each newcomer were announced to all of them at once.
        """
        if len(live.connections) <= BATCH_SIZE:
            self._send(live, [*live.connections])
            return
        if newcomer is not None:
            self._send(live, [newcomer])
        self._outdated.add(live)
        if live not in self._broadcasts:
            self._broadcasts[live] = asyncio.ensure_future(self._broadcast_in_batches(live))

    def follow_seating(self, live: LiveRoom) -> None:
        """Tell the connections of a room again, seat by seat, when its people have other seats: by an entry of this
        process or of another, whose presence may have come before."""
        room = live.room
        seated = [seat.person.id if seat.person else None for seat in room.seats]
        seating = (*seated, *[person.id for person in room.queue], len(seated))
        if seating != live.seating:
            live.seating = seating
            self.broadcast(live)

    async def _broadcast_in_batches(self, live: LiveRoom) -> None:
        """Send until all connections know of the last change. After an error the next change starts a new broadcast."""
        try:
            while live in self._outdated:
                self._outdated.discard(live)
                async for batch in batches_over([*live.connections], BROADCAST_PERIOD_S):
                    self._send(live, batch)
        finally:
            del self._broadcasts[live]

    def running_broadcast(self, live: LiveRoom) -> asyncio.Task[None] | None:
        """The broadcast that is under way in a room, if there is one."""
        return self._broadcasts.get(live)

    def _send(self, live: LiveRoom, connections: Sequence[Connection]) -> None:
        data = viewer_frames.presence(*live.present(self.registry.clock.now()))
        for connection in connections:
            connection.send(data)

    # --- to and from other processes

    def publish(self, live: LiveRoom) -> None:
        """Tell other processes who is connected to this one."""
        people, spectators = live.connections.people, live.connections.spectators
        lookers = live.connections.lookers
        self.bus.publish(live.name, msgspec.json.encode(["here", self.process, people, spectators, lookers]))

    def receive(self, live: LiveRoom, message: bytes) -> None:
        """Take in what another process says of a room. What cannot be read is ignored."""
        try:
            _, process, people, spectators, lookers = msgspec.json.decode(message, type=PresenceMessage)
        except msgspec.MsgspecError:
            return
        if process == self.process:
            return
        is_new, has_changed = live.remote.update(process, people, spectators, self.registry.clock.now(), lookers)
        if is_new:  # it does not know of us either
            self.announce(live)
        elif has_changed:
            self.broadcast(live)

    # --- leases in the store

    async def lease(self, live: LiveRoom, person: int) -> None:
        """Note in the store that a person is connected, with all who share the device. An unreachable store is no
        error: it is noted again soon."""
        leases = [(live.name, one) for one in sorted(live.room.with_sharers({person}))]
        with suppress(Unavailable):
            await self.store.renew_presence(leases, live.clock.now() + PRESENCE_TTL_MS)
            if hosted := hosted_here(live):
                await self.store.renew_hosts([hosted], self.registry.clock.now() + PRESENCE_TTL_MS)

    async def renew(self) -> None:
        """For ever, tell other processes who is connected here, and renew their leases before they end."""
        while True:
            async for rooms in batches_over([live for live in self.registry if live.connections], RENEWAL_PERIOD_S):
                for live in rooms:
                    self.publish(live)
            if hosts := [hosted for live in self.registry if (hosted := hosted_here(live))]:
                with suppress(Unavailable):
                    await self.store.renew_hosts(hosts, self.registry.clock.now() + PRESENCE_TTL_MS)
            leases = self._leases()
            for lead_ms, people in leases.items():
                async for batch in batches_over(people, RENEWAL_PERIOD_S / len(leases)):
                    with suppress(Unavailable):
                        await self.store.renew_presence(batch, self.registry.clock.now() + lead_ms + PRESENCE_TTL_MS)

    def _leases(self) -> dict[int, list[tuple[str, int]]]:
        """The connected people, by how far the clock of their room is ahead."""
        leases: dict[int, list[tuple[str, int]]] = {}
        for live in self.registry:
            if people := [(live.name, person) for person in sorted(live.people_here)]:
                leases.setdefault(live.clock.lead_ms, []).extend(people)
        return leases
