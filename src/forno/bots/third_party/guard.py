"""Guests: bots that strangers wrote. They get what every bot gets; what they do wrong has a name, and costs them a
default move and nothing else.

    crash       it raised an error, or its program ended
    illegal     what it answered is none of its options, or nothing that can be read
    time-out    it took longer than it may
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

FaultKind = Literal["crash", "illegal", "time-out"]
SECONDS = 5.0
"""How long a guest may think about a move, unless its host says otherwise."""

BRIEF = Repr()
BRIEF.maxstring = BRIEF.maxother = 80


class Fault(Exception):
    """What a bot did instead of answering."""

    def __init__(self, kind: FaultKind, why: str) -> None:
        super().__init__(kind, why)
        self.kind = kind
        self.why = why

    def __str__(self) -> str:
        return f"{self.kind}: {self.why}"


class ThirdPartyBot(Bot):
    """A bot that answers with a move, or with the text of one. Raises a Fault where that is none of its options."""

    keeps_time: ClassVar[bool] = False
    """Does it stop by itself when its time is up? Else it can only be measured."""

    def __init__(self) -> None:
        self.limit = SECONDS

    def choose(self, observation: Observation, chance: Chance) -> Any:
        # Its own list: whatever it does to it, what is legal stays the same.
        own = msgspec.structs.replace(observation, legal_moves=[*observation.legal_moves])
        return meant(self.answer(own, chance), observation)

    @abstractmethod
    def answer(self, observation: Observation, chance: Chance) -> object:
        """A move or its text."""


class ClassBot(ThirdPartyBot):
    """Any object with a method `choose(observation, chance)`; all else that a bot has, it may have."""

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
    """A bot at its host's: each answer is one of the options, whatever the bot does."""

    def __init__(self, bot: Bot, limit: float | None = None) -> None:
        """The limit is in seconds; without one a guest has its usual time, and any other bot as long as it takes."""
        self.bot = bot
        self.limit = limit
        if isinstance(bot, ThirdPartyBot):
            bot.limit = limit or bot.limit
            self.limit = None if bot.keeps_time else bot.limit

    def choose(self, observation: Observation, chance: Chance) -> tuple[Any, Fault | None]:
        """Its move; or the default, and why."""
        try:
            return self.answer(observation, chance), None
        except Fault as fault:
            return observation.default, fault
        except (Exception, SystemExit) as error:
            return observation.default, Fault("crash", told(error))

    def answer(self, observation: Observation, chance: Chance) -> Any:
        began = monotonic()
        move = self.bot.choose(observation, chance)
        taken = monotonic() - began
        if self.limit and taken > self.limit:
            raise Fault("time-out", f"{taken:.1f} s, where {self.limit:g} s are allowed")
        return meant(move, observation)


# --- what was meant


def meant(answer: object, observation: Observation) -> Any:
    """The option that an answer is: as a move, or as a text that the game can read."""
    move = read(answer, observation) if isinstance(answer, str) else answer
    for option in observation.legal_moves:
        if option == move:
            return option
    raise Fault("illegal", f"{BRIEF.repr(answer)} is none of its {len(observation.legal_moves)} options")


def read(text: str, observation: Observation) -> Any:
    """The move that a text means. A text that is written like an option needs no reading."""
    for option in observation.legal_moves:
        if str(option) == text:
            return option
    try:
        return games.game(observation.game).read_move(text)
    except FornoError as error:
        raise Fault("illegal", one_line(error)) from None


def told(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero (my_bot.py, line 12)`"""
    frames = [frame for frame in extract_tb(error.__traceback__) if is_foreign(frame.filename)]
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    said = one_line(error)
    return f"{type(error).__name__}{f': {said}' if said else ''}{where}"


def is_foreign(file: str) -> bool:
    """Not one of those that only pass a question on."""
    return not file.startswith("<") and Path(file).parent != Path(__file__).parent


def one_line(error: BaseException, longest: int = 300) -> str:
    return " ".join(str(error).split())[:longest]
