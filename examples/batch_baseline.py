"""A program for learners: a thousand tables of Mamma Mia! at once, a rule of thumb at seat 1 against random moves.

    python examples/batch_baseline.py [steps]

The rule of thumb lays an order whenever it may. Needs NumPy: the extra `research`; `./forno kernel` makes it quick.
"""

from __future__ import annotations

import sys

import numpy as np

import forno


def play(steps: int, tables: int = 1000) -> tuple[int, float]:
    """Step all tables; return how many games ended, and the mean reward of seat 1."""
    batch = forno.Batch(forno.game("mamma-mia"), tables, players=2, seed=1)
    lays = np.array([str(batch.move_of(column)).startswith("lay") for column in range(batch.masks.shape[1])])
    games, won = 0, 0.0
    for _ in range(steps):
        columns = batch.random_columns()
        wanted = batch.masks & lays
        chooses = (batch.seats == 0) & wanted.any(axis=1)
        batch.step(np.where(chooses, wanted.argmax(axis=1), columns))
        games += int(batch.ended.sum())
        won += float(batch.rewards[:, 0].sum())
    return games, won / max(1, games)


if __name__ == "__main__":
    games, mean = play(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    print(f"{games} games, mean reward of seat 1: {mean:+.3f}")
