"""The lines of a position, each by its name, with a natural value where it is left out."""

from __future__ import annotations

import re

from forno.core.errors import Impossible, Refused
from forno.core.position import read_options
from forno.games.pizza.cards import colours_of_seats, split_colours
from forno.games.pizza.variants import Variant

SEAT_LINES = ("hand", "waiter", "served", "blind", "gone", "bottom", "seen orders", "known", "kept", "drawn", "spent")
TABLE_LINES = (
    "game", "players", "options", "seats", "colours", "round", "starter", "chef", "holder", "emptying", "acted", "idle",
    "final", "kitchen", "oven", "open", "table", "used", "kept in all", "agenda", "serial", "chance", "turn",
)  # fmt: skip
SEAT_LINE = re.compile(rf"({'|'.join(SEAT_LINES)}) ([1-6])")


class Lines:
    """The lines of a position."""

    def __init__(self, variant: Variant, lines: dict[str, str]) -> None:
        self.variant = variant
        self.lines, self.named_colours = with_names_read(lines)
        self.check_names()
        self.players = self.read_players()
        self.colours = self.read_colours()

    def __contains__(self, name: str) -> bool:
        return name in self.lines

    # --- one line

    def text(self, name: str) -> str:
        return self.lines.get(name, "")

    def parts(self, name: str) -> list[str]:
        """The parts between commas."""
        return [part.strip() for part in self.text(name).split(",") if part.strip()]

    def number(self, name: str, default: int) -> int:
        text = self.lines.get(name, str(default))
        if not re.fullmatch(r"[0-9]{1,6}", text):
            raise Impossible(f"expected a number, found {text!r}", name)
        return int(text)

    def seat(self, name: str, default: int) -> int:
        """A seat, counted from 0; in a position it is written from 1."""
        if name not in self.lines:
            return default
        seat = self.number(name, 0)
        if not 1 <= seat <= self.players:
            raise Impossible(f"there is no seat {seat}", name)
        return seat - 1

    def yes(self, name: str) -> bool:
        text = self.text(name)
        if text not in ("", "yes", "no"):
            raise Impossible(f"expected yes or no, found {text!r}", name)
        return text == "yes"

    def legal_moves(self) -> dict[str, str]:
        return read_options(self.text("options"))

    # --- who sits there

    def check_names(self) -> None:
        for name in self.lines:
            if name not in TABLE_LINES and not SEAT_LINE.fullmatch(name):
                raise Impossible("there is no such line", name)
        if self.text("game") not in ("", self.variant.name):
            raise Impossible(f"this is a position of {self.text('game')}, not of {self.variant.name}", "game")

    def read_players(self) -> int:
        """As many as are said to play; else as many as have a name, a colour or a line, and at least two."""
        seats = {name: int(line[2]) for name in self.lines if (line := SEAT_LINE.fullmatch(name))}
        players = self.number("players", max(2, len(self.wanted_colours), len(self.named_colours), *seats.values()))
        least, most = self.variant.players
        if not least <= players <= most:
            raise Impossible(f"{self.variant.name} is for {least} to {most} players", "players")
        for name, seat in seats.items():
            if seat > players:
                raise Impossible(f"there is no seat {seat}", name)
        if len(self.named_colours) > players:
            raise Impossible(f"{len(self.named_colours)} seats for {players} players", "seats")
        return players

    @property
    def wanted_colours(self) -> list[str]:
        """The colour that each seat wants, by their own line or by the names of the seats."""
        return split_colours(self.text("colours")) if self.text("colours") else self.named_colours

    def read_colours(self) -> list[int]:
        """The own kind of each seat: the colours that are named, then the rest by seat. (setup.colour)"""
        try:
            return colours_of_seats(self.wanted_colours[: self.players], self.players, self.variant.colours)
        except Refused as refused:
            name = refused.values["colour"]
            raise Impossible(f"no such colour, or there twice: {name}", "colours") from None


def with_names_read(lines: dict[str, str]) -> tuple[dict[str, str], list[str]]:
    """Lines that call seats by name, `seats: Anna green, Bob`, turned into lines with numbers; and the colours."""
    seats = [part.split() for part in lines.get("seats", "").split(",") if part.strip()]
    numbers = {words[0]: str(number) for number, words in enumerate(seats, start=1)}
    found: dict[str, str] = {}
    for name, text in lines.items():
        who, _, what = name.partition("'s ")
        if who in numbers:
            name = f"{what or 'hand'} {numbers[who]}"
        for seat, number in numbers.items():
            if name != "seats":
                text = re.sub(rf"\b{re.escape(seat)}\b", number, text)
        found[name] = text
    return found, [words[1] if len(words) > 1 else "" for words in seats]
