"""Knowledge of hidden hands: by seats that once held them, and by all from what a seat could not play.

Both notes stay empty, and cost nothing, until the first exchange of hands, or the first player who shows
by passing (with may-draw=off: by drawing) that nothing fitted. They travel with the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from forno.games.solo.cards import ONE
from forno.games.solo.rules.following import MISFITS

Known = dict[int, tuple[bytes, ...]]
"""By holder and then by viewer: cards of that hand that the viewer once saw."""
Gone = dict[int, bytes]
"""By holder: cards that were played out of that hand since."""


class Lack(NamedTuple):
    """At most `allowed` cards of a hand answer this demand: none did, and that many were drawn since."""

    demand: int
    allowed: int

    def permits(self, hand: bytes) -> bool:
        """Could this be the hand?"""
        return len(hand.translate(None, MISFITS[self.demand])) <= self.allowed


Lacks = dict[int, tuple[Lack, ...]]
"""By holder: what everybody knows the hand to lack."""


def without(cards: bytes, gone: bytes) -> bytes:
    """Some cards without others."""
    for card in gone:
        if card in cards:
            cards = cards.replace(ONE[card], b"", 1)
    return cards


def settled(known: Known, gone: Gone) -> Known:
    """The knowledge of each viewer about each hand."""
    left = known.copy()
    for holder in known.keys() & gone.keys():
        left[holder] = tuple([cards and without(cards, gone[holder]) for cards in known[holder]])
    return {holder: seen for holder, seen in left.items() if any(seen)}


def note_lost(lacks: Lacks, seat: int, card: int, left: int, *, drawn: bool) -> None:
    """A card left a hand that now has `left` cards; with the card just drawn goes what that allowed."""
    spent = (Lack(lack.demand, lack.allowed - (drawn or _answers(card, lack))) for lack in lacks[seat])
    lacks[seat] = tuple(lack for lack in spent if lack.allowed < left)
    if not lacks[seat]:
        del lacks[seat]


def _answers(card: int, lack: Lack) -> bool:
    return card not in MISFITS[lack.demand]


def note_drew(lacks: Lacks, seat: int, count: int) -> None:
    """Cards that nobody else saw came into a hand."""
    if seat in lacks:
        lacks[seat] = tuple(Lack(lack.demand, lack.allowed + count) for lack in lacks[seat])


def note_lack(lacks: Lacks, seat: int, demand: int) -> None:
    """A player showed that nothing in the hand answers this demand."""
    others = (lack for lack in lacks.get(seat, ()) if lack.demand != demand)
    lacks[seat] = (*others, Lack(demand, 0))


def exchanged(known: Known, hands: Sequence[bytes], moved: Sequence[int]) -> Known:
    """Hands changed owners: what a seat held is now with moved[seat], and it knows all of that."""
    nothing = (b"",) * len(hands)
    after: Known = {}
    for giver, holder in enumerate(moved):
        seen = [*known.get(giver, nothing)]
        if giver != holder:
            seen[giver] = hands[holder]
            seen[holder] = b""
        after[holder] = tuple(seen)
    return after
