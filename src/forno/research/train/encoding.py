"""The inputs of the network's first layer, an observation as a set of rows of weights, and the outputs of its policy.

Each number of an observation has a row for each of its values but the usual one, which stands for itself; so few rows
are used at a time, and a processor adds up just these. Values beyond the sixteenth share a row, and such a number is
also an input in its own right, scaled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

MOST_ROWS = 16
"""Rows of one number."""
Numbers = np.ndarray[Any, np.dtype[Any]]


class Bounds(NamedTuple):
    """The values of one number of an observation."""

    low: int
    high: int


class Encoding:
    """The rows of an observation's numbers."""

    def __init__(self, bounds: Sequence[Bounds]) -> None:
        self.usual = np.array([min(max(0, low), high) for low, high in bounds], np.int16)
        """The value of each number that has no row."""
        first, position, value, base, ceiling = 0, [], [], [], []
        for at, (low, high) in enumerate(bounds):
            top = min(high, low + MOST_ROWS)
            values = [one for one in range(low, top + 1) if one != self.usual[at]]
            base.append(first - low)
            ceiling.append(top)
            position += [at] * len(values)
            value += values
            first += len(values)
        self.floor, self.ceiling = np.array([low for low, _ in bounds], np.int16), np.array(ceiling, np.int16)
        """The values of each number beyond which all share a row."""
        self.position, self.value = np.array(position), np.array(value)
        """Of each row: its number, and the value for which it stands."""
        self.scaled = np.array([at for at, (low, high) in enumerate(bounds) if high - low > MOST_ROWS], dtype=int)
        """The numbers that are inputs in their own right as well."""
        self.scale = np.array([1.0 / max(abs(low), high, 1) for low, high in bounds])[self.scaled]
        self.base = np.array(base, np.int32)
        self.rows = first

    def rows_of(self, seen: Numbers) -> tuple[Numbers, Numbers]:
        """Return the rows of all unusual numbers of some observations, table by table, and how many each table has."""
        clamped = np.minimum(np.maximum(seen, self.floor), self.ceiling)
        is_unusual = clamped != self.usual
        rows = self.base + clamped - (clamped > self.usual)
        return rows.ravel()[np.flatnonzero(is_unusual)], np.count_nonzero(is_unusual, axis=1)


class Slots:
    """The outputs of the policy: one for each column that games open, and a last one that all other columns share.

    A game opens few columns of its family: Mamma Mia! with four, 88 of 1,337.
    """

    def __init__(self, used: Sequence[int], columns: int) -> None:
        self.columns = columns
        self.used = np.array(used, np.int64)
        """By slot, but for the last: its column."""
        self.rare = len(used)
        """The slot of columns that no game was seen to open."""
        self.of = np.full(columns, self.rare, np.int64)
        """By column: its slot."""
        self.of[self.used] = np.arange(len(used))

    @property
    def count(self) -> int:
        return self.rare + 1

    def columns_of(self, slots: Numbers, masks: Numbers) -> Numbers:
        """Return the columns of a slot at each table; of those that share the last, the first that is open."""
        columns = np.append(self.used, 0)[slots]
        for table in np.flatnonzero(slots == self.rare):
            columns[table] = np.flatnonzero(masks[table] & (self.of == self.rare))[0]
        return columns

    def listed(self, starts: Numbers, columns: Numbers) -> tuple[Numbers, Numbers]:
        """Return the open slots of some tables, one table after the other, from lists of open columns.

        The first array says to which table each slot of the second belongs.
        """
        tables, slots = np.repeat(np.arange(len(starts) - 1), np.diff(starts)), self.of[columns]
        is_first = np.ones(len(slots), np.bool_)
        rare = np.flatnonzero(slots == self.rare)
        is_first[rare[1:][tables[rare[1:]] == tables[rare[:-1]]]] = False
        return tables[is_first], slots[is_first]
