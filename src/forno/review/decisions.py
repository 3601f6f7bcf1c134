"""The moments of a game at which a seat had a choice, each with what it could know then and what it did."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from forno.bots.bot import Observation
from forno.core.chance import FastChance
from forno.core.event import heard
from forno.core.game import Game
from forno.core.match import Match
from forno.core.move import PASS
from forno.core.record import Record
from forno.core.record.record import Replay
from forno.core.table import Table
from forno.observe import observation_of


class Asked(msgspec.Struct, frozen=True):
    """A seat is about to choose."""

    decision: int
    seed: int
    """For imagining: it follows from what the seat knew and nothing else, so that hidden cards cannot matter."""
    observation: Observation


class Moment(Asked, frozen=True):
    """A seat has chosen."""

    chosen: Any


class Watching(Replay):
    """A replay that notes what one seat was asked and what it answered."""

    def __init__(self, record: Record, game: Game, seat: int) -> None:
        super().__init__(record, game)
        self.seat = seat
        self.moments: list[Moment] = []

    def play(self, match: Match, number: int) -> None:
        asked = None if match.table.is_over else self.ask(match)
        super().play(match, number)
        chosen = self.answer(match)
        if asked and chosen in asked.observation.legal_moves:
            self.moments.append(Moment(asked.decision, asked.seed, asked.observation, chosen))

    def ask(self, match: Match) -> Asked | None:
        """What the seat could know now, if there is anything that it could choose."""
        table = match.table
        jumping = table.decision.seat != self.seat
        if jumping and not may_jump(table, self.seat):
            return None
        if not jumping and len(table.legal_moves(self.seat)) == 1:
            return None
        observation = observation_of(self.game, table, self.seat, heard(match.history, self.seat), jumping=jumping)
        known = self.game.position(table, self.seat)
        seed = seed_of(table.serial, known.text)
        world = self.game.set_up(known, FastChance(seed))
        return Asked(table.serial, seed, msgspec.structs.replace(observation, world=world))

    def answer(self, match: Match) -> Any:
        """What the seat did by the last move; nothing, if somebody else was quicker."""
        turn = match.turns[-1]
        if turn.seat == self.seat:
            return turn.move
        return None if match.table.is_race_move(turn.move) else PASS


def may_jump(table: Table, seat: int) -> bool:
    """Has acting out of turn just become possible for this seat? What it lets go later on was let go before."""
    return table.race_opened == table.serial and seat in table.racers()


def seed_of(decision: int, known: str) -> int:
    """The same knowledge, the same number."""
    return int.from_bytes(sha256(f"forno review {decision}\n{known}".encode()).digest()[:8], "big")
