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
    """A card that nobody else saw came into a hand."""
    if t[NOTED]:
        t[FRESH + seat] += 1
        for at in range(DECLINED + COLOURS * seat, DECLINED + COLOURS * seat + COLOURS):
            if t[at] != NEVER:
                t[at] += 1


def remember_declined(t: Block, seat: int) -> None:
    """A seat draws or gives up instead of following the colour in force."""
    if t[NOTED]:
        t[DECLINED + COLOURS * seat + t[COLOUR]] = 0
        t[DECLINED + COLOURS * seat + ANY] = 0


def remember_laid(t: Block, seat: int, card: int, drawn: int) -> None:
    """A card left a hand: the one just drawn, or perhaps an older one."""
    at = DECLINED + COLOURS * seat
    if t[NOTED]:
        t[FRESH + seat] = 0
        t[CALLED + seat] = 0
        for colour in range(COLOURS):
            if t[at + colour] != NEVER and (drawn or colour == COLOUR_OF[card]):
                t[at + colour] -= 1


def remember_called(t: Block, seat: int, called: int) -> None:
    """A seat discarded, and called or not."""
    if t[NOTED]:
        t[CALLED + seat] = called


def remember_exchange(t: Block, moved: Block) -> None:
    """Hands changed owners, and what is remembered of them goes along; calls do not."""
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
