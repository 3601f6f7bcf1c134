"""Reception: greets lines, gives them what they missed, and lets them go."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from forno.core.errors import Refused
from forno.server import telling
from forno.server.bus.base import Bus
from forno.server.contract import Line
from forno.server.counsel import Counsel
from forno.server.live import BELIEVED, Live
from forno.server.log.base import Log, Unavailable
from forno.server.metrics import LINES
from forno.server.protocol import VERSION, Hello
from forno.server.reading import Past, Reading, Readings, Stream
from forno.server.refusals import refusal
from forno.server.room import ComeBack, Room, lock
from forno.server.room.entry import Head
from forno.server.settings import Settings


class Place(msgspec.Struct):
    """Where a line is attached."""

    live: Live
    seat: int | None

    @property
    def room(self) -> Room:
        assert self.live.room is not None
        return self.live.room


class Reception(Counsel):
    """The house as sockets know it: `forno.server.contract.House`."""

    def __init__(self, log: Log, bus: Bus, settings: Settings) -> None:
        super().__init__(log, bus, settings)
        self.readings = Readings(log)

    async def enter(self, room: str, hello: Hello, line: Line) -> Place:
        """A line is attached once it has all that its viewer was told before; the lock keeps news waiting meanwhile."""
        if hello.version != VERSION:
            raise Refused("wire.version")
        await self.come_in()
        live = await self.live(room)
        await self.read_ahead(live, hello)
        async with live.lock:
            true = await self.fresh(live)
            if self.shared:
                await self.follow(live, true)  # through another process this line may have been told more
            seat = viewer_of(true, hello.key)
            if seat is not None and true.seats[seat].away:
                await self.commit(live, ComeBack(seat), None, f"back:{true.seq + 1}")
                await self.fresh(live)
            place = Place(live, seat)
            line.send(telling.welcome(VERSION, seat, self.now(live)))
            await greet(place, hello, line, self.readings)
            live.lines[line] = seat
            LINES.inc()
            self.tell_here(live, line)
        if self.shared and seat is not None:
            with suppress(Unavailable):
                await self.log.vouch([(room, seat)], self.now(live) + BELIEVED)
        return place

    async def read_ahead(self, live: Live, hello: Hello) -> None:
        """Read what the greeting will probably need while the table goes on: else it would have to wait for it."""
        if (room := live.room) is not None:
            with suppress(Refused):  # if so, that is decided when nothing moves
                seat = viewer_of(room, hello.key)
                for kind in needed(live, room, seat, hello):
                    await self.readings.of(room, kind, seat)

    def leave(self, place: Place, line: Line) -> None:
        """A line is gone; the seat stays whose it is."""
        live = place.live
        live.lines.pop(line, None)
        LINES.dec()
        if place.seat is not None:
            live.seen[place.seat] = self.time.now()
        live.used = self.time.now()
        self.tell_here(live)
        self.changed(live)


async def greet(place: Place, hello: Hello, line: Line, readings: Readings) -> None:
    """Send the frames that a viewer has not, or the state as it is now."""
    frames, room, seat = await missed(place, hello, readings), place.room, place.seat
    if frames is None:
        if hello.have is not None:
            line.send(refusal(None, Refused("wire.stream"), line.lang))
        past = await readings.of(room, Past, seat)
        frames = [telling.state(room, seat, head_of(place.live, room, seat), past.shown)]
    for data in frames:
        line.send(data)


async def missed(place: Place, hello: Hello, readings: Readings) -> list[bytes] | None:
    """The frames after those that a viewer has; None if it has none, or such as are of no stream of its own."""
    live, room, seat = place.live, place.room, place.seat
    if seat is None and None not in live.heads:
        live.heads[None] = (await readings.of(room, Stream, seat)).head
    if hello.have is None:
        return None
    head = head_of(live, room, seat)
    frames = live.missed(seat, hello.have, hello.hash, head)
    if frames is None:
        stream = await readings.of(room, Stream, seat)
        frames = stream.since(hello.have, hello.hash) if stream.head == head else None
    return frames


def needed(live: Live, room: Room, seat: int | None, hello: Hello) -> list[type[Reading]]:
    """What must be read of the log for this greeting, as far as one can tell now."""
    if hello.have is None:
        return [Stream, Past] if seat is None and None not in live.heads else [Past]
    if seat is None and None not in live.heads:
        return [Stream]
    return [Stream] if live.missed(seat, hello.have, hello.hash, head_of(live, room, seat)) is None else []


def head_of(live: Live, room: Room, seat: int | None) -> Head:
    """Where a viewer's stream stands."""
    return live.heads[None] if seat is None else room.seats[seat].head


def viewer_of(room: Room, key: str | None) -> int | None:
    """The seat that a key opens; without a key, one who watches, where the table allows it."""
    if key is not None:
        seat = room.seat_of(lock(key))
        if seat is None:
            raise Refused("house.key")
        return seat
    if not room.can_be_watched:
        raise Refused("house.spectators")
    return None
