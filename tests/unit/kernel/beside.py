"""A batch beside the rules: the same games, step by step, with what each seat heard."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

import forno
from forno.core.chance import FastChance
from forno.core.event import Event, heard
from forno.core.game import Game
from forno.core.table import Table
from forno.games.variants import in_variant
from forno.kernel.batch import Batch
from forno.kernel.engine import State, functions_of, plain_form
from forno.kernel.spec import Remembered
from forno.kernel.tables import bridge_of, to_table
from forno.testing.random_play import random_options

GAMES = [forno.game(name) for name in ("solo", "mamma-mia", "sole-mio", "grande", "plus")]
VARIANTS = [
    in_variant(forno.game(name), variant)
    for name, variant in (("mamma-mia", "tiny"), ("mamma-mia", "small"), ("solo", "tiny"))
]
PIZZA_NOTES = ("drawn", "kept", "known", "spent")
"""Cells that a batch of a pizza game does not keep."""


def plain_batch(game: Game, tables: int, *, seed: int = 1, **details: Any) -> Batch:
    return Batch(game, tables, seed=seed, form=plain_form(game.family), **details)


class Beside:
    """A batch, and a table of the rules for each of its tables."""

    def __init__(self, game: Game, seed: int, memory: Remembered = "perfect", *, tables: int = 1) -> None:
        self.game = game
        self.options = random_options(game, seed)
        self.players = game.least + seed % (game.most - game.least + 1)
        self.memory = memory
        self.batch = plain_batch(game, tables, seed=seed, players=self.players, options=self.options, memory=memory)
        self.history: list[list[Event]] = [[] for _ in range(tables)]
        self.tables = [self.deal(number, FastChance(seed + number)) for number in range(tables)]
        self.picked: list[dict[int, int]] = [{} for _ in range(tables)]
        bridge = bridge_of(game)
        assert bridge is not None
        self.bridge = bridge
        self.names = functions_of(game.family)
        self.ends = 0

    def deal(self, number: int, chance: Any) -> Table:
        table = self.game.deal(self.players, chance, self.options)
        table.ask_from(None)
        self.history[number] = table.events = table.events or []
        return table

    def recalled(self, number: int, viewer: int) -> list[Event]:
        """Memory that a seat may be shown, with the memory of the batch."""
        told = heard(self.history[number], viewer)
        return self.game.recall(told, viewer, "perfect" if self.memory == "perfect" else "person")

    def codes(self, number: int) -> list[int]:
        """The coded moves of a table that have what was picked."""
        value = self.names["field_value"]
        ids = [self.bridge.move_id(move) for move in self.tables[number].legal_moves()]
        left = [move for move in ids if move >= self.names["SIMPLE_COLUMNS"]]
        return [move for move in left if all(value(move, field) == it for field, it in self.picked[number].items())]

    def check_mask(self, number: int) -> None:
        """The columns are the simple moves, and all values of one field of the codes that are left."""
        simple = self.names["SIMPLE_COLUMNS"]
        ids = [self.bridge.move_id(move) for move in self.tables[number].legal_moves()]
        columns = self.batch.masks[number].nonzero()[0].tolist()
        small = [] if self.picked[number] else sorted(move for move in ids if move < simple)
        assert [column for column in columns if column < simple] == small
        large, codes = [column for column in columns if column >= simple], self.codes(number)
        assert bool(large) == bool(codes)
        if codes:
            field = self.field_of(large[0])
            values = sorted({self.names["field_value"](code, field) for code in codes})
            assert large == [self.names["FIELD_COLUMN"][field] + value for value in values]

    def field_of(self, column: int) -> int:
        return bisect_right(self.names["FIELD_COLUMN"], column) - 1

    def play(self, number: int, column: int) -> None:
        """Make the move of a column by the rules, if it is one."""
        table = self.tables[number]
        if column < self.names["SIMPLE_COLUMNS"]:
            move = self.batch.move_of(column)
        else:
            assert self.batch.move_of(column) is None
            field = self.field_of(column)
            self.picked[number][field] = column - self.names["FIELD_COLUMN"][field]
            codes = self.codes(number)
            if len(codes) > 1:
                return
            move = self.bridge.move_of(codes[0])
        self.picked[number] = {}
        assert move is not None
        table.act(move)

    def state(self, number: int) -> State:
        """A table of the batch, with the notes of SOLO."""
        cells = self.batch.arrays.cells[number].tolist()
        return self.batch.form.state(cells if self.game.family == "solo" else cells[: self.names["NOTES"]])

    def step(self) -> None:
        """Step the batch, follow by the rules, and compare."""
        columns = self.batch.random_columns()
        self.batch.step(columns)
        for number in range(len(self.tables)):
            self.play(number, int(columns[number]))
            self.check(number)

    def check(self, number: int) -> None:
        """The batch is where the rules are, also after an end."""
        batch, table = self.batch, self.tables[number]
        assert batch.ended[number] == table.is_over
        if table.is_over:
            self.ends += 1
            places = self.game.outcome(table).places
            behind = [
                sum(other > place for other in places) - sum(other < place for other in places) for place in places
            ]
            assert batch.rewards[number].tolist() == [count / (self.players - 1) for count in behind]
            table = self.tables[number] = self.deal(number, table.chance)
        else:
            assert not batch.rewards[number].any()
        theirs = to_table(self.game, self.state(number), table)
        ours, told = table.state(), theirs.state()
        notes = () if self.game.family == "solo" else PIZZA_NOTES
        assert [name for name in ours if ours[name] != told[name] and name not in notes] == []
        assert batch.seats[number] == table.seat
