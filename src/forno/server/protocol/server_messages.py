"""Server messages. Frames make up a stream for each viewer, without gaps, each naming the hash before it.

Welcome                 the answer to the greeting
Snapshot                the room and its game as they are now
Frame                   the next change
Texts                   names and chat that frames and snapshots refer to; part of no stream
CommandDone Refusal     the answers to commands
MoveLegal HintAnswer    the answers to queries
PresenceUpdate          the connected seats and spectators; part of no stream
Goodbye                 the reason why the connection ends

No number on the wire counts what others do: the log's sequence numbers stay inside the server, since a gap in them
would reveal a sealed answer. Names and chat are sent beside the stream, so that its hashes outlive their deletion.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from forno.server.protocol.base import BotFace, Message, PersonFace, VoteKind
from forno.server.protocol.room_events import AnyRoomEvent
from forno.server.protocol.room_settings import RoomSettings


class SeatView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str = ""
    """Empty while the seat is free; a bot's name, or a reference to a text: `:3`."""
    bot: str = ""
    """The bot's level, if a bot has the seat."""
    person: int | None = None
    """The id of its person."""
    device: int | None = None
    """The number of the device that its person shares with others at the table. (house.hot-seat)"""
    away: bool = False
    """A bot plays for its absent player."""
    has_left: bool = False
    """The absent player left the game: others may take the seat over. (house.take-over)"""
    reserved: bool = False
    ready: bool = False
    """Whether its person is ready for the next game. (house.ready)"""
    contributed: bool = False
    face: PersonFace | BotFace | None = None
    """None while the seat is free."""
    colour: str = ""
    """The colour that was picked for the seat; empty if it takes what is left. (setup.colour)"""


class PersonView(msgspec.Struct, frozen=True):
    """A person in the queue, as everybody sees them."""

    person: int
    name: str
    """A reference to a text: `:3`."""
    face: PersonFace
    away: bool = False
    ready: bool = False
    wants: int | None = None
    """The seat that this person asks to take over. (house.take-over)"""
    device: int | None = None
    """The number of the device that this person shares with others at the table. (house.hot-seat)"""


class SeatResult(msgspec.Struct, frozen=True):
    """A seat of a game that is over: the person or the bot that held it at the end, and the result."""

    person: int | None
    bot: str
    """The bot's level, if a bot had the seat."""
    name: str
    """A bot's name, or a reference to a text: `:3`."""
    face: PersonFace | BotFace | None
    score: int | None
    """None where the game ended early."""
    place: int | None
    """1 is first; the tied share a place. None where the game ended early."""


class GameSummary(msgspec.Struct, frozen=True):
    """A game of the room that is over."""

    number: int
    game: str
    seats: tuple[SeatResult, ...]
    early: bool
    """Whether it ended before its end: it does not count. (house.vote)"""
    sealed: bool
    agreed: tuple[int, ...]
    """Its people who want to share it; shared once all of them do. (house.share)"""
    shared: bool


class ScoreLine(msgspec.Struct, frozen=True):
    """The results of the evening of one person, or of all bots of one level. (house.evening)"""

    person: int | None
    bot: str
    name: str
    face: PersonFace | BotFace | None
    games: int
    wins: float
    """A win that n share counts 1/n."""
    places: int
    """The sum of the places; divided by `games`, the mean."""


class GameSource(msgspec.Struct, frozen=True):
    """The finished game that another one plays on, and the decision from which it does."""

    room: str
    number: int
    decision: int


class VoteView(msgspec.Struct, frozen=True):
    """An open vote, with the people who vote. Those who share a device have one vote: the last of them who voted is
    among `yes` or `no`. (house.vote, house.hot-seat)"""

    vote: VoteKind
    by: int
    """The person who proposed it."""
    person: int | None
    """The person who would be removed."""
    yes: tuple[int, ...]
    no: tuple[int, ...]
    electors: tuple[int, ...]
    needed: int
    ends_at_ms: int


class RoomView(msgspec.Struct, frozen=True):
    """The room besides its game, the same for all viewers."""

    room: str
    game: str
    rules_version: int
    options: dict[str, str]
    settings: RoomSettings
    status: Literal["lobby", "playing", "over", "closed"]
    number: int
    """Which game of the room this is, or will be; the first is 1."""
    host: int
    """The person who is the host."""
    seats: tuple[SeatView, ...]
    queue: tuple[PersonView, ...]
    """The people without a seat, in the order in which they get one. (house.queue)"""
    commitment: str
    """The hash of the secret of the next or the running deal; empty where the deal was not sealed."""
    games: tuple[GameSummary, ...]
    """The last games that are over, the newest last. (house.evening)"""
    score: tuple[ScoreLine, ...]
    """The score of all games of the evening, the best first."""
    hot_seat: bool = False
    """Whether two seats are played on one device: the next deal is one without jump-ins. (house.hot-seat)"""
    vote: VoteView | None = None
    waits: bool = False
    """Whether the game waits for its only person: it goes on as far as they were shown what happened, see `shown`. No
    clock runs. (house.absent)"""
    source: GameSource | None = None
    """The finished game that this one plays on: its cards were known before, so its deal was not sealed."""


