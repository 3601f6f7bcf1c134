"""What happened, in one short line: every field of every event, with the names of cards and players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from forno.core.event import Event
from forno.core.move import kebab
from forno.core.position import write_cards
from forno.games.pizza.cards import CARD_NAMES, KINDS
from forno.games.solo.cards import COLOUR_NAMES
from forno.games.solo.cards import NAMES as SOLO_NAMES

SEATS = ("other", "opponent", "dealer", "chef", "winners")
COUNTING = ("game-ended",)
"""Events whose numbers are numbers, whatever they are called."""
PIZZA_CARDS = ("card", "cards", "ingredients", "request", "table", "top")
CODES: dict[str, dict[str, Sequence[str]]] = {
    "pizza": {**dict.fromkeys(PIZZA_CARDS, CARD_NAMES), "kind": KINDS},
    "solo": {"card": SOLO_NAMES, "cards": SOLO_NAMES, "colour": COLOUR_NAMES},
}
"""Fields that hold codes, and what these mean, by the family of games."""


def tell(events: Iterable[Event], players: Sequence[str]) -> str:
    """`Bob announced kind=salami number=3; Bob drew pile=kitchen count=2`"""
    return "; ".join(_say(event, players) for event in events)


def _say(event: Event, players: Sequence[str]) -> str:
    fields = msgspec.structs.asdict(event)
    family = type(event).__module__.split(".")[-2]
    name = kebab(type(event).__name__)
    codes = {} if name in COUNTING else CODES.get(family, {})
    names = {**codes, **dict.fromkeys(SEATS, players)}
    seat = fields.pop("seat", None)
    begin = name if seat is None else f"{players[seat] if seat >= 0 else 'nobody'} {name}"
    return " ".join(
        [begin, *(_pair(field, value, names.get(field)) for field, value in fields.items() if _says(value))]
    )


def _says(value: Any) -> bool:
    """What a listener does not hear, and what is not so, is left out."""
    return value is not None and value is not False


def _pair(field: str, value: Any, names: Sequence[str] | None) -> str:
    return field if value is True else f"{field}={_word(value, names)}"


def _word(value: Any, names: Sequence[str] | None) -> str:
    if isinstance(value, tuple):
        words = [_word(one, names) for one in value]
        return f"[{write_cards(words) if names else ', '.join(words)}]"
    if isinstance(value, int) and names is not None:
        return names[value] if 0 <= value < len(names) else str(value)
    return str(value)
