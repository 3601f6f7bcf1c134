"""The review of a game: every decision of a seat, what it lost, and how much of the result was luck.

The measure is the outlook: the probability that the seat wins if the rollout policy plays on at every seat, over
sampled tables. The deal is worth the first outlook minus a fair share. A decision's edge is the probability after the
chosen move minus the outlook before it; its luck is the change from there to the next outlook, or to the end. So

    result = fair share + deal + all luck + all edges

holds exactly, whatever the values are, and luck has mean 0. A decision's loss is separate: the probability after the
move that `master` would have made, minus that after the chosen one. All values are in parts of one game won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from forno import games
from forno.bots.bot import Reason
from forno.bots.search import SearchBudget
from forno.core.errors import Unreadable
from forno.core.game import Game, Outcome, Question
from forno.core.record import Record
from forno.review.decisions import DecisionRecorder, TakenDecision, describe_hand, describe_table
from forno.review.evaluate import MIN_WORLDS, Evaluation, evaluate, refine
from forno.review.precision import FURTHER_ROUNDS, WIDEST, allot, further_worlds, half_width, told_interval
from forno.review.win_probability import share_of


class ReviewedDecision(msgspec.Struct, frozen=True):
    """One decision. Cards are written in the game's notation."""

    decision: int
    seat: int
    question: Question
    """The question of another seat, if this one could have jumped in."""
    scene: str
    hand: str
    chosen: Any
    """The move that was played."""
    best: Any
    """The move that master would have made."""
    outlook: float
    """The probability of winning before the choice."""
    edge: float
    """The gain of the choice over the outlook; negative if it cost something."""
    edge_error: float
    """Its standard error."""
    luck: float
    """The change from there to the next decision, or to the end."""
    loss: float
    """The gain of master's move over the chosen one."""
    loss_error: float
    """Its standard error."""
    reason: Reason
    """The reason for master's move."""


class Review(msgspec.Struct, frozen=True):
    """The decisions of one seat in a game. Seats are counted from 0."""

    game: str
    names: tuple[str, ...]
    seat: int
    budget: str
    place: int | None
    """None where the game ended early."""
    result: float
    """1 for a win, a fraction for a shared one, else 0; where the game ended early, the probability of winning after
    the seat's last decision."""
    share: float
    """The fair share: the probability of winning before the deal."""
    deal: float
    luck: float
    skill: float
    """The sum of all edges: positive for a player better than the rollout policy."""
    skill_error: float
    """Its standard error."""
    skill_interval: float | None
    """Half the width of its interval of 95%; None where that is too wide to mean anything."""
    is_precise: bool
    """Whether the interval is narrow enough to tell skill from luck."""
    loss: float
    """The sum of all losses. It may well exceed one game."""
    loss_error: float
    """Its standard error."""
    decisions: tuple[ReviewedDecision, ...]


def summarize(
    record: Record,
    seat: int,
    budget: str,
    outcome: Outcome | None,
    taken: Sequence[TakenDecision],
    evaluations: Sequence[Evaluation],
) -> Review:
    """Add up the decisions of a game."""
    share = 1 / len(record.names)
    result = share_of(outcome, seat) if outcome else last_outlook(evaluations, share)
    outlooks = [*(one.outlook for one in evaluations), result]
    lucks = [later - one.after_chosen for one, later in zip(evaluations, outlooks[1:], strict=True)]
    decisions = [reviewed(*one) for one in zip(taken, evaluations, lucks, strict=True)]
    skill_error = sqrt(sum(one.edge_error**2 for one in decisions))
    return Review(
        game=record.game,
        names=record.names,
        seat=seat,
        budget=budget,
        place=outcome.places[seat] if outcome else None,
        result=result,
        share=share,
        deal=outlooks[0] - share,
        luck=sum(lucks),
        skill=sum(one.edge for one in decisions),
        skill_error=skill_error,
        skill_interval=told_interval(skill_error),
        is_precise=half_width(skill_error) <= WIDEST,
        loss=sum(one.loss for one in decisions),
        loss_error=sqrt(sum(one.loss_error**2 for one in decisions)),
        decisions=tuple(decisions),
    )


