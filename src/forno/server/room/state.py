"""A room: a table's place on the server. Its seats, its talk, and one game after another."""

from __future__ import annotations

from copy import copy
from typing import Any

import msgspec

from forno import games
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.game import Game
from forno.core.move import Move
from forno.core.table import Table
from forno.server.protocol.room_events import AnyNews
from forno.server.protocol.room_settings import TableSettings


class Seat(msgspec.Struct):
    """A seat and who sits there. Free: no name."""

    name: str = ""
    lock: str = ""
    """Of its player's key; a bot has none."""
    bot: str = ""
    invite: str = ""
    words: str | None = None
    since: int = 1
    """The first game at this table that its player could sit in."""
    away: bool = False
    got_up: bool = False
    """Is it away because its player wants to be?"""
    shares: bool = False
    muted: frozenset[int] = frozenset()
    n: int = 0
    """How many frames its stream has, and the hash of the last."""
    hash: str = ""

    @property
    def head(self) -> tuple[int, str]:
        """Where its stream stands."""
        return self.n, self.hash

    @property
    def is_free(self) -> bool:
        return not self.name

    @property
    def is_human(self) -> bool:
        return bool(self.lock)

    @property
    def plays_itself(self) -> bool:
        """Does the house choose for it, because a bot sits there or its player is away?"""
        return bool(self.bot) or self.away


class Claim(msgspec.Struct, frozen=True):
    """A sealed answer: it counts when the window closes."""

    move: Any
    reaction: int
    seq: int


class Window(msgspec.Struct, frozen=True):
    """Jumping in is open until then. (house.window)"""

    opened: int
    ends: int
    claims: dict[int, Claim] = {}


class Before(msgspec.Struct, frozen=True):
    """The table before a move that can be taken back, whose move it was, and what it showed."""

    seat: int
    table: Any
    shown: int
    history: tuple[Event, ...] = ()


class Wish(msgspec.Struct, frozen=True):
    """Somebody wants to take back a move; these have agreed."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Room:
    """Everything true of one table of this server: the fold of its log."""

    __slots__ = (
        "asked",
        "at",
        "bank",
        "before",
        "game",
        "history",
        "host",
        "last",
        "number",
        "options",
        "put",
        "renewed",
        "room",
        "rules",
        "seats",
        "secret",
        "seq",
        "settings",
        "shared",
        "status",
        "table",
        "window",
        "wish",
    )

    def __init__(self, room: str) -> None:
        self.room = room
        self.seq = 0
        self.at = 0
        self.game: Game = None  # type: ignore[assignment]  # the first entry opens the room
        self.rules = 0
        self.options: dict[str, str] = {}
        self.settings = TableSettings()
        self.status = "new"
        self.seats: list[Seat] = []
        self.host = 0
        self.number = 1
        self.shared: frozenset[int] = frozenset()
        """The games at this table that all their players agreed to share. (house.share)"""
        self.secret = ""
        self.table: Table | None = None
        self.history: tuple[Event, ...] = ()
        """What happened at the table since the last fresh start, for bots that remember."""
        self.put = 0
        """When the question on top was put."""
        self.renewed = 0
        """The decision that was asked first after the last taking back: who names an earlier one saw what is undone."""
        self.asked: int | None = None
        """Since when the answer costs time; None while nobody owes one."""
        self.bank: list[int] = []
        self.window: Window | None = None
        self.before: list[Before] = []
        self.last: int | None = None
        """Who moved last."""
        self.wish: Wish | None = None

    # --- going back, if what was decided does not get into the log

    def snapshot(self) -> list[Any]:
        """Everything as it is now. What it holds is never changed in place, but for the seats, which are copied."""
        return [getattr(self, name) if name != "seats" else [*map(copy, self.seats)] for name in Room.__slots__]

    def restore(self, snapshot: list[Any]) -> None:
        for name, value in zip(Room.__slots__, snapshot, strict=True):
            setattr(self, name, value)

    # --- what is so

    @property
    def playing(self) -> Table:
        """The table in play."""
        if self.status != "playing" or self.table is None:
            raise Refused("house.during")
        return self.table

    @property
    def humans(self) -> list[int]:
        """The seats of people, whether they are here or away."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    @property
    def can_be_watched(self) -> bool:
        """Before the start anybody with the link sees who sits there; then the table decides. (house.spectators)"""
        return self.settings.spectators or self.status == "lobby"

    def seat_of(self, lock: str) -> int | None:
        """The seat that this lock is on."""
        return next((number for number, seat in enumerate(self.seats) if seat.lock == lock), None)

    def chair(self, number: int) -> Seat:
        """A seat by its number."""
        if not 0 <= number < len(self.seats):
            raise Refused("house.seat", seat=number + 1)
        return self.seats[number]

    def must_be(self, *status: str) -> None:
        """Refuse what does not belong here now."""
        if self.status in status:
            return
        if self.status == "closed":
            raise Refused("house.closed")
        if status[0] == "lobby":
            raise Refused("house.before")
        if status[0] == "playing":
            raise Refused("house.during")
        raise Refused("house.after")


class Happened(msgspec.Struct):
    """What an entry did, before anybody is told: the news, the game's events, and what changed."""

    news: list[AnyNews] = msgspec.field(default_factory=list)
    events: list[Event] = msgspec.field(default_factory=list)
    turns: list[tuple[int, Move]] = msgspec.field(default_factory=list)
    undone: int = 0
    room: bool = False
    """Must everybody see the room anew?"""
    game: bool = False
    """Must everybody see the game anew?"""
    only: int | None = None
    """Only this seat, if what changed is sealed."""


def game_named(name: str) -> Game:
    """The game of this name, or the refusal."""
    if name not in games.game_names():
        raise Refused("house.game", game=name[:64], games=", ".join(games.game_names()))
    return games.game(name)
