"""Returns along the decisions of each seat. The same functions serve arrays of NumPy and tensors of PyTorch.

A value is a share of wins for each seat, counted from the viewer on. Rewards are by seat of the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Array = Any
"""Of NumPy or of PyTorch."""


def shares_of_wins(rewards: Array) -> Array:
    """Return each seat's share of the first place, from rewards that grow with the place; seats are the last axis."""
    won = 1.0 * (rewards >= _best(rewards)[..., None])
    return won / won.sum(-1)[..., None]


def _best(rewards: Array) -> Array:
    best = rewards[..., 0]
    for seat in range(1, rewards.shape[-1]):
        other = rewards[..., seat]
        best = best * (best >= other) + other * (best < other)
    return best


class Traces:
    """Lambda-returns of one group of tables, from the last step of an iteration back to its first.

    The return of a decision mixes the value at the same seat's next decision with the return from there; the result of
    the game is the return after its end.
    """

    def __init__(self, last_values: Array, last_seats: Array, array: Callable[[Any], Array]) -> None:
        """Begin with the values at the tables as they stand now, each as the seat sees it that is asked there.

        Another seat is taken to see the same shares, until an earlier decision of its own. `array` makes an array.
        """
        tables, players = last_values.shape
        self.turns = array([[(viewer + at) % players for at in range(players)] for viewer in range(players)])
        """By viewer: the seats in the order in which it counts them."""
        rows = array(list(range(tables)))[:, None]
        self.following = last_values[:, self.turns][rows, (self.turns[0] - last_seats[:, None]) % players]
        """By table and seat: the return from its next decision on, as that seat counts."""
        self.values = self.following + 0.0
        """The value at that decision."""

    def end_games(self, ended: Array, shares: Array) -> None:
        """Let the result of the games that a step has ended be the return after it."""
        is_over = 1.0 * ended[:, None, None]
        result, goes_on = is_over * shares[:, self.turns], 1 - is_over
        self.following = result + goes_on * self.following
        self.values = result + goes_on * self.values

    def return_of(self, rows: Array, seats: Array, values: Array, trace: float) -> Array:
        """Return the returns of the decisions of a step; `rows` numbers the tables."""
        target = trace * self.following[rows, seats] + (1 - trace) * self.values[rows, seats]
        self.following[rows, seats] = target
        self.values[rows, seats] = values
        return target
