"""Sound play, quickly: one player for each family of games, who goes by what lies there and by what is likely."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Bot, Reason, Sight
from forno.bots.pizza import PizzaPlayer
from forno.bots.solo import SoloPlayer
from forno.bots.thought import Player, Thought
from forno.core.chance import Chance

PLAYERS: dict[str, Player] = {"pizza": PizzaPlayer(), "solo": SoloPlayer()}
"""By the tag that a family's views carry."""


class RegularBot(Bot):
    """Plays soundly, as somebody does who knows the game. In a game that it does not know, it plays the default."""

    level = "regular"

    def choose(self, sight: Sight, chance: Chance) -> Any:
        return think(sight).move

    def explain(self, sight: Sight, move: Any) -> Reason:
        thought = think(sight)
        return thought.reason if thought.move == move else super().explain(sight, move)


def think(sight: Sight) -> Thought:
    """The move, and why: never another one than an option."""
    if len(sight.options) == 1:
        return Thought(sight.options[0], Reason("only"))
    player = PLAYERS.get(str(type(sight.view).__struct_config__.tag))
    thought = player.think(sight) if player else None
    if thought is None or thought.move not in sight.options:
        return Thought(sight.default, Reason("default"))
    return thought