class ClockView(msgspec.Struct, frozen=True):
    """The seat whose time runs, when it ends (milliseconds since 1970), and the time bank of each seat."""

    seat: int | None
    ends_at_ms: int | None
    bank_ms: tuple[int, ...]
    covered: bool = False
    """Whether the time waits for `uncover`: the seat shares its device. (house.hot-seat)"""


class JumpInView(msgspec.Struct, frozen=True):
    """The open jump-in window. `claim` is this viewer's own answer, sealed until the window closes."""

    ends_at_ms: int
    claim: msgspec.Raw


class UndoView(msgspec.Struct, frozen=True):
    """A request for an undo, and the seats that have accepted."""

    seat: int
    agreed: tuple[int, ...]


class GameView(msgspec.Struct, frozen=True):
    """The game as one viewer may know it. Events, view and moves are those of the game's own JSON."""

    number: int
    decision: int | None
    events: msgspec.Raw
    """Game events sent to this viewer: in a frame, those since the frame before; in a snapshot, those of the past."""
    view: msgspec.Raw
    legal_moves: msgspec.Raw
    """The moves that this viewer may play now."""
    clock: ClockView
    jump_in: JumpInView | None
    undo: UndoView | None
    outcome: msgspec.Raw


class Welcome(Message, frozen=True):
    """The greeting is accepted. It comes again with a snapshot when the person gets a seat, loses it or has another.
    `now_ms` is the server's time, for clocks."""

    version: int
    seat: int | None
    person: int | None
    """The person that the key opens; None for spectators."""
    now_ms: int
    grace_ms: int
    """How long somebody who owes an answer may be absent before a bot plays, where the table does not wait."""
    played: tuple[msgspec.Raw, ...]
    """The last moves that a bot played for this person during their last absence, the oldest first, until the person's
    own next move. Only for the person, uncovered. (house.absent)"""
    played_count: int
    """How many there were."""


class Frame(Message, frozen=True, omit_defaults=True):
    """The next piece of a viewer's stream. The hash of a frame is SHA-256 of the previous hash (32 bytes)
    and the frame's bytes as they came; `prev` is the previous hash."""

    n: int
    prev: str
    at_ms: int
    room_events: tuple[AnyRoomEvent, ...] = ()
    room: RoomView | None = None
    game: GameView | None = None


class Snapshot(Message, frozen=True):
    """The room and the game as this viewer may know them now; frames after number `n` with hash `hash` follow."""

    n: int
    hash: str
    room: RoomView
    game: GameView | None


class Texts(Message, frozen=True):
    """Names and chat, by the references that frames and snapshots hold. A text that is missing here was deleted."""

    texts: dict[str, str]


class CommandDone(Message, frozen=True):
    """The command is durable. Its frame, if the sender has one, was sent before."""

    id: str


class Refusal(Message, frozen=True):
    """The command is refused by this rule; the text is in the greeting's language."""

    id: str | None
    rule: str
    values: dict[str, int | str]
    text: str


class MoveLegal(Message, frozen=True):
    """The answer to `check-move`: the move is legal now."""

    id: str


class HintAnswer(Message, frozen=True):
    """The answer to `request-hint`: the move of a good bot that knows what this seat knows, and one sentence why."""

    id: str
    move: msgspec.Raw
    """A legal move; `pass` where jumping in is possible and not advised."""
    text: str
    """In the greeting's language."""
    reason: str
    """The name of the reason, and the values in it: numbers, seats, cards and orders as the notation writes them."""
    values: dict[str, int | str]


class PresenceUpdate(Message, frozen=True):
    """The connected seats and people of the queue, and the number of spectators."""

    connected: tuple[bool, ...]
    queue: tuple[bool, ...]
    spectators: int


class Announcement(Message, frozen=True):
    """A line of the operator for everybody on the server: sent after the welcome, if there is one, and when it changes.
    Plain text; empty once there is none any more."""

    text: str


class Goodbye(Message, frozen=True):
    """The connection ends, for the reason that this rule names."""

    rule: str
    text: str


AnyServerMessage = (
    Welcome | Snapshot | Frame | Texts | CommandDone | Refusal | MoveLegal | HintAnswer | PresenceUpdate
    | Announcement | Goodbye
)  # fmt: skip
"""The messages that come from a server through a socket."""
