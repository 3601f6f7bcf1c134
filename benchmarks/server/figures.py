"""What one load has counted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Load(msgspec.Struct, frozen=True):
    """Acknowledged moves, and how long they took; times in milliseconds."""

    moves: int
    seconds: float
    rate: float
    p50: float
    p99: float
    spread_p99: float = 0.0
    """From "done" at who moved to the frame at the last of the four seats."""
    busy: float = 0.0
    """The share of a core that the load itself took. Near 1, it was the load that was measured."""
    games: int = 0
    refused: dict[str, int] = {}


def percentile(seconds: Sequence[float], percent: float) -> float:
    """In milliseconds; 0 if nothing was seen."""
    ranked = sorted(seconds)
    return 1000 * ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))] if ranked else 0.0
