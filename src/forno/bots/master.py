"""The level that searches: it tries its moves in re-deals of the table, as long as it is given time."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import Any

from forno.bots.bot import Bot, Reason, Sight
from forno.bots.levels import think
from forno.bots.pizza.guide import PizzaGuide
from forno.bots.search import Budget, Found, Guide, search
from forno.bots.skills import EXPERT
from forno.bots.solo.guide import SoloGuide
from forno.core.chance import Chance
from forno.core.game import Game
from forno.games import find

GUIDES: dict[str, Guide] = {"pizza": PizzaGuide(), "solo": SoloGuide()}
"""By the tag that a family's views carry."""
USUAL = Budget(milliseconds=200)


class MasterBot(Bot):
    """Searches over re-deals, guided by the expert, within its budget. In a game that it cannot search: the expert."""

    level = "master"
    thinks = True

    def __init__(self, budget: Budget = USUAL) -> None:
        self.budget = budget

    def choose(self, sight: Sight, chance: Chance) -> Any:
        found = self.look(sight, chance)
        return found.best if found else think(sight, EXPERT).move

    def advise(self, sight: Sight, chance: Chance) -> tuple[Any, Reason]:
        """Where the expert would do the same, its reason; else what the search found."""
        thought = think(sight, EXPERT)
        found = self.look(sight, chance)
        if found is None or found.best == thought.move:
            return thought.move, thought.reason
        return found.best, Reason("search", {"worlds": found.worlds, "gain": round(100 * gain(found))})

    def explain(self, sight: Sight, move: Any) -> Reason:
        thought = think(sight, EXPERT)
        return thought.reason if thought.move == move else Reason("search-found")

    def look(self, sight: Sight, chance: Chance) -> Found | None:
        """What a search comes to; None where there is nothing to search."""
        guide = GUIDES.get(str(type(sight.view).__struct_config__.tag))
        if guide is None or sight.world is None or len(sight.options) == 1:
            return None
        return search(sight, guide, game_named(sight.game), self.budget, chance, perf_counter)


@cache
def game_named(name: str) -> Game[Any]:
    """Looked up once: it is asked for at every decision."""
    return find(name)


def gain(found: Found) -> float:
    """How much better the best is than the next, from 0 to 1."""
    return max(0.0, found.tried[0].mean - found.tried[1].mean) if len(found.tried) > 1 else 0.0
