"""Log entries: one for each command that was decided, with all that the server added. Folding them gives the room.

An entry holds no name, chat or address. Such texts are stored beside the log under an id of their own, and entries
refer to them (`:3`), so that they can be deleted while the log and its hashes stay as they are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Self

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.move import kebab
from forno.server.protocol.base import PersonFace
from forno.server.protocol.client_messages import (
    AnyCommand,
    ChooseName,
    JoinQueue,
    OpenRoom,
    PlayMove,
    ReplaceKey,
    ReserveSeat,
    SendChat,
    TakeSeat,
)
from forno.server.protocol.refusals import plain
from forno.server.protocol.room_settings import RoomSettings
from forno.server.protocol.server_messages import GameSource

FORMAT = 3
"""Version of the entries that this server writes, and that it reads."""


class SystemCommand(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Base of the server's own commands: those of timers, presence and bots."""


class CloseJumpIn(SystemCommand, frozen=True):
    """The time for jumping in is over: the quickest answer counts. (house.window)"""

    decision: int


class ReopenJumpIn(SystemCommand, frozen=True):
    """The person for whom the table waits is back: the window that was open is opened again. (house.absent)"""

    decision: int


class TimeOut(SystemCommand, frozen=True):
    """The time limit of a decision is over: the default is played. (house.time-out)"""

    decision: int


class StartNextGame(SystemCommand, frozen=True):
    """Everybody is ready: the next game begins. (house.ready)"""


class MarkAway(SystemCommand, frozen=True):
    """A person has been absent for too long; in a game a bot plays. (house.absent)"""

    person: int


class MarkPresent(SystemCommand, frozen=True):
    """The person is back, and has the seat again."""

    person: int


class PlayBotMove(SystemCommand, frozen=True):
    """A bot's move."""

    seat: int
    number: int
    decision: int
    move: msgspec.Raw


class EndVote(SystemCommand, frozen=True):
    """The time of a vote is over. (house.vote)"""

    opened: int


class ExpireRoom(SystemCommand, frozen=True):
    """The room was unused for a long time, or an administrator closes it."""


class RemovePerson(SystemCommand, frozen=True):
    """The operator of the server removes a person from the table; with a ban, for good. (house.banned)"""

    person: int
    ban: bool = False


class LiftBans(SystemCommand, frozen=True):
    """The operator lets everybody come back who was banned from the table."""


class ForgetPerson(SystemCommand, frozen=True):
    """A person wants to be forgotten: the names and chat that they wrote here are deleted."""

    person: int


class LoggedTurn(msgspec.Struct, frozen=True, array_like=True):
    """A move of the finished game that is played on."""

    seat: int
    move: msgspec.Raw


class ContinueGame(msgspec.Struct, frozen=True, tag_field="type", tag=kebab):
    """Open a room in the middle of a game: a finished one, as it was before one of its decisions. (house.play-on)

    It holds all that the game needs, so that the room of the finished one may be deleted.
    """

    source: GameSource
    game: str
    seats: int
    options: dict[str, str]
    chance: str
    """The source of chance before the deal."""
    turns: tuple[LoggedTurn, ...]
    seat: int
    name: str
    key: str
    bots: str
    settings: RoomSettings
    face: PersonFace | None


LoggedCommand = (
    OpenRoom | ContinueGame | AnyCommand | CloseJumpIn | ReopenJumpIn | TimeOut | MarkAway | MarkPresent | PlayBotMove
    | EndVote | ExpireRoom | StartNextGame | RemovePerson | LiftBans | ForgetPerson
)  # fmt: skip

Head = tuple[int, str]
"""The number of frames of a stream, and the hash of the last."""


