"""Returns along the decisions of each seat. The same functions serve arrays of NumPy and tensors of PyTorch.

A value is a share of wins for each seat, counted from the viewer on. Rewards are by seat of the table.
"""

from __future__ import annotations

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


def from_viewer(by_seat: Array, viewer: int) -> Array:
    """Return what is listed by seat as counted from a viewer on; seats are the last axis."""
    players = by_seat.shape[-1]
    return by_seat[..., [(viewer + at) % players for at in range(players)]]


class Traces:
    """Lambda-returns of one group of tables, from the last step of an iteration back to its first.

    The return of a decision mixes the value at the same seat's next decision with the return from there; the result of
    the game is the return after its end.
    """

    def __init__(self, last_values: Array, last_seats: Array, zeros: Any) -> None:
        """Begin with the values at the tables as they stand now, each as the seat sees it that is asked there.

        Another seat is taken to see the same shares, until an earlier decision of its own. `zeros` makes an array.
        """
        tables, players = last_values.shape
        self.players = players
        self.following = zeros((tables, players, players))
        """By table and seat: the return from its next decision on, as that seat counts."""
        for asked in range(players):
            rows = last_seats == asked
            for seat in range(players):
                self.following[rows, seat] = from_viewer(last_values[rows], (seat - asked) % players)
        self.values = self.following + 0.0
        """The value at that decision."""

    def end_games(self, ended: Array, shares: Array) -> None:
        """Let the result of the games that a step has ended be the return after it."""
        is_over = 1.0 * ended[:, None]
        for seat in range(self.players):
            result = is_over * from_viewer(shares, seat)
            self.following[:, seat] = result + (1 - is_over) * self.following[:, seat]
            self.values[:, seat] = result + (1 - is_over) * self.values[:, seat]

    def return_of(self, rows: Array, seats: Array, values: Array, trace: float) -> Array:
        """Return the returns of the decisions of a step; `rows` numbers the tables."""
        target = trace * self.following[rows, seats] + (1 - trace) * self.values[rows, seats]
        self.following[rows, seats] = target
        self.values[rows, seats] = values
        return target
