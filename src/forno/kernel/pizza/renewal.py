"""The end of a pizza game in a batch: scores, and a table cleared for the next deal. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, popcount
from forno.kernel.pizza.decks import CARDS, KINDS
from forno.kernel.pizza.state import (
    CELLS,
    COLOURS,
    DOUBLES_FITTING,
    GAME,
    HANDS,
    HELP,
    MEMORY,
    MEMORY_END,
    NOTED,
    NOTES,
    PLAYERS,
    ROUNDS,
    SEATS,
    SERVED,
    worth,
)


def players_of(t: Block) -> int:
    """Return the number of players."""
    return t[PLAYERS]


def score(t: Block, seat: int) -> int:
    """Return what decides the place of a seat: served orders, then ingredients in hand. (end.winner, end.tie)"""
    mark = 1000 * popcount(t[SERVED + seat])
    for kind in range(KINDS):
        mark += worth(t, HANDS + CARDS * seat, kind)
    return mark


def part_score(t: Block, seat: int) -> int:
    """Return the score that a seat gathers round by round: served orders."""
    return popcount(t[SERVED + seat])


def clear_table(t: Block) -> None:
    """Clear everything but chance, the game, the number of players, their colours and the options."""
    colours = [0] * 6
    game = t[GAME]
    players = t[PLAYERS]
    rounds = t[ROUNDS]
    help_is_on = t[HELP]
    doubles_fitting = t[DOUBLES_FITTING]
    memory = t[MEMORY]
    noted = t[NOTED]
    for seat in range(SEATS):
        colours[seat] = t[COLOURS + seat]
    for at in range(GAME, CELLS if noted else MEMORY_END if memory else NOTES):
        t[at] = 0
    for seat in range(SEATS):
        t[COLOURS + seat] = colours[seat]
    t[GAME] = game
    t[PLAYERS] = players
    t[ROUNDS] = rounds
    t[HELP] = help_is_on
    t[DOUBLES_FITTING] = doubles_fitting
    t[MEMORY] = memory
    t[NOTED] = noted
