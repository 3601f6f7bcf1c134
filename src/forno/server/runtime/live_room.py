"""One room in memory: its true state, and what this process keeps around it while it is loaded."""

from __future__ import annotations

import asyncio
from collections.abc import ItemsView, Iterator
from typing import NamedTuple

from forno.core.errors import Refused
from forno.server import viewer_frames
from forno.server.infra.clock import MonotonicClock
from forno.server.interfaces import Connection
from forno.server.protocol import ReplaceKey
from forno.server.protocol.refusals import bye, refusal
from forno.server.room import LogEntry, RemovePerson, Room
from forno.server.room.timers import Timer, timers
from forno.server.runtime.attention import Attention
from forno.server.runtime.frame_streams import BuiltFrames, Streams
from forno.server.runtime.race_clock import RaceClock
from forno.server.settings import Settings
from forno.server.store.base import RoomIndex
from forno.server.viewer_frames import AnyViewer

PRESENCE_TTL_MS = 30_000
"""How long the word of another process on who is connected there is valid."""


class Asked(NamedTuple):
    """A bot or a start that a timer has begun, and the state of the room that it was for."""

    number: int
    decision: int
    opened: int
    """When the jump-in window was opened; 0 without one."""
    seat: int
    what: str


class RoomClock:
    """A room's time, in milliseconds since 1970. It is never behind the last entry of the log.

    The log may have been written by a process whose clock is ahead of this one's, or before it was set back.
    """

    __slots__ = ("_process", "lead_ms")

    def __init__(self, process: MonotonicClock) -> None:
        self._process = process
        self.lead_ms = 0
        """How far the room's time is ahead of this process's clock."""

    def now(self) -> int:
        return self._process.now() + self.lead_ms

    def keep_up(self, at: int) -> None:
        """Move ahead if the time of an entry is still to come by this process's clock."""
        self.lead_ms = max(self.lead_ms, at - self._process.now())


class Attachment(NamedTuple):
    """The attachment of a connection: its person, None for a spectator, and the viewer whose stream it gets."""

    person: int | None
    viewer: AnyViewer


