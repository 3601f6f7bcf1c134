"""What a choice was worth, beside what `master` would have done.

The search chooses in some imagined deals, and others judge both moves: what looked best by chance alone in the first
gains nothing in the second. So over many decisions what was lost is neither flattered nor blackened.
"""

from __future__ import annotations

from collections.abc import Iterable
from time import perf_counter
from typing import Any, Final

import msgspec

from forno.bots.bot import Observation, Reason
from forno.bots.levels import think
from forno.bots.policy import EXPERT
from forno.bots.search import FINE, Budget, Guide, Tried, better_by, is_spent, likely_world, search, try_out
from forno.bots.search_bot import GUIDES
from forno.core.chance import Chance, FastChance
from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.review.decisions import Moment
from forno.review.win_probability import Judge

LEAST: Final = 2
"""Worlds that judge even where the time is up."""


class Weighed(msgspec.Struct, frozen=True):
    """Two moves in the same imagined deals: odds of winning, from 0 to 1."""

    outlook: float
    """Before either: as all play-outs go, with the quick expert at every seat."""
    kept: float
    """After what was chosen."""
    best: Any
    """What master would have done."""
    value: float
    """After that."""
    edge_error: float
    """The standard error of what the chosen move brought."""
    loss_error: float
    """The standard error of what the best would have brought beyond it; 0 where they are the same."""
    reason: Reason


class Wider:
    """A guide that tries one more move: a person may have thought of what no bot would."""

    def __init__(self, guide: Guide, move: Any) -> None:
        self.move = move
        self.wary = guide.wary
        self.candidates_of = guide.candidates
        self.likelihood = guide.likelihood
        self.play_out = guide.play_out
        self.part = guide.part
        self.value = guide.value

    def candidates(self, observation: Observation) -> list[Any]:
        moves = self.candidates_of(observation)
        return moves if self.move in moves else [*moves, self.move]


def guide_of(observation: Observation) -> Guide:
    guide = GUIDES.get(str(type(observation.view).__struct_config__.tag))
    if guide is None:
        raise Unreadable("no bot can search this game, so it cannot be reviewed", observation.game)
    return guide


def weigh(moment: Moment, game: Game, budget: Budget) -> Weighed:
    """Let master search, then judge its move and the chosen one in fresh deals, for as long again."""
    observation, chance = moment.observation, FastChance(moment.seed).child()
    guide = guide_of(observation)
    best = search(observation, Wider(guide, moment.chosen), game, budget, chance, perf_counter).best
    judged = Judged(observation, Judge(guide, game), dict.fromkeys((best, moment.chosen)))
    judged.judge(game, budget, chance)
    chosen, found = judged.tried[moment.chosen], judged.tried[best]
    edge_error = better_by(chosen, judged.outlook)[1]
    loss_error = better_by(found, chosen)[1] if found is not chosen else 0.0
    values = judged.outlook.mean, chosen.mean, best, found.mean
    return Weighed(*values, edge_error, loss_error, reason_for(observation, best))


class Judged:
    """Some moves, and none at all, in the same worlds with the same luck."""

    def __init__(self, observation: Observation, guide: Guide, moves: Iterable[Any]) -> None:
        self.observation = observation
        self.guide = guide
        self.tried = {move: Tried(move, []) for move in moves}
        self.outlook = Tried(None, [])

    def judge(self, game: Game, budget: Budget, chance: Chance) -> None:
        """In as many worlds as the budget has."""
        began, worlds, spent, slowest = perf_counter(), 0, 0.0, 0.0
        while worlds < LEAST or not is_spent(budget, worlds, spent, slowest):
            self.judge_in(likely_world(self.observation, self.guide, game, chance), chance.below(FINE))
            worlds += 1
            before, spent = spent, 1000 * (perf_counter() - began)
            slowest = max(slowest, spent - before)

    def judge_in(self, world: Any, luck: int) -> None:
        observation, guide = self.observation, self.guide
        for move, tried in self.tried.items():
            tried.values.append(try_out(world, observation, move, guide, luck))
        self.outlook.values.append(guide.play_out(world.copy(), observation.seat, FastChance(luck)))


def reason_for(observation: Observation, move: Any) -> Reason:
    """The expert's, where it would do the same."""
    thought = think(observation, EXPERT)
    return thought.reason if thought.move == move else Reason("search-found")
