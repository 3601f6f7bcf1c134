"""Players that choose."""

from __future__ import annotations

from forno.bots.bot import Bot, Observation, Reason
from forno.bots.registry import BOTS, find, lending, levels, on_offer

__all__ = ["BOTS", "Bot", "Observation", "Reason", "find", "lending", "levels", "on_offer"]
