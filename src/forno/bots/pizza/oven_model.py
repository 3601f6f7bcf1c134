"""A model of the oven: the cards on the table when it is opened, as far as the seat remembers what went in.

All seats hear what goes into the oven and see every order that is laid on it. A seat that remembers all of it knows the
cards for the next order, except those that the others keep in hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from forno.bots.pizza.recipes import Parts, Recipe, recipes
from forno.games.pizza.cards import CHEF, order_in_oven
from forno.games.pizza.table import NOBODY

ANYTHING = -1
"""A forgotten ingredient."""
SOME_ORDER = -2
"""A forgotten order of somebody else."""
TAKEN = 3.0
"""The expected ingredients of a forgotten order."""
TRUST = 2
"""The most missing ingredients with which another seat's order is expected to be served."""
DUELLED = 3
"""The ingredients of the own kind that go into a duel."""
NO_WAY: Parts = ()


class OvenModel:
    """The expected table after some cards of the oven, by kind, and the cards that each seat needs for its orders."""

    __slots__ = ("chef", "colours", "doubles_fitting", "kinds", "mix", "name", "served", "stock", "twos", "wanted")

    def __init__(
        self,
        name: str,
        colours: Sequence[int],
        kinds: int,
        chef: int,
        mix: Sequence[float],
        *,
        doubles_fitting: bool = False,
    ) -> None:
        self.name = name
        self.colours = colours
        self.kinds = kinds
        self.chef = chef
        """The seat whose kind a takeover asks for; -1 if there is none yet."""
        self.mix = mix
        """The distribution of an unknown card over the kinds."""
        self.doubles_fitting = doubles_fitting
        """Whether the last one needed is a single where one lies there. (bake.doubles-first)"""
        self.stock: list[float] = [0] * kinds
        self.twos: list[float] = [0] * kinds
        """The doubles among the stock."""
        self.wanted: list[list[float]] = [[0] * kinds for _ in colours]
        """The missing ingredients of each seat's orders in the oven."""
        self.served = [0.0] * len(colours)
        """The expected number of served orders of each seat."""

    def copy(self) -> OvenModel:
        """Return a copy, to try another continuation."""
        other = OvenModel(
            self.name, self.colours, self.kinds, self.chef, self.mix, doubles_fitting=self.doubles_fitting
        )
        other.stock, other.twos, other.served = [*self.stock], [*self.twos], [*self.served]
        other.wanted = [[*kinds] for kinds in self.wanted]
        return other

    # --- what goes in

    def read(self, oven: Iterable[int], me: int = NOBODY, hand: Sequence[float] = ()) -> OvenModel:
        """Add cards in the order in which they were played; for own orders the hand is known."""
        for code in oven:
            if 0 <= code < CHEF:
                kind, double = code >> 1, code & 1
                self.stock[kind] += 1 + double
                self.twos[kind] += double
            elif code == ANYTHING:
                for kind, share in enumerate(self.mix):
                    self.stock[kind] += share
            elif code == SOME_ORDER:
                self.take_somehow()
            else:
                seat, number = order_in_oven(code)
                self.lay(seat, recipes(self.name, self.colours[seat])[number], hand if seat == me else None)
        return self

    def add(self, kind: int, worth: int) -> None:
        self.stock[kind] += worth
        self.twos[kind] += worth - 1

    def add_cards(self, cards: Iterable[int]) -> None:
        for card in cards:
            self.add(card >> 1, 1 + (card & 1))

    def take_somehow(self) -> None:
        """Take the ingredients of a forgotten order, of all kinds in proportion."""
        total = sum(self.stock)
        left = max(0.0, total - TAKEN) / total if total else 0.0
        self.stock = [number * left for number in self.stock]

    # --- orders

    def lay(self, seat: int, recipe: Recipe, hand: Sequence[float] | None = None) -> None:
        """Add an order: decide whether it will be served, and take its ingredients."""
        if recipe.is_plain:
            self.serve(seat, self.nearest(recipe.ways, self.spare(seat, hand)), hand)
            return
        card = recipe.card
        if card.contest:
            self.contest(seat, card.contest, card.own, hand)
        elif card.anything:
            self.feast(seat, card.anything, hand)
        elif card.crossed_out >= 0 and self.stock[card.crossed_out] >= 0.5:
            return
        elif card.double_cards:
            self.take_doubles(seat)
        else:
            self.serve(seat, self.way_for(recipe, self.spare(seat, hand)), hand)

    def spare(self, seat: int, hand: Sequence[float] | None) -> list[float] | None:
        """Return the cards of a hand that its orders in the oven do not need."""
        return (
            None if hand is None else [max(0, held - kept) for held, kept in zip(hand, self.wanted[seat], strict=True)]
        )

    def serve(self, seat: int, way: Parts, hand: Sequence[float] | None) -> None:
        if not way:
            return
        stock, wanted = self.stock, self.wanted[seat]
        lack = 0.0
        short = 0.0
        for kind, number in way:
            missing = number - stock[kind]
            if missing > 0:
                lack += missing
                if hand is not None:
                    short += max(0, missing + wanted[kind] - hand[kind])
                wanted[kind] += missing
        if lack <= TRUST if hand is None else short <= 0.5:
            self.served[seat] += 1
            for kind, number in way:
                self.take(kind, number)

    def take(self, kind: int, number: float) -> None:
        """Take ingredients from the table, doubles first; at some tables a single for the last. (bake.doubles-first)"""
        stock, twos = self.stock, self.twos
        if twos[kind]:
            spares_double = self.doubles_fitting and stock[kind] > 2 * twos[kind]
            doubles = min(twos[kind], number // 2 if spares_double else (number + 1) // 2)
            twos[kind] -= doubles
            number = max(number, 2 * doubles)
        stock[kind] = max(0, stock[kind] - number)

    def feast(self, seat: int, number: int, hand: Sequence[float] | None) -> None:
        """Serve an order of so many ingredients of any kinds: it takes all there are."""
        lack = number - sum(self.stock)
        trust = TRUST + 1 if hand is None else sum(hand) - sum(self.wanted[seat])
        if lack <= trust:
            self.served[seat] += 1
            if lack > 0 and hand is not None:
                for kind in range(self.kinds):
                    self.wanted[seat][kind] += lack / self.kinds
            self.stock = [0] * self.kinds
            self.twos = [0] * self.kinds

    def contest(self, seat: int, contest: str, own: int, hand: Sequence[float] | None) -> None:
        self.served[seat] += 0.5
        if contest == "duel" and self.stock[own] + (0 if hand is None else hand[own]) >= 2:
            self.take(own, min(self.stock[own], DUELLED))

    def take_doubles(self, seat: int) -> None:
        there = [kind for kind in range(self.kinds) if self.twos[kind] >= 1]
        if len(there) >= 2:
            self.served[seat] += 1
            for kind in there[:2]:
                self.take(kind, 2)

    # --- ways

    def way_for(self, recipe: Recipe, hand: Sequence[float] | None) -> Parts:
        """Return the nearest way: with the least missing from table and hand, then from the table."""
        card, stock = recipe.card, self.stock
        if recipe.ladder:
            there = stock if hand is None else [s + h for s, h in zip(stock, hand, strict=True)]
            order = sorted(range(self.kinds), key=there.__getitem__, reverse=True)
            return tuple(zip(order, recipe.ladder, strict=False))
        if card.scarcest:
            return self.scarcest_way(card.own, card.scarcest, hand)
        if card.chef:
            return ((self.colours[self.chef], card.chef),) if self.chef >= 0 else NO_WAY
        return self.nearest(recipe.ways, hand)

    def nearest(self, ways: Sequence[Parts], hand: Sequence[float] | None) -> Parts:
        """Return the nearest of some ways."""
        if len(ways) == 1:
            return ways[0]
        stock, best, least = self.stock, NO_WAY, 1e9
        for way in ways:
            cost = 0.0
            for kind, number in way:
                missing = number - stock[kind]
                if missing > 0:
                    cost += missing
                    if hand is not None and missing > hand[kind]:
                        cost += 10 * (missing - hand[kind])
            if cost < least:
                best, least = way, cost
                if not cost:
                    break
        return best

    def scarcest_way(self, own: int, number: int, hand: Sequence[float] | None) -> Parts:
        """Return the way with the rarest kind on the table."""
        there = [(left, kind) for kind, left in enumerate(self.stock) if left >= 0.5 and kind != own]
        if not there:
            return NO_WAY
        fewest = min(there)[0]
        rare = [kind for left, kind in there if left <= fewest + 0.25]
        best = rare[0] if hand is None else max(rare, key=hand.__getitem__)
        return ((own, 1), (best, number))
