"""Appends that wait to be committed together: one flush to the disk serves all of them."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass

from forno.server.store.base import Mark, Row

LIMIT = 512
"""How many appends are committed at once, at most."""

Answer = Exception | None
"""What became of an append: nothing to say, or why it is not there."""


@dataclass(slots=True, eq=False)
class Append:
    """Somebody waits for this row to be durable."""

    room: str
    row: Row
    mark: Mark
    done: asyncio.Future[None]

    def settle(self, answer: Answer) -> None:
        """Answer, unless whoever asked has gone."""
        if self.done.done():
            return
        if answer is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(answer)


def next_batch(waiting: deque[Append]) -> list[Append]:
    """Take the oldest, each of another room: then none depends on another one of the same statement.

    Those of a room that is in the batch already stay, in their order.
    """
    batch: dict[str, Append] = {}
    later: list[Append] = []
    while waiting and len(batch) < LIMIT and len(later) < LIMIT:
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
