"""Which cards of the deal the rules have opened to everybody: followed from the true events, card by card.

Equal cards cannot be told apart, so one that leaves a hand is taken to be the one that came first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from forno.core.event import Event
from forno.games.pizza import events as told
from forno.games.pizza.cards import CARD_NAMES, CHEF, Cards
from forno.games.pizza.events import RoundEnded, TurnBegan


def recall(history: Sequence[Event], viewer: int | None, *, perfect: bool) -> list[Event]:
    """All that was heard; or, for a person, what was heard since their own last turn began, nothing older.

    The public is shown what the player on turn is shown.
    """
    if perfect:
        return list(history)
    turns = [(index, event.seat) for index, event in enumerate(history) if isinstance(event, TurnBegan)]
    if not turns:
        return list(history)
    on_turn = turns[-1][1]
    seat = on_turn if viewer is None else viewer
    own = [index for index, turn in turns if turn == seat]
    is_playing = not any(isinstance(event, RoundEnded) for event in history[turns[-1][0] :])
    if seat == on_turn and is_playing:
        own.pop()
    return list(history[own[-1] :]) if own else list(history)


Spot = tuple[str, int]
"""A place of the deal's layout, and which card of it."""


class Opened:
    """The cards of a deal on their way through a game."""

    def __init__(self, layout: Sequence[tuple[str, list[str]]]) -> None:
        self.spots: set[Spot] = set()
        self.orders: dict[tuple[int, str], Spot] = {}
        """The place to which each order was dealt; a seat's orders all differ."""
        self.hands: dict[int, list[tuple[str, Spot]]] = {}
        """The dealt ingredients in each hand, as they came. Later shuffles are no part of the deal."""
        self.kitchen: list[tuple[str, Spot]] = []
        for place, cards in layout:
            self.lay(place, [(card, (place, index)) for index, card in enumerate(cards)])

    def lay(self, place: str, cards: list[tuple[str, Spot]]) -> None:
        name, _, number = place.partition(" ")
        if name == "kitchen":
            self.kitchen = cards
        elif name == "hand":
            self.hands[int(number) - 1] = cards
        else:
            self.orders.update({(int(number) - 1, card): spot for card, spot in cards})

    def follow(self, events: Iterable[Event]) -> None:
        for event in events:
            self.follow_ingredients(event)
            self.follow_orders(event)

    def follow_ingredients(self, event: Event) -> None:
        match event:
            case told.Drew(seat=seat, pile="kitchen", count=count):
                self.draw(seat, count)
            case told.ChefDrawn():
                self.lay_chef_card()
            case told.Announced(seat=seat, kind=kind, number=number, doubles=doubles):
                singles = number - 2 * doubles
                self.open(seat, (2 * kind,) * singles + (2 * kind + 1,) * doubles, keep=False)
            case told.Served() | told.HelpGiven() | told.DuelCommitted():
                self.open(event.seat, event.cards, keep=False)
            case told.DuelAnswered(seat=seat, cards=cards):
                self.open(seat, cards, keep=True)
            case told.CardShown(seat=seat, card=card):
                self.open(seat, (card,), keep=True)
            case told.RoundEnded():
                self.kitchen = []

    def follow_orders(self, event: Event) -> None:
        match event:
            case told.OrderLaid(seat=seat, order=order):
                self.spots.add(self.orders[seat, order])
            case told.SeriesLaid(seat=seat, orders=orders):
                self.spots |= {self.orders[seat, order] for order in orders}
            case told.Rewarded(seat=seat, order=str(order), hidden=False):
                self.spots.add(self.orders[seat, order])

    def draw(self, seat: int, count: int) -> None:
        """The next cards of the first kitchen."""
        drawn, self.kitchen = self.kitchen[:count], self.kitchen[count:]
        self.hands[seat] += drawn

    def lay_chef_card(self) -> None:
        """The chef card was among the cards drawn, and lies open."""
        for card, spot in self.kitchen:
            if card == CARD_NAMES[CHEF]:
                self.spots.add(spot)
        self.kitchen = [(card, spot) for card, spot in self.kitchen if card != CARD_NAMES[CHEF]]

    def open(self, seat: int, cards: Cards, *, keep: bool) -> None:
        """Cards of a hand are shown, and kept or not."""
        hand = list(self.hands[seat])
        for card in cards:
            found = next((held for held in hand if held[0] == CARD_NAMES[card]), None)
            if found is not None:
                hand.remove(found)
                self.spots.add(found[1])
        if not keep:
            self.hands[seat] = hand


def opened(
    layout: Sequence[tuple[str, list[str]]], events: Iterable[Event], served: Iterable[tuple[int, str]]
) -> list[Spot]:
    """The opened cards of a deal; orders served in the end are counted face up. (end.plus-count)"""
    tracked = Opened(layout)
    tracked.follow(events)
    return sorted(tracked.spots | {tracked.orders[order] for order in served})
