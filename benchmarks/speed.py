"""Decisions per second: random legal play in one process, without events, with the fast random generator."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import count
from random import Random
from statistics import median
from time import process_time

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.kernel.engine import Form
from forno.kernel.tables import from_table

GAMES_OF_A_DEAL = 20
"""Games that the kernel plays from one deal of the rules, with other chance each."""
MAX_DECISIONS = 1_000_000
"""More than any game has."""

Slice = Callable[[float], float]
"""Play for the given number of seconds; return decisions per second."""

Rates = dict[str, list[float]]
"""By contestant: the rate in each round."""


def forno_slice(game: Game, players: int) -> Slice:
    """Play whole games one after another, dealing included."""
    seeds = count()
    random = Random(0).random

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            table = game.deal(players, FastChance(next(seeds)))
            table.events = None
            while table.agenda:
                moves = table.legal_moves()
                table.act(moves[int(random() * len(moves))])
                decisions += 1
        return decisions / spent

    return play


def kernel_slice(game: Game, players: int, form: Form) -> Slice:
    """Play whole random games inside the kernel, dealing by the rules included: each deal is played several times."""
    seeds = count()

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            state = from_table(game, game.deal(players, FastChance(next(seeds))), form, keep_notes=False)
            for seed in range(GAMES_OF_A_DEAL):
                decisions += state.copy().play_randomly(seed, MAX_DECISIONS)
        return decisions / spent

    return play


def interleaved(
    contestants: Mapping[str, Slice], rounds: int, seconds: float, watch: Callable[[range], Iterable[int]]
) -> Rates:
    """Interleave short slices of all contestants, so that a noisy machine disturbs all of them alike."""
    rates: Rates = {name: [] for name in contestants}
    for _ in watch(range(rounds)):
        for name, play in contestants.items():
            rates[name].append(play(seconds))
    return rates


def ratio(rates: Rates, one: str, other: str) -> float:
    """Median over the rounds of the ratio within each round."""
    return median(mine / theirs for mine, theirs in zip(rates[one], rates[other], strict=True))
