"""Observations: the only place that derives what a seat may know from the true table. No bot may import it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from forno.bots.bot import Observation
from forno.core.chance import Chance, FastChance
from forno.core.event import Event, heard
from forno.core.game import Game, Outcome
from forno.core.move import PASS
from forno.core.table import Table


def observation_of(
    game: Game,
    table: Table,
    seat: int,
    told: Sequence[Event],
    *,
    jumping: bool = False,
    sampler: Chance | None = None,
) -> Observation:
    """Return what this seat may know now. `told` is what it heard; `sampler` draws a table for it to search."""
    legal_moves = table.legal_moves(seat)
    sampled = game.redeal(table, seat, sampler) if sampler else None
    if sampled is not None:
        sampled.ask_from(seat)
    return Observation(
        game=game.name,
        seat=seat,
        view=game.view(table, seat),
        legal_moves=[PASS, *legal_moves] if jumping else legal_moves,
        default=PASS if jumping else table.decision.default(table),
        heard=told,
        options=table.options,
        sampled_table=sampled,
    )


class KnownTable(msgspec.Struct, frozen=True):
    """A table that follows from a seat's knowledge alone, for hints and reviews: hidden cards cannot matter."""

    seed: int
    """The same for the same knowledge: the seed of whatever is sampled besides."""
    table: Table


def known_table(game: Game, table: Table, seat: int) -> KnownTable:
    """Return a table that is set up from the seat's position, with a seed made from its text."""
    known = game.position(table, seat)
    seed = seed_of(table.serial, known.text)
    sampled = game.set_up(known, FastChance(seed))
    sampled.ask_from(seat)
    return KnownTable(seed, sampled)


def seed_of(decision: int, known: str) -> int:
    """Return the same seed for the same knowledge."""
    return int.from_bytes(sha256(f"forno review {decision}\n{known}".encode()).digest()[:8], "big")


class SelfPlay:
    """A game of bots among themselves, asked one after the other, with the events that each seat heard."""

    def __init__(self, game: Game, players: int, chance: Chance, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.table = game.deal(players, chance, options)
        self.history: list[Event] = self.table.events or []
        self.table.events = self.history
        self.told: list[list[Event]] = [[] for _ in range(players)]
        self.heard_up_to = [0] * players

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    @property
    def seat(self) -> int:
        """The seat that is asked now."""
        return self.table.seat

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.table)

    def observation(self, sampler: Chance | None = None) -> Observation:
        """Return what the seat that is asked may know."""
        seat = self.seat
        return observation_of(
            self.game, self.table, seat, list(self.heard(seat)), jumping=bool(self.table.race_queue), sampler=sampler
        )

    def heard(self, seat: int) -> list[Event]:
        """Return all events that a seat has heard; new ones are appended once."""
        new = self.history[self.heard_up_to[seat] :]
        self.told[seat] += heard(new, seat)
        self.heard_up_to[seat] += len(new)
        return self.told[seat]

    def play(self, move: Any) -> None:
        """Play a legal move."""
        self.table.act(move)
