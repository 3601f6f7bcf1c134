"""How likely it is to draw what is missing."""

from __future__ import annotations

from functools import lru_cache
from math import exp


@lru_cache(maxsize=4096)
def tail(number: int, tenths: int) -> float:
    """How likely at least so many come, if so many tenths are expected (after Poisson)."""
    mean = tenths / 10
    term = missing = exp(-mean)
    for count in range(1, number):
        term *= mean / count
        missing += term
    return max(0.0, 1 - missing)


def at_least(number: int, expected: float) -> float:
    return 1.0 if number <= 0 else tail(number, round(10 * expected))
