"""Orders are judged, and help is asked for: `rules/cover.py`, `help.py` and `series.py` on a block. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Move
from forno.kernel.pizza.codes import code_number, code_total, read_cards, series_name, series_number
from forno.kernel.pizza.decks import (
    BY_NUMBER,
    CARDS,
    DECK_ROOM,
    GAME_KINDS,
    HELPER_NEEDS_WAITER,
    KINDS,
    NAMED_ORDER,
    ORDER_THIS,
)
from forno.kernel.pizza.known import note_pledge
from forno.kernel.pizza.memory import remember_refused
from forno.kernel.pizza.need import (
    can_be_served,
    first_way_within,
    leaves_choice,
    next_way_within,
    set_need,
    set_taken,
    stock_of,
    way_number,
)
from forno.kernel.pizza.serving import fail, fail_order, open_order, reward, serve_way, spend
from forno.kernel.pizza.state import (
    ANSWERING_HELP,
    ASK_MOVE,
    ASKED,
    CHOOSING_WAY,
    COLOURS,
    COLUMNS,
    COVERING,
    FAIL_MOVE,
    GAME,
    HANDS,
    HELP,
    JOB_NUMBERS,
    JOB_ORDERS,
    JOB_SEAT,
    JOB_SIZE,
    KIND_MOVE,
    NAMED,
    NAMING_KIND,
    NEED_COUNT,
    NEED_SORT,
    NUMBERING,
    ORDERS,
    PASS_MOVE,
    PHASE,
    PLAYERS,
    PLEDGE,
    REFUSE_MOVE,
    REQUEST,
    REQUESTING,
    SEAT,
    SEEN_ORDERS,
    SERVING,
    SIZES,
    USED,
    WAITER_SIZES,
    WAY,
    order_place,
    worth,
)


def begin_job(t: Block, seat: int, order: int) -> None:
    """An order is to be served."""
    t[JOB_SEAT] = seat
    t[JOB_SIZE] = 1
    t[JOB_ORDERS] = order
    for at in range(1, 4):
        t[JOB_ORDERS + at] = 0
    for at in range(4):
        t[JOB_NUMBERS + at] = 0
    set_need(t)


def ask(t: Block, phase: int, seat: int) -> None:
    """A question comes to the top."""
    t[PHASE] = phase
    t[SEAT] = seat


# --- an order is judged (cover.py)


def judge(t: Block) -> None:
    """Serve the order, ask its owner, or let it fail. Who is asked depends on nothing hidden. (bake.silent)"""
    seat = t[JOB_SEAT]
    nothing = [0] * 12
    if can_be_served(t):
        if leaves_choice(t) and (t[SIZES + seat] > 0 or has_choice_without_hand(t)):
            ask(t, SERVING, seat)
        elif t[NEED_SORT] == BY_NUMBER:
            serve_way(t, 0, nothing, 0)
        else:
            serve_way(t, first_way_within(t, 0), nothing, 0)
    elif t[NEED_COUNT] > 0 and (t[SIZES + seat] > 0 or may_ask(t)):
        ask(t, COVERING, seat)
    else:
        fail(t)


def has_choice_without_hand(t: Block) -> int:
    """Can the table alone serve it with different cards?"""
    first = [0] * 12
    other = [0] * 12
    way = first_way_within(t, 0)
    if way < 0:
        return 0
    set_taken(t, way, first)
    way = first_way_within(t, way + 1)
    while way >= 0:
        set_taken(t, way, other)
        for card in range(CARDS):
            if first[card] != other[card]:
                return 1
        way = first_way_within(t, way + 1)
    return 0


def help_is_open(t: Block, seat: int) -> int:
    """May this seat ask anybody at all? (help.none, help.plus-two, help.plus-off, help.plus-waiter)"""
    if not t[HELP]:
        return 0
    if not HELPER_NEEDS_WAITER[t[GAME]]:
        return 1
    for other in range(t[PLAYERS]):
        if other != seat and t[WAITER_SIZES + other] > 0:
            return 1
    return 0


def may_ask(t: Block) -> int:
    """Is help open for this? Not while the table alone can serve it, in any way. (help.only-for-missing)"""
    return help_is_open(t, t[JOB_SEAT]) and not table_can_serve(t)


def table_can_serve(t: Block) -> int:
    """For a series, over all the allotments of the quartets laid."""
    if t[JOB_SIZE] <= 1:
        return can_be_served(t)
    there = [0] * 4
    number = 0
    at = 0
    for place in range(t[JOB_SIZE]):
        number = worth(t, COLUMNS, ORDER_THIS[order_place(t, t[JOB_SEAT], t[JOB_ORDERS + place])])
        at = place
        while at > 0 and there[at - 1] < number:
            there[at] = there[at - 1]
            at -= 1
        there[at] = number
    for place in range(t[JOB_SIZE]):
        if there[place] < 4 - place:
            return 0
    return 1


def must_pay(t: Block) -> int:
    """A series for which nobody may be asked was only laid because it can be paid. (order.series-whole)"""
    return t[JOB_SIZE] > 1 and not may_ask(t)


def settle_payment(t: Block, move: Move) -> None:
    """Serve as the owner chose."""
    cards = [0] * 12
    read_cards(move, cards, 0)
    serve_way(t, written_way(t, move), cards, 0)


def written_way(t: Block, move: Move) -> int:
    """The way that a move writes down; it is left out where there is only one. (bake.owner-chooses)"""
    is_same = 0
    if not leaves_choice(t):
        return 0
    for way in range(t[NEED_COUNT]):
        is_same = 1
        for kind in range(KINDS):
            if way_number(t, way, kind) != code_number(move, kind):
                is_same = 0
                break
        if is_same:
            return way
    return 0


def take_serving(t: Block, seat: int, move: Move) -> None:
    """The owner pays, asks for help, or lets the order fail. (bake.from-hand)"""
    if move == ASK_MOVE:
        begin_asking(t)
    elif move == FAIL_MOVE:
        fail(t)
    else:
        settle_payment(t, move)


# --- help (help.py)


def begin_asking(t: Block) -> None:
    """Somebody asks for help: first they say for what."""
    if t[NEED_SORT] == BY_NUMBER:
        ask(t, NUMBERING, t[JOB_SEAT])
    elif leaves_choice(t):
        ask(t, CHOOSING_WAY, t[JOB_SEAT])
    else:
        t[WAY] = 0
        ask(t, REQUESTING, t[JOB_SEAT])


def take_way(t: Block, seat: int, move: Move) -> None:
    """Where the order leaves a choice, the way is fixed before anybody is asked. (help.way-fixed)"""
    t[WAY] = written_way(t, move)
    ask(t, REQUESTING, seat)


def take_request(t: Block, seat: int, move: Move) -> None:
    """The request, and a pledge from hand for the rest. (help.exact)"""
    for kind in range(KINDS):
        t[REQUEST + kind] = code_number(move, kind)
    read_cards(move, t, PLEDGE)
    ask_next(t, seat)


def take_number(t: Block, seat: int, move: Move) -> None:
    """For a bombastica: how many are asked, and a pledge for the rest. (help.ask-steps)"""
    t[ASKED] = code_total(move)
    read_cards(move, t, PLEDGE)
    t[NAMED] = 0
    ask(t, NAMING_KIND, seat)


def take_kind(t: Block, seat: int, move: int) -> None:
    """For a bombastica: how many of the next kind; the last kind takes what is left."""
    left = t[ASKED]
    t[REQUEST + t[NAMED]] = (move - KIND_MOVE) % 16
    t[NAMED] += 1
    if t[NAMED] < GAME_KINDS[t[GAME]] - 1:
        return
    for kind in range(t[NAMED]):
        left -= t[REQUEST + kind]
    t[REQUEST + t[NAMED]] = left
    t[NAMED] = 0
    t[ASKED] = 0
    ask_next(t, seat)


def ask_next(t: Block, seat: int) -> None:
    """The next one is asked, whatever they hold; in Plus an empty waiter is passed over. (help.plus-waiter)"""
    seat = (seat + 1) % t[PLAYERS]
    while seat != t[JOB_SEAT]:
        if not HELPER_NEEDS_WAITER[t[GAME]] or t[WAITER_SIZES + seat] > 0:
            ask(t, ANSWERING_HELP, seat)
            return
        seat = (seat + 1) % t[PLAYERS]
    all_refused(t)


def take_answer(t: Block, seat: int, move: Move) -> None:
    """Give exactly what is asked, as singles or doubles, or refuse without a reason. (help.accept, help.refuse)"""
    gift = [0] * 12
    if move == REFUSE_MOVE:
        remember_refused(t, seat)
        ask_next(t, seat)
        return
    read_cards(move, gift, 0)
    spend(t, seat, gift, 0)
    for card in range(CARDS):
        t[USED + card] += gift[card]
    serve_way(t, t[WAY], t, PLEDGE)
    reward(t, seat)


def all_refused(t: Block) -> None:
    """Nobody helps: the order fails, even if its owner could have paid. (help.all-refuse)
    Of a series, the revealed quartet is then judged alone. (order.series-whole)"""
    size = t[JOB_SIZE]
    nothing = [0] * 12
    note_pledge(t)
    if size <= 1:
        fail(t)
        return
    t[JOB_SIZE] = 1
    t[JOB_NUMBERS] = 0
    set_need(t)
    if can_be_served(t):
        serve_way(t, 0, nothing, 0)
    else:
        fail(t)
    for at in range(1, size):
        fail_order(t, t[JOB_SEAT], t[JOB_ORDERS + at])


# --- a series (series.py)


def take_series(t: Block, seat: int, move: Move) -> None:
    """A quartet is revealed: its owner may lay up to three more from hand, and allots the numbers freely."""
    if move != PASS_MOVE:
        set_series(t, move)
        for at in range(1, t[JOB_SIZE]):
            t[ORDERS + seat] &= ~(1 << t[JOB_ORDERS + at])
            t[SEEN_ORDERS + seat] &= ~(1 << t[JOB_ORDERS + at])
            open_order(t, seat, t[JOB_ORDERS + at])
    judge(t)


def set_series(t: Block, move: Move) -> None:
    """The job becomes the series that a move announces; the revealed quartet takes the number left over."""
    name = 0
    size = 1
    left = 4
    for at in range(3):
        if series_number(move, at) > 0:
            name = series_name(move, at)
            t[JOB_ORDERS + size] = NAMED_ORDER[(t[GAME] * KINDS + t[COLOURS + t[JOB_SEAT]]) * DECK_ROOM + name]
            t[JOB_NUMBERS + size] = series_number(move, at)
            size += 1
            left += 4 - size + 1
    t[JOB_SIZE] = size
    for at in range(1, size):
        left -= t[JOB_NUMBERS + at]
    t[JOB_NUMBERS] = left
    set_need(t)


def can_be_paid(t: Block) -> int:
    """At once, by table and hand? (order.series-whole)"""
    stock = [0] * 6
    for kind in range(KINDS):
        stock[kind] = stock_of(t, COLUMNS, kind) + stock_of(t, HANDS + CARDS * t[JOB_SEAT], kind)
    return next_way_within(t, stock, 0) >= 0
