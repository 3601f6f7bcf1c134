"""A model of the oven for the quick player: `forno.bots.pizza.oven_model` with a perfect memory. Kernel language.

The model is an array of its own: the stock and the doubles of each kind when the oven is opened, what each seat's
orders in it miss, the chef, and the order that the seat on turn has put ingredients in for. A way is a list of pairs.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block
from forno.kernel.pizza.decks import (
    BY_CHEF,
    BY_DOUBLES,
    BY_NUMBER,
    BY_SCARCEST,
    DUEL,
    GAME_KINDS,
    KINDS,
    MATCH,
    ORDER_CROSSED,
    ORDER_FIRST_WAY,
    ORDER_NUMBER,
    ORDER_PATTERN,
    ORDER_SORT,
    ORDER_WAYS,
    WAY_NUMBERS,
)
from forno.kernel.pizza.state import (
    CHEF,
    CHEF_CARD,
    COLOURS,
    COLUMNS,
    DOUBLES_FITTING,
    EMPTYING,
    FIRST_ORDER,
    GAME,
    HOLDER,
    ORDERS_OF_A_SEAT,
    OVEN,
    OVEN_SIZE,
    order_place,
    worth,
)

STOCK: Final = 0
TWOS: Final = 6
WANTED: Final = 12
"""Six for each seat."""
MODEL_CHEF: Final = 48
PLANNED: Final = 49
"""The order that is laid next, counted from 1; 0 if none is."""
MANY_WAYS: Final = 40
"""With more ways than that, any kinds will do, and the most plentiful are taken."""
TRUST: Final = 2
"""The most missing ingredients with which an order is expected to be served."""
DUELLED: Final = 3
"""The ingredients of the own kind that go into a duel."""


def model_oven(t: Block, m: Block) -> None:
    """Write the model of this table's oven."""
    for at in range(50):
        m[at] = 0
    m[MODEL_CHEF] = t[HOLDER]
    if t[EMPTYING]:
        m[MODEL_CHEF] = t[CHEF]
        for kind in range(KINDS):
            m[STOCK + kind] = worth(t, COLUMNS, kind)
            m[TWOS + kind] = t[COLUMNS + 2 * kind + 1]
        for step in range(t[OVEN_SIZE]):
            add_code(t, m, t[OVEN + t[OVEN_SIZE] - 1 - step])
    else:
        for step in range(t[OVEN_SIZE]):
            add_code(t, m, t[OVEN + step])


