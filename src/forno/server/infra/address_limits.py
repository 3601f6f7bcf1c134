"""Limits on costly requests for each client network, so that one program cannot keep others out.

They are far above what 200 people and 50 new tables a minute behind one address need, and far below what one program
can send. Each process counts for itself.
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Literal, NamedTuple

from forno.core.errors import Refused
from forno.server.infra.logging import log
from forno.server.infra.metrics import RATE_LIMITED
from forno.server.infra.rate_limit import TokenBucket

Costly = Literal[
    "open", "list", "look", "review", "connect", "sit", "picture", "ring", "call", "forget", "report", "request"
]


class Limit(NamedTuple):
    """Requests a minute for long, and how many at once."""

    per_minute: int
    burst: int


LIMITS: dict[Costly, Limit] = {
    "open": Limit(120, 240),
    "list": Limit(1_800, 1_800),
    "look": Limit(1_800, 1_800),
    "review": Limit(6_000, 1_200),
    "connect": Limit(3_000, 1_500),
    "sit": Limit(600, 600),
    "picture": Limit(600, 600),
    "ring": Limit(120, 240),
    "call": Limit(600, 300),
    "forget": Limit(120, 240),
    "report": Limit(300, 300),
    "request": Limit(30_000, 3_000),
}
"""By what they allow: opening tables; lists of tables; a table, its replays, records and previews; reviews, also asking
how far one is; WebSockets; taking a seat or a place in the queue; QR codes; new key rings; calls to the table;
being forgotten; reports of players; every request through a trusted proxy, whose connections many people share."""
MAX_BUCKETS = 20_000
"""Buckets kept in memory, a few megabytes; the one that was not used for longest makes way."""
LOG_INTERVAL_S = 60.0
"""Between two log lines about the same limit and network."""


class Bucket:
    """The allowance of one network for one sort of request, and when its refusals were last logged."""

    __slots__ = ("logged_at", "tokens")

    def __init__(self, limit: Limit, factor: float, now: float) -> None:
        self.tokens = TokenBucket(limit.per_minute / 60 * factor, limit.burst * factor, now)
        self.logged_at = -LOG_INTERVAL_S


class AddressLimits:
    """The limits of all networks. `factor` multiplies each limit; 0 switches them off."""

    def __init__(
        self, factor: float = 1.0, max_connections: int = 2_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._factor = factor
        self._max_connections = max_connections
        self._clock = clock
        self._buckets: OrderedDict[tuple[Costly, str], Bucket] = OrderedDict()
        self._connections: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, name: Costly, network: str) -> None:
        """Count a request of a network; refuse one above the limit. (wire.address)"""
        if not self._factor:
            return
        now, limit = self._clock(), LIMITS[name]
        bucket = self._buckets.get((name, network))
        if bucket is None:
            bucket = self._buckets[name, network] = Bucket(limit, self._factor, now)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end((name, network))
        if bucket.tokens.take(now):
            return
        RATE_LIMITED.labels(name).inc()
        if now - bucket.logged_at >= LOG_INTERVAL_S:
            bucket.logged_at = now
            log.warning("an address reached a limit", limit=name, network=network)
        most = max(1, round(limit.per_minute * self._factor))
        raise Refused("wire.address", limit=name, most=most, seconds=bucket.tokens.wait)

    @contextmanager
    def connection(self, network: str) -> Iterator[None]:
        """Count a connection while it is open; refuse one too many of the same network. (wire.connections)"""
        if self._factor and self._connections[network] >= self._max_connections:
            RATE_LIMITED.labels("connections").inc()
            raise Refused("wire.connections", most=self._max_connections)
        self._connections[network] += 1
        try:
            yield
        finally:
            self._connections[network] -= 1
            if not self._connections[network]:
                del self._connections[network]
