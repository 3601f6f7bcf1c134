"""Rate limits."""

from __future__ import annotations


class TokenBucket:
    """Allows `rate` messages a second for long, and `burst` at once. Times are monotonic seconds."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = now

    def take(self, now: float) -> bool:
        """Spend one token; False if none is left."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def skip(self, now: float) -> None:
        """Let the time until now fill nothing."""
        self.since = now

    @property
    def wait(self) -> int:
        """Whole seconds until the next token, at least one."""
        return max(1, round((1 - self.left) / self.rate))
