"""A position as text: lines of `name: value`, the same strings in JSON."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec

from forno.core.errors import Unreadable


class Position(msgspec.Struct, frozen=True):
    """A situation written down. Each game knows its own lines; a line left out takes its natural value."""

    lines: dict[str, str]

    @property
    def text(self) -> str:
        return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in self.lines.items())

    def __str__(self) -> str:
        return self.text

    @property
    def json(self) -> str:
        return msgspec.json.encode(self.lines).decode()

    @classmethod
    def from_text(cls, text: str) -> Position:
        """Read lines, or the same separated by semicolons; `#` starts a comment."""
        lines: dict[str, str] = {}
        for number, line in enumerate(text.replace(";", "\n").splitlines(), start=1):
            content = line.partition("#")[0].strip()
            if not content:
                continue
            name, colon, value = content.partition(":")
            if not colon:
                raise Unreadable(f"expected `name: value`, found {content!r}", f"line {number}")
            if name.strip() in lines:
                raise Unreadable(f"{name.strip()} is there twice", f"line {number}")
            lines[name.strip()] = value.strip()
        return cls(lines)

    @classmethod
    def from_json(cls, text: str) -> Position:
        try:
            return cls(msgspec.json.decode(text, type=dict[str, str]))
        except msgspec.DecodeError as error:
            raise Unreadable(str(error), "position") from None


def write_options(options: Mapping[str, str]) -> str:
    """`a=b, c=d`: how a table's options are written."""
    return ", ".join(f"{name}={value}" for name, value in options.items())


def read_options(text: str) -> dict[str, str]:
    """The other way round; a comma that no name follows belongs to the value."""
    pairs = [part.partition("=") for part in re.split(r", *(?=[a-z0-9-]+=)", text) if part]
    if any(not equals for _, equals, _ in pairs) or len({name for name, _, _ in pairs}) < len(pairs):
        raise Unreadable(f"expected options as `name=value, name=value`, each once, found {text!r}", "options")
    return {name: value for name, _, value in pairs}


def write_cards(names: Iterable[str]) -> str:
    """`olive, olive, salami` -> `2 olive, salami`: runs of equal names, in their order."""
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in runs)


def read_cards(text: str, codes: Mapping[str, int], where: str) -> list[int]:
    """`2 olives, salami` -> codes, in their order. Unknown names are refused, with a word on where."""
    cards: list[int] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = part.partition(" ")
        count, name = (int(number), name.strip()) if number.isdecimal() and len(number) < 10 else (1, part)
        code = codes.get(name, codes.get(name.removesuffix("s"), codes.get(name.removesuffix("es"))))
        if code is None:
            raise Unreadable(f"unknown card {name!r}", where)
        if count > 999:
            raise Unreadable(f"{count} cards are too many", where)
        cards.extend([code] * count)
    return cards