def last_outlook(evaluations: Sequence[Evaluation], share: float) -> float:
    """The probability of winning where a game ended early: after the last decision, or before the deal."""
    return evaluations[-1].after_chosen if evaluations else share


def reviewed(decision: TakenDecision, evaluation: Evaluation, luck: float) -> ReviewedDecision:
    view = decision.observation.view
    assert view.question is not None
    return ReviewedDecision(
        decision=decision.serial,
        seat=decision.observation.seat,
        question=view.question,
        scene=describe_table(view),
        hand=describe_hand(view),
        chosen=decision.chosen,
        best=evaluation.best,
        outlook=evaluation.outlook,
        edge=evaluation.edge,
        edge_error=evaluation.edge_error,
        luck=luck,
        loss=evaluation.loss,
        loss_error=evaluation.loss_error,
        reason=evaluation.reason,
    )


def costliest(review: Review, number: int) -> list[ReviewedDecision]:
    """Return the decisions that lost most, the worst first."""
    lost = [one for one in review.decisions if one.loss > 0]
    return sorted(lost, key=lambda one: -one.loss)[:number]


DEFAULT_BUDGET: Final = SearchBudget(worlds=64)
"""Counted in worlds and not in time, so that the same record has the same review everywhere."""


def review_game(
    record: Record,
    seat: int,
    budget: SearchBudget = DEFAULT_BUDGET,
    *,
    game: Game | None = None,
    further: int | None = None,
    track: Callable[[Sequence[TakenDecision]], Iterable[TakenDecision]] = iter,
) -> Review:
    """Review the decisions of a seat. Raises BrokenRecord.

    `further` is the most tables that are sampled in all for a narrower interval of the headline; by default as many as
    take some two seconds where the kernel is compiled, else none. `track` may wrap the iteration, to show progress.
    """
    reviewer = GameReviewer(record, seat, game)
    evaluations = [evaluate(decision, reviewer.game, budget) for decision in track(reviewer.decisions)]
    spent = 0
    for _ in range(FURTHER_ROUNDS):
        for number, worlds in enumerate(reviewer.allot(evaluations, spent, further)):
            evaluations[number] = reviewer.refine(number, evaluations[number], worlds)
            spent += worlds
    return reviewer.review(evaluations, budget)


class GameReviewer:
    """The decisions of a seat in a replayed game, to be evaluated one by one. Raises BrokenRecord."""

    def __init__(self, record: Record, seat: int, game: Game | None = None) -> None:
        check_reviewable(record, seat)
        self.record = record
        self.seat = seat
        self.game = game or games.game(record.game)
        recorder = DecisionRecorder(record, self.game, seat)
        table = recorder.match().table
        self.outcome = self.game.outcome(table) if table.is_over else None
        self.decisions = recorder.decisions

    def evaluate(self, number: int, budget: SearchBudget) -> Evaluation:
        return evaluate(self.decisions[number], self.game, budget)

    def allot(self, evaluations: Sequence[Evaluation], spent: int, further: int | None = None) -> list[int]:
        """Return how many further tables each decision gets, of so many or of the game's default, less those spent."""
        limit = further_worlds(self.game, len(self.record.names)) if further is None else further
        return allot(evaluations, limit - spent)

    def refine(self, number: int, evaluation: Evaluation, worlds: int) -> Evaluation:
        """Evaluate a decision in further tables, if there are any."""
        return refine(self.decisions[number], self.game, evaluation, worlds) if worlds >= MIN_WORLDS else evaluation

    def review(self, evaluations: Sequence[Evaluation], budget: SearchBudget) -> Review:
        """Sum up once every decision is evaluated."""
        return summarize(self.record, self.seat, str(budget), self.outcome, self.decisions, evaluations)


def check_reviewable(record: Record, seat: int) -> None:
    if not 0 <= seat < len(record.names):
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(record.names, start=1))
        raise Unreadable(f"there is no such seat; there are: {seats}", f"seat {seat + 1}")
