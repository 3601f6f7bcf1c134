"""What a pizza player may reckon with: its own cards, and what probably lies in the oven.

Nobody may look into the oven, and this player remembers nothing: it goes by how many cards lie there, by how many
orders are among them, and by what it does not hold itself.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp

from forno.games.pizza.cards import Counts, counted, worth
from forno.games.pizza.orders import OrderCard, Way
from forno.games.pizza.variants import variant
from forno.games.pizza.view import PizzaView

EATEN = 0.8
"""So many ingredients that others would have wanted too go into each order in the oven: found by playing."""
DUEL = (0.05, 0.15, 0.3, 0.5, 0.7, 0.85)
"""How likely a duel is won, by how many of the own kind are held."""


class Outlook:
    """One seat's reckoning: what it holds, and what of each kind is likely to be there for its next order."""

    def __init__(self, view: PizzaView, *, has_put: bool = False) -> None:
        assert view.viewer is not None
        assert view.ingredients is not None
        assert view.orders is not None
        self.view = view
        self.variant = variant(view.variant)
        self.place = view.places[view.viewer]
        self.kinds = len(self.variant.kinds)
        self.hand: Counts = counted(view.ingredients, 2 * self.kinds)
        self.held = [worth(self.hand, kind) for kind in range(self.kinds)]
        deck = {order.name: order for order in self.variant.orders_for(self.place.own)}
        self.orders = [deck[name] for name in view.orders]
        self.total = len(deck)
        self.sure = self.just_put() if has_put else [0] * self.kinds
        self.likely = self.spread(self.free_in_oven())

    # --- the oven

    def just_put(self) -> list[int]:
        """What lies on top is what this seat has just put: as many cards as its hand is short of."""
        sure, top = [0] * self.kinds, self.view.top
        if isinstance(top, int):
            missing = self.variant.hand - self.place.ingredients - self.place.orders
            sure[top // 2] = max(1, missing) + top % 2
        return sure

    def laid(self) -> int:
        """How many orders lie in the oven: all that lie nowhere else."""
        places = self.view.places
        elsewhere = sum(place.orders + place.waiter + place.gone for place in places)
        return self.total * len(places) - elsewhere - self.view.served_pile - len(self.view.open)

    def own_laid(self) -> int:
        """How many of them are its own; where served orders are hidden, its share."""
        place = self.place
        if place.served is None:
            return round(self.laid() / len(self.view.places))
        return self.total - place.orders - place.waiter - place.gone - len(place.served)

    def free_in_oven(self) -> float:
        """How many ingredients of the oven no earlier order takes."""
        laid = self.laid()
        return max(0.0, self.view.oven - laid - sum(self.sure) - EATEN * laid)

    def spread(self, number: float) -> list[float]:
        """So many unseen ingredients by kind: what one holds oneself lies less often elsewhere."""
        deck = self.variant.deck(len(self.view.places))
        unseen = [max(1, worth(deck, kind) - self.held[kind]) for kind in range(self.kinds)]
        return [number * left / sum(unseen) for left in unseen]

    # --- an order

    def odds(self, order: OrderCard) -> float:
        """How likely it is served, if it is laid now and its cards are kept."""
        if order.contest:
            return self.contest_odds(order)
        if order.anything:
            there = sum(self.held) + sum(self.sure)
            return at_least(order.anything - there, sum(self.likely))
        if order.double_cards:
            doubles = sum(map(bool, self.hand[1::2]))
            return (0.15, 0.45, 1.0)[min(doubles, 2)]
        chance = max((self.way_odds(way) for way in self.ways_of(order)), default=0.0)
        return chance * exp(-self.likely[order.own] - self.sure[order.own]) if order.crossed_out >= 0 else chance

    def contest_odds(self, order: OrderCard) -> float:
        if order.contest == "duel":
            there = round(self.likely[order.own]) + self.held[order.own]
            return DUEL[min(there, len(DUEL) - 1)]
        return 0.18 * sum(map(bool, self.held))

    def ways_of(self, order: OrderCard) -> tuple[Way, ...]:
        """The ways to serve it; where that depends on the table, those that may well come up."""
        if order.scarcest:
            rare = min((kind for kind in range(self.kinds) if kind != order.own), key=self.there)
            return (way_of(self.kinds, {order.own: 1, rare: order.scarcest}),)
        if order.chef:
            holder = self.view.holder if self.view.holder >= 0 else self.view.starter
            return (way_of(self.kinds, {self.view.places[holder].own: order.chef}),)
        return order.ways

    def there(self, kind: int) -> float:
        return self.likely[kind] + self.sure[kind]

    def way_odds(self, way: Way) -> float:
        chance = 1.0
        for kind, number in enumerate(way):
            lack = number - self.held[kind] - self.sure[kind]
            if lack > 0:
                chance *= at_least(lack, self.likely[kind])
        return chance

    def best_way(self, order: OrderCard) -> Way:
        """The likeliest way, as numbers by kind; nothing where no kind is named. Wanted doubles are kept."""
        if order.double_cards:
            return tuple(2 if double else 0 for double in self.hand[1::2])
        return max(self.ways_of(order), key=self.way_odds, default=(0,) * self.kinds)


def way_of(kinds: int, numbers: dict[int, int]) -> Way:
    return tuple(numbers.get(kind, 0) for kind in range(kinds))


@lru_cache(maxsize=4096)
def tail(number: int, tenths: int) -> float:
    """How likely at least so many come, if so many tenths are expected (after Poisson)."""
    mean = tenths / 10
    term = missing = exp(-mean)
    for count in range(1, number):
        term *= mean / count
        missing += term
    return max(0.0, 1 - missing)


def at_least(number: int, expected: float) -> float:
    return 1.0 if number <= 0 else tail(number, round(10 * expected))
