"""A fair queue for a few slots: served by owner in turn, and for each owner by its items in turn.

An owner that asks for much waits for itself: whoever has nothing in hand and was served longest ago comes first.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from itertools import count
from typing import NamedTuple

MAX_REMEMBERED = 10_000
"""Owners of which it is known when they were served last."""


class Place(NamedTuple):
    """The place of a request in the queue: of the clients' network that opened a room, and of the room."""

    owner: str
    item: str


class FairQueue:
    """Grants `slots` at a time. Each `acquire` that returns is followed by one `release` with the same place."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._held: Counter[str] = Counter()
        self._waiting: dict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = {}
        self._served: OrderedDict[str, int] = OrderedDict()
        self._turn = count(1)

    async def acquire(self, place: Place) -> None:
        """Wait for a slot. A request that is cancelled leaves the queue."""
        if self._free and not self._waiting:
            self._grant(place.owner)
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(place.owner, OrderedDict()).setdefault(place.item, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():
                self.release(place)
            else:
                self._leave(place, granted)
            raise

    @property
    def waiting(self) -> int:
        """The number of requests that wait."""
        return sum(len(requests) for items in self._waiting.values() for requests in items.values())

    def ahead_of(self, place: Place) -> int:
        """The number of requests that end before a new one of this place is granted a slot, at most."""
        if self._free and not self._waiting:
            return 0
        own = self._waiting.get(place.owner, OrderedDict())
        turn = len(own.get(place.item, ())) + 1
        before = turn - 1 + sum(min(len(requests), turn) for item, requests in own.items() if item != place.item)
        others = [sum(map(len, items.values())) for owner, items in self._waiting.items() if owner != place.owner]
        return 1 + before + sum(min(waiting, before + 1) for waiting in others)

    def release(self, place: Place) -> None:
        """Give a slot back."""
        self._free += 1
        self._held -= Counter([place.owner])
        while self._waiting and not self._next():
            pass

    def _grant(self, owner: str) -> None:
        self._free -= 1
        self._held[owner] += 1
        self._served[owner] = next(self._turn)
        self._served.move_to_end(owner)
        if len(self._served) > MAX_REMEMBERED:
            self._served.popitem(last=False)

    def _next(self) -> bool:
        """Grant a slot to the owner that holds the fewest and was served longest ago, for its next item in turn.

        False if that request was cancelled: its task has not run since, so it still stood in the queue.
        """
        owner = min(self._waiting, key=lambda one: (self._held[one], self._served.get(one, 0)))
        items = self._waiting[owner]
        item, requests = items.popitem(last=False)
        granted = requests.popleft()
        if requests:
            items[item] = requests
        if not items:
            del self._waiting[owner]
        if granted.cancelled():
            return False
        self._grant(owner)
        granted.set_result(None)
        return True

    def _leave(self, place: Place, granted: asyncio.Future[None]) -> None:
        """Remove a cancelled request, unless `_next` has met it before."""
        items = self._waiting.get(place.owner, OrderedDict())
        if granted not in items.get(place.item, ()):
            return
        items[place.item].remove(granted)
        if not items[place.item]:
            del items[place.item]
        if not items:
            del self._waiting[place.owner]
