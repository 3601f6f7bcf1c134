"""Batches: thousands of tables of one game stepped in one call, over NumPy arrays, on all cores.

A table that ends is dealt anew in the same step by its own chance, unless the batch is told not to. A result depends
neither on the other tables nor on the number of threads. Needs NumPy: the extra `research`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import prod
from threading import Thread
from typing import Any, Literal

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.core.move import Move
from forno.games.variants import Described, in_variant
from forno.installation import advice_for
from forno.kernel.batch_rows import Rows, rows_of
from forno.kernel.chance_cells import write_chance
from forno.kernel.engine import Form, compiled_form, form_of, functions_of, plain_form
from forno.kernel.spec import Remembered, Spec, column_name, spec_of
from forno.kernel.stepping import CODES_LEFT, FIRST, MAX_STEPS, REWARDS, SETTINGS, VALUES
from forno.kernel.tables import bridge_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as missing:
    raise ImportError(f"batches need NumPy: {advice_for('research')}") from missing

ODD_ROOM = 24
"""Added to rows of codes, so that their beginnings do not compete for the same lines of a processor's cache."""
LEAST_SHARE = 64
"""Tables for which a thread of its own is worth while."""
FIRST_OPTIONS = ("first-player", "first-dealer")
REWARD_KINDS = ("match", "part", "share")
Rewarded = Literal["match", "part", "share"]
"""When seats are rewarded: at the end of a game by their places; at the end of each hand or round by what they won in
it; or then by how much their standing changed, which adds up to the first."""
LARGEST_NUMBER = 32_767
"""The largest number of an observation."""


ADDRESSED = (
    "cells",
    "progress",
    "codes",
    "settings",
    "columns",
    "seats",
    "open_counts",
    "viewers",
    "rewards",
    "ended",
    "truncated",
    "is_dealt",
    "masks",
    "observations",
    "final_observations",
    "words",
)
"""The arrays whose addresses the compiled form takes, in its order."""


class Arrays:
    """The memory of a batch, a row for each table."""

    def __init__(
        self, tables: int, spec: Spec, cells: int, codes: int, *, final_observations: bool, auto_reset: bool
    ) -> None:
        self.cells = np.zeros((tables, cells), np.int32)
        self.progress = np.zeros((tables, VALUES + len(spec.choices)), np.int32)
        self.codes = np.empty((tables, codes + ODD_ROOM), np.int64)
        self.settings = np.zeros(SETTINGS, np.int32)
        self.columns = np.zeros(tables, np.int32)
        self.seats = np.zeros(tables, np.int32)
        self.rewards = np.zeros((tables, spec.players), np.float64)
        self.ended = np.zeros(tables, np.bool_)
        self.truncated = np.zeros(tables, np.bool_)
        self.open_counts = np.zeros(tables, np.int32)
        self.masks = np.zeros((tables, spec.columns), np.bool_)
        self.observations = np.zeros((tables, spec.width), np.int16)
        self.final_observations = np.zeros((tables, spec.players if final_observations else 0, spec.width), np.int16)
        self.words = np.zeros(tables, np.uint64)
        self.auto_reset = auto_reset
        self.is_dealt = np.ones(tables, np.bool_)
        """The tables that `deal_rows` deals anew."""
        self.viewers = np.zeros(tables, np.int32)
        self.views = np.zeros((0, spec.width), np.int16)
        """Output of `observe_rows`, while it is called."""
        self.starts = np.zeros(tables + 1, np.int64)
        self.lists = np.zeros(0, np.int16)
        """Output of `list_columns`, while it is called."""
        self.take_addresses()

    def take_addresses(self) -> None:
        """Note where the arrays lie: to ask each of them at every step would cost more than a hundred tables."""
        self.addresses = tuple(getattr(self, name).ctypes.data for name in ADDRESSED)

    def copied(self) -> Arrays:
        """Return a copy of everything; of the coded moves, only what is in use."""
        twin = Arrays.__new__(Arrays)
        twin.__setstate__(self.__getstate__())
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return copies of all arrays; of the coded moves, those in use."""
        used = int(self.progress[:, CODES_LEFT].max(initial=0))
        copies = {
            name: value.copy()
            for name, value in vars(self).items()
            if isinstance(value, np.ndarray) and name != "codes"
        }
        return {
            **copies,
            "codes": self.codes[:, :used].copy(),
            "code_room": self.codes.shape[1],
            "auto_reset": self.auto_reset,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take these arrays."""
        used, room = state.pop("codes"), state.pop("code_room")
        vars(self).update(state)
        self.codes = np.empty((len(used), room), np.int64)
        self.codes[:, : used.shape[1]] = used
        self.take_addresses()


