"""Playouts of sampled tables by the rules: how likely a table is, and its value for a seat after a round or hand."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt

from forno.bots.bot import Observation
from forno.bots.pizza.recipes import recipes
from forno.bots.solo.search_adapter import SoloSearchAdapter
from forno.core.chance import Chance
from forno.core.table import Table
from forno.games.pizza.cards import CHEF, listed, order_in_oven, value, worth
from forno.games.pizza.table import PizzaTable
from forno.games.solo.cards import points_of
from forno.games.solo.rules.hand import winners
from forno.games.solo.table import SoloTable
from forno.games.solo.variants import LIMIT
from forno.kernel.pizza.trials import LEAST_LIKELIHOOD, ORDER_SCALE, TIE
from forno.kernel.pizza.trials import UNLIKELY_FACTOR as PIZZA_UNLIKELY_FACTOR
from forno.kernel.solo.trials import MANY_SEATS, MANY_SEATS_TURNS, MIN_SWING
from forno.kernel.solo.trials import UNLIKELY_FACTOR as SOLO_UNLIKELY_FACTOR
from harness.rollouts.pizza import RolloutTable, model_oven
from harness.rollouts.solo import rollout_move

# --- the pizza games


class PizzaPlayouts:
    """Playouts of the pizza games to the end of the round."""

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
                    fits *= PIZZA_UNLIKELY_FACTOR
            oven_model.lay(seat, recipe)
        return max(fits, LEAST_LIKELIHOOD)

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play to the end of the round; the value is a function of the lead in orders."""
        assert isinstance(table, PizzaTable)
        quick, current = RolloutTable(table), table.round
        while table.agenda and table.round == current:
            quick.play(quick.choose())
        return self.value(table, seat)

    def part(self, table: PizzaTable) -> int:
        return table.round

    def value(self, table: PizzaTable, seat: int) -> float:
        """Return the value of a seat, from its lead in orders. It is smooth also at the end, where the bare result
        would have too much variance for few worlds."""
        hands = (TIE * value(listed(hand)) for hand in table.hands)
        marks = [orders.bit_count() + hand for orders, hand in zip(table.served, hands, strict=True)]
        others = marks[:seat] + marks[seat + 1 :]
        ahead = marks[seat] - 0.7 * max(others) - 0.3 * sum(others) / len(others)
        return 1 / (1 + exp(-ahead / ORDER_SCALE))


# --- SOLO


class SoloPlayouts:
    """Playouts of SOLO to the end of the hand."""

    def __init__(self) -> None:
        self.adapter = SoloSearchAdapter()

    def likelihood(self, world: SoloTable, observation: Observation) -> float:
        """A seat that drew, or took a penalty, probably had nothing to answer with."""
        fits = 1.0
        for seat, lacks in self.adapter.lacks_in(observation).items():
            if seat != observation.seat:
                hand = world.hands[seat]
                fits *= SOLO_UNLIKELY_FACTOR ** sum(not lack.permits(hand) for lack in lacks)
        return fits

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play to the end of the hand and return the probability of winning from there.

        With many seats the playout ends after a few own turns: chance has mixed everything by then, and more moves
        would only add noise.
        """
        assert isinstance(table, SoloTable)
        number, left = table.number, MANY_SEATS_TURNS if len(table.hands) >= MANY_SEATS else -1
        while table.agenda and table.number == number:
            if not table.race_queue and table.seat == seat:
                left -= 1
                if not left:
                    return solo_win_probability(expected_totals(table), seat, over=False)
            table.act(rollout_move(table))
        return self.value(table, seat)

    def part(self, table: SoloTable) -> int:
        return table.number

    def value(self, table: SoloTable, seat: int) -> float:
        return solo_win_probability(table.totals, seat, over=table.is_over)


def expected_totals(table: SoloTable) -> list[float]:
    """Return the expected totals of a table after this hand. With many seats they depend little on the present hands.

    Fitted to hands that were played to their end at 4, 6 and 10 players.
    """
    hands = table.hands
    fewest = max(1, min(map(len, hands)))
    caught = 5 + 2.5 * len(hands)
    return [total + caught + points_of(hand) // (4 * fewest) for total, hand in zip(table.totals, hands, strict=True)]


def solo_win_probability(totals: Sequence[float], seat: int, *, over: bool) -> float:
    """Return a seat's probability of winning: the lower its total and the nearer the end, the higher.

    How fast a lead is lost again was fitted to whole games at 2, 4 and 10 players.
    """
    if over:
        first = winners(totals)
        return 1 / len(first) if seat in first else 0.0
    swing = (1 + 8 / len(totals)) * sqrt(MIN_SWING + max(0, LIMIT - max(totals)))
    lowest = min(totals)
    shares = [exp((lowest - total) / swing) for total in totals]
    return shares[seat] / sum(shares)
