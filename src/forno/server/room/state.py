"""The state of a room: its seats and settings, and one game after another."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, get_args

import msgspec

from forno import games
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.game import Game
from forno.core.move import Move
from forno.core.table import Table
from forno.server.protocol.base import BotFace, PersonFace
from forno.server.protocol.room_events import AnyRoomEvent
from forno.server.protocol.room_settings import RoomSettings
from forno.server.room.log_entry import ContinueGame, resolve


class Seat(msgspec.Struct):
    """A seat and its player or bot. A free seat has no name."""

    name: str = ""
    """A bot's name, or the reference to the text that holds a player's."""
    lock: str = ""
    """The hash of its player's key; a bot has none."""
    bot: str = ""
    face: PersonFace | None = None
    """Its player's choice; a bot's follows from the seat."""
    invite: str = ""
    contribution: str | None = None
    since: int = 1
    """The first game of the room that its player could take part in."""
    away: bool = False
    has_left: bool = False
    """Whether it is away because its player left."""
    shares: bool = False
    muted: frozenset[int] = frozenset()
    n: int = 0
    """The number of frames of its stream, and the hash of the last."""
    hash: str = ""

    @property
    def head(self) -> tuple[int, str]:
        """The head of its stream."""
        return self.n, self.hash

    @property
    def is_free(self) -> bool:
        return not self.name

    @property
    def is_human(self) -> bool:
        return bool(self.lock)

    @property
    def plays_itself(self) -> bool:
        """Whether the server chooses for it: it has a bot, or its player is away."""
        return bool(self.bot) or self.away


COLOURS = "colours"
"""The option of a game that holds the colours of its seats."""
FACES: tuple[PersonFace, ...] = get_args(PersonFace)
BOT_FACES: tuple[BotFace, ...] = get_args(BotFace)


class Claim(msgspec.Struct, frozen=True):
    """A sealed answer, which counts when the jump-in window closes."""

    move: Any
    reaction_ms: int
    seq: int


class JumpInWindow(msgspec.Struct, frozen=True):
    """The time during which players may jump in. (house.window)"""

    opened: int
    ends: int
    claims: dict[int, Claim] = {}


class UndoPoint(msgspec.Struct, frozen=True):
    """The table before a move that can be undone, the seat that played it, and how much it disclosed."""

    seat: int
    table: Any
    shown: int
    history: tuple[Event, ...] = ()


