"""What a seat sees of a pizza table, as numbers in named fields: its own cards and the open things. Kernel language.

Other seats are counted from the viewer on in the order of the seats, the viewer being 0; -1 is nobody. Orders are
numbers of their names in the list of the game (`forno.kernel.pizza.decks.ORDER_NAMES`).
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, lowest
from forno.kernel.pizza.columns import FIELDS
from forno.kernel.pizza.decks import CARDS, DECK_ROOM, KINDS, ORDER_NAME, SERVED_HIDDEN
from forno.kernel.pizza.need import way_number
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
    NAMED,
    NOBODY,
    OPEN,
    OPEN_SIZE,
    ORDERS,
    ORDERS_OF_A_SEAT,
    OVEN,
    OVEN_SIZE,
    PHASE,
    PLAYERS,
    PLEDGE,
    REQUEST,
    REQUESTING,
    ROUND,
    ROUNDS,
    SEATS,
    SERVED,
    SHOWN_CARD,
    SIZES,
    STARTER,
    USED,
    WAITER_SIZES,
    WAY,
    order_place,
    popcount,
)

SEEN_SINGLE: Final = FIELDS
SEEN_HAND: Final = SEEN_SINGLE + 20
SEEN_ORDERS_HELD: Final = SEEN_HAND + CARDS
SEEN_TABLE: Final = SEEN_ORDERS_HELD + DECK_ROOM
SEEN_SEATS: Final = SEEN_TABLE + CARDS
"""Six numbers for each seat: own kind, ingredients, orders, waiter, served, gone."""
SEEN_OPEN: Final = SEEN_SEATS + 6 * SEATS
"""Seat and order of each order that lies open, -1 where there are fewer."""
MOST_OPEN: Final = 4
SEEN_JOB: Final = SEEN_OPEN + 2 * MOST_OPEN
"""Order and number of each order that is being served."""
SEEN_REQUEST: Final = SEEN_JOB + 8
SEEN_PLEDGE: Final = SEEN_REQUEST + KINDS
SEEN_WAY: Final = SEEN_PLEDGE + CARDS
OBSERVED: Final = SEEN_WAY + KINDS
OBSERVED_WITH_NOTES: Final = OBSERVED

SINGLE_NAMES = (
    "phase", "players", "round", "rounds", "emptying", "kitchen", "oven", "top", "top_seat", "used", "served_pile",
    "starter", "chef", "holder", "job_seat", "job_size", "asked", "named", "shown_card", "game",
)  # fmt: skip
"""The fields of one number each, in their order from SEEN_SINGLE on. `top` is an ingredient card; or an order, if
`top_seat`, whose it is, is not -1."""
LAYOUT = {
    "chosen": (0, (FIELDS,)),
    **{name: (SEEN_SINGLE + at, ()) for at, name in enumerate(SINGLE_NAMES)},
    "hand": (SEEN_HAND, (CARDS,)),
    "orders": (SEEN_ORDERS_HELD, (DECK_ROOM,)),
    "table": (SEEN_TABLE, (CARDS,)),
    "seats": (SEEN_SEATS, (SEATS, 6)),
    "open": (SEEN_OPEN, (MOST_OPEN, 2)),
    "job": (SEEN_JOB, (4, 2)),
    "request": (SEEN_REQUEST, (KINDS,)),
    "pledge": (SEEN_PLEDGE, (CARDS,)),
    "way": (SEEN_WAY, (KINDS,)),
}
"""By name of a field: its first number, and its shape."""


def from_viewer(t: Block, viewer: int, seat: int) -> int:
    """Return a seat as counted from the viewer on; nobody stays nobody."""
    if seat == NOBODY:
        return NOBODY
    return (seat - viewer + t[PLAYERS]) % t[PLAYERS]


def name_of(t: Block, seat: int, order: int) -> int:
    """Return the name of an order of a seat's deck."""
    return ORDER_NAME[order_place(t, seat, order)]


def observe(t: Block, viewer: int, seen: Block) -> None:
    """Write what a seat that is asked sees; the fields of a choice in steps are not written here."""
    held = t[ORDERS + viewer]
    observe_table(t, viewer, seen)
    for name in range(DECK_ROOM):
        seen[SEEN_ORDERS_HELD + name] = 0
    while held:
        seen[SEEN_ORDERS_HELD + name_of(t, viewer, lowest(held))] = 1
        held = held & (held - 1)
    for card in range(CARDS):
        seen[SEEN_HAND + card] = t[HANDS + CARDS * viewer + card]
        seen[SEEN_TABLE + card] = t[COLUMNS + card]
    observe_seats(t, viewer, seen)
    observe_open(t, viewer, seen)
    observe_question(t, viewer, seen)


