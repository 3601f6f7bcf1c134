"""Where bots sit: the one place that makes what a seat may know out of a true table. No bot may import it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from forno.bots.bot import Sight
from forno.core.chance import Chance
from forno.core.event import Event, heard
from forno.core.game import Game, Outcome
from forno.core.move import Pass
from forno.core.sequence import Sequential
from forno.core.table import Table

PASS = Pass()


def sight_of(
    game: Game[Any],
    table: Table,
    seat: int,
    told: Sequence[Event],
    *,
    jumping: bool = False,
    world: Chance | None = None,
) -> Sight:
    """What this seat may know now; `told` is what it heard, `world` draws a table for it to search."""
    options = table.options(seat)
    return Sight(
        game=game.name,
        seat=seat,
        view=game.view(table, seat),
        options=[PASS, *options] if jumping else options,
        default=PASS if jumping else table.default(),
        heard=told,
        world=game.redeal(table, seat, world) if world else None,
    )


class Sitting:
    """A game that bots play among themselves, asked one after the other, with what each of them heard."""

    def __init__(self, game: Game[Any], players: int, chance: Chance, options: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.table = game.deal(players, chance, options)
        self.play_on = Sequential(self.table)
        self.history: list[Event] = self.table.events or []
        self.table.events = self.history
        self.told: list[list[Event]] = [[] for _ in range(players)]
        self.heard_up_to = [0] * players

    @property
    def is_over(self) -> bool:
        return self.play_on.is_over

    @property
    def seat(self) -> int:
        """Who is asked now."""
        return self.play_on.seat

    @property
    def outcome(self) -> Outcome:
        return self.game.outcome(self.table)

    def sight(self, world: Chance | None = None) -> Sight:
        """What the seat that is asked may know."""
        seat = self.seat
        return sight_of(
            self.game, self.table, seat, list(self.heard(seat)), jumping=bool(self.play_on.asked), world=world
        )

    def heard(self, seat: int) -> list[Event]:
        """All that a seat heard so far: each event is told once."""
        new = self.history[self.heard_up_to[seat] :]
        self.told[seat] += heard(new, seat)
        self.heard_up_to[seat] += len(new)
        return self.told[seat]

    def play(self, move: Any) -> None:
        """Make a move taken from the options."""
        self.play_on.play(move)
