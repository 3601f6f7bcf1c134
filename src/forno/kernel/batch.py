"""Batches: thousands of tables of one game stepped in one call, over NumPy arrays, on all cores.

A table that ends is dealt anew in the same step by its own chance, so that a result depends neither on the other tables
nor on the number of threads. Needs NumPy: the extra `research`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from importlib import import_module
from itertools import pairwise
from typing import Any, Protocol

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.core.move import Move
from forno.installation import advice_for
from forno.kernel.chance import INCREMENT, MULTIPLIER, WHOLE
from forno.kernel.engine import Form, form_of, functions_of
from forno.kernel.tables import bridge_of

try:
    import numpy as np
except ImportError as missing:
    raise ImportError(f"batches need NumPy: {advice_for('research')}") from missing

LEAST_SHARE = 64
"""Tables for which a thread of its own is worth while."""
ODD_ROOM = 24
"""Added to rows of moves, so that their beginnings do not compete for the same lines of a processor's cache."""
FIRST_OPTIONS = ("first-player", "first-dealer")


class Arrays:
    """The memory of a batch, a row for each table."""

    def __init__(self, tables: int, players: int, names: Mapping[str, Any], *, notes: bool) -> None:
        self.cells = np.zeros((tables, names["CELLS"] if notes else names["NOTES"]), np.int32)
        self.chosen = np.full((tables, names["FIELDS"] + 2), -1, np.int32)
        self.chosen[:, -2:] = 0
        self.moves = np.empty((tables, names["MOST_MOVES"] + ODD_ROOM), np.int64)
        self.columns = np.zeros(tables, np.int32)
        self.seats = np.zeros(tables, np.int32)
        self.rewards = np.zeros((tables, players), np.float64)
        self.ended = np.zeros(tables, np.bool_)
        self.open_columns = np.zeros(tables, np.int32)
        self.masks = np.zeros((tables, names["MASK_WIDTH"]), np.bool_)
        self.observations = np.zeros((tables, names["OBSERVED_WITH_NOTES"] if notes else names["OBSERVED"]), np.int32)
        self.words = np.zeros(tables, np.uint64)
        self.first = 0
        """The seat that an option names as the first player or dealer, counted from 1."""
        self.steps = False
        """Whether columns are taken, or tables only shown."""

    def copied(self) -> Arrays:
        """Return a copy of everything; of the moves, only what is in use."""
        twin = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, np.ndarray) and value is not self.moves:
                setattr(twin, name, value.copy())
        used = int(self.chosen[:, -2].max())
        twin.moves = np.empty_like(self.moves)
        twin.moves[:, :used] = self.moves[:, :used]
        return twin


class Rows(Protocol):
    """Functions on the rows of a batch, from one to before another; each row is independent of the others."""

    def step_rows(self, first: int, end: int, arrays: Arrays) -> None:
        """Take the columns, if the arrays say so, and show the tables."""
        ...

    def choose_columns(self, first: int, end: int, arrays: Arrays) -> None:
        """Choose an open column of each table at random by its own numbers."""
        ...


