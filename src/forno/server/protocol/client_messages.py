"""Client messages. Each command carries an id made by the client: the same id is executed once and answered the same.

Hello                                       the greeting, first on every connection, and again as a new person
Look Shown                                  whether somebody looks, and what they were shown: not answered
PlayMove Undo AnswerUndo                    playing
CheckMove RequestHint                       queries: they change nothing and are not logged
TakeSeat LeaveSeat ReplaceKey ChooseName ChooseFace ChooseColour                              a seat of one's own
AddPerson Uncover                           several seats on one device
JoinQueue LeaveQueue SitDown                the queue for a seat
TakeOver AnswerTakeOver HandOver            a seat that changes hands in a running game
ProposeVote CastVote                        votes
SendChat SendReaction MutePerson Nudge      chat, and a reminder
Contribute SetReady ShareReplay             fair deals, the next game, replays
AddBot ClearSeat ReserveSeat SetSeatCount ChangeSettings ChangeGame TransferHost StartGame CloseRoom    for the host
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from forno.server.protocol.base import (
    CommandId,
    Digest,
    Key,
    Message,
    Name,
    PersonFace,
    PersonId,
    Reaction,
    RoomId,
    SeatNumber,
    VoteKind,
)
from forno.server.protocol.room_settings import RoomSettings

Level = Annotated[str, Meta(min_length=1, max_length=32)]
Words = Annotated[str, Meta(max_length=128)]
Options = Annotated[dict[str, str], Meta(max_length=32)]


class ClientMessage(Message, frozen=True, forbid_unknown_fields=True):
    """Base of client messages. Unknown fields are refused."""


class Hello(ClientMessage, frozen=True):
    """The viewer's key and the end of its stream: `n` frames, the last with this hash. Without a key: a spectator.
    Without `n`: a snapshot is sent. Sent again with another key, it shows another seat of this device."""

    version: int
    key: Key | None = None
    lang: Annotated[str, Meta(max_length=16)] = "en"
    n: Annotated[int, Meta(ge=0)] | None = None
    hash: Digest = ""
    covered: bool = False
    """Show what the public sees, and no hand: the screen between two people who share a device. (house.hot-seat)"""


class Look(ClientMessage, frozen=True):
    """Whether anybody looks at the page: somebody who owes a decision and does not look may be called. Part of no log,
    and not answered; a client that never sends it is looked at."""

    looking: bool


class Shown(ClientMessage, frozen=True):
    """The frame or the snapshot with this number has been shown to the person. Part of no log, and not answered. At a
    table that waits for its person (`RoomView.waits`) no bot moves and no jump-in window closes before the last frame
    was shown, so a client that does not send it plays alone. (house.absent)"""

    n: Annotated[int, Meta(ge=0)]


class Command(ClientMessage, frozen=True):
    """Base of commands, which are executed once for each id."""

    id: CommandId


class OpenRoom(Command, frozen=True):
    """Open a room and take its first seat. Sent by POST, not through a socket."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=32)]
    name: Annotated[str, Meta(max_length=64)]
    """As for `take-seat`; with `bots` it may be empty, and each page then has its own word for the player."""
    key: Key
    options: Options = {}
    settings: RoomSettings = RoomSettings()
    face: PersonFace | None = None
    bots: Level | None = None
    """Fill the other seats with bots of this level."""


class PlayOn(Command, frozen=True):
    """Open a room that plays on from a decision of a finished game, against bots. Sent by POST, not through a socket.
    Its deal is known and not sealed. (house.play-on)"""

    decision: Annotated[int, Meta(ge=0)]
    """As in `GameView.decision`."""
    seat: SeatNumber
    name: Name
    key: Key
    bots: Level
    settings: RoomSettings = RoomSettings()
    face: PersonFace | None = None


class OwnSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat, or a place in the queue, that a device has the key of, and how much of the room it has seen.
    POST /api/my-tables takes a list of at most 50."""

    room: RoomId
    key: Key
    number: Annotated[int, Meta(ge=0)] = 0
    """The last game of the room that the device has seen; 0 for none."""
    decision: Annotated[int, Meta(ge=0)] = 0
    """The last decision of that game that it has seen, as in `GameView.decision`."""


# --- playing


class PlayMove(Command, frozen=True):
    """A move, as JSON or as text, for this decision of this game of the room."""

    number: int
    decision: int
    move: msgspec.Raw


class Query(ClientMessage, frozen=True):
    """Base of queries about the current decision. They change nothing and are not logged."""

    id: CommandId
    number: int
    decision: int


class CheckMove(Query, frozen=True):
    """Ask whether a move is legal. Answered by `move-legal`, or by the refusal that `play-move` would get."""

    move: msgspec.Raw


class RequestHint(Query, frozen=True):
    """Ask for the move of a good bot in this seat, with its reason. Answered by `hint-answer`. (house.hints)"""


class Undo(Command, frozen=True):
    """Take back this seat's last move: at once, or after the others have agreed. (house.undo, house.undo-agree)"""


class AnswerUndo(Command, frozen=True):
    """Accept or decline another seat's request for an undo."""

    accept: bool


# --- a seat


class TakeSeat(Command, frozen=True):
    """Take a seat: any free one, this one, or the one reserved by an invitation. The key is made by the client."""

    name: Name
    key: Key
    seat: SeatNumber | None = None
    invite: Key | None = None
    face: PersonFace | None = None
    """Without it: one that nobody else has."""


class AddPerson(TakeSeat, frozen=True):
    """Seat another person, who shares the sender's device. Before the first game on a free seat, later in the queue if
    there is none. Each has a key of their own, and the device greets with that of the seat it shows. (house.hot-seat)
    """


class Uncover(Command, frozen=True):
    """Start the clock of this decision: the player of a shared device has the screen now. (house.hot-seat)"""

    number: int
    decision: int


class LeaveSeat(Command, frozen=True):
    """Leave the seat: before the start it becomes free, later a bot plays for it and others may take it over."""


class ReplaceKey(Command, frozen=True):
    """Replace the key: from now on only this one opens the seat."""

    key: Key


class ChooseName(Command, frozen=True):
    """Change one's own name at the table, also during a game. (house.name, house.rename)"""

    name: Name


class ChooseFace(Command, frozen=True):
    """Change the face at one's own seat."""

    face: PersonFace


class ChooseColour(Command, frozen=True):
    """Pick the colour of one's own seat, or as host that of a bot, before the start. (setup.colour)"""

    seat: SeatNumber
    colour: Annotated[str, Meta(max_length=32)]
    """Empty: the seat takes what is left."""


class Nudge(Command, frozen=True):
    """Remind the player of this seat that the table waits for their decision. (house.nudge)"""

    seat: SeatNumber


# --- the queue


class JoinQueue(Command, frozen=True):
    """Join the queue: a person with a key who sees what the public sees until a seat is theirs. (house.queue)"""

    name: Name
    key: Key
    face: PersonFace | None = None
    """Without it: one that nobody else has."""


class LeaveQueue(Command, frozen=True):
    """Leave the queue: the key opens nothing any more."""


class SitDown(Command, frozen=True):
    """Take a free seat before the start, as a person of the queue: this one, or any."""

    seat: SeatNumber | None = None


class TakeOver(Command, frozen=True):
    """Take over the seat of a bot or of a person who left, as a person of the queue; with `take_over` at `ask` the host
    is asked. Without a seat: withdraw the request. (house.take-over)"""

    seat: SeatNumber | None = None


class AnswerTakeOver(Command, frozen=True):
    """Answer a person's request to take over a seat, as host or stand-in."""

    person: PersonId
    accept: bool


class HandOver(Command, frozen=True):
    """Hand over one's own seat in a running game to a person of the queue. (house.take-over)"""

    person: PersonId


