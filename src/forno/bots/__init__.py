"""Players that choose."""

from __future__ import annotations

from forno.bots.bot import Bot, Reason, Sight
from forno.bots.finding import BOTS, find, levels

__all__ = ["BOTS", "Bot", "Reason", "Sight", "find", "levels"]
