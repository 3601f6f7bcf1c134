"""Asking one after the other, for bots and learners, where people may act at the same moment.

A race (SOLO's jump-in) is one decision that several seats may answer. Bots cannot race, so each
seat that could act out of turn is asked once after each discard, before the seat on turn. (solo.sequence)
"""

from __future__ import annotations

from typing import Any

from forno.core.move import Pass
from forno.core.table import Table

PASS = Pass()


class Sequential:
    """A table driven one seat at a time. What it adds is who is still to be asked."""

    __slots__ = ("asked", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.asked: list[int] = table.racers()[::-1] if table.window == table.serial else []

    @property
    def is_over(self) -> bool:
        return not self.table.agenda

    @property
    def seat(self) -> int:
        return self.asked[-1] if self.asked else self.table.seat

    def options(self) -> list[Any]:
        if self.asked:
            return [PASS, *self.table.options(self.asked[-1])]
        return self.table.options()

    def play(self, move: Any) -> None:
        """Make a move taken from the options."""
        table = self.table
        if self.asked:
            seat = self.asked.pop()
            if move is PASS or move == PASS:
                return
            self.asked.clear()
            table.act(move, seat)
        else:
            table.act(move, table.agenda[-1].seat)  # type: ignore[attr-defined]
        if table.window == table.serial and (racers := table.racers()):
            self.asked = racers[::-1]

    def copy(self) -> Sequential:
        twin = Sequential.__new__(Sequential)
        twin.table = self.table.copy()
        twin.asked = self.asked.copy()
        return twin
