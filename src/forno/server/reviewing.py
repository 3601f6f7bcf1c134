"""Looking back at a game that is over: in a process of its own, which gives way to the tables that are being played."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool

from forno.bots.search import Budget
from forno.bots.worker import Workers
from forno.core.errors import Refused
from forno.core.record import read_record
from forno.review import Review, look_back
from forno.server import telling
from forno.server.answers import GameReview, ReviewedDecision

MOST_WAITING = 16
"""More reviews than that are not taken on at once."""
MOST_KEPT = 200
POLITE = 5
"""How far its process stands back behind the others."""

Which = tuple[str, int, int]
"""The room, the number of its game, and the seat."""


class Reviewers:
    """Makes each review once, and keeps the latest."""

    def __init__(self, worlds: int) -> None:
        self.budget = Budget(worlds=worlds)
        self.pool: Workers | None = None
        self.made: OrderedDict[Which, asyncio.Future[Review]] = OrderedDict()

    def close(self) -> None:
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def review(self, which: Which, record: str) -> Review:
        """The same for everybody who asks; who goes away while it is made takes it from nobody else."""
        made = self.made.get(which)
        if made is None:
            made = self.made[which] = self.begin(record, which[2])
        self.made.move_to_end(which)
        try:
            return await asyncio.shield(made)
        except BrokenProcessPool:
            self.pool = None
            raise Refused("wire.full") from None
        finally:
            self.tidy()

    def begin(self, record: str, seat: int) -> asyncio.Future[Review]:
        if sum(not made.done() for made in self.made.values()) >= MOST_WAITING:
            raise Refused("wire.full")
        if self.pool is None:
            self.pool = Workers(1, then=stand_back)
        return asyncio.get_running_loop().run_in_executor(self.pool, make, record, seat, self.budget)

    def tidy(self) -> None:
        """What failed is tried again the next time, and what nobody asked for lately is made anew."""
        done = [which for which, made in self.made.items() if made.done()]
        for which in done:
            if self.made[which].cancelled() or self.made[which].exception() or len(self.made) > MOST_KEPT:
                del self.made[which]


def stand_back() -> None:
    """What the worker does before it begins."""
    os.nice(POLITE)


def make(record: str, seat: int, budget: Budget) -> Review:
    return look_back(read_record(record), seat, budget)


def in_words(review: Review, lang: str) -> bytes:
    """As it is sent: the figures, the moves, and why in the reader's language."""
    decisions = [
        ReviewedDecision(
            decision=one.decision,
            chosen=telling.raw(one.chosen),
            best=telling.raw(one.best),
            same=one.chosen == one.best,
            outlook=one.outlook,
            edge=one.edge,
            luck=one.luck,
            loss=one.loss,
            error=one.loss_error,
            why=telling.why(one.reason, review.names, lang),
        )
        for one in review.decisions
    ]
    return telling.encode(
        GameReview(
            seat=review.seat,
            share=review.share,
            deal=review.deal,
            luck=review.luck,
            skill=review.skill,
            error=review.skill_error,
            result=review.result,
            decisions=tuple(decisions),
        )
    )
