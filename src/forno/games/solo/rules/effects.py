"""What a discarded card does: the action cards, the call that is owed with the last but one, and going out."""

from __future__ import annotations

from collections.abc import Callable

from forno.core.step import Step
from forno.games.solo.cards import (
    CHOOSE_COLOURS,
    DRAW_FOURS,
    DRAW_TWOS,
    KINDS,
    PASS_ONS,
    REVERSES,
    SWAPS,
)
from forno.games.solo.events import Forgot, HandsPassed, Reversed
from forno.games.solo.moves import MOST_SEATS
from forno.games.solo.rules.choices import CHOOSE_COLOUR, CHOOSE_SWAP
from forno.games.solo.table import SoloTable

Effect = Callable[[SoloTable, int], None]


class ForgottenCall(Step[SoloTable], frozen=True):
    """Who forgets to call SOLO draws two. (solo.call)"""

    seat: int

    def happen(self, table: SoloTable) -> None:
        table.tell(Forgot, self.seat)
        table.draw(self.seat, 2)


FORGOTTEN_CALL = tuple(map(ForgottenCall, range(MOST_SEATS)))


def reverse(table: SoloTable, seat: int) -> None:
    """The direction turns. (solo.reverse)"""
    table.direction = -table.direction
    table.tell(Reversed, table.direction)


def draw_two(table: SoloTable, seat: int) -> None:
    """Two more for the next player, who draws or raises. (solo.draw-two, solo.jump-in-penalty)"""
    table.penalty += 2
    table.ask_anew()


def draw_four(table: SoloTable, seat: int) -> None:
    """Four more for the next player, in a colour of one's choice. (solo.draw-four, solo.jump-in-penalty)"""
    table.penalty += 4
    table.ask_anew()
    table.agenda.append(CHOOSE_COLOUR[seat])


def choose_colour(table: SoloTable, seat: int) -> None:
    """The player names the colour that must follow. (solo.choose-colour)"""
    table.agenda.append(CHOOSE_COLOUR[seat])


def swap(table: SoloTable, seat: int) -> None:
    """The player may exchange hands with somebody. (solo.swap)"""
    table.agenda.append(CHOOSE_SWAP[seat])


def pass_on(table: SoloTable, seat: int) -> None:
    """Everybody passes the whole hand to the next player in the direction of play. (solo.pass-on)"""
    table.tell(HandsPassed, seat, table.direction)
    table.exchange([table.after_seat(giver) for giver in range(table.players)])


def _effect_of(card: int) -> Effect | None:
    """A number only lies there, and a skip acts when the next turn begins."""
    effects = {
        REVERSES: reverse,
        DRAW_TWOS: draw_two,
        DRAW_FOURS: draw_four,
        CHOOSE_COLOURS: choose_colour,
        SWAPS: swap,
        PASS_ONS: pass_on,
    }
    return next((effect for cards, effect in effects.items() if card in cards), None)


EFFECTS = tuple(map(_effect_of, range(KINDS)))


def forget_call(table: SoloTable, seat: int, card: int) -> None:
    """Two cards are drawn at once (solo.call-how), but after an exchange of hands (solo.call-exchange)."""
    if card in SWAPS:
        table.agenda.append(FORGOTTEN_CALL[seat])
        swap(table, seat)
    else:
        if effect := EFFECTS[card]:
            effect(table, seat)
        table.agenda.append(FORGOTTEN_CALL[seat])


def end_hand(table: SoloTable) -> None:
    """Nothing follows, and a penalty lapses: only the lowest step is left, which counts the hands. (solo.out)"""
    table.penalty = 0
    table.ask_anew()
    del table.agenda[1:]
