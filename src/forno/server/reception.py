"""Reception: greets lines, gives them what they missed, and lets them go."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from forno.core.errors import Refused
from forno.server import archive, telling
from forno.server.contract import Line
from forno.server.counsel import Counsel
from forno.server.library import aside
from forno.server.live import BELIEVED, Live
from forno.server.log.base import Row, Unavailable
from forno.server.metrics import LINES
from forno.server.protocol import VERSION, Hello
from forno.server.refusals import refusal
from forno.server.room import ComeBack, Room, lock
from forno.server.room.entry import Head


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
        async with live.lock:
            true = await self.fresh(live)
            if self.shared:
                await self.follow(live, true)  # through another process this line may have been told more
            seat = viewer_of(true, hello.key)
            if seat is not None and true.seats[seat].away:
                await self.commit(live, ComeBack(seat), None, f"back:{true.seq + 1}")
                true = await self.fresh(live)
            line.send(telling.welcome(VERSION, seat, self.now(live)))
            for data in await self.missed(live, true, seat, hello, line):
                line.send(data)
            live.lines[line] = seat
            LINES.inc()
            self.tell_here(live)
        if self.shared and seat is not None:
            with suppress(Unavailable):
                await self.log.vouch([(room, seat)], self.now(live) + BELIEVED)
        return Place(live, seat)

    async def missed(self, live: Live, room: Room, seat: int | None, hello: Hello, line: Line) -> list[bytes]:
        """The frames that a viewer has not, or the state as it is now."""
        if seat is None and None not in live.heads:
            rows = await self.rows(live, room)
            live.heads[None] = (await aside(rows, archive.stream, live.name, rows, None))[1]
        head = live.heads[None] if seat is None else room.seats[seat].head
        if hello.have is not None:
            frames = live.missed(seat, hello.have, hello.hash, head)
            if frames is None:
                frames = await self.made_anew(live, room, seat, hello, head)
            if frames is not None:
                return frames
            line.send(refusal(None, Refused("wire.stream"), line.lang))
        rows = await self.rows(live, room)
        return [telling.state(room, seat, head, await aside(rows, archive.past, live.name, rows, seat))]

    async def rows(self, live: Live, room: Room) -> list[Row]:
        """The log as far as this process has followed it; what came since will be told as news."""
        return [row for row in await self.log.read(live.name) if row.seq <= room.seq]

    async def made_anew(self, live: Live, room: Room, seat: int | None, hello: Hello, head: Head) -> list[bytes] | None:
        """The same bytes as then, from the log; None if what the line has is not of this stream."""
        rows = await self.rows(live, room)
        made, end = await aside(rows, archive.stream, live.name, rows, seat)
        assert hello.have is not None
        chain = ""
        for data in made[: hello.have]:
            chain = telling.next_hash(chain, data)
        return made[hello.have :] if hello.have <= len(made) and chain == hello.hash and end == head else None

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
