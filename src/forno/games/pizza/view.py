"""Views of a pizza table, made by naming what is shown. (turn.no-peeking)"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from forno.core.game import Question, View
from forno.games.pizza.cards import CHEF, COLOURS, Cards, listed, order_in_oven, say
from forno.games.pizza.table import NOBODY, PizzaTable


class LaidOrder(msgspec.Struct, frozen=True):
    """An order that lies open, and whose it is."""

    seat: int
    order: str

    def __str__(self) -> str:
        return f"{self.order} of {self.seat + 1}"


class Place(msgspec.Struct, frozen=True):
    """A seat as everybody sees it: its piles and how many cards of each back it holds."""

    own: int
    ingredients: int
    orders: int
    waiter: int
    served: tuple[str, ...] | None
    """None in Plus, where served orders lie face down in one pile. (end.plus-count)"""
    gone: int

    def __str__(self) -> str:
        served = "" if self.served is None else f", {len(self.served)} served"
        gone = f", {self.gone} out of the game" if self.gone else ""
        held = f"{self.ingredients} ingredients, {self.orders} orders, {self.waiter} with the waiter"
        return f"{COLOURS[self.own]}, {held}{served}{gone}"


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

    def lines(self) -> dict[str, str]:
        """The words of the notation (docs/notation.md), in the order in which a player looks."""
        held = {} if self.ingredients is None else {"hand": f"{say(self.ingredients)} | {', '.join(self.orders or ())}"}
        return {
            "variant": self.variant,
            "round": f"{self.round} of {self.rounds}{', emptying the oven' if self.emptying else ''}",
            **held,
            **{f"seat {seat + 1}": str(place) for seat, place in enumerate(self.places)},
            "kitchen": str(self.kitchen),
            "oven": str(self.oven) + (f", {self.top_name} on top" if self.top_name else ""),
            **({"table": say(self.table)} if self.table else {}),
            **({"open": ", ".join(map(str, self.open))} if self.open else {}),
            "used": str(self.used),
            "served": str(self.served_pile),
            "starter": f"seat {self.starter + 1}",
            **({} if self.chef == NOBODY else {"chef": f"seat {self.chef + 1}"}),
            **({} if self.holder == NOBODY else {"holder": f"seat {self.holder + 1}"}),
        }

    @property
    def top_name(self) -> str:
        """The oven's top card in words; empty where none is seen."""
        return "" if self.top is None else str(self.top) if isinstance(self.top, LaidOrder) else say([self.top])


def views(question: Question | None, table: PizzaTable, viewers: Sequence[int | None]) -> list[PizzaView]:
    """The views of several viewers: open cards are the same for all, each sees its own hand besides."""
    places = tuple(place(table, seat) for seat in range(table.players))
    before = (table.variant.name, table.round, table.rounds, table.emptying, places)
    after = (
        len(table.kitchen),
        len(table.oven),
        top(table),
        listed(table.columns),
        tuple(laid(table, code) for code in table.open),
        sum(table.used),
        sum(orders.bit_count() for orders in table.served),
        table.starter,
        table.chef,
        table.holder,
    )
    return [PizzaView(viewer, question, *before, *hand(table, viewer), *after) for viewer in viewers]  # type: ignore[arg-type]


def view(question: Question | None, table: PizzaTable, viewer: int | None) -> PizzaView:
    [seen] = views(question, table, [viewer])
    return seen


def hand(table: PizzaTable, viewer: int | None) -> tuple[Cards | None, tuple[str, ...] | None]:
    """A viewer's own ingredients and orders; the public has none."""
    if viewer is None:
        return None, None
    return listed(table.hands[viewer]), table.order_names(viewer, table.orders[viewer])


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
