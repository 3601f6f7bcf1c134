"""What single things cost: copy, options, view, re-deal, memory; and whether a decision grows dearer."""

from __future__ import annotations

import tracemalloc
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter_ns
from typing import Any, NamedTuple

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.core.sequence import Sequential
from forno.core.table import Table

REPEATS = 5
CALLS = 20
COPIES = 200


class Costs(NamedTuple):
    """Medians over tables in the middle of random games: microseconds, and bytes for one more table."""

    copy: float
    options: float
    view: float
    redeal: float
    memory: int


def costs(game: Game[Any], players: int, tables: int) -> Costs:
    sample = list(_tables(game, players, tables))
    chance = FastChance(0)
    return Costs(
        copy=_median(sample, lambda table: table.copy),
        options=_median(sample, lambda table: table.options),
        view=_median(sample, lambda table: lambda: game.view(table, table.seat)),
        redeal=_median(sample, lambda table: lambda: game.redeal(table, table.seat, chance)),
        memory=round(median(map(_memory, sample))),
    )


class Growth(NamedTuple):
    """The cost of a decision in the second half of a game over that in the first half, judged in two ways."""

    median: float
    """With all that happens by itself after the move, of which there is more late in some games."""
    quarter: float
    """By the cheaper quarter of the answers, after which little happens by itself."""


def growth(game: Game[Any], players: int, games: int) -> Growth:
    """Question by question: those that come in both halves, weighted by how often they come."""
    halves: tuple[dict[str, list[int]], ...] = (defaultdict(list), defaultdict(list))
    for seed in range(games):
        timed = list(_timed_decisions(game, players, seed))
        for number, (question, nanoseconds) in enumerate(timed):
            halves[2 * number // len(timed)][question].append(nanoseconds)
    return Growth(_grown(halves, median), _grown(halves, _quartile))


def _grown(halves: tuple[dict[str, list[int]], ...], typical: Callable[[list[int]], float]) -> float:
    first, second = halves
    weights = {question: len(first[question]) + len(second[question]) for question in first.keys() & second.keys()}
    early, late = (sum(typical(half[name]) * weight for name, weight in weights.items()) for half in halves)
    return late / early


def _tables(game: Game[Any], players: int, number: int) -> Iterator[Table]:
    """Tables at random moments of random games, one a game."""
    random = Random(0)
    for seed in range(number):
        length = sum(1 for _ in _random_line(game, players, seed))
        moment = random.randrange(length)
        yield next(line.table.copy() for at, line in enumerate(_random_line(game, players, seed)) if at == moment)


def _random_line(game: Game[Any], players: int, seed: int) -> Iterator[Sequential]:
    """One random game, before each of its decisions."""
    chance = FastChance(seed)
    choice = chance.child()
    table = game.deal(players, chance)
    table.events = None
    line = Sequential(table)
    while not line.is_over:
        yield line
        moves = line.options()
        line.play(moves[choice.below(len(moves))])


def _timed_decisions(game: Game[Any], players: int, seed: int) -> Iterator[tuple[str, int]]:
    """One random game: the question and the nanoseconds that its options and the move took."""
    chance = FastChance(seed)
    choice = chance.child()
    table = game.deal(players, chance)
    table.events = None
    line = Sequential(table)
    while not line.is_over:
        question = "race" if line.asked else type(table.agenda[-1]).__name__
        began = perf_counter_ns()
        moves = line.options()
        line.play(moves[choice.below(len(moves))])
        yield question, perf_counter_ns() - began


def _quartile(values: list[int]) -> int:
    return sorted(values)[len(values) // 4]


def _median(sample: list[Table], ready: Callable[[Table], Callable[[], object]]) -> float:
    """The median over tables of the best of some repeats, in microseconds a call."""
    return median(min(_microseconds(ready(table)) for _ in range(REPEATS)) for table in sample)


def _microseconds(call: Callable[[], object]) -> float:
    began = perf_counter_ns()
    for _ in range(CALLS):
        call()
    return (perf_counter_ns() - began) / CALLS / 1000


def _memory(table: Table) -> float:
    """Bytes that one more copy of a table takes; what all tables share does not count."""
    kept = [table] * COPIES
    tracemalloc.start()
    try:
        for place in range(COPIES):
            kept[place] = table.copy()
        return tracemalloc.get_traced_memory()[0] / COPIES
    finally:
        tracemalloc.stop()
