"""Plays of three or more cards of one number, as codes. (solo.triples)

A code has the number, how many cards of each colour (0 to 2), the colours of the first and the last card, and whether
SOLO is called. The cards lie down as the first, the others in the order of the colours, and the last. Kernel language.
"""

from __future__ import annotations

from forno.kernel.language import Block, Moves
from forno.kernel.solo.state import (
    HANDS,
    KINDS,
    NUMBER_RANKS,
    RANKS,
    SIZES,
    TRIPLE_MOVE,
    demand_of,
    fits,
)


def triple_code(rank: int, counts: int, first: int, last: int, solo: int) -> int:
    """Return the number of such a play; `counts` has a digit of base 3 for each colour, the first one lowest."""
    return TRIPLE_MOVE + (((rank * 81 + counts) * 4 + first) * 4 + last) * 2 + solo


def triple_solo(move: int) -> int:
    """Tell whether SOLO is called."""
    return (move - TRIPLE_MOVE) % 2


def triple_last(move: int) -> int:
    """Return the colour that ends up on top."""
    return (move - TRIPLE_MOVE) // 2 % 4


def triple_first(move: int) -> int:
    """Return the colour of the card that must fit."""
    return (move - TRIPLE_MOVE) // 8 % 4


def triple_counts(move: int) -> int:
    """Return the cards of each colour."""
    return (move - TRIPLE_MOVE) // 32 % 81


def triple_rank(move: int) -> int:
    """Return the number that all cards show, from 0."""
    return (move - TRIPLE_MOVE) // 2592


def digit(counts: int, colour: int) -> int:
    """Return how many cards of a colour there are."""
    for _ in range(colour):
        counts = counts // 3
    return counts % 3


def triple_size(move: int) -> int:
    """Return how many cards are played."""
    return counts_size(triple_counts(move))


def counts_size(counts: int) -> int:
    """Return how many cards there are in all colours."""
    return counts % 3 + counts // 3 % 3 + counts // 9 % 3 + counts // 27


def triple_card(t: Block, move: int, at: int) -> int:
    """Return a card of the play, in the order in which they lie down."""
    counts = triple_counts(move)
    first = triple_first(move)
    last = triple_last(move)
    if at == 0:
        return first * RANKS + triple_rank(move)
    if at == counts_size(counts) - 1:
        return last * RANKS + triple_rank(move)
    left = at - 1
    here = 0
    for colour in range(4):
        here = digit(counts, colour)
        if colour == first:
            here -= 1
        if colour == last:
            here -= 1
        if left < here:
            return colour * RANKS + triple_rank(move)
        left -= here
    return 0


def list_triples(t: Block, seat: int, moves: Moves, count: int) -> int:
    """Append the plays of three or more cards; return the new count. (solo.triples)"""
    held = [0] * 4
    total = 0
    for rank in range(NUMBER_RANKS):
        total = 0
        for colour in range(4):
            held[colour] = t[HANDS + KINDS * seat + colour * RANKS + rank]
            total += held[colour]
        if total >= 3:
            count = list_sets(t, seat, rank, held, moves, count)
    return count


def list_sets(t: Block, seat: int, rank: int, held: Block, moves: Moves, count: int) -> int:
    """Append the plays of one number: sets in the order of counting, the first colour being the lowest digit."""
    is_held = 1
    for counts in range(81):
        is_held = 1
        for colour in range(4):
            if digit(counts, colour) > held[colour]:
                is_held = 0
        if is_held and counts_size(counts) >= 3:
            count = list_orders(t, seat, rank, counts, moves, count)
    return count


def list_orders(t: Block, seat: int, rank: int, counts: int, moves: Moves, count: int) -> int:
    """Append a set once for each card that may end up on top, the lowest card that fits going first."""
    first = 0
    called = counts_size(counts) == t[SIZES + seat] - 1
    for last in range(4):
        if digit(counts, last) > 0:
            first = first_fitting(t, rank, counts, last)
            if first >= 0:
                if called:
                    moves[count] = triple_code(rank, counts, first, last, 1)
                    count += 1
                moves[count] = triple_code(rank, counts, first, last, 0)
                count += 1
    return count


def first_fitting(t: Block, rank: int, counts: int, last: int) -> int:
    """Return the lowest colour that fits among the cards besides the last; -1 if none does."""
    demand = demand_of(t)
    here = 0
    for colour in range(4):
        here = digit(counts, colour)
        if colour == last:
            here -= 1
        if here > 0 and fits(demand, colour * RANKS + rank):
            return colour
    return -1
