"""The parts of a game record: an answer, the result, the lines about fair chance. Each with its one text form."""

from __future__ import annotations

import re
from typing import Self

import msgspec

from forno.core.errors import Unreadable
from forno.core.match import Match
from forno.core.record.lines import Written

Names = tuple[str, ...]

SECRET = "..."  # noqa: S105
"""Placeholder of a move that stays secret."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move: the decision it answers, whose it is, and its text."""

    decision: int
    seat: int
    move: str

    @classmethod
    def read(cls, line: str, names: Names) -> Self:
        """`12. Anna: put 3 salami`."""
        decision, _, rest = line.partition(". ")
        name, _, move = (part.strip() for part in rest.partition(":"))
        if name not in names:
            raise Unreadable(f"{name!r} sits at no seat")
        if not move:
            raise Unreadable("a move is missing")
        return cls(int(decision), names.index(name), move)

    def say(self, names: Names) -> str:
        return f"{self.decision}. {names[self.seat]}: {self.move}"


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Each seat's score, and the seats that came first."""

    scores: tuple[int, ...]
    first: tuple[int, ...]

    @classmethod
    def of(cls, match: Match) -> Self | None:
        """How a match ended; None while it is played."""
        if not match.table.is_over:
            return None
        outcome = match.game.outcome(match.table)
        return cls(outcome.scores, tuple(outcome.winners))

    @classmethod
    def read(cls, line: str, names: Names) -> Self:
        """`Anna 5, Bob 3; first: Anna`."""
        scores, _, first = line.partition("; first: ")
        pairs = [part.strip().rpartition(" ") for part in scores.split(",")]
        winners = tuple(name.strip() for name in first.split(","))
        if tuple(name for name, _, _ in pairs) != names or not set(winners) <= set(names):
            example = ", ".join(f"{name} 0" for name in names)
            raise Unreadable(f"expected a result like `{example}; first: {names[0]}`, found {line!r}")
        return cls(tuple(read_number(score) for _, _, score in pairs), tuple(map(names.index, winners)))

    def say(self, names: Names) -> str:
        scores = ", ".join(f"{name} {score}" for name, score in zip(names, self.scores, strict=True))
        return f"{scores}; first: {', '.join(names[seat] for seat in self.first)}"

    def fits(self, seats: int) -> bool:
        return len(self.scores) == seats and all(seat in range(seats) for seat in self.first)


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The lines about fair chance, as they are written. forno.fairness makes and checks them."""

    commitment: str = ""
    contributions: tuple[str, ...] = ()
    root: str = ""
    places: str = ""
    secret: str = ""
    opened: tuple[str, ...] = ()

    @classmethod
    def read(cls, written: Written) -> Self:
        return cls(
            commitment=written.get("commitment"),
            contributions=written.read_all("contribution", str),
            root=written.get("root"),
            places=written.get("places"),
            secret=written.get("secret"),
            opened=written.read_all("opened", str),
        )

    def lines(self) -> list[str]:
        numbered = enumerate(self.contributions, start=1)
        return [
            *line_if("commitment", self.commitment),
            *(f"contribution {number}: {words}" for number, words in numbered),
            *line_if("root", self.root),
            *line_if("places", self.places),
            *line_if("secret", self.secret),
            *(f"opened: {opening}" for opening in self.opened),
        ]


def line_if(name: str, value: str) -> list[str]:
    """A line, if there is anything to say."""
    return [f"{name}: {value}"] if value else []


def read_number(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,15}", text):
        raise Unreadable(f"expected a number, found {text!r}")
    return int(text)


def read_name(name: str) -> str:
    if not name or not name.isprintable() or ":" in name or "," in name:
        raise Unreadable(f"a name is not empty and has neither colon nor comma, found {name!r}")
    return name
