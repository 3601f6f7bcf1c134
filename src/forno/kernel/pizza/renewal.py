"""The end of a pizza game in a batch: rewards, and a table cleared for the next deal. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Reals
from forno.kernel.pizza.decks import CARDS, KINDS
from forno.kernel.pizza.state import (
    CELLS,
    COLOURS,
    DOUBLES_FITTING,
    GAME,
    HANDS,
    HELP,
    NOTED,
    NOTES,
    PLAYERS,
    ROUNDS,
    SEATS,
    SERVED,
    popcount,
    worth,
)


def place_mark(t: Block, seat: int) -> int:
    """Return what decides the place of a seat: served orders, then ingredients in hand. (end.winner, end.tie)"""
    mark = 1000 * popcount(t[SERVED + seat])
    for kind in range(KINDS):
        mark += worth(t, HANDS + CARDS * seat, kind)
    return mark


def write_rewards(t: Block, rewards: Reals) -> None:
    """Write for each seat the share of the others that are behind it less that of those ahead: from -1 to 1."""
    ahead = 0
    for seat in range(t[PLAYERS]):
        ahead = 0
        for other in range(t[PLAYERS]):
            if place_mark(t, other) > place_mark(t, seat):
                ahead -= 1
            elif place_mark(t, other) < place_mark(t, seat):
                ahead += 1
        rewards[seat] = ahead
        rewards[seat] /= t[PLAYERS] - 1


def clear_table(t: Block) -> None:
    """Clear everything but chance, the game, the number of players, their colours and the options."""
    colours = [0] * 6
    game = t[GAME]
    players = t[PLAYERS]
    rounds = t[ROUNDS]
    help_is_on = t[HELP]
    doubles_fitting = t[DOUBLES_FITTING]
    noted = t[NOTED]
    for seat in range(SEATS):
        colours[seat] = t[COLOURS + seat]
    for at in range(GAME, CELLS if noted else NOTES):
        t[at] = 0
    for seat in range(SEATS):
        t[COLOURS + seat] = colours[seat]
    t[GAME] = game
    t[PLAYERS] = players
    t[ROUNDS] = rounds
    t[HELP] = help_is_on
    t[DOUBLES_FITTING] = doubles_fitting
    t[NOTED] = noted
