"""A table in lines of text, for plain mode: the hand, the seats and piles, and the cards explained."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from forno import games
from forno.core.errors import FornoError
from forno.games.solo.cards import ANY, COLOUR_OF, POINTS
from forno.terminal.card_names import Names, solo_rank
from forno.terminal.game_text import GameText
from forno.terminal.order_needs import CardTexts, OrderOf
from forno.terminal.plain_text import PlainText, capitalised, title

Json = dict[str, Any]
HIDDEN_FIELDS = ("game", "viewer", "question")
"""Fields of a view that are not shown as such."""


def notation(game: str, move: Json) -> str:
    """A move as one types it; empty for a game that is not installed here."""
    try:
        return str(msgspec.convert(move, games.game(game).move_types))
    except (FornoError, msgspec.ValidationError):
        return ""


# --- the viewer's own cards


def hand_lines(view: Json, text: GameText) -> list[str]:
    """The viewer's hand, in one or two lines; nothing for a spectator, or in a game that the terminal does not know."""
    names = Names(text.lang)
    if view.get("viewer") is None:
        return []
    if view["game"] == "pizza":
        hand = names.say("pizza-hand")
        orders = Counter(map(names.order, view.get("orders") or ()))
        held = ", ".join(name if count == 1 else f"{count} × {name}" for name, count in orders.items())
        return [
            f"{hand}, {names.say('pizza-ingredients')}: {names.cards(view.get('ingredients') or ()) or '–'}",
            f"{hand}, {names.say('pizza-orders')}: {held or '–'}",
        ]
    if view["game"] == "solo":
        cards = view.get("hand") or ()
        count = names.say("solo-see-hand", count=len(cards))
        return [f"{count}: {', '.join(map(names.solo, cards))}" if cards else count]
    return []


def card_lines(view: Json, text: GameText, options: Mapping[str, str]) -> list[str]:
    """An explanation of each sort of card in the viewer's hand, at a table with these options."""
    if view["game"] == "pizza":
        return _pizza_cards(view, CardTexts(text.lang), options)
    if view["game"] == "solo":
        return [_solo_card(card, Names(text.lang)) for card in dict.fromkeys(view.get("hand") or ())]
    return []


def _pizza_cards(view: Json, texts: CardTexts, options: Mapping[str, str]) -> list[str]:
    viewer = view.get("viewer")
    if viewer is None:
        return []
    places = view["places"]
    chef = places[view["holder"]]["own"] if view["holder"] >= 0 else None
    ingredients = dict.fromkeys(view.get("ingredients") or ())
    lines = [
        f"{capitalised(texts.card(one))}: {' '.join(texts.ingredient_sentences(one, options))}" for one in ingredients
    ]
    for order in dict.fromkeys(view.get("orders") or ()):
        of = OrderOf(order, places[viewer]["own"], view["variant"], chef)
        lines.append(f"{capitalised(texts.order(order))}: {' '.join(texts.order_sentences(of))}")
    return lines


def _solo_card(card: int, names: Names) -> str:
    rank = solo_rank(card)
    message = "card-solo-number" if COLOUR_OF[card] != ANY and rank.isdigit() else f"card-solo-{rank}"
    points = names.say("card-solo-points", points=POINTS[card])
    return f"{capitalised(names.solo(card))}: {names.say(message)} {points}"


# --- everybody's table


def table_lines(view: Json, text: GameText) -> list[str]:
    """The table as the viewer may know it, from the game's state to each seat."""
    if view["game"] == "pizza":
        return _pizza_table(view, text.players, Names(text.lang))
    if view["game"] == "solo":
        return _solo_table(view, text.players, Names(text.lang))
    plain = PlainText(text.lang, text.players)
    shown = {name: value for name, value in view.items() if name not in HIDDEN_FIELDS}
    return [f"{title(name)}: {plain.value(value, name) or '–'}" for name, value in shown.items()]


def _pizza_table(view: Json, players: Sequence[str], names: Names) -> list[str]:
    oven = names.say("pizza-oven-size", count=view["oven"]) if view["oven"] else names.say("pizza-oven-empty")
    top = _oven_top(view["top"], players, names)
    lines = [
        names.say("table-round", round=view["round"], rounds=view["rounds"]),
        f"{names.say('pizza-oven')}: {oven}" + (f"; {top}" if top else ""),
        f"{names.say('pizza-kitchen')}: {view['kitchen']}",
    ]
    if view["table"]:
        lines.append(f"{capitalised(names.say('pizza-from-table'))}: {names.cards(view['table'])}")
    return lines + [_pizza_seat(view, seat, players, names) for seat in range(len(view["places"]))]


def _oven_top(top: Json | int | None, players: Sequence[str], names: Names) -> str:
    if top is None:
        return ""
    if isinstance(top, int):
        return names.say("pizza-on-top", card=names.card(top))
    order = names.say("pizza-order-of", order=names.order(top["order"]), name=players[top["seat"]])
    return names.say("pizza-on-top", card=order)


def _pizza_seat(view: Json, seat: int, players: Sequence[str], names: Names) -> str:
    place = view["places"][seat]
    parts = [
        names.say("pizza-own-kind", kind=names.kind(place["own"], 5)),
        names.say("pizza-cards", ingredients=place["ingredients"], orders=place["orders"]),
        names.say("pizza-waiter-size", count=place["waiter"]),
    ]
    if place["served"] is not None:
        parts.append(names.say("pizza-served-size", count=len(place["served"])))
    if view["holder"] == seat:
        parts.append(names.say("pizza-chef"))
    return f"{players[seat]}: {', '.join(parts)}"


def _solo_table(view: Json, players: Sequence[str], names: Names) -> list[str]:
    lines = [
        names.say("table-hand", number=view["number"]),
        names.say("solo-see-top", card=names.solo(view["top"]), colour=names.colour(view["colour"])),
        names.say("solo-see-left" if view["direction"] > 0 else "solo-see-right"),
        names.say("solo-see-pile", count=view["pile"]),
    ]
    if view["penalty"]:
        lines.append(names.say("solo-see-penalty", count=view["penalty"]))
    for seat, name in enumerate(players):
        lines.append(names.say("solo-see-seat", name=name, count=view["sizes"][seat], points=view["totals"][seat]))
    return lines