def observe_table(t: Block, viewer: int, seen: Block) -> None:
    """Write the single numbers."""
    used = 0
    served = 0
    for card in range(CARDS):
        used += t[USED + card]
    for seat in range(t[PLAYERS]):
        served += popcount(t[SERVED + seat])
    seen[SEEN_SINGLE] = t[PHASE]
    seen[SEEN_SINGLE + 1] = t[PLAYERS]
    seen[SEEN_SINGLE + 2] = t[ROUND]
    seen[SEEN_SINGLE + 3] = t[ROUNDS]
    seen[SEEN_SINGLE + 4] = t[EMPTYING]
    seen[SEEN_SINGLE + 5] = t[KITCHEN_SIZE]
    seen[SEEN_SINGLE + 6] = t[OVEN_SIZE]
    seen[SEEN_SINGLE + 7] = -1
    seen[SEEN_SINGLE + 8] = NOBODY
    seen[SEEN_SINGLE + 9] = used
    seen[SEEN_SINGLE + 10] = served
    seen[SEEN_SINGLE + 11] = from_viewer(t, viewer, t[STARTER])
    seen[SEEN_SINGLE + 12] = from_viewer(t, viewer, t[CHEF])
    seen[SEEN_SINGLE + 13] = from_viewer(t, viewer, t[HOLDER])
    seen[SEEN_SINGLE + 19] = t[GAME]
    if t[OVEN_SIZE] > 0 and not t[EMPTYING]:
        observe_top(t, viewer, t[OVEN + t[OVEN_SIZE] - 1], seen)


def observe_top(t: Block, viewer: int, code: int, seen: Block) -> None:
    """Write the top card of the oven. (turn.no-peeking)"""
    seat = (code - FIRST_ORDER) // ORDERS_OF_A_SEAT if code > CHEF_CARD else NOBODY
    seen[SEEN_SINGLE + 7] = code
    seen[SEEN_SINGLE + 8] = from_viewer(t, viewer, seat)
    if seat != NOBODY:
        seen[SEEN_SINGLE + 7] = name_of(t, seat, (code - FIRST_ORDER) % ORDERS_OF_A_SEAT)


def observe_seats(t: Block, viewer: int, seen: Block) -> None:
    """Write what everybody sees of each seat; in Plus the served orders of all lie in one pile. (end.plus-count)"""
    seat = 0
    first = 0
    for at in range(t[PLAYERS]):
        seat = (viewer + at) % t[PLAYERS]
        first = SEEN_SEATS + 6 * at
        seen[first] = t[COLOURS + seat]
        seen[first + 1] = t[SIZES + seat]
        seen[first + 2] = popcount(t[ORDERS + seat])
        seen[first + 3] = t[WAITER_SIZES + seat]
        seen[first + 4] = -1 if SERVED_HIDDEN[t[GAME]] else popcount(t[SERVED + seat])
        seen[first + 5] = popcount(t[GONE + seat])


def observe_open(t: Block, viewer: int, seen: Block) -> None:
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


def observe_question(t: Block, viewer: int, seen: Block) -> None:
    """Write the question; the pledge and the way of a call for help are its owner's secret. (help.way-fixed)"""
    owner = t[JOB_SEAT]
    size = t[JOB_SIZE]
    shows_pledge = size > 0 and (owner == viewer or t[PHASE] == ANSWERING_DUEL)
    shows_way = size > 0 and owner == viewer and t[PHASE] == REQUESTING
    seen[SEEN_SINGLE + 14] = from_viewer(t, viewer, owner) if size > 0 else NOBODY
    seen[SEEN_SINGLE + 15] = size
    seen[SEEN_SINGLE + 16] = t[ASKED]
    seen[SEEN_SINGLE + 17] = t[NAMED]
    seen[SEEN_SINGLE + 18] = t[SHOWN_CARD]
    for at in range(4):
        seen[SEEN_JOB + 2 * at] = name_of(t, owner, t[JOB_ORDERS + at]) if at < size else -1
        seen[SEEN_JOB + 2 * at + 1] = t[JOB_NUMBERS + at]
    for card in range(CARDS):
        seen[SEEN_PLEDGE + card] = t[PLEDGE + card] if shows_pledge else 0
    for kind in range(KINDS):
        seen[SEEN_REQUEST + kind] = t[REQUEST + kind]
        seen[SEEN_WAY + kind] = way_number(t, t[WAY], kind) if shows_way else 0
