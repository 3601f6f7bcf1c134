"""Emptying the oven: cards are revealed one by one, the first played first. (bake.order)"""

from __future__ import annotations

from forno.core.step import Step
from forno.games.pizza.cards import CHEF, in_oven, order_in_oven, worth
from forno.games.pizza.events import OrderRevealed, Revealed
from forno.games.pizza.rules.cover import judge
from forno.games.pizza.rules.duel import begin_duel
from forno.games.pizza.rules.match import begin_match
from forno.games.pizza.rules.series import LaySeries
from forno.games.pizza.rules.serving import Job, fail
from forno.games.pizza.table import PizzaTable


class EmptyOven(Step[PizzaTable], frozen=True):
    """An ingredient goes to its column; an order is judged before the next card is turned. (bake.sort)"""

    def happen(self, table: PizzaTable) -> None:
        oven, columns = table.oven, table.columns
        revealed: list[int] = []
        while oven and oven[-1] < CHEF:
            card = oven.pop()
            columns[card] += 1
            revealed.append(card)
        if table.events is not None and revealed:
            table.tell(Revealed, tuple(revealed))
        if oven:
            table.agenda.append(self)
            reveal_order(table, *order_in_oven(oven.pop()))


def reveal_order(table: PizzaTable, seat: int, number: int) -> None:
    """An order comes to light: each sort of order takes its own course."""
    order, job = table.order(seat, number), Job(seat, (number,))
    table.open.append(in_oven(seat, number))
    table.tell(OrderRevealed, seat, order.name)
    if order.crossed_out >= 0 and worth(table.columns, order.crossed_out):
        fail(table, job)  # (order.absent, plus.crossed-out)
    elif order.contest == "duel":
        begin_duel(table, job)
    elif order.contest == "match":
        begin_match(table, job)
    elif order.series and table.orders[seat]:
        table.agenda.append(LaySeries(seat, number))
    else:
        judge(table, job)