class UndoRequest(msgspec.Struct, frozen=True):
    """A request for an undo, and the seats that have accepted it."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Room:
    """The true state of one room: the fold of its log."""

    __slots__ = (
        "asked_at",
        "at",
        "bank",
        "clock_started_at",
        "first_valid_decision",
        "game",
        "history",
        "host",
        "jump_in",
        "last_mover",
        "name",
        "number",
        "options",
        "rules_version",
        "seats",
        "secret",
        "seq",
        "settings",
        "shared",
        "source",
        "status",
        "table",
        "text_count",
        "texts",
        "undo_points",
        "undo_request",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.seq = 0
        self.at = 0
        self.game: Game = None  # type: ignore[assignment]  # the first entry opens the room
        self.rules_version = 0
        self.options: dict[str, str] = {}
        self.settings = RoomSettings()
        self.status = "new"
        self.seats: list[Seat] = []
        self.host = 0
        self.number = 1
        self.shared: frozenset[int] = frozenset()
        """The games of this room that all their players agreed to share. (house.share)"""
        self.secret = ""
        self.source: ContinueGame | None = None
        """How the current game came about, if it plays on from a finished one; it has no secret then."""
        self.table: Table | None = None
        self.history: tuple[Event, ...] = ()
        """The events of the table since the last fresh start, for bots that remember."""
        self.asked_at = 0
        """When the current decision was put."""
        self.first_valid_decision = 0
        """The first decision after the last undo: a move for an earlier one answers a position that is undone."""
        self.clock_started_at: int | None = None
        """Since when the answer costs time; None while nobody owes one."""
        self.bank: list[int] = []
        self.jump_in: JumpInWindow | None = None
        self.undo_points: list[UndoPoint] = []
        self.last_mover: int | None = None
        self.undo_request: UndoRequest | None = None
        self.text_count = 0
        """Names and chat messages up to now: the id of the last one."""
        self.texts: dict[str, str] = {}
        """Those that are stored, by their references. They are no part of the log: any may have been deleted."""

    # --- restoring, if a decided entry does not get into the log

    def snapshot(self) -> list[Any]:
        """The whole state. Values are never changed in place, except the seats, which are copied, and the texts: the
        next one takes the id of one that was not stored."""
        return [getattr(self, name) if name != "seats" else [*map(copy, self.seats)] for name in Room.__slots__]

    def restore(self, snapshot: list[Any]) -> None:
        for name, value in zip(Room.__slots__, snapshot, strict=True):
            setattr(self, name, value)

    # --- properties

    @property
    def playing(self) -> Table:
        """The table in play."""
        if self.status != "playing" or self.table is None:
            raise Refused("house.during")
        return self.table

    @property
    def humans(self) -> list[int]:
        """The seats of people, whether they are connected or away."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    @property
    def can_be_watched(self) -> bool:
        """Before the start anybody with the link sees the seats; then the settings decide. (house.spectators)"""
        return self.settings.spectators or self.status == "lobby"

    def seat_of(self, lock: str) -> int | None:
        """The seat whose key has this hash."""
        return next((number for number, seat in enumerate(self.seats) if seat.lock == lock), None)

    def seat(self, number: int) -> Seat:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refused("house.seat", seat=number + 1)
        return self.seats[number]

    def text(self, name: str) -> str:
        """The text that a reference means, empty if it was deleted; a bot's name is its own text."""
        return resolve(name, self.texts)

    @property
    def names(self) -> list[str]:
        """The names at the seats, as people read them."""
        return [self.text(seat.name) for seat in self.seats]

    def face(self, number: int) -> PersonFace | BotFace | None:
        """The face at a seat; None if the seat is free."""
        seat = self.seats[number]
        return BOT_FACES[number % len(BOT_FACES)] if seat.bot else seat.face

    def free_face(self, number: int) -> PersonFace:
        """A face for a player who picked none: by the seat, and one that no other seat has while there is one."""
        turn = number % len(FACES)
        order = (*FACES[turn:], *FACES[:turn])
        taken = {seat.face for seat in self.seats}
        return next((face for face in order if face not in taken), order[0])

    @property
    def colours(self) -> list[str]:
        """The colour picked for each seat; empty where it takes what is left. (setup.colour)"""
        picked = [name.strip() for name in self.options.get(COLOURS, "").split(",")]
        return [*picked, *[""] * len(self.seats)][: len(self.seats)]

    def set_colours(self, colours: Sequence[str]) -> None:
        """Keep the colours of the seats as an option of the game, where it has one."""
        if self.game.colours:
            self.options = self.options | {COLOURS: ", ".join(colours).rstrip(", ")}

    def set_colour(self, number: int, colour: str) -> None:
        """Pick a colour for one seat."""
        self.set_colours([colour if seat == number else picked for seat, picked in enumerate(self.colours)])

    def must_be(self, *status: str) -> None:
        """Refuse a command that needs another status."""
        if self.status in status:
            return
        if self.status == "closed":
            raise Refused("house.closed")
        if status[0] == "lobby":
            raise Refused("house.before")
        if status[0] == "playing":
            raise Refused("house.during")
        raise Refused("house.after")


class Effects(msgspec.Struct):
    """The effects of an entry: room events, game events, and the views that changed."""

    room_events: list[AnyRoomEvent] = msgspec.field(default_factory=list)
    events: list[Event] = msgspec.field(default_factory=list)
    turns: list[tuple[int, Move]] = msgspec.field(default_factory=list)
    undone: int = 0
    room: bool = False
    """Whether the view of the room changed."""
    game: bool = False
    """Whether the views of the game changed."""
    only: int | None = None
    """The only seat whose view of the game changed, where an answer is sealed."""


def game_named(name: str) -> Game:
    """The game of this name, or the refusal."""
    if name not in games.game_names():
        raise Refused("house.game", game=name[:64], games=", ".join(games.game_names()))
    return games.game(name)
