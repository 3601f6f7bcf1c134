"""Key rings for HTTP requests: a list of tables that only its owner's devices can read."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.infra.clock import MonotonicClock
from forno.server.store.base import Store
from forno.server.store.rings import DAY_MS


class RingKeeper:
    """Reads and writes key rings within their limits: `forno.server.interfaces.RingKeeper`."""

    def __init__(self, store: Store, max_rings: int, clock: MonotonicClock | None = None) -> None:
        self._rings = store.rings
        self._max_rings = max_rings
        self._clock = clock or MonotonicClock()
        self._expired_at_ms = 0

    async def read(self, ring: str) -> tuple[int, bytes]:
        """The version of a ring and its bytes; version 0 without bytes, if there is none of this id."""
        found = await self._rings.read(ring, self._clock.now())
        return (found.version, found.body) if found else (0, b"")

    async def write(self, ring: str, version: int, body: bytes) -> int:
        """Replace this version of a ring; the new version. (wire.ring)"""
        now = self._clock.now()
        if version == 0:
            await self._admit(now)
        written = await self._rings.write(ring, version, body, now)
        if written is None:
            raise Refused("wire.ring")
        return written

    async def _admit(self, now: int) -> None:
        """Refuse another ring if too many are kept. (wire.full)"""
        if now > self._expired_at_ms + DAY_MS:
            self._expired_at_ms = now
            await self._rings.forget_unused(now)
        if await self._rings.count() >= self._max_rings:
            raise Refused("wire.full")
