"""Texts of the room: its events, chat and times, from the same messages as the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal
from typing import Any

import msgspec
from babel.numbers import format_decimal

from forno.server.protocol.room_events import AnyRoomEvent
from forno.terminal.card_names import Names

Json = dict[str, Any]


@dataclass(frozen=True)
class RoomText:
    """Texts of a room in one language, for a reader who may be a person of the room, and have a seat."""

    lang: str
    players: Sequence[str] = ()
    you: int | None = None
    person: int | None = None

    @property
    def names(self) -> Names:
        return Names(self.lang)

    def player(self, seat: int | None) -> str:
        known = self.players[seat] if seat is not None and 0 <= seat < len(self.players) else ""
        return known or self.names.say("table-somebody")

    def event(self, event: AnyRoomEvent | Json) -> str:
        """An event of the room, whose references to names and texts are resolved; empty for one that is unknown."""
        told: Json = event if isinstance(event, dict) else msgspec.to_builtins(event)
        names, name = self.names, told["event"]
        own_seat = told.get("seat") is not None and told.get("seat") == self.you
        own_person = told.get("person") is not None and told.get("person") == self.person
        message = f"table-event-{name}"
        match name:
            case "seat-left" if told["removed"]:
                return names.say("table-event-seat-cleared", name=told["name"])
            case "seat-taken" | "seat-left":
                return names.say_of(message, own_seat, name=told["name"])
            case "chat-message":
                return names.say(message, name=told["name"], text=self.chat(told["text"], told["phrase"]))
            case "reaction-sent":
                return names.say(message, name=told["name"], reaction=names.say(f"table-reaction-{told['reaction']}"))
            case "name-changed":
                return names.say_of(message, own_person, name=told["name"], before=told["before"])
            case "queue-joined" | "queue-left" | "made-way" | "host-changed" | "take-over-declined":
                return names.say_of(message, own_person, name=told["name"])
            case "move-overtaken":
                return names.say(message, name=self.player(told["by"]))
            case "jump-in-lost":
                return names.say(message, name=self.player(told["by"]), seconds=self.seconds(told["margin_ms"]))
            case "moves-undone":
                return names.say_of(message, own_seat, name=self.player(told["seat"]), moves=told["moves"])
            case "game-changed":
                return names.say(message, game=self.game(told["game"]))
            case "game-started":
                said = names.say(message if told["root"] else "table-event-game-continued", number=told["number"])
                silent = ", ".join(map(self.player, told.get("silent", ())))
                return f"{said} {names.say('table-event-silent-seats', names=silent)}" if silent else said
            case "game-ended":
                return names.say(f"{message}-early" if told.get("early") else message, number=told["number"])
            case "take-over-requested":
                return names.say_of(message, own_person, name=told["name"], other=self.player(told["seat"]))
            case "seat-taken-over":
                return names.say_of(message, own_seat, name=told["name"], other=told["before"])
            case "vote-proposed":
                other = "" if told["concerned"] is None else self.player(told["concerned"])
                by = self.player(told["seat"])
                return names.say_of(f"table-event-vote-{told['vote']}", own_seat, name=by, other=other)
            case "nudged":
                return names.say_of(message, own_seat, name=self.player(told["seat"]), by=self.player(told["by"]))
            case "vote-failed" | "room-closed":
                return names.say(message)
        if names.say_or_none(message) is None:
            return ""
        return names.say_of(message, own_seat, name=self.player(told.get("seat")))

    def chat(self, text: str, phrase: str) -> str:
        """A chat message: free text as typed, or a phrase in the reader's language."""
        return text or self.names.say_or_none(f"phrase-{phrase}") or phrase

    def game(self, game: str) -> str:
        """A game of another package keeps the name it has there."""
        return self.names.say_or_none(f"game-{game}") or game

    def level(self, level: str) -> str:
        return self.names.say_or_none(f"table-bot-{level}") or level

    def seconds(self, milliseconds: int) -> str:
        """`0.12`: two digits, with the decimal sign of the language"""
        seconds = Decimal(milliseconds) / 1000
        if seconds:
            seconds = seconds.quantize(Decimal(1).scaleb(min(0, seconds.adjusted() - 1)), ROUND_HALF_UP)
        return str(format_decimal(seconds, "#,##0.######", locale=self.lang))

    def time_left(self, milliseconds: float) -> str:
        """`0:42`, `1:05:00`, `2 d 3 h`"""
        seconds = max(0, -int(-milliseconds // 1000))
        hours, minutes = seconds // 3600, seconds // 60 % 60
        if hours >= 24:
            return self.names.say("table-days-left", days=hours // 24, hours=hours % 24)
        return f"{hours}:{minutes:02}:{seconds % 60:02}" if hours else f"{minutes}:{seconds % 60:02}"
