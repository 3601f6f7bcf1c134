"""Bots without one ability, to measure its value."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from forno import games
from forno.bots.families import adapter_for
from forno.bots.levels import LevelBot, MasterBot
from forno.bots.policy import EXPERT, REGULAR
from forno.bots.search import SearchBudget, search


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


class AllLikely:
    """A search adapter for which all sampled tables are equally likely."""

    def __init__(self, adapter: Any) -> None:
        self.caution = adapter.caution
        self.candidates = adapter.candidates
        self.trial = adapter.trial
        self.play_out = adapter.play_out
        self.part = adapter.part
        self.value = adapter.value

    def likelihood(self, world: Any, observation: Any) -> float:
        return 1.0


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
