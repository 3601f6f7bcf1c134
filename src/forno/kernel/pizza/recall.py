"""Memory of a pizza table by a seat, as numbers: with a perfect memory, or as the page shows it. Kernel language.

The page shows what was announced since the viewer's last turn began, and to who is on turn since the turn before
(turn.memory); the leftovers that make a new oven are announced.
"""

from __future__ import annotations

from forno.kernel.language import Block, Row, lowest
from forno.kernel.pizza.decks import CARDS, DECK_ROOM, KINDS, ORDER_NAME, SERVED_HIDDEN
from forno.kernel.pizza.layout import (
    DREW_PART,
    NAME_COUNT,
    ORDER_FAILED,
    ORDER_GONE,
    ORDER_IN_HAND,
    ORDER_IN_OVEN,
    ORDER_OPEN,
    ORDER_PART,
    ORDER_SERVED,
    PLACES_PART,
    REFUSED_PART,
    SEEN_FORGOTTEN,
    SEEN_IN_OVEN,
    SEEN_KEPT,
    SEEN_MEMORY,
    SEEN_USED_CARDS,
)
from forno.kernel.pizza.state import (
    BLIND,
    BOTTOM,
    CHEF_CARD,
    DRAWING,
    DREW,
    EMPTYING,
    FIRST_ORDER,
    GAME,
    GONE,
    KEPT_IN_ALL,
    MARKS,
    MARKS_BEFORE,
    MEMORY,
    OPEN,
    OPEN_SIZE,
    ORDERS,
    ORDERS_OF_A_SEAT,
    OVEN,
    OVEN_SIZE,
    OVEN_TURNED,
    OVER,
    PERFECT,
    PHASE,
    PLAYERS,
    REFUSED,
    SEAT,
    SEEN_ORDERS,
    SERVED,
    SHOWN,
    SHOWN_LATELY,
    TURNS,
    TURNS_BEFORE,
    USED,
    WAITERS,
    order_place,
)


def recall(t: Block, viewer: int, seen: Row) -> None:
    """Write all that a seat remembers."""
    each = PLACES_PART + (1 + ORDER_PART) * NAME_COUNT[t[GAME]]
    for at in range(SEEN_IN_OVEN, SEEN_MEMORY + each * t[PLAYERS]):
        seen[at] = 0
    recall_table(t, viewer, seen)
    recall_hands(t, viewer, each, seen)
    recall_orders(t, viewer, each, seen)
    recall_oven(t, viewer, each, seen)


# --- how far back the viewer remembers


def is_on_turn(t: Block, viewer: int) -> int:
    """Tell whether it is the turn of this seat, the oven being closed."""
    return t[SEAT] == viewer and t[PHASE] <= DRAWING and not t[EMPTYING]


def first_turn(t: Block, viewer: int) -> int:
    """Return the turn of this round from which on the viewer remembers; 0 if the whole round and the leftovers."""
    if t[MEMORY] == PERFECT:
        return 0
    return t[TURNS_BEFORE + viewer] if is_on_turn(t, viewer) else t[TURNS + viewer]


def first_card(t: Block, viewer: int) -> int:
    """Return from which card of the oven on, counted from its bottom, the viewer remembers."""
    if t[MEMORY] == PERFECT:
        return 0
    return t[MARKS_BEFORE + viewer] if is_on_turn(t, viewer) else t[MARKS + viewer]


# --- the parts


def recall_table(t: Block, viewer: int, seen: Row) -> None:
    """Write the used pile, all of which was seen in this emptying, and what all hands kept."""
    remembers = first_turn(t, viewer) == 0
    for card in range(CARDS):
        seen[SEEN_USED_CARDS + card] = t[USED + card]
        seen[SEEN_KEPT + card] = t[KEPT_IN_ALL + card] if remembers else 0


def recall_hands(t: Block, viewer: int, each: int, seen: Row) -> None:
    """Write what was shown, refused and drawn."""
    since = first_turn(t, viewer)
    shown = SHOWN if t[MEMORY] == PERFECT else SHOWN_LATELY
    first = SEEN_MEMORY
    seat = viewer
    for _ in range(t[PLAYERS]):
        if since == 0 or t[EMPTYING]:
            for card in range(CARDS):
                seen[first + card] = t[shown + CARDS * seat + card]
            for kind in range(KINDS):
                seen[first + REFUSED_PART + kind] = t[REFUSED + KINDS * seat + kind]
        if t[TURNS + seat] >= since:
            seen[first + DREW_PART] = t[DREW + 3 * seat]
            seen[first + DREW_PART + 1] = t[DREW + 3 * seat + 1]
        if since == 0:
            seen[first + DREW_PART + 2] = t[DREW + 3 * seat + 2]
        seat = seat + 1 if seat + 1 < t[PLAYERS] else 0
        first += each


