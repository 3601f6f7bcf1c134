"""Reasons of a search: what would be lost with the usual move."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Reason
from forno.bots.search import SearchResult, better_by
from forno.core.move import PASS
from forno.games.pizza import moves as pizza
from forno.games.pizza.cards import say
from forno.games.solo import moves as solo
from forno.games.solo.cards import card_names


def search_reason(found: SearchResult, usual: Any) -> Reason:
    """Return the reason for the best move: by how many points of a hundred the usual one is worse, in the same worlds.

    Where the usual move was not tried, or is as good to the point, the reason is that the best one was found.
    """
    best = found.candidates[0]
    tried = [one for one in found.candidates if one.move == usual]
    points = round(100 * min(better_by(best, one)[0] for one in tried)) if tried else 0
    if points < 1 or best.move == usual:
        return Reason("search-found")
    name, values = usual_words(usual)
    return Reason(name, {**values, "worlds": found.worlds, "gain": points})


def usual_words(move: Any) -> tuple[str, dict[str, int | str]]:
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
    return ("search-wait" if move == PASS else "search-usual"), {}
