"""A table that a viewer could not tell from the true one: what it knows stays, the rest is drawn anew."""

from __future__ import annotations

from forno.core.chance import Chance
from forno.games.solo.knowledge.known import Known, Lack, settled, without
from forno.games.solo.knowledge.shares import Place, share_out, stir
from forno.games.solo.rules.turn import DRAWN, Drawn
from forno.games.solo.table import SoloTable


def known_to(table: SoloTable, viewer: int | None) -> Known:
    """The viewer's own knowledge of the other hands."""
    if viewer is None:
        return {}
    known = settled(table.known, table.gone)
    mine = {
        holder: tuple(cards if seat == viewer else b"" for seat, cards in enumerate(seen))
        for holder, seen in known.items()
    }
    return {holder: seen for holder, seen in mine.items() if any(seen)}


def seen_in(known: Known, viewer: int | None, holder: int) -> bytes:
    """The cards that a viewer knows to be in somebody's hand."""
    return b"" if viewer is None or holder not in known else known[holder][viewer]


def redeal(table: SoloTable, viewer: int | None, chance: Chance) -> SoloTable:
    """The viewer's own hand and everything open stay; the other hands, the card somebody has just drawn, the
    pile and all that chance will bring are drawn anew. What third players know of each other is left out."""
    twin = table.copy()
    twin.known, twin.gone = known_to(table, viewer), {}
    if not table.is_over:
        deal_anew(twin, viewer, chance)
    twin.chance = chance.child()
    return twin


def deal_anew(table: SoloTable, viewer: int | None, chance: Chance) -> None:
    """Take up every hidden card and share them out again; how they lay before has no influence."""
    hands = {seat: hidden_part(table, viewer, seat) for seat in range(table.players) if seat != viewer}
    pile = Place(len(table.pile), cards=table.pile)
    places = [*hands.values(), pile]
    drawn = table.agenda[-1]
    if isinstance(drawn, Drawn) and drawn.seat != viewer:
        places.append(set_apart(hands[drawn.seat], drawn.card))
    pool = sorted(hidden for place in places for hidden in place.cards)
    if not share_out(places, pool, chance):
        stir(places, chance)
    table.pile = pile.cards
    for seat, place in hands.items():
        table.hands[seat] = place.hand
    if isinstance(drawn, Drawn) and drawn.seat != viewer:
        [card] = places[-1].cards
        table.hands[drawn.seat] = bytes(sorted([*table.hands[drawn.seat], card]))
        table.agenda[-1] = DRAWN[drawn.seat][card]


def hidden_part(table: SoloTable, viewer: int | None, seat: int) -> Place:
    """The part of this hand that the viewer does not know."""
    seen = seen_in(table.known, viewer, seat)
    hidden = without(table.hands[seat], seen)
    return Place(len(hidden), seen, table.lacks.get(seat, ()), hidden)


def set_apart(hand: Place, card: int) -> Place:
    """The card just drawn is none of the known ones, and may be anything, whatever the hand is known to lack."""
    hand.cards.remove(card)
    hand.size -= 1
    hand.lacks = tuple(Lack(lack.demand, lack.allowed - 1) for lack in hand.lacks)
    return Place(1, cards=[card])