class ConnectionSet:
    """The connections of one room with their attachments, and when each person was last connected.

    A connection is stale while its person no longer has the seat whose stream it was sent: it is sent nothing until it
    is attached again. One that is covered gets what the public gets, whatever seat its person has. (house.hot-seat)
    One that is revoked is about to end: no command of it is accepted any more, not even one that is under way.
    """

    __slots__ = ("_attachments", "_covered", "_hidden", "_last_seen_ms", "_revoked", "_stale")

    def __init__(self) -> None:
        self._attachments: dict[Connection, Attachment] = {}
        self._stale: set[Connection] = set()
        self._hidden: set[Connection] = set()
        self._covered: set[Connection] = set()
        self._revoked: set[Connection] = set()
        self._last_seen_ms: dict[int, int] = {}

    def add(self, connection: Connection, person: int | None, viewer: AnyViewer, *, covered: bool = False) -> None:
        """Attach a connection, or attach it as another viewer."""
        self._attachments[connection] = Attachment(person, viewer)
        self._stale.discard(connection)
        if covered:
            self._covered.add(connection)
        else:
            self._covered.discard(connection)

    def remove(self, connection: Connection, now: int) -> None:
        """Forget a connection; its person, if it has one, was last seen now."""
        self.leave_person(connection, now)
        self._stale.discard(connection)
        self._hidden.discard(connection)
        self._covered.discard(connection)
        self._revoked.discard(connection)

    def leave_person(self, connection: Connection, now: int) -> None:
        """Detach a connection that is about to be attached as another person; this one was last seen now."""
        attached = self._attachments.pop(connection, None)
        if attached and attached.person is not None:
            self.mark_seen(attached.person, now)

    def mark_seen(self, person: int, at: int) -> None:
        """Count a person as connected until this time of the process's clock."""
        self._last_seen_ms[person] = at

    def last_seen(self, person: int, default: int) -> int:
        return self._last_seen_ms.get(person, default)

    def __len__(self) -> int:
        return len(self._attachments)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._attachments)

    def __contains__(self, connection: object) -> bool:
        return connection in self._attachments

    def items(self) -> ItemsView[Connection, Attachment]:
        return self._attachments.items()

    def viewer_of(self, connection: Connection) -> AnyViewer:
        return self._attachments[connection].viewer

    def has(self, viewer: AnyViewer) -> bool:
        return viewer in [attached.viewer for attached in self._attachments.values()]

    def latency_ms(self, mover: Connection) -> float | None:
        """The least delay known of all connections of a person: whoever has two may watch through the quicker one and
        answer through the slower. None before the mover's own is known."""
        if mover.latency_ms is None:
            return None
        person = self._attachments[mover].person if mover in self._attachments else None
        own = (one.latency_ms for one, attached in self._attachments.items() if attached.person == person is not None)
        return min([mover.latency_ms, *(latency for latency in own if latency is not None)])

    @property
    def people(self) -> list[int]:
        """The connected people, sorted. Read at every connect and disconnect: it must be quick."""
        return sorted({person for person, _ in self._attachments.values() if person is not None})

    def set_looking(self, connection: Connection, looking: bool) -> None:
        """Note whether anybody looks at the page of a connection; one that does not say is looked at."""
        if looking:
            self._hidden.discard(connection)
        elif connection in self._attachments:
            self._hidden.add(connection)

    def is_looked_at(self, connection: Connection) -> bool:
        """Whether somebody looks at the page of a connection, as the person that they were attached as."""
        is_lost = any(connection in lost for lost in (self._hidden, self._stale, self._revoked))
        return connection in self._attachments and not is_lost

    @property
    def lookers(self) -> list[int]:
        """The people who look at the table, sorted."""
        seen = (attached for one, attached in self._attachments.items() if one not in self._hidden)
        return sorted({person for person, _ in seen if person is not None})

    @property
    def is_watched(self) -> bool:
        """Whether anybody looks at the table, as one of its people or as a spectator."""
        return any(connection not in self._hidden for connection in self._attachments)

    @property
    def spectators(self) -> int:
        """The number of connections without a person."""
        return sum(person is None for person, _ in self._attachments.values())

    def revoke(self, connection: Connection) -> None:
        """Note that the key of a connection opens nothing any more."""
        self._revoked.add(connection)

    def is_revoked(self, connection: Connection) -> bool:
        return connection in self._revoked

    def is_covered(self, connection: Connection) -> bool:
        """Whether a connection gets nothing that comes from a hand."""
        return connection in self._covered

    # --- changes of seats

    def mark_stale(self, room: Room) -> None:
        """Find the connections whose person has another seat now, or none any more."""
        seats = {seat.person.id: number for number, seat in enumerate(room.seats) if seat.person}
        for connection, (person, viewer) in self._attachments.items():
            if person is not None and viewer != (None if connection in self._covered else seats.get(person)):
                self._stale.add(connection)

    def is_stale(self, connection: Connection) -> bool:
        return connection in self._stale

    @property
    def stale(self) -> list[tuple[Connection, int]]:
        """The stale connections, each with its person."""
        if not self._stale:
            return []
        return [
            (connection, person)
            for connection, (person, _) in self._attachments.items()
            if connection in self._stale and person is not None
        ]


class RemotePresence:
    """The people and spectators of one room that other processes say are connected to them."""

    __slots__ = ("_processes",)

    def __init__(self) -> None:
        self._processes: dict[str, tuple[tuple[int, ...], int, int, tuple[int, ...]]] = {}

    def update(
        self, process: str, people: tuple[int, ...], spectators: int, now: int, lookers: tuple[int, ...] = ()
    ) -> tuple[bool, bool]:
        """Keep what a process says; whether it is a new process, and whether others were connected to it before."""
        before = self._processes.get(process)
        self._processes[process] = (people, spectators, now, lookers)
        return before is None, before is not None and before[:2] != (people, spectators)

    def lookers(self, now: int) -> set[int]:
        """The people who look at the table through another process."""
        valid = [lookers for *_, at, lookers in self._processes.values() if now - at < PRESENCE_TTL_MS]
        return {person for lookers in valid for person in lookers}

    def connected(self, now: int) -> tuple[set[int], int]:
        """The people and the number of spectators whose word is still valid."""
        valid = [(people, count) for people, count, at, _ in self._processes.values() if now - at < PRESENCE_TTL_MS]
        return {person for people, _ in valid for person in people}, sum(count for _, count in valid)


