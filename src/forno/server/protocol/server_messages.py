"""What the server says. Frames make up a stream for each viewer, without gaps, each naming the hash before it.

Welcome            to this connection, after its greeting
State              the table as it is now, for one who has nothing
Frame              what happened next
Done Refusal       the answers to commands
Fine Advice        the answers to questions
Here               who is connected: a passing remark, part of no stream
Bye                why the connection ends
"""

from __future__ import annotations

from typing import Literal

import msgspec

from forno.server.protocol.base import Message
from forno.server.protocol.room_events import AnyNews
from forno.server.protocol.room_settings import TableSettings


class Chair(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str = ""
    """Empty while the seat is free."""
    bot: str = ""
    """The level, if a bot sits here."""
    away: bool = False
    """A bot plays for its absent player."""
    reserved: bool = False
    contributed: bool = False
    shares: bool = False


class RoomView(msgspec.Struct, frozen=True):
    """The table besides its game, the same for everybody."""

    room: str
    game: str
    rules: int
    options: dict[str, str]
    settings: TableSettings
    status: Literal["lobby", "playing", "over", "closed"]
    number: int
    """Which game at this table this is, or will be; the first is 1."""
    host: int
    chairs: tuple[Chair, ...]
    commitment: str
    """The hash of the secret of the next or the running deal."""
    shared: bool


class ClockView(msgspec.Struct, frozen=True):
    """Who is spending time, until when (milliseconds since 1970), and what each seat has in the bank."""

    seat: int | None
    ends: int | None
    bank: tuple[int, ...]


class WindowView(msgspec.Struct, frozen=True):
    """Jumping in is open until then; `claim` is what this viewer has answered, sealed until it closes."""

    ends: int
    claim: msgspec.Raw | None = None


class UndoView(msgspec.Struct, frozen=True):
    """A wish to take back a move, and who has agreed."""

    seat: int
    agreed: tuple[int, ...]


class GameView(msgspec.Struct, frozen=True):
    """The game as one viewer may know it. Events, view and moves are those of the game's own JSON."""

    number: int
    decision: int | None
    events: msgspec.Raw
    """What this viewer heard: in a frame since the frame before; in a state, what it may be shown of the past."""
    view: msgspec.Raw
    options: msgspec.Raw
    """The moves that this viewer may make now."""
    clock: ClockView
    window: WindowView | None
    undo: UndoView | None
    outcome: msgspec.Raw | None


class Welcome(Message, frozen=True):
    """You are known. `now` is the server's time, for clocks."""

    version: int
    seat: int | None
    now: int


class Frame(Message, frozen=True, omit_defaults=True):
    """The next piece of a viewer's stream. The hash of a frame is SHA-256 of the previous hash (32 bytes)
    and the frame's bytes as they came; `prev` is the previous hash."""

    n: int
    prev: str
    seq: int
    at: int
    news: tuple[AnyNews, ...] = ()
    room: RoomView | None = None
    game: GameView | None = None


class State(Message, frozen=True):
    """All there is to know now; frames after number `n` with hash `hash` follow."""

    n: int
    hash: str
    seq: int
    room: RoomView
    game: GameView | None


class Done(Message, frozen=True):
    """The command is in the log for good, at this place."""

    id: str
    seq: int


class Refusal(Message, frozen=True):
    """The command is refused by this rule; the text is in the greeting's language."""

    id: str | None
    rule: str
    values: dict[str, int | str]
    text: str


class Fine(Message, frozen=True):
    """The answer to `why`: this move would be accepted now."""

    id: str


class Advice(Message, frozen=True):
    """The answer to `hint`: what a good bot would do with what this seat may know, and why in one sentence."""

    id: str
    move: msgspec.Raw
    """One of the options; `pass` to one who could jump in and should rather not."""
    text: str
    """In the greeting's language."""
    reason: str
    """The name of the reason, and the values in it: numbers, seats, cards and orders as the notation writes them."""
    values: dict[str, int | str]


class Here(Message, frozen=True):
    """Which seats are connected, and how many watch."""

    seats: tuple[bool, ...]
    watching: int


class Bye(Message, frozen=True):
    """The connection ends, by this rule."""

    rule: str
    text: str


Told = Welcome | State | Frame | Done | Refusal | Fine | Advice | Here | Bye
