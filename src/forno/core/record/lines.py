"""The lines of a written record, each under its name and with its number.

What the lines mean is known in `record`; here is only which lines there can be, and where they stand.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from forno.core.errors import Unreadable
from forno.core.position import Position

FORMAT = "forno record 1"

ONCE = frozenset(["game", "rules", "options", "chance", "deal", "commitment", "root", "places", "secret", "result"])
NUMBERED = re.compile(r"(seat|contribution) ([1-9][0-9]{0,2})")
MOVE = re.compile(r"[0-9]{1,9}\. [^:]+:.*")


Meaning = TypeVar("Meaning")


class Line(NamedTuple):
    """One line: its number in the file, and what it says."""

    number: int
    text: str


class Written:
    """All lines by their names: `game`, `seat 2`, `deal`, `deal/hand 1`, `opened 3`, `move 12`, `result`."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, Line] = {}
        self.counts = dict.fromkeys(("seat", "contribution", "opened", "move"), 0)
        begun = False
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
            content = line.strip()
            if not content or content.startswith("#"):
                continue
            try:
                if begun:
                    self.add(number, line.rstrip())
                elif content != FORMAT:
                    raise Unreadable(f"a record begins with `{FORMAT}`, found {content[:60]!r}")
                begun = True
            except Unreadable as error:
                raise Unreadable(str(error), f"line {number}") from None
        if not begun:
            raise Unreadable("the record is empty")

    def add(self, number: int, line: str) -> None:
        """Put a line under its name."""
        if "result" in self.lines:
            raise Unreadable("nothing follows the result")
        if line[0] in " \t":
            self.add_to_deal(number, line)
        elif MOVE.fullmatch(line):
            self.put(self.next_of("move"), number, line)
        else:
            name, colon, value = line.partition(":")
            if not colon:
                raise Unreadable(f"expected `name: value` or `12. Anna: move`, found {line[:60]!r}")
            self.put(self.known(name.strip()), number, value.strip())

    def add_to_deal(self, number: int, line: str) -> None:
        if not self.lines or not next(reversed(self.lines)).startswith("deal"):
            raise Unreadable("only the lines of the deal are indented")
        for name, value in Position.from_text(line).lines.items():
            self.put(f"deal/{name}", number, value)

    def known(self, name: str) -> str:
        """The name under which a line is kept, if there is such a line."""
        if name == "opened":
            return self.next_of(name)
        if numbered := NUMBERED.fullmatch(name):
            sort, number = numbered.groups()
            if int(number) <= self.counts[sort]:
                raise Unreadable(f"{name} is there twice")
            if (expected := self.next_of(sort)) != name:
                raise Unreadable(f"expected {expected}, found {name}")
        elif name not in ONCE:
            raise Unreadable(f"no line of a record is called {name[:60]!r}")
        return name

    def next_of(self, sort: str) -> str:
        self.counts[sort] += 1
        return f"{sort} {self.counts[sort]}"

    def put(self, name: str, number: int, text: str) -> None:
        if name in self.lines:
            raise Unreadable(f"{name.removeprefix('deal/')} is there twice")
        self.lines[name] = Line(number, text)

    # --- asking

    def has(self, name: str) -> bool:
        return name in self.lines

    def get(self, name: str) -> str:
        """The text of a line; empty if it is missing."""
        return self.lines[name].text if name in self.lines else ""

    def need(self, name: str) -> str:
        if name not in self.lines:
            raise Unreadable(f"the record has no line `{name}:`")
        return self.lines[name].text

    def read(self, name: str, meaning: Callable[[str], Meaning]) -> Meaning:
        """The parsed value of a line; an error names the line."""
        try:
            return meaning(self.need(name))
        except Unreadable as error:
            raise Unreadable(str(error), f"line {self.number(name)}") from None

    def read_all(self, sort: str, meaning: Callable[[str], Meaning]) -> tuple[Meaning, ...]:
        """The parsed values of numbered lines, in order."""
        return tuple(self.read(f"{sort} {number}", meaning) for number in range(1, self.counts[sort] + 1))

    def deal(self) -> dict[str, str]:
        """The indented lines."""
        return {name[5:]: line.text for name, line in self.lines.items() if name.startswith("deal/")}

    def number(self, name: str) -> int:
        """The number of a line, or of the last one if it is not there."""
        line = self.lines.get(name) or next(reversed(self.lines.values()), Line(1, ""))
        return line.number
