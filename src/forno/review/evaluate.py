"""The value of a decision, compared with the move that `master` would have made.

The search selects a move in one set of sampled tables, and both moves are then evaluated in another. A move that looked
best by chance in the first set gains nothing in the second, so the estimate of what was lost is unbiased. Further
tables can then go to the decisions whose values vary most.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

import msgspec

from forno.bots.bot import Observation, Reason
from forno.bots.families import adapter_for
from forno.bots.levels import reason_for
from forno.bots.search import Candidate, SearchAdapter, SearchBudget, better_by, search
from forno.bots.worlds import Worlds
from forno.core.chance import FastChance
from forno.core.game import Game
from forno.review.decisions import TakenDecision
from forno.review.win_probability import winning_worlds

MIN_WORLDS: Final = 2
"""Sampled tables of an evaluation even if its time is up."""
USUAL_WORLDS: Final = 2
USUAL_SPREAD: Final = 0.1
"""The standard deviation of an edge in one table before any is sampled, which counts as so many tables."""


class Evaluation(msgspec.Struct, frozen=True):
    """Moves in the same sampled tables: probabilities of winning, from 0 to 1."""

    outlook: float
    """Before the move, with the rollout policy at every seat."""
    after_chosen: float
    best: Any
    """The move that master would have made."""
    edge_squares: float
    """The sum of squares of the chosen move's gains over the outlook, around their mean."""
    loss: float
    """The best move's gain over the chosen one."""
    loss_error: float
    """Its standard error; 0 if they are the same."""
    worlds: int
    """The number of sampled tables."""
    reason: Reason

    @property
    def edge(self) -> float:
        return self.after_chosen - self.outlook

    @property
    def spread(self) -> float:
        """The standard deviation of the edge in one table. Few tables that are all alike prove little: some are added
        that vary as usual."""
        squares = self.edge_squares + USUAL_WORLDS * USUAL_SPREAD**2
        return sqrt(squares / (self.worlds - 1 + USUAL_WORLDS))

    @property
    def edge_error(self) -> float:
        """The standard error of the edge."""
        return self.spread / sqrt(self.worlds)


class AdapterWithMove:
    """A search adapter with one more candidate: a person may have chosen a move that no bot considers."""

    def __init__(self, adapter: SearchAdapter, move: Any) -> None:
        self.move = move
        self.caution = adapter.caution
        self.candidates_of = adapter.candidates
        self.answers = adapter.answers
        self.is_reluctant = adapter.is_reluctant
        self.worlds = adapter.worlds

    def candidates(self, observation: Observation) -> list[Any]:
        moves = self.candidates_of(observation)
        return moves if self.move in moves else [*moves, self.move]


def evaluate(decision: TakenDecision, game: Game, budget: SearchBudget) -> Evaluation:
    """Search as master does, then evaluate its move and the chosen one in fresh tables, with the same budget again."""
    observation, chance = decision.observation, FastChance(decision.seed).child()
    adapter = AdapterWithMove(adapter_for(game), decision.chosen)
    searched = search(observation, adapter, game, budget, chance, perf_counter)
    best = searched.best
    outlook, chosen, found = (Candidate(move, []) for move in (None, decision.chosen, best))
    run([outlook, chosen, found], winning_worlds(observation, game, FastChance(decision.seed + 1)), budget)
    loss, loss_error = better_by(found, chosen) if best != decision.chosen else (0.0, 0.0)
    return Evaluation(
        outlook=outlook.mean,
        after_chosen=chosen.mean,
        best=best,
        edge_squares=squares_of(chosen, outlook),
        loss=loss,
        loss_error=loss_error,
        worlds=len(chosen.values),
        reason=reason_for(observation, best, searched),
    )


def run(candidates: list[Candidate], worlds: Worlds, budget: SearchBudget) -> None:
    """Try candidates in the same tables, the one without a move as no move at all, until the budget is spent."""
    plans = [() if one.move is None else (one.move,) for one in candidates]
    began, count = perf_counter(), MIN_WORLDS if budget.milliseconds else max(MIN_WORLDS, budget.worlds)
    while count:
        for candidate, values in zip(candidates, worlds.values(plans, count), strict=True):
            candidate.values += values
        spent_ms = 1000 * (perf_counter() - began)
        count = int(budget.milliseconds and spent_ms < budget.milliseconds)


def refine(decision: TakenDecision, game: Game, evaluation: Evaluation, further: int) -> Evaluation:
    """Evaluate the chosen move and the outlook in further tables, after those of the evaluation."""
    outlook, chosen = Candidate(None, []), Candidate(decision.chosen, [])
    worlds = winning_worlds(decision.observation, game, FastChance(decision.seed + 1), first=evaluation.worlds)
    run([outlook, chosen], worlds, SearchBudget(worlds=further))
    one, other = evaluation.worlds, further
    both = one + other
    apart = chosen.mean - outlook.mean - evaluation.edge
    return msgspec.structs.replace(
        evaluation,
        outlook=(one * evaluation.outlook + other * outlook.mean) / both,
        after_chosen=(one * evaluation.after_chosen + other * chosen.mean) / both,
        edge_squares=evaluation.edge_squares + squares_of(chosen, outlook) + apart**2 * one * other / both,
        worlds=both,
    )


def squares_of(one: Candidate, other: Candidate) -> float:
    """Return the sum of squares of the differences of two candidates, around their mean."""
    count = len(one.values)
    return better_by(one, other)[1] ** 2 * count * (count - 1)
