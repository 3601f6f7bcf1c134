"""The number of hidden cards in each place: published with the root, so that each card has exactly one leaf."""

from __future__ import annotations

import re
from typing import Self

import msgspec

from forno.core.errors import FornoError


class Unfair(FornoError):
    """A commitment that was broken, or that cannot be checked."""


class CardCounts(msgspec.Struct, frozen=True):
    """`hand 1=8, hand 2=8, pile=70`, in the order of the leaves."""

    counts: dict[str, int]

    @classmethod
    def read(cls, text: str) -> Self:
        pairs = [re.fullmatch(r"([^=,/]+)=([0-9]{1,6})", part) for part in text.split(", ")]
        counts = {pair[1]: int(pair[2]) for pair in pairs if pair}
        if len(counts) < len(pairs):
            raise Unfair(f"places are written as `hand 1=8, pile=70`, found {text[:60]!r}")
        return cls(counts)

    def __str__(self) -> str:
        return ", ".join(f"{place}={count}" for place, count in self.counts.items())

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def leaf(self, place: str, index: int) -> int:
        """Return the index of the leaf of this card."""
        if index not in range(self.counts.get(place, 0)):
            raise Unfair(f"no card lies at {place}/{index}")
        names = list(self.counts)
        return sum(self.counts[name] for name in names[: names.index(place)]) + index
