"""The simplest players: any move, or the documented default."""

from __future__ import annotations

from typing import Any

from forno.bots.bot import Bot, Reason, Sight
from forno.core.chance import Chance


class RandomBot(Bot):
    """Any of its options, each as likely."""

    level = "random"

    def choose(self, sight: Sight, chance: Chance) -> Any:
        return sight.options[chance.below(len(sight.options))]

    def explain(self, sight: Sight, move: Any) -> Reason:
        return Reason("any")


class DefaultBot(Bot):
    """What would be played for somebody who does not answer; it never jumps in."""

    level = "default"

    def choose(self, sight: Sight, chance: Chance) -> Any:
        return sight.default

    def explain(self, sight: Sight, move: Any) -> Reason:
        return Reason("default")
