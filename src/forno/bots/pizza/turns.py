"""The three decisions of a turn, from a plan. The quick player of the kernel makes the same."""

from __future__ import annotations

from forno.bots.pizza.plan import OrderPlan, SeatState, bar, plan_turn, put_cards, spare_put
from forno.core.move import Pass
from forno.games.pizza.cards import Counts
from forno.games.pizza.moves import Lay, Put

PASS = Pass()
LATE = 2
"""The turns left in the last round below which a new order comes too late."""
ENOUGH_ORDERS = 3
ENOUGH_INGREDIENTS = 4


def put(mine: SeatState, hand: Counts) -> tuple[Put, OrderPlan | None]:
    """Return what to put in: for the order to lay, now or later, or spare cards."""
    plan = plan_turn(mine)
    if plan is not None and (mine.is_young or plan.odds >= bar(mine, plan.recipe)):
        if plan.kind >= 0:
            return put_of(hand, plan.kind, plan.number), plan
        avoid = plan.recipe.card.crossed_out
        kind, _ = spare_put(mine, avoid)
        return put_of(hand, kind, 1), plan
    avoid = next((recipe.card.crossed_out for recipe in mine.orders if recipe.card.crossed_out >= 0), -1)
    kind, number = spare_put(mine, avoid)
    return put_of(hand, kind, number), None


def put_of(hand: Counts, kind: int, number: float) -> Put:
    singles, doubles = put_cards(hand, kind, number)
    return Put(kind, singles, doubles)


def lay(mine: SeatState) -> tuple[Lay | Pass, OrderPlan | None]:
    """Return the best order, if it is likely enough."""
    plan = plan_turn(mine, can_put=False)
    if plan is not None and plan.odds >= bar(mine, plan.recipe):
        return Lay(plan.recipe.name), plan
    return PASS, plan


def wants_orders(is_final: bool, turns: float, orders: int, ingredients: int, room: int) -> bool:
    """Tell whether to draw orders rather than ingredients, from the number of each in hand."""
    if is_final and turns < LATE:
        return orders == 0 and turns >= 1
    many = orders + room > ENOUGH_ORDERS
    return orders == 0 or (not many and (orders == 1 or (orders == 2 and ingredients >= ENOUGH_INGREDIENTS)))
