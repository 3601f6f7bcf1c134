"""The error of the kit: the broken law, and where it is broken."""

from __future__ import annotations

from textwrap import indent


class Broken(AssertionError):
    """A game breaks a law. Says which law and why, and names the game, players, seed, step and position."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        self.law = ""
        self.meaning = ""
        self.game = ""
        self.players = 0
        self.seed = 0
        self.options: dict[str, str] = {}
        self.step = 0
        self.position = ""

    def __str__(self) -> str:
        if not self.law:
            return self.why
        options = f", options={self.options!r}" if self.options else ""
        return (
            f"{self.game} breaks the law {self.law}: {self.meaning}\n"
            f"why: {self.why}\n"
            f"where: players={self.players}, seed={self.seed}{options}, step={self.step}\n"
            f"position:\n{indent(self.position, '    ')}"
        )


def shortened(text: str, length: int = 400) -> str:
    """Return the beginning of a long text."""
    return text if len(text) <= length else f"{text[:length]}..."


def difference(one: str, other: str) -> str:
    """Return two texts from shortly before their first difference."""
    same = next((place for place, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), 0)
    start = max(0, same - 60)
    return f"{shortened(one[start:], 160)!r} against {shortened(other[start:], 160)!r}"