# --- votes


class ProposeVote(Command, frozen=True):
    """Propose to end the running game early, or to remove a person from it. (house.vote)"""

    vote: VoteKind
    person: PersonId | None = None
    """The person to be removed."""


class CastVote(Command, frozen=True):
    """Vote for or against. A proposer who votes against it withdraws it."""

    yes: bool


# --- chat


class SendChat(Command, frozen=True):
    """Send a chat message: free text, or a ready phrase."""

    text: Annotated[str, Meta(max_length=2_000)] = ""
    phrase: Annotated[str, Meta(max_length=32)] = ""


class SendReaction(Command, frozen=True):
    """Show an emoji to the table."""

    reaction: Reaction


class MutePerson(Command, frozen=True):
    """Mute the chat and the reactions of a person, or unmute them. For people in the queue the client does it: the
    public stream is the same for everybody."""

    person: PersonId
    on: bool = True


# --- before and after a game


class Contribute(Command, frozen=True):
    """Contribute to the shuffle, after the commitment was seen. (house.fair)"""

    words: Words


class SetReady(Command, frozen=True):
    """Be ready for another game at this table, or not ready any more. The first one after a game opens the lobby of the
    next, which begins when everybody there is ready. (house.ready)"""

    ready: bool = True


class ShareReplay(Command, frozen=True):
    """Agree that anybody with the link may see a finished game of this room. (house.share)"""

    number: Annotated[int, Meta(ge=1)]


# --- commands of the host


class AddBot(Command, frozen=True):
    """Add a bot to a seat, or change its level."""

    seat: SeatNumber
    level: Level


class ClearSeat(Command, frozen=True):
    """Remove a player, a bot or a reservation before the start."""

    seat: SeatNumber


class ReserveSeat(Command, frozen=True):
    """Reserve a seat for the holder of this invitation."""

    seat: SeatNumber
    invite: Key


class ChangeSettings(Command, frozen=True):
    """Change the room's settings; the game's options only before the start. Colours that are left out stay."""

    settings: RoomSettings
    options: Options | None = None


class ChangeGame(Command, frozen=True):
    """Play another game at this table, before or after one. Everybody stays; without `seats` there are as many as
    people, as far as the game allows. (house.queue)"""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[int, Meta(ge=1, le=32)] | None = None
    options: Options = {}
    """Besides those of the last game that this one has too."""


class SetSeatCount(Command, frozen=True):
    """Change the number of seats before the start; removed seats must be empty."""

    seats: Annotated[int, Meta(ge=1, le=32)]


class TransferHost(Command, frozen=True):
    """Make the player of another seat the host."""

    seat: SeatNumber


class StartGame(Command, frozen=True):
    """Deal the cards. Empty seats are filled with bots of this level, if one is named."""

    fill: Level | None = None


class CloseRoom(Command, frozen=True):
    """Close the room for good."""


AnyCommand = (
    PlayMove | Undo | AnswerUndo | TakeSeat | AddPerson | Uncover | LeaveSeat | ReplaceKey | ChooseName | ChooseFace
    | ChooseColour | JoinQueue | LeaveQueue | SitDown | TakeOver | AnswerTakeOver | HandOver | ProposeVote | CastVote
    | SendChat | SendReaction | MutePerson | Nudge | Contribute | SetReady | ShareReplay | AddBot | ClearSeat
    | ReserveSeat | ChangeSettings | ChangeGame | SetSeatCount | TransferHost | StartGame | CloseRoom
)  # fmt: skip
"""The commands that come through a socket."""

AnyQuery = CheckMove | RequestHint
"""The queries that come through a socket."""

AnyClientMessage = Hello | Look | Shown | AnyCommand | AnyQuery
"""The messages that come through a socket."""


class RoomOpened(msgspec.Struct, frozen=True):
    """The answer to `open-room` and `play-on`."""

    room: RoomId
    seat: int
    link: str
    """The path to share: /t/ROOM"""
