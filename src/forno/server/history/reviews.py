"""Reviews of finished games, made in a process of their own that gives way to the rooms in play."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool

from forno.bots.process_pool import Workers
from forno.bots.search import SearchBudget
from forno.core.errors import Refused
from forno.core.record import read_record
from forno.review import Review, review_game
from forno.server import viewer_frames
from forno.server.http_responses import GameReview, ReviewedDecision

MAX_PENDING = 16
"""Reviews in the making; further requests are refused."""
MAX_CACHED = 200
"""Reviews kept in memory."""
NICENESS = 5
"""By which the priority of the worker process is lowered."""

ReviewKey = tuple[str, int, int]
"""The room, the number of its game, and the seat."""


class Reviews:
    """Makes each review once in a worker process, and caches the newest."""

    def __init__(self, worlds: int) -> None:
        self._budget = SearchBudget(worlds=worlds)
        self._pool: Workers | None = None
        self._cached: OrderedDict[ReviewKey, asyncio.Future[Review]] = OrderedDict()

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def get(self, key: ReviewKey, record: str) -> Review:
        """The review of a seat in a recorded game, the same for all requests. A cancelled request cancels it for no
        other. Refused if too many are in the making, or if the worker process died."""
        review = self._cached.get(key)
        if review is None:
            review = self._cached[key] = self._start(record, key[2])
        self._cached.move_to_end(key)
        try:
            return await asyncio.shield(review)
        except BrokenProcessPool:
            self._pool = None
            raise Refused("wire.full") from None
        finally:
            self._evict()

    def _start(self, record: str, seat: int) -> asyncio.Future[Review]:
        if sum(not review.done() for review in self._cached.values()) >= MAX_PENDING:
            raise Refused("wire.full")
        if self._pool is None:
            self._pool = Workers(1, then=lower_priority)
        return asyncio.get_running_loop().run_in_executor(self._pool, make_review, record, seat, self._budget)

    def _evict(self) -> None:
        """Drop failed reviews, which are tried again at the next request, and the oldest of too many."""
        done = [key for key, review in self._cached.items() if review.done()]
        for key in done:
            review = self._cached[key]
            if review.cancelled() or review.exception() or len(self._cached) > MAX_CACHED:
                del self._cached[key]


def lower_priority() -> None:
    """Prepare the worker process."""
    os.nice(NICENESS)


def make_review(record: str, seat: int, budget: SearchBudget) -> Review:
    """Review a seat's decisions in a recorded game. Runs in the worker process."""
    return review_game(read_record(record), seat, budget)


def encode_review(review: Review, lang: str) -> bytes:
    """The review as it is sent: figures, moves, and the reasons in the reader's language."""
    decisions = [
        ReviewedDecision(
            decision=one.decision,
            chosen=viewer_frames.raw(one.chosen),
            best=viewer_frames.raw(one.best),
            same=one.chosen == one.best,
            outlook=one.outlook,
            edge=one.edge,
            luck=one.luck,
            loss=one.loss,
            error=one.loss_error,
            why=viewer_frames.reason_text(one.reason, review.names, lang),
        )
        for one in review.decisions
    ]
    return viewer_frames.encode(
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
