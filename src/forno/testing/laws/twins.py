from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from forno.core.chance import Chance
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.table import Table
from forno.testing.errors import Broken
from forno.testing.law import law
from forno.testing.observables import first_difference, name_of, same_to
from forno.testing.playthrough import Playthrough
from forno.testing.random_play import AnyGame

TWIN_MOVES = 25
MAX_TRIES = 6


@law
def twin_worlds_sound_the_same(playthrough: Playthrough) -> None:
    """The true table and a re-deal, played on with the same moves, sound and look the same, until a card is opened."""
    chance = playthrough.chance()
    viewer = playthrough.viewers[chance.below(len(playthrough.viewers))]
    Twins(playthrough.game, playthrough.table, viewer, chance).play_on(TWIN_MOVES)


class Twins:
    """A table and a re-deal of it for one viewer, played side by side."""

    def __init__(self, game: AnyGame, table: Table, viewer: int | None, chance: Chance) -> None:
        self.game = game
        self.viewer = viewer
        self.chance = chance
        self.truth = table.copy()
        self.moves: list[str] = []
        self.redraw()

    def redraw(self) -> None:
        """Another guess, where the last one has been told from the truth as the rules want."""
        self.guess = self.game.redeal(self.truth, self.viewer, self.chance.child())

    def play_on(self, moves: int) -> None:
        for _ in range(moves):
            if self.truth.is_over or not self.play_once():
                break
        if not self.truth.is_over:
            self.compare(position=True)

    def play_once(self) -> bool:
        """Make a move that is legal in both worlds; False if none was found."""
        for _ in range(MAX_TRIES):
            for seat, move in self.turns():
                if self.guess_allows(seat, move):
                    self.play(seat, move)
                    return True
            self.redraw()
        return False

    def turns(self) -> Iterator[tuple[int, Any]]:
        """A few moves of somebody who may act in the true world."""
        truth, chance = self.truth, self.chance
        seats = [truth.decision.seat, truth.decision.seat, *truth.racers()]
        seat = seats[chance.below(len(seats))]
        options = list(truth.legal_moves(seat))
        for _ in range(MAX_TRIES):
            yield seat, options[chance.below(len(options))]

    def guess_allows(self, seat: int, move: Any) -> bool:
        try:
            self.guess.check(move, seat)
        except Refused:
            return False
        return True

    def play(self, seat: int, move: Any) -> None:
        self.moves.append(f"{seat + 1}: {move}")
        told, guessed = _told(self.truth, seat, move), _told(self.guess, seat, move)
        parted = first_difference(self.viewer, told, guessed)
        if parted is None:
            self.compare()
        elif any(event is not None and event.opens(self.viewer) for event in parted):
            self.redraw()
        else:
            raise Broken(f"{name_of(self.viewer)} hears worlds part, {parted[0]} against {parted[1]}{self.story}")

    def compare(self, *, position: bool = False) -> None:
        try:
            same_to(self.viewer, self.game, self.truth, self.guess, position=position)
        except Broken as broken:
            raise Broken(f"{broken.why}{self.story}") from None

    @property
    def story(self) -> str:
        return f", after {'; '.join(self.moves)}" if self.moves else ""


def _told(table: Table, seat: int, move: Any) -> list[Event]:
    told: list[Event] = []
    table.events = told
    table.act(move, seat)
    return told
