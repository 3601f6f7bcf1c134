"""Bots that lack one ability, to see what it is worth."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from forno.bots.levels import LevelBot
from forno.bots.master import GUIDES, MasterBot, game_named
from forno.bots.search import Budget, search
from forno.bots.skills import EXPERT, REGULAR


class Uncounting(LevelBot):
    """The expert without counting cards."""

    level = "uncounting"
    skill = replace(EXPERT, counts=False)


class Forgetful(LevelBot):
    """The expert with the memory of a regular player."""

    level = "forgetful"
    skill = replace(EXPERT, memory=REGULAR.memory)


class Waiting(LevelBot):
    """The expert, laying an order only when it is more likely served than not."""

    level = "waiting"
    skill = replace(EXPERT, waits=0.5)


class AllLikely:
    """A guide to whom every world is as likely as any other."""

    def __init__(self, guide: Any) -> None:
        self.wary = guide.wary
        self.candidates = guide.candidates
        self.play_out = guide.play_out
        self.part = guide.part
        self.value = guide.value

    def likelihood(self, world: Any, sight: Any) -> float:
        return 1.0


class Unsuspecting(MasterBot):
    """The master without inference from what the others did."""

    level = "unsuspecting"

    def __init__(self) -> None:
        super().__init__(Budget(worlds=8))

    def choose(self, sight: Any, chance: Any) -> Any:
        if len(sight.options) == 1:
            return sight.options[0]
        guide = AllLikely(GUIDES[str(type(sight.view).__struct_config__.tag)])
        return search(sight, guide, game_named(sight.game), self.budget, chance, lambda: 0.0).best
