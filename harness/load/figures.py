"""Results of a load: rates and latencies, and the processor time and memory that the server used."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec


class Load(msgspec.Struct, frozen=True):
    """Acknowledged moves and their latencies in milliseconds."""

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


def percentile_ms(seconds: Sequence[float], percent: float) -> float:
    """Take a percentile of times in seconds; in milliseconds, 0 if there are none."""
    ranked = sorted(seconds)
    return 1000 * ranked[min(len(ranked) - 1, int(len(ranked) * percent / 100))] if ranked else 0.0


class Meter(msgspec.Struct, frozen=True):
    """A reading: when, the processor time so far, the memory now."""

    at: float
    processor: float
    memory: int


class LoadResult(msgspec.Struct, frozen=True):
    """A load, and what the server used while it was counting."""

    load: Load
    processor: float
    """Seconds."""
    memory: int
    """Bytes more at the end than at the beginning."""
    resting: float = 0.0
    """The share of a core that the server took with everybody connected and nobody moving."""

    @property
    def each(self) -> float:
        """Milliseconds of the server's processor for one move."""
        return 1000 * self.processor / max(1, self.load.moves)

    @property
    def each_alone(self) -> float:
        """The same without what so many connections cost at rest."""
        return 1000 * (self.processor - self.resting * self.load.seconds) / max(1, self.load.moves)


def taken(load: Load, meters: Mapping[str, Meter]) -> LoadResult:
    """From the readings at the lines "resting", "rested" (where there are any), "counting" and "counted"."""
    before, after = meters["counting"], meters["counted"]
    resting = 0.0
    if "rested" in meters:
        calm, stir = meters["resting"], meters["rested"]
        resting = (stir.processor - calm.processor) / (stir.at - calm.at)
    return LoadResult(load, after.processor - before.processor, after.memory - before.memory, resting)
