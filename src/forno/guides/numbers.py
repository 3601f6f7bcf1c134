"""The numbers that a guide names, from the decks and the rules of the games: no text says one by itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import forno
from forno.games.pizza.variants import NAMES as PIZZA
from forno.games.pizza.variants import Variant, variant
from forno.games.solo.cards import CODES, COLOURS, COPIES, POINTS
from forno.games.solo.variants import CARDS_EACH, LIMIT
from forno.guides.scenes import Card, Order, SoloCard

Numbers = Mapping[str, int]

NEEDS = {"own": "own", "this": "same", "all": "each", "others": "each", "joker": "joker", "any joker": "joker"}
NEEDS |= {"scarcest": "scarcest", "chef": "chef"}
"""Names of an order's numbers, by what its deck file says the need is of; other needs are of kinds that it shows."""

SOLO_SORTS = {"numbers": "red 1", "specials": "red skip", "swaps": "red swap", "blacks": "draw-four"}
"""A card of each sort that is in the deck equally often."""


@cache
def game_numbers(game: str) -> Numbers:
    """Return the numbers of a game."""
    found = forno.game(game)
    return {"least": found.least, "most": found.most, **(_pizza(variant(game)) if game in PIZZA else _solo())}


def card_numbers(game: str, card: Card) -> Numbers:
    """Return the numbers of a card: the needs of an order, the points of a SOLO card, and how often it is there."""
    match card:
        case Order(name, own):
            return _order(variant(game), name, own)
        case SoloCard(code):
            return {"points": POINTS[code], "copies": COPIES[code]}
    return {}


def _pizza(game: Variant) -> dict[str, int]:
    out = {f"singles_out_{players}": singles for players, (singles, _) in game.removed.items()}
    out |= {f"doubles_out_{players}": doubles for players, (_, doubles) in game.removed.items()}
    return out | {
        "kinds": len(game.kinds),
        "singles": game.ingredients.singles,
        "doubles": game.ingredients.doubles,
        "ingredients": game.dealt.ingredients,
        "dealt_orders": game.dealt.orders,
        "orders": len(game.orders_for(0)),
        "hand": game.hand,
        "draw_limit": game.draw_limit,
        "no_ingredients_draw": game.no_ingredients_draw,
        "rounds": game.rounds,
        "rounds_without_help": game.rounds_without_help,
    }


def _solo() -> dict[str, int]:
    copies = {name: COPIES[CODES[card]] for name, card in SOLO_SORTS.items()}
    return {"cards": sum(COPIES), "dealt": CARDS_EACH, "limit": LIMIT, "colours": len(COLOURS), **copies}


def _order(game: Variant, name: str, own: int) -> dict[str, int]:
    cards = game.orders_for(own)
    sort = next(card.sort for card in cards if card.name == name)
    entry = next(entry for entry in _entries(game) if entry["id"] == sort)
    needs = {NEEDS.get(str(need["of"]), "shown"): need["number"] for need in entry.get("needs", [])}
    steps = {f"step_{at}": need["number"] for at, need in enumerate(entry.get("needs", []), start=1)}
    copies = sum(card.sort == sort for card in cards)
    return {**needs, **steps, "anything": entry.get("anything", 0), "copies": copies}


def _entries(game: Variant) -> list[dict[str, Any]]:
    return [*game.orders, *(entry for part in game.orders_of for entry in variant(part).orders)]
