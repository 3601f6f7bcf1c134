"""Cost of single operations on a table: copy, legal moves, view, re-deal, memory; and whether decisions get slower."""

from __future__ import annotations

import tracemalloc
from collections import defaultdict
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import perf_counter_ns
from typing import NamedTuple

from forno.core.chance import FastChance
from forno.core.game import Game
from forno.core.table import Table

REPEATS = 5
CALLS_PER_REPEAT = 20
MEMORY_COPIES = 200


class Costs(NamedTuple):
    """Medians over tables in the middle of random games: microseconds per call, and bytes for one more copy."""

    copy: float
    options: float
    view: float
    redeal: float
    memory: int


def costs(game: Game, players: int, tables: int) -> Costs:
    sample = list(_tables(game, players, tables))
    chance = FastChance(0)
    return Costs(
        copy=_median_us(sample, lambda table: table.copy),
        options=_median_us(sample, lambda table: table.legal_moves),
        view=_median_us(sample, lambda table: lambda: game.view(table, table.seat)),
        redeal=_median_us(sample, lambda table: lambda: game.redeal(table, table.seat, chance)),
        memory=round(median(map(_copy_bytes, sample))),
    )


class Growth(NamedTuple):
    """Ratio of a decision's cost in the second half of a game to that in the first, measured in two ways."""

    median: float
    """Including everything that happens automatically after the move, of which there is more late in some games."""
    quarter: float
    """Over the cheaper quarter of the answers, after which little happens automatically."""


def growth(game: Game, players: int, games: int) -> Growth:
    """Compare the questions that occur in both halves, weighted by their frequency."""
    halves: tuple[dict[str, list[int]], ...] = (defaultdict(list), defaultdict(list))
    for seed in range(games):
        timed = list(_timed_decisions(game, players, seed))
        for number, (question, nanoseconds) in enumerate(timed):
            halves[2 * number // len(timed)][question].append(nanoseconds)
    return Growth(_growth_ratio(halves, median), _growth_ratio(halves, _quartile))


def _growth_ratio(halves: tuple[dict[str, list[int]], ...], typical: Callable[[list[int]], float]) -> float:
    first, second = halves
    weights = {question: len(first[question]) + len(second[question]) for question in first.keys() & second.keys()}
    early, late = (sum(typical(half[name]) * weight for name, weight in weights.items()) for half in halves)
    return late / early


def _tables(game: Game, players: int, number: int) -> Iterator[Table]:
    """Yield tables at random positions of random games, one per game."""
    random = Random(0)
    for seed in range(number):
        length = sum(1 for _ in _random_game(game, players, seed))
        moment = random.randrange(length)
        yield next(table.copy() for at, table in enumerate(_random_game(game, players, seed)) if at == moment)


def _random_game(game: Game, players: int, seed: int) -> Iterator[Table]:
    """Yield a random game before each of its decisions."""
    chance = FastChance(seed)
    choice = chance.child()
    table = game.deal(players, chance)
    table.events = None
    while not table.is_over:
        yield table
        moves = table.legal_moves()
        table.act(moves[choice.below(len(moves))])


def _timed_decisions(game: Game, players: int, seed: int) -> Iterator[tuple[str, int]]:
    """Play a random game; yield each question and the nanoseconds that its legal moves and the move took."""
    chance = FastChance(seed)
    choice = chance.child()
    table = game.deal(players, chance)
    table.events = None
    while not table.is_over:
        question = "race" if table.race_queue else type(table.agenda[-1]).__name__
        began = perf_counter_ns()
        moves = table.legal_moves()
        table.act(moves[choice.below(len(moves))])
        yield question, perf_counter_ns() - began


def _quartile(values: list[int]) -> int:
    return sorted(values)[len(values) // 4]


def _median_us(sample: list[Table], make_call: Callable[[Table], Callable[[], object]]) -> float:
    """Median over tables of the fastest of several repetitions, in microseconds per call."""
    return median(min(_call_us(make_call(table)) for _ in range(REPEATS)) for table in sample)


def _call_us(call: Callable[[], object]) -> float:
    began = perf_counter_ns()
    for _ in range(CALLS_PER_REPEAT):
        call()
    return (perf_counter_ns() - began) / CALLS_PER_REPEAT / 1000


def _copy_bytes(table: Table) -> float:
    """Bytes that one more copy of a table takes, without data that all tables share."""
    kept = [table] * MEMORY_COPIES
    tracemalloc.start()
    try:
        for place in range(MEMORY_COPIES):
            kept[place] = table.copy()
        return tracemalloc.get_traced_memory()[0] / MEMORY_COPIES
    finally:
        tracemalloc.stop()
