"""Fields of observations: what each is called, its shape and bounds, what it means, and which function writes it.

A family lists its fields once, in `observation`; the layout, its offsets in the kernel, the specification for programs
and the page of the documentation come from those lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

import msgspec

NAMES = -1
"""A dimension of a field: the order names of the game, which differ in number."""


class Field(msgspec.Struct, frozen=True):
    """A field as a family lists it. A field of the seats' memory has this shape for each seat."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    writer: str
    """The function of the kernel that writes it."""

    def sized(self, names: int) -> tuple[int, ...]:
        """Return the shape in a game with so many order names."""
        return tuple(names if size == NAMES else size for size in self.shape)


class Fields(msgspec.Struct, frozen=True):
    """All fields of a family, in the order of an observation."""

    open: tuple[Field, ...]
    """Fields of the open things and of the viewer's own cards: always there."""
    table_memory: tuple[Field, ...]
    """Fields of the memory of the table."""
    seat_memory: tuple[Field, ...]
    """Fields of the memory of a seat: a record for each seat, one after the other."""


class PlacedField(msgspec.Struct, frozen=True):
    """A field in the observations of one game, for so many players."""

    name: str
    shape: tuple[int, ...]
    first: int
    """The column of its first number."""
    stride: int
    """The columns from one seat to the next in the seats' memory, whose fields do not lie together; 0 for others."""
    low: int
    high: int
    about: str
    memory: bool
    """Whether it is there only where memory is asked for."""


def first_of(fields: Sequence[Field], name: str, start: int = 0) -> int:
    """Return where a field begins in a list of fields none of which depends on the game."""
    for field in fields:
        if field.name == name:
            return start
        start += prod(field.shape)
    raise KeyError(name)


def size_of(fields: Sequence[Field], names: int = 0) -> int:
    """Return how many numbers such fields have together."""
    return sum(prod(field.sized(names)) for field in fields)


def place_fields(fields: Fields, players: int, names: int, *, memory: bool) -> list[PlacedField]:
    """Lay out the fields of a family."""
    placed, at = [], 0
    for field in (*fields.open, *(fields.table_memory if memory else ())):
        shape = field.sized(names)
        placed.append(
            PlacedField(field.name, shape, at, 0, field.low, field.high, field.about, at >= size_of(fields.open))
        )
        at += prod(shape)
    stride = size_of(fields.seat_memory, names)
    for field in fields.seat_memory if memory else ():
        shape = field.sized(names)
        placed.append(PlacedField(field.name, (players, *shape), at, stride, field.low, field.high, field.about, True))
        at += prod(shape)
    return placed


def width_of(fields: Fields, players: int, names: int, *, memory: bool) -> int:
    """Return how many numbers an observation has."""
    remembered = size_of(fields.table_memory) + players * size_of(fields.seat_memory, names)
    return size_of(fields.open) + (remembered if memory else 0)
