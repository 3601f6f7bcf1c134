"""The choices that a card leaves to whoever played it: a colour, or a hand to exchange."""

from __future__ import annotations

from typing import Generic

from forno.core.errors import Refused
from forno.core.move import Move
from forno.core.step import Decision, MoveT
from forno.games.solo.cards import COLOUR_OF
from forno.games.solo.events import ColourNamed, HandKept, HandsSwapped
from forno.games.solo.moves import COLOUR, MOST_SEATS, NO_SEAT, SWAP, SWAP_NOBODY, Colour, Jump, Swap
from forno.games.solo.table import SoloTable


class Choice(Decision[SoloTable, MoveT], Generic[MoveT], frozen=True):
    """Nobody jumps in before the card's own choice is done. (solo.jump-in-window)"""

    def check(self, table: SoloTable, seat: int, move: Move) -> None:
        if isinstance(move, Jump):
            raise Refused("solo.jump-in-window")
        super().check(table, seat, move)


class ChooseColour(Choice[Colour], frozen=True):
    """Who plays choose-colour or draw-four names the colour that must follow. (solo.choose-colour, solo.draw-four)

    Default: the colour held most.
    """

    def choices(self, table: SoloTable) -> list[Colour]:
        return [*COLOUR]

    def allow(self, table: SoloTable, move: Move) -> None:
        if move not in COLOUR:
            raise Refused("solo.choose-colour")

    def default(self, table: SoloTable) -> Colour:
        held = [COLOUR_OF[card] for card in table.hands[self.seat]]
        return max(COLOUR, key=lambda move: held.count(move.colour))

    def take(self, table: SoloTable, seat: int, move: Colour) -> None:
        table.colour = move.colour
        table.ask_anew()
        table.tell(ColourNamed, seat, move.colour)


class ChooseSwap(Choice[Swap], frozen=True):
    """Who plays swap exchanges whole hands with a player of their choice, or keeps theirs. (solo.swap)

    Default: keep it.
    """

    def choices(self, table: SoloTable) -> list[Swap]:
        return [SWAP_NOBODY, *(SWAP[other] for other in range(table.players) if other != self.seat)]

    def allow(self, table: SoloTable, move: Move) -> None:
        if not isinstance(move, Swap):
            raise Refused("play.move", move=str(move))
        if move not in self.choices(table):
            raise Refused("solo.swap")

    def take(self, table: SoloTable, seat: int, move: Swap) -> None:
        other = move.seat
        if other == NO_SEAT:
            table.tell(HandKept, seat)
            return
        table.tell(HandsSwapped, seat, other)
        moved = [*range(table.players)]
        moved[seat], moved[other] = other, seat
        table.exchange(moved)


CHOOSE_COLOUR = tuple(map(ChooseColour, range(MOST_SEATS)))
CHOOSE_SWAP = tuple(map(ChooseSwap, range(MOST_SEATS)))
