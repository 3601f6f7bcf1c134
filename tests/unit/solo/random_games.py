"""Random games with random options, for laws that hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from forno.core.chance import FastChance
from forno.games.solo import SOLO, SoloTable

MOST_MOVES = 60_000


def random_options(chance: FastChance) -> dict[str, str]:
    return {option.name: option.values[chance.below(len(option.values))] for option in SOLO.options if option.values}


def random_game(players: int, seed: int, **chosen: str) -> Iterator[SoloTable]:
    """A game before each of its moves, and at its end."""
    chance = FastChance(seed)
    options = random_options(chance) | {name.replace("_", "-"): value for name, value in chosen.items()}
    table = SOLO.deal(players, FastChance(seed), options)
    for _ in range(MOST_MOVES):
        yield table
        if table.is_over:
            return
        moves = table.legal_moves()
        table.act(moves[chance.below(len(moves))])
    raise AssertionError("the game does not end")


def at_random_points(players: int, seeds: int, moves: int = 400, every: int = 23) -> Iterator[SoloTable]:
    """Tables met now and then in the course of some games."""
    for seed in range(seeds):
        for number, table in enumerate(random_game(players, seed)):
            if number % every == seed % every:
                yield table
            if number >= moves:
                break
