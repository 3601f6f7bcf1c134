"""What a seat knew, in a few words of the notation: from its view, and from nothing else."""

from __future__ import annotations

from functools import singledispatch

from forno.core.game import View
from forno.core.position import write_cards
from forno.games.pizza.cards import say
from forno.games.pizza.view import PizzaView
from forno.games.solo.cards import COLOUR_NAMES, card_name, card_names
from forno.games.solo.view import SoloView


@singledispatch
def hand_in(view: View) -> str:
    """The seat's own cards."""
    return ""


@singledispatch
def scene_in(view: View) -> str:
    """Where the game stood."""
    return ""


@hand_in.register
def _(view: PizzaView) -> str:
    return f"{say(view.ingredients or ()) or 'no ingredients'}; {write_cards(view.orders or ()) or 'no orders'}"


@scene_in.register
def _(view: PizzaView) -> str:
    where = f"on the table {say(view.table) or 'nothing'}" if view.emptying else f"kitchen {view.kitchen}"
    return f"round {view.round} of {view.rounds}, oven {view.oven}, {where}"


@hand_in.register
def _(view: SoloView) -> str:
    drawn = "" if view.drawn is None else f"; drawn {card_name(view.drawn)}"
    return f"{card_names(view.hand or ())}{drawn}"


@scene_in.register
def _(view: SoloView) -> str:
    penalty = f", penalty {view.penalty}" if view.penalty else ""
    return f"hand {view.number}, {card_name(view.top)} on top, {COLOUR_NAMES[view.colour]} to follow{penalty}"
