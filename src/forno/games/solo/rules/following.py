"""What may follow what: the question that the discard pile puts to every hand.

A demand is one number for all that decides it: the top card, the colour in force, and whether a penalty
is pending (and by which rule it may be raised). `MISFITS[demand]` are the cards that do not answer it.
"""

from __future__ import annotations

from typing import Final

from forno.games.solo.cards import ANY, BLACKS, COLOUR_OF, DRAW_FOURS, DRAW_TWOS, KINDS, RANK_OF

FOLLOW: Final = 0
RAISE_SAME: Final = KINDS * (ANY + 1)
RAISE_MIXED: Final = 2 * RAISE_SAME


def follows(card: int, top: int, colour: int) -> bool:
    """The colour in force, the same number or the same symbol (solo.follow); black on anything (solo.black)."""
    return card in BLACKS or colour in (ANY, COLOUR_OF[card]) or RANK_OF[card] == RANK_OF[top]


def raises(card: int, top: int, colour: int, *, mixed: bool) -> bool:
    """A draw-two on a draw-two, a draw-four on a draw-four; mixed, also on each other. (solo.no-mixing)"""
    if not mixed:
        return RANK_OF[card] == RANK_OF[top]
    return card in DRAW_FOURS or (card in DRAW_TWOS and follows(card, top, colour))


def demand_of(top: int, colour: int, rule: int = FOLLOW) -> int:
    """The number of this question; the rule is FOLLOW, RAISE_SAME or RAISE_MIXED."""
    return rule + top * (ANY + 1) + colour


def parts_of(demand: int) -> tuple[int, int, int]:
    """The top card, the colour and the rule of this question."""
    rule = demand - demand % RAISE_SAME
    return *divmod(demand - rule, ANY + 1), rule


def _misfits(demand: int) -> bytes:
    top, colour, rule = parts_of(demand)
    if rule == FOLLOW:
        return bytes(card for card in range(KINDS) if not follows(card, top, colour))
    mixed = rule == RAISE_MIXED
    return bytes(card for card in range(KINDS) if not raises(card, top, colour, mixed=mixed))


MISFITS = tuple(_misfits(demand) for demand in range(RAISE_MIXED + RAISE_SAME))
