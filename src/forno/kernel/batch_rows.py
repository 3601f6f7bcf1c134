"""Functions on the rows of a batch, in the plain form; `batch_wrapper.pyx` has the compiled one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from forno.kernel.chance import INCREMENT, MULTIPLIER, WHOLE
from forno.kernel.engine import Form, functions_of
from forno.kernel.stepping import CODES_LEFT, ENDED


class Rows(Protocol):
    """Functions on the rows of a batch, each of which is independent of the others.

    `arrays` is the memory of a batch, `forno.kernel.batch.Arrays`; a `pool` shares the rows. The plain form has none.
    """

    def step_rows(self, arrays: Any, pool: Any = None) -> None:
        """Take the columns and show the tables."""
        ...

    def deal_rows(self, arrays: Any, pool: Any = None) -> None:
        """Deal the tables that are named anew, and show them."""
        ...

    def observe_rows(self, arrays: Any, pool: Any = None) -> None:
        """Write the observations of the seats that are named."""
        ...

    def choose_columns(self, arrays: Any, pool: Any = None) -> None:
        """Choose an open column of each table at random by its own numbers."""
        ...

    def list_columns(self, arrays: Any, pool: Any = None) -> None:
        """Write the open columns of each table where its list begins."""
        ...

    def closed_row(self, arrays: Any) -> int:
        """Return the first table that goes on and whose column is not open; -1 if there is none."""
        ...


def rows_of(form: Form) -> Rows:
    """Return what is done with rows, in the form of the kernel that is named."""
    if not form.is_compiled:
        return PlainRows(functions_of(form.family))
    compiled: Any = import_module(f"forno_kernel.{form.family}")
    return compiled  # type: ignore[no-any-return]


PART = 256
"""Cells that are compared at once."""


def write_changed(row: Any, before: Sequence[int], cells: Sequence[int]) -> None:
    """Write the parts of a block that have changed: NumPy takes longer to read all of one from a list than a step."""
    for at in range(0, len(cells), PART):
        if cells[at : at + PART] != before[at : at + PART]:
            row[at : at + PART] = cells[at : at + PART]


class PlainRows:
    """Rows that become lists and back, for the kernel's functions in Python."""

    def __init__(self, names: Mapping[str, Any]) -> None:
        self.names = names
        self.moves, self.codes = [0] * names["MOST_MOVES"], [0] * names["MOST_MOVES"]

    def step_rows(self, arrays: Any, pool: Any = None) -> None:
        for at in range(len(arrays.seats)):
            cells, progress = arrays.cells[at].tolist(), arrays.progress[at].tolist()
            before = cells.copy()
            rewards = [0.0] * len(arrays.rewards[at])
            if not progress[ENDED]:
                column, codes = int(arrays.columns[at]), arrays.codes[at, : progress[CODES_LEFT]].tolist()
                self.names["step_table"](cells, progress, codes, arrays.settings.tolist(), column, rewards)
                arrays.codes[at, : len(codes)] = codes
                arrays.ended[at], arrays.truncated[at] = progress[ENDED] > 0, progress[ENDED] > 1
                if progress[ENDED]:
                    self.end_game(at, cells, progress, arrays)
                self.show(at, before, cells, progress, arrays)
            arrays.rewards[at] = rewards

    def end_game(self, at: int, cells: list[int], progress: list[int], arrays: Any) -> None:
        """Show all seats how a game ended, and deal a new one, as far as that is asked for."""
        for seat in range(arrays.final_observations.shape[1]):
            arrays.final_observations[at, seat] = self.observation(cells, progress, seat, arrays)
        if arrays.auto_reset:
            self.names["deal_table"](cells, progress, arrays.settings.tolist())

    def deal_rows(self, arrays: Any, pool: Any = None) -> None:
        for at in range(len(arrays.seats)):
            if arrays.is_dealt[at]:
                cells, progress = arrays.cells[at].tolist(), arrays.progress[at].tolist()
                before = cells.copy()
                self.names["deal_table"](cells, progress, arrays.settings.tolist())
                arrays.ended[at] = arrays.truncated[at] = False
                arrays.rewards[at] = 0.0
                self.show(at, before, cells, progress, arrays)

    def show(self, at: int, before: list[int], cells: list[int], progress: list[int], arrays: Any) -> None:
        """Write a table back, with its mask and the observation of the seat that is asked."""
        mask, seen = [0] * arrays.masks.shape[1], [0] * arrays.observations.shape[1]
        codes = arrays.codes[at, : progress[CODES_LEFT]].tolist() + self.codes[progress[CODES_LEFT] :]
        arrays.open_counts[at] = self.names["show_table"](cells, progress, self.moves, codes, mask, seen)
        arrays.codes[at, : progress[CODES_LEFT]] = codes[: progress[CODES_LEFT]]
        arrays.seats[at] = self.names["asked_seat"](cells)
        write_changed(arrays.cells[at], before, cells)
        arrays.progress[at] = progress
        arrays.masks[at], arrays.observations[at] = mask, seen

    def observation(self, cells: list[int], progress: list[int], seat: int, arrays: Any) -> list[int]:
        """Return the observation of a seat."""
        seen = [0] * arrays.observations.shape[1]
        self.names["observe_seat"](cells, progress, seat, seen)
        return seen

    def observe_rows(self, arrays: Any, pool: Any = None) -> None:
        for at in range(len(arrays.seats)):
            cells, progress = arrays.cells[at].tolist(), arrays.progress[at].tolist()
            arrays.views[at] = self.observation(cells, progress, int(arrays.viewers[at]), arrays)

    def choose_columns(self, arrays: Any, pool: Any = None) -> None:
        for at in range(len(arrays.seats)):
            if arrays.open_counts[at]:
                word = (int(arrays.words[at]) * MULTIPLIER + INCREMENT) & WHOLE
                place = (word >> 32) * int(arrays.open_counts[at]) >> 32
                arrays.words[at], arrays.columns[at] = word, arrays.masks[at].nonzero()[0][place]

    def list_columns(self, arrays: Any, pool: Any = None) -> None:
        for at in range(len(arrays.seats)):
            arrays.lists[arrays.starts[at] : arrays.starts[at + 1]] = arrays.masks[at].nonzero()[0]

    def closed_row(self, arrays: Any) -> int:
        width = arrays.masks.shape[1]
        for at in range(len(arrays.seats)):
            column = int(arrays.columns[at])
            if not arrays.progress[at, ENDED] and not (0 <= column < width and arrays.masks[at, column]):
                return at
        return -1
