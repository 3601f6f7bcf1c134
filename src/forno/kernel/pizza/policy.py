"""The quick player of the pizza games: `plan` and `turns` of `forno.bots.pizza` on a block. Kernel language.

Each seat goes by its own hand and by what everybody heard. `harness.rollouts.pizza` is the same on tables.
"""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, Move, Real, Reals, exponential, lowest, popcount, rounded
from forno.kernel.pizza.answers import quick_answer
from forno.kernel.pizza.decks import (
    BY_DOUBLES,
    BY_NUMBER,
    BY_SCARCEST,
    CARDS,
    DECK_ROOM,
    DUEL,
    FAILED_LEAVE,
    GAME_KINDS,
    KINDS,
    MATCH,
    NAMED_ORDER,
    ORDER_CROSSED,
    ORDER_NAME,
    ORDER_NUMBER,
    ORDER_SORT,
)
from forno.kernel.pizza.entry import play
from forno.kernel.pizza.model import (
    PLANNED,
    STOCK,
    TWOS,
    WANTED,
    model_order,
    model_oven,
    set_way,
)
from forno.kernel.pizza.rules import room
from forno.kernel.pizza.state import (
    COLOURS,
    DEALT_INGREDIENTS,
    DECK,
    DRAWING,
    GAME,
    HANDS,
    HELP,
    KITCHEN_MOVE,
    KITCHEN_SIZE,
    LAY_MOVE,
    LAYING,
    ORDERS,
    OVER,
    PASS_MOVE,
    PHASE,
    PLAYERS,
    PUT_MOVE,
    PUTS_OF_KIND,
    PUTTING,
    ROUND,
    ROUNDS,
    SEAT,
    SIZES,
    WAITER_MOVE,
    WAITER_SIZES,
    order_place,
    worth,
)

DUEL_ODDS: Final = (5, 15, 35, 55, 75, 88)
"""The chance to win a duel in hundredths, by the number of ingredients of the own kind."""
PLAN_KIND: Final = 0
PLAN_NUMBER: Final = 1
PLAN_ODDS: Final = 2
PLAN_KEPT: Final = 3


def quick_move(t: Block, m: Block) -> Move:
    """Return the move of the seat that is asked; the model has followed the table."""
    phase = t[PHASE]
    seat = t[SEAT]
    planned = m[PLANNED]
    if phase == PUTTING:
        return quick_put(t, m, seat)
    if phase == LAYING:
        m[PLANNED] = 0
        if planned == 0:
            planned = quick_lay(t, m, seat)
        return LAY_MOVE + ORDER_NAME[order_place(t, seat, planned - 1)] if planned else PASS_MOVE
    if phase == DRAWING:
        return WAITER_MOVE if wants_orders(t, seat) else KITCHEN_MOVE
    return quick_answer(t, seat)


def follow_move(t: Block, m: Block, move: Move) -> None:
    """Play a move and update the model of the oven."""
    phase = t[PHASE]
    seat = t[SEAT]
    current = t[ROUND]
    code = move
    if phase == LAYING and move != PASS_MOVE:
        model_order(t, m, seat, NAMED_ORDER[(t[GAME] * KINDS + t[COLOURS + seat]) * DECK_ROOM + code - LAY_MOVE])
    play(t, move)
    if phase == PUTTING:
        add_put(m, move)
    elif t[ROUND] != current:
        model_oven(t, m)


def add_put(m: Block, move: int) -> None:
    """Add the cards of a put to the model."""
    kind = (move - PUT_MOVE) // PUTS_OF_KIND
    rest = (move - PUT_MOVE) % PUTS_OF_KIND
    m[STOCK + kind] += rest // 6 + 2 * (rest // 2 % 3)
    m[TWOS + kind] += rest // 2 % 3


def play_out(t: Block, seat: int, turns: int) -> int:
    """Play to the end of the round; it is never cut."""
    m = [0] * 50
    current = t[ROUND]
    model_oven(t, m)
    while t[PHASE] != OVER and t[ROUND] == current:
        follow_move(t, m, quick_move(t, m))
    return 0


# --- the state of a seat


