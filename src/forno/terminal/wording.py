"""Sentences of events and moves of all families, in the player's language."""

from __future__ import annotations

from forno.rulebook.bundles import say
from forno.server.protocol.room_events import AnyRoomEvent, ChatMessage
from forno.terminal.model import Json, TableModel
from forno.terminal.pizza_text import PizzaText
from forno.terminal.solo_text import SoloText
from forno.terminal.tables.plain import plain_move, plain_value, words


def event_text(event: Json, model: TableModel) -> str:
    """Describe an event of a game; empty where nothing need be said."""
    if text := family_text(model):
        return text.event(event)
    rest = {name: value for name, value in event.items() if name not in ("event", "seat")}
    words_of = f"{words(event['event'])} {plain_value(rest, '', model.names)}".strip()
    return f"{model.name(event['seat'])}: {words_of}" if isinstance(event.get("seat"), int) else words_of


def move_text(move: Json, view: Json, model: TableModel) -> str:
    """Describe a move, by the view before it."""
    text = family_text(model)
    return text.move(move, view) if text else plain_move(move, model.names)


def family_text(model: TableModel) -> PizzaText | SoloText | None:
    """The texts of a family of games; None for a game that the terminal does not know."""
    if model.family == "pizza":
        return PizzaText(model.lang, model.names, model.seat)
    return SoloText(model.lang, model.names, model.seat) if model.family == "solo" else None


def room_event_text(event: AnyRoomEvent, names: list[str], you: int | None, person: int | None, lang: str) -> str:
    """Describe an event of the room; empty where nothing need be said."""
    kind = type(event).__struct_config__.tag
    is_own = getattr(event, "seat", -1) == you or getattr(event, "person", -1) == person
    values = {name: getattr(event, name) for name in event.__struct_fields__}
    if "name" not in values and isinstance(values.get("seat"), int):
        values["name"] = names[values["seat"]]
    own = say(lang, f"table-event-{kind}", "you", **values) if is_own else None
    return own or say(lang, f"table-event-{kind}", **values) or ""


def chat_text(event: ChatMessage, lang: str) -> str:
    """A chat message: free text as typed, or a phrase in the reader's language."""
    return event.text or say(lang, f"phrase-{event.phrase}") or event.phrase


def time_left(milliseconds: float, lang: str) -> str:
    """`0:42`, `1:05:00`, `2 d 3 h`"""
    seconds = max(0, -int(-milliseconds // 1000))
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours >= 24:
        return say(lang, "table-days-left", days=hours // 24, hours=hours % 24) or ""
    return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"


def game_title(game: str, lang: str) -> str:
    """The title of a game; its name if it has none."""
    return say(lang, f"game-{game}") or game


def level_name(level: str, lang: str) -> str:
    """The name of a level of bots."""
    return say(lang, f"table-bot-{level}") or level


def listed(names: list[str], lang: str) -> str:
    """`Anna, Bruno and Carla`"""
    if len(names) < 2:
        return "".join(names)
    both = say(lang, "terminal-list-last", first=", ".join(names[:-1]), last=names[-1])
    return both or ", ".join(names)
