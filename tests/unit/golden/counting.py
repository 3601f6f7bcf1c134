"""Counting lines of play to a fixed depth, as chess programs do: a wrong rule seldom leaves the number as it is.

A line of play is a sequence of moves, each made by a seat that could make it: who may act out of turn counts too.
What chance brings is settled by the deal.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

import msgspec

import forno
from forno.core.chance import FastChance, seeded
from forno.core.move import kebab
from forno.core.table import Table
from forno.testing.random_play import random_turn

COMMENT = """\
# How many lines of play there are of 1, 2, 3 ... moves: from a deal, or after some random moves.
# Add a line without `asked` and `counts`, then renew: see harness/golden.py."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to count from, how deep, and how many lines of one, two, three ... moves there were."""

    game: str
    players: int
    seed: int
    depth: int
    after: int = 0
    """So many random moves are made before counting starts."""
    options: dict[str, str] = {}
    asked: str = ""
    """What is asked there."""
    counts: tuple[int, ...] = ()

    def counted(self) -> Start:
        """The same start, with what there is now."""
        table = self.table()
        counts = [0] * self.depth
        _count(table, 0, counts)
        asked = "over" if table.is_over else kebab(type(table.decision).__name__)
        return msgspec.structs.replace(self, asked=asked, counts=tuple(counts))

    def within(self, lines: int) -> Start:
        """The same start, only as deep as there are so few lines."""
        counts = tuple(takewhile(lambda count: count <= lines, self.counts))
        return msgspec.structs.replace(self, depth=len(counts), counts=counts)

    def table(self) -> Table:
        table: Table = forno.game(self.game).deal(self.players, seeded(self.seed), self.options)
        choices = FastChance(self.seed)
        while table.serial < self.after and not table.is_over:
            seat, move = random_turn(table, choices)
            table.play(move, seat)
        return table

    def line(self) -> str:
        """The start as one line of TOML."""
        fields = ", ".join(f"{name} = {_toml(getattr(self, name))}" for name in _said(self))
        return f"    {{ {fields} }},"


def _count(table: Table, depth: int, counts: list[int]) -> None:
    """Add the lines that go on from here."""
    moves = [] if table.is_over else list(_moves(table))
    counts[depth] += len(moves)
    if depth + 1 < len(counts):
        for seat, move in moves:
            _count(table.after(move, seat), depth + 1, counts)


def _moves(table: Table) -> Iterator[tuple[int, Any]]:
    for seat in dict.fromkeys([table.decision.seat, *table.racers()]):
        for move in table.legal_moves(seat):
            yield seat, move


def write(starts: Iterable[Start]) -> str:
    """The whole data file."""
    return "\n".join([COMMENT, "starts = [", *(start.line() for start in starts), "]", ""])


def read(text: str) -> list[Start]:
    return msgspec.convert(tomllib.loads(text)["starts"], list[Start])


def _said(start: Start) -> list[str]:
    return [name for name in start.__struct_fields__ if name not in ("after", "options") or getattr(start, name)]


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f'{name} = "{word}"' for name, word in value.items()) + " }"
    return f'"{value}"' if isinstance(value, str) else str(list(value) if isinstance(value, tuple) else value)
