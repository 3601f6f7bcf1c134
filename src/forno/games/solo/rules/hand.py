"""One hand of SOLO, from the deal to the count; a game is as many hands as it takes.

The order in which a deal uses chance is fixed, so that anybody can check it (docs/fairness.md):
the first dealer, unless one is named, is `chance.below(players)`, drawn before the cards; then, for each
hand, the deck in the order of `deck.toml` is shuffled with `chance.shuffle`. Its last card is the top. From the
top, the seat after the dealer gets its eight cards, then the next seat, and so on to the dealer; the next
card is the start card, and the rest is the draw pile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from forno.core.step import Step
from forno.games.solo.cards import COLOUR_OF, DRAW_FOURS, DRAW_TWOS, NUMBERS, REVERSES, points_of
from forno.games.solo.events import Dealt, GameEnded, HandBegan, HandEnded, Started
from forno.games.solo.rules.effects import reverse
from forno.games.solo.rules.turn import NEXT_TURN
from forno.games.solo.table import LEFT, SoloTable

NOBODY: Final = -1


class CountHand(Step[SoloTable], frozen=True):
    """The hand is over, and those who still hold cards add up their values (solo.points). A total over 300
    ends the game (solo.game-end); else the deal moves one seat to the left (solo.first-player)."""

    def happen(self, table: SoloTable) -> None:
        points = tuple(map(points_of, table.hands))
        table.totals = [total + cost for total, cost in zip(table.totals, points, strict=True)]
        out = table.hands.index(b"") if b"" in table.hands else NOBODY
        table.tell(HandEnded, out, points, tuple(table.totals))
        if max(table.totals) > table.variant.goal or table.number == table.variant.rounds:
            table.tell(GameEnded, tuple(table.totals), winners(table.totals))
        else:
            table.dealer = (table.dealer + 1) % table.players
            begin_hand(table)


COUNT_HAND = CountHand()


def winners(totals: Sequence[float]) -> tuple[int, ...]:
    """The lowest total wins; equal totals share the win. (solo.game-end)"""
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def begin_hand(table: SoloTable) -> None:
    """Shuffle, deal, turn up a card, and let the first player obey it. (solo.deal)"""
    table.number += 1
    table.tell(HandBegan, table.number, table.dealer)
    table.direction = LEFT
    table.idle = 0
    table.last = table.dealer
    table.known.clear()
    table.gone.clear()
    table.lacks.clear()
    table.pile = [*table.variant.deck]
    table.chance.shuffle(table.pile)
    deal_cards(table)
    turn_up(table)
    table.agenda.extend((COUNT_HAND, NEXT_TURN[table.dealer]))


def deal_cards(table: SoloTable) -> None:
    """Eight cards each, from the dealer's left. (solo.deal)"""
    each = table.variant.dealt
    for place in range(1, table.players + 1):
        seat = (table.dealer + place) % table.players
        cards = table.pile[: -each - 1 : -1]
        del table.pile[-each:]
        table.hands[seat] = bytes(sorted(cards))
        table.tell(Dealt, seat, each, tuple(table.hands[seat]))


def turn_up(table: SoloTable) -> None:
    """The next card starts the discards, or (start-card=number) the next number, on top of what was turned
    over before it. (solo.start-card, solo.start-number)"""
    number_wanted = table.options["start-card"] == "number"
    table.discards = []
    table.top = table.pile.pop()
    table.tell(Started, table.top)
    while number_wanted and table.top not in NUMBERS and table.pile:
        table.discards.append(table.top)
        table.top = table.pile.pop()
        table.tell(Started, table.top)
    table.colour = COLOUR_OF[table.top]
    obey_start(table)


def obey_start(table: SoloTable) -> None:
    """The first player obeys the start card as if it had just been played; after a black one any card may
    follow, swap and pass-on do nothing, and a skip acts as always. (solo.start-card)"""
    if table.top in REVERSES:
        reverse(table, table.dealer)
    elif table.top in DRAW_TWOS:
        table.penalty = 2
    elif table.top in DRAW_FOURS:
        table.penalty = 4
    table.ask_anew()
