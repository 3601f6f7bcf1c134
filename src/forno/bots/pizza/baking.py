"""Serving an order while the oven is emptied: the value of each way, with what it leaves for the orders to come."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Observation
from forno.bots.pizza.features import by_kind, hand_of, mix_of, model_table, remembered
from forno.bots.pizza.oven_model import OvenModel
from forno.bots.pizza.recipes import Recipe, recipe_named
from forno.bots.policy import Skill
from forno.games.pizza.cards import counted
from forno.games.pizza.moves import Ask, Serve
from forno.games.pizza.variants import variant
from forno.games.pizza.view import PizzaView

MAX_CANDIDATES = 24
"""The most ways that are compared: those with the fewest cards from hand."""
SERVED = 1.3
"""The value of an order served now; those to come are uncertain."""
HELPED = 0.4
"""The value of asking for help: its chance, less the reward of the helper."""
OTHERS = 0.25
"""The value of another seat's order, relative to an own one."""
IN_HAND = 0.04
"""The value of a card kept in hand."""


def best_serving(observation: Observation, view: PizzaView, skill: Skill) -> Any:
    """Return the best of serving in each way, asking for help and failing, by its value until the oven is empty."""
    options = sorted(observation.legal_moves, key=lambda move: len(getattr(move, "cards", ())))[:MAX_CANDIDATES]
    return max(options, key=Baking(observation, view, skill).worth_of)


class Baking:
    """The evaluation of an order together with the rest of the oven, as far as the seat remembers it."""

    def __init__(self, observation: Observation, view: PizzaView, skill: Skill) -> None:
        assert view.question is not None
        self.seat = observation.seat
        self.recipe = recipe_named(view.variant, view.places[self.seat].own, view.question.shown["orders"][0])
        self.oven = remembered(observation, view, skill)
        self.cards = len(hand_of(view))
        self.held = by_kind(hand_of(view))
        game = variant(view.variant)
        mix = mix_of(game, view, self.held, self.oven, skill)
        self.there = model_table(observation, view, view.chef, mix)

    def worth_of(self, move: Any) -> float:
        """Return the value of a way: the order itself, and those to come with the cards that are left."""
        oven_model, held, now = self.there.copy(), self.held, 0.0
        if isinstance(move, Serve):
            now = SERVED
            spent = by_kind(counted(move.cards, self.cards))
            take(oven_model, self.recipe, move, held, spent)
            held = [number - gone for number, gone in zip(held, spent, strict=True)]
        elif isinstance(move, Ask):
            now = HELPED
        oven_model.read(self.oven, self.seat, held)
        mine = oven_model.served[self.seat]
        others = sum(oven_model.served) - mine
        return now + mine - OTHERS * others + IN_HAND * sum(held)


def take(oven_model: OvenModel, recipe: Recipe, move: Serve, held: list[int], spent: list[int]) -> None:
    """Take the part of a way that comes from the table."""
    if recipe.card.anything:
        oven_model.stock = [0] * oven_model.kinds
        oven_model.twos = [0] * oven_model.kinds
        return
    way = by_kind(counted(move.way, 2 * oven_model.kinds)) if move.way else [0] * oven_model.kinds
    for kind, number in oven_model.way_for(recipe, held) if not move.way else ():
        way[kind] += number
    for kind, number in enumerate(way):
        if number > spent[kind]:
            oven_model.take(kind, number - spent[kind])