def turns_left(t: Block) -> Real:
    """Return the expected turns of each seat in this round, with this one."""
    kitchen: Real = t[KITCHEN_SIZE]
    players: Real = t[PLAYERS]
    return 1 + kitchen / players / 1.8


def to_spare(t: Block, seat: int) -> Real:
    """Return the expected turns of a seat in the game beyond its orders."""
    cards = 0
    for card in range(CARDS):
        cards += t[DECK + card]
    kitchen: Real = cards - t[PLAYERS] * t[DEALT_INGREDIENTS]
    players: Real = t[PLAYERS]
    later: Real = (t[ROUNDS] - t[ROUND]) * (1 + kitchen / players / 1.8)
    return turns_left(t) + later - popcount(t[ORDERS + seat]) - t[WAITER_SIZES + seat]


def bar_of(t: Block, seat: int) -> Real:
    """Return the lowest chance at which an order is laid; lower at the end of the game."""
    if t[ROUND] >= t[ROUNDS] and turns_left(t) < 1.2:
        return 0.0
    if FAILED_LEAVE[t[GAME]] and to_spare(t, seat) > 0:
        return 0.4
    return -1.0


def set_spare(t: Block, m: Block, seat: int, spare: Block) -> None:
    """Write the ingredients that are not kept for orders in the oven."""
    for kind in range(KINDS):
        spare[kind] = max(0, worth(t, HANDS + CARDS * seat, kind) - m[WANTED + 6 * seat + kind])


def wants_orders(t: Block, seat: int) -> int:
    """Tell whether to draw orders rather than ingredients, from the number of each in hand."""
    orders = popcount(t[ORDERS + seat])
    turns: Real = turns_left(t)
    if t[ROUND] >= t[ROUNDS] and turns < 2:
        return orders == 0 and turns >= 1
    if orders == 0:
        return 1
    if orders + room(t, seat) > 3:
        return 0
    return orders == 1 or (orders == 2 and t[SIZES + seat] >= 4)


# --- chances


def at_least(number: int, expected: Real) -> Real:
    """Return the probability of at least so many events, if so many are expected, to a tenth (Poisson)."""
    tenths: Real = rounded(10 * expected)
    mean: Real = tenths / 10
    term: Real = 0.0
    missing: Real = 0.0
    if number <= 0:
        return 1.0
    term = exponential(-mean)
    missing = term
    for count in range(1, number):
        term = term * (mean / count)
        missing = missing + term
    return max(0.0, 1 - missing)


# --- plans (plan.py)


def plan_worth(plan: Reals) -> Real:
    """Return the value of a plan: its chance, less the cards that it takes."""
    return plan[PLAN_ODDS] - 0.03 * (plan[PLAN_KEPT] + plan[PLAN_NUMBER] / 2)


def set_plan(plan: Reals, kind: int, number: Real, odds: Real, kept: Real) -> None:
    """Write a plan: the kind and number to put in, the chance, and the cards to keep."""
    plan[PLAN_KIND] = kind
    plan[PLAN_NUMBER] = number
    plan[PLAN_ODDS] = odds
    plan[PLAN_KEPT] = kept


def plan_turn(t: Block, m: Block, seat: int, can_put: int, best: Reals) -> int:
    """Write the plan of the best order of the hand; return its number, counted from 1, or 0 without orders."""
    plan = [0.0] * 4
    spare = [0] * 6
    chosen = 0
    held = t[ORDERS + seat]
    order = 0
    set_spare(t, m, seat, spare)
    while held:
        order = lowest(held)
        held = held & (held - 1)
        plan_for(t, m, seat, order, spare, can_put, plan)
        if chosen == 0 or plan_worth(plan) > plan_worth(best):
            chosen = order + 1
            for at in range(4):
                best[at] = plan[at]
    return chosen


