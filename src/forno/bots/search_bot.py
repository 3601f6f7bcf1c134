"""The level that searches: it tries its moves in re-deals of the table, as long as it is given time."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from forno import games
from forno.bots.bot import Bot, Observation, Reason
from forno.bots.levels import think
from forno.bots.pizza.search_adapter import PizzaGuide
from forno.bots.policy import EXPERT
from forno.bots.search import Budget, Found, Guide, search
from forno.bots.solo.search_adapter import SoloGuide
from forno.core.chance import Chance

GUIDES: dict[str, Guide] = {"pizza": PizzaGuide(), "solo": SoloGuide()}
"""By the tag that a family's views carry."""
USUAL = Budget(milliseconds=200)


class MasterBot(Bot):
    """Searches over re-deals, guided by the expert, within its budget. In a game that it cannot search: the expert."""

    level = "master"
    thinks = True

    def __init__(self, budget: Budget = USUAL) -> None:
        self.budget = budget

    def choose(self, observation: Observation, chance: Chance) -> Any:
        found = self.look(observation, chance)
        return found.best if found else think(observation, EXPERT).move

    def advise(self, observation: Observation, chance: Chance) -> tuple[Any, Reason]:
        """Where the expert would do the same, its reason; else what the search found."""
        thought = think(observation, EXPERT)
        found = self.look(observation, chance)
        if found is None or found.best == thought.move:
            return thought.move, thought.reason
        return found.best, Reason("search", {"worlds": found.worlds, "gain": round(100 * gain(found))})

    def explain(self, observation: Observation, move: Any) -> Reason:
        thought = think(observation, EXPERT)
        return thought.reason if thought.move == move else Reason("search-found")

    def look(self, observation: Observation, chance: Chance) -> Found | None:
        """What a search comes to; None where there is nothing to search."""
        guide = GUIDES.get(str(type(observation.view).__struct_config__.tag))
        if guide is None or observation.world is None or len(observation.legal_moves) == 1:
            return None
        return search(observation, guide, games.game(observation.game), self.budget, chance, perf_counter)


def gain(found: Found) -> float:
    """How much better the best is than the next, from 0 to 1."""
    return max(0.0, found.tried[0].mean - found.tried[1].mean) if len(found.tried) > 1 else 0.0
