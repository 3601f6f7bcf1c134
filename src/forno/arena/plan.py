"""Who plays which cards from which seat: a plan says all that a result depends on."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations

import msgspec

from forno import __version__
from forno.core.chance import FastChance
from forno.core.errors import Unreadable

Lineup = tuple[int, ...]
"""Which of the bots sits at each seat, as numbers into the plan's bots."""


class Plan(msgspec.Struct, frozen=True):
    """The same plan and the same number of deals give the same result to the bit."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Words that `forno.bots.find` knows."""
    lineups: tuple[Lineup, ...]
    """The games of a deal: the same cards again and again, with others at the seats."""
    seed: int = 0
    options: dict[str, str] = {}
    move_time: float | None = None
    """Seconds for a choice; None for no limit, or a guest's usual one."""
    forno: str = __version__

    @property
    def share(self) -> float:
        """How often somebody wins who is neither better nor worse than the others."""
        return 1 / self.players

    def deals_for(self, games: int) -> int:
        """Whole deals only, or somebody would have had the better seats."""
        return -(-games // len(self.lineups))


def lineups_for(bots: int, players: int) -> tuple[Lineup, ...]:
    """Every line-up that a deal is played in, by how many bots were named.

    One sits everywhere. As many as there are seats, or more, meet in every combination, each in all rotations. Of two
    at a larger table the first sits at each seat once, and the second at all others.
    """
    if bots == 1:
        return ((0,) * players,)
    if bots >= players:
        return tuple(lineup for group in combinations(range(bots), players) for lineup in rotations(group))
    if bots == 2:
        return tuple(tuple(int(seat != first) for seat in range(players)) for first in range(players))
    raise Unreadable(f"{bots} bots at a table for {players}: name 1, 2, or at least {players}")


def rotations(group: Sequence[int]) -> tuple[Lineup, ...]:
    """Everybody at every seat once, in the same order around the table."""
    return tuple((*group[turn:], *group[:turn]) for turn in range(len(group)))


def chance_for(*numbers: int) -> FastChance:
    """A source of chance of its own for each row of numbers."""
    text = " ".join(map(str, ("forno arena", *numbers)))
    return FastChance(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))
