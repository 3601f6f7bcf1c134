"""Which cards of the first deal the rules have opened to everybody: followed from the true events.

Equal cards cannot be told apart, so one that leaves a hand is taken to be the one that came first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from forno.core.event import Event
from forno.games.solo.cards import NAMES
from forno.games.solo.events import Drew, HandEnded, HandsPassed, HandsSwapped, Played, Reshuffled

Spot = tuple[str, int]
"""A place of the deal's layout, and which card of it."""


class Opened:
    """The cards of the first hand on their way; what was shuffled later is no part of that deal."""

    def __init__(self, layout: Sequence[tuple[str, list[str]]]) -> None:
        places = {place: [(card, (place, index)) for index, card in enumerate(cards)] for place, cards in layout}
        self.spots: set[Spot] = {spot for _, spot in places.pop("start")}
        self.pile = places.pop("pile")
        self.hands = list(places.values())

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            match event:
                case HandEnded():
                    return
                case Reshuffled():
                    self.pile = []
                case Drew(seat=seat, count=count):
                    drawn, self.pile = self.pile[:count], self.pile[count:]
                    self.hands[seat] = self.hands[seat] + drawn
                case Played(seat=seat, cards=cards):
                    for card in cards:
                        self.play(seat, NAMES[card])
                case HandsSwapped(seat=seat, other=other):
                    self.hands[seat], self.hands[other] = self.hands[other], self.hands[seat]
                case HandsPassed(direction=direction):
                    seats = range(len(self.hands))
                    self.hands = [self.hands[(seat - direction) % len(seats)] for seat in seats]

    def play(self, seat: int, card: str) -> None:
        found = next((held for held in self.hands[seat] if held[0] == card), None)
        if found is not None:
            self.hands[seat] = [held for held in self.hands[seat] if held != found]
            self.spots.add(found[1])


def opened(layout: Sequence[tuple[str, list[str]]], events: Iterable[Event]) -> list[Spot]:
    """The opened cards of the first deal."""
    tracked = Opened(layout)
    tracked.follow(events)
    return sorted(tracked.spots)
