"""The contract of a bot: it observes what a person in its seat observes, and answers with a legal move."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from forno.core.chance import Chance
from forno.core.event import Event
from forno.core.game import Game, View


class Observation(msgspec.Struct, frozen=True):
    """Everything that a seat may know when it is asked for a move."""

    game: str
    seat: int
    view: View
    legal_moves: list[Any]
    """The moves that the seat may make; the first is Pass if it may jump in and need not."""
    default: Any
    """The move that is played for a seat that does not answer."""
    heard: Sequence[Event] = ()
    """All events that the seat heard since the deal. A bot chooses how much of it to remember."""
    options: Mapping[str, str] = {}
    """The options that the table is played with."""
    sampled_table: Any = None
    """A table that the seat cannot tell from the true one, for bots that search: re-deal it to sample more."""


class Reason(msgspec.Struct, frozen=True):
    """The reason for a move: the text `hint-NAME` of the rulebook, formatted by the user interface.

    Values are numbers, seats (as `seat`, counted from 0), or cards and orders in the game's notation.
    """

    name: str
    values: dict[str, int | str] = {}


class Bot(ABC):
    """A player. The same observation and the same chance give the same move, unless its budget is a time."""

    level: ClassVar[str] = "third-party"
    searches: ClassVar[bool] = False
    """Whether it searches: its observations then carry a sampled table, and a server runs it in another process."""

    reaction: ClassVar[float] = 1.0
    """Its time to jump in, as a factor of a server's usual one. Bots that are asked in turn have no reaction time."""

    waits: ClassVar[bool] = False
    """Whether it may wait, as code of others does: a server asks it in a thread of its own."""

    def even(self) -> Bot:
        """Return this bot as it plays where others see its times: a search of it takes as long for a forced move as for
        a choice."""
        return self

    def searches_in(self, game: Game) -> bool:
        """Tell whether it searches in this game."""
        return self.searches

    @abstractmethod
    def choose(self, observation: Observation, chance: Chance) -> Any:
        """Return one of the legal moves."""

    def explain(self, observation: Observation, move: Any) -> Reason:
        """Return the reason for a move that it chose, from this observation alone."""
        return Reason("usual")

    def advise(self, observation: Observation, chance: Chance) -> tuple[Any, Reason]:
        """Return its move with the reason, for hints and reviews."""
        move = self.choose(observation, chance)
        return move, self.explain(observation, move)

    def close(self) -> None:  # noqa: B027, most bots hold no resources
        """Release its resources after the last game."""