class PlainRows:
    """Rows that become lists and back, for the kernel's functions in Python."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = names

    def step_rows(self, first: int, end: int, arrays: Arrays) -> None:
        for at in range(first, end):
            cells, chosen, moves = arrays.cells[at].tolist(), arrays.chosen[at].tolist(), [0] * arrays.moves.shape[1]
            moves[: chosen[-2]] = arrays.moves[at, : chosen[-2]].tolist()
            if arrays.steps:
                column, rewards = int(arrays.columns[at]), [0.0] * len(arrays.rewards[at])
                arrays.ended[at] = self.names["step_table"](cells, chosen, moves, column, arrays.first, rewards)
                arrays.rewards[at] = rewards
            mask, seen = [0] * len(arrays.masks[at]), [0] * len(arrays.observations[at])
            arrays.open_columns[at] = self.names["show_table"](cells, chosen, moves, mask, seen)
            arrays.seats[at] = self.names["asked_seat"](cells)
            arrays.cells[at], arrays.chosen[at] = cells, chosen
            arrays.moves[at, : chosen[-2]] = moves[: chosen[-2]]
            arrays.masks[at], arrays.observations[at] = mask, seen

    def choose_columns(self, first: int, end: int, arrays: Arrays) -> None:
        for at in range(first, end):
            word = (int(arrays.words[at]) * MULTIPLIER + INCREMENT) & WHOLE
            place = (word >> 32) * int(arrays.open_columns[at]) >> 32
            arrays.words[at], arrays.columns[at] = word, arrays.masks[at].nonzero()[0][place]


def rows_of(form: Form) -> Rows:
    """Return what is done with rows, in the form of the kernel that is named."""
    if not form.is_compiled:
        return PlainRows(functions_of(form.family))
    compiled: Any = import_module(f"forno_kernel.{form.family}")
    return compiled  # type: ignore[no-any-return]


class Batch:
    """Tables of one game, each with the seat that is asked next, its mask and its observation.

    An action is a column of the mask. Simple moves of the catalogue are the first columns; a set of cards is chosen in
    several steps, one field of its code at a time. Arrays belong to the batch and change with each step.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        *,
        players: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        notes: bool = False,
        threads: int | None = None,
        form: Form | None = None,
    ) -> None:
        """Deal the tables; table number n by the fast chance of the seed plus n.

        `notes` keeps what SOLO's seats know of hands that they gave away (the field `known`), in blocks ten times as
        large. `threads` is the number of processors unless it is named; the plain form uses one.
        """
        bridge = bridge_of(game)
        if bridge is None:
            raise ValueError(f"the kernel does not play {game.name}")
        self.game, self.bridge, self.players = game, bridge, players
        self.form = form or form_of(bridge.family)
        self.rows = rows_of(self.form)
        self.names = functions_of(bridge.family)
        notes = notes and self.names["OBSERVED_WITH_NOTES"] > self.names["OBSERVED"]
        self.arrays = Arrays(tables, players, self.names, notes=notes)
        for number in range(tables):
            table = game.deal(players, FastChance(seed + number), options)
            table.ask_from(None)
            self.arrays.cells[number] = bridge.cells_of(table, keep_notes=notes)
            self.arrays.words[number] = FastChance(-1 - seed - number).state
        chosen = next((value for name, value in table.options.items() if name in FIRST_OPTIONS), "random")
        self.arrays.first = 0 if chosen == "random" else int(chosen)
        self.threads = (threads or os.cpu_count() or 1) if self.form.is_compiled else 1
        self._run(self.rows.step_rows)

    # --- what is to be seen

    @property
    def seats(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """The seat that is asked at each table."""
        return self.arrays.seats

    @property
    def masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The columns that are open at each table."""
        return self.arrays.masks

    @property
    def observations(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """The observation of the seat that is asked, a row of numbers for each table."""
        return self.arrays.observations

    @property
    def rewards(self) -> np.ndarray[Any, np.dtype[np.float64]]:
        """The reward of each seat in the last step: from -1 to 1 at the end of a game, else 0."""
        return self.arrays.rewards

    @property
    def ended(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Whether the last step ended the game of a table, which has been dealt anew."""
        return self.arrays.ended

    @property
    def field_names(self) -> list[str]:
        """The names of the fields of an observation."""
        return [name for name, (first, _) in self.names["LAYOUT"].items() if first < self.observations.shape[1]]

    def field(self, name: str) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return a field of the observations, for all tables: a view, not a copy."""
        if name not in self.field_names:
            raise ValueError(f"no field is called {name}; there are {', '.join(self.field_names)}")
        first, shape = self.names["LAYOUT"][name]
        size = int(np.prod(shape, dtype=int))
        return self.observations[:, first : first + size].reshape(len(self.seats), *shape)

    def move_of(self, column: int) -> Move | None:
        """Return the move of a column; None for one that is a part of a move, or that this game never uses."""
        if column >= self.names["SIMPLE_COLUMNS"]:
            return None
        try:
            return self.bridge.move_of(column)
        except ValueError:
            return None

    # --- playing

    def step(self, columns: Any) -> None:
        """Take a column at each table. Raises ValueError, before any is taken, if one is not open."""
        columns = np.asarray(columns)
        if columns.shape != self.seats.shape:
            raise ValueError(f"a step takes {len(self.seats)} columns, one for each table")
        rows = np.arange(len(columns))
        within = (columns >= 0) & (columns < self.masks.shape[1])
        is_open = within & self.masks[rows, np.where(within, columns, 0)]
        if not is_open.all():
            table = int(np.argmin(is_open))
            raise ValueError(f"table {table}: column {columns[table]} is not open")
        self.arrays.columns[:] = columns
        self.arrays.steps = True
        self._run(self.rows.step_rows)

    def random_columns(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return an open column for each table, each as likely, by random numbers of that table."""
        self._run(self.rows.choose_columns)
        return self.arrays.columns.copy()

    def copy(self) -> Batch:
        """Return a batch that goes on from here by itself: its memory is copied."""
        twin = copy(self)
        twin.arrays = self.arrays.copied()
        return twin

    def _run(self, function: Callable[[int, int, Arrays], None]) -> None:
        """Run a function on all tables, in shares by threads."""
        tables = len(self.arrays.seats)
        shares = max(1, min(self.threads, tables // LEAST_SHARE))
        bounds = [tables * share // shares for share in range(shares + 1)]
        if shares == 1:
            function(0, tables, self.arrays)
            return
        with ThreadPoolExecutor(shares) as pool:
            for done in [pool.submit(function, *pair, self.arrays) for pair in pairwise(bounds)]:
                done.result()
