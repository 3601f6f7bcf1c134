"""Search over re-deals: each candidate is tried in tables that the seat cannot tell from the true one.

Sequential halving: the budget is divided into rounds, after each of which the worse half of the candidates is dropped,
so that most trials go to those that are close. All candidates of a round are tried in the same worlds, so that any two
of them can be compared by their differences world by world.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import ceil, fsum, log2, sqrt
from operator import mul, sub
from typing import Any, Protocol

import msgspec

from forno.bots.bot import Observation
from forno.bots.worlds import Plan, Worlds
from forno.core.chance import Chance


class SearchAdapter(Protocol):
    """The knowledge of a search about a family of games. It sees sampled tables only."""

    caution: float
    """The number of standard errors by which a move must be better than the usual one to replace it: higher in
    games with more luck."""

    def candidates(self, observation: Observation) -> list[Any]:
        """Return the moves to try, the expert's move first."""

    def answers(self, observation: Observation, move: Any) -> list[Any]:
        """Return the answers that are tried after a move, each as a candidate of its own, to the question that it asks
        the same seat at once. Empty: the rollout policy answers."""

    def is_reluctant(self, move: Any) -> bool:
        """Tell whether a move costs something that values do not show, so that it must be better than every other."""

    def worlds(self, observation: Observation, game: Any, chance: Chance) -> Worlds:
        """Return the worlds in which moves are tried."""


class Candidate(msgspec.Struct):
    """A move that is tried, and its value in each world."""

    move: Any
    values: list[float] = []
    answer: Any = None
    """The answer to the question that the move asks the same seat at once; None leaves it to the rollout policy."""
    is_reluctant: bool = False

    @property
    def mean(self) -> float:
        return fsum(self.values) / len(self.values) if self.values else 0.0

    @property
    def plan(self) -> Plan:
        return (self.move,) if self.answer is None else (self.move, self.answer)


class SearchResult(msgspec.Struct, frozen=True):
    """The candidates, the best first, and the number of sampled tables."""

    candidates: list[Candidate]
    worlds: int

    @property
    def best(self) -> Any:
        return self.candidates[0].move


def better_by(one: Candidate, other: Candidate) -> tuple[float, float]:
    """Return the mean difference over the worlds that both were tried in, and its standard error."""
    pairs = list(map(sub, one.values, other.values))
    count = len(pairs)
    if count < 2:
        return 0.0, 1.0
    mean = fsum(pairs) / count
    spread = max(0.0, fsum(map(mul, pairs, pairs)) - count * mean * mean) / (count - 1)
    return mean, sqrt(spread / count) or 1e-9


class SearchBudget(msgspec.Struct, frozen=True):
    """The extent of a search: a time, or a number of worlds, which gives the same result everywhere. With both, it ends
    with the first that is spent.

    Worlds are those that each candidate could be tried in; the trials that dropped ones leave go to the others.
    """

    milliseconds: int = 0
    worlds: int = 0
    whole: bool = False
    """Whether it is spent to its end, also where one candidate is left or there never was another: a search that ends
    early tells those who wait for it that its seat had no choice."""

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.worlds)


MIN_WORLDS = 6
"""Worlds that every candidate is tried in before any is dropped."""
CLEAR_ERRORS = 3.0
"""Standard errors below the best at which a candidate is dropped; the expert's move, times the adapter's caution."""
CHUNK_WORLDS = 256
"""The most worlds of one call."""
CHUNK_SHARE = 1 / 16
"""The part of a time that one call may take."""


