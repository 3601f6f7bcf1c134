"""What a client may say. Each command carries an id made by the client: the same id is done once and answered the same.

Hello                   the greeting, first on every connection, and again after sitting down
Act TakeBack Agree      playing
Why Hint                questions: nothing is done, and nothing is kept
Sit Leave Rekey         a seat of one's own
Say Mute                talk
Contribute Again Share  fair deals, rematch, replays
SeatBot FreeSeat Reserve Change Resize HandOver Start Close     what the host does
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from forno.server.protocol.base import CommandId, Digest, Key, Message, Name, RoomId, SeatNumber
from forno.server.protocol.room_settings import TableSettings

Level = Annotated[str, Meta(min_length=1, max_length=32)]
Words = Annotated[str, Meta(max_length=128)]
Options = Annotated[dict[str, str], Meta(max_length=32)]


class Asking(Message, frozen=True, forbid_unknown_fields=True):
    """Something that a client says. Fields that are not named here are refused."""


class Hello(Asking, frozen=True):
    """Who I am and what I have. Without a key: one who watches. `have` frames whose last hash is `hash`;
    nothing given: the state as it is now."""

    version: int
    key: Key | None = None
    lang: Annotated[str, Meta(max_length=16)] = "en"
    have: Annotated[int, Meta(ge=0)] | None = None
    hash: Digest = ""


class Command(Asking, frozen=True):
    """Something to be done once."""

    id: CommandId


class Open(Command, frozen=True):
    """Open a table and sit down at its first seat. Sent by POST, not through a socket."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    name: Name
    key: Key
    options: Options = {}
    settings: TableSettings = TableSettings()
    bots: Level | None = None
    """Fill the other seats with bots of this level."""


# --- playing


class Act(Command, frozen=True):
    """A move, as JSON or as text, and what it answers: which game at this table, and which decision of it."""

    number: int
    decision: int
    move: msgspec.Raw


class Wondering(Asking, frozen=True):
    """A question about the decision that is being asked. Nothing is done, and nothing of it is kept."""

    id: CommandId
    number: int
    decision: int


class Why(Wondering, frozen=True):
    """Would this move be refused, and why? Answered by `fine`, or by the refusal that `act` would get."""

    move: msgspec.Raw


class Hint(Wondering, frozen=True):
    """What would a good bot do in my seat, and why? Answered by `advice`. (house.hints)"""


class TakeBack(Command, frozen=True):
    """Take back my last move: freely, or by asking the others. (house.undo, house.undo-agree)"""


class Agree(Command, frozen=True):
    """Yes or no to the move that somebody wants to take back."""

    yes: bool


# --- a seat


class Sit(Command, frozen=True):
    """Take a seat: a free one, this one, or the one that an invitation was made for. The key is made by the client."""

    name: Name
    key: Key
    seat: SeatNumber | None = None
    invite: Key | None = None


class Leave(Command, frozen=True):
    """Get up: before the start the seat becomes free, later a bot plays for it."""


class Rekey(Command, frozen=True):
    """Change the lock: from now on only this key opens my seat."""

    key: Key


# --- talk


class Say(Command, frozen=True):
    """A line of free text, or a ready phrase."""

    text: Annotated[str, Meta(max_length=2_000)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""


class Mute(Command, frozen=True):
    """Hear nothing more from this seat, or hear it again."""

    seat: SeatNumber
    on: bool = True


# --- before and after a game


class Contribute(Command, frozen=True):
    """My device's words for the shuffle, said after the commitment was seen. (house.fair)"""

    words: Words


class Again(Command, frozen=True):
    """Another game, at the same table with the same people."""


class Share(Command, frozen=True):
    """I agree that the finished game may be seen by anybody with the link."""


# --- what the host does


class SeatBot(Command, frozen=True):
    """Put a bot into a seat, or change its level."""

    seat: SeatNumber
    level: Level


class FreeSeat(Command, frozen=True):
    """Remove a guest, a bot or a reservation before the start."""

    seat: SeatNumber


class Reserve(Command, frozen=True):
    """Keep a seat for whoever brings this invitation."""

    seat: SeatNumber
    invite: Key


class Change(Command, frozen=True):
    """Change the table's settings; options only before the start."""

    settings: TableSettings
    options: Options | None = None


class Resize(Command, frozen=True):
    """Another number of seats, before the start; seats that go must be empty."""

    seats: Annotated[int, Meta(ge=1, le=32)]


class HandOver(Command, frozen=True):
    """Make somebody else the host."""

    seat: SeatNumber


class Start(Command, frozen=True):
    """Deal. Empty seats are filled with bots of this level, if one is named."""

    fill: Level | None = None


class Close(Command, frozen=True):
    """End the table for good."""


Asked = (
    Act | TakeBack | Agree | Sit | Leave | Rekey | Say | Mute | Contribute | Again | Share
    | SeatBot | FreeSeat | Reserve | Change | Resize | HandOver | Start | Close
)  # fmt: skip
"""The commands that come through a socket."""

Wondered = Why | Hint
"""Questions that change nothing."""

Spoken = Hello | Asked | Wondered
"""All that a client may send through a socket."""


class OpenTable(msgspec.Struct, frozen=True):
    """The answer to Open."""

    room: RoomId
    seat: int
    link: str
    """The path to share: /t/ROOM"""
    seq: int
