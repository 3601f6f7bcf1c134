"""What a load has counted, and what the server took for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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


class Meter(msgspec.Struct, frozen=True):
    """A reading: when, the processor time so far, the memory now."""

    at: float
    processor: float
    memory: int


class Taken(msgspec.Struct, frozen=True):
    """A load, and what the server took while it was counting."""

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


def taken(load: Load, meters: Mapping[str, Meter]) -> Taken:
    """From the readings at the lines "resting", "rested" (where there are any), "counting" and "counted"."""
    before, after = meters["counting"], meters["counted"]
    resting = 0.0
    if "rested" in meters:
        calm, stir = meters["resting"], meters["rested"]
        resting = (stir.processor - calm.processor) / (stir.at - calm.at)
    return Taken(load, after.processor - before.processor, after.memory - before.memory, resting)
