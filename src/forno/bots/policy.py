"""What a player thinks: a move and its reason belong together, so that a hint never explains another move."""

from __future__ import annotations

from math import inf
from typing import Any, Protocol

import msgspec

from forno.bots.bot import Observation, Reason


class Skill(msgspec.Struct, frozen=True):
    """What tells one level from another."""

    memory: float = inf
    """After so many turns of others half of what went into the oven is forgotten; without end for a perfect memory."""
    care: float = 1.0
    """How often it takes the move it thinks best; else any that is not foolish."""
    waits: float = -1.0
    """From which odds it lays an order. The bold lay one in every turn: what fails only goes back under the waiter."""
    counts: bool = True
    """Does it count cards and reckon with odds, or go by the look of things?"""


class Thought(msgspec.Struct, frozen=True):
    """A move, and why."""

    move: Any
    reason: Reason


class Player(Protocol):
    """Somebody who knows a family of games."""

    def think(self, observation: Observation, skill: Skill) -> Thought | None:
        """What it would do; None at a question that it does not know. The same observation, the same thought."""

    def plausible(self, observation: Observation) -> list[Any]:
        """Of the options those that are not foolish, for a careless moment; never empty."""


def because(move: Any, name: str, /, **values: int | str) -> Thought:
    """`because(Draw(), "solo-draw")`"""
    return Thought(move, Reason(name, values))


NOVICE = Skill(memory=3, care=0.7, waits=0.5, counts=False)
"""Plausible and forgetful."""
REGULAR = Skill(memory=8, waits=0.15, counts=False)
"""Sound, and remembers the recent past."""
EXPERT = Skill()
"""Remembers everything, counts cards and knows the odds."""
