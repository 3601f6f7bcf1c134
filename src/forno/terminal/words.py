"""Events and questions as sentences, one line each.

Those of the built-in games have templates in plain English. A template names fields of the event or question. A part in
[brackets] is omitted if one of its fields is empty or 0, and a part in [field?brackets] if that field is. A third-party
game has the texts FAMILY-event-NAME and FAMILY-ask-NAME; without one, the name and the fields are listed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from forno.core.event import Event
from forno.core.game import Question
from forno.core.move import kebab
from forno.core.position import write_cards
from forno.games.pizza import cards as pizza
from forno.games.solo import cards as solo
from forno.rulebook.bundles import say
from forno.terminal.sentences import EVENTS, QUESTIONS

SEATS = ("seat", "other", "opponent", "owner", "dealer", "chef", "winners")
"""Fields that hold seats."""

PIZZA_CARDS = dict.fromkeys(("card", "cards", "ingredients", "request", "table", "committed"), pizza.CARD_NAMES)
NAMES: dict[str, dict[str, Sequence[str]]] = {
    "pizza": {**PIZZA_CARDS, "kind": pizza.KINDS},
    "solo": {"card": solo.NAMES, "cards": solo.NAMES, "colour": solo.COLOUR_NAMES},
}
"""Fields that hold codes, and the names of these, by the family of games."""


def say_event(event: Event, family: str, players: Sequence[str], lang: str) -> str:
    """Return the sentence of an event; empty if it needs none."""
    name, fields = kebab(type(event).__name__), msgspec.structs.asdict(event)
    words = _words(fields, NAMES.get(family, {}), players)
    if (template := EVENTS.get(family, {}).get(name)) is not None:
        return _fill(template, words)
    written = say(lang, f"{family}-event-{name}", **_values(fields, words))
    return _generic(name, words) if written is None else written


def say_question(question: Question, family: str, players: Sequence[str], lang: str) -> str:
    """Return the sentence of a question."""
    words = _words(question.shown, NAMES.get(family, {}), players)
    if family in EVENTS and (template := QUESTIONS.get(question.name)):
        return _fill(template, words)
    written = say(lang, f"{family}-ask-{question.name}", **_values(question.shown, words))
    return f"{_generic(question.name, words)}?" if written is None else written


def _values(fields: Mapping[str, Any], words: Mapping[str, str]) -> dict[str, int | str]:
    """Return the values of a text: numbers stay numbers, so that the text can select by them."""
    numbers = {name: value for name, value in fields.items() if type(value) is int and name not in SEATS}
    return {**words, **numbers}


def _words(fields: Mapping[str, Any], names: Mapping[str, Sequence[str]], players: Sequence[str]) -> dict[str, str]:
    return {name: _word(value, players if name in SEATS else names.get(name)) for name, value in fields.items()}


def _word(value: Any, names: Sequence[str] | None) -> str:
    if value is None or value is False:
        return ""
    if isinstance(value, (tuple, list)):
        words = [_word(one, names) for one in value]
        return write_cards(words) if names else ", ".join(words)
    if isinstance(value, int) and names is not None:
        return names[value] if 0 <= value < len(names) else "nobody"
    return str(value)


def _fill(template: str, words: Mapping[str, str]) -> str:
    """`{seat}: drew {count}[: {cards}]` with its words put in."""

    def part(found: re.Match[str]) -> str:
        flag, inside = found.groups()
        fields = [flag] if flag else re.findall(r"{(\w+)}", inside)
        return inside if all(words[field] not in ("", "0") for field in fields) else ""

    return re.sub(r"\[(?:(\w+)\?)?([^][]*)\]", part, template).format_map(words)


def _generic(name: str, words: Mapping[str, str]) -> str:
    """`Bob: announced, kind 2, number 3`"""
    rest = [f"{field.replace('_', ' ')} {word}" for field, word in words.items() if word and field != "seat"]
    said = ", ".join([name.replace("-", " "), *rest])
    return f"{words['seat']}: {said}" if words.get("seat") else said
