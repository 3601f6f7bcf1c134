"""What an order needs, and how table and hands can cover it: `rules/need.py` on a block. Kernel language.

The need of the job that is being served lies in the block, written by `set_need`. A way is a number below NEED_COUNT.
"""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.pizza.decks import (
    BY_CHEF,
    BY_DOUBLES,
    BY_NUMBER,
    BY_SCARCEST,
    BY_WAYS,
    GAME_KINDS,
    KINDS,
    ORDER_FIRST_WAY,
    ORDER_NUMBER,
    ORDER_PATTERN,
    ORDER_SORT,
    ORDER_THIS,
    ORDER_WAYS,
    WAY_NUMBERS,
)
from forno.kernel.pizza.state import (
    CHEF,
    COLOURS,
    COLUMNS,
    DOUBLES_FITTING,
    GAME,
    JOB_NUMBERS,
    JOB_ORDERS,
    JOB_SEAT,
    JOB_SIZE,
    NEED_COUNT,
    NEED_FIRST,
    NEED_SORT,
    NEED_TOTAL,
    NEED_WAYS,
    order_place,
    worth,
)


def set_need(t: Block) -> None:
    """Write what the job needs now. Until it is settled neither the columns nor the chef change."""
    place = order_place(t, t[JOB_SEAT], t[JOB_ORDERS])
    sort = ORDER_SORT[place]
    for at in range(KINDS * KINDS):
        t[NEED_WAYS + at] = 0
    t[NEED_SORT] = sort
    t[NEED_FIRST] = -1
    t[NEED_COUNT] = 1
    t[NEED_TOTAL] = 0
    if t[JOB_SIZE] > 1:
        t[NEED_SORT] = BY_WAYS
        series_way(t)
    elif sort == BY_NUMBER:
        t[NEED_TOTAL] = ORDER_NUMBER[place]
    elif sort == BY_SCARCEST:
        scarcest_ways(t, ORDER_NUMBER[place])
    elif sort == BY_CHEF:
        t[NEED_WAYS + t[COLOURS + t[CHEF]]] = ORDER_NUMBER[place]
    else:
        t[NEED_FIRST] = ORDER_FIRST_WAY[place]
        t[NEED_COUNT] = ORDER_WAYS[place]


def series_way(t: Block) -> None:
    """Each quartet with the number allotted to it. (order.series)"""
    kind = 0
    for at in range(t[JOB_SIZE]):
        kind = ORDER_THIS[order_place(t, t[JOB_SEAT], t[JOB_ORDERS + at])]
        t[NEED_WAYS + kind] += t[JOB_NUMBERS + at]


def scarcest_ways(t: Block, number: int) -> None:
    """One way for each kind that is among the fewest; own and absent kinds do not count. (order.minimale)"""
    own = t[COLOURS + t[JOB_SEAT]]
    fewest = 0
    there = 0
    count = 0
    for kind in range(GAME_KINDS[t[GAME]]):
        there = worth(t, COLUMNS, kind)
        if there > 0 and kind != own and (fewest == 0 or there < fewest):
            fewest = there
    for kind in range(GAME_KINDS[t[GAME]]):
        if fewest > 0 and kind != own and worth(t, COLUMNS, kind) == fewest:
            t[NEED_WAYS + KINDS * count + own] = 1
            t[NEED_WAYS + KINDS * count + kind] = number
            count += 1
    t[NEED_COUNT] = count


def way_number(t: Block, way: int, kind: int) -> int:
    """Return how many of a kind a way needs."""
    if t[NEED_FIRST] >= 0:
        return WAY_NUMBERS[(t[NEED_FIRST] + way) * KINDS + kind]
    return t[NEED_WAYS + KINDS * way + kind]


def leaves_choice(t: Block) -> int:
    """Are there several ways?"""
    return t[NEED_COUNT] > 1


def stock_of(t: Block, at: int, kind: int) -> int:
    """How much of a kind these counts are, in the unit of the need. (order.two-doubles)"""
    if t[NEED_SORT] == BY_DOUBLES:
        return t[at + 2 * kind + 1]
    return t[at + 2 * kind] + 2 * t[at + 2 * kind + 1]


def column_lack(t: Block) -> int:
    """How many are missing for a need of anything. (order.bombastica)"""
    left = t[NEED_TOTAL]
    for kind in range(KINDS):
        left -= worth(t, COLUMNS, kind)
    return max(0, left)


def lack_of(t: Block, way: int, kind: int) -> int:
    """Return how many of a kind a way lacks beside the columns."""
    return max(0, way_number(t, way, kind) - stock_of(t, COLUMNS, kind))


