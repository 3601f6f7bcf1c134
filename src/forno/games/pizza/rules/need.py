"""What an order needs, and how table and hands can cover it. (bake.doubles-first, bake.hand-cover)

Three sorts of need share one interface: so many of each kind, double cards of some kinds, or so many
of anything. A way is one possibility; what a way lacks is what the table does not have for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import product
from operator import add, le, lt, sub

from forno.games.pizza.cards import Cards, Counts, counted, listed, value
from forno.games.pizza.events import Amount
from forno.games.pizza.orders import OrderCard, Way
from forno.games.pizza.variants import variant

Lack = tuple[int, ...]
"""What is missing, by kind; for a need of anything, one number."""


FEW_WAYS = 4
"""With more ways than that, a look at the whole is worth it before a look at each."""


class Need:
    """So many of each kind, in one or several ways."""

    def __init__(self, ways: Sequence[Way], *, doubles_fitting: bool = False) -> None:
        self.ways = tuple(ways)
        self.doubles_fitting = doubles_fitting
        """Whether a last one is a single where one lies there, by the option `doubles`. (bake.doubles-first)"""
        self.leaves_choice = len(self.ways) > 1
        self.parts = [[(kind, number) for kind, number in enumerate(way) if number] for way in self.ways]
        """The kinds that each way needs, with their numbers."""
        self.pattern = [min(numbers) for numbers in zip(*(sorted(way, reverse=True) for way in self.ways), strict=True)]
        """What the most plentiful kind, the next one, ... must have at least for any way."""
        self.parts_of = dict(zip(self.ways, self.parts, strict=True))
        self.writing = {way: self.written(way) for way in self.ways}
        """How each way is written in a move, and what each writing means."""
        self.written_ways = {written: way for way, written in self.writing.items()}

    def stock(self, counts: Counts) -> Counts:
        """How much of each kind these cards are, in the unit of this need."""
        doubles = counts[1::2]
        if not any(doubles):
            return counts[::2]
        return [single + 2 * double for single, double in zip(counts[::2], doubles, strict=True)]

    def can_be_served(self, columns: Counts) -> bool:
        """By the table alone?"""
        return any(self.ways_within(self.stock(columns)))

    def ways_within(self, stock: Counts) -> Iterator[Way]:
        """The ways that need no more than this."""
        if len(self.ways) > FEW_WAYS and any(map(lt, sorted(stock, reverse=True), self.pattern)):
            return
        for way, parts in zip(self.ways, self.parts):  # noqa: B905, it is hot
            for kind, number in parts:
                if stock[kind] < number:
                    break
            else:
                yield way

    def ways_to_pay(self, columns: Counts, hand: Counts) -> Iterator[Way]:
        """The ways that table and hand together can serve."""
        return self.ways_within(list(map(add, self.stock(columns), self.stock(hand))))

    def payable(self, columns: Counts, hand: Counts) -> Iterator[tuple[Way, Cards, list[Cards]]]:
        """Each way that table and hand together can serve: the table's cards, and all sets from hand that do it."""
        stock = self.stock(columns)
        pieces: dict[tuple[int, int], tuple[Cards, Sequence[Cards]]] = {}
        for way in self.ways_within(list(map(add, stock, self.stock(hand)))):
            taken: Cards = ()
            sets: list[Cards] = [()]
            for part in self.parts_of[way]:
                piece = pieces.get(part)
                if piece is None:
                    piece = pieces[part] = self.piece(columns, stock, hand, *part)
                taken += piece[0]
                if piece[1]:
                    sets = [cards + more for cards in sets for more in piece[1]]
            yield way, taken, sets

    def piece(
        self, columns: Counts, stock: Counts, hand: Counts, kind: int, number: int
    ) -> tuple[Cards, Sequence[Cards]]:
        """One kind of a way: what the table gives, and how the hand can cover the rest, if there is any."""
        lack = number - stock[kind]
        return self.taken_of_kind(columns, kind, number), self.covers_of_kind(hand, kind, lack) if lack > 0 else ()

    def covers_beside(self, stock: Counts, hand: Counts, parts: list[tuple[int, int]]) -> list[Cards]:
        """All sets of cards of a hand that cover what a way lacks beside what is there."""
        lack = [(kind, number - stock[kind]) for kind, number in parts if number > stock[kind]]
        return self.covers(hand, lack) if lack else [()]

    def lack(self, columns: Counts, way: Way) -> Lack:
        return self.lack_beside(self.stock(columns), way)

    def lack_beside(self, stock: Counts, way: Way) -> Lack:
        """What a way lacks beside what is there."""
        return tuple([max(0, number) for number in map(sub, way, stock)])

    def missing(self, columns: Counts) -> tuple[Amount, ...]:
        """Return the amounts that the table lacks for the nearest way. Each lists all kinds that would do as well."""
        lacks = {self.lack(columns, way) for way in self.ways}
        fewest = min(map(sum, lacks))
        nearest = {lack for lack in lacks if sum(lack) == fewest}
        lack = max(nearest)
        return tuple(
            Amount(number, tuple(other for other in range(len(lack)) if exchanged(lack, kind, other) in nearest))
            for kind, number in enumerate(lack)
            if number
        )

    def taken(self, columns: Counts, way: Way) -> Cards:
        """The table's cards that go in, as long as something is needed. (bake.doubles-first)"""
        cards: Cards = ()
        for kind, number in self.parts_of[way]:
            cards += self.taken_of_kind(columns, kind, number)
        return cards

    def taken_of_kind(self, columns: Counts, kind: int, number: int) -> Cards:
        take = taken_fitting if self.doubles_fitting else taken_doubles_first
        return take(kind, columns[2 * kind], columns[2 * kind + 1], number)

    def covers(self, hand: Counts, lack: Iterable[tuple[int, int]]) -> list[Cards]:
        """All sets of cards of a hand that cover what is missing of each kind, none of them superfluous."""
        found: list[Cards] = [()]
        for kind, number in lack:
            if number:
                covers = self.covers_of_kind(hand, kind, number)
                if not covers:
                    return []
                found = [cards + more for cards in found for more in covers]
        return found

    def covers_of_kind(self, hand: Counts, kind: int, number: int) -> Sequence[Cards]:
        return covers_of_kind(kind, hand[2 * kind], hand[2 * kind + 1], number)

    def requests(self, hand: Counts, lack: Lack) -> list[tuple[Cards, Cards]]:
        """All that can be asked of what is missing, with the pledges that cover the rest. (help.exact)"""
        found: list[tuple[Cards, Cards]] = [((), ())]
        for kind, number in enumerate(lack):
            if number:
                parts = self.requests_of_kind(hand, kind, number)
                found = [(asked + more, pledge + rest) for asked, pledge in found for more, rest in parts]
        return [(asked, pledge) for asked, pledge in found if asked]

    def requests_of_kind(self, hand: Counts, kind: int, number: int) -> Sequence[tuple[Cards, Cards]]:
        unit = (self.unit(kind),)
        found: list[tuple[Cards, Cards]] = [(unit * number, ())]
        if hand[2 * kind] or hand[2 * kind + 1]:
            for asked in range(number - 1, -1, -1):
                found += [(unit * asked, pledge) for pledge in self.covers_of_kind(hand, kind, number - asked)]
        return found

    def unit(self, kind: int) -> int:
        """The card that stands for one of a kind in a way or a request."""
        return 2 * kind

    def written(self, way: Sequence[int]) -> Cards:
        """A way, or a part of it, as it is written in a move."""
        cards: Cards = ()
        for kind, number in enumerate(way):
            cards += (self.unit(kind),) * number
        return cards

    def read(self, cards: Cards, kinds: int) -> Way | None:
        """The other way round; None if such cards mean nothing here."""
        return numbers_of(cards, self.unit(0), kinds)

    def amount(self, cards: Cards, kind: int) -> int:
        """How much of a kind these cards are, in the unit of this need."""
        return value(card for card in cards if card // 2 == kind)

    def pledges(self, columns: Counts, hand: Counts, request: Cards) -> Iterator[tuple[Way, Cards]]:
        """Every way and pledge from such a hand that a request fits. (help.exact)"""
        stock = self.stock(columns)
        asked = self.read(request, len(stock))
        for way in self.ways:
            lack = self.lack_beside(stock, way)
            if asked is not None and all(map(le, asked, lack)):
                for pledge in self.covers(hand, enumerate(map(sub, lack, asked))):
                    yield way, pledge

    def could_pledge(self, columns: Counts, request: Cards, deck: Counts, size: int) -> list[Counts]:
        """Every set of cards that the asker of a request may hold for it, as far as anybody can tell."""
        stock, asked = self.stock(columns), self.read(request, len(columns) // 2)
        if any(self.lack_beside(stock, way) == asked for way in self.ways):
            return [[0] * len(deck)]
        sets = dict.fromkeys(pledge for _, pledge in self.pledges(columns, deck, request) if len(pledge) <= size)
        return [counted(pledge, len(deck)) for pledge in sets]


class DoubleCards(Need):
    """Double cards of named kinds; singles never stand for them. (order.two-doubles)"""

    def stock(self, counts: Counts) -> Counts:
        return counts[1::2]

    def missing(self, columns: Counts) -> tuple[Amount, ...]:
        number = sum(amount.number for amount in super().missing(columns))
        kinds = tuple(kind for kind, there in enumerate(self.stock(columns)) if not there)
        return (Amount(number, kinds, doubles=True),) if number else ()

    def taken_of_kind(self, columns: Counts, kind: int, number: int) -> Cards:
        return (2 * kind + 1,) * min(number, columns[2 * kind + 1])

    def covers_of_kind(self, hand: Counts, kind: int, number: int) -> Sequence[Cards]:
        return [(2 * kind + 1,) * number] if hand[2 * kind + 1] >= number else []

    def unit(self, kind: int) -> int:
        return 2 * kind + 1

    def amount(self, cards: Cards, kind: int) -> int:
        return cards.count(2 * kind + 1)


class Anything(Need):
    """At least so many ingredients of any kinds; all that the table has goes in. (order.bombastica)"""

    def __init__(self, number: int) -> None:
        super().__init__([()])
        self.number = number

    def can_be_served(self, columns: Counts) -> bool:
        return not any(self.lack(columns, ()))

    def covers_beside(self, stock: Counts, hand: Counts, parts: list[tuple[int, int]]) -> list[Cards]:
        return self.covers(hand, enumerate(self.lack_beside(stock, ())))

    def lack_beside(self, stock: Counts, way: Way) -> Lack:
        return (max(0, self.number - sum(stock)),)

    def missing(self, columns: Counts) -> tuple[Amount, ...]:
        (number,) = self.lack(columns, ())
        return (Amount(number),) if number else ()

    def taken(self, columns: Counts, way: Way) -> Cards:
        return listed(columns)

    def covers(self, hand: Counts, lack: Iterable[tuple[int, int]]) -> list[Cards]:
        """Exactly what is missing, or with doubles alone one more; the kinds do not matter."""
        number = sum(number for _, number in lack)
        sets = sets_by_value(tuple(hand))
        one_more = [cards for cards in sets.get(number + 1, ()) if all(card % 2 for card in cards)]
        return sorted([*sets.get(number, ()), *one_more])

    def pledges(self, columns: Counts, hand: Counts, request: Cards) -> Iterator[tuple[Way, Cards]]:
        """Only the number asked counts, not the kinds."""
        (number,) = self.lack(columns, ())
        for pledge in self.covers(hand, [(0, number - len(request))]):
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


def exchanged(lack: Lack, kind: int, other: int) -> Lack | None:
    """Move the lack of one kind to another kind; None where the other is lacking too."""
    if kind == other:
        return lack
    moved = list(lack)
    moved[kind], moved[other] = 0, lack[kind]
    return None if lack[other] else tuple(moved)


@cache
def need_for(ways: tuple[Way, ...], doubles_fitting: bool) -> Need:
    """A need that depends on the table, made once for each set of ways."""
    return Need(ways, doubles_fitting=doubles_fitting)


@cache
def fixed_needs(name: str, own: int, doubles_fitting: bool) -> tuple[Need | None, ...]:
    """What each order of a colour needs; None where that depends on the table."""
    return tuple(fixed_need(order, doubles_fitting) for order in variant(name).orders_for(own))


def fixed_need(order: OrderCard, doubles_fitting: bool) -> Need | None:
    if order.anything:
        return Anything(order.anything)
    if order.double_cards:
        return DoubleCards(order.ways)
    return Need(order.ways, doubles_fitting=doubles_fitting) if order.ways else None


@cache
def covers_of_kind(kind: int, singles: int, doubles: int, number: int) -> tuple[Cards, ...]:
    """All ways to cover a number of one kind from so many cards, none of them superfluous. (bake.hand-cover)"""
    found = [
        (2 * kind,) * (number - 2 * double) + (2 * kind + 1,) * double
        for double in range(min(doubles, number // 2) + 1)
        if number - 2 * double <= singles
    ]
    if number % 2 and number // 2 < doubles:
        found.append((2 * kind + 1,) * (number // 2 + 1))
    return tuple(found)


@cache
def taken_doubles_first(kind: int, singles: int, doubles: int, number: int) -> Cards:
    """The cards of one column that go into an order: doubles before singles. (bake.doubles-first)"""
    used_doubles = min(doubles, (number + 1) // 2)
    used_singles = min(singles, max(0, number - 2 * used_doubles))
    return (2 * kind,) * used_singles + (2 * kind + 1,) * used_doubles


@cache
def taken_fitting(kind: int, singles: int, doubles: int, number: int) -> Cards:
    """The same with the option doubles=fitting: for a last one a single if one lies there, else a double."""
    if not singles:
        return taken_doubles_first(kind, singles, doubles, number)
    used_doubles = min(doubles, number // 2)
    used_singles = min(singles, number - 2 * used_doubles)
    return (2 * kind,) * used_singles + (2 * kind + 1,) * used_doubles


@cache
def numbers_of(cards: Cards, first: int, kinds: int) -> Way | None:
    """How many of each kind cards name, if they name nothing but every second card from the first."""
    way = tuple(cards.count(card) for card in range(first, 2 * kinds, 2))
    return way if sum(way) == len(cards) else None


@lru_cache(maxsize=256)
def sets_by_value(hand: tuple[int, ...]) -> dict[int, list[Cards]]:
    """All sets of cards out of a hand, by how many ingredients they are."""
    sets: dict[int, list[Cards]] = {}
    for counts in product(*(range(held + 1) for held in hand)):
        sets.setdefault(sum(counts) + sum(counts[1::2]), []).append(listed(counts))
    return sets
