"""The simplest players: any move, or the documented default."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Bot, Observation, Reason
from forno.core.chance import Chance


class RandomBot(Bot):
    """Any of its options, each as likely."""

    level = "random"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        return observation.legal_moves[chance.below(len(observation.legal_moves))]

    def explain(self, observation: Observation, move: Any) -> Reason:
        return Reason("any")


class DefaultBot(Bot):
    """What would be played for somebody who does not answer; it never jumps in."""

    level = "default"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        return observation.default

    def explain(self, observation: Observation, move: Any) -> Reason:
        return Reason("default")
