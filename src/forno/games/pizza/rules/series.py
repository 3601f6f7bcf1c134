"""A series: more quartets laid from hand when one is revealed, each needing one less. (order.series)"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, permutations
from typing import Any

from forno.core.errors import Refused
from forno.core.move import Move, Pass
from forno.core.step import Decision
from forno.games.pizza.cards import bits, in_oven
from forno.games.pizza.events import SeriesLaid
from forno.games.pizza.moves import Series
from forno.games.pizza.rules.cover import judge, may_ask
from forno.games.pizza.rules.serving import Job, need_of
from forno.games.pizza.table import PizzaTable
from forno.games.pizza.variants import variant

NUMBERS = (4, 3, 2, 1)
PASS = Pass()


class LaySeries(Decision[PizzaTable, Series | Pass], frozen=True):
    """A quartet is revealed: its owner may lay up to three more from hand, and allots the numbers freely.

    Asked of everybody with an order in hand, before the quartet itself is judged. (order.series-first) Default: none.
    """

    order: int

    def choices(self, table: PizzaTable) -> list[Series | Pass]:
        quartets = bits(table.orders[self.seat] & quartet_mask(table.variant.name, table.colours[self.seat]))
        found: list[Series | Pass] = [PASS]
        for size in range(1, min(3, len(quartets)) + 1):
            for laid in combinations(quartets, size):
                found += self.series_with(table, laid)
        return found

    def series_with(self, table: PizzaTable, laid: tuple[int, ...]) -> Iterator[Series]:
        """Every allotment with which these quartets may be announced."""
        orders = (self.order, *laid)
        names = tuple(table.order(self.seat, order).name for order in laid)
        helped = may_ask(table, Job(self.seat, orders, NUMBERS[: len(orders)]))
        for numbers, move in allotments(names):
            if helped or can_be_paid(table, Job(self.seat, orders, numbers)):
                yield move

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if not isinstance(move, Series):
            raise Refused("play.move", move=str(move))
        self.check_quartets(table, move)
        job = self.job(table, move)
        if not (can_be_paid(table, job) or may_ask(table, job)):
            raise Refused("order.series-whole")

    def check_quartets(self, table: PizzaTable, move: Series) -> None:
        for name in move.orders:
            order = table.find_order(self.seat, name)
            if order < 0:
                raise Refused("turn.own-orders", order=name)
            if not table.order(self.seat, order).series:
                raise Refused("order.series-first", order=name)
            if not table.orders[self.seat] >> order & 1:
                raise Refused("turn.held", cards=name)
        laid = len(move.orders)
        if not 1 <= laid == len(set(move.orders)) <= 3 or left_over(move) is None:
            raise Refused("order.series")

    def job(self, table: PizzaTable, move: Series) -> Job:
        laid = tuple(table.find_order(self.seat, name) for name in move.orders)
        return Job(self.seat, (self.order, *laid), (left_over(move) or 0, *move.numbers))

    def take(self, table: PizzaTable, seat: int, move: Series | Pass) -> None:
        if isinstance(move, Pass):
            judge(table, Job(seat, (self.order,)))
            return
        job = self.job(table, move)
        for order in job.orders[1:]:
            table.orders[seat] &= ~(1 << order)
            table.seen_orders[seat] &= ~(1 << order)
            table.open.append(in_oven(seat, order))
        if table.events is not None:
            table.tell(SeriesLaid, seat, job.names(table), job.numbers)
        judge(table, job)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": (table.order(self.seat, self.order).name,)}


@cache
def quartet_mask(name: str, own: int) -> int:
    """The orders of a colour that can be laid in a series, as bits."""
    return sum(1 << number for number, order in enumerate(variant(name).orders_for(own)) if order.series)


@cache
def allotments(names: tuple[str, ...]) -> tuple[tuple[tuple[int, ...], Series], ...]:
    """All ways to allot the numbers when these quartets are laid; the first number is the revealed one's."""
    return tuple((numbers, Series(names, numbers[1:])) for numbers in permutations(NUMBERS[: len(names) + 1]))


def left_over(move: Series) -> int | None:
    """The number that the revealed quartet takes; None if the others' numbers are not right. (order.series-steps)"""
    left = set(NUMBERS[: len(move.orders) + 1]) - set(move.numbers)
    return left.pop() if len(left) == 1 and len(move.numbers) == len(move.orders) else None


def can_be_paid(table: PizzaTable, job: Job) -> bool:
    """At once? Else, and if help cannot be asked, it may not be announced. (order.series-whole)"""
    return any(need_of(table, job).ways_to_pay(table.columns, table.hands[job.seat]))