class Meter:
    """The spending of a budget, in trials or in milliseconds."""

    def __init__(
        self, budget: SearchBudget, candidates: int, now: Callable[[], float], began: float | None = None
    ) -> None:
        self.budget = budget
        self.trials_granted = budget.worlds * candidates
        self.now = now
        self.began = now() if began is None else began
        self.spent_ms = self.slowest_ms = 0.0
        self.trials = 0

    def next_worlds(self, candidates: int, share: float) -> int:
        """Return how many worlds to try candidates in next, within a share of the budget; 0 if that is spent."""
        left = CHUNK_WORLDS
        if self.budget.worlds:
            left = min(left, (ceil(self.trials_granted * share) - self.trials) // candidates)
        if self.budget.milliseconds:
            left = min(left, self.worlds_in_time(candidates, share))
        return left

    def worlds_in_time(self, candidates: int, share: float) -> int:
        """Return how many worlds to try candidates in next; 0 if there is probably no time for a single one."""
        world_ms = candidates * self.spent_ms / self.trials
        if self.spent_ms + max(self.slowest_ms, world_ms) > self.budget.milliseconds * share:
            return 0
        return max(1, min(CHUNK_WORLDS, int(CHUNK_SHARE * self.budget.milliseconds / max(world_ms, 1e-6))))

    def spend(self, trials: int) -> None:
        """Count trials that were made just now."""
        before, self.spent_ms = self.spent_ms, 1000 * (self.now() - self.began)
        self.slowest_ms = max(self.slowest_ms, self.spent_ms - before)
        self.trials += trials


def search(
    observation: Observation,
    adapter: SearchAdapter,
    game: Any,
    budget: SearchBudget,
    chance: Chance,
    now: Callable[[], float],
) -> SearchResult:
    """Try the candidates until the budget is spent or only one is left, unless all of the budget is to be spent."""
    began = now()
    candidates = list(candidates_of(observation, adapter))
    meter, worlds = Meter(budget, len(candidates), now, began), adapter.worlds(observation, game, chance)
    if budget.milliseconds:  # how long does a trial take? Even the first world must not take more than the time
        worlds.values([candidates[0].plan], 1)
        meter.spend(1)
    left, rounds = candidates, max(1, ceil(log2(len(candidates))))
    for number in range(1, rounds + 1):
        left = try_round(left, candidates[0], worlds, meter, number / rounds, adapter.caution)
        if number < rounds:
            left = better_half(left, candidates[0])
    return SearchResult(ranked(candidates, left, adapter.caution), max(len(one.values) for one in candidates))


def candidates_of(observation: Observation, adapter: SearchAdapter) -> Iterable[Candidate]:
    """Return the candidates, the expert's move first, each alone and with the answers that the adapter wants tried.
    Policies know questions with a choice: a forced move is the only candidate."""
    moves = observation.legal_moves if len(observation.legal_moves) == 1 else adapter.candidates(observation)
    for move in moves:
        for answer in (None, *adapter.answers(observation, move)):
            yield Candidate(move, [], answer, adapter.is_reluctant(move))


def try_round(
    left: list[Candidate], expert: Candidate, worlds: Worlds, meter: Meter, share: float, caution: float
) -> list[Candidate]:
    """Try candidates until a share of the budget is spent; return those that are not clearly worse than the best."""
    checked = max(MIN_WORLDS, 2 * len(left[0].values))
    """How many worlds there are when candidates are compared next: twice as many each time."""
    while (len(left) > 1 or meter.budget.whole) and (count := meter.next_worlds(len(left), share)) > 0:
        count = min(count, checked - len(left[0].values))
        trials = len(left) * count
        for candidate, values in zip(left, worlds.values([one.plan for one in left], count), strict=True):
            candidate.values += values
        if len(left[0].values) >= checked:
            checked = 2 * len(left[0].values)
            left = still_open(left, expert, caution)
        meter.spend(trials)
    return left


def still_open(left: list[Candidate], expert: Candidate, caution: float) -> list[Candidate]:
    """Return the candidates that are not clearly worse than the best."""
    best = max(left, key=lambda candidate: candidate.mean)
    return [
        candidate
        for candidate in left
        if candidate is best
        or is_close(candidate, best, CLEAR_ERRORS * caution if candidate is expert else CLEAR_ERRORS)
    ]


def better_half(left: list[Candidate], expert: Candidate) -> list[Candidate]:
    """Return the better half of the candidates, in their order, and the expert's move, which others are compared to."""
    best = sorted(left, key=lambda candidate: -candidate.mean)[: ceil(len(left) / 2)]
    return [candidate for candidate in left if candidate is expert or any(candidate is one for one in best)]


def is_close(candidate: Candidate, best: Candidate, errors: float) -> bool:
    """Tell whether a candidate is not clearly worse than another."""
    mean, error = better_by(best, candidate)
    return mean <= errors * error


def ranked(candidates: list[Candidate], left: list[Candidate], caution: float) -> list[Candidate]:
    """Return the candidates, the best first: the expert's move, unless another is clearly better.

    A reluctant move must be clearly better than every other candidate, so that a tie is never decided for it.
    """
    best = max(left, key=lambda candidate: candidate.mean)
    if best.is_reluctant:
        best = usual_of(best, [one for one in left if not one.is_reluctant], caution)
    best = usual_of(best, [one for one in left if one.move == candidates[0].move], caution)
    return [best, *sorted((one for one in candidates if one is not best), key=lambda one: -one.mean)]


def usual_of(best: Candidate, usual: list[Candidate], caution: float) -> Candidate:
    """Return the best of the usual candidates if it is close to another, else that."""
    if not usual or any(one is best for one in usual):
        return best
    rival = max(usual, key=lambda candidate: candidate.mean)
    return rival if is_close(rival, best, caution) else best
