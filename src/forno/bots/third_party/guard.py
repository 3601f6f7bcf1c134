"""Third-party bots: they get the observations that every bot gets. A fault of theirs costs a default move, no more.

crash       it raised an error, or its program ended
illegal     its answer is no legal move, or cannot be read
time-out    it exceeded the time limit of a move
"""

from __future__ import annotations

from abc import abstractmethod
from pathlib import Path
from reprlib import Repr
from time import monotonic
from traceback import extract_tb
from typing import Any, ClassVar, Literal

import msgspec

from forno import games
from forno.bots.bot import Bot, Observation, Reason
from forno.core.chance import Chance
from forno.core.errors import FornoError
from forno.core.move import Move

FaultKind = Literal["crash", "illegal", "time-out"]
MOVE_LIMIT_S = 5.0
"""The default time limit of a third-party bot."""

BRIEF = Repr()
BRIEF.maxstring = BRIEF.maxother = 80


class Fault(Exception):
    """The failure of a bot to answer."""

    def __init__(self, kind: FaultKind, why: str) -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why

    def __str__(self) -> str:
        return f"{self.kind}: {self.why}"


class ThirdPartyBot(Bot):
    """A bot that answers with a move, or with the text of one. Raises a Fault if that is no legal move."""

    keeps_time: ClassVar[bool] = False
    """Whether it enforces its time limit itself; else the time can only be measured."""

    def __init__(self) -> None:
        self.limit = MOVE_LIMIT_S

    def choose(self, observation: Observation, chance: Chance) -> Any:
        # A copy of the list: the bot may change it, and the legal moves stay the same.
        own = msgspec.structs.replace(observation, legal_moves=[*observation.legal_moves])
        return legal_move(self.answer(own, chance), observation)

    @abstractmethod
    def answer(self, observation: Observation, chance: Chance) -> object:
        """Return a move or its text."""


class ClassBot(ThirdPartyBot):
    """Adapter of any object with a method `choose(observation, chance)`; the other methods of a bot are optional."""

    def __init__(self, author: Any) -> None:
        super().__init__()
        self.author = author
        self.searches = bool(getattr(author, "searches", False))  # type: ignore[misc]

    def answer(self, observation: Observation, chance: Chance) -> object:
        return self.author.choose(observation, chance)

    def explain(self, observation: Observation, move: Any) -> Reason:
        reason: Reason = getattr(self.author, "explain", super().explain)(observation, move)
        return reason

    def close(self) -> None:
        if close := getattr(self.author, "close", None):
            close()


class GuardedBot:
    """A bot whose every answer is a legal move, whatever the bot does."""

    def __init__(self, bot: Bot, limit: float | None = None) -> None:
        """The limit is in seconds. Without one a third-party bot has its default limit, and any other bot has none."""
        self.bot = bot
        self.limit = limit
        if isinstance(bot, ThirdPartyBot):
            bot.limit = limit or bot.limit
            self.limit = None if bot.keeps_time else bot.limit

    def choose(self, observation: Observation, chance: Chance) -> tuple[Any, Fault | None]:
        """Return its move; or the default and the fault."""
        try:
            return self.answer(observation, chance), None
        except Fault as fault:
            return observation.default, fault
        except (Exception, SystemExit) as error:
            return observation.default, Fault("crash", describe_error(error))

    def answer(self, observation: Observation, chance: Chance) -> Any:
        began = monotonic()
        move = self.bot.choose(observation, chance)
        taken = monotonic() - began
        if self.limit and taken > self.limit:
            raise Fault("time-out", f"{taken:.1f} s, where {self.limit:g} s are allowed")
        return legal_move(move, observation)


# --- reading answers


def legal_move(answer: object, observation: Observation) -> Any:
    """Return the legal move that an answer means: a move, or a text that the game can read."""
    move = read(answer, observation) if isinstance(answer, str) else answer
    if isinstance(move, Move):
        move = move.normalized()
    for option in observation.legal_moves:
        if option == move:
            return option
    raise Fault("illegal", f"{BRIEF.repr(answer)} is none of its {len(observation.legal_moves)} legal moves")


def read(text: str, observation: Observation) -> Any:
    """Return the move that a text means. The exact text of a legal move needs no parsing."""
    for option in observation.legal_moves:
        if str(option) == text:
            return option
    try:
        return games.game(observation.game).read_move(text)
    except FornoError as error:
        raise Fault("illegal", single_line(error)) from None


def describe_error(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero (my_bot.py, line 12)`"""
    frames = [frame for frame in extract_tb(error.__traceback__) if is_foreign(frame.filename)]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = single_line(error)
    return f"{type(error).__name__}{f': {said}' if said else ''}{where}"


def is_foreign(file: str) -> bool:
    """Tell whether a file is outside this package, which only passes questions on."""
    return not file.startswith("<") and Path(file).parent != Path(__file__).parent


def single_line(error: BaseException, longest: int = 300) -> str:
    return " ".join(str(error).split())[:longest]
