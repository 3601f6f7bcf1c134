"""Observations of a pizza table by a seat, as numbers in named fields: its own cards, the open things, and its memory.

Other seats are counted from the viewer on in the order of the seats, the viewer being 0; -1 is nobody. Orders are
numbers of their names in the list of the game (`forno.kernel.pizza.decks.ORDER_NAMES`). Kernel language.
"""

from __future__ import annotations

from forno.kernel.language import Block, Row, lowest, popcount
from forno.kernel.pizza.decks import CARDS, DECK_ROOM, KINDS, ORDER_NAME, SERVED_HIDDEN
from forno.kernel.pizza.layout import (
    MOST_OPEN,
    SEEN_GAME,
    SEEN_HAND,
    SEEN_HELD,
    SEEN_JOB,
    SEEN_JOB_SEAT,
    SEEN_OPEN,
    SEEN_PHASE,
    SEEN_PLEDGE,
    SEEN_REQUEST,
    SEEN_SEATS,
    SEEN_TABLE,
    SEEN_TOP,
    SEEN_USED,
    SEEN_WAY,
)
from forno.kernel.pizza.need import way_number
from forno.kernel.pizza.recall import recall
from forno.kernel.pizza.state import (
    ANSWERING_DUEL,
    ASKED,
    CHEF,
    CHEF_CARD,
    COLOURS,
    COLUMNS,
    EMPTYING,
    FIRST_ORDER,
    GAME,
    GONE,
    HANDS,
    HOLDER,
    JOB_NUMBERS,
    JOB_ORDERS,
    JOB_SEAT,
    JOB_SIZE,
    KITCHEN_SIZE,
    MEMORY,
    NAMED,
    NOBODY,
    OPEN,
    OPEN_SIZE,
    ORDERS,
    ORDERS_OF_A_SEAT,
    OVEN,
    OVEN_SIZE,
    OVER,
    PHASE,
    PLAYERS,
    PLEDGE,
    REQUEST,
    REQUESTING,
    ROUND,
    ROUNDS,
    SEAT,
    SERVED,
    SHOWN_CARD,
    SIZES,
    STARTER,
    USED,
    WAITER_SIZES,
    WAY,
    order_place,
)


def from_viewer(t: Block, viewer: int, seat: int) -> int:
    """Return a seat as counted from the viewer on; nobody stays nobody."""
    if seat == NOBODY:
        return NOBODY
    return seat - viewer if seat >= viewer else seat - viewer + t[PLAYERS]


def name_of(t: Block, seat: int, order: int) -> int:
    """Return the name of an order of a seat's deck."""
    return ORDER_NAME[order_place(t, seat, order)]


def observe(t: Block, viewer: int, seen: Row) -> None:
    """Write what a seat sees, asked or not; the fields of a choice in steps are not written here."""
    observe_table(t, viewer, seen)
    observe_top(t, viewer, seen)
    observe_hand(t, viewer, seen)
    observe_seats(t, viewer, seen)
    observe_open(t, viewer, seen)
    observe_question(t, viewer, seen)
    if t[MEMORY]:
        recall(t, viewer, seen)


def observe_table(t: Block, viewer: int, seen: Row) -> None:
    """Write single numbers, in the order of the list."""
    used = 0
    served = 0
    for card in range(CARDS):
        used += t[USED + card]
    for seat in range(t[PLAYERS]):
        served += popcount(t[SERVED + seat])
    seen[SEEN_PHASE] = t[PHASE]
    seen[SEEN_PHASE + 1] = t[PLAYERS]
    seen[SEEN_PHASE + 2] = NOBODY if t[PHASE] == OVER else from_viewer(t, viewer, t[SEAT])
    seen[SEEN_PHASE + 3] = t[ROUND]
    seen[SEEN_PHASE + 4] = t[ROUNDS]
    seen[SEEN_PHASE + 5] = t[EMPTYING]
    seen[SEEN_PHASE + 6] = t[KITCHEN_SIZE]
    seen[SEEN_PHASE + 7] = t[OVEN_SIZE]
    seen[SEEN_USED] = used
    seen[SEEN_USED + 1] = served
    seen[SEEN_USED + 2] = from_viewer(t, viewer, t[STARTER])
    seen[SEEN_USED + 3] = from_viewer(t, viewer, t[CHEF])
    seen[SEEN_USED + 4] = from_viewer(t, viewer, t[HOLDER])
    seen[SEEN_GAME] = t[GAME]


