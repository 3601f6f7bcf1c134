"""Trials in the pizza games: how well a world fits the orders laid, and the value of a playout. Kernel language."""

from __future__ import annotations

from typing import Final

from forno.kernel.language import Block, Real, exponential, popcount, root
from forno.kernel.pizza.decks import BY_DOUBLES, BY_WAYS, CARDS, KINDS, ORDER_SORT, ORDER_WAYS
from forno.kernel.pizza.model import MANY_WAYS, MODEL_CHEF, STOCK, add_code, model_order, model_oven, set_way
from forno.kernel.pizza.policy import follow_move, play_out, quick_move
from forno.kernel.pizza.state import (
    CHEF_CARD,
    EMPTYING,
    FIRST_ORDER,
    HANDS,
    HOLDER,
    ORDERS_OF_A_SEAT,
    OVEN,
    OVEN_SIZE,
    OVER,
    PHASE,
    PLAYERS,
    ROUND,
    ROUNDS,
    SERVED,
    order_place,
    worth,
)
from forno.kernel.trials import END_OF_GAME, END_OF_PART

ORDER_SCALE: Final = 1.1
"""The lead in orders with which the value is 0.73."""
TIE: Final = 0.02
"""The value of an ingredient left in hand, in orders: it breaks ties."""
UNLIKELY_FACTOR: Final = 0.35
"""The likelihood of a seat that laid an order and does not hold what is missing."""
LEAST_LIKELIHOOD: Final = 0.05
ORDER_LOG_ODDS: Final = 1.3
"""The log-odds of one order of lead with one round to go; less with more rounds. Fitted to whole games of the rollout
policy with two to four players."""


def part_of(t: Block) -> int:
    """Return the number of the round."""
    return t[ROUND]


# --- likelihood


def likelihood(world: Block, evidence: Block, viewer: int) -> Real:
    """Return how well a world fits: a seat that laid an order expects to serve it, so it probably holds what the oven
    misses. All the evidence is in the oven."""
    m = [0] * 50
    fit: Real = 1.0
    code = 0
    seat = 0
    order = 0
    if world[EMPTYING]:
        return 1.0
    m[MODEL_CHEF] = world[HOLDER]
    for at in range(world[OVEN_SIZE]):
        code = world[OVEN + at]
        if code < CHEF_CARD:
            add_code(world, m, code)
        else:
            seat = (code - FIRST_ORDER) // ORDERS_OF_A_SEAT
            order = (code - FIRST_ORDER) % ORDERS_OF_A_SEAT
            if seat != viewer and is_short(world, m, seat, order):
                fit = fit * UNLIKELY_FACTOR
            model_order(world, m, seat, order)
    return max(fit, LEAST_LIKELIHOOD)


def is_short(t: Block, m: Block, seat: int, order: int) -> int:
    """Does a seat miss ingredients for an order with few ways, beside those before it in the oven?"""
    hand = [0] * 6
    way = [0] * 13
    place = order_place(t, seat, order)
    ways = ORDER_WAYS[place]
    if ORDER_SORT[place] not in (BY_WAYS, BY_DOUBLES) or ways == 0 or ways > MANY_WAYS:
        return 0
    for kind in range(KINDS):
        hand[kind] = worth(t, HANDS + CARDS * seat, kind)
    set_way(t, m, seat, order, hand, 1, way)
    for at in range(way[0]):
        if way[2 + 2 * at] > m[STOCK + way[1 + 2 * at]] + hand[way[1 + 2 * at]]:
            return 1
    return 0


# --- values


def trial_value(t: Block, seat: int, part: int, horizon: int) -> Real:
    """Play on to the end of the round or the game, and return what a seat has from there."""
    if horizon == END_OF_GAME:
        play_game_out(t)
        return share_of_win(t, seat)
    if t[PHASE] != OVER and t[ROUND] == part:
        play_out(t, seat, 0)
    if horizon == END_OF_PART:
        return lead_value(t, seat)
    return share_of_win(t, seat) if t[PHASE] == OVER else chance_to_win(t, seat)


def play_game_out(t: Block) -> None:
    """Play to the end of the game by the quick player at all seats."""
    m = [0] * 50
    model_oven(t, m)
    while t[PHASE] != OVER:
        follow_move(t, m, quick_move(t, m))


def lead_value(t: Block, seat: int) -> Real:
    """Return the value of a seat, from its lead in orders. It is smooth also at the end of the game, where the bare
    result would have too much variance for few worlds."""
    best: Real = -1.0
    total: Real = 0.0
    mark: Real = 0.0
    for other in range(t[PLAYERS]):
        if other != seat:
            mark = mark_of(t, other)
            best = max(best, mark)
            total = total + mark
    ahead: Real = mark_of(t, seat) - 0.7 * best - 0.3 * total / (t[PLAYERS] - 1)
    return 1 / (1 + exponential(-ahead / ORDER_SCALE))


def mark_of(t: Block, seat: int) -> Real:
    """Return the served orders of a seat, and a little for each ingredient in hand."""
    return popcount(t[SERVED + seat]) + TIE * held_by(t, seat)


def held_by(t: Block, seat: int) -> int:
    """Return how many ingredients a seat holds."""
    held = 0
    for kind in range(KINDS):
        held += worth(t, HANDS + CARDS * seat, kind)
    return held


def share_of_win(t: Block, seat: int) -> Real:
    """Return the part of the win that a seat has: most served orders, then most ingredients. (end.winner, end.tie)"""
    own = 1000 * popcount(t[SERVED + seat]) + held_by(t, seat)
    mark = 0
    first = 0
    for other in range(t[PLAYERS]):
        mark = 1000 * popcount(t[SERVED + other]) + held_by(t, other)
        if mark > own:
            return 0.0
        first += mark == own
    share: Real = first
    return 1 / share


def chance_to_win(t: Block, seat: int) -> Real:
    """Return the probability of winning between two rounds, from the orders that each seat has served."""
    rounds: Real = t[ROUNDS] - t[ROUND] + 1
    scale: Real = ORDER_LOG_ODDS / root(rounds)
    total: Real = 0.0
    for other in range(t[PLAYERS]):
        total = total + exponential(scale * popcount(t[SERVED + other]))
    return exponential(scale * popcount(t[SERVED + seat])) / total
