"""What a seat, or the public, may see of a pizza table: made by naming what is shown. (turn.no-peeking)"""

from __future__ import annotations

import msgspec

from forno.core.game import Question, View
from forno.games.pizza.cards import CHEF, Cards, listed, order_in_oven
from forno.games.pizza.table import PizzaTable


class LaidOrder(msgspec.Struct, frozen=True):
    """An order that lies open, and whose it is."""

    seat: int
    order: str


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: its piles and how many cards of each back it holds."""

    own: int
    ingredients: int
    orders: int
    waiter: int
    served: tuple[str, ...] | None
    """None in Plus, where served orders lie face down in one pile. (end.plus-count)"""
    gone: int


class PizzaView(View, frozen=True, tag="pizza"):
    """A pizza table as one viewer sees it."""

    variant: str
    round: int
    rounds: int
    emptying: bool
    places: tuple[Place, ...]
    ingredients: Cards | None
    """The viewer's own cards, sorted; None for the public."""
    orders: tuple[str, ...] | None
    kitchen: int
    oven: int
    top: int | LaidOrder | None
    """The oven's top card; nothing while it is emptied."""
    table: Cards
    open: tuple[LaidOrder, ...]
    used: int
    served_pile: int
    starter: int
    chef: int
    holder: int


def view(question: Question | None, table: PizzaTable, viewer: int | None) -> PizzaView:
    return PizzaView(
        viewer=viewer,
        question=question,
        variant=table.variant.name,
        round=table.round,
        rounds=table.rounds,
        emptying=table.emptying,
        places=tuple(place(table, seat) for seat in range(table.players)),
        ingredients=None if viewer is None else listed(table.hands[viewer]),
        orders=None if viewer is None else table.order_names(viewer, table.orders[viewer]),
        kitchen=len(table.kitchen),
        oven=len(table.oven),
        top=top(table),
        table=listed(table.columns),
        open=tuple(laid(table, code) for code in table.open),
        used=sum(table.used),
        served_pile=sum(orders.bit_count() for orders in table.served),
        starter=table.starter,
        chef=table.chef,
        holder=table.holder,
    )


def place(table: PizzaTable, seat: int) -> Place:
    hidden = table.variant.served_hidden and not table.is_over
    return Place(
        own=table.colours[seat],
        ingredients=table.sizes[seat],
        orders=table.orders[seat].bit_count(),
        waiter=len(table.waiters[seat]),
        served=None if hidden else table.order_names(seat, table.served[seat]),
        gone=table.gone[seat].bit_count(),
    )


def top(table: PizzaTable) -> int | LaidOrder | None:
    if table.emptying or not table.oven:
        return None
    card = table.oven[-1]
    return card if card < CHEF else laid(table, card)


def laid(table: PizzaTable, code: int) -> LaidOrder:
    seat, order = order_in_oven(code)
    return LaidOrder(seat, table.order(seat, order).name)