@cache
def pool_of(rows: Any, threads: int) -> Any:
    """Return the thread pool of the compiled form for so many threads; all batches of a family share it."""
    pool = rows.ThreadPool(threads - 1)
    for worker in range(threads - 1):
        Thread(target=pool.serve, args=(worker,), daemon=True, name=f"forno-batch-{worker}").start()
    return pool


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=pool_of.cache_clear)  # the threads of the parent are not there


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
        variant: Described | None = None,
        memory: Remembered = "none",
        rewards: Rewarded = "match",
        rounds: int | None = None,
        goal: int | None = None,
        max_steps: int | None = None,
        auto_reset: bool = True,
        final_observations: bool = False,
        threads: int | None = None,
        form: Form | None = None,
    ) -> None:
        """Deal the tables; table number n by the fast chance of the seed plus n.

        `variant` is a small variant of the game, a built-in one by its name or a mapping: see `forno.games.variants`.
        `memory` adds the fields of what was heard before. `rounds` ends a game after so many rounds, or hands of SOLO;
        `goal` ends one of SOLO once a total is above it. `max_steps` cuts a game off that has had so many steps, which
        is no end of it: `truncated` tells. Without `auto_reset` an ended table waits for `reset`. `final_observations`
        keeps what all seats saw at the end of a game. `threads` is the number of processors unless it is named; the
        plain form uses one. Raises ValueError for what the game does not have.
        """
        game = game if variant is None else in_variant(game, variant)
        self.spec = spec_of(game, players, memory)
        """Specification of the arrays."""
        bridge = bridge_of(game)
        assert bridge is not None
        self.game, self.bridge, self.players = game, bridge, players
        self.form = form or form_of(bridge.family)
        self.rows: Rows = rows_of(self.form)
        self.names = functions_of(bridge.family)
        self.threads = (threads or os.cpu_count() or 1) if self.form.is_compiled else 1
        table = game.deal(players, FastChance(seed), options)
        table.ask_from(None)
        cells = self._first_cells(bridge.cells_of(table, keep_notes=False), memory, rounds, goal)
        self.arrays = Arrays(
            tables,
            self.spec,
            len(cells),
            self.names["MOST_MOVES"],
            final_observations=final_observations,
            auto_reset=auto_reset,
        )
        self.arrays.cells[:] = cells
        chosen = next((value for name, value in table.options.items() if name in FIRST_OPTIONS), "random")
        self.arrays.settings[FIRST] = 0 if chosen == "random" else int(chosen)
        if rewards not in REWARD_KINDS:
            raise ValueError(f"rewards are one of {', '.join(REWARD_KINDS)}, not {rewards}")
        self.arrays.settings[REWARDS] = REWARD_KINDS.index(rewards)
        self.arrays.settings[MAX_STEPS] = _positive("max_steps", max_steps)
        self.reset(seeds=range(seed, seed + tables))

    def _first_cells(self, cells: list[int], memory: str, rounds: int | None, goal: int | None) -> list[int]:
        """Return the block of a table as a batch keeps it, with what it remembers and when it ends."""
        names = self.names
        rounds = _positive("rounds", rounds)
        if self.game.family == "solo":
            if memory != "none":
                cells += [0] * (names["CELLS"] - len(cells))
                cells[names["NOTED"]] = 1
            if goal is not None:
                cells[names["GOAL"]] = _positive("goal", goal)
            if 0 < cells[names["MOST_HANDS"]] < rounds:
                raise ValueError(f"solo has at most {cells[names['MOST_HANDS']]} hands here, not {rounds}")
            cells[names["MOST_HANDS"]] = rounds or cells[names["MOST_HANDS"]]
            return cells
        if goal is not None:
            raise ValueError(f"{self.game.name} is not played to a goal")
        if memory != "none":
            cells += [0] * (names["MEMORY_END"] - len(cells))
            cells[names["MEMORY"]] = names["PERFECT"] if memory == "perfect" else names["PERSON"]
        if rounds > cells[names["ROUNDS"]]:
            raise ValueError(f"{self.game.name} has at most {cells[names['ROUNDS']]} rounds here, not {rounds}")
        cells[names["ROUNDS"]] = rounds or cells[names["ROUNDS"]]
        return cells

    # --- what is to be seen

    @property
    def seats(self) -> NDArray[np.int32]:
        """The seat that is asked at each table."""
        return self.arrays.seats

    @property
    def masks(self) -> NDArray[np.bool_]:
        """The columns that are open at each table; none at one that has ended and was not dealt anew."""
        return self.arrays.masks

    @property
    def observations(self) -> NDArray[np.int16]:
        """The observation of the seat that is asked, a row of numbers for each table."""
        return self.arrays.observations

    @property
    def final_observations(self) -> NDArray[np.int16]:
        """For each table and seat what it saw at the end of the game that ended last, if that was asked for."""
        return self.arrays.final_observations

    @property
    def rewards(self) -> NDArray[np.float64]:
        """The reward of each seat in the last step, of the kind that was asked for."""
        return self.arrays.rewards

    @property
    def ended(self) -> NDArray[np.bool_]:
        """Whether the game of a table has ended with its last step, or before and waits to be dealt anew."""
        return self.arrays.ended

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """Whether it was cut off after `max_steps`."""
        return self.arrays.truncated

    @property
    def field_names(self) -> list[str]:
        """The names of the fields of an observation."""
        return [field.name for field in self.spec.fields]

    def field(self, name: str, observations: NDArray[np.int16] | None = None) -> NDArray[np.int16]:
        """Return a field of these observations, by default of the seats that are asked: a view, not a copy."""
        field = self.spec.field(name)
        rows = self.observations if observations is None else observations
        shape = rows.shape[:-1] + field.shape
        if not field.stride:
            return rows[..., field.first : field.first + prod(field.shape)].reshape(shape)
        start = self.spec.width - self.players * field.stride
        seats = rows[..., start:].reshape((*rows.shape[:-1], self.players, field.stride))
        return seats[..., field.first - start : field.first - start + prod(field.shape[1:])].reshape(shape)

    def observe(self, seats: int | Sequence[int] | NDArray[Any]) -> NDArray[np.int16]:
        """Return the observation of a seat at each table, asked or not: one seat for all, or one for each table."""
        viewers = np.broadcast_to(np.asarray(seats), self.seats.shape)
        if viewers.dtype.kind not in "iu" or not ((viewers >= 0) & (viewers < self.players)).all():
            raise ValueError(f"a seat is a number from 0 to {self.players - 1}")
        self.arrays.viewers[:] = viewers
        self.arrays.views = views = np.empty_like(self.observations)
        self._run(self.rows.observe_rows)
        self.arrays.views = views[:0]
        return views

    def open_columns(self) -> tuple[NDArray[np.int64], NDArray[np.int16]]:
        """Return the masks as lists: where that of each table begins, and all open columns, table after table.

        The columns of table n are `columns[starts[n]:starts[n + 1]]`.
        """
        np.cumsum(self.arrays.open_counts, out=self.arrays.starts[1:])
        self.arrays.lists = lists = np.empty(int(self.arrays.starts[-1]), np.int16)
        self._run(self.rows.list_columns)
        self.arrays.lists = lists[:0]
        return self.arrays.starts.copy(), lists

    def move_of(self, column: int) -> Move | None:
        """Return the move of a column; None for one that is a part of a move, or that this game never uses."""
        if column >= self.spec.simple_columns:
            return None
        try:
            return self.bridge.move_of(column)
        except ValueError:
            return None

    def column_name(self, column: int) -> str:
        """Return what a column means in words; empty for one that this game never uses."""
        return column_name(self.spec, self.bridge, column)

    # --- playing

    def step(self, columns: Any) -> None:
        """Take a column at each table that has not ended.

        Raises ValueError, before any is taken, if one is not open.
        """
        columns = np.asarray(columns)
        if columns.shape != self.seats.shape or columns.dtype.kind not in "iu":
            raise ValueError(f"a step takes {len(self.seats)} columns, one for each table")
        if columns.dtype == np.int32:
            self.arrays.columns[:] = columns
        else:
            np.clip(columns, -1, self.spec.columns, out=self.arrays.columns, casting="unsafe")
        closed = self.rows.closed_row(self.arrays)
        if closed >= 0:
            raise ValueError(f"table {closed}: column {columns[closed]} is not open")
        self._run(self.rows.step_rows)

    def random_columns(self) -> NDArray[np.int32]:
        """Return an open column for each table, each as likely, by random numbers of that table."""
        self._run(self.rows.choose_columns)
        return self.arrays.columns.copy()

    def reset(self, tables: Any = None, seeds: Sequence[int] | NDArray[Any] | None = None) -> None:
        """Deal tables anew: those named by their numbers or by a mask, or all.

        With seeds, one for each of them, a deal is that of a batch with that seed; without, the chance of each goes on.
        """
        self.arrays.is_dealt[:] = tables is None
        if tables is not None:
            self.arrays.is_dealt[tables] = True
        if seeds is not None:
            numbers = np.arange(len(self.seats)) if tables is None else np.asarray(tables)
            numbers = numbers.nonzero()[0] if numbers.dtype == np.bool_ else np.atleast_1d(numbers)
            for number, seed in zip(numbers, np.atleast_1d(seeds), strict=True):
                self._set_chance(int(number), int(seed))
        self._run(self.rows.deal_rows)

    def _set_chance(self, number: int, seed: int) -> None:
        """Let a table be dealt by the fast chance of a seed, and choose at random by another."""
        start = self.names["CHANCE"]
        block = [0] * self.names["CHANCE_CELLS"]
        write_chance(block, FastChance(seed))
        self.arrays.cells[number, start : start + len(block)] = block
        self.arrays.words[number] = FastChance(-1 - seed).state

    def copy(self) -> Batch:
        """Return a batch that goes on from here by itself: its memory is copied."""
        twin = Batch.__new__(Batch)
        vars(twin).update(vars(self), arrays=self.arrays.copied())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """Return what a pickle holds: all but the functions, which are found again."""
        state = {name: value for name, value in vars(self).items() if name not in ("form", "rows", "names")}
        return state | {"is_compiled": self.form.is_compiled}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Go on in the form that played before, if it is there."""
        is_compiled = state.pop("is_compiled")
        vars(self).update(state)
        family = self.bridge.family
        self.form = (compiled_form(family) if is_compiled else None) or plain_form(family)
        self.rows, self.names = rows_of(self.form), functions_of(family)

    def _run(self, function: Callable[[Arrays, Any], None]) -> None:
        """Run a function on all tables, in shares by threads."""
        rows: Any = self.rows
        shares = min(self.threads, len(self.seats) // LEAST_SHARE)
        function(self.arrays, pool_of(rows, shares) if shares > 1 else None)


def _positive(name: str, value: int | None) -> int:
    """Return a number that an option names, 0 for none. Raises ValueError unless it is positive and can be observed."""
    if value is not None and not 0 < value <= LARGEST_NUMBER:
        raise ValueError(f"{name} is a number from 1 to {LARGEST_NUMBER}, not {value}")
    return value or 0
