"""The account of a game: every decision, what it lost, and how much of the result was luck.

The yardstick is the outlook: how likely the seat wins if the quick expert plays on at every seat, over imagined deals.
The deal is worth the first outlook beyond a fair share. A decision's edge is the odds after the chosen move beyond the
outlook before it; its luck is what then happened until the next outlook, or until the end. So

    result = fair share + deal + all luck + all edges

holds exactly, whatever the values are, and luck is as often good as bad. A decision's loss is another matter: the odds
after what `master` would have done, beyond those after the chosen move. All of it is in parts of one game won.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from forno import games
from forno.bots.bot import Reason
from forno.bots.search import Budget
from forno.core.errors import Unreadable
from forno.core.game import Game, Outcome, Question
from forno.core.record import Record
from forno.review.decisions import Moment, Watching
from forno.review.evaluate import Weighed, weigh
from forno.review.position_summary import hand_in, scene_in
from forno.review.win_probability import share_of


class Reviewed(msgspec.Struct, frozen=True):
    """One decision. Cards are as the notation writes them."""

    decision: int
    seat: int
    question: Question
    """That of another seat, where this one could have jumped in."""
    scene: str
    hand: str
    chosen: Any
    """What was done: a move of the game."""
    best: Any
    """What master would have done."""
    outlook: float
    """How likely the seat was to win before its choice."""
    edge: float
    """What the choice brought beyond the outlook; below 0 where it cost something."""
    edge_error: float
    """Its standard error."""
    luck: float
    """What happened then, until the next decision or the end."""
    loss: float
    """What master's move would have brought beyond the chosen one."""
    loss_error: float
    """Its standard error."""
    reason: Reason
    """Why master's move is the best."""


class Review(msgspec.Struct, frozen=True):
    """A game as one seat decided it. Seats count from 0."""

    game: str
    names: tuple[str, ...]
    seat: int
    budget: str
    place: int
    result: float
    """1 for a win, a part of it where it is shared, else 0."""
    share: float
    """What everybody has before the deal."""
    deal: float
    luck: float
    skill: float
    """All edges: above 0 for somebody who chose better than the quick expert."""
    skill_error: float
    """Its standard error."""
    loss: float
    """All losses. Chances come again and again, so this may well be more than one game."""
    loss_error: float
    """Its standard error."""
    decisions: tuple[Reviewed, ...]


def settle(
    record: Record, seat: int, budget: str, outcome: Outcome, moments: Sequence[Moment], weighed: Sequence[Weighed]
) -> Review:
    """Add it all up."""
    share, result = 1 / len(record.names), share_of(outcome, seat)
    outlooks = [*(one.outlook for one in weighed), result]
    lucks = [later - one.kept for one, later in zip(weighed, outlooks[1:], strict=True)]
    decisions = [reviewed(*one) for one in zip(moments, weighed, lucks, strict=True)]
    return Review(
        game=record.game,
        names=record.names,
        seat=seat,
        budget=budget,
        place=outcome.places[seat],
        result=result,
        share=share,
        deal=outlooks[0] - share,
        luck=sum(lucks),
        skill=sum(one.edge for one in decisions),
        skill_error=sqrt(sum(one.edge_error**2 for one in decisions)),
        loss=sum(one.loss for one in decisions),
        loss_error=sqrt(sum(one.loss_error**2 for one in decisions)),
        decisions=tuple(decisions),
    )


def reviewed(moment: Moment, weighed: Weighed, luck: float) -> Reviewed:
    view = moment.observation.view
    assert view.question is not None
    return Reviewed(
        decision=moment.decision,
        seat=moment.observation.seat,
        question=view.question,
        scene=scene_in(view),
        hand=hand_in(view),
        chosen=moment.chosen,
        best=weighed.best,
        outlook=weighed.outlook,
        edge=weighed.kept - weighed.outlook,
        edge_error=weighed.edge_error,
        luck=luck,
        loss=weighed.value - weighed.kept,
        loss_error=weighed.loss_error,
        reason=weighed.reason,
    )


def costliest(review: Review, number: int) -> list[Reviewed]:
    """The decisions that lost most, the worst first."""
    lost = [one for one in review.decisions if one.loss > 0]
    return sorted(lost, key=lambda one: -one.loss)[:number]


USUAL: Final = Budget(worlds=64)
"""In worlds and not by the clock, so that the same record has the same review everywhere."""


def look_back(
    record: Record,
    seat: int,
    budget: Budget = USUAL,
    *,
    game: Game | None = None,
    watched: Callable[[Sequence[Moment]], Iterable[Moment]] = iter,
) -> Review:
    """How well a seat decided; `watched` may show how far it is. BrokenRecord where the record is not legal."""
    check(record, seat)
    game = game or games.game(record.game)
    watching = Watching(record, game, seat)
    outcome = game.outcome(watching.match().table)
    weighed = [weigh(moment, game, budget) for moment in watched(watching.moments)]
    return settle(record, seat, str(budget), outcome, watching.moments, weighed)


def check(record: Record, seat: int) -> None:
    if not 0 <= seat < len(record.names):
        seats = ", ".join(f"{number} {name}" for number, name in enumerate(record.names, start=1))
        raise Unreadable(f"nobody sits there; there are: {seats}", f"seat {seat + 1}")
    if record.result is None:
        raise Unreadable("the game is not over, so there is nothing to look back on yet", "record")
