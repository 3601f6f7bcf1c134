"""The end of a game of SOLO in a batch: rewards, and a table cleared for the next deal. Kernel language."""

from __future__ import annotations

from forno.kernel.language import Block, Reals
from forno.kernel.solo.state import (
    ASKS,
    CELLS,
    JUMPING,
    MAY_DRAW,
    NOTED,
    NOTES,
    PLAYERS,
    RAISING,
    REVERSE_SKIPS,
    START_NUMBER,
    TOTALS,
    TRIPLES,
)


def write_rewards(t: Block, rewards: Reals) -> None:
    """Write for each seat the share of the others that are behind it less that of those ahead: from -1 to 1."""
    ahead = 0
    for seat in range(t[PLAYERS]):
        ahead = 0
        for other in range(t[PLAYERS]):
            if t[TOTALS + other] < t[TOTALS + seat]:
                ahead -= 1
            elif t[TOTALS + other] > t[TOTALS + seat]:
                ahead += 1
        rewards[seat] = ahead
        rewards[seat] /= t[PLAYERS] - 1


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
    t[NOTED] = noted
