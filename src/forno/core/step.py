"""Steps: what is still to be done, as data on a table's agenda.

A step that asks nobody happens by itself. A step that asks is a decision: who chooses, between what, and what then,
side by side in one class.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from forno.core.errors import Refused
from forno.core.move import Move, kebab

TableT = TypeVar("TableT")
MoveT = TypeVar("MoveT", bound=Move)


class Step(msgspec.Struct, Generic[TableT], frozen=True, tag_field="step", tag=kebab):
    """A step of the agenda, carried out when it comes to the top."""

    asks: ClassVar[bool] = False

    def happen(self, table: TableT) -> None:
        """Do it. Only for steps that ask nobody."""
        raise NotImplementedError  # pragma: no cover

    def seen_by(self, seat: int | None) -> Step[TableT]:
        """Return the step with what this seat may not know left out."""
        return self


class Decision(Step[TableT], Generic[TableT, MoveT], frozen=True):
    """A question to a seat."""

    asks: ClassVar[bool] = True
    seat: int

    def legal_moves(self, table: TableT, seat: int) -> list[MoveT]:
        """List the moves of a seat: none, unless it is the one that is asked."""
        return self.choices(table) if seat == self.seat else []

    def choices(self, table: TableT) -> list[MoveT]:
        """List what the seat may answer, in a canonical order that depends only on what it knows."""
        raise NotImplementedError  # pragma: no cover

    def check(self, table: TableT, seat: int, move: Move) -> None:
        """Raise the rule that refuses this move of a seat, if one does."""
        if seat != self.seat:
            raise Refused("turn.whose", player=self.seat + 1)
        self.allow(table, move)

    def allow(self, table: TableT, move: Move) -> None:
        """Raise the rule that refuses this answer of the seat that is asked, if one does."""
        if move not in self.choices(table):
            raise Refused("play.move", move=str(move))

    def default(self, table: TableT) -> MoveT:
        """Return what is played for a seat that does not answer: its first move, unless a class says otherwise."""
        return self.legal_moves(table, self.seat)[0]

    def take(self, table: TableT, seat: int, move: MoveT) -> None:
        """Make the move. It has been checked, or was taken from the legal moves."""
        raise NotImplementedError  # pragma: no cover

    def shown(self, table: TableT) -> dict[str, Any]:
        """Return what everybody may know of the question, besides its name and its seat. It must be JSON."""
        return {}
