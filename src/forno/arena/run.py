"""Playing a plan to its end: chunks that fit the time they take, played again when their worker dies."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable, Iterator

from forno.arena.plan import Plan
from forno.arena.play_deal import PlayedDeal
from forno.arena.workers import Chunk, ChunkResult, WorkerGroup
from forno.core.errors import FornoError

CHUNK_S = 1.0
"""As long as a chunk should take: short enough to lose, long enough not to count."""
MAX_CHUNK_DEALS = 200
CHUNKS_AHEAD = 2
"""Chunks a worker, so that nobody waits for the next one."""
MAX_TRIES = 5


class WorkersLost(FornoError):
    """Workers died too often."""


def play(plan: Plan, deals: Iterable[int], group: WorkerGroup) -> Iterator[PlayedDeal]:
    """Each deal as soon as it is played, in whatever order that is."""
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
    """How many deals would have taken as long as a chunk should."""
    return max(1, min(MAX_CHUNK_DEALS, int(CHUNK_S * len(done.chunk) / (done.seconds or CHUNK_S))))


def _once_more(chunk: Chunk, deaths: Counter[Chunk]) -> Chunk:
    deaths[chunk] += 1
    if deaths[chunk] >= MAX_TRIES:
        deals = f"deals {chunk[0]} to {chunk[-1]}" if len(chunk) > 1 else f"deal {chunk[0]}"
        raise WorkersLost(f"workers died {MAX_TRIES} times while playing {deals}: given up")
    return chunk