def recall_orders(t: Block, viewer: int, each: int, seen: Row) -> None:
    """Write where orders are known to be, those in the oven apart. Served ones lie open, but in Plus."""
    is_perfect = t[MEMORY] == PERFECT
    code = 0
    first = SEEN_MEMORY
    seat = viewer
    for _ in range(t[PLAYERS]):
        if is_perfect:
            place_orders(t, seat, t[SERVED + seat] & ~t[BLIND + seat], ORDER_SERVED, first, seen)
            place_orders(t, seat, t[SEEN_ORDERS + seat], ORDER_IN_HAND, first, seen)
            place_orders(t, seat, t[GONE + seat], ORDER_GONE, first, seen)
            for at in range(t[BOTTOM + seat]):
                place_order(t, seat, t[WAITERS + DECK_ROOM * seat + at], ORDER_FAILED, first, seen)
        elif not SERVED_HIDDEN[t[GAME]] or t[PHASE] == OVER:
            place_orders(t, seat, t[SERVED + seat], ORDER_SERVED, first, seen)
        if seat == viewer:
            place_orders(t, seat, t[ORDERS + seat], ORDER_IN_HAND, first, seen)
        seat = seat + 1 if seat + 1 < t[PLAYERS] else 0
        first += each
    for at in range(t[OPEN_SIZE]):
        code = t[OPEN + at] - FIRST_ORDER
        seat = code // ORDERS_OF_A_SEAT
        first = SEEN_MEMORY + each * (seat - viewer if seat >= viewer else seat - viewer + t[PLAYERS])
        place_order(t, seat, code % ORDERS_OF_A_SEAT, ORDER_OPEN, first, seen)


def place_orders(t: Block, seat: int, orders: int, place: int, first: int, seen: Row) -> None:
    """Write the place of each order of a set."""
    while orders:
        place_order(t, seat, lowest(orders), place, first, seen)
        orders = orders & (orders - 1)


def place_order(t: Block, seat: int, order: int, place: int, first: int, seen: Row) -> None:
    """Write the place of an order; the record of its seat begins at `first`."""
    seen[first + PLACES_PART + ORDER_NAME[order_place(t, seat, order)]] = place


def recall_oven(t: Block, viewer: int, each: int, seen: Row) -> None:
    """Write the ingredients in the oven, and for each order there those that come out before it.

    The oven is emptied from its bottom. While that is done it is turned over, and what lay at its bottom is its top.
    """
    counts = [0] * 6
    code = 0
    seat = 0
    name = 0
    first = 0
    begin = first_card(t, viewer)
    end = t[OVEN_SIZE]
    if t[EMPTYING]:
        end = min(t[OVEN_SIZE], t[OVEN_TURNED] - begin)
        begin = 0
        seen[SEEN_FORGOTTEN] = t[OVEN_SIZE] - end
    else:
        seen[SEEN_FORGOTTEN] = begin
    for step in range(end - begin):
        code = t[OVEN + end - 1 - step] if t[EMPTYING] else t[OVEN + begin + step]
        if code < CHEF_CARD:
            counts[code // 2] += 1 + code % 2
        else:
            seat = (code - FIRST_ORDER) // ORDERS_OF_A_SEAT
            name = ORDER_NAME[order_place(t, seat, (code - FIRST_ORDER) % ORDERS_OF_A_SEAT)]
            first = SEEN_MEMORY + each * (seat - viewer if seat >= viewer else seat - viewer + t[PLAYERS]) + PLACES_PART
            seen[first + name] = ORDER_IN_OVEN
            first += NAME_COUNT[t[GAME]] + ORDER_PART * name
            seen[first] = 1
            for kind in range(KINDS):
                seen[first + 1 + kind] = counts[kind]
    for kind in range(KINDS):
        seen[SEEN_IN_OVEN + kind] = counts[kind]
