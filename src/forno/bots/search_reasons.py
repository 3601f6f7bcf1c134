"""Reasons of a search: in how many of the worlds the usual move did worse."""

from __future__ import annotations

from math import log
from typing import Any, Final

from forno.bots.bot import Reason
from forno.bots.search import Candidate, SearchResult, better_by
from forno.core.move import PASS
from forno.games.pizza import moves as pizza
from forno.games.pizza.cards import say
from forno.games.solo import moves as solo
from forno.games.solo.cards import card_names
from forno.kernel.pizza.trials import ORDER_SCALE

PIZZA: Final = "pizza"
"""The family of games in which values tell a lead in pizzas."""
ABOUT_A_PIZZA: Final = 0.5
"""The difference of two leads, in pizzas, above which the pizzas served differ and not only the cards in hand."""


def search_reason(found: SearchResult, usual: Any, family: str) -> Reason:
    """Return the reason for the best move: in how many worlds the usual one did worse, and in how many better.

    In the pizza games only worlds count in which they differ by a pizza or more. Where the usual move was not tried, or
    did worse no more often than better, the reason is that the best one was found.
    """
    best = found.candidates[0]
    tried = [one for one in found.candidates if one.move == usual]
    if best.move == usual or not tried:
        return Reason("search-found")
    gains = gains_over(best, min(tried, key=lambda one: better_by(best, one)[0]), family)
    least = ABOUT_A_PIZZA if family == PIZZA else 0.0
    worse, better = sum(gain > least for gain in gains), sum(gain < -least for gain in gains)
    if worse <= better:
        return Reason("search-found")
    name, values = usual_words(usual, family)
    return Reason(name, {**values, "worlds": len(gains), "worse": worse, "better": better})


def gains_over(best: Candidate, usual: Candidate, family: str) -> list[float]:
    """Return the gain of one candidate over another in each world that both were tried in: in pizzas or in value."""
    pairs = zip(best.values, usual.values, strict=False)
    if family == PIZZA:
        return [lead_of(one) - lead_of(other) for one, other in pairs]
    return [one - other for one, other in pairs]


def lead_of(value: float) -> float:
    """Return the lead over the other seats that has this value in the pizza games: in pizzas, and a little for each
    ingredient in hand."""
    return ORDER_SCALE * log(value / (1 - value))


def usual_words(move: Any, family: str) -> tuple[str, dict[str, int | str]]:
    """Return the reason that names a usual move, and the values of its sentence."""
    if isinstance(move, pizza.Put):
        return "search-cards", {"cards": say((2 * move.kind,) * move.singles + (2 * move.kind + 1,) * move.doubles)}
    if isinstance(move, pizza.Lay):
        return "search-order", {"order": move.order}
    if isinstance(move, pizza.Draw):
        return f"search-{move.pile}", {}
    if isinstance(move, solo.Play):
        return "search-card", {"card": card_names(move.cards)}
    if isinstance(move, solo.Draw):
        return "search-draw", {}
    prefix = "search-pizza" if family == PIZZA else "search"
    return f"{prefix}-{'wait' if move == PASS else 'usual'}", {}
