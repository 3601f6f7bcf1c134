"""The decks of each game, for the page, which repeats a deal to verify it (docs/fairness.md)."""

from __future__ import annotations

from typing import Any

import msgspec

from forno.games.pizza.cards import CARD_NAMES, CHEF, COLOURS
from forno.games.pizza.variants import NAMES, Variant, variant
from forno.games.solo.cards import COPIES
from forno.games.solo.cards import NAMES as SOLO_NAMES
from forno.games.solo.game import SOLO
from forno.games.solo.variants import CARDS_EACH


def decks() -> bytes:
    """Every deck as JSON, in lines that read well in a diff."""
    whole = {
        "pizza": {
            "cards": CARD_NAMES[:CHEF],
            "chef": CARD_NAMES[CHEF],
            "games": {name: pizza(variant(name)) for name in NAMES},
        },
        "solo": solo(),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2) + b"\n"


def pizza(game: Variant) -> dict[str, Any]:
    """How many cards of each code a number of players uses, and each colour's orders as the deck file has them."""
    least, most = game.players
    return {
        "ingredients": game.dealt.ingredients,
        "orders": game.dealt.orders,
        "chef": game.chef_card,
        "counts": {str(players): game.deck(players) for players in range(least, most + 1)},
        "decks": {COLOURS[own]: [order.name for order in game.orders_for(own)] for own, _ in enumerate(game.kinds)},
    }


def solo() -> dict[str, Any]:
    return {
        "players": (SOLO.least, SOLO.most),
        "each": CARDS_EACH,
        "cards": SOLO_NAMES,
        "counts": COPIES,
    }
