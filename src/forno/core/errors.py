"""Errors of the library, few and named.

FornoError
├── Refused      a move, an option or a set-up that a rule refuses
└── Unreadable   text or JSON that is not a move, a position or a record
    ├── Impossible     a position that could not occur
    └── BrokenRecord   a game record that stops being legal at some line
"""

from __future__ import annotations

from collections.abc import Iterable


class FornoError(Exception):
    """The root of everything this package raises on purpose."""


class Refused(FornoError):
    """A rule says no. Carries the rule's id and the values that matter; words are made at the edge."""

    def __init__(self, rule: str, **values: object) -> None:
        super().__init__(rule, values)
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}: {value}" for name, value in self.values.items())
        return f"{self.rule} ({details})" if details else self.rule


class Unreadable(FornoError):
    """A text that cannot be read, and where."""

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(why, where)
        self.why = why
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.why}" if self.where else self.why


class Impossible(Unreadable):
    """A position that could not occur, and where it goes wrong."""


class BrokenRecord(Unreadable):
    """A record that stops being legal: at which line, why, and the rule's id if a rule refuses."""

    def __init__(self, why: str, line: int, rule: str = "") -> None:
        super().__init__(why, f"line {line}")
        self.line = line
        self.rule = rule


def check_range(number: int, least: int, most: int, where: str) -> int:
    """Return a number that is within these bounds. Raises Unreadable."""
    if not least <= number <= most:
        raise Unreadable(f"expected a number from {least} to {most}, found {number}", where)
    return number


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """Return the end of a sentence that names what is closest to this name; empty if nothing is close."""
    from difflib import get_close_matches  # only where something is wrong

    return "".join(f"; did you mean {near}?" for near in get_close_matches(name, names, 1))
