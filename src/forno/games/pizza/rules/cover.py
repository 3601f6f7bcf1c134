"""An order is judged: served by the table, covered from hand, helped, or failed. (bake.automatic, bake.from-hand)"""

from __future__ import annotations

from operator import ge
from typing import Any

from forno.core.errors import Refused
from forno.core.move import Move
from forno.core.step import Decision
from forno.games.pizza.cards import Cards, Counts, say, value, worth
from forno.games.pizza.moves import Ask, Fail, Serve
from forno.games.pizza.orders import Way
from forno.games.pizza.rules import help as helping
from forno.games.pizza.rules.need import Anything, Lack, Need
from forno.games.pizza.rules.serving import Job, fail, need_of, serve
from forno.games.pizza.table import PizzaTable

ASK, FAIL = Ask(), Fail()


def judge(table: PizzaTable, job: Job) -> None:
    """Serve the order, ask its owner, or let it fail. Who is asked depends on nothing hidden. (bake.silent)"""
    seat, need = job.seat, need_of(table, job)
    has_ingredients = table.sizes[seat] > 0
    if need.can_be_served(table.columns):
        if need.leaves_choice and (has_ingredients or len(payments(table, need, table.hands[seat])) > 1):
            table.agenda.append(ChooseServing(seat, job))
        else:
            way = next(need.ways_within(need.stock(table.columns)))
            serve(table, job, need.taken(table.columns, way), ())
    elif need.ways and (has_ingredients or may_ask(table, job)):
        table.agenda.append(CoverMissing(seat, job))
    else:
        fail(table, job)


def may_ask(table: PizzaTable, job: Job) -> bool:
    """Is help open for this? Not while the table alone can serve it, in any way. (help.only-for-missing)"""
    return helping.is_open(table, job.seat) and not table_can_serve(table, job)


def table_can_serve(table: PizzaTable, job: Job) -> bool:
    """For a series, over all the allotments of the quartets laid."""
    if not job.is_series:
        return need_of(table, job).can_be_served(table.columns)
    there = [worth(table.columns, table.order(job.seat, order).this) for order in job.orders]
    return all(map(ge, sorted(there, reverse=True), sorted(job.numbers, reverse=True)))


def payments(table: PizzaTable, need: Need, hand: Counts) -> list[Serve]:
    """All ways to pay at once, fewest cards from hand first; ways that use the same cards are one."""
    columns = table.columns
    if not need.leaves_choice:
        sets = need.covers_beside(need.stock(columns), hand, need.parts[0]) if need.ways else []
        return sorted([Serve((), cards) for cards in sets], key=cards_from_hand)
    found: dict[tuple[Cards, Cards], Serve] = {}
    for way, taken, sets in need.payable(columns, hand):
        for cards in sets:
            if (taken, cards) not in found:
                found[taken, cards] = Serve(need.writing[way], cards)
    return sorted(found.values(), key=cards_from_hand)


def cards_from_hand(move: Serve) -> int:
    return len(move.cards)


def settle(table: PizzaTable, job: Job, move: Serve) -> None:
    """Serve as the owner chose."""
    need = need_of(table, job)
    serve(table, job, need.taken(table.columns, chosen_way(table, job, move)), move.cards)


def chosen_way(table: PizzaTable, job: Job, move: Serve) -> Way:
    """The way a move names; it may be left out where there is only one. (bake.owner-chooses)"""
    need = need_of(table, job)
    if not move.way and not need.leaves_choice:
        return need.ways[0]
    if not move.way:
        raise Refused("bake.owner-chooses")
    return helping.written_way(table, job, move.way)


def check_payment(table: PizzaTable, job: Job, move: Serve) -> None:
    """Are the cards from hand held, enough, and none too many? (turn.held, bake.hand-cover, bake.table-first)"""
    seat, need, way = job.seat, need_of(table, job), chosen_way(table, job, move)
    if not table.holds(seat, move.cards):
        raise Refused("turn.held", cards=say(move.cards))
    lack = need.lack(table.columns, way)
    if move.cards in need.covers(table.hands[seat], enumerate(lack)):
        return
    if not isinstance(need, Anything):
        check_kinds(need, lack, move.cards)
    elif value(move.cards) < lack[0]:
        raise Refused("bake.from-hand", missing=str(lack[0]))
    raise Refused("bake.hand-cover", cards=say(move.cards))


def check_kinds(need: Need, lack: Lack, cards: Cards) -> None:
    unneeded = tuple(card for card in cards if not lack[card // 2])
    if unneeded:
        raise Refused("bake.table-first", cards=say(unneeded))
    if any(need.amount(cards, kind) < number for kind, number in enumerate(lack)):
        raise Refused("bake.from-hand", missing=say(need.written(lack)))


class ChooseServing(Decision[PizzaTable, Serve], frozen=True):
    """The table can serve the order; its owner chooses how. (bake.automatic, bake.owner-chooses)

    Default: the first way that takes nothing from hand.
    """

    job: Job

    def choices(self, table: PizzaTable) -> list[Serve]:
        return payments(table, need_of(table, self.job), table.hands[self.seat])

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Ask):
            raise Refused("help.only-for-missing")
        if not isinstance(move, Serve):
            raise Refused("bake.automatic")
        check_payment(table, self.job, move)

    def take(self, table: PizzaTable, seat: int, move: Serve) -> None:
        settle(table, self.job, move)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}


class CoverMissing(Decision[PizzaTable, Serve | Ask | Fail], frozen=True):
    """Something is missing: the owner pays from hand, asks for help, or lets the order fail. (bake.from-hand)

    A series cannot be left unpaid. (order.series-whole) Default: let it fail; of a series, the first option.
    """

    job: Job

    def choices(self, table: PizzaTable) -> list[Serve | Ask | Fail]:
        found: list[Serve | Ask | Fail] = [*payments(table, need_of(table, self.job), table.hands[self.seat])]
        if helping.is_open(table, self.seat) and not self.must_pay(table):
            found.append(ASK)
        return found if self.job.is_series else [*found, FAIL]

    def must_pay(self, table: PizzaTable) -> bool:
        """A series for which nobody may be asked was only laid because it can be paid. (order.series-whole)"""
        return self.job.is_series and not may_ask(table, self.job)

    def allow(self, table: PizzaTable, move: Move) -> None:
        if isinstance(move, Serve):
            check_payment(table, self.job, move)
        elif isinstance(move, Ask):
            self.check_asking(table)
        elif not isinstance(move, Fail):
            raise Refused("play.move", move=str(move))
        elif self.job.is_series:
            raise Refused("order.series-whole")

    def check_asking(self, table: PizzaTable) -> None:
        if not helping.is_open(table, self.seat):
            helping.refuse_asking(table)
        if table_can_serve(table, self.job):
            raise Refused("help.only-for-missing")

    def default(self, table: PizzaTable) -> Serve | Ask | Fail:
        return self.choices(table)[0] if self.job.is_series else FAIL

    def take(self, table: PizzaTable, seat: int, move: Serve | Ask | Fail) -> None:
        if isinstance(move, Serve):
            settle(table, self.job, move)
        elif isinstance(move, Ask):
            helping.begin_asking(table, self.job)
        else:
            fail(table, self.job)

    def shown(self, table: PizzaTable) -> dict[str, Any]:
        return {"orders": self.job.names(table)}