def add_code(t: Block, m: Block, code: int) -> None:
    """Add a card of the oven: an ingredient, or an order."""
    if code < CHEF_CARD:
        m[STOCK + code // 2] += 1 + code % 2
        m[TWOS + code // 2] += code % 2
    else:
        model_order(t, m, (code - FIRST_ORDER) // ORDERS_OF_A_SEAT, (code - FIRST_ORDER) % ORDERS_OF_A_SEAT)


def model_order(t: Block, m: Block, seat: int, order: int) -> None:
    """Add an order: decide whether it will be served, and take its ingredients."""
    place = order_place(t, seat, order)
    sort = ORDER_SORT[place]
    way = [0] * 13
    nothing = [0] * 6
    if sort == DUEL:
        if m[STOCK + t[COLOURS + seat]] >= 2:
            model_take(t, m, t[COLOURS + seat], min(m[STOCK + t[COLOURS + seat]], DUELLED))
    elif sort == BY_NUMBER:
        model_feast(m, ORDER_NUMBER[place])
    elif sort == MATCH or (ORDER_CROSSED[place] >= 0 and m[STOCK + ORDER_CROSSED[place]] > 0):
        return
    elif sort == BY_DOUBLES:
        model_doubles(t, m)
    else:
        set_way(t, m, seat, order, nothing, 0, way)
        model_serve(t, m, seat, way)


def model_serve(t: Block, m: Block, seat: int, way: Block) -> None:
    """Note what a way misses, and take its ingredients if that is little."""
    lack = 0
    missing = 0
    if way[0] == 0:
        return
    for at in range(way[0]):
        missing = way[2 + 2 * at] - m[STOCK + way[1 + 2 * at]]
        if missing > 0:
            lack += missing
            m[WANTED + 6 * seat + way[1 + 2 * at]] += missing
    if lack <= TRUST:
        for at in range(way[0]):
            model_take(t, m, way[1 + 2 * at], way[2 + 2 * at])


def model_take(t: Block, m: Block, kind: int, number: int) -> None:
    """Take ingredients from the table, doubles first; at some tables a single for the last. (bake.doubles-first)"""
    twos = m[TWOS + kind]
    doubles = 0
    if twos:
        doubles = min(twos, (number + 1) // 2)
        if t[DOUBLES_FITTING] and m[STOCK + kind] > 2 * twos:
            doubles = min(twos, number // 2)
        m[TWOS + kind] -= doubles
        number = max(number, 2 * doubles)
    m[STOCK + kind] = max(0, m[STOCK + kind] - number)


def model_feast(m: Block, number: int) -> None:
    """Serve an order of so many ingredients of any kinds: it takes all there are."""
    lack = number
    for kind in range(KINDS):
        lack -= m[STOCK + kind]
    if lack <= TRUST + 1:
        for kind in range(KINDS):
            m[STOCK + kind] = 0
            m[TWOS + kind] = 0


def model_doubles(t: Block, m: Block) -> None:
    """Serve an order of two doubles, if there are two kinds of them."""
    first = -1
    second = -1
    for kind in range(KINDS):
        if m[TWOS + kind] >= 1:
            if first < 0:
                first = kind
            elif second < 0:
                second = kind
    if second >= 0:
        model_take(t, m, first, 2)
        model_take(t, m, second, 2)


# --- ways


def set_way(t: Block, m: Block, seat: int, order: int, spare: Block, has_hand: int, way: Block) -> None:
    """Write the nearest way: with the least missing from table and hand, then from the table."""
    place = order_place(t, seat, order)
    sort = ORDER_SORT[place]
    way[0] = 0
    if ORDER_WAYS[place] > MANY_WAYS:
        set_ladder(t, m, place, spare, way)
    elif sort == BY_SCARCEST:
        set_scarcest(t, m, t[COLOURS + seat], ORDER_NUMBER[place], spare, has_hand, way)
    elif sort == BY_CHEF:
        if m[MODEL_CHEF] >= 0:
            add_part(way, t[COLOURS + m[MODEL_CHEF]], ORDER_NUMBER[place])
    elif ORDER_WAYS[place] > 0:
        set_nearest(m, place, spare, has_hand, way)


def add_part(way: Block, kind: int, number: int) -> None:
    """Append a kind and its number to a way."""
    way[1 + 2 * way[0]] = kind
    way[2 + 2 * way[0]] = number
    way[0] += 1


def set_ladder(t: Block, m: Block, place: int, spare: Block, way: Block) -> None:
    """Write the most plentiful kinds with the largest numbers."""
    kinds = GAME_KINDS[t[GAME]]
    ordered = [0] * 6
    at = 0
    for kind in range(kinds):
        at = kind
        while at > 0 and m[STOCK + ordered[at - 1]] + spare[ordered[at - 1]] < m[STOCK + kind] + spare[kind]:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = kind
    for rank in range(kinds):
        if ORDER_PATTERN[place * KINDS + rank] > 0:
            add_part(way, ordered[rank], ORDER_PATTERN[place * KINDS + rank])


def set_scarcest(t: Block, m: Block, own: int, number: int, spare: Block, has_hand: int, way: Block) -> None:
    """Write the way with the rarest kind on the table; of several, the one held most."""
    fewest = 0
    best = -1
    for kind in range(GAME_KINDS[t[GAME]]):
        if kind != own and m[STOCK + kind] > 0 and (fewest == 0 or m[STOCK + kind] < fewest):
            fewest = m[STOCK + kind]
    if fewest == 0:
        return
    for kind in range(GAME_KINDS[t[GAME]]):
        if kind != own and m[STOCK + kind] == fewest and (best < 0 or (has_hand and spare[kind] > spare[best])):
            best = kind
    add_part(way, own, 1)
    add_part(way, best, number)


def set_nearest(m: Block, place: int, spare: Block, has_hand: int, way: Block) -> None:
    """Write the nearest of an order's ways, the first of equals."""
    best = 0
    least = 1000000
    cost = 0
    missing = 0
    first = ORDER_FIRST_WAY[place]
    if ORDER_WAYS[place] > 1:
        for each in range(ORDER_WAYS[place]):
            cost = 0
            for kind in range(KINDS):
                missing = WAY_NUMBERS[(first + each) * KINDS + kind] - m[STOCK + kind]
                if missing > 0 and WAY_NUMBERS[(first + each) * KINDS + kind] > 0:
                    cost += missing
                    if has_hand and missing > spare[kind]:
                        cost += 10 * (missing - spare[kind])
            if cost < least:
                best = each
                least = cost
                if cost == 0:
                    break
    for kind in range(KINDS):
        if WAY_NUMBERS[(first + best) * KINDS + kind] > 0:
            add_part(way, kind, WAY_NUMBERS[(first + best) * KINDS + kind])
