"""The value of a decision, compared with the move that `master` would have made.

The search selects a move in one set of sampled tables, and both moves are then evaluated in another. A move that looked
best by chance in the first set gains nothing in the second, so the estimate of what was lost is unbiased.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import Any, Final

import msgspec

from forno.bots.bot import Observation, Reason
from forno.bots.families import adapter_for
from forno.bots.levels import reason_for
from forno.bots.search import Candidate, SearchAdapter, SearchBudget, better_by, search
from forno.bots.worlds import TableTrial, likely_world
from forno.core.chance import Chance, FastChance
from forno.core.game import Game
from forno.kernel.trials import CHANCE_RESOLUTION
from forno.review.decisions import TakenDecision
from forno.review.win_probability import WinProbabilityAdapter

MIN_WORLDS: Final = 2
"""Sampled tables of an evaluation even if its time is up."""


class Evaluation(msgspec.Struct, frozen=True):
    """Two moves in the same sampled tables: probabilities of winning, from 0 to 1."""

    outlook: float
    """Before either move, with the rollout policy at every seat."""
    after_chosen: float
    best: Any
    """The move that master would have made."""
    after_best: float
    edge_error: float
    """The standard error of the chosen move's gain over the outlook."""
    loss_error: float
    """The standard error of the best move's gain over the chosen one; 0 if they are the same."""
    reason: Reason


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
    adapter = adapter_for(game)
    best = search(observation, AdapterWithMove(adapter, decision.chosen), game, budget, chance, perf_counter).best
    trial = PairedTrial(observation, WinProbabilityAdapter(adapter, game), dict.fromkeys((best, decision.chosen)))
    trial.run(game, budget, chance)
    chosen, found = trial.candidates[decision.chosen], trial.candidates[best]
    edge_error = better_by(chosen, trial.outlook)[1]
    loss_error = better_by(found, chosen)[1] if found is not chosen else 0.0
    values = trial.outlook.mean, chosen.mean, best, found.mean
    return Evaluation(*values, edge_error, loss_error, reason_for(observation, best))


def is_spent(budget: SearchBudget, worlds: int, milliseconds: float, slowest: float) -> bool:
    """Tell whether the budget is spent, or might be exceeded by one more world."""
    if budget.milliseconds:
        return milliseconds + slowest > budget.milliseconds
    return worlds >= budget.worlds


class PairedTrial:
    """Some moves, and no move at all, tried in the same sampled tables with the same chance."""

    def __init__(self, observation: Observation, adapter: WinProbabilityAdapter, moves: Iterable[Any]) -> None:
        self.observation = observation
        self.adapter = adapter
        self.candidates = {move: Candidate(move, []) for move in moves}
        self.outlook = Candidate(None, [])

    def run(self, game: Game, budget: SearchBudget, chance: Chance) -> None:
        """Sample tables until the budget is spent."""
        began, worlds, spent, slowest = perf_counter(), 0, 0.0, 0.0
        while worlds < MIN_WORLDS or not is_spent(budget, worlds, spent, slowest):
            self.try_in(likely_world(self.observation, self.adapter, game, chance), chance.below(CHANCE_RESOLUTION))
            worlds += 1
            before, spent = spent, 1000 * (perf_counter() - began)
            slowest = max(slowest, spent - before)

    def try_in(self, world: Any, seed: int) -> None:
        observation, adapter = self.observation, self.adapter
        for move, candidate in self.candidates.items():
            candidate.values.append(TableTrial(adapter, world, observation.seat).value(move, seed))
        self.outlook.values.append(adapter.play_out(world.copy(), observation.seat, FastChance(seed)))
