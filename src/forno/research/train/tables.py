"""Tables of the kernel as training uses them, and as a trained player follows a table of the library."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import Any, NamedTuple

import numpy as np

from forno.core.move import Move
from forno.kernel.batch import Batch
from forno.kernel.spec import Spec
from forno.kernel.stepping import CODES_LEFT
from forno.platform import cores
from forno.research.train.config import Config, game_of
from forno.research.train.encoding import Bounds

Pick = Callable[[np.ndarray[Any, Any], np.ndarray[Any, Any]], int]
"""Given an observation and its open columns: the place of one of these."""
PROBE_SEED = 1 << 41
PROBE_DECISIONS = 300_000
PROBE_MARGIN = 1


def tables_of(config: Config, tables: int, players: int, seed: int, **more: Any) -> Batch:
    """Return tables as a configuration wants them."""
    settings = {"options": config.options, "memory": config.memory, "threads": cores()}
    return Batch(game_of(config), tables, players=players, seed=seed, **(settings | more))


class Probed(NamedTuple):
    """Findings of random games, on which the shape of a network depends."""

    bounds: list[Bounds]
    """Of each number of an observation: what the games came to and a little more, within the bounds of its field. Most
    fields are bounded by what a deck can hold, which no game comes near. Values beyond are taken for the bound."""
    used: list[int]
    """The columns that were open at some time."""


def probe_games(batch: Batch) -> Probed:
    """Play random games at a copy of a batch."""
    probe = batch.copy()
    probe.reset(seeds=range(PROBE_SEED, PROBE_SEED + len(probe.seats)))
    low, high = probe.observations.min(0), probe.observations.max(0)
    is_used = probe.masks.any(0)
    for _ in range(-(-PROBE_DECISIONS // len(probe.seats))):
        probe.step(probe.random_columns())
        np.minimum(low, probe.observations.min(0), out=low)
        np.maximum(high, probe.observations.max(0), out=high)
        is_used |= probe.masks.any(0)
    bounds = [
        Bounds(max(least, int(low[at]) - PROBE_MARGIN), min(most, int(high[at]) + PROBE_MARGIN))
        for at, (least, most) in enumerate(field_bounds(batch.spec))
    ]
    return Probed(bounds, np.flatnonzero(is_used).tolist())


def field_bounds(spec: Spec) -> list[Bounds]:
    """Return the bounds of each number of an observation, as its field has them."""
    bounds = [Bounds(0, 0)] * spec.width
    for field in spec.fields:
        shape = field.shape[1:] if field.stride else field.shape
        for seat in range(field.shape[0] if field.stride else 1):
            first = field.first + seat * field.stride
            bounds[first : first + prod(shape)] = [Bounds(field.low, field.high)] * prod(shape)
    return bounds


class ShadowTable:
    """A table of the kernel that follows one of the library, so that a network sees it as it saw those of a batch."""

    def __init__(self, config: Config, players: int, seed: int) -> None:
        self.batch = tables_of(config, 1, players, seed, auto_reset=False, threads=1)

    def choose(self, pick: Pick) -> Move:
        """Let a network choose a move for the seat that is asked, column by column, and make it."""
        batch = self.batch
        while True:
            columns = batch.masks[0].nonzero()[0]
            column = int(columns[pick(batch.observations[0], columns) if len(columns) > 1 else 0])
            left = self.codes_with(column)
            batch.step(np.array([column]))
            if column < batch.spec.simple_columns:
                return batch.bridge.move_of(column)
            if len(left) == 1:
                return batch.bridge.move_of(left[0])

    def follow(self, move: Move) -> None:
        """Make a move that somebody else has made."""
        batch = self.batch
        number = batch.bridge.move_id(move)
        if number < batch.spec.simple_columns:
            batch.step(np.array([number]))
            return
        left = [0, 0]
        while len(left) > 1:
            [column] = (
                column
                for column in batch.masks[0].nonzero()[0].tolist()
                if column >= batch.spec.simple_columns and number in self.codes_with(column)
            )
            left = self.codes_with(column)
            batch.step(np.array([column]))

    def codes_with(self, column: int) -> list[int]:
        """Return the coded moves that are left once a column is taken; none if it is a move by itself."""
        batch = self.batch
        if column < batch.spec.simple_columns:
            return []
        field = int(np.searchsorted(batch.spec.choices, column, side="right")) - 1
        value = column - batch.spec.choices[field]
        codes = batch.arrays.codes[0, : batch.arrays.progress[0, CODES_LEFT]].tolist()
        return [code for code in codes if batch.names["field_value"](code, field) == value]
