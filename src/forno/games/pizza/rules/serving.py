"""Serving and failing orders, whatever the way that led there. (bake.served, bake.failed, help.reward)"""

from __future__ import annotations

from functools import cache

import msgspec

from forno.games.pizza.cards import Cards, in_oven, worth
from forno.games.pizza.events import Amount, ChefMoved, Failed, Rewarded, Served
from forno.games.pizza.orders import OrderCard, Way
from forno.games.pizza.rules.need import Need, need_for
from forno.games.pizza.table import NOBODY, PizzaTable

EVERY_KIND = Need([])


class Job(msgspec.Struct, frozen=True):
    """What is being served: an order, or the quartets of a series with their numbers, the revealed one first."""

    seat: int
    orders: tuple[int, ...]
    numbers: tuple[int, ...] = ()

    @property
    def is_series(self) -> bool:
        return len(self.orders) > 1

    def rule(self, table: PizzaTable) -> str:
        """The rule that says what is needed."""
        return "order.series" if self.is_series else table.order(self.seat, self.orders[0]).rule

    def names(self, table: PizzaTable) -> tuple[str, ...]:
        return tuple(table.order(self.seat, order).name for order in self.orders)


def need_of(table: PizzaTable, job: Job) -> Need:
    """What the job needs now. Until it is settled neither the columns nor the chef change."""
    if job.is_series:
        return need_for((series_way(table, job),), table.doubles_fitting)
    need = table.needs[job.seat][job.orders[0]]
    if need is not None:
        return need
    order = table.order(job.seat, job.orders[0])
    ways = scarcest_ways(table, order) if order.scarcest else (takeover_way(table, order),)
    return need_for(ways, table.doubles_fitting)


def series_way(table: PizzaTable, job: Job) -> Way:
    """Each quartet with the number allotted to it. (order.series)"""
    way = [0] * len(table.variant.kinds)
    for order, number in zip(job.orders, job.numbers, strict=True):
        way[table.order(job.seat, order).this] += number
    return tuple(way)


def scarcest_ways(table: PizzaTable, order: OrderCard) -> tuple[Way, ...]:
    """One way for each kind that is among the fewest; own and absent kinds do not count. (order.minimale)"""
    stock = EVERY_KIND.stock(table.columns)
    there = [(number, kind) for kind, number in enumerate(stock) if number and kind != order.own]
    fewest = min(there, default=(0, 0))[0]
    return tuple(
        one_and_some(order.own, order.scarcest, kind, len(stock)) for number, kind in there if number == fewest
    )


@cache
def one_and_some(own: int, number: int, other: int, kinds: int) -> Way:
    """One of the own kind and some of another."""
    return tuple(1 if kind == own else number if kind == other else 0 for kind in range(kinds))


def takeover_way(table: PizzaTable, order: OrderCard) -> Way:
    """Four of the chef's own kind. (order.takeover, order.takeover-nobody)"""
    chef = table.colours[table.chef]
    return tuple(order.chef if kind == chef else 0 for kind in range(len(table.variant.kinds)))


# --- what then


def serve(table: PizzaTable, job: Job, from_table: Cards, from_hand: Cards, gift: Cards = ()) -> None:
    """The orders count for their owner; all that went into them is used. (bake.served)"""
    for card in from_table:
        table.columns[card] -= 1
    table.spend(job.seat, from_hand)
    table.use(from_table + from_hand + gift)
    for order in job.orders:
        table.served[job.seat] |= 1 << order
        table.open.remove(in_oven(job.seat, order))
    if table.events is not None:
        table.tell(Served, job.seat, job.names(table), from_table, from_hand, bool(gift))
    if table.order(job.seat, job.orders[0]).chef:
        take_over(table, job.seat)


def take_over(table: PizzaTable, seat: int) -> None:
    """The owner takes the chef card at once and goes on emptying the oven. (order.takeover)"""
    if seat != table.chef:
        table.chef = seat
        if table.holder != NOBODY:
            table.holder = seat
        table.tell(ChefMoved, seat)


def fail(table: PizzaTable, job: Job) -> None:
    """Failed orders go under the waiter, in the order laid, or leave the game. (bake.failed, grande.failed-order)"""
    for order in job.orders:
        table.open.remove(in_oven(job.seat, order))
        if table.variant.failed_orders_leave:
            table.gone[job.seat] |= 1 << order
        else:
            table.waiters[job.seat].insert(0, order)
            table.bottom[job.seat] += 1
    if table.events is not None:
        unwanted = unwanted_by(table, job)
        table.tell(Failed, job.seat, job.names(table), () if unwanted else missing_for(table, job), unwanted)


def unwanted_by(table: PizzaTable, job: Job) -> Amount | None:
    """Return the amount of a crossed-out kind on the table; None without. (order.absent, plus.crossed-out)"""
    kind = table.order(job.seat, job.orders[0]).crossed_out
    number = worth(table.columns, kind) if kind >= 0 else 0
    return Amount(number, (kind,)) if number else None


def missing_for(table: PizzaTable, job: Job) -> tuple[Amount, ...]:
    """Return the amounts missing on the table; none for an order served from hands. (order.duel, order.match)"""
    order = table.order(job.seat, job.orders[0])
    if order.contest:
        return ()
    if job.numbers:
        return need_for((series_way(table, job),), table.doubles_fitting).missing(table.columns)
    need = need_of(table, job)
    if not need.ways:
        others = [kind for kind in range(len(table.variant.kinds)) if kind != order.own]
        ways = tuple(one_and_some(order.own, order.scarcest, kind, len(table.variant.kinds)) for kind in others)
        need = need_for(ways, table.doubles_fitting)
    return need.missing(table.columns)


def reward(table: PizzaTable, helper: int) -> None:
    """The top of the helper's waiter counts as served, if there is one. (help.reward, help.reward-empty)"""
    waiter, hidden = table.waiters[helper], table.variant.served_hidden
    if not waiter:
        return
    order = waiter.pop()
    table.served[helper] |= 1 << order
    if len(waiter) < table.bottom[helper]:
        table.bottom[helper] = len(waiter)
    elif hidden:
        table.blind[helper] |= 1 << order
    table.tell(Rewarded, helper, table.order(helper, order).name, hidden)
