"""The bot that gives hints: `master` with a fixed number of worlds, so that the same position gets the same hint."""

from __future__ import annotations

from forno.core.game import Game
from forno.kernel.tables import compiled_form_for

HINT_WORLDS = 600
"""Worlds of a hint where the kernel is compiled: at most some 0.3 s of one core."""
PLAIN_HINT_WORLDS = 16
"""Worlds of a hint in plain Python: under one second of one core."""


def hint_bot(game: Game) -> str:
    """Return the name of the bot that gives hints in a game, for `forno.bots.find`."""
    return f"master@{HINT_WORLDS if compiled_form_for(game) else PLAIN_HINT_WORLDS}"
