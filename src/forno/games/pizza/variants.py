"""The four pizza games: one set of rules, four variants described as data."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

import msgspec

from forno.games.pizza.cards import COLOURS, KINDS, bits, worth
from forno.games.pizza.orders import OrderCard, order_cards

NAMES = ("mamma-mia", "sole-mio", "grande", "plus")


class Dealt(msgspec.Struct, frozen=True):
    ingredients: int
    orders: int


class PerKind(msgspec.Struct, frozen=True):
    singles: int
    doubles: int


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The differences between pizza games, as their deck files say."""

    name: str
    players: tuple[int, int]
    kinds: tuple[str, ...]
    rounds: int
    hand: int
    dealt: Dealt
    ingredients: PerKind
    removed: dict[str, tuple[int, int]]
    orders: tuple[dict[str, Any], ...] = ()
    orders_of: tuple[str, ...] = ()
    draw_limit: int = 99
    rounds_without_help: int = 0
    chef_card: bool = True
    help: bool = False
    help_optional: bool = False
    help_least_players: int = 2
    helper_needs_waiter: bool = False
    failed_orders_leave: bool = False
    served_hidden: bool = False
    no_ingredients_draw: int = 0
    cards: tuple[int, ...] = ()
    """How many of each ingredient card a small variant uses, by code; empty where the number of players decides."""
    chosen_orders: tuple[str, ...] = ()
    """The names of the orders that a small variant uses; empty where all are."""

    def deck(self, players: int) -> list[int]:
        """How many of each ingredient card this number of players uses, by code. (setup.deck)"""
        return list(self.cards or _deck(self.name, players))

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours that players may have: those whose own kind the deck has."""
        return tuple(COLOURS[kind] for kind in range(len(self.kinds)) if not self.cards or worth(self.cards, kind))

    def order_deck(self, own: int) -> int:
        """The numbers of the orders in the waiter of the colour that owns this kind, as bits."""
        return _order_deck(self.name, own, self.chosen_orders)

    def orders_for(self, own: int) -> tuple[OrderCard, ...]:
        """The orders of the colour that owns this kind."""
        return _orders(self.name, own)

    def order_numbers(self, own: int) -> dict[str, int]:
        """The index of each of these orders in its deck, by name."""
        return _order_numbers(self.name, own)

    def order_names(self, own: int, mask: int) -> tuple[str, ...]:
        """The names of the orders in a set that is kept as bits."""
        return _order_names(self.name, own, mask)


@lru_cache(maxsize=8192)
def _order_names(name: str, own: int, mask: int) -> tuple[str, ...]:
    deck = _orders(name, own)
    return tuple(deck[number].name for number in bits(mask))


@cache
def variant(name: str) -> Variant:
    """The variant of this name."""
    text = (files(__package__) / "decks" / f"{name}.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Variant)


@cache
def _deck(name: str, players: int) -> tuple[int, ...]:
    chosen = variant(name)
    singles, doubles = chosen.removed.get(str(players), (0, 0))
    return (chosen.ingredients.singles - singles, chosen.ingredients.doubles - doubles) * len(chosen.kinds)


@cache
def _orders(name: str, own: int) -> tuple[OrderCard, ...]:
    chosen = variant(name)
    entries = [entry for part in chosen.orders_of for entry in variant(part).orders] + list(chosen.orders)
    return order_cards(entries, own, len(chosen.kinds))


@cache
def _order_deck(name: str, own: int, chosen: tuple[str, ...]) -> int:
    return sum(1 << number for number, card in enumerate(_orders(name, own)) if not chosen or card.name in chosen)


@cache
def _order_numbers(name: str, own: int) -> dict[str, int]:
    return {card.name: number for number, card in enumerate(_orders(name, own))}


assert all(variant(name).kinds == KINDS[: len(variant(name).kinds)] for name in NAMES)
