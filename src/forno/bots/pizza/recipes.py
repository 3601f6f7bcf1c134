"""Recipes: orders in the form that planning needs, made once for each variant and colour."""

from __future__ import annotations

from functools import cache

import msgspec

from forno.games.pizza.orders import OrderCard
from forno.games.pizza.variants import variant

Parts = tuple[tuple[int, int], ...]
"""The kinds that a way needs, with their numbers."""
MANY_WAYS = 40


class Recipe(msgspec.Struct, frozen=True):
    """An order with its ways, as kinds and numbers."""

    card: OrderCard
    number: int
    ways: tuple[Parts, ...]
    ladder: tuple[int, ...] = ()
    """The numbers of each kind, largest first, where any kinds will do and the ways are too many to examine."""
    is_plain: bool = False
    """Whether it is served in one of its ways, without special rules."""

    @property
    def name(self) -> str:
        return self.card.name


@cache
def recipes(name: str, own: int) -> tuple[Recipe, ...]:
    """Return the recipes of a colour, by the number of the order in its deck."""
    return tuple(_recipe(card, number) for number, card in enumerate(variant(name).orders_for(own)))


def _recipe(card: OrderCard, number: int) -> Recipe:
    ways = tuple(tuple((kind, amount) for kind, amount in enumerate(way) if amount) for way in card.ways)
    if len(ways) > MANY_WAYS:
        return Recipe(card, number, (), tuple(sorted((amount for _, amount in ways[0]), reverse=True)))
    special = card.contest or card.anything or card.double_cards or card.scarcest or card.chef or card.crossed_out >= 0
    return Recipe(card, number, ways, is_plain=not special)


@cache
def recipe_named(name: str, own: int, order: str) -> Recipe:
    return next(recipe for recipe in recipes(name, own) if recipe.name == order)
