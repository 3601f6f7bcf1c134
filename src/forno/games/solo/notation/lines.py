"""Reading the lines of a position: each by its name, with a natural value where it is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from forno.core.errors import Impossible, Unreadable


class Lines:
    """The lines not yet read."""

    def __init__(self, lines: Mapping[str, str]) -> None:
        self.left = {" ".join(name.lower().split()): value.strip() for name, value in lines.items()}

    def take(self, name: str, natural: str = "") -> str:
        """The value of a line."""
        return self.left.pop(name, natural)

    def numbers(self, name: str, natural: str) -> list[int]:
        """The value of a line that is numbers with commas between."""
        text = self.take(name, natural)
        if not re.fullmatch(r"\d{1,18}( *, *\d{1,18})*", text):
            raise Unreadable(f"expected a number, found {text!r}", name)
        return [int(part) for part in text.split(",")]

    def number(self, name: str, natural: int, least: int, most: int) -> int:
        """The value of a line that is one number in a range."""
        number, *more = self.numbers(name, str(natural))
        if more or not least <= number <= most:
            raise Impossible(f"expected a number from {least} to {most}", name)
        return number

    def seat(self, name: str, natural: int, players: int) -> int:
        """The value of a line that is a seat: written from 1, counted from 0."""
        return self.number(name, natural + 1, 1, players) - 1

    def matching(self, pattern: str) -> Iterator[tuple[str, list[int], str]]:
        """Lines whose name has seats in it: their names, their seats counted from 0, and their values."""
        for name in [name for name in self.left if re.fullmatch(pattern, name)]:
            yield name, [int(seat) - 1 for seat in re.findall(r"\d+", name)], self.take(name)

    def end(self) -> None:
        """Nothing may be left over."""
        for name in self.left:
            raise Unreadable("SOLO has no such line", name)
