"""The columns of the pizza games' mask: one for each simple move, then one for each value of a field of a code.

A set of cards is chosen field by field: numbers by kind (or one total), then cards by kind; a series by the number and
the name of each quartet. Kernel language.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Move
from forno.kernel.pizza.codes import code_sort
from forno.kernel.pizza.decks import KINDS
from forno.kernel.pizza.state import COMMIT_SORT, GIVE_SORT, NUMBER_SORT, NUMBERS_SHIFT, SERIES_SORT, SIMPLE_END

SIMPLE_COLUMNS: Final = SIMPLE_END
TOTAL_FIELD: Final = KINDS
CARDS_FIELD: Final = KINDS + 1
SERIES_FIELD: Final = CARDS_FIELD + KINDS
FIELDS: Final = SERIES_FIELD + 6
FIELD_SHIFT: Final = (
    *(NUMBERS_SHIFT + 3 * kind for kind in range(KINDS)),
    NUMBERS_SHIFT,
    *(6 * kind for kind in range(KINDS)),
    *(5, 0, 13, 8, 21, 16),
)
FIELD_SIZE: Final = (*(8,) * KINDS, 64, *(64,) * KINDS, *(8, 32, 8, 32, 8, 32))
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
    sort = code_sort(code)
    if sort == SERIES_SORT:
        return SERIES_FIELD
    if sort == GIVE_SORT:
        return CARDS_FIELD
    return TOTAL_FIELD if sort in (NUMBER_SORT, COMMIT_SORT) else 0


def end_field(code: Move) -> int:
    """Return the field after the last of a code."""
    return FIELDS if code_sort(code) == SERIES_SORT else SERIES_FIELD


def field_value(code: Move, field: int) -> int:
    """Return the value of a field of a code; 0 for the total of one that has numbers by kind."""
    if field == TOTAL_FIELD and first_field(code) != TOTAL_FIELD:
        return 0
    return code >> FIELD_SHIFT[field] & (FIELD_SIZE[field] - 1)
