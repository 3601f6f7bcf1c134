"""Random games with random options, for laws that hold everywhere."""

from __future__ import annotations

from collections.abc import Iterator

from forno.core.chance import FastChance
from forno.core.sequence import Sequential
from forno.games.solo import SOLO, SoloTable

MOST_MOVES = 60_000


def random_options(chance: FastChance) -> dict[str, str]:
    return {option.name: option.values[chance.below(len(option.values))] for option in SOLO.options if option.values}


def random_game(players: int, seed: int, **chosen: str) -> Iterator[Sequential]:
    """A game before each of its moves, and at its end."""
    chance = FastChance(seed)
    options = random_options(chance) | {name.replace("_", "-"): value for name, value in chosen.items()}
    sequence = Sequential(SOLO.deal(players, FastChance(seed), options))
    for _ in range(MOST_MOVES):
        yield sequence
        if sequence.is_over:
            return
        moves = sequence.options()
        sequence.play(moves[chance.below(len(moves))])
    raise AssertionError("the game does not end")


def at_random_points(players: int, seeds: int, moves: int = 400, every: int = 23) -> Iterator[SoloTable]:
    """Tables met now and then in the course of some games."""
    for seed in range(seeds):
        for number, sequence in enumerate(random_game(players, seed)):
            if number % every == seed % every:
                table = sequence.table
                assert isinstance(table, SoloTable)
                yield table
            if number >= moves:
                break
