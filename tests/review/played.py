"""Games that bots play to be looked back at, and what they were asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from forno import bots
from forno.bots.host import sight_of
from forno.core.chance import FastChance, seeded
from forno.core.match import Match
from forno.core.record import Record, record_of
from forno.core.sequence import PASS, Sequential
from forno.games import find

NAMES = ("Anna", "Bob", "Carla", "Dino")


class Played:
    """A game with the levels of its bots, and each real choice: its decision, the seat and the move."""

    def __init__(self, match: Match, levels: Sequence[str], seed: int) -> None:
        self.match = match
        self.bots = [bots.find(level) for level in levels]
        self.chance = FastChance(seed)
        self.choices: list[tuple[int, int, Any]] = []
        asking = Sequential(self.match.table)
        while not asking.is_over:
            if not self.answer(asking):
                asking = Sequential(self.match.table)

    def answer(self, asking: Sequential) -> bool:
        """Ask one seat; say whether it only let a chance go to act out of turn."""
        table, seat = self.match.table, asking.seat
        told = self.match.recall(seat, "perfect")
        sight = sight_of(self.match.game, table, seat, told, jumping=bool(asking.asked))
        move = self.bots[seat].choose(sight, self.chance.child())
        if len(sight.options) > 1:
            self.choices.append((table.serial, seat, move))
        if asking.asked and move == PASS:
            asking.play(move)
            return True
        self.match.play(move, seat)
        return False

    @property
    def record(self) -> Record:
        return record_of(self.match)


@cache
def played(game: str, levels: tuple[str, ...], seed: int) -> Played:
    return Played(Match.deal(find(game), NAMES[: len(levels)], seeded(seed)), levels, seed)


def short_record() -> Record:
    """The novice has hardly anything to decide in this one."""
    return played("sole-mio", ("novice", "regular"), 26).record
