"""The whole way from a record to its review."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from forno.bots.search import Budget
from forno.core.errors import Unreadable
from forno.core.game import Game
from forno.core.record import Record
from forno.games import find
from forno.review.account import Review, settle
from forno.review.moments import Moment, Watching
from forno.review.weighing import weigh

USUAL: Final = Budget(worlds=64)
"""In worlds and not by the clock, so that the same record has the same review everywhere."""


def look_back(
    record: Record,
    seat: int,
    budget: Budget = USUAL,
    *,
    game: Game[Any] | None = None,
    watched: Callable[[Sequence[Moment]], Iterable[Moment]] = iter,
) -> Review:
    """How well a seat decided; `watched` may show how far it is. BrokenRecord where the record is not legal."""
    check(record, seat)
    game = game or find(record.game)
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
