"""The levels that answer at once: one player for each family of games, with more or less skill."""

from __future__ import annotations

from typing import Any, ClassVar

from forno.bots.bot import Bot, Reason, Sight
from forno.bots.pizza.player import PizzaPlayer
from forno.bots.skills import EXPERT, NOVICE, REGULAR
from forno.bots.solo.player import SoloPlayer
from forno.bots.thought import Player, Skill, Thought
from forno.core.chance import Chance

PLAYERS: dict[str, Player] = {"pizza": PizzaPlayer(), "solo": SoloPlayer()}
"""By the tag that a family's views carry."""
FINE = 1 << 16


def player_of(sight: Sight) -> Player | None:
    return PLAYERS.get(str(type(sight.view).__struct_config__.tag))


class LevelBot(Bot):
    """Knows the games as well as its skill goes. In a game that it does not know, it plays the default."""

    skill: ClassVar[Skill]

    def choose(self, sight: Sight, chance: Chance) -> Any:
        if chance.below(FINE) >= self.skill.care * FINE and (player := player_of(sight)):
            moves = player.plausible(sight)
            return moves[chance.below(len(moves))]
        return think(sight, self.skill).move

    def explain(self, sight: Sight, move: Any) -> Reason:
        thought = think(sight, self.skill)
        return thought.reason if thought.move == move else super().explain(sight, move)


class NoviceBot(LevelBot):
    """Plausible and forgetful."""

    level = "novice"
    skill = NOVICE


class RegularBot(LevelBot):
    """Plays soundly, and remembers the recent past."""

    level = "regular"
    skill = REGULAR


class ExpertBot(LevelBot):
    """Remembers everything, counts cards and knows the odds."""

    level = "expert"
    skill = EXPERT


def think(sight: Sight, skill: Skill) -> Thought:
    """The move, and why: never another one than an option."""
    if len(sight.options) == 1:
        return Thought(sight.options[0], Reason("only"))
    player = player_of(sight)
    thought = player.think(sight, skill) if player else None
    if thought is None or thought.move not in sight.options:
        return Thought(sight.default, Reason("default"))
    return thought