def plan_for(t: Block, m: Block, seat: int, order: int, spare: Block, can_put: int, plan: Reals) -> None:
    """Write the plan of an order."""
    place = order_place(t, seat, order)
    sort = ORDER_SORT[place]
    if sort in (DUEL, MATCH):
        plan_contest(t, m, seat, sort, spare, plan)
    elif sort == BY_NUMBER:
        plan_anything(t, m, ORDER_NUMBER[place], spare, plan)
    elif ORDER_CROSSED[place] >= 0 and m[STOCK + ORDER_CROSSED[place]] > 0:
        set_plan(plan, -1, 0.0, 0.0, 0.0)
    elif sort == BY_DOUBLES:
        plan_doubles(t, m, seat, plan)
    elif sort == BY_SCARCEST and can_put:
        plan_scarcest(t, m, seat, order, spare, plan)
    else:
        plan_way(t, m, seat, order, spare, can_put, plan)


def plan_contest(t: Block, m: Block, seat: int, sort: int, spare: Block, plan: Reals) -> None:
    """Write the plan of a duel or a match."""
    own = t[COLOURS + seat]
    kinds = 0
    odds: Real = 0.0
    if sort == MATCH:
        for kind in range(KINDS):
            if spare[kind] >= 1:
                kinds += 1
        odds = 0.17 * kinds
        set_plan(plan, -1, 0.0, min(0.9, odds), 1.0)
        return
    odds = DUEL_ODDS[min(m[STOCK + own] + spare[own], 5)]
    set_plan(plan, -1, 0.0, odds / 100, min(3, spare[own]))


def plan_anything(t: Block, m: Block, number: int, spare: Block, plan: Reals) -> None:
    """Write the plan of an order of so many ingredients of any kinds."""
    lack = number
    held = 0
    kitchen: Real = t[KITCHEN_SIZE]
    players: Real = t[PLAYERS]
    for kind in range(KINDS):
        lack -= m[STOCK + kind]
        held += spare[kind]
    lack = max(0, lack)
    set_plan(plan, -1, 0.0, 0.97 * at_least(lack - held, kitchen / players * 0.8), lack)


def plan_doubles(t: Block, m: Block, seat: int, plan: Reals) -> None:
    """Write the plan of two doubles of different kinds, from table and hand."""
    there = 0
    own = 0
    lack = 0
    odds: Real = 0.97
    for kind in range(KINDS):
        if m[TWOS + kind] >= 1:
            there += 1
        elif t[HANDS + CARDS * seat + 2 * kind + 1] > 0:
            own += 1
    lack = max(0, 2 - there - own)
    if lack == 1:
        odds = 0.4
    elif lack == 2:
        odds = 0.1
    set_plan(plan, -1, 0.0, odds, max(0, 2 - there))


def plan_way(t: Block, m: Block, seat: int, order: int, spare: Block, can_put: int, plan: Reals) -> None:
    """Write the plan of a way: of the missing kinds, the one held most goes in; the rest is kept, or drawn."""
    way = [0] * 13
    kitchen: Real = t[KITCHEN_SIZE]
    players: Real = t[PLAYERS]
    kinds: Real = GAME_KINDS[t[GAME]]
    draws: Real = kitchen / players
    odds: Real = 0.97
    put = -1
    most = 0
    kept = 0
    short = 0
    lack = 0
    have = 0
    set_way(t, m, seat, order, spare, 1, way)
    if way[0] == 0:
        set_plan(plan, -1, 0.0, 0.0, 0.0)
        return
    for at in range(way[0]):
        lack = way[2 + 2 * at] - m[STOCK + way[1 + 2 * at]]
        if lack > 0:
            have = spare[way[1 + 2 * at]]
            if have >= lack:
                have = lack
            else:
                short += lack - have
                odds = odds * at_least(lack - have, draws * (1 / kinds))
            kept += have
            if have > most:
                put = way[1 + 2 * at]
                most = have
    if short and t[HELP] and short <= 2:
        odds = odds + (1 - odds) * 0.35 / short
    if not can_put:
        put = -1
        most = 0
    set_plan(plan, put, most, odds, kept - most)


def plan_scarcest(t: Block, m: Block, seat: int, order: int, spare: Block, plan: Reals) -> None:
    """Write the plan of an order whose rarest kind depends on what is put in: each kind is tried."""
    tried = [0.0] * 4
    set_plan(plan, -1, 0.0, 0.0, 0.0)
    for kind in range(KINDS):
        if spare[kind] >= 1:
            m[STOCK + kind] += 1
            spare[kind] -= 1
            plan_way(t, m, seat, order, spare, 0, tried)
            m[STOCK + kind] -= 1
            spare[kind] += 1
            tried[PLAN_KIND] = kind
            tried[PLAN_NUMBER] = 1.0
            if plan_worth(tried) > plan_worth(plan):
                for at in range(4):
                    plan[at] = tried[at]


