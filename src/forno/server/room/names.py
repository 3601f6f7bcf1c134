"""Names at a table."""

from __future__ import annotations

from itertools import chain

from forno import bots
from forno.core.errors import Refused
from forno.server.room.state import Room

LONGEST_NAME = 24
BOT_NAMES = (
    "Pina", "Gino", "Rosa", "Nino", "Lina", "Tito", "Mina", "Ugo", "Dora", "Elio", "Ivo", "Zita",
)  # fmt: skip


def check_name(room: Room, name: str) -> None:
    """One to 24 visible characters that no other name at the table has; colons and commas are for records."""
    name = name.strip()
    taken = any(seat.name.casefold() == name.casefold() for seat in room.seats)
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or set(name) & {":", ","} or taken:
        raise Refused("house.name", most=LONGEST_NAME)


def check_level(level: str) -> None:
    if level not in bots.levels():
        raise Refused("house.bot", level=level, levels=", ".join(bots.levels()))


def name_for_bot(room: Room) -> str:
    """The first name that nobody has."""
    taken = {seat.name.casefold() for seat in room.seats}
    numbered = (f"{name} {number}" for number in range(2, 99) for name in BOT_NAMES)
    return next(name for name in chain(BOT_NAMES, numbered) if name.casefold() not in taken)
