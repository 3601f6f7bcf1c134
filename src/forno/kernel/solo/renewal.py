"""The end of a game of SOLO in a batch: scores, and a table cleared for the next deal. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.solo.state import (
    ASKS,
    CELLS,
    GOAL,
    JUMPING,
    MAY_DRAW,
    MOST_HANDS,
    NOTED,
    NOTES,
    PLAYERS,
    RAISING,
    REVERSE_SKIPS,
    START_NUMBER,
    TOTALS,
    TRIPLES,
)


def players_of(t: Block) -> int:
    """Return the number of players."""
    return t[PLAYERS]


def score(t: Block, seat: int) -> int:
    """Return what decides the place of a seat: the fewest points are first. (solo.game-end)"""
    return -t[TOTALS + seat]


def part_score(t: Block, seat: int) -> int:
    """Return the score that a seat gathers hand by hand."""
    return -t[TOTALS + seat]


def clear_table(t: Block) -> None:
    """Clear everything but chance, the number of players and the options."""
    players = t[PLAYERS]
    asks = t[ASKS]
    start = t[START_NUMBER]
    may_draw = t[MAY_DRAW]
    jumping = t[JUMPING]
    skips = t[REVERSE_SKIPS]
    raising = t[RAISING]
    triples = t[TRIPLES]
    goal = t[GOAL]
    hands = t[MOST_HANDS]
    noted = t[NOTED]
    for at in range(PLAYERS, CELLS if noted else NOTES):
        t[at] = 0
    t[PLAYERS] = players
    t[ASKS] = asks
    t[START_NUMBER] = start
    t[MAY_DRAW] = may_draw
    t[JUMPING] = jumping
    t[REVERSE_SKIPS] = skips
    t[RAISING] = raising
    t[TRIPLES] = triples
    t[GOAL] = goal
    t[MOST_HANDS] = hands
    t[NOTED] = noted
