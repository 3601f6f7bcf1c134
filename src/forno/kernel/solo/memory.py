"""Memory of a batch of a hand of SOLO, besides the notes: who called, what was drawn, which colours were declined.

All of it is heard by everybody. Only a block that keeps notes has it. Kernel language.
"""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.solo.state import (
    ANY,
    CALLED,
    COLOUR,
    COLOUR_OF,
    COLOURS,
    DECLINED,
    EXCHANGED,
    FRESH,
    NEVER,
    NOTED,
    PLAYERS,
)


def forget_hand(t: Block) -> None:
    """Forget everything: a new hand is dealt."""
    if t[NOTED]:
        t[EXCHANGED] = 0
        for seat in range(t[PLAYERS]):
            t[CALLED + seat] = 0
            t[FRESH + seat] = 0
            for colour in range(COLOURS):
                t[DECLINED + COLOURS * seat + colour] = NEVER


def remember_drawn(t: Block, seat: int) -> None:
    """Remember a card that came into a hand and that nobody else saw."""
    if t[NOTED]:
        t[FRESH + seat] += 1
        for at in range(DECLINED + COLOURS * seat, DECLINED + COLOURS * seat + COLOURS):
            if t[at] != NEVER:
                t[at] += 1


def remember_declined(t: Block, seat: int) -> None:
    """Remember that a seat drew or gave up instead of following the colour in force."""
    if t[NOTED]:
        t[DECLINED + COLOURS * seat + t[COLOUR]] = 0
        t[DECLINED + COLOURS * seat + ANY] = 0


def remember_laid(t: Block, seat: int, card: int, drawn: int) -> None:
    """Update the memory of a hand that a card left: the one just drawn, or perhaps an older one."""
    at = DECLINED + COLOURS * seat
    if t[NOTED]:
        t[FRESH + seat] = 0
        t[CALLED + seat] = 0
        for colour in range(COLOURS):
            if t[at + colour] != NEVER and (drawn or colour == COLOUR_OF[card]):
                t[at + colour] -= 1


def remember_called(t: Block, seat: int, called: int) -> None:
    """Remember whether a seat that discarded has called."""
    if t[NOTED]:
        t[CALLED + seat] = called


def remember_exchange(t: Block, moved: Block) -> None:
    """Move the memory of hands to their new owners; calls do not go along."""
    fresh = [0] * 10
    declined = [0] * 50
    if t[NOTED]:
        t[EXCHANGED] = 1
        for seat in range(t[PLAYERS]):
            fresh[seat] = t[FRESH + seat]
            for colour in range(COLOURS):
                declined[COLOURS * seat + colour] = t[DECLINED + COLOURS * seat + colour]
        for seat in range(t[PLAYERS]):
            if moved[seat] != seat:
                t[CALLED + moved[seat]] = 0
            t[FRESH + moved[seat]] = fresh[seat]
            for colour in range(COLOURS):
                t[DECLINED + COLOURS * moved[seat] + colour] = declined[COLOURS * seat + colour]
