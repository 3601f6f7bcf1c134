"""docs/protocol.md: the prose of protocol.md beside this file, with generated tables in their places."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import files

from forno.core.errors import Unreadable
from forno.server.protocol_docs import rules
from forno.server.protocol_docs.components import Schema
from forno.server.protocol_docs.families import families
from forno.server.protocol_docs.folding import SHARED
from forno.server.protocol_docs.games import chapter
from forno.server.protocol_docs.tables import described, in_lines, meaning, table
from forno.server.protocol_docs.typescript import type_of

PLACE = re.compile(r"<!-- made: ([a-z-]+) -->\n")
END = "<!-- end -->\n"
GREETINGS = ("Hello",)
ROOM = ("RoomView", "SeatView", "GameSource", "RoomSettings")
GAME = ("GameView", "Question", "ClockView", "JumpInView", "UndoView", "Outcome")
HTTP = (
    "RoomOpened",
    "Catalogue",
    "Instance",
    "OnOffer",
    "Option",
    "ListedRoom",
    "OwnSeat",
    "OwnTable",
    "Forgotten",
    "Replay",
    "GameReview",
    "ReviewFigures",
    "Lesson",
    "LessonBeat",
    "Subscription",
    "QuietHours",
    "Unsubscription",
    "Webhook",
    "WebhookView",
    "ReportPerson",
)


def page(document: Schema, games: Sequence[str] | None = None) -> str:
    """The page as it should be now."""
    source = (files(__package__) / "protocol.md").read_text(encoding="utf-8")
    makers = _makers(document["$defs"], games)

    def made(place: re.Match[str]) -> str:
        if place[1] not in makers:
            raise Unreadable("nothing is made under this name", place[1])
        return f"{place[0]}\n{makers[place[1]]()}\n{END}"

    return PLACE.sub(made, source)


def _makers(defs: dict[str, Schema], games: Sequence[str] | None) -> dict[str, Callable[[], str]]:
    """The generators of the page's tables, by the name of their place."""

    def structs(names: Sequence[str]) -> str:
        return "\n".join(described(name, defs[name]) for name in names)

    def lines(union: str, tag: str, *, without: str = "") -> str:
        found = [defs[name] for name in members(defs[union]) if name not in GREETINGS]
        return in_lines((f"`{tag}`", "fields", "meaning"), found, without=without)

    return {
        "types": lambda: types(defs),
        "open-room": lambda: structs(["OpenRoom", "PlayOn"]),
        "messages": lambda: structs(GREETINGS) + "\n" + lines("AnyClientMessage", "type", without="id"),
        "answers": lambda: structs(members(defs["AnyServerMessage"])),
        "room-events": lambda: lines("AnyRoomEvent", "event"),
        "room": lambda: structs(ROOM) + "\n" + lines("AnyClock", "clock"),
        "game": lambda: structs(GAME),
        "http": lambda: structs(HTTP),
        "games": lambda: "\n".join(chapter(family, defs) for family in families(games)),
        "wire": lambda: rules.refusals("wire"),
        "house": lambda: rules.refusals("house"),
        "house-rules": rules.explanations,
        "limits": rules.limits,
        "phrases": rules.phrases,
    }


def types(defs: dict[str, Schema]) -> str:
    """The shared types that are no structs."""
    simple = [(name, defs[name]) for name in SHARED if "anyOf" not in defs[name]]
    return table(
        ("type", "is", "meaning"), [(f"`{name}`", f"`{type_of(part)}`", meaning(part)) for name, part in simple]
    )


def members(union: Schema) -> list[str]:
    """The names in a union."""
    return [type_of(part) for part in union["anyOf"]]
