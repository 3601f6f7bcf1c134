"""A match: a table, who sits at it, every move and everything that was told. Hosts and tests play through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from forno.core.chance import Chance
from forno.core.event import Event, heard
from forno.core.game import Game, Memory, View
from forno.core.move import Move
from forno.core.position import Position
from forno.core.table import Table


class Turn(msgspec.Struct, frozen=True):
    """One move of a match: which decision it answered, whose it was, what it was."""

    decision: int
    seat: int
    move: Any


class Match:
    """One game being played, with its past."""

    def __init__(self, game: Game[Any], table: Table, names: Sequence[str] = (), seed: str = "") -> None:
        self.game = game
        self.table = table
        self.seed = seed
        self.start = game.position(table)
        self.names = list(names)
        self.turns: list[Turn] = []
        self.history: list[Event] = list(table.events or [])
        table.events = []

    @classmethod
    def deal(
        cls,
        game: Game[Any],
        names: Sequence[str],
        chance: Chance,
        options: Mapping[str, str] | None = None,
    ) -> Match:
        """Sit down and deal. The source of chance, as it was before the deal, goes into the record."""
        seed = chance.text
        return cls(game, game.deal(len(names), chance, options), names, seed)

    @classmethod
    def from_position(cls, game: Game[Any], position: Position, names: Sequence[str] = ()) -> Match:
        """Play on from a position."""
        return cls(game, game.set_up(position), names)

    def play(self, move: Move | str, seat: int | None = None, decision: int | None = None) -> list[Event]:
        """Make a move, given as a value or as text; return what happened."""
        if isinstance(move, str):
            move = self.game.find_move(self.table, move, seat)
        serial = self.table.serial
        seat = self.table.check(move, seat, decision)
        told: list[Event] = []
        self.table.events = told
        self.table.act(move, seat)
        self.turns.append(Turn(serial, seat, move))
        self.history.extend(told)
        return told

    def view(self, viewer: int | None) -> View:
        return self.game.view(self.table, viewer)

    def recall(self, viewer: int | None, memory: Memory = "person") -> list[Event]:
        """What a viewer may be shown of the past."""
        open_log = self.game.table_options(self.table).get("open-log") == "on"
        return self.game.recall(heard(self.history, viewer), viewer, memory, open_log=open_log or self.table.is_over)
