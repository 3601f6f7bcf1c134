"""A match: a table, the names of its players, every move and every event. Hosts and tests play through it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from forno.core.chance import Chance, chance_of
from forno.core.event import Event, heard
from forno.core.game import Game, Memory, View
from forno.core.move import Move
from forno.core.position import Position
from forno.core.table import Table


class Turn(msgspec.Struct, frozen=True):
    """One move of a match: which decision it answered, whose it was, what it was."""

    decision: int
    seat: int
    move: Move


class Match:
    """One game being played, with its past.

    `seed` is the source of chance before the deal, as text; empty where the match began from a position.
    """

    def __init__(self, game: Game, table: Table, names: Sequence[str] = (), seed: str = "") -> None:
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
        game: Game,
        names: Sequence[str],
        seed: int | Chance | None = None,
        options: Mapping[str, str] | None = None,
    ) -> Match:
        """Deal for these players, as `Game.deal` does. The source of chance, as it was before, goes into the record."""
        chance = chance_of(seed)
        source = chance.text
        return cls(game, game.deal(len(names), chance, options), names, source)

    @classmethod
    def from_position(cls, game: Game, position: Position, names: Sequence[str] = ()) -> Match:
        """Return a match that plays on from a position."""
        return cls(game, game.set_up(position), names)

    def play(self, move: Move | str, seat: int | None = None, decision: int | None = None) -> list[Event]:
        """Make a move, given as a value or as text; return what happened. A racer's pass is no turn (core/race.py)."""
        if isinstance(move, str):
            move = self.game.find_move(self.table, move, seat)
        move, table = move.normalized(), self.table
        serial, mover = table.serial, table.check(move, seat, decision)
        told: list[Event] = []
        table.events = told
        table.act(move, seat)
        if table.serial > serial:
            self.turns.append(Turn(serial, mover, move))
        self.history.extend(told)
        return told

    def view(self, viewer: int | None) -> View:
        """Return what a viewer may see now."""
        return self.game.view(self.table, viewer)

    def recall(self, viewer: int | None, memory: Memory = "person") -> list[Event]:
        """Return what a viewer may be shown of the past."""
        open_log = self.table.options.get("open-log") == "on"
        return self.game.recall(heard(self.history, viewer), viewer, memory, open_log=open_log or self.table.is_over)

    def opened(self) -> list[tuple[str, int]]:
        """List the cards of the first deal that everybody has come to know, as place and index in the layout."""
        return self.game.opened(self.start, self.history, self.table)
