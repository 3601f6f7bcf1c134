"""Scenes: groups of cards that show a paragraph. `2 olive, double salami`, `quartet-olive of green`, `back of red`."""

from __future__ import annotations

from typing import Literal

import msgspec

from forno.core.errors import Unreadable
from forno.games.pizza.cards import CARD_CODES, CHEF, COLOURS
from forno.games.pizza.variants import NAMES as PIZZA
from forno.games.pizza.variants import variant
from forno.games.solo.cards import CODES as SOLO_CODES
from forno.rulebook.bundles import say
from forno.rulebook.sentences import card, cards

BACK = "back"
ARROW = " → "


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that lie together, under the heading `guide-scene-LABEL`; without cards the heading alone is shown."""

    label: str
    cards: str = ""


class Ingredient(msgspec.Struct, frozen=True):
    ingredient: int


class Order(msgspec.Struct, frozen=True):
    order: str
    own: int
    """The kind of the owner's colour."""


class ChefCard(msgspec.Struct, frozen=True, rename="camel"):
    chef_card: Literal[True] = True


class Back(msgspec.Struct, frozen=True):
    back: str | int
    """`kitchen`, `solo`, or the kind of the owner's colour."""


class SoloCard(msgspec.Struct, frozen=True):
    solo: int


Card = Ingredient | Order | ChefCard | Back | SoloCard
"""A card as the page draws and explains it (ShownCard in web/src/cards/card-info.ts)."""


def read_cards(game: str, text: str) -> list[Card]:
    """Read the cards of a group, one for each. Raises Unreadable for a card that the game does not have."""
    return [_card(game, name) for count, name in _parts(text) for _ in range(count)]


def scene_text(groups: tuple[Group, ...], lang: str) -> str:
    """`On the table: 2 olives → From your hand: olive → Served`"""
    return ARROW.join(_group_text(group, lang) for group in groups)


def labelled(label: str, text: str, lang: str) -> str:
    """`On the table: 2 olives`"""
    return say(lang, "guide-labelled", label=label, text=text) or text


def card_name(text: str, lang: str) -> str:
    """Return the name of a card, without the colour of a SOLO card: `Quartet: olives` for `quartet-olive of green`."""
    shown = text.partition(" of ")[0]
    return card(shown.partition(" ")[2] if shown in SOLO_CODES and " " in shown else shown, lang)


def _group_text(group: Group, lang: str) -> str:
    label = say(lang, f"guide-scene-{group.label}") or group.label
    words = [_words(count, name, lang) for count, name in _parts(group.cards)]
    return labelled(label, ", ".join(words), lang) if words else label


def _words(count: int, name: str, lang: str) -> str:
    shown, _, owner = name.partition(" of ")
    if shown == BACK:
        return say(lang, "guide-scene-back", count=count) or name
    return card(shown, lang) if owner else cards(f"{count} {shown}" if shown in CARD_CODES else shown, lang)


def _parts(text: str) -> list[tuple[int, str]]:
    """`2 olive, chef card` -> [(2, "olive"), (1, "chef card")]"""
    pairs = [(part, *part.partition(" ")) for part in text.split(", ") if part]
    return [(int(first), name) if first.isdecimal() else (1, whole) for whole, first, _, name in pairs]


def _card(game: str, name: str) -> Card:
    shown, _, owner = name.partition(" of ")
    if owner in COLOURS:
        return _owned(game, shown, COLOURS.index(owner))
    if shown == BACK and owner == ("kitchen" if game in PIZZA else "solo"):
        return Back(owner)
    if game in PIZZA and CARD_CODES.get(name, CHEF) < 2 * len(variant(game).kinds):
        return Ingredient(CARD_CODES[name])
    if game in PIZZA and name == "chef card" and variant(game).chef_card:
        return ChefCard()
    if game not in PIZZA and name in SOLO_CODES:
        return SoloCard(SOLO_CODES[name])
    raise Unreadable(f"{game} has no such card", name)


def _owned(game: str, name: str, own: int) -> Card:
    if name == BACK:
        return Back(own)
    if game not in PIZZA or name not in variant(game).order_numbers(own):
        raise Unreadable(f"{game} has no such order", name)
    return Order(name, own)