class LoggedRefusal(msgspec.Struct, frozen=True):
    """The rule that refused a command, with its values: logged, so that a repeated command gets the same answer."""

    rule: str
    values: dict[str, int | str] = {}

    @classmethod
    def by(cls, refused: Refused) -> Self:
        return cls(refused.rule, plain(refused))

    @property
    def refused(self) -> Refused:
        return Refused(self.rule, **self.values)


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="v", tag=FORMAT):
    """One command that was decided: its time, its sender, and the decision. `v` is the format of the entry."""

    at_ms: int
    """Milliseconds since 1970: time enters here and nowhere else."""
    command: LoggedCommand
    seat: int | None = None
    """The sender's seat; None for the queue, for spectators, and for the server itself."""
    person: int | None = None
    """The sender; None for spectators and for the server itself."""
    secret: str = ""
    """The secret of the next deal, where the command needs one: chance enters here and nowhere else."""
    rules_version: int = 0
    """The version of the game's rules that a deal pins."""
    reaction_ms: int = 0
    """Time from the announcement of a jump-in window to the answer, as this server measured it."""
    bot_names: tuple[str, ...] = ()
    """Names of the bots that the command seats, in the order of their seats."""
    refusal: LoggedRefusal | None = None
    stream_heads: dict[int, Head] = {}
    """The head of each seat's stream after this entry, where it moved on."""
    frame_format: int = 0
    """Version of the frames whose hashes these are: a server of the same version builds the same ones. 0 if nobody
    knows."""


_decoder = msgspec.json.Decoder(LogEntry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: LogEntry) -> bytes:
    return _encoder.encode(entry)


def read_entry(body: bytes) -> LogEntry:
    """Decode an entry; Unreadable if it has another format."""
    try:
        return _decoder.decode(body)
    except msgspec.MsgspecError as error:
        raise Unreadable(f"of another version of Forno: {error}", "an entry of the log") from None


# --- secrets and texts that stay out of the log


def lock(key: str) -> str:
    """The hash of a key: enough to recognise it, too little to use it."""
    return hashlib.sha256(b"forno key " + key.encode()).hexdigest()


def without_keys(command: LoggedCommand) -> LoggedCommand:
    """The command with hashes in place of keys."""
    match command:
        case PlayMove():  # nearly all commands: each class that is tried in vain costs half a microsecond
            return command
        case OpenRoom() | ContinueGame() | ReplaceKey() | JoinQueue():
            return msgspec.structs.replace(command, key=lock(command.key))
        case TakeSeat():
            return msgspec.structs.replace(
                command, key=lock(command.key), invite=command.invite and lock(command.invite)
            )
        case ReserveSeat():
            return msgspec.structs.replace(command, invite=lock(command.invite))
    return command


REFERENCE_MARK = ":"
"""No name may hold it. (house.name)"""


def reference(text_id: int) -> str:
    """The reference to a text: `:3`."""
    return f"{REFERENCE_MARK}{text_id}"


def reference_id(name: str) -> int | None:
    """The id of the text that a name refers to; None if it is no reference."""
    return int(name[1:]) if name.startswith(REFERENCE_MARK) else None


def resolve(name: str, texts: Mapping[str, str]) -> str:
    """The text that a reference means, empty if it was deleted; a bot's name is its own text."""
    return texts.get(name, "") if name.startswith(REFERENCE_MARK) else name


def text_of(command: LoggedCommand) -> str:
    """The name or the chat in a command; empty if there is none."""
    match command:
        case PlayMove():
            return ""
        case OpenRoom() | ContinueGame() | TakeSeat() | JoinQueue() | ChooseName():
            return command.name.strip()
        case SendChat():
            return command.text.strip()
    return ""


def has_text(command: LoggedCommand) -> bool:
    """Whether the command carries a name or chat, or a reference to one."""
    if isinstance(command, PlayMove):
        return False
    is_named = isinstance(command, OpenRoom | ContinueGame | TakeSeat | JoinQueue | ChooseName)
    return is_named or (isinstance(command, SendChat) and bool(command.text))


def with_text(command: LoggedCommand, text: str) -> LoggedCommand:
    """The command with this reference in place of its name or chat, if it has one."""
    match command:
        case PlayMove():
            return command
        case OpenRoom() | ContinueGame() | TakeSeat() | JoinQueue() | ChooseName():
            return msgspec.structs.replace(command, name=text)
        case SendChat() if command.text:
            return msgspec.structs.replace(command, text=text)
    return command


def without_text(command: LoggedCommand) -> LoggedCommand:
    """The command without anything that somebody typed, as a refused one is logged and two are compared."""
    bare = with_text(command, reference(0))
    return msgspec.structs.replace(bare, phrase="") if isinstance(bare, SendChat) else bare