def observe_top(t: Block, viewer: int, seen: Row) -> None:
    """Write the top card of the oven; none is seen while it is emptied. (turn.no-peeking)"""
    code = -1
    seat = NOBODY
    if t[OVEN_SIZE] > 0 and not t[EMPTYING]:
        code = t[OVEN + t[OVEN_SIZE] - 1]
        if code > CHEF_CARD:
            seat = (code - FIRST_ORDER) // ORDERS_OF_A_SEAT
            code = name_of(t, seat, (code - FIRST_ORDER) % ORDERS_OF_A_SEAT)
    seen[SEEN_TOP] = code
    seen[SEEN_TOP + 1] = from_viewer(t, viewer, seat)


def observe_hand(t: Block, viewer: int, seen: Row) -> None:
    """Write the viewer's own cards, and those on the table."""
    held = t[ORDERS + viewer]
    for name in range(DECK_ROOM):
        seen[SEEN_HELD + name] = 0
    while held:
        seen[SEEN_HELD + name_of(t, viewer, lowest(held))] = 1
        held = held & (held - 1)
    for card in range(CARDS):
        seen[SEEN_HAND + card] = t[HANDS + CARDS * viewer + card]
        seen[SEEN_TABLE + card] = t[COLUMNS + card]


def observe_seats(t: Block, viewer: int, seen: Row) -> None:
    """Write what everybody sees of each seat; in Plus the served orders of all lie in one pile. (end.plus-count)"""
    hides_served = SERVED_HIDDEN[t[GAME]] and t[PHASE] != OVER
    seat = viewer
    first = SEEN_SEATS
    for at in range(SEEN_SEATS + 6 * t[PLAYERS], SEEN_OPEN):
        seen[at] = 0
    for _ in range(t[PLAYERS]):
        seen[first] = t[COLOURS + seat]
        seen[first + 1] = t[SIZES + seat]
        seen[first + 2] = popcount(t[ORDERS + seat])
        seen[first + 3] = t[WAITER_SIZES + seat]
        seen[first + 4] = -1 if hides_served else popcount(t[SERVED + seat])
        seen[first + 5] = popcount(t[GONE + seat])
        seat = seat + 1 if seat + 1 < t[PLAYERS] else 0
        first += 6


def observe_open(t: Block, viewer: int, seen: Row) -> None:
    """Write the orders that lie open."""
    code = 0
    seat = 0
    for at in range(MOST_OPEN):
        seen[SEEN_OPEN + 2 * at] = NOBODY
        seen[SEEN_OPEN + 2 * at + 1] = -1
        if at < t[OPEN_SIZE]:
            code = t[OPEN + at] - FIRST_ORDER
            seat = code // ORDERS_OF_A_SEAT
            seen[SEEN_OPEN + 2 * at] = from_viewer(t, viewer, seat)
            seen[SEEN_OPEN + 2 * at + 1] = name_of(t, seat, code % ORDERS_OF_A_SEAT)


def observe_question(t: Block, viewer: int, seen: Row) -> None:
    """Write the question; the pledge and the way of a call for help are its owner's secret. (help.way-fixed)"""
    owner = t[JOB_SEAT]
    size = t[JOB_SIZE]
    shows_pledge = size > 0 and (owner == viewer or t[PHASE] == ANSWERING_DUEL)
    shows_way = size > 0 and owner == viewer and t[PHASE] == REQUESTING
    seen[SEEN_JOB_SEAT] = from_viewer(t, viewer, owner) if size > 0 else NOBODY
    seen[SEEN_JOB_SEAT + 1] = size
    seen[SEEN_JOB_SEAT + 2] = t[ASKED]
    seen[SEEN_JOB_SEAT + 3] = t[NAMED]
    seen[SEEN_JOB_SEAT + 4] = t[SHOWN_CARD]
    for at in range(4):
        seen[SEEN_JOB + 2 * at] = name_of(t, owner, t[JOB_ORDERS + at]) if at < size else -1
        seen[SEEN_JOB + 2 * at + 1] = t[JOB_NUMBERS + at]
    for card in range(CARDS):
        seen[SEEN_PLEDGE + card] = t[PLEDGE + card] if shows_pledge else 0
    for kind in range(KINDS):
        seen[SEEN_REQUEST + kind] = t[REQUEST + kind]
        seen[SEEN_WAY + kind] = way_number(t, t[WAY], kind) if shows_way else 0
