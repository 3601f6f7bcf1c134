"""What an order needs, and how table and hands can cover it. (bake.doubles-first, bake.hand-cover)

Three sorts of need share one interface: so many of each kind, double cards of some kinds, or so many
of anything. A way is one possibility; what a way lacks is what the table does not have for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from forno.games.pizza.cards import Cards, Counts, counted, listed, value, worth
from forno.games.pizza.orders import Way

Lack = tuple[int, ...]
"""What is missing, by kind; for a need of anything, one number."""


class Need:
    """So many of each kind, in one or several ways."""

    __slots__ = ("ways",)

    def __init__(self, ways: Sequence[Way]) -> None:
        self.ways = tuple(ways)

    @property
    def leaves_choice(self) -> bool:
        return len(self.ways) > 1

    def can_be_served(self, columns: Counts) -> bool:
        """By the table alone?"""
        return any(not any(self.lack(columns, way)) for way in self.ways)

    def lack(self, columns: Counts, way: Way) -> Lack:
        return tuple(max(0, number - worth(columns, kind)) for kind, number in enumerate(way))

    def taken(self, columns: Counts, way: Way) -> Cards:
        """The table's cards that go in: doubles before singles, as long as something is needed."""
        counts = [0] * len(columns)
        for kind, number in enumerate(way):
            doubles = min(columns[2 * kind + 1], (number + 1) // 2)
            counts[2 * kind + 1] = doubles
            counts[2 * kind] = min(columns[2 * kind], max(0, number - 2 * doubles))
        return listed(counts)

    def covers(self, hand: Counts, lack: Lack) -> list[Cards]:
        """All sets of cards of a hand that cover what is missing, none of them superfluous."""
        parts = [self.covers_of_kind(hand, kind, number) for kind, number in enumerate(lack) if number]
        return [tuple(sorted(sum(chosen, ()))) for chosen in product(*parts)]

    def covers_of_kind(self, hand: Counts, kind: int, number: int) -> list[Cards]:
        singles, doubles = hand[2 * kind], hand[2 * kind + 1]
        found = [
            (2 * kind,) * (number - 2 * double) + (2 * kind + 1,) * double
            for double in range(min(doubles, number // 2) + 1)
            if number - 2 * double <= singles
        ]
        if number % 2 and number // 2 < doubles:
            found.append((2 * kind + 1,) * (number // 2 + 1))
        return found

    def requests(self, hand: Counts, lack: Lack) -> Iterator[tuple[Cards, Cards]]:
        """All that can be asked of what is missing, with the pledges that cover the rest. (help.exact)"""
        for asked in product(*(range(number, -1, -1) for number in lack)):
            if any(asked):
                rest = tuple(number - part for number, part in zip(lack, asked, strict=True))
                for pledge in self.covers(hand, rest):
                    yield self.written(asked), pledge

    def written(self, way: Sequence[int]) -> Cards:
        """A way, or a part of it, as it is written in a move."""
        return tuple(2 * kind for kind, number in enumerate(way) for _ in range(number))

    def read(self, cards: Cards, kinds: int) -> Way | None:
        """The other way round; None if such cards mean nothing here."""
        way = tuple(cards.count(2 * kind) for kind in range(kinds))
        return way if sum(way) == len(cards) else None

    def amount(self, cards: Cards, kind: int) -> int:
        """How much of a kind these cards are, in the unit of this need."""
        return value(card for card in cards if card // 2 == kind)

    def pledges(self, columns: Counts, hand: Counts, request: Cards) -> Iterator[tuple[Way, Cards]]:
        """Every way and pledge from such a hand that a request fits. (help.exact)"""
        for way in self.ways:
            lack = self.lack(columns, way)
            asked = self.read(request, len(lack))
            if asked is not None and all(part <= number for part, number in zip(asked, lack, strict=True)):
                rest = tuple(number - part for number, part in zip(lack, asked, strict=True))
                for pledge in self.covers(hand, rest):
                    yield way, pledge

    def could_pledge(self, columns: Counts, request: Cards, deck: Counts, size: int) -> list[Counts]:
        """Every set of cards that the asker of a request may hold for it, as far as anybody can tell."""
        sets = dict.fromkeys(pledge for _, pledge in self.pledges(columns, deck, request) if len(pledge) <= size)
        return [counted(pledge, len(deck)) for pledge in sets]


class DoubleCards(Need):
    """Double cards of named kinds; singles never stand for them. (order.two-doubles)"""

    __slots__ = ()

    def lack(self, columns: Counts, way: Way) -> Lack:
        return tuple(max(0, number - columns[2 * kind + 1]) for kind, number in enumerate(way))

    def taken(self, columns: Counts, way: Way) -> Cards:
        return tuple(
            2 * kind + 1
            for kind, number in enumerate(way)
            for _ in range(min(number, columns[2 * kind + 1]))
        )

    def covers_of_kind(self, hand: Counts, kind: int, number: int) -> list[Cards]:
        return [(2 * kind + 1,) * number] if hand[2 * kind + 1] >= number else []

    def written(self, way: Sequence[int]) -> Cards:
        return tuple(2 * kind + 1 for kind, number in enumerate(way) for _ in range(number))

    def read(self, cards: Cards, kinds: int) -> Way | None:
        way = tuple(cards.count(2 * kind + 1) for kind in range(kinds))
        return way if sum(way) == len(cards) else None

    def amount(self, cards: Cards, kind: int) -> int:
        return cards.count(2 * kind + 1)


class Anything(Need):
    """At least so many ingredients of any kinds; all that the table has goes in. (order.bombastica)"""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__([()])
        self.number = number

    def lack(self, columns: Counts, way: Way) -> Lack:
        return (max(0, self.number - value(listed(columns))),)

    def taken(self, columns: Counts, way: Way) -> Cards:
        return listed(columns)

    def covers(self, hand: Counts, lack: Lack) -> list[Cards]:
        """Exactly what is missing, or with doubles alone one more."""
        (number,) = lack
        found: list[Cards] = []
        for counts in product(*(range(held + 1) for held in hand)):
            total = sum(count * (1 + card % 2) for card, count in enumerate(counts))
            if total == number or (total == number + 1 and not any(counts[::2])):
                found.append(listed(counts))
        return sorted(found)

    def pledges(self, columns: Counts, hand: Counts, request: Cards) -> Iterator[tuple[Way, Cards]]:
        """Only the number asked counts, not the kinds."""
        (number,) = self.lack(columns, ())
        for pledge in self.covers(hand, (number - len(request),)):
            yield (), pledge

    def could_pledge(self, columns: Counts, request: Cards, deck: Counts, size: int) -> list[Counts]:
        """Only the number counts; with so few cards, some of them must be doubles."""
        (number,) = self.lack(columns, ())
        doubles = number - len(request) - size
        if doubles <= 0:
            return [[0] * len(deck)]
        odd = [count if card % 2 else 0 for card, count in enumerate(deck)]
        sets = product(*(range(min(count, doubles) + 1) for count in odd))
        return [list(counts) for counts in sets if sum(counts) == doubles]
