"""The plan of a run: all that its result depends on."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from itertools import combinations

import msgspec

import forno
from forno.core.chance import FastChance
from forno.core.errors import Unreadable

Lineup = tuple[int, ...]
"""The bot at each seat, as an index into the plan's bots."""


class Plan(msgspec.Struct, frozen=True):
    """A run of the arena. The same plan and number of deals give the same result to the bit."""

    game: str
    players: int
    bots: tuple[str, ...]
    """Names, as `forno.bots.find` reads them."""
    lineups: tuple[Lineup, ...]
    """The games of a deal: the same cards, with other bots at the seats."""
    seed: int = 0
    options: dict[str, str] = {}
    move_time: float | None = None
    """Seconds for a choice; None for the default of third-party bots, and no limit for levels."""
    version: str = msgspec.field(name="forno", default_factory=lambda: forno.__version__)
    """Of Forno: another one may have other bots."""

    @property
    def share(self) -> float:
        """The fair share of wins: that of a bot as strong as the others."""
        return 1 / self.players

    def deals_for(self, games: int) -> int:
        """Return the number of whole deals with at least so many games: then all bots have all seats equally often."""
        return -(-games // len(self.lineups))


def lineups_for(bots: int, players: int) -> tuple[Lineup, ...]:
    """Return the line-ups of a deal, by the number of bots.

    One bot takes all seats. As many bots as seats, or more, meet in every combination, each in all rotations. Of two
    bots at a larger table, the first takes each seat once, and the second all others.
    """
    if bots == 1:
        return ((0,) * players,)
    if bots >= players:
        return tuple(lineup for group in combinations(range(bots), players) for lineup in rotations(group))
    if bots == 2:
        return tuple(tuple(int(seat != first) for seat in range(players)) for first in range(players))
    raise Unreadable(f"{bots} bots at a table for {players}: name 1, 2, or at least {players}")


def rotations(group: Sequence[int]) -> tuple[Lineup, ...]:
    """Return the rotations of a group: each bot at every seat once."""
    return tuple((*group[turn:], *group[:turn]) for turn in range(len(group)))


def chance_for(*numbers: int) -> FastChance:
    """Return a source of chance that is a function of these numbers."""
    text = " ".join(map(str, ("forno arena", *numbers)))
    return FastChance(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))
