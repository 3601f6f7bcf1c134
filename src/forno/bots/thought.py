"""What a sound player thinks: a move and its reason belong together, so that a hint never explains another move."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from forno.bots.bot import Reason, Sight


class Thought(msgspec.Struct, frozen=True):
    """A move, and why."""

    move: Any
    reason: Reason


class Player(Protocol):
    """Somebody who knows a family of games."""

    def think(self, sight: Sight) -> Thought | None:
        """What it would do; None at a question that it does not know."""


def because(move: Any, name: str, /, **values: int | str) -> Thought:
    """`because(Draw(), "solo-draw")`"""
    return Thought(move, Reason(name, values))
