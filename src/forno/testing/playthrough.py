"""A random game in progress, the subject of a law."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from forno.core.chance import FastChance
from forno.core.event import Event
from forno.core.table import Table
from forno.testing.random_play import IMPATIENT_AFTER_MOVES, AnyGame, dealt_match, random_turn


class Playthrough:
    """One random game at one of its steps. Laws work on copies and never change it."""

    def __init__(self, game: AnyGame, players: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        self.match = dealt_match(game, players, seed, options)
        self.deck = game.cards(self.table)
        self.told: list[Event] = list(self.match.history)
        """The events of the last move, or of the deal."""
        self.foretold: Table | None = None
        """The table that `after` predicted for the coming move, if a law asked for it."""
        self.read_back: set[Any] = set()
        """The moves whose notation has been checked."""
        self._choices = FastChance(seed)
        self._coming: tuple[int, Any] | None = None
        self._options: list[list[Any]] | None = None

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def step(self) -> int:
        return len(self.match.turns)

    @property
    def viewers(self) -> list[int | None]:
        """All seats, and the public."""
        return [*range(self.players), None]

    def some_viewers(self) -> list[int | None]:
        """Return two viewers, one of them the seat that is asked; all viewers when the game is over."""
        if self.table.is_over:
            return self.viewers
        asked = self.table.decision.seat
        others = [viewer for viewer in self.viewers if viewer != asked]
        return [asked, others[self.chance("viewer").below(len(others))]]

    def chance(self, purpose: str = "law") -> FastChance:
        """Return a source of chance for this game and step, so that laws do not affect one another."""
        place = f"{purpose}: {self.game.name}, {self.players} players, seed {self.seed}, step {self.step}"
        return FastChance(int.from_bytes(place.encode()))

    def all_options(self) -> list[list[Any]]:
        """Return the legal moves of each seat; none when the game is over."""
        if self._options is None:
            seats = () if self.table.is_over else range(self.players)
            self._options = [self.table.legal_moves(seat) for seat in seats]
        return self._options

    def coming(self) -> tuple[int, Any]:
        """Return the seat and the move that come next, as `random_match` chooses them."""
        if self._coming is None:
            self._coming = random_turn(self.table, self._choices, impatient=self.step > IMPATIENT_AFTER_MOVES)
        return self._coming

    def advance(self) -> None:
        """Play the coming move."""
        seat, move = self.coming()
        self.told = self.match.play(move, seat)
        self._coming = self._options = None