def can_be_served(t: Block) -> int:
    """By the table alone?"""
    if t[NEED_SORT] == BY_NUMBER:
        return column_lack(t) == 0
    return first_way_within(t, 0) >= 0


def first_way_within(t: Block, first: int) -> int:
    """The next way, from this one on, that needs no more than the columns have; -1 if none does."""
    stock = [0] * 6
    for kind in range(KINDS):
        stock[kind] = stock_of(t, COLUMNS, kind)
    return next_way_within(t, stock, first)


def next_way_within(t: Block, stock: Block, first: int) -> int:
    """The next way, from this one on, that needs no more than this stock; -1 if none does."""
    count = t[NEED_COUNT]
    is_within = 0
    if count > 4 and first == 0 and not has_pattern(t, stock):
        return -1
    for way in range(first, count):
        is_within = 1
        for kind in range(KINDS):
            if stock[kind] < way_number(t, way, kind):
                is_within = 0
                break
        if is_within:
            return way
    return -1


def has_pattern(t: Block, stock: Block) -> int:
    """Has the most plentiful kind, the next one, ... as much as any way needs?"""
    ordered = [0] * 6
    at = 0
    number = 0
    place = order_place(t, t[JOB_SEAT], t[JOB_ORDERS])
    for kind in range(KINDS):
        number = stock[kind]
        at = kind
        while at > 0 and ordered[at - 1] < number:
            ordered[at] = ordered[at - 1]
            at -= 1
        ordered[at] = number
    for kind in range(KINDS):
        if ordered[kind] < ORDER_PATTERN[place * KINDS + kind]:
            return 0
    return 1


def taken_doubles(t: Block, kind: int, number: int) -> int:
    """How many of the table's doubles of a kind go into an order. (bake.doubles-first)"""
    singles = t[COLUMNS + 2 * kind]
    doubles = t[COLUMNS + 2 * kind + 1]
    if t[NEED_SORT] == BY_DOUBLES:
        return min(number, doubles)
    if t[DOUBLES_FITTING] and singles > 0:
        return min(doubles, number // 2)
    return min(doubles, (number + 1) // 2)


def taken_singles(t: Block, kind: int, number: int) -> int:
    """How many of the table's singles of a kind go into an order."""
    singles = t[COLUMNS + 2 * kind]
    if t[NEED_SORT] == BY_DOUBLES:
        return 0
    return min(singles, max(0, number - 2 * taken_doubles(t, kind, number)))


def set_taken(t: Block, way: int, taken: Block) -> None:
    """Write the table's cards that go in for a way, as counts. (bake.doubles-first)"""
    number = 0
    for card in range(2 * KINDS):
        taken[card] = t[COLUMNS + card] if t[NEED_SORT] == BY_NUMBER else 0
    if t[NEED_SORT] != BY_NUMBER:
        for kind in range(KINDS):
            number = way_number(t, way, kind)
            if number > 0:
                taken[2 * kind] = taken_singles(t, kind, number)
                taken[2 * kind + 1] = taken_doubles(t, kind, number)


def cover_count(t: Block, at: int, kind: int, number: int) -> int:
    """How many ways there are to cover a number of one kind from these counts. (bake.hand-cover)"""
    return covers_of_kind(t[NEED_SORT], t[at + 2 * kind], t[at + 2 * kind + 1], number)


def covers_of_kind(sort: int, singles: int, doubles: int, number: int) -> int:
    """How many ways there are to cover a number from so many cards of one kind, for a need of this sort."""
    if number == 0:
        return 1
    if sort == BY_DOUBLES:
        return doubles >= number
    count = 0
    for double in range(min(doubles, number // 2) + 1):
        if number - 2 * double <= singles:
            count += 1
    if number % 2 and number // 2 < doubles:
        count += 1
    return count


def cover_doubles(t: Block, at: int, kind: int, number: int, which: int) -> int:
    """How many doubles the so-manieth of these ways takes."""
    return doubles_of_cover(t[NEED_SORT], t[at + 2 * kind], t[at + 2 * kind + 1], number, which)


def doubles_of_cover(sort: int, singles: int, doubles: int, number: int, which: int) -> int:
    """How many doubles the so-manieth way to cover a number from so many cards takes."""
    if number == 0:
        return 0
    if sort == BY_DOUBLES:
        return number
    for double in range(min(doubles, number // 2) + 1):
        if number - 2 * double <= singles:
            if which == 0:
                return double
            which -= 1
    return number // 2 + 1


def cover_singles(t: Block, at: int, kind: int, number: int, which: int) -> int:
    """How many singles the so-manieth of these ways takes."""
    if t[NEED_SORT] == BY_DOUBLES:
        return 0
    return max(0, number - 2 * cover_doubles(t, at, kind, number, which))
