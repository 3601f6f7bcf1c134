"""Games that bots play to be looked back at, and what they were asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import forno
from forno import bots
from forno.core.chance import FastChance, seeded
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.observe import observation_of

NAMES = ("Anna", "Bob", "Carla", "Dino")


class Played:
    """A game with the levels of its bots, and each real choice: its decision, the seat and the move."""

    def __init__(self, match: Match, levels: Sequence[str], seed: int) -> None:
        self.match = match
        self.bots = [bots.find(level) for level in levels]
        self.chance = FastChance(seed)
        self.choices: list[tuple[int, int, Any]] = []
        while not self.match.table.is_over:
            self.answer()

    def answer(self) -> None:
        """Ask the next seat."""
        table, seat = self.match.table, self.match.table.seat
        told = self.match.recall(seat, "perfect")
        observation = observation_of(self.match.game, table, seat, told, jumping=bool(table.race_queue))
        move = self.bots[seat].choose(observation, self.chance.child())
        if len(observation.legal_moves) > 1:
            self.choices.append((table.serial, seat, move))
        self.match.play(move)

    @property
    def record(self) -> Record:
        return record_of(self.match)


@cache
def played(game: str, levels: tuple[str, ...], seed: int) -> Played:
    return Played(Match.deal(forno.game(game), NAMES[: len(levels)], seeded(seed)), levels, seed)


def short_record() -> Record:
    """The novice has hardly anything to decide in this one."""
    return played("sole-mio", ("novice", "regular"), 26).record
