"""Playing a plan in chunks of adaptive size; the chunk of a worker that died is played again."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal
from forno.arena.workers import Chunk, ChunkResult, WorkerGroup
from forno.core.errors import FornoError

CHUNK_S = 1.0
"""The intended time of a chunk: short enough to lose, long enough to make its overhead negligible."""
MAX_CHUNK_DEALS = 200
CHUNKS_AHEAD = 2
"""Chunks per worker that are assigned at a time, so that no worker waits."""
MAX_TRIES = 5


class WorkersLost(FornoError):
    """A chunk was lost too often because workers died."""


def play(plan: Plan, deals: Iterable[int], group: WorkerGroup) -> Iterator[PlayedDeal]:
    """Yield each deal as soon as it is played, in any order."""
    left, again = deque(deals), deque[Chunk]()
    deaths: Counter[Chunk] = Counter()
    size, out = 1, 0
    while left or again or out:
        while (left or again) and out < CHUNKS_AHEAD * group.size:
            group.give(plan, again.popleft() if again else _next(left, size))
            out += 1
        for done in group.take():
            out -= 1
            if done.dealt is None:
                again.append(_once_more(done.chunk, deaths))
            else:
                size = _size(done)
                yield from done.dealt


def _next(left: deque[int], size: int) -> Chunk:
    return tuple(left.popleft() for _ in range(min(size, len(left))))


def _size(done: ChunkResult) -> int:
    """Return the number of deals that take the intended time of a chunk."""
    return max(1, min(MAX_CHUNK_DEALS, int(CHUNK_S * len(done.chunk) / (done.seconds or CHUNK_S))))


def _once_more(chunk: Chunk, deaths: Counter[Chunk]) -> Chunk:
    deaths[chunk] += 1
    if deaths[chunk] >= MAX_TRIES:
        deals = f"deals {chunk[0]} to {chunk[-1]}" if len(chunk) > 1 else f"deal {chunk[0]}"
        raise WorkersLost(f"workers died {MAX_TRIES} times while playing {deals}: given up")
    return chunk
