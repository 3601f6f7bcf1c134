"""Types that many fields share get a name, so that a reader of the schema meets each of them once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from forno.server.protocol import Days, NoClock, PerDecision, base, client_messages, room_events
from forno.server.protocol_docs.components import NULL, TEMPLATE, Schema, ref

SHARED: dict[str, tuple[Any, str]] = {
    "Key": (base.Key, "A secret of 128 bits or more, base64url. Whoever has it has the seat."),
    "CommandId": (base.CommandId, "128 random bits made by the client, as 32 hexadecimal digits."),
    "RoomId": (base.RoomId, "The name of a room on the server."),
    "SeatNumber": (base.SeatNumber, "Seats count from 0."),
    "Digest": (base.Digest, "A SHA-256 hash, 64 hexadecimal digits; empty before the first frame."),
    "Nickname": (base.Name, "A name as it was typed; house.name says which are accepted."),
    "PersonFace": (base.PersonFace, "The face of a person: an animal that the client draws."),
    "BotFace": (base.BotFace, "The face of a bot. It follows from the seat."),
    "Reaction": (base.Reaction, "An emoji that a player shows to the table."),
    "Level": (client_messages.Level, "A level of bots, out of GET /api/games."),
    "GameOptions": (client_messages.Options, "A game's own options by name; what is left out has its default."),
    "AnyRoomEvent": (room_events.AnyRoomEvent, "A change of the room besides the game itself."),
    "AnyClock": (NoClock | PerDecision | Days, "The time limit of a decision."),
}


def shared() -> dict[str, Schema]:
    """The schemas of the shared types."""
    return {name: {"description": said, **plain(kind)} for name, (kind, said) in SHARED.items()}


def plain(kind: Any) -> Schema:
    """A type's own schema and nothing else; structs go by their names."""
    return {key: part for key, part in _schema(kind).items() if key not in ("discriminator", "description")}


def folded(schema: Any, inside: str = "") -> Any:
    """The same with the shared types by name; `inside` is the one that is being described."""
    if isinstance(schema, list):
        return [folded(part) for part in sorted(schema, key=lambda part: part == NULL)]  # msgspec 0.21 and older: first
    if not isinstance(schema, dict):
        return schema
    bare = {key: part for key, part in schema.items() if key not in ("default", "description")}
    for name, whole in _wholes().items():
        if name != inside and bare == plain_of(whole):
            own = {key: schema[key] for key in ("default", "description") if schema.get(key) != whole.get(key)}
            return ref(name) | own
    return {key: folded(part) for key, part in schema.items()}


def plain_of(whole: Schema) -> Schema:
    return {key: part for key, part in whole.items() if key != "description"}


@cache
def _wholes() -> dict[str, Schema]:
    """With their descriptions, by which what is said of a field is told from what is said of its type."""
    return {
        name: {key: part for key, part in _schema(kind).items() if key != "discriminator"}
        for name, (kind, _) in SHARED.items()
    }


def _schema(kind: Any) -> Schema:
    schema: Schema = msgspec.json.schema_components([kind], ref_template=TEMPLATE)[0][0]
    return schema
