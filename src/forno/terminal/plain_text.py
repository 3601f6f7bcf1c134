"""Texts of a game that the terminal does not know, from the names and values of its messages."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from forno.terminal.card_names import TableText

Json = dict[str, Any]

SEAT_FIELDS = frozenset(["seat", "by", "to", "from", "target", "leader", "dealer", "winner", "loser", "holder"])
"""Fields whose number is that of a seat."""


@dataclass(frozen=True)
class PlainText(TableText):
    """Texts of a table in one language. A package may bring better ones: FAMILY-event-NAME, whose attribute `.you` is
    told to the player whose seat it is, and FAMILY-ask-NAME."""

    family: str = ""

    def event(self, event: Json) -> str:
        """`Bob: trick taken 3, 9`, or the text of the package."""
        if said := self._own_text("event", event["event"], event):
            return said
        values = {name: value for name, value in event.items() if name not in ("event", "seat")}
        told = f"{words(event['event'])} {self.fields(values)}".strip()
        player = self.player(event.get("seat"))
        return f"{player}: {told}" if player else capitalised(told)

    def move(self, move: Json, view: Json | None = None) -> str:
        """`Put 2 olives`: the move's name and its values."""
        values = {name: value for name, value in move.items() if name != "move"}
        return f"{title(move['move'])} {self.fields(values)}".strip()

    def question(self, view: Json) -> str:
        """The question to the viewer, or the name of the player who has to answer it."""
        asked = view.get("question")
        if not asked:
            return ""
        if asked["seat"] != view.get("viewer"):
            return self.names.say("table-waits-for", name=self.player(asked["seat"]))
        said = self._own_text("ask", asked["name"], asked["shown"])
        return said or f"{title(asked['name'])} {self.fields(asked['shown'])}".strip() + "?"

    def value(self, value: object, field: str = "") -> str:
        """A value in words: a seat by its player's name, a boolean as yes or no. Empty for no value."""
        match value:
            case None:
                return ""
            case bool():
                return self.names.say("table-yes" if value else "table-no")
            case int() | float():
                return (self.player(value) if field in SEAT_FIELDS else "") or str(value)
            case list() | tuple():
                return ", ".join(filter(None, (self.value(one, field) for one in value)))
            case dict():
                return self.fields(value)
        return words(str(value))

    def fields(self, values: Json) -> str:
        """The values of an object in their order; a flag by its name if it is set."""
        parts = [
            (words(field) if value else "") if isinstance(value, bool) else self.value(value, field)
            for field, value in values.items()
        ]
        return " ".join(filter(None, parts))

    def _own_text(self, sort: str, name: str, fields: Json) -> str | None:
        """The text that the game's package has; numbers stay numbers, so that it can select by them."""
        message, values = f"{self.family}-{sort}-{name}", {}
        for field, value in fields.items():
            is_number = type(value) is int and field not in SEAT_FIELDS
            values[field] = value if is_number else self.value(value, field)
        is_you = self.you is not None and fields.get("seat") == self.you
        own = self.names.say_or_none(f"{message}.you", **values) if is_you else None
        return own or self.names.say_or_none(message, **values)


def words(name: str) -> str:
    """`has_swapped` as `has swapped`."""
    return re.sub(r"[-_]+", " ", name)


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def title(name: str) -> str:
    """`has_swapped` as `Has swapped`."""
    return capitalised(words(name))
