"""How many decisions a second: random legal play in one process, nobody listening, the quick source of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import count
from random import Random
from statistics import median
from time import process_time
from typing import Any

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.core.sequence import Sequential

Slice = Callable[[float], float]
"""Plays for so many seconds and returns decisions a second."""

Rates = dict[str, list[float]]
"""By contestant: its rate in each round."""


def forno_slice(game: Game[Any], players: int) -> Slice:
    """Whole games of ours, one after the other; dealing counts."""
    seeds = count()
    random = Random(0).random

    def play(seconds: float) -> float:
        decisions, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            table = game.deal(players, FastChance(next(seeds)))
            table.events = None
            line = Sequential(table)
            while table.agenda:
                moves = line.options()
                line.play(moves[int(random() * len(moves))])
                decisions += 1
        return decisions / spent

    return play


def interleaved(
    contestants: Mapping[str, Slice], rounds: int, seconds: float, watch: Callable[[range], Iterable[int]]
) -> Rates:
    """Everybody plays a slice, then everybody again: a noisy machine disturbs all of them alike."""
    rates: Rates = {name: [] for name in contestants}
    for _ in watch(range(rounds)):
        for name, play in contestants.items():
            rates[name].append(play(seconds))
    return rates


def ratio(rates: Rates, one: str, other: str) -> float:
    """How many times as fast one is as the other: the median over the rounds, each compared with itself."""
    return median(mine / theirs for mine, theirs in zip(rates[one], rates[other], strict=True))
