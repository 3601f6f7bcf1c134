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

LATE = 80
"""Moves of the short game before its end begins."""
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


def short() -> Match:
    """The novice has hardly anything to decide in this one."""
    return played("sole-mio", ("novice", "regular"), 26).match


def short_record() -> Record:
    return record_of(short())


@cache
def late_record() -> Record:
    """The end of the same game: few of the decisions of the regular player are in it, and none of the novice."""
    match = short()
    early = Match.from_position(match.game, match.start, match.names)
    for turn in match.turns[:LATE]:
        early.play(turn.move, turn.seat)
    late = Match.from_position(match.game, match.game.position(early.table), match.names)
    for turn in match.turns[LATE:]:
        late.play(turn.move, turn.seat)
    return record_of(late)
