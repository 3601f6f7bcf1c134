"""What a server that nobody disturbs makes of the same store: every entry told as it comes, to everybody."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, cast

from forno.server.bus.local import LocalBus
from forno.server.live import Live
from forno.server.log.base import Log, Row
from forno.server.reception import Reception
from forno.server.room import Room
from forno.server.settings import Settings
from forno.server.telling import NOBODY
from lab.checker import Stored, Stream
from lab.simulation.people import Guest, seen
from lab.simulation.store import Store


class Still:
    """The store as it is, at once."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, room: str, after: int = 0) -> list[Row]:
        return self.store.rows.get(room, [])[after:]


class Listener:
    """A line that only hears."""

    def __init__(self) -> None:
        self.lang = "en"
        self.latency: int | None = None
        self.frames: list[str] = []

    def send(self, *messages: bytes) -> None:
        self.frames += [data.decode() for data in messages]

    def end(self, data: bytes) -> None:
        """It stays."""


def stored(store: Store) -> list[Stored]:
    return [Stored(room, row.seq, row.command, row.body.decode()) for room, rows in store.rows.items() for row in rows]


async def replay(store: Store, guests: Sequence[Guest]) -> tuple[dict[str, Stream], list[str]]:
    """What each client should have been told, and what is wrong with the room."""
    if not guests:
        return {}, []
    house = Reception(cast("Log", Still(store)), LocalBus(), Settings())
    live = Live(guests[0].seat.room, 0)
    live.room = Room(live.name)
    live.heads[None] = NOBODY
    listeners = {guest: Listener() for guest in guests}
    live.lines |= {listeners[guest]: guest.seat.number for guest in guests}
    try:
        await house.follow(live, live.room)
        faults = [*overdue(live.room), *missed(live.room, guests)]
    except Exception as error:
        faults = [f"the log cannot be replayed: {error!r}"]
    told = {name_of(guest): Stream(heard.frames, end_of(heard.frames)) for guest, heard in listeners.items()}
    return told, faults


def overdue(room: Room) -> list[str]:
    """All had time to come to rest: whoever owes something now is a person."""
    if room.status != "playing":
        return []
    if room.window:
        return ["the time for jumping in never ends"]
    seat = room.playing.seat
    return [f"the house owes a move for seat {seat} and does not make it"] if room.seats[seat].plays_itself else []


def missed(room: Room, guests: Sequence[Guest]) -> list[str]:
    """All have come back: nobody counts as absent."""
    seated = [guest for guest in guests if guest.seat.number is not None]
    return [
        f"{name_of(guest)} is here and counts as absent" for guest in seated if room.seats[guest.seat.number or 0].away
    ]


def name_of(guest: Guest) -> str:
    name: str = guest.seat.client.name  # type: ignore[attr-defined]
    return name


def end_of(frames: Sequence[str]) -> str:
    """What somebody sees who was told all of it."""
    table: dict[str, Any] = {}
    game: dict[str, Any] | None = None
    for told in map(json.loads, frames):
        table, game = told.get("room") or table, told.get("game") or game
    return seen(table, game)
