"""Bots without one ability, to measure its value."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from forno import games
from forno.bots.families import adapter_for
from forno.bots.levels import LevelBot, MasterBot
from forno.bots.policy import EXPERT, REGULAR
from forno.bots.search import SearchBudget, search
from forno.bots.worlds import KernelWorlds, TableWorlds, Trial, Worlds


class Uncounting(LevelBot):
    """The expert without card counting."""

    level = "uncounting"
    skill = replace(EXPERT, counts=False)


class Forgetful(LevelBot):
    """The expert with the memory of a regular player."""

    level = "forgetful"
    skill = replace(EXPERT, memory=REGULAR.memory)


class Waiting(LevelBot):
    """The expert that lays an order only if it will more likely than not be served."""

    level = "waiting"
    skill = replace(EXPERT, waits=0.5)


class Impatient(LevelBot):
    """The expert that lays what is likely, also where a failed order leaves the game."""

    level = "impatient"
    skill = replace(EXPERT, patience=0)


class AllLikely:
    """A search adapter for which all sampled tables are equally likely."""

    def __init__(self, adapter: Any) -> None:
        self.adapter = adapter
        self.caution = adapter.caution
        self.candidates = adapter.candidates
        self.answers = adapter.answers
        self.is_reluctant = adapter.is_reluctant

    def worlds(self, observation: Any, game: Any, chance: Any) -> Worlds:
        worlds = self.adapter.worlds(observation, game, chance)
        if isinstance(worlds, KernelWorlds):
            worlds.evidence = None
            return worlds
        return TableWorlds(self, observation, game, chance)

    def likelihood(self, world: Any, observation: Any) -> float:
        return 1.0

    def trial(self, world: Any, seat: int) -> Trial:
        trial: Trial = self.adapter.trial(world, seat)
        return trial


class Unsuspecting(MasterBot):
    """The master without inference from the other players' moves."""

    level = "unsuspecting"

    def __init__(self) -> None:
        super().__init__(SearchBudget(worlds=8))

    def choose(self, observation: Any, chance: Any) -> Any:
        if len(observation.legal_moves) == 1:
            return observation.legal_moves[0]
        game = games.game(observation.game)
        adapter = AllLikely(adapter_for(game))
        return search(observation, adapter, game, self.budget, chance, lambda: 0.0).best
