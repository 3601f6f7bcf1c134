"""Reviews of finished games, made one decision at a time in a process that gives way to the rooms in play."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from itertools import pairwise
from typing import ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from forno import platform
from forno.bots.process_pool import Workers
from forno.bots.search import SearchBudget
from forno.core.errors import Refused
from forno.core.record import read_record
from forno.review import Review, ReviewedDecision
from forno.review.evaluate import Evaluation
from forno.review.precision import FURTHER_ROUNDS
from forno.review.review import GameReviewer, reviewed
from forno.server import viewer_frames
from forno.server.http_responses import GameReview, ReviewFigures
from forno.server.http_responses import ReviewedDecision as SentDecision
from forno.server.infra.client_address import LOCAL
from forno.server.infra.metrics import REVIEW_QUEUE

MAX_PENDING = 400
"""Reviews that are made or wait; further requests are refused."""
MAX_PENDING_PER_NETWORK = 200
"""The same for the clients of one network."""
RUNNING_PER_NETWORK = 2
"""Reviews of one network that are made at once; its others wait, and those of other networks do not."""
MAX_CACHED = 200
"""Reviews kept in memory."""
NICENESS = 5
"""By which the priority of the worker process is lowered."""
WAIT_S = 2.0
"""The longest time that a request waits for something new."""

ReviewKey = tuple[str, int, int]
"""The room, the number of its game, and the seat."""
P = ParamSpec("P")
Result = TypeVar("Result")


class ReviewProgress:
    """A review in the making: the decisions reviewed so far, and the whole once it is there."""

    def __init__(self, names: tuple[str, ...], seat: int, network: str = LOCAL) -> None:
        self.names = names
        self.seat = seat
        self.network = network
        """The network of the client that asked first."""
        self.total: int | None = None
        """The number of decisions; None before the game was replayed."""
        self.found: list[tuple[ReviewedDecision, Evaluation]] = []
        self.whole: Review | None = None
        self.changed = asyncio.Event()

    def advance(self) -> None:
        """Wake those who wait for something new."""
        self.changed.set()
        self.changed = asyncio.Event()

    @property
    def decisions(self) -> tuple[ReviewedDecision, ...]:
        """The decisions reviewed so far. The luck after the last one is not known before the next."""
        if self.whole:
            return self.whole.decisions
        found = [one for one, _ in self.found]
        return tuple(
            msgspec.structs.replace(one, luck=later.outlook - one.outlook - one.edge) for one, later in pairwise(found)
        )


class Reviews:
    """Makes each review once in a worker process, and caches the newest."""

    def __init__(self, worlds: int) -> None:
        self._budget = SearchBudget(worlds=worlds)
        self._pool: Workers | None = None
        self._cached: OrderedDict[ReviewKey, tuple[ReviewProgress, asyncio.Task[None]]] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        """By network; gone with its last review."""

    def close(self) -> None:
        for _, task in self._cached.values():
            task.cancel()
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def get(self, key: ReviewKey, record: str, known: int, network: str = LOCAL) -> ReviewProgress:
        """The review of a seat in a recorded game as far as it is made, the same for all requests. It is made in the
        turn of the network that asked first.

        Waits a moment if there are no more than `known` decisions yet. Refused if too many reviews are in the making,
        or if the worker process died.
        """
        if key not in self._cached:
            self._cached[key] = self._start(record, key[2], network)
        self._cached.move_to_end(key)
        progress, task = self._cached[key]
        try:
            if not task.done() and len(progress.decisions) <= known:
                with suppress(TimeoutError):
                    await asyncio.wait_for(progress.changed.wait(), WAIT_S)
            if task.done():
                task.result()
        except BrokenProcessPool:
            self._pool = None
            raise Refused("wire.full") from None
        finally:
            self._evict()
        return progress

    def _start(self, record: str, seat: int, network: str) -> tuple[ReviewProgress, asyncio.Task[None]]:
        pending = [progress.network for progress, task in self._cached.values() if not task.done()]
        if len(pending) >= MAX_PENDING or pending.count(network) >= MAX_PENDING_PER_NETWORK:
            raise Refused("wire.full")
        turns = self._turns.setdefault(network, asyncio.Semaphore(RUNNING_PER_NETWORK))
        progress = ReviewProgress(read_record(record).names, seat, network)
        return progress, asyncio.ensure_future(self._make(progress, record, turns))

    async def _make(self, progress: ReviewProgress, record: str, turns: asyncio.Semaphore) -> None:
        """Make a review in the turn of its network, one decision after the other, so that several reviews in the making
        take turns."""
        with REVIEW_QUEUE.track_inprogress():
            try:
                async with turns:
                    await self._make_now(progress, record)
            finally:
                progress.advance()

    async def _make_now(self, progress: ReviewProgress, record: str) -> None:
        which = record, progress.seat
        progress.total = await self._run(count_decisions, *which)
        for number in range(progress.total):
            progress.found.append(await self._run(review_decision, *which, number, self._budget))
            progress.advance()
        spent = 0
        for _ in range(FURTHER_ROUNDS):
            for number, worlds in enumerate(await self._run(allot_worlds, *which, evaluations_of(progress), spent)):
                if worlds:
                    _, evaluation = progress.found[number]
                    progress.found[number] = await self._run(refine_decision, *which, number, evaluation, worlds)
                    spent += worlds
        evaluations = evaluations_of(progress)
        progress.whole = await self._run(sum_up, *which, evaluations, self._budget)

    async def _run(self, work: Callable[P, Result], *args: P.args, **_: P.kwargs) -> Result:
        """Run a function in the worker process."""
        if self._pool is None:
            self._pool = Workers(1, then=lower_priority)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    def _evict(self) -> None:
        """Drop failed reviews, which are tried again at the next request, and the oldest of too many."""
        done = [key for key, (_, task) in self._cached.items() if task.done()]
        for key in done:
            _, task = self._cached[key]
            if task.cancelled() or task.exception() or len(self._cached) > MAX_CACHED:
                del self._cached[key]


def evaluations_of(progress: ReviewProgress) -> list[Evaluation]:
    return [evaluation for _, evaluation in progress.found]


def lower_priority() -> None:
    """Prepare the worker process."""
    platform.lower_priority(NICENESS)


# --- in the worker process


@lru_cache(maxsize=16)
def reviewer_of(record: str, seat: int) -> GameReviewer:
    return GameReviewer(read_record(record), seat)


def count_decisions(record: str, seat: int) -> int:
    return len(reviewer_of(record, seat).decisions)


def review_decision(record: str, seat: int, number: int, budget: SearchBudget) -> tuple[ReviewedDecision, Evaluation]:
    """Review one decision of a seat; its luck depends on the next one and is left at 0."""
    reviewer = reviewer_of(record, seat)
    evaluation = reviewer.evaluate(number, budget)
    return reviewed(reviewer.decisions[number], evaluation, 0.0), evaluation


def allot_worlds(record: str, seat: int, evaluations: list[Evaluation], spent: int) -> list[int]:
    return reviewer_of(record, seat).allot(evaluations, spent)


def refine_decision(
    record: str, seat: int, number: int, evaluation: Evaluation, worlds: int
) -> tuple[ReviewedDecision, Evaluation]:
    """Review one decision in further sampled tables."""
    reviewer = reviewer_of(record, seat)
    refined = reviewer.refine(number, evaluation, worlds)
    return reviewed(reviewer.decisions[number], refined, 0.0), refined


def sum_up(record: str, seat: int, evaluations: list[Evaluation], budget: SearchBudget) -> Review:
    return reviewer_of(record, seat).review(evaluations, budget)


# --- encoding


def encode_review(progress: ReviewProgress, numbers: Sequence[int], lang: str) -> bytes:
    """The review as it is sent: moves, the reasons in the reader's language, and figures once they are known.

    `numbers` has the number of each recorded decision in the room, by which its replay knows it.
    """
    decisions = [
        SentDecision(
            decision=numbers[one.decision],
            chosen=viewer_frames.raw(one.chosen),
            best=viewer_frames.raw(one.best),
            same=one.chosen == one.best,
            outlook=one.outlook,
            edge=one.edge,
            luck=one.luck,
            loss=one.loss,
            error=one.loss_error,
            why=viewer_frames.reason_text(one.reason, progress.names, lang),
        )
        for one in progress.decisions
    ]
    whole = figures(progress.whole) if progress.whole else None
    return viewer_frames.encode(GameReview(progress.seat, progress.total, tuple(decisions), whole))


def figures(review: Review) -> ReviewFigures:
    return ReviewFigures(
        share=review.share,
        deal=review.deal,
        luck=review.luck,
        skill=review.skill,
        interval=review.skill_interval,
        precise=review.is_precise,
        result=review.result,
    )
