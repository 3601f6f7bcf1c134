"""Views and rulebook pages as a terminal shows them. The view of a third-party game is shown field by field."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from forno.core.game import View
from forno.core.position import write_cards
from forno.games.pizza.cards import CARD_NAMES, COLOURS, KINDS, say
from forno.games.pizza.variants import variant
from forno.games.pizza.view import LaidOrder, PizzaView
from forno.games.solo.cards import COLOUR_NAMES, card_name, card_names
from forno.games.solo.table import LEFT
from forno.games.solo.view import SoloView
from forno.guides import GuideText
from forno.rulebook import Page, Section, text


@singledispatch
def render_view(view: View, players: Sequence[str]) -> list[RenderableType]:
    """Render a view, from top to bottom."""
    fields = msgspec.to_builtins(view)
    return [f"{name}: {value}" for name, value in fields.items() if name not in ("viewer", "question", "game")]


@singledispatch
def hints(view: View, lang: str) -> list[str]:
    """Return explanations of the cards in hand."""
    return []


def _grid(*headings: str) -> Table:
    return Table(*headings, box=None, header_style="dim", padding=(0, 2))


# --- the pizza games


@render_view.register
def render_pizza_view(view: PizzaView, players: Sequence[str]) -> list[RenderableType]:
    chef = f", {players[view.holder]} has the chef card" if view.holder >= 0 else ""
    head = f"Round {view.round} of {view.rounds}: kitchen {view.kitchen}, oven {view.oven}{_top(view, players)}{chef}"
    table = [f"On the table: {say(view.table) or 'nothing'}"] if view.emptying else []
    hand = say(view.ingredients or ()) or "no ingredients"
    return [head, _seats(view, players), *table, f"Your hand: {hand}; {write_cards(view.orders or ()) or 'no orders'}"]


def _top(view: PizzaView, players: Sequence[str]) -> str:
    match view.top:
        case LaidOrder(seat, order):
            return f" ({order} of {players[seat]} on top)"
        case int(card):
            return f" ({CARD_NAMES[card]} on top)"
    return ""


def _seats(view: PizzaView, players: Sequence[str]) -> Table:
    grid = _grid("", "colour", "own kind", "ingredients", "orders", "waiter", "served")
    for name, place in zip(players, view.places, strict=True):
        served = "?" if place.served is None else str(len(place.served))
        sizes = map(str, (place.ingredients, place.orders, place.waiter))
        grid.add_row(name, COLOURS[place.own], KINDS[place.own], *sizes, served)
    return grid


@hints.register
def hints_for_pizza(view: PizzaView, lang: str) -> list[str]:
    """Return each order in hand with its rule."""
    own = view.places[view.viewer].own if view.viewer is not None else 0
    held = [card for card in variant(view.variant).orders_for(own) if card.name in (view.orders or ())]
    return [f"{card.name}: {text(card.rule, lang)}" for card in held]


# --- SOLO


@render_view.register
def render_solo_view(view: SoloView, players: Sequence[str]) -> list[RenderableType]:
    penalty = f", penalty {view.penalty}" if view.penalty else ""
    head = f"Hand {view.number}: {card_name(view.top)} on top, {COLOUR_NAMES[view.colour]} to follow{penalty}"
    way = f"pile {view.pile}, to the {'left' if view.direction == LEFT else 'right'}"
    grid = _grid("", "cards", "points")
    for name, size, total in zip(players, view.sizes, view.totals, strict=True):
        grid.add_row(name, str(size), str(total))
    drawn = [] if view.drawn is None else [f"You drew: {card_name(view.drawn)}"]
    return [f"{head}, {way}", grid, f"Your hand: {card_names(view.hand or ())}", *drawn]


# --- the rulebook


def show_guide(console: Console, guide: GuideText) -> None:
    """Print the rules of a game as people read them."""
    console.print(Text(guide.title, style="bold"))
    for heading, lines in guide.sections:
        console.print(Text(f"\n{heading}\n", style="bold"))
        for line in lines:
            console.print(Text(line.text))
            if line.scene:
                console.print(Padding(Text(line.scene, style="dim"), (0, 0, 0, 4)))


def show_page(console: Console, page: Page, search: str = "") -> None:
    """Print a page of the rulebook, with the searched word highlighted."""
    console.print(Text(page.title, style="bold"))
    for line in filter(None, (page.about, page.players)):
        console.print(Text(line))
    console.print(Text(f"* {page.note}", style="dim"))
    for section in page.sections:
        console.print(Text(f"\n{section.heading}\n", style="bold"))
        console.print(_lines(section, search))


def _lines(section: Section, search: str) -> Table:
    """Return the rules with their ids; a star marks a decision of this project."""
    lines = Table.grid(padding=(0, 1))
    for line in section.lines:
        text = Text(line.text)
        if search:
            text.highlight_words([search], style="reverse", case_sensitive=False)
        lines.add_row("*" if line.ruling else "-", text.append(f" [{line.id}]", style="dim"))
    return lines
