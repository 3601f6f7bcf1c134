"""Notes of hidden hands: `forno.games.solo.knowledge.known` on a block.

Cards that a viewer once saw in a hand, and what everybody knows a hand to lack. Kernel language.
"""

from __future__ import annotations

from forno.kernel.language import Block
from forno.kernel.solo.state import KINDS, KNOWN, LACKS, LACKS_OF, MOST_LACKS, NOTED, PLAYERS, SEATS, fits


def clear_notes(t: Block) -> None:
    """Forget everything: a new hand is dealt."""
    players = t[PLAYERS]
    for holder in range(players):
        t[LACKS_OF + holder] = 0
        for viewer in range(players):
            for card in range(KINDS):
                t[KNOWN + (holder * SEATS + viewer) * KINDS + card] = 0


def note_played(t: Block, holder: int, card: int) -> None:
    """A card left a hand: whoever knew one like it there knows one less."""
    at = 0
    for viewer in range(t[PLAYERS]):
        at = KNOWN + (holder * SEATS + viewer) * KINDS + card
        if t[at] > 0:
            t[at] -= 1


def note_lost(t: Block, seat: int, card: int, left: int, drawn: int) -> None:
    """A card left a hand that now has `left` cards; with the card just drawn goes what that allowed."""
    kept = 0
    base = LACKS + 2 * MOST_LACKS * seat
    demand = 0
    allowed = 0
    for at in range(t[LACKS_OF + seat]):
        demand = t[base + 2 * at]
        allowed = t[base + 2 * at + 1]
        if drawn or fits(demand, card):
            allowed -= 1
        if allowed < left:
            t[base + 2 * kept] = demand
            t[base + 2 * kept + 1] = allowed
            kept += 1
    t[LACKS_OF + seat] = kept


def note_drew(t: Block, seat: int) -> None:
    """A card that nobody else saw came into a hand."""
    base = LACKS + 2 * MOST_LACKS * seat
    for at in range(t[LACKS_OF + seat]):
        t[base + 2 * at + 1] += 1


def note_lack(t: Block, seat: int, demand: int) -> None:
    """A player showed that nothing in the hand answers this demand."""
    kept = 0
    base = LACKS + 2 * MOST_LACKS * seat
    for at in range(t[LACKS_OF + seat]):
        if t[base + 2 * at] != demand:
            t[base + 2 * kept] = t[base + 2 * at]
            t[base + 2 * kept + 1] = t[base + 2 * at + 1]
            kept += 1
    if kept < MOST_LACKS:
        t[base + 2 * kept] = demand
        t[base + 2 * kept + 1] = 0
        kept += 1
    t[LACKS_OF + seat] = kept


def note_exchange(t: Block, moved: Block, hands: int) -> None:
    """Hands changed owners: what a seat held is now with moved[seat], and it knows all of that."""
    if t[NOTED] == 0:
        return
    players = t[PLAYERS]
    known: Block = [0] * 5500
    lacks: Block = [0] * 2570
    for holder in range(players):
        for at in range(holder * SEATS * KINDS, (holder * SEATS + players) * KINDS):
            known[at] = t[KNOWN + at]
        lacks[holder] = t[LACKS_OF + holder]
        for at in range(SEATS + 2 * MOST_LACKS * holder, SEATS + 2 * MOST_LACKS * holder + 2 * lacks[holder]):
            lacks[at] = t[LACKS_OF + at]
    for giver in range(players):
        receive_notes(t, giver, moved[giver], hands, known, lacks)


def receive_notes(t: Block, giver: int, holder: int, hands: int, known: Block, lacks: Block) -> None:
    """The notes of a hand follow it; its giver knows it whole, and of its new holder no note is kept."""
    for viewer in range(t[PLAYERS]):
        for card in range(KINDS):
            t[KNOWN + (holder * SEATS + viewer) * KINDS + card] = known[(giver * SEATS + viewer) * KINDS + card]
    if giver != holder:
        for card in range(KINDS):
            t[KNOWN + (holder * SEATS + giver) * KINDS + card] = t[hands + KINDS * holder + card]
            t[KNOWN + (holder * SEATS + holder) * KINDS + card] = 0
    t[LACKS_OF + holder] = lacks[giver]
    for at in range(2 * lacks[giver]):
        t[LACKS + 2 * MOST_LACKS * holder + at] = lacks[SEATS + 2 * MOST_LACKS * giver + at]
