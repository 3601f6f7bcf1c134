"""Players that choose."""

from __future__ import annotations

from forno.bots.bot import Bot, Reason, Sight
from forno.bots.regular import RegularBot
from forno.bots.simple import DefaultBot, RandomBot

__all__ = ["Bot", "Reason", "Sight", "find", "levels"]

BOTS: dict[str, type[Bot]] = {bot.level: bot for bot in (RandomBot, DefaultBot, RegularBot)}


def levels() -> list[str]:
    """The levels there are, from the weakest."""
    return list(BOTS)


def find(level: str) -> Bot:
    """A bot of this level."""
    return BOTS[level]()
