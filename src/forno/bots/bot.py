"""The contract of a bot: it gets what a person at its seat gets, and answers with one of its options."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import View


class Observation(msgspec.Struct, frozen=True):
    """Everything that a seat may know when it is asked."""

    game: str
    seat: int
    view: View
    legal_moves: list[Any]
    """The moves it may make; the first of them is Pass where it may jump in and need not."""
    default: Any
    """What would be played for somebody who does not answer."""
    heard: Sequence[Event] = ()
    """All that it heard since the deal. How much of that it remembers is its own affair."""
    world: Any = None
    """A table that the seat could not tell from the true one, for bots that search: re-deal it for further ones."""


class Reason(msgspec.Struct, frozen=True):
    """Why a bot chose what it chose: `hint-NAME` in the texts, which are made at the edge.

    Values are numbers, seats (as `seat`, counted from 0), or cards and orders as the notation writes them.
    """

    name: str
    values: dict[str, int | str] = {}


class Bot(ABC):
    """A player. The same observation and the same chance give the same answer, unless it goes by the clock."""

    level: ClassVar[str] = "guest"
    thinks: ClassVar[bool] = False
    """Does it take longer than a blink? Then its host lets it think in another process, with a world to search."""

    @abstractmethod
    def choose(self, observation: Observation, chance: Chance) -> Any:
        """One of the options."""

    def explain(self, observation: Observation, move: Any) -> Reason:
        """Why this move, which it chose, from what the seat may know and nothing else."""
        return Reason("usual")

    def advise(self, observation: Observation, chance: Chance) -> tuple[Any, Reason]:
        """The move with its reason, for hints and reviews."""
        move = self.choose(observation, chance)
        return move, self.explain(observation, move)

    def close(self) -> None:  # noqa: B027, most hold nothing
        """The last game is over: let go of whatever it holds."""
