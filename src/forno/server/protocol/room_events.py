"""Room events: changes of a room besides the game itself. Public, except those addressed to one seat."""

from __future__ import annotations

import msgspec

from forno.core.move import kebab
from forno.server.protocol.base import Reaction, VoteKind


class RoomEvent(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Base of room events; public unless `only` names a seat."""

    @property
    def only(self) -> int | None:
        """The one seat that the event is sent to; None for all viewers."""
        return None


class SeatTaken(RoomEvent, frozen=True):
    """A player or a bot took a seat. The name is a bot's, or a reference to a text."""

    seat: int
    name: str


class SeatLeft(RoomEvent, frozen=True):
    """A seat became free before the start; or somebody was `removed`, by the host or in a game by a vote."""

    seat: int
    name: str
    removed: bool


class NameChanged(RoomEvent, frozen=True):
    """A person has another name. Both are references to texts."""

    person: int
    seat: int | None
    """None for a person in the queue."""
    name: str
    before: str


class QueueJoined(RoomEvent, frozen=True):
    """A person joined the queue. The name is a reference to a text."""

    person: int
    name: str


class QueueLeft(RoomEvent, frozen=True):
    """A person left the queue, and the table with it."""

    person: int
    name: str


class MadeWay(RoomEvent, frozen=True):
    """A person has no seat in the next game: others have waited, or they are away. (house.queue)"""

    person: int
    name: str


class GameChanged(RoomEvent, frozen=True):
    """The next game is another one."""

    game: str


class HostChanged(RoomEvent, frozen=True):
    """This person is the host from now on."""

    person: int
    seat: int | None
    """None for a person in the queue."""
    name: str


class GameStarted(RoomEvent, frozen=True, omit_defaults=True):
    """The cards are dealt. The commitment was shown before; root and places commit every hidden card. (house.fair)
    All are empty where the game plays on from a finished one. (house.play-on)"""

    number: int
    commitment: str
    contributions: tuple[str, ...]
    root: str
    places: str
    silent: tuple[int, ...] = ()
    """The seats of people from whose device no contribution came. (house.fair)"""


class TimedOut(RoomEvent, frozen=True):
    """The time of a seat ran out, and the default move was played. (house.time-out)"""

    seat: int


class PlayerAway(RoomEvent, frozen=True):
    """A player is absent; a bot plays the seat. (house.absent)"""

    seat: int


class PlayerBack(RoomEvent, frozen=True):
    """An absent player is back and has the seat again."""

    seat: int


class MoveOvertaken(RoomEvent, frozen=True):
    """To one seat: another jumped in before its move counted. (house.jumped)"""

    seat: int
    by: int

    @property
    def only(self) -> int:
        return self.seat


class JumpInLost(RoomEvent, frozen=True):
    """To one seat: another jumped in earlier, by this margin. (house.beaten)"""

    seat: int
    by: int
    margin_ms: int

    @property
    def only(self) -> int:
        return self.seat


class UndoRequested(RoomEvent, frozen=True):
    """A seat requests an undo. (house.undo-agree)"""

    seat: int


class UndoDeclined(RoomEvent, frozen=True):
    """A seat declined the undo."""

    seat: int


class MovesUndone(RoomEvent, frozen=True):
    """Moves were undone, back to before this seat's last one. The game's events since are void."""

    seat: int
    moves: int
    decision: int
    """The first decision that was undone."""


class ChatMessage(RoomEvent, frozen=True):
    """A chat message: a reference to its text, or the name of a ready phrase."""

    person: int
    seat: int | None
    """The sender's seat then; None for people in the queue."""
    name: str
    """The reference to the sender's name."""
    text: str
    phrase: str


class ReactionSent(RoomEvent, frozen=True):
    """A person shows an emoji to the table."""

    person: int
    seat: int | None
    """The sender's seat then; None for people in the queue."""
    name: str
    """The reference to the sender's name."""
    reaction: Reaction


class TakeOverRequested(RoomEvent, frozen=True):
    """A person of the queue asks to take over a seat. The name is a reference to a text. (house.take-over)"""

    seat: int
    person: int
    name: str


class TakeOverDeclined(RoomEvent, frozen=True):
    """The host declined the request of a person of the queue."""

    seat: int
    person: int
    name: str


class SeatTakenOver(RoomEvent, frozen=True):
    """A person of the queue has a seat of the running game now. Names are references, or a bot's. (house.take-over)"""

    seat: int
    person: int
    name: str
    before: str
    """The name of the person or the bot that had the seat."""


class VoteProposed(RoomEvent, frozen=True):
    """A player proposes to end the game early, or to remove the person of another seat. (house.vote)"""

    seat: int
    vote: VoteKind
    concerned: int | None


class VoteFailed(RoomEvent, frozen=True):
    """The vote failed or was withdrawn."""


class Nudged(RoomEvent, frozen=True):
    """A player reminds the one of this seat that the table waits for them. (house.nudge)"""

    seat: int
    by: int


class GameEnded(RoomEvent, frozen=True):
    """The game is over: by its rules, or early, without a result. (house.vote)"""

    number: int
    early: bool = False


class RoomClosed(RoomEvent, frozen=True):
    """The room is closed."""


AnyRoomEvent = (
    SeatTaken | SeatLeft | NameChanged | QueueJoined | QueueLeft | MadeWay | GameChanged | HostChanged | GameStarted
    | TimedOut | PlayerAway | PlayerBack | MoveOvertaken | JumpInLost | UndoRequested | UndoDeclined | MovesUndone
    | ChatMessage | ReactionSent | Nudged | TakeOverRequested | TakeOverDeclined | SeatTakenOver | VoteProposed
    | VoteFailed | GameEnded | RoomClosed
)  # fmt: skip
