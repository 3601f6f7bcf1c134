"""Search over re-deals: each candidate is tried in tables that the seat cannot tell from the true one.

All candidates are tried in the same sampled tables (worlds), played out by the rollout policy with the same chance, so
that only the move differs. Candidates that are clearly worse are dropped, and the time goes to those that are close.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Protocol

import msgspec

from forno.bots.bot import Observation
from forno.core.chance import Chance, FastChance
from forno.core.table import Table


class Playing(Protocol):
    """Playouts on tables, by the rules themselves."""

    def part(self, table: Any) -> int:
        """Return the number of the round or hand: playouts end with it."""

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play with the rollout policy at all seats to the end of the part, and return the value, from 0 to 1."""

    def value(self, table: Any, seat: int) -> float:
        """Return the value of a table at the end of a part for a seat, from 0 to 1."""


class SearchAdapter(Playing, Protocol):
    """The knowledge of a search about a family of games. It sees sampled tables only."""

    caution: float
    """The number of standard errors by which a move must be better than the first candidate to replace it: higher in
    games with more luck."""

    def candidates(self, observation: Observation) -> list[Any]:
        """Return the moves to try, the expert's move first."""

    def likelihood(self, world: Any, observation: Observation) -> float:
        """Return how well a world fits the moves of the other seats, from 0 to 1."""

    def trial(self, world: Any, seat: int) -> Trial:
        """Return the trial of moves in one world."""


class Trial(Protocol):
    """Trials of the moves of a seat in one world."""

    def value(self, move: Any, luck: int) -> float:
        """Return the value of a move, from 0 to 1; the same luck is the same chance for every move."""


class TableTrial:
    """Trials that are played by the rules, on copies of the world."""

    def __init__(self, adapter: Playing, world: Any, seat: int) -> None:
        self.adapter = adapter
        self.world = world
        self.seat = seat

    def value(self, move: Any, luck: int) -> float:
        table = self.world.copy()
        part = self.adapter.part(table)
        table.act(move)
        if table.is_over or self.adapter.part(table) != part:
            return self.adapter.value(table, self.seat)
        return self.adapter.play_out(table, self.seat, FastChance(luck))


class Candidate(msgspec.Struct):
    """A move that is tried, and its value in each world."""

    move: Any
    values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class SearchResult(msgspec.Struct, frozen=True):
    """The candidates, the best first, and the number of sampled tables."""

    candidates: list[Candidate]
    worlds: int

    @property
    def best(self) -> Any:
        return self.candidates[0].move


def better_by(one: Candidate, other: Candidate) -> tuple[float, float]:
    """Return the mean difference over the worlds that both were tried in, and its standard error."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if len(pairs) < 2:
        return 0.0, 1.0
    mean = sum(pairs) / len(pairs)
    spread = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return mean, sqrt(spread / len(pairs)) or 1e-9


class SearchBudget(msgspec.Struct, frozen=True):
    """The extent of a search: a time, or a number of worlds, which gives the same result everywhere."""

    milliseconds: int = 0
    worlds: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.worlds)


MIN_WORLDS = 6
"""Worlds that every candidate is tried in before any is dropped."""
CLEAR_ERRORS = 2.0
"""Standard errors below the best at which a candidate is dropped; the expert's move, times the adapter's caution."""
MAX_REDRAWS = 4
"""Attempts to replace a world that fits the moves of the others badly."""
CHANCE_RESOLUTION = 1 << 16
"""The number of equally likely values with which a probability is compared."""


def search(
    observation: Observation,
    adapter: SearchAdapter,
    game: Any,
    budget: SearchBudget,
    chance: Chance,
    now: Callable[[], float],
) -> SearchResult:
    """Try the candidates until the budget is spent or only one is left."""
    began = now()
    candidates = [Candidate(move, []) for move in adapter.candidates(observation)]
    left, worlds, spent, slowest = list(candidates), 0, 0.0, 0.0
    while len(left) > 1 and not is_spent(budget, worlds, spent, slowest):
        try_all(left, observation, adapter, game, chance)
        worlds += 1
        if worlds >= MIN_WORLDS:
            left = still_open(left, candidates[0], adapter.caution)
        before, spent = spent, 1000 * (now() - began)
        slowest = max(slowest, spent - before)
    return SearchResult(ranked(candidates, left, adapter.caution), worlds)


def try_all(left: list[Candidate], observation: Observation, adapter: SearchAdapter, game: Any, chance: Chance) -> None:
    """Try all of them in the same world, with the same chance."""
    world = likely_world(observation, adapter, game, chance)
    luck = chance.below(CHANCE_RESOLUTION)
    trial = adapter.trial(world, observation.seat)
    for candidate in left:
        candidate.values.append(trial.value(candidate.move, luck))


def is_spent(budget: SearchBudget, worlds: int, milliseconds: float, slowest: float) -> bool:
    """Tell whether the budget is spent, or might be exceeded by one more world."""
    if budget.milliseconds:
        return milliseconds + slowest > budget.milliseconds
    return worlds >= budget.worlds


def likely_world(observation: Observation, adapter: SearchAdapter, game: Any, chance: Chance) -> Any:
    """Sample a table that the seat cannot tell from the true one, and that fits the moves of the others."""
    world = game.redeal(observation.sampled_table, observation.seat, chance)
    for _ in range(MAX_REDRAWS):
        if chance.below(CHANCE_RESOLUTION) < adapter.likelihood(world, observation) * CHANCE_RESOLUTION:
            break
        world = game.redeal(observation.sampled_table, observation.seat, chance)
    return world


def still_open(left: list[Candidate], expert: Candidate, caution: float) -> list[Candidate]:
    """Return the candidates that are not clearly worse than the best."""
    best = max(left, key=lambda candidate: candidate.mean)
    return [
        candidate
        for candidate in left
        if candidate is best
        or not is_worse(candidate, best, CLEAR_ERRORS * caution if candidate is expert else CLEAR_ERRORS)
    ]


def is_worse(candidate: Candidate, best: Candidate, errors: float) -> bool:
    mean, error = better_by(best, candidate)
    return mean > errors * error


def ranked(candidates: list[Candidate], left: list[Candidate], caution: float) -> list[Candidate]:
    """Return the candidates, the best first: the expert's move, unless another is significantly better."""
    best = max(left, key=lambda candidate: candidate.mean)
    expert = candidates[0]
    if best is not expert and expert in left:
        mean, error = better_by(best, expert)
        if mean < caution * error:
            best = expert
    return [best, *sorted((one for one in candidates if one is not best), key=lambda one: -one.mean)]
