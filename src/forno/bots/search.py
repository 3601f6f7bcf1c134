"""Searching over re-deals: each candidate is tried in tables that the seat could not tell from the true one.

All candidates meet the same re-deals, played on by the quick expert with the same luck, so that what differs is the
move. The weaker half is dropped again and again (sequential halving), and the time goes to the moves that are close.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Protocol

import msgspec

from forno.bots.bot import Observation
from forno.core.chance import Chance, FastChance
from forno.core.table import Table


class SearchAdapter(Protocol):
    """What a search must know of a family of games. It sees re-dealt tables only."""

    wary: float
    """A move must be better by so many standard errors to be taken in the place of what the expert would do: the more
    luck a game has, the more."""

    def candidates(self, observation: Observation) -> list[Any]:
        """The moves worth trying, what the expert would do first."""

    def likelihood(self, world: Any, observation: Observation) -> float:
        """How well a world fits what the others did, from 0 to 1."""

    def part(self, table: Any) -> int:
        """Which round or hand it is: as far as that, a game is played on."""

    def play_out(self, table: Table, seat: int, chance: Chance) -> float:
        """Play on with the quick expert at all seats to the end of this part, and value the result from 0 to 1."""

    def value(self, table: Any, seat: int) -> float:
        """What it is worth to a seat where a part has ended, from 0 to 1."""


class Candidate(msgspec.Struct):
    """A candidate, and what it brought in each world it was tried in."""

    move: Any
    values: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0


class SearchResult(msgspec.Struct, frozen=True):
    """What a search came to: the best first."""

    candidates: list[Candidate]
    worlds: int

    @property
    def best(self) -> Any:
        return self.candidates[0].move


def better_by(one: Candidate, other: Candidate) -> tuple[float, float]:
    """The mean difference over the worlds that both met, and its standard error."""
    pairs = [a - b for a, b in zip(one.values, other.values, strict=False)]
    if len(pairs) < 2:
        return 0.0, 1.0
    mean = sum(pairs) / len(pairs)
    spread = sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1)
    return mean, sqrt(spread / len(pairs)) or 1e-9


class SearchBudget(msgspec.Struct, frozen=True):
    """How long to search: so many milliseconds, or so many worlds, which gives the same answer everywhere."""

    milliseconds: int = 0
    worlds: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.worlds)


FIRST_LOOK = 6
"""Worlds that every candidate meets before any is dropped."""
CLEAR = 2.0
"""A candidate that is worse than the best by so many standard errors is dropped; what the expert would do, by so many
times the guide's wariness."""
REDRAWS = 4
"""So often a world that fits badly what the others did is drawn again."""
FINE = 1 << 16


def search(
    observation: Observation,
    adapter: SearchAdapter,
    game: Any,
    budget: SearchBudget,
    chance: Chance,
    now: Callable[[], float],
) -> SearchResult:
    """Try the candidates until time or worlds are used up, or only one is left."""
    began = now()
    candidates = [Candidate(move, []) for move in adapter.candidates(observation)]
    left, worlds, spent, slowest = list(candidates), 0, 0.0, 0.0
    while len(left) > 1 and not is_spent(budget, worlds, spent, slowest):
        try_all(left, observation, adapter, game, chance)
        worlds += 1
        if worlds >= FIRST_LOOK:
            left = still_open(left, candidates[0], adapter.wary)
        before, spent = spent, 1000 * (now() - began)
        slowest = max(slowest, spent - before)
    return SearchResult(ranked(candidates, left, adapter.wary), worlds)


def try_all(left: list[Candidate], observation: Observation, adapter: SearchAdapter, game: Any, chance: Chance) -> None:
    """All of them in the same world, with the same luck."""
    world = likely_world(observation, adapter, game, chance)
    luck = chance.below(FINE)
    for candidate in left:
        candidate.values.append(try_out(world, observation, candidate.move, adapter, luck))


def is_spent(budget: SearchBudget, worlds: int, milliseconds: float, slowest: float) -> bool:
    """A world that might take longer than what is left is not begun."""
    if budget.milliseconds:
        return milliseconds + slowest > budget.milliseconds
    return worlds >= budget.worlds


def likely_world(observation: Observation, adapter: SearchAdapter, game: Any, chance: Chance) -> Any:
    """A table that the seat could not tell from the true one, and that fits what the others did."""
    world = game.redeal(observation.sampled_table, observation.seat, chance)
    for _ in range(REDRAWS):
        if chance.below(FINE) < adapter.likelihood(world, observation) * FINE:
            break
        world = game.redeal(observation.sampled_table, observation.seat, chance)
    return world


def try_out(world: Any, observation: Observation, move: Any, adapter: SearchAdapter, luck: int) -> float:
    """What a move brings in one world."""
    table = world.copy()
    part = adapter.part(table)
    table.act(move)
    if table.is_over or adapter.part(table) != part:
        return adapter.value(table, observation.seat)
    return adapter.play_out(table, observation.seat, FastChance(luck))


def still_open(left: list[Candidate], expert: Candidate, wary: float) -> list[Candidate]:
    """Without those that are clearly worse than the best."""
    best = max(left, key=lambda candidate: candidate.mean)
    return [
        candidate
        for candidate in left
        if candidate is best or not is_worse(candidate, best, CLEAR * wary if candidate is expert else CLEAR)
    ]


def is_worse(candidate: Candidate, best: Candidate, errors: float) -> bool:
    mean, error = better_by(best, candidate)
    return mean > errors * error


def ranked(candidates: list[Candidate], left: list[Candidate], wary: float) -> list[Candidate]:
    """The best first: of those that stayed to the end, and among equals what the expert would do."""
    best = max(left, key=lambda candidate: candidate.mean)
    expert = candidates[0]
    if best is not expert and expert in left:
        mean, error = better_by(best, expert)
        if mean < wary * error:
            best = expert
    return [best, *sorted((one for one in candidates if one is not best), key=lambda one: -one.mean)]
