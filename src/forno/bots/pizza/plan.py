"""The plan of a turn: the order to lay, the ingredients to put below it, and the chance that it is served.

Ingredients put in just below an own order are there for it, unless an earlier order takes them: the oven model tells.
What is still missing must stay in hand until the oven is opened, or be drawn before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

import msgspec

from forno.bots.pizza.oven_model import OvenModel
from forno.bots.pizza.recipes import Recipe
from forno.games.pizza.cards import Counts
from forno.games.pizza.variants import Variant


@lru_cache(maxsize=4096)
def tail(number: int, tenths: int) -> float:
    """Return the probability of at least so many events, if so many tenths are expected (Poisson)."""
    mean = tenths / 10
    term = missing = exp(-mean)
    for count in range(1, number):
        term *= mean / count
        missing += term
    return max(0.0, 1 - missing)


def at_least(number: int, expected: float) -> float:
    return 1.0 if number <= 0 else tail(number, round(10 * expected))


DUEL = (0.05, 0.15, 0.35, 0.55, 0.75, 0.88)
"""The chance to win a duel, by the number of ingredients of the own kind."""
MATCH = 0.17
"""The chance that a shown card is of a held kind, for each kind held."""
LAST_TURN = 1.2
A_CARD = 0.03
"""The cost of keeping a card in hand for an order; half of it for putting it in."""
CARDS_A_TURN = 1.8
"""The mean number of kitchen cards that a turn takes."""
SURE = 0.97
"""The chance of an order that the hand can pay for: another order may turn out differently than expected."""
HELP = 0.35
"""The chance of help with a few missing ingredients."""


REACH = {"duel": 0.75, "match": 0.6}
"""The chance of a contest with a good hand: it is never sure."""


class PlanParameters(msgspec.Struct, frozen=True):
    """The parameters of planning, fitted by play."""

    waits: float = -1.0
    """The lowest chance at which an order is laid."""
    patient: float = 0.4
    """The same while the oven is young, and if failed orders leave the game but there are turns for all of them."""
    patience: float = 0.0
    """In the second case, the share of its reach that the chance of an order must have."""


TEMPER = PlanParameters()


class SeatState(msgspec.Struct):
    """The state of a seat in its turn."""

    seat: int
    held: list[int]
    """The own ingredients, by kind; doubles count two."""
    doubles: list[int]
    orders: list[Recipe]
    oven_model: OvenModel
    mix: Sequence[float]
    """The distribution of the hidden cards over the kinds."""
    draws: float
    """The expected number of cards to draw in this round."""
    turns: float
    """The expected number of turns in this round."""
    is_final: bool
    to_spare: float
    """The expected turns in the game beyond the orders that could be laid."""
    orders_leave: bool
    """Whether failed orders leave the game."""
    helped: bool
    """Whether help can be asked for."""
    is_young: bool = False
    """Whether two play and the oven is young: it then takes more than one turn to fill it."""
    temper: PlanParameters = TEMPER

    def spare(self) -> list[float]:
        """Return the ingredients that are not kept for orders in the oven."""
        wanted = self.oven_model.wanted[self.seat]
        return [held - kept if held > kept else 0 for held, kept in zip(self.held, wanted, strict=True)]


class OrderPlan(msgspec.Struct):
    """An order, the ingredients to put below it, and its value."""

    recipe: Recipe
    kind: int
    """The kind to put in; -1 if it does not matter."""
    number: float
    odds: float
    kept: float
    """The number of cards that must stay in hand for it."""

    @property
    def worth(self) -> float:
        return self.odds - A_CARD * (self.kept + self.number / 2)


def plan_turn(mine: SeatState, can_put: bool = True) -> OrderPlan | None:
    """Return the best order of the hand, whether or not it should be laid now."""
    best: OrderPlan | None = None
    spare, patience = mine.spare(), patience_of(mine)
    for recipe in mine.orders:
        plan = plan_for(mine, recipe, spare, can_put)
        if best is None or rank(plan, patience) > rank(best, patience):
            best = plan
    return best


def rank(plan: OrderPlan, patience: float) -> tuple[bool, float]:
    """Return the rank of a plan: a patient player prefers an order that is as likely as it will ever be."""
    return plan.odds >= patience * reach(plan.recipe), plan.worth


def plan_for(mine: SeatState, recipe: Recipe, spare: list[float], can_put: bool) -> OrderPlan:
    card, oven_model = recipe.card, mine.oven_model
    if card.contest:
        return plan_contest(mine, recipe, spare)
    if card.anything:
        lack = max(0, card.anything - sum(oven_model.stock))
        return OrderPlan(recipe, -1, 0, SURE * at_least(round(lack - sum(spare)), mine.draws * 0.8), lack)
    if card.crossed_out >= 0 and oven_model.stock[card.crossed_out] >= 0.5:
        return OrderPlan(recipe, -1, 0, 0, 0)
    if card.double_cards:
        return plan_doubles(mine, recipe)
    if card.scarcest and can_put:
        return plan_scarcest(mine, recipe, spare)
    return plan_way(mine, recipe, spare, can_put)


def plan_way(mine: SeatState, recipe: Recipe, spare: list[float], can_put: bool) -> OrderPlan:
    """Plan a way: of the missing kinds, the one held most goes in; the rest is kept, or has to be drawn."""
    way = mine.oven_model.way_for(recipe, spare)
    if not way:
        return OrderPlan(recipe, -1, 0, 0, 0)
    stock, draws, mix = mine.oven_model.stock, mine.draws, mine.mix
    put, most, kept, short, odds = -1, 0.0, 0.0, 0.0, SURE
    for kind, number in way:
        lack = number - stock[kind]
        if lack > 0:
            have = spare[kind]
            if have >= lack:
                have = lack
            elif lack - have > 0.4:
                short += lack - have
                odds *= at_least(round(lack - have + 0.1), draws * mix[kind])
            kept += have
            if have > most:
                put, most = kind, have
    if short and mine.helped and short <= 2:
        odds += (1 - odds) * HELP / short
    if not can_put:
        put, most = -1, 0.0
    return OrderPlan(recipe, put, most, odds, kept - most)


def plan_scarcest(mine: SeatState, recipe: Recipe, spare: list[float]) -> OrderPlan:
    """Plan an order whose rarest kind depends on what is put in: each kind is tried."""
    best, stock = OrderPlan(recipe, -1, 0, 0, 0), mine.oven_model.stock
    for kind, held in enumerate(spare):
        if held >= 1:
            stock[kind] += 1
            spare[kind] -= 1
            plan = plan_way(mine, recipe, spare, can_put=False)
            stock[kind] -= 1
            spare[kind] += 1
            plan.kind, plan.number = kind, 1
            if plan.worth > best.worth:
                best = plan
    return best


def plan_contest(mine: SeatState, recipe: Recipe, spare: list[float]) -> OrderPlan:
    if recipe.card.contest == "match":
        return OrderPlan(recipe, -1, 0, min(0.9, MATCH * sum(held >= 1 for held in spare)), 1)
    there = mine.oven_model.stock[recipe.card.own] + spare[recipe.card.own]
    return OrderPlan(recipe, -1, 0, DUEL[min(int(there), len(DUEL) - 1)], min(3, spare[recipe.card.own]))


def plan_doubles(mine: SeatState, recipe: Recipe) -> OrderPlan:
    """Two doubles of different kinds, from table and hand."""
    oven_model = mine.oven_model
    there = sum(two >= 1 for two in oven_model.twos)
    own = sum(held > 0 and oven_model.twos[kind] < 1 for kind, held in enumerate(mine.doubles))
    lack = max(0, 2 - there - own)
    odds = (SURE, 0.4, 0.1)[lack]
    return OrderPlan(recipe, -1, 0, odds, max(0, 2 - there))


# --- whether to lay it


def turns_a_round(game: Variant, players: int) -> float:
    """Return the expected number of turns of each seat in a round, from the size of the kitchen."""
    kitchen = sum(game.deck(players)) - players * game.dealt.ingredients
    return 1 + kitchen / players / CARDS_A_TURN


def patience_of(mine: SeatState) -> float:
    """Return the share of its reach that the chance of an order must have: 0 unless there is time to wait for it."""
    return mine.temper.patience if mine.orders_leave and mine.to_spare > 0 else 0.0


def reach(recipe: Recipe) -> float:
    """Return the chance that an order has when oven and hand are as good for it as they usually get."""
    return REACH.get(recipe.card.contest, SURE)


def bar(mine: SeatState, recipe: Recipe) -> float:
    """Return the lowest chance at which this order is laid; lower at the end of the game."""
    if mine.is_final and mine.turns < LAST_TURN:
        return 0.0
    if mine.is_young or (mine.orders_leave and mine.to_spare > 0):
        return max(mine.temper.waits, mine.temper.patient, patience_of(mine) * reach(recipe))
    return mine.temper.waits


# --- what to put in where no order is laid


def wants(mine: SeatState) -> list[float]:
    """Return what to keep of each kind: for orders in the oven, and for those in hand."""
    wanted = list(mine.oven_model.wanted[mine.seat])
    spare = mine.spare()
    for recipe in mine.orders:
        if recipe.card.contest == "duel":
            wanted[recipe.card.own] += 1.5
        for kind, number in mine.oven_model.way_for(recipe, spare) if not recipe.card.anything else ():
            lack = number - mine.oven_model.stock[kind]
            if lack > 0:
                wanted[kind] += lack
    return wanted


def spare_put(mine: SeatState, avoid: int = -1) -> tuple[int, float]:
    """Return the kind with the most spare cards, and how many to put in; at least one."""
    wanted = wants(mine)
    best, most = -1, -1e9
    for kind, held in enumerate(mine.held):
        if held:
            spare = held - wanted[kind] - (5 if kind == avoid else 0)
            if spare > most:
                best, most = kind, spare
    return best, max(1, most)


def put_cards(hand: Counts, kind: int, number: float) -> tuple[int, int]:
    """Split a number into singles and doubles of this hand, singles first, at least one card."""
    wanted = max(1, round(number))
    singles = min(hand[2 * kind], wanted)
    doubles = min(hand[2 * kind + 1], (wanted - singles + 1) // 2)
    if not singles and not doubles:
        doubles = 1
    return singles, doubles
