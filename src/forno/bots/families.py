"""Registry of game families: the policy and the search adapter that the levels use for each.

Games of one family share rules, views and bots (`Game.family`). Another package registers a family of its own by the
entry point group `forno.bot_families`; without one, its games are searched with the generic adapter. (docs/own-bot.md)
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from time import perf_counter

import msgspec

from forno import games
from forno.bots.bot import Observation
from forno.bots.generic_search import GenericSearchAdapter
from forno.bots.pizza.policy import PizzaPolicy
from forno.bots.pizza.search_adapter import PizzaSearchAdapter
from forno.bots.policy import Policy
from forno.bots.search import SearchAdapter, SearchBudget, SearchResult, search
from forno.bots.solo.policy import SoloPolicy
from forno.bots.solo.search_adapter import SoloSearchAdapter
from forno.core.chance import Chance
from forno.core.game import Game

GROUP = "forno.bot_families"


class BotFamily(msgspec.Struct, frozen=True):
    """The policy and the search adapter of one family. Without a policy every level searches."""

    policy: Policy | None = None
    adapter: SearchAdapter | None = None


BUILT_IN = {
    "pizza": BotFamily(PizzaPolicy(), PizzaSearchAdapter()),
    "solo": BotFamily(SoloPolicy(), SoloSearchAdapter()),
}


@cache
def family(name: str) -> BotFamily:
    """Return the registered family of this name, or an empty one."""
    installed = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name in BUILT_IN or name not in installed:
        return BUILT_IN.get(name, BotFamily())
    found: BotFamily = installed[name].load()
    return found


def policy_for(game: Game) -> Policy | None:
    """Return the policy of this game's family, if it has one."""
    return family(game.family).policy


def adapter_for(game: Game) -> SearchAdapter:
    """Return the search adapter of this game's family, or the generic one."""
    return family(game.family).adapter or GenericSearchAdapter(game)


def search_moves(
    observation: Observation, budget: SearchBudget, chance: Chance, now: Callable[[], float] = perf_counter
) -> SearchResult | None:
    """Search with the adapter of the game's family; None if there is no table to search, or only one move, unless the
    whole budget is to be spent.

    `now` is the clock of a budget in milliseconds, in seconds.
    """
    if observation.sampled_table is None or (len(observation.legal_moves) == 1 and not budget.whole):
        return None
    game = games.game(observation.game)
    return search(observation, adapter_for(game), game, budget, chance, now)
