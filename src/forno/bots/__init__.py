"""Players that choose."""

from __future__ import annotations

from forno.bots.bot import Bot, Observation, Reason
from forno.bots.registry import BOTS, find, levels, on_offer, registered

__all__ = ["BOTS", "Bot", "Observation", "Reason", "find", "levels", "on_offer", "registered"]
