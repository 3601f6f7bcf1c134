"""The health of the store, as far as this process knows: whether it can be reached, and whether it takes writes."""

from __future__ import annotations

import asyncio
import time

from forno.server.infra.logging import log
from forno.server.infra.metrics import STORE_WRITABLE
from forno.server.store.base import Store, Unavailable

PROBE_INTERVAL_S = 2.0
"""A write is made only if none was for so long."""
PROBE_TIMEOUT_S = 10.0
LARGE_PROBE_ROWS = 6_000
"""The rows of a probe after a failed write, some 100 KB: one row may fit on a full disk where a move does not."""
PROBED_ROOM = ""
"""No room has this name: leases on it are the rows that a probe writes."""


class StoreHealth:
    """Remembers how the last write ended, and makes one where nobody has written for a while.

    A store that can be read but not written, such as one on a full disk, is found in this way only.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._why = ""
        self._known_at = float("-inf")
        STORE_WRITABLE.set(1)

    def write_worked(self) -> None:
        """Note a write that succeeded."""
        self._known_at = time.monotonic()
        if self._why:
            self._why = ""
            STORE_WRITABLE.set(1)
            log.info("the store takes writes again")

    def write_failed(self, error: Unavailable) -> None:
        """Note a write that failed."""
        self._known_at = time.monotonic()
        if not self._why:
            STORE_WRITABLE.set(0)
            log.warning("the store takes no writes", why=str(error))
        self._why = "the store takes no writes"

    async def problem(self) -> str:
        """Why nothing can be stored now; empty if something can."""
        if self._store.damage.why:
            return "the store is damaged"
        async with self._asking:
            if time.monotonic() - self._known_at > PROBE_INTERVAL_S:
                await self._probe()
            return self._why or await self._unreachable()

    async def _unreachable(self) -> str:
        try:
            await self._store.heads([])
        except Unavailable:
            return "the store cannot be reached"
        return ""

    async def _probe(self) -> None:
        """Write rows that mean nothing: leases that have ended. After a failure as much as any move needs."""
        rows = [(PROBED_ROOM, number) for number in range(LARGE_PROBE_ROWS if self._why else 1)]
        try:
            async with asyncio.timeout(PROBE_TIMEOUT_S):
                await self._store.renew_presence(rows, int(time.time() * 1000))
        except TimeoutError:
            self.write_failed(Unavailable("it does not answer"))
        except Unavailable as error:
            self.write_failed(error)
        else:
            self.write_worked()
