"""The workers that play deals: this process, or processes of this machine. (ray_workers.py: those of a cluster)"""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from time import perf_counter
from typing import Protocol, Self

import msgspec

import forno
from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal, SeatedBots, play_deal
from forno.bots.process_pool import Workers
from forno.core.errors import Unreadable

Chunk = tuple[int, ...]
"""The numbers of deals that a worker plays at a time."""


class ChunkResult(msgspec.Struct, frozen=True):
    """A chunk with its deals; without them if its worker died."""

    chunk: Chunk
    dealt: list[PlayedDeal] | None
    seconds: float = 0.0


class WorkerGroup(Protocol):
    """The workers of a run. They are released on exit from the context."""

    size: int

    def give(self, plan: Plan, chunk: Chunk) -> None:
        """Assign a chunk to a worker."""

    def take(self) -> list[ChunkResult]:
        """Wait for at least one chunk and return those that are finished."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *trouble: object) -> None: ...


def play_chunk(plan: Plan, chunk: Chunk) -> ChunkResult:
    """Play a chunk. The same in every kind of worker."""
    if plan.version != forno.__version__:
        raise Unreadable(f"a worker has forno {forno.__version__}, not {plan.version}: install the same everywhere")
    began = perf_counter()
    with SeatedBots(plan) as seated_bots:
        dealt = [play_deal(plan, number, seated_bots) for number in chunk]
    return ChunkResult(chunk, dealt, perf_counter() - began)


class InProcessWorker:
    """This process as the only worker: no start-up time, but a bot that ends its process ends the run."""

    size = 1

    def __init__(self) -> None:
        self.given: list[tuple[Plan, Chunk]] = []

    def give(self, plan: Plan, chunk: Chunk) -> None:
        self.given.append((plan, chunk))

    def take(self) -> list[ChunkResult]:
        return [play_chunk(*self.given.pop(0))]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.given.clear()


class ProcessWorkers:
    """Worker processes of this machine. When one dies, all assigned chunks are lost, and new processes start."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.playing: dict[Future[ChunkResult], Chunk] = {}
        self.others = set(active_children())
        self.pool = Workers(size)

    def give(self, plan: Plan, chunk: Chunk) -> None:
        try:
            future = self.pool.submit(play_chunk, plan, chunk)
        except BrokenProcessPool as error:
            future = Future()
            future.set_exception(error)
        self.playing[future] = chunk

    def take(self) -> list[ChunkResult]:
        finished, _ = wait(self.playing, return_when=FIRST_COMPLETED)
        done = [self._result(future) for future in finished]
        if any(one.dealt is None for one in done):
            self.pool.shutdown(wait=True)
            done += [self._result(future) for future in list(self.playing)]
            self.pool = Workers(self.size)
        return done

    def _result(self, future: Future[ChunkResult]) -> ChunkResult:
        chunk = self.playing.pop(future)
        try:
            return future.result()
        except BrokenProcessPool:
            return ChunkResult(chunk, None)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *trouble: object) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - self.others if self.playing else ():
            worker.terminate()
        self.pool.shutdown(wait=True)


def worker_group(workers: int) -> WorkerGroup:
    return InProcessWorker() if workers == 1 else ProcessWorkers(workers)
