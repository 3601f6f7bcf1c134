"""The columns of SOLO's mask: one for each simple move, then one for each value of a field of a triple's code.

A triple is chosen field by field: its number, its cards of each colour, the card that goes first, the one that ends up
on top, and the call. Kernel language.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Move
from forno.kernel.solo.state import TRIPLE_MOVE

SIMPLE_COLUMNS: Final = TRIPLE_MOVE
FIELDS: Final = 5
FIELD_DIVISOR: Final = (2592, 32, 8, 2, 1)
FIELD_SIZE: Final = (9, 81, 4, 4, 2)
FIELD_COLUMN: Final = tuple(SIMPLE_COLUMNS + sum(FIELD_SIZE[:field]) for field in range(FIELDS))
"""By field: the column of its value 0."""
MASK_WIDTH: Final = SIMPLE_COLUMNS + sum(FIELD_SIZE)


def mask_width() -> int:
    """Return how many columns a mask has."""
    return MASK_WIDTH


def simple_columns() -> int:
    """Return how many of them are simple moves."""
    return SIMPLE_COLUMNS


def fields() -> int:
    """Return how many fields the codes of all sorts have."""
    return FIELDS


def field_column(field: int) -> int:
    """Return the column of a field's value 0."""
    return FIELD_COLUMN[field]


def first_field(code: Move) -> int:
    """Return the first field of a code."""
    return 0


def end_field(code: Move) -> int:
    """Return the field after the last of a code."""
    return FIELDS


def field_value(code: Move, field: int) -> int:
    """Return the value of a field of a code."""
    return (code - TRIPLE_MOVE) // FIELD_DIVISOR[field] % FIELD_SIZE[field]
