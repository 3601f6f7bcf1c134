"""Codes of moves that name sets of cards: the sort, numbers by kind or one number, and cards. Kernel language.

Six bits for each kind of the cards (singles, then doubles), three bits for each kind of a way or a request. A series
has eight bits for each quartet that is laid: its name and its number.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, Move, Word
from forno.kernel.pizza.decks import KINDS
from forno.kernel.pizza.state import DOUBLE_UNIT_SHIFT, NUMBERS_SHIFT, SORT_SHIFT

LANES: Final = sum(1 << 6 * kind for kind in range(KINDS))
SINGLE_BITS: Final = 15 * LANES
DOUBLE_BITS: Final = 3 * LANES
CARD_BITS: Final = 63 * LANES


def coded(sort: int) -> Move:
    """Return the code of a move of this sort that names nothing."""
    code: Move = sort
    return code << SORT_SHIFT


def with_card(code: Move, kind: int, singles: int, doubles: int) -> Move:
    """Add cards of a kind to a code."""
    part: Move = singles + 16 * doubles
    return code + (part << 6 * kind)


def with_number(code: Move, kind: int, number: int) -> Move:
    """Add a number of a kind to a code."""
    part: Move = number
    return code + (part << (NUMBERS_SHIFT + 3 * kind))


def with_total(code: Move, total: int) -> Move:
    """Add one number to a code."""
    part: Move = total
    return code + (part << NUMBERS_SHIFT)


def with_double_unit(code: Move) -> Move:
    """Mark that the numbers count double cards."""
    part: Move = 1
    return code + (part << DOUBLE_UNIT_SHIFT)


def code_sort(move: Move) -> int:
    """Return the sort of a code; 0 for a simple move."""
    return move >> SORT_SHIFT


def code_singles(move: Move, kind: int) -> int:
    """Return the singles of a kind in a code."""
    return move >> 6 * kind & 15


def code_doubles(move: Move, kind: int) -> int:
    """Return the doubles of a kind in a code."""
    return move >> (6 * kind + 4) & 3


def code_number(move: Move, kind: int) -> int:
    """Return the number of a kind in a code."""
    return move >> (NUMBERS_SHIFT + 3 * kind) & 7


def code_total(move: Move) -> int:
    """Return the one number of a code."""
    return move >> NUMBERS_SHIFT & 0xFFFF


def code_size(move: Move) -> int:
    """Return how many cards a code names: singles and doubles of all kinds, added up side by side."""
    lanes: Word = (move & SINGLE_BITS) + (move >> 4 & DOUBLE_BITS)
    return lanes * LANES >> 30 & 63


def is_same_cards(one: Move, other: Move) -> int:
    """Tell whether two codes name the same cards."""
    return ((one ^ other) & CARD_BITS) == 0


def read_cards(move: Move, cards: Block, first: int) -> None:
    """Write the cards of a code as counts, from a place in a block on."""
    for kind in range(KINDS):
        cards[first + 2 * kind] = code_singles(move, kind)
        cards[first + 2 * kind + 1] = code_doubles(move, kind)


def with_quartet(code: Move, at: int, name: int, number: int) -> Move:
    """Add a quartet and its number to the code of a series."""
    part: Move = name + 32 * number
    return code + (part << 8 * at)


def series_name(move: Move, at: int) -> int:
    """Return the name of a quartet in the code of a series."""
    return move >> 8 * at & 31


def series_number(move: Move, at: int) -> int:
    """Return the number of a quartet in the code of a series; 0 if there are fewer."""
    return move >> (8 * at + 5) & 7
