"""The levels that answer at once: one player for each family of games, with more or less skill."""

from __future__ import annotations

from typing import Any, ClassVar

from forno.bots.bot import Bot, Observation, Reason
from forno.bots.pizza.policy import PizzaPlayer
from forno.bots.policy import EXPERT, NOVICE, REGULAR, Player, Skill, Thought
from forno.bots.solo.policy import SoloPlayer
from forno.core.chance import Chance

PLAYERS: dict[str, Player] = {"pizza": PizzaPlayer(), "solo": SoloPlayer()}
"""By the tag that a family's views carry."""
FINE = 1 << 16


def player_of(observation: Observation) -> Player | None:
    return PLAYERS.get(str(type(observation.view).__struct_config__.tag))


class LevelBot(Bot):
    """Knows the games as well as its skill goes. In a game that it does not know, it plays the default."""

    skill: ClassVar[Skill]

    def choose(self, observation: Observation, chance: Chance) -> Any:
        if chance.below(FINE) >= self.skill.care * FINE and (player := player_of(observation)):
            moves = player.plausible(observation)
            return moves[chance.below(len(moves))]
        return think(observation, self.skill).move

    def explain(self, observation: Observation, move: Any) -> Reason:
        thought = think(observation, self.skill)
        return thought.reason if thought.move == move else super().explain(observation, move)


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


def think(observation: Observation, skill: Skill) -> Thought:
    """The move, and why: never another one than an option."""
    if len(observation.legal_moves) == 1:
        return Thought(observation.legal_moves[0], Reason("only"))
    player = player_of(observation)
    thought = player.think(observation, skill) if player else None
    if thought is None or thought.move not in observation.legal_moves:
        return Thought(observation.default, Reason("default"))
    return thought