# --- a turn (turns.py)


def quick_put(t: Block, m: Block, seat: int) -> Move:
    """Return what to put in: for the order to lay, now or later, or spare cards."""
    plan = [0.0] * 4
    chosen = plan_turn(t, m, seat, 1, plan)
    number = 0
    if chosen and plan[PLAN_ODDS] >= bar_of(t, seat):
        m[PLANNED] = chosen
        if plan[PLAN_KIND] >= 0:
            number = rounded(plan[PLAN_NUMBER])
            return put_code(t, seat, rounded(plan[PLAN_KIND]), number)
        return put_code(t, seat, spare_kind(t, m, seat, ORDER_CROSSED[order_place(t, seat, chosen - 1)]), 1)
    m[PLANNED] = 0
    return spare_put(t, m, seat)


def spare_put(t: Block, m: Block, seat: int) -> Move:
    """Return spare cards to put in where no order is planned."""
    avoid = -1
    held = t[ORDERS + seat]
    kind = 0
    halves = 0
    number = 0
    while held and avoid < 0:
        avoid = ORDER_CROSSED[order_place(t, seat, lowest(held))]
        held = held & (held - 1)
    kind = spare_kind(t, m, seat, avoid)
    halves = max(2, spare_halves(t, m, seat, kind, avoid))
    number = halves // 2
    if halves % 2 and number % 2:
        number += 1
    return put_code(t, seat, kind, number)


def spare_kind(t: Block, m: Block, seat: int, avoid: int) -> int:
    """Return the kind with the most spare cards, the first of equals."""
    best = -1
    most = 0
    spare = 0
    for kind in range(KINDS):
        if worth(t, HANDS + CARDS * seat, kind) > 0:
            spare = spare_halves(t, m, seat, kind, avoid)
            if best < 0 or spare > most:
                best = kind
                most = spare
    return best


def spare_halves(t: Block, m: Block, seat: int, kind: int, avoid: int) -> int:
    """Return twice the number of a kind that is not kept for orders in the oven or in hand."""
    way = [0] * 13
    spare = [0] * 6
    held = t[ORDERS + seat]
    order = 0
    sort = 0
    lack = 0
    halves = 2 * (worth(t, HANDS + CARDS * seat, kind) - m[WANTED + 6 * seat + kind])
    if kind == avoid:
        halves -= 10
    set_spare(t, m, seat, spare)
    while held:
        order = lowest(held)
        held = held & (held - 1)
        sort = ORDER_SORT[order_place(t, seat, order)]
        if sort == DUEL and t[COLOURS + seat] == kind:
            halves -= 3
        if sort not in (DUEL, MATCH, BY_NUMBER):
            set_way(t, m, seat, order, spare, 1, way)
            for at in range(way[0]):
                lack = way[2 + 2 * at] - m[STOCK + kind]
                if way[1 + 2 * at] == kind and lack > 0:
                    halves -= 2 * lack
    return halves


def put_code(t: Block, seat: int, kind: int, number: int) -> Move:
    """Return the put of so many of a kind: singles first, at least one card."""
    wanted = max(1, number)
    hand = HANDS + CARDS * seat + 2 * kind
    singles = min(t[hand], wanted)
    doubles = min(t[hand + 1], (wanted - singles + 1) // 2)
    if singles == 0 and doubles == 0:
        doubles = 1
    return PUT_MOVE + PUTS_OF_KIND * kind + 6 * singles + 2 * doubles


def quick_lay(t: Block, m: Block, seat: int) -> int:
    """Return the best order, if it is likely enough, counted from 1; else 0."""
    plan = [0.0] * 4
    chosen = plan_turn(t, m, seat, 0, plan)
    return chosen if chosen and plan[PLAN_ODDS] >= bar_of(t, seat) else 0
