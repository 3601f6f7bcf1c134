"""A random game on its way, which is what a law looks at."""

from __future__ import annotations

from collections.abc import Mapping

from forno.core.chance import FastChance
from forno.core.event import Event
from forno.core.table import Table
from forno.testing.random_play import AnyGame, dealt_match, random_turn

FAR_APART = 1_000_003


class Course:
    """One random game at one of its steps. Laws look around on copies and never change it."""

    def __init__(self, game: AnyGame, players: int, seed: int, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = dict(options or {})
        self.match = dealt_match(game, players, seed, options)
        self.deck = game.cards(self.table)
        self.told: list[Event] = list(self.match.history)
        """What the last move, or the deal, had to tell."""
        self._choices = FastChance(seed)

    @property
    def table(self) -> Table:
        return self.match.table

    @property
    def step(self) -> int:
        return len(self.match.turns)

    @property
    def viewers(self) -> list[int | None]:
        """Every seat, and the public."""
        return [*range(self.players), None]

    def some_viewers(self) -> list[int | None]:
        """Two of the viewers, the one who is asked among them; all of them when the game is over."""
        if self.table.is_over:
            return self.viewers
        others = [viewer for viewer in self.viewers if viewer != self.table.seat]
        return [self.table.seat, others[self.chance().below(len(others))]]

    def chance(self) -> FastChance:
        """Chance for a law: of this game and step alone, so that laws do not disturb one another."""
        return FastChance(self.seed * FAR_APART + self.step + 1)

    def advance(self) -> None:
        """Make the move that `random_match` would make."""
        seat, move = random_turn(self.table, self._choices)
        self.told = self.match.play(move, seat)
