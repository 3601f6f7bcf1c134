"""Types that all messages share. This package knows no table: code at a socket imports nothing else of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from forno.core.move import kebab

VERSION = 3
"""Version of this protocol. A client of another version is refused and told to reload. (wire.version)"""

Name = Annotated[str, Meta(min_length=1, max_length=256)]
"""A nickname as it was typed; house.name says which are accepted."""
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,86}$", description="A secret of 128 bits or more, base64url")]
CommandId = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", description="128 random bits made by the client")]
RoomId = Annotated[str, Meta(pattern="^[a-z2-7]{16}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=31, description="Seats count from 0")]
VoteKind = Literal["close-game", "remove"]
PersonId = Annotated[int, Meta(ge=1, description="Counted up in the room")]
PersonFace = Literal[
    "fox", "owl", "bear", "lion", "cat", "rabbit", "frog", "penguin", "pig", "hedgehog", "octopus", "raccoon"
]  # fmt: skip
"""A face that a person picks: an animal, drawn by the client."""
BotFace = Literal["chef", "robot", "kettle", "toaster", "baker", "android", "mixer", "teapot"]
"""A bot's face. It follows from the seat."""
Reaction = Literal["thumbs-up", "clap", "laugh", "wow", "cry", "heart", "fire", "pizza"]
"""An emoji that a player shows to the table."""
Digest = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


NULL = msgspec.Raw(b"null")
"""No value, in a field of raw JSON: an optional Raw could be encoded but not decoded."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Base of messages. A later server of the same version may add fields: clients ignore unknown ones."""
