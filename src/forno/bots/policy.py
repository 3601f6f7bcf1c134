"""Policies: fast players of one family of games, at any skill."""

from __future__ import annotations

from math import inf
from typing import Any, Protocol

import msgspec

from forno.bots.bot import Observation, Reason


class Skill(msgspec.Struct, frozen=True):
    """The parameters that distinguish the levels."""

    memory: float = inf
    """Half-life of the memory of the oven, in turns of other seats; infinite for a perfect memory."""
    care: float = 1.0
    """The share of moves at which it plays its best one; else it plays a plausible one at random."""
    waits: float = -1.0
    """The lowest chance of being served at which it lays an order. Below 0 it lays one in every turn: a failed order
    only goes back under the waiter."""
    patience: float = 0.0
    """Where a failed order leaves the game and there are turns for all orders: the share of the chance it can reach at
    which it lays an order. A duel or a match is never sure, so a share is awaited and not a chance."""
    counts: bool = True
    """Whether it counts cards and computes probabilities."""


class ReasonedMove(msgspec.Struct, frozen=True):
    """A move with its reason, kept together so that a hint never explains another move."""

    move: Any
    reason: Reason


class Policy(Protocol):
    """A fast player of one family of games."""

    def choose(self, observation: Observation, skill: Skill) -> ReasonedMove | None:
        """Return the move for a question, the same for the same observation; None for an unknown question."""

    def plausible(self, observation: Observation) -> list[Any]:
        """Return the legal moves that are no obvious blunders; never empty."""


def because(move: Any, name: str, /, **values: int | str) -> ReasonedMove:
    """`because(Draw(), "solo-draw")`"""
    return ReasonedMove(move, Reason(name, values))


NOVICE = Skill(memory=3, care=0.7, waits=0.5, counts=False)
"""Plausible and forgetful."""
REGULAR = Skill(memory=8, waits=0.15, counts=False)
"""Sound, with a memory of the recent past."""
EXPERT = Skill(patience=0.95)
"""A perfect memory, card counting, probabilities, and patience."""
