"""How much somebody may send: a bucket that fills at a steady rate."""

from __future__ import annotations


class Budget:
    """`rate` messages a second, and `burst` at once."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = now

    def take(self, now: float) -> bool:
        """Spend one; False if nothing is left."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def skip(self, now: float) -> None:
        """The time until now fills nothing."""
        self.since = now

    @property
    def wait(self) -> int:
        """Whole seconds until one more may be sent."""
        return max(1, round((1 - self.left) / self.rate))
