"""Reception: greets lines, gives them what they missed, and lets them go."""

from __future__ import annotations

from contextlib import suppress
from typing import TypeVar

import msgspec

from forno.core.errors import Refused
from forno.server import telling
from forno.server.contract import Line
from forno.server.counsel import Counsel
from forno.server.library import aside
from forno.server.live import BELIEVED, Live
from forno.server.log.base import Unavailable
from forno.server.metrics import LINES
from forno.server.protocol import VERSION, Hello
from forno.server.reading import Past, Reading, Stream
from forno.server.refusals import refusal
from forno.server.room import ComeBack, Room, lock
from forno.server.room.entry import Head

AnyReading = TypeVar("AnyReading", bound=Reading)


class Place(msgspec.Struct):
    """Where a line is attached."""

    live: Live
    seat: int | None


class Reception(Counsel):
    """The house as sockets know it: `forno.server.contract.House`."""

    async def enter(self, room: str, hello: Hello, line: Line) -> Place:
        """A line is attached once it has all that its viewer was told before; the lock keeps news waiting meanwhile."""
        if hello.version != VERSION:
            raise Refused("wire.version")
        live = await self.live(room)
        ahead = await self.read_ahead(live, hello)
        async with live.lock:
            true = await self.fresh(live)
            if self.shared:
                await self.follow(live, true)  # through another process this line may have been told more
            seat = viewer_of(true, hello.key)
            if seat is not None and true.seats[seat].away:
                await self.commit(live, ComeBack(seat), None, f"back:{true.seq + 1}")
                true = await self.fresh(live)
            line.send(telling.welcome(VERSION, seat, self.now(live)))
            for data in await self.missed(live, true, seat, hello, line, ahead):
                line.send(data)
            live.lines[line] = seat
            LINES.inc()
            self.tell_here(live)
        if self.shared and seat is not None:
            with suppress(Unavailable):
                await self.log.vouch([(room, seat)], self.now(live) + BELIEVED)
        return Place(live, seat)

    async def read_ahead(self, live: Live, hello: Hello) -> dict[type[Reading], Reading]:
        """Read what the greeting will probably need while the table goes on: else it would have to wait for it."""
        ahead: dict[type[Reading], Reading] = {}
        if (room := live.room) is not None:
            with suppress(Refused):  # if so, that is decided when nothing moves
                seat = viewer_of(room, hello.key)
                for kind in needed(live, room, seat, hello):
                    ahead[kind] = await self.go_on(kind(live.name, seat), room)
        return ahead

    async def go_on(self, reading: AnyReading, room: Room) -> AnyReading:
        """Read on as far as this process has followed the log; what came since will be told as news."""
        if (last := room.seq) == reading.room.seq:
            return reading
        rows = [row for row in await self.log.read(room.room, reading.room.seq) if row.seq <= last]
        return await aside(rows, reading.read, rows)

    async def missed(
        self, live: Live, room: Room, seat: int | None, hello: Hello, line: Line, ahead: dict[type[Reading], Reading]
    ) -> list[bytes]:
        """The frames that a viewer has not, or the state as it is now."""

        async def read(kind: type[AnyReading]) -> AnyReading:
            begun = ahead.get(kind)
            if not isinstance(begun, kind) or begun.viewer != seat or begun.room.seq > room.seq:
                begun = kind(live.name, seat)
            return await self.go_on(begun, room)

        if seat is None and None not in live.heads:
            live.heads[None] = (await read(Stream)).head
        head = head_of(live, room, seat)
        if hello.have is not None:
            frames = live.missed(seat, hello.have, hello.hash, head)
            if frames is None:
                stream = await read(Stream)
                frames = stream.since(hello.have, hello.hash) if stream.head == head else None
            if frames is not None:
                return frames
            line.send(refusal(None, Refused("wire.stream"), line.lang))
        return [telling.state(room, seat, head, (await read(Past)).shown)]

    def leave(self, place: Place, line: Line) -> None:
        """A line is gone; the seat stays whose it is."""
        live = place.live
        if live.lines.pop(line, 0) is None and None not in live.lines.values():
            live.heads.clear()
            live.recent.pop(None, None)
        LINES.dec()
        if place.seat is not None:
            live.seen[place.seat] = self.time.now()
        live.used = self.time.now()
        self.tell_here(live)
        self.changed(live)


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
