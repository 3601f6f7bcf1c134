"""Events and questions in plain English, one line each.

A template names fields of the event or question. A part in [brackets] is left out where one of its fields is
empty or 0, and a part in [field?brackets] where that field is. What has no template, as in somebody's sixth game,
is said from its name and its fields.
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
from forno.terminal.sentences import EVENTS, QUESTIONS

SEATS = ("seat", "other", "opponent", "owner", "dealer", "chef", "winners")
"""Fields that hold seats."""

PIZZA_CARDS = dict.fromkeys(("card", "cards", "ingredients", "request", "table", "committed"), pizza.CARD_NAMES)
NAMES: dict[str, dict[str, Sequence[str]]] = {
    "pizza": {**PIZZA_CARDS, "kind": pizza.KINDS},
    "solo": {"card": solo.NAMES, "cards": solo.NAMES, "colour": solo.COLOUR_NAMES},
}
"""Fields that hold codes, and the names of these, by the family of games."""


def say_event(event: Event, players: Sequence[str]) -> str:
    """What happened; nothing where it need not be said."""
    family = family_of(event)
    name = kebab(type(event).__name__)
    words = _words(msgspec.structs.asdict(event), NAMES.get(family, {}), players)
    template = EVENTS.get(family, {}).get(name)
    return _generic(name, words) if template is None else _fill(template, words)


def say_question(question: Question, family: str, players: Sequence[str]) -> str:
    """What is asked."""
    words = _words(question.shown, NAMES.get(family, {}), players)
    template = QUESTIONS.get(question.name)
    return _generic(question.name, words) + "?" if template is None else _fill(template, words)


def family_of(thing: object) -> str:
    """`pizza` for whatever comes from forno.games.pizza."""
    return type(thing).__module__.removeprefix("forno.games.").partition(".")[0]


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
