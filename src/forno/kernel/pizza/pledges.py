"""Sets of cards that the asker of a request may hold for it: `Need.could_pledge` on a block. Kernel language.

A set is one number: five bits for each kind, three for its singles and two for its doubles.
"""

from __future__ import annotations

from math import prod
from typing import Final

from forno.kernel.language import Block
from forno.kernel.pizza.decks import (
    BY_DOUBLES,
    BY_NUMBER,
    CARDS,
    DECK_COUNTS,
    GAME_ROOM,
    GAMES,
    KINDS,
    ORDER_FIRST_WAY,
    ORDER_WAYS,
    WAY_NUMBERS,
)
from forno.kernel.pizza.need import column_lack, covers_of_kind, doubles_of_cover, lack_of
from forno.kernel.pizza.state import DECK, NEED_COUNT, NEED_SORT


def _most_covers(doubles: int, number: int) -> int:
    """In how many ways a deck with so many doubles of a kind can cover what is missing of a number, at most."""
    return 1 + min(doubles, (number + 1) // 2)


def _most_sets_of(game: int) -> int:
    """The number of sets that no request of a game exceeds."""
    counts = [DECK_COUNTS[(game * 7 + players) * CARDS : (game * 7 + players + 1) * CARDS] for players in range(7)]
    doubles = [max(count[2 * kind + 1] for count in counts) for kind in range(KINDS)]
    by_table = KINDS * prod(1 + double for double in doubles)
    by_order = [
        sum(
            prod(_most_covers(doubles[kind], WAY_NUMBERS[way * KINDS + kind]) for kind in range(KINDS))
            for way in range(ORDER_FIRST_WAY[place], ORDER_FIRST_WAY[place] + ORDER_WAYS[place])
        )
        for place in range(game * GAME_ROOM, (game + 1) * GAME_ROOM)
    ]
    return max(by_table, *by_order)


MOST_SETS: Final = max(map(_most_sets_of, range(GAMES)))
"""No request leaves more sets open, whatever is on the table, asked for, and held: each way of an order by itself, all
covers of each of its kinds. A need that depends on the table has a way for each kind at most; one of anything chooses
doubles. docs/kernel.md tells it."""


def set_count(held: int, card: int) -> int:
    """Return how many of a card are in a set."""
    if card % 2:
        return held >> (5 * (card // 2) + 3) & 3
    return held >> 5 * (card // 2) & 7


def set_size(held: int) -> int:
    """Return how many cards a set has."""
    size = 0
    for card in range(CARDS):
        size += set_count(held, card)
    return size


def less_card(held: int, card: int) -> int:
    """Return a set with one card less, if it has such a card."""
    if set_count(held, card) == 0:
        return held
    return held - (1 << (5 * (card // 2) + 3 * (card % 2)))


def add_pledges(t: Block, request: Block, size: int, sets: Block, first: int) -> int:
    """Write every set that the asker of the job may hold, from a place on; return how many there are.

    0 if the hand need not have anything; MOST_SETS at most.
    """
    count = 0
    if t[NEED_SORT] == BY_NUMBER:
        return add_double_pledges(t, request, size, sets, first)
    for way in range(t[NEED_COUNT]):
        if is_whole_lack(t, way, request):
            return 0
    for way in range(t[NEED_COUNT]):
        count = add_way_pledges(t, way, request, size, sets, first, count)
    return count


def is_whole_lack(t: Block, way: int, request: Block) -> int:
    """Does a request ask for all that a way lacks?"""
    for kind in range(KINDS):
        if lack_of(t, way, kind) != request[kind]:
            return 0
    return 1


def add_way_pledges(t: Block, way: int, request: Block, size: int, sets: Block, first: int, count: int) -> int:
    """Add the sets of one way that are not there yet; return how many there are now."""
    sort = t[NEED_SORT]
    lacks = [0] * 6
    choices = [0] * 6
    digits = [0] * 6
    doubles = 0
    held = 0
    at = 0
    for kind in range(KINDS):
        lacks[kind] = lack_of(t, way, kind) - request[kind]
        if lacks[kind] < 0:
            return count
        choices[kind] = covers_of_kind(sort, t[DECK + 2 * kind], t[DECK + 2 * kind + 1], lacks[kind])
        if choices[kind] == 0:
            return count
    while at >= 0:
        held = 0
        for kind in range(KINDS):
            doubles = doubles_of_cover(sort, t[DECK + 2 * kind], t[DECK + 2 * kind + 1], lacks[kind], digits[kind])
            held += (8 * doubles) << 5 * kind
            if sort != BY_DOUBLES:
                held += max(0, lacks[kind] - 2 * doubles) << 5 * kind
        if set_size(held) <= size and not has_set(sets, first, count, held):
            sets[first + count] = held
            count += 1
        at = KINDS - 1
        while at >= 0:
            digits[at] += 1
            if digits[at] < choices[at]:
                break
            digits[at] = 0
            at -= 1
    return count


def has_set(sets: Block, first: int, count: int, held: int) -> int:
    """Is a set among these?"""
    for at in range(count):
        if sets[first + at] == held:
            return 1
    return 0


def add_double_pledges(t: Block, request: Block, size: int, sets: Block, first: int) -> int:
    """For a need of anything: with so few cards some of them must be doubles. (order.bombastica)"""
    doubles = column_lack(t) - size
    digits = [0] * 6
    count = 0
    held = 0
    chosen = 0
    at = 0
    for kind in range(KINDS):
        doubles -= request[kind]
    if doubles <= 0:
        return 0
    while at >= 0:
        held = 0
        chosen = 0
        for kind in range(KINDS):
            chosen += digits[kind]
            held += (8 * digits[kind]) << 5 * kind
        if chosen == doubles:
            sets[first + count] = held
            count += 1
        at = KINDS - 1
        while at >= 0:
            digits[at] += 1
            if digits[at] <= min(t[DECK + 2 * at + 1], doubles):
                break
            digits[at] = 0
            at -= 1
    return count
