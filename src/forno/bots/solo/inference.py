"""Inference from the events of SOLO: the hidden cards, and the cards that the other seats lack.

A seat that draws had nothing that fitted, or wanted it to seem so; a seat that draws a penalty could not raise it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from forno.core.event import Event
from forno.games.solo import events
from forno.games.solo.cards import COLOUR_OF, DECK, DRAW_FOURS, DRAW_TWOS
from forno.games.solo.knowledge.known import Lacks, note_drew, note_lack, note_lost, without
from forno.games.solo.rules.following import FOLLOW, RAISE_SAME, demand_of

WHOLE_DECK = bytes(DECK)
FULL = len(DECK)
"""A hand size so large that no lack is dropped as uninformative."""


class HandInference:
    """Follows one hand from the events that a seat heard."""

    __slots__ = ("colour", "discards", "forgot", "lacks", "penalty", "players", "top")

    def __init__(self, players: int) -> None:
        self.players = players
        self.lacks: Lacks = {}
        self.forgot = False
        """Whether a seat has just forgotten to call: then the next cards drawn show nothing."""
        self.discards = b""
        self.top = 0
        self.colour = 0
        self.penalty = 0

    def listen(self, told: Sequence[Event]) -> None:
        for event in since_the_deal(told):
            if note := NOTES.get(type(event)):
                note(self, event)

    # --- what is told

    def started(self, event: events.Started) -> None:
        self.lay(event.card)

    def played(self, event: events.Played) -> None:
        for card in event.cards:
            if event.seat in self.lacks:
                note_lost(self.lacks, event.seat, card, FULL, drawn=event.drawn)
            self.lay(card)

    def lay(self, card: int) -> None:
        self.discards += bytes([card])
        self.top, self.colour = card, COLOUR_OF[card]
        self.penalty += 2 * (card in DRAW_TWOS) + 4 * (card in DRAW_FOURS)

    def forgotten(self, event: events.Forgot) -> None:
        self.forgot = True

    def colour_named(self, event: events.ColourNamed) -> None:
        self.colour = event.colour

    def drew(self, event: events.Drew) -> None:
        """Note the lack that drawn cards show, one or a penalty."""
        if not self.forgot:
            note_lack(self.lacks, event.seat, self.demand)
        self.forgot = False
        note_drew(self.lacks, event.seat, event.count)

    def kept(self, event: events.Kept) -> None:
        """Note that the drawn card did not fit either."""
        note_lack(self.lacks, event.seat, self.demand)

    def passed(self, event: events.Passed) -> None:
        note_lack(self.lacks, event.seat, self.demand)
        self.penalty = 0

    def penalty_taken(self, event: events.PenaltyTaken) -> None:
        self.penalty = 0

    def hands_swapped(self, event: events.HandsSwapped) -> None:
        moved = {event.seat: event.other, event.other: event.seat}
        self.lacks = {moved.get(holder, holder): lacks for holder, lacks in self.lacks.items()}

    def hands_passed(self, event: events.HandsPassed) -> None:
        self.lacks = {(holder + event.direction) % self.players: lacks for holder, lacks in self.lacks.items()}

    def reshuffled(self, event: events.Reshuffled) -> None:
        self.discards = self.discards[-1:]

    # --- what follows from it

    @property
    def demand(self) -> int:
        """Return what a card must answer now."""
        return demand_of(self.top, self.colour, RAISE_SAME if self.penalty else FOLLOW)

    def hidden(self, seen: bytes) -> bytes:
        """Return the cards that have not been seen."""
        return bytes(sorted(without(without(WHOLE_DECK, self.discards), seen)))


def since_the_deal(told: Sequence[Event]) -> Sequence[Event]:
    """Return the events of the present hand."""
    for at in range(len(told) - 1, -1, -1):
        if type(told[at]) is events.HandBegan:
            return told[at:]
    return told


NOTES: dict[type[Event], Callable[[HandInference, Any], None]] = {
    events.Started: HandInference.started,
    events.Played: HandInference.played,
    events.Forgot: HandInference.forgotten,
    events.ColourNamed: HandInference.colour_named,
    events.Drew: HandInference.drew,
    events.Kept: HandInference.kept,
    events.Passed: HandInference.passed,
    events.PenaltyTaken: HandInference.penalty_taken,
    events.HandsSwapped: HandInference.hands_swapped,
    events.HandsPassed: HandInference.hands_passed,
    events.Reshuffled: HandInference.reshuffled,
}
