"""The server's clock."""

from __future__ import annotations

import time


class MonotonicClock:
    """Milliseconds since 1970 that never jump: the wall clock is read once, from then on the monotonic clock counts.

    Setting the machine's clock moves no timer of a running process.
    """

    def __init__(self) -> None:
        self._wall_s = time.time()
        self._monotonic_s = time.monotonic()

    def now(self) -> int:
        return int((self._wall_s + time.monotonic() - self._monotonic_s) * 1000)
