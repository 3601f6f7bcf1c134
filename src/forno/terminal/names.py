"""Names of people in rooms and room events, which hold references to them, such as `:3`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from forno.rulebook.bundles import say
from forno.server.protocol import RoomView
from forno.server.protocol.room_events import AnyRoomEvent


def is_reference(name: str) -> bool:
    return name.startswith(":")


class Names:
    """The names that a player at seat `you` reads, in their language."""

    def __init__(self, texts: Mapping[str, str], you: int | None, lang: str) -> None:
        self.texts = texts
        self.you = you
        self.lang = lang

    def resolve(self, name: str, seat: int | None = None, *, otherwise: str = "") -> str:
        """The name behind a reference. Without one, one is `You` to oneself, and `Player 3` to all others."""
        if not is_reference(name):
            return name
        return self.texts.get(name) or otherwise or self._stand_in(seat)

    def _stand_in(self, seat: int | None) -> str:
        if seat is None:
            return say(self.lang, "table-somebody") or ""
        if seat == self.you:
            return say(self.lang, "home-you") or ""
        return say(self.lang, "home-player-number", number=seat + 1) or ""

    def room(self, room: RoomView) -> RoomView:
        """The room with the names of its people."""
        others = Names(self.texts, None, self.lang)
        replace = msgspec.structs.replace
        return replace(
            room,
            seats=tuple(replace(one, name=self.resolve(one.name, at)) for at, one in enumerate(room.seats)),
            queue=tuple(replace(one, name=self.resolve(one.name)) for one in room.queue),
            games=tuple(
                replace(
                    game,
                    seats=tuple(replace(one, name=others.resolve(one.name, at)) for at, one in enumerate(game.seats)),
                )
                for game in room.games
            ),
            score=tuple(replace(one, name=others.resolve(one.name)) for one in room.score),
        )

    def event(self, event: AnyRoomEvent) -> AnyRoomEvent:
        """The event with its people's names, and its chat message."""
        changes: dict[str, Any] = {}
        seat = getattr(event, "seat", None)
        if (name := getattr(event, "name", None)) is not None:
            changes["name"] = self.resolve(name, seat)
        if (before := getattr(event, "before", None)) is not None:
            changes["before"] = self.resolve(before)
        if (text := getattr(event, "text", None)) is not None:
            changes["text"] = self.resolve(text, otherwise=say(self.lang, "home-deleted") or "")
        return msgspec.structs.replace(event, **changes) if changes else event
