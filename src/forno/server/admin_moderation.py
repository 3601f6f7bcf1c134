"""Moderation by the operator: removing and banning people, resolving reports, announcing something to everybody.

All of it works while servers run: they find the entry in the log of the room, or the record in the store, in seconds.
"""

from __future__ import annotations

import time

from forno.core.errors import Refused, Unreadable
from forno.server.admin import commit_as_operator
from forno.server.room import LiftBans, RemovePerson, Room
from forno.server.settings import Settings
from forno.server.store.base import Store

MAX_ANNOUNCEMENT_CHARS = 300


async def remove_person(
    store: Store, settings: Settings, name: str, *, seat: int | None = None, person: int | None = None, ban: bool
) -> tuple[int, str]:
    """Remove the person at a seat, counted from 1, or a person by number; the number, and the name unless they have
    gone already. With a ban they cannot return."""
    number, called = 0, ""

    def choose(room: Room) -> RemovePerson:
        nonlocal number, called
        number = person_at(room, seat, ban=ban) if person is None else person
        called = room.text(room.person(number).name) if room.is_here(number) else ""
        return RemovePerson(number, ban)

    await commit_as_operator(store, settings, name, choose)
    return number, called


def person_at(room: Room, seat: int | None, *, ban: bool) -> int:
    """The person at a seat, counted from 1; for a ban, where nobody is, who had it last in this game. (house.person)"""
    if seat is None or not 1 <= seat <= len(room.seats):
        raise Unreadable(f"this table has the seats 1 to {len(room.seats)}", room.name)
    held = room.seats[seat - 1].person_id
    if held is None and ban:
        held = next((one.person for one in reversed(room.held) if one.seat == seat - 1), None)
    if held is None:
        raise Refused("house.person")
    return held


async def lift_bans(store: Store, settings: Settings, name: str) -> None:
    """Let everybody come back who was banned from a room."""
    try:
        await commit_as_operator(store, settings, name, lambda _: LiftBans())
    except Refused:
        raise Unreadable("nobody is banned from this table", name) from None
    await store.moderation.lift_bans(name)


async def announce(store: Store, text: str) -> None:
    """Show a line to everybody on this server, now and from now on; an empty one takes it away."""
    line = " ".join(text.split())
    if len(line) > MAX_ANNOUNCEMENT_CHARS or not line.isprintable():
        raise Unreadable(f"an announcement is one line of at most {MAX_ANNOUNCEMENT_CHARS} visible characters")
    await store.moderation.announce(line, int(time.time() * 1000))
