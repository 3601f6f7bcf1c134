"""Deciding and doing: the two halves of a command. Both are pure but for the room that they are given.

`check` raises the rule that refuses a deed; `happen` does it. Each sort of deed registers both, side by side.
"""

from __future__ import annotations

from functools import singledispatch
from typing import Any

from forno.core.errors import Refused
from forno.server.room.log_entry import Declined, Deed, Entry
from forno.server.room.state import Happened, Room


@singledispatch
def check(deed: Any, room: Room, seat: int | None) -> None:
    """Raise the rule that refuses this deed of a seat, or of nobody in particular."""
    raise NotImplementedError(type(deed).__name__)


@singledispatch
def happen(deed: Any, room: Room, entry: Entry, happened: Happened) -> None:
    """Do what was decided."""
    raise NotImplementedError(type(deed).__name__)


def decide(
    room: Room, deed: Deed, seat: int | None, at: int, *, salt: str = "", rules: int = 0, reaction: int = 0
) -> Entry:
    """The entry that this deed would be, with the refusal if a rule refuses it."""
    try:
        check(deed, room, seat)
    except Refused as refused:
        return Entry(at, deed, seat, refused=Declined.by(refused))
    return Entry(at, deed, seat, salt, rules, reaction)


def apply(room: Room, entry: Entry) -> Happened:
    """The room moves on by one entry."""
    happened = Happened()
    if entry.refused is None:
        happen(entry.deed, room, entry, happened)
    room.seq += 1
    room.at = entry.at
    return happened


def follow(room: Room, entry: Entry) -> Happened:
    """The same for an entry that was told before: where the streams stand is written in it."""
    happened = apply(room, entry)
    for number, (n, last) in entry.heads.items():
        room.seats[number].n, room.seats[number].hash = n, last
    return happened


# --- what many checks ask


def need_seat(room: Room, seat: int | None) -> int:
    """Who only watches does not act. (house.sit)"""
    if seat is None:
        raise Refused("house.sit")
    return seat


def need_host(room: Room, seat: int | None) -> None:
    """Some things only the host does; while the host is away, anybody who plays. (house.host)"""
    if need_seat(room, seat) != room.host and not room.seats[room.host].away:
        raise Refused("house.host")
