"""The search adapter of the pizza games."""

from __future__ import annotations

from math import exp
from typing import Any

from forno.bots.bot import Observation
from forno.bots.pizza.features import hand_of, mine_of
from forno.bots.pizza.plan import plan_for, put_cards
from forno.bots.pizza.policy import ANSWERS
from forno.bots.pizza.recipes import recipes
from forno.bots.pizza.rollout import RolloutTable, model_oven
from forno.bots.policy import EXPERT
from forno.bots.worlds import KernelWorlds
from forno.core.chance import Chance
from forno.core.table import Table
from forno.games.pizza.cards import CHEF, listed, order_in_oven, value, worth
from forno.games.pizza.moves import Put
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.view import PizzaView
from forno.kernel.pizza.trials import LEAST_LIKELIHOOD, ORDER_SCALE, TIE, UNLIKELY_FACTOR
from forno.kernel.tables import bridge_of, from_table
from forno.kernel.trials import END_OF_PART

MAX_CANDIDATES = 8
"""The most candidates that are tried."""


class PizzaSearchAdapter:
    """Candidates, the likelihood of worlds, and playouts to the end of the round, in a search by the kernel."""

    caution = 1.0

    def candidates(self, observation: Observation) -> list[Any]:
        view = observation.view
        assert isinstance(view, PizzaView)
        assert view.question is not None
        answer = ANSWERS.get(view.question.name)
        first = answer(observation, view, EXPERT).move if answer else observation.default
        if first not in observation.legal_moves:
            first = observation.default
        others = puts(observation, view) if view.question.name == "put-ingredients" else observation.legal_moves
        return [first, *(move for move in dict.fromkeys(others) if move != first)][:MAX_CANDIDATES]

    def answers(self, observation: Observation, move: Any) -> list[Any]:
        return []

    def is_reluctant(self, move: Any) -> bool:
        return False

    def worlds(self, observation: Observation, game: Any, chance: Chance, horizon: int = END_OF_PART) -> KernelWorlds:
        bridge = bridge_of(game)
        assert bridge is not None
        state = from_table(game, observation.sampled_table)
        return KernelWorlds(state, observation.seat, bridge.move_id, chance, (), horizon)

    def likelihood(self, world: PizzaTable, observation: Observation) -> float:
        """A seat that laid an order expects to serve it: it probably holds what is missing in the oven."""
        if world.emptying:
            return 1.0
        fits, oven_model = 1.0, model_oven(world, until=0)
        for code in world.oven:
            if code < CHEF:
                oven_model.add(code >> 1, 1 + (code & 1))
                continue
            seat, number = order_in_oven(code)
            recipe = recipes(world.variant.name, world.colours[seat])[number]
            if seat != observation.seat and not recipe.card.contest and not recipe.card.anything and recipe.ways:
                hand = [worth(world.hands[seat], kind) for kind in range(oven_model.kinds)]
                way = oven_model.way_for(recipe, hand)
                short = sum(max(0, amount - oven_model.stock[kind] - hand[kind]) for kind, amount in way)
                if short >= 1:
                    fits *= UNLIKELY_FACTOR
            oven_model.lay(seat, recipe)
        return max(fits, LEAST_LIKELIHOOD)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play to the end of the round; the value is a function of the lead in orders."""
        assert isinstance(table, PizzaTable)
        quick, current = RolloutTable(table), table.round
        while table.agenda and table.round == current:
            quick.play(quick.choose())
        return value_of(table, seat)

    def part(self, table: PizzaTable) -> int:
        return table.round

    def value(self, table: PizzaTable, seat: int) -> float:
        return value_of(table, seat)


def puts(observation: Observation, view: PizzaView) -> list[Put]:
    """Return the puts for each order of the hand, and one or all cards of each kind."""
    mine, hand = mine_of(observation, EXPERT), hand_of(view)
    spare = mine.spare()
    plans = [plan_for(mine, recipe, spare, True) for recipe in mine.orders]
    plans.sort(key=lambda plan: -plan.worth)
    found = [Put(plan.kind, *put_cards(hand, plan.kind, plan.number)) for plan in plans if plan.kind >= 0]
    kinds = sorted((kind for kind, held in enumerate(mine.held) if held), key=lambda kind: -spare[kind])
    found += [Put(kind, *put_cards(hand, kind, 1)) for kind in kinds]
    found += [Put(kind, *put_cards(hand, kind, mine.held[kind])) for kind in kinds if mine.held[kind] > 1]
    return [move for move in dict.fromkeys(found) if move in observation.legal_moves]


def value_of(table: PizzaTable, seat: int) -> float:
    """Return the value of a seat, from its lead in orders. It is smooth also at the end, where the bare result would
    have too much variance for the few worlds that time allows."""
    hands = (TIE * value(listed(hand)) for hand in table.hands)
    return value_of_marks([orders.bit_count() + hand for orders, hand in zip(table.served, hands, strict=True)], seat)


def value_of_marks(marks: list[float], seat: int) -> float:
    """Return the value of a seat, from the marks of all seats."""
    others = marks[:seat] + marks[seat + 1 :]
    best = max(others)
    ahead = marks[seat] - 0.7 * best - 0.3 * sum(others) / len(others)
    return 1 / (1 + exp(-ahead / ORDER_SCALE))