class DerivedState:
    """Values computed from a room and kept until it changes: its pending timers and its entry in the public list."""

    __slots__ = ("_card", "_settings", "_timers")

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._timers: list[Timer] | None = None
        self._card: bytes | None = None

    def invalidate(self, *, card: bool = True) -> None:
        """The room has changed. `card=False` if nothing has changed that the list shows."""
        self._timers = None
        if card:
            self._card = None

    def timers(self, room: Room) -> list[Timer]:
        """The pending timers of the room."""
        if self._timers is None:
            self._timers = timers(room, self._settings)
        return self._timers

    def index(self, room: Room) -> RoomIndex:
        """The room's entry in the index of the store. Nothing is due while it waits for its person. (house.absent)"""
        due = min((timer.at for timer in self.timers(room) if not (room.waits and timer.may_be_held)), default=0)
        if self._card is None:
            self._card = viewer_frames.list_card(room)
        is_listed = room.settings.listed and room.status != "closed"
        return RoomIndex(room.status, is_listed, due, self._card, viewer_frames.summary(room), room.at)


class LiveRoom:
    """One room in memory. Its state is known once `is_loaded`; hold `lock` to read the log into it or to commit."""

    __slots__ = (
        "__weakref__",
        "_outage_announced",
        "_process",
        "asked",
        "attention",
        "clock",
        "connections",
        "derived",
        "is_loaded",
        "last_used_ms",
        "loaded_at_ms",
        "lock",
        "name",
        "opener",
        "race",
        "remote",
        "room",
        "seating",
        "streams",
    )

    def __init__(self, name: str, clock: MonotonicClock, settings: Settings) -> None:
        self.name = name
        self.opener = ""
        """The network of the client that opened the room; after a restart, that of the first that connects. Kept in
        memory only."""
        self.room = Room(name)
        self.is_loaded = False
        self.lock = asyncio.Lock()
        self.clock = RoomClock(clock)
        self.connections = ConnectionSet()
        self.attention = Attention()
        self.asked: set[Asked] = set()
        """The bots that were asked and have not moved."""
        self.remote = RemotePresence()
        self.seating: tuple[int | None, ...] = ()
        """The people of the seats and of the queue, when presence was last told seat by seat."""
        self.streams = Streams()
        self.race = RaceClock(settings.latency_cap)
        self.derived = DerivedState(settings)
        self._process = clock
        self.loaded_at_ms = self.last_used_ms = clock.now()
        self._outage_announced = False

    @property
    def exists(self) -> bool:
        """Is it loaded, and has the log anything of it?"""
        return self.room.status != "new"

    def load(self, room: Room) -> None:
        """Take the state that was folded from the log."""
        self.room = room
        self.is_loaded = True
        self.clock.keep_up(room.at)

    def unload(self) -> None:
        """Drop the state: the log has to be read again."""
        self.room = Room(self.name)
        self.is_loaded = False
        self.streams = Streams()
        self.derived.invalidate()

    def touch(self) -> None:
        """Note that the room is in use."""
        self.last_used_ms = self._process.now()

    def present(self, now: int) -> tuple[list[bool], list[bool], int]:
        """For each seat and each place of the queue, whether its person is connected to any process; and the number of
        spectators."""
        people, spectators = self.remote.connected(now)
        people = self.room.with_sharers(people.union(self.connections.people))
        seats = [seat.person is not None and seat.person.id in people for seat in self.room.seats]
        queue = [person.id in people for person in self.room.queue]
        return seats, queue, self.connections.spectators + spectators

    @property
    def people_here(self) -> set[int]:
        """The people who are connected to this process, and all who share their devices. (house.hot-seat)"""
        return self.room.with_sharers(self.connections.people)

    def last_seen(self, person: int) -> int:
        """When a person, or somebody on the same device, was last connected to this process; at first, when the room
        was loaded."""
        sharers = self.room.with_sharers({person})
        return max(self.connections.last_seen(one, self.loaded_at_ms) for one in sharers)

    def is_looking(self, person: int) -> bool:
        """Does a person look at the table, on any device and through any process?"""
        lookers = self.remote.lookers(self._process.now()).union(self.connections.lookers)
        return person in self.room.with_sharers(lookers)

    @property
    def is_watched(self) -> bool:
        """Does anybody look at the table: one of its people, or a spectator, through any process?"""
        now = self._process.now()
        _, spectators = self.remote.connected(now)
        return bool(self.connections.is_watched or spectators or self.remote.lookers(now))

    def has_looker(self, person: int) -> bool:
        """Does a person look at the table through this process?"""
        return person in self.room.with_sharers(self.connections.lookers)

    # --- attention

    def attach(self, connection: Connection, person: int | None, viewer: AnyViewer, *, covered: bool = False) -> None:
        """Attach a connection that was sent all that its viewer may see."""
        self.connections.add(connection, person, viewer, covered=covered)
        self.attention.end(connection)
        if viewer is not None:
            self.attention.begin(connection, self._process.now())

    def detach(self, connection: Connection) -> None:
        """Detach a connection that has ended."""
        self.connections.remove(connection, self._process.now())
        self.attention.end(connection)

    def note_look(self, connection: Connection, looking: bool) -> None:
        """Note whether somebody looks at the page of a connection."""
        if looking and not self.connections.is_looked_at(connection):
            self.attention.look_again(connection, self._process.now())
        self.connections.set_looking(connection, looking)

    def note_shown(self, connection: Connection, n: int) -> None:
        """Note that a frame of its seat was shown through a connection."""
        if self.is_loaded and connection in self.attention and not self.connections.is_stale(connection):
            head, _ = self.room.seats[self.connections.viewer_of(connection) or 0].head
            self.attention.note_shown(connection, n, head, self._process.now())

    def probe(self, since: int) -> bool:
        """Ask the person's device for a sign of life, unless it has given one since then, by the room's clock; whether
        it was asked."""
        return self.room.waits and self.attention.probe(since - self.clock.lead_ms, self._process.now())

    def note_heard(self, connection: Connection) -> bool:
        """Note a sign of life of a connection; whether it was asked for it."""
        return self.attention.note_heard(connection, self._process.now())

    @property
    def attended_since(self) -> int | None:
        """Since when the person of a table that waits attends through this process; None if they do not."""
        found = []
        for connection in self.attention:
            viewer = self.connections.viewer_of(connection)
            if viewer is not None and self.connections.is_looked_at(connection) and self.room.seats[viewer].is_held:
                found.append(self.attention.since(connection, self.room.seats[viewer].n))
        return min((since for since in found if since is not None), default=None)

    @property
    def is_held(self) -> bool:
        """Whether bots and the jump-in window wait until the person attends. (house.absent)"""
        return self.room.waits and self.attended_since is None

    def forget_asked(self, seat: int) -> None:
        """Let a bot be asked again."""
        self.asked = {one for one in self.asked if one.seat != seat}

    @property
    def missed_window(self) -> bool:
        """Whether the person is back and a jump-in window is open that they were not there for. (house.absent)"""
        window = self.room.jump_in
        if not self.room.waits or window is None:
            return False
        since = self.attended_since
        return since is not None and since + self.clock.lead_ms > window.opened

    # --- sending

    def publish(
        self, built: BuiltFrames, now: float, mover: Connection | None = None, text: bytes | None = None
    ) -> tuple[bytes, ...]:
        """Send the frames of an entry that is in the log, each after the text that it refers to.

        The sender's own are returned, to go with its answer. A connection whose person has another seat since the entry
        is sent nothing: what is built for its old seat is the next person's.
        """
        room = self.room
        self.connections.mark_stale(room)
        self.race.announce(room, now)
        self._outage_announced = False
        self.streams.keep(built)
        own: tuple[bytes, ...] = ()
        for connection, (person, viewer) in list(self.connections.items()):
            if viewer in built and may_listen(room, person) and not self.connections.is_stale(connection):
                if room.waits:
                    self.attention.note_sent(connection, self._process.now())
                messages = (built[viewer][0],) if text is None else (text, built[viewer][0])
                if connection is mover:
                    own = messages
                    continue
                for message in messages:
                    connection.send(message)
        return own

    def announce_outage(self, why: Refused) -> None:
        """Tell all connections that the room waits for something that cannot be stored. Once, until something can."""
        if not self._outage_announced:
            self._outage_announced = True
            for connection in list(self.connections):
                connection.send(refusal(None, why, connection.lang))

    def end_revoked(self, entry: LogEntry) -> None:
        """End the connections that an entry took the right to listen from: to watch, as a person, or by a key."""
        rekeyed = entry.person if isinstance(entry.command, ReplaceKey) else None
        is_ban = isinstance(entry.command, RemovePerson) and entry.command.ban
        people = {person.id for person in self.room.people}
        for connection, (person, _) in list(self.connections.items()):
            if person is None and not self.room.can_be_watched:
                end_soon(connection, "house.spectators")
            elif person is not None and (person == rekeyed or person not in people):
                self.connections.revoke(connection)
                end_soon(connection, "house.banned" if is_ban else "house.key")


def may_listen(room: Room, person: int | None) -> bool:
    """Whether a connection may get what is public: people of the table always, others as the table allows."""
    return person is not None or room.can_be_watched


def end_soon(connection: Connection, rule: str) -> None:
    """End a connection after the answer to its own command, if it sent the command."""
    asyncio.get_running_loop().call_soon(connection.end, bye(rule, connection.lang))
