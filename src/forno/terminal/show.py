"""A view in a few lines, as a person at the table would glance over it. A sixth game is shown field by field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

import msgspec

from forno.core.game import View
from forno.core.position import write_cards
from forno.games.pizza.cards import CARD_NAMES, COLOURS, KINDS, say
from forno.games.pizza.view import LaidOrder, PizzaView, Place


@singledispatch
def lines(view: View, players: Sequence[str]) -> list[str]:
    """What can be seen, one thing a line."""
    fields = msgspec.to_builtins(view)
    return [f"{name}: {value}" for name, value in fields.items() if name not in ("viewer", "question", "game")]


@lines.register
def _pizza(view: PizzaView, players: Sequence[str]) -> list[str]:
    chef = f", {players[view.holder]} has the chef card" if view.holder >= 0 else ""
    head = f"Round {view.round} of {view.rounds}: kitchen {view.kitchen}, oven {view.oven}{_top(view, players)}{chef}"
    seats = [_place(place, players[seat]) for seat, place in enumerate(view.places)]
    table = [f"On the table: {say(view.table) or 'nothing'}"] if view.emptying else []
    hand = [
        f"Your hand: {say(view.ingredients or ()) or 'no ingredients'}; {write_cards(view.orders or ()) or 'no orders'}"
    ]
    return [head, *seats, *table, *hand]


def _top(view: PizzaView, players: Sequence[str]) -> str:
    match view.top:
        case LaidOrder(seat, order):
            return f" ({order} of {players[seat]} on top)"
        case int(card):
            return f" ({CARD_NAMES[card]} on top)"
    return ""


def _place(place: Place, name: str) -> str:
    served = "" if place.served is None else f", served {len(place.served)}"
    hand = f"{place.ingredients} ingredients, {place.orders} orders, waiter {place.waiter}"
    return f"  {name} ({COLOURS[place.own]}, {KINDS[place.own]}): {hand}{served}"
