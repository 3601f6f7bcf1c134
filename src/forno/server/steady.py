"""Time for a server: milliseconds since 1970 that never jump while the process lives."""

from __future__ import annotations

import time


class SteadyTime:
    """The wall clock is read once; from then on the monotonic clock counts. Whoever sets the clock moves no timer."""

    def __init__(self) -> None:
        self._began = time.time()
        self._from = time.monotonic()

    def now(self) -> int:
        return int((self._began + time.monotonic() - self._from) * 1000)
