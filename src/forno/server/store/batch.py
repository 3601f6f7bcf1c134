"""Appends that wait to be committed together: one flush to the disk serves all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from forno.server.store.base import RoomIndex, Row

MAX_BATCH = 512
"""Most appends that are committed at once."""

Answer = Exception | None
"""The outcome of an append: None, or the error."""


@dataclass(slots=True, eq=False)
class Append:
    """A row to be made durable, and the future of the caller that waits for it."""

    room: str
    row: Row
    index: RoomIndex
    done: asyncio.Future[None]

    def settle(self, answer: Answer) -> None:
        """Resolve the future, unless the caller is gone."""
        if self.done.done():
            return
        if answer is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(answer)


def next_batch(waiting: deque[Append]) -> list[Append]:
    """Take the oldest appends, each of another room: then none depends on another one of the same statement.

    Those of a room that is in the batch already stay, in their order.
    """
    batch: dict[str, Append] = {}
    later: list[Append] = []
    while waiting and len(batch) < MAX_BATCH and len(later) < MAX_BATCH:
        append = waiting.popleft()
        if append.room in batch:
            later.append(append)
        else:
            batch[append.room] = append
    waiting.extendleft(reversed(later))
    return list(batch.values())


def settle_all(batch: Iterable[Append], answers: Iterable[Answer]) -> None:
    for append, answer in zip(batch, answers, strict=True):
        append.settle(answer)
