"""The state of a room: its people, seats and settings, and one game after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec.structs import replace

from forno import games
from forno.core.errors import Refused
from forno.core.event import Event
from forno.core.game import Game
from forno.core.move import Move
from forno.core.table import Table
from forno.server.protocol.base import BotFace, PersonFace, VoteKind
from forno.server.protocol.room_events import AnyRoomEvent
from forno.server.protocol.room_settings import RoomSettings
from forno.server.protocol.server_messages import SeatResult
from forno.server.room.log_entry import ContinueGame, resolve


class Person(msgspec.Struct, frozen=True):
    """A person at the table, with a seat or in the queue."""

    id: int
    """Counted up in the room, and never used again."""
    name: str
    """The reference to the text that holds the name."""
    lock: str
    """The hash of the person's key."""
    face: PersonFace
    muted: frozenset[int] = frozenset()
    """The people whose chat and reactions this one does not get."""
    away: bool = False
    has_left: bool = False
    """Whether the person is away by leaving."""
    ready: bool = False
    """Whether the person wants the next game to begin."""
    seated: int = 0
    """The entry of the log by which the person sat down last."""
    wants: int | None = None
    """The seat that this person of the queue asks to take over. (house.take-over)"""
    renamed_at: int | None = None
    """When the person chose another name last. (house.rename)"""
    device: int | None = None
    """The number of the device that several people share; None for a device of one's own. (house.hot-seat)"""

    @property
    def voice(self) -> tuple[int, int]:
        """The device that speaks for the person: people who share one have one say. (house.hot-seat)"""
        return (0, self.id) if self.device is None else (self.device, 0)


class PlayedTurn(NamedTuple):
    """A move that a bot played for an absent person, and the decision that it answered."""

    decision: int
    move: Move


class Seat(msgspec.Struct):
    """A seat: a person's, a bot's, or free. Its stream begins anew with each person."""

    person: Person | None = None
    bot: str = ""
    """The bot's level, if a bot has the seat."""
    bot_name: str = ""
    invite: str = ""
    contribution: str | None = None
    n: int = 0
    """The number of frames of its stream, and the hash of the last."""
    hash: str = ""
    played: tuple[PlayedTurn, ...] = ()
    """The moves that a bot played for its person during their last absence, until their own next move."""

    @property
    def head(self) -> tuple[int, str]:
        """The head of its stream."""
        return self.n, self.hash

    @property
    def name(self) -> str:
        """The reference to its person's name, or the bot's name; empty if the seat is free."""
        return self.person.name if self.person else self.bot_name

    @property
    def person_id(self) -> int | None:
        return self.person.id if self.person else None

    @property
    def is_free(self) -> bool:
        return self.person is None and not self.bot

    @property
    def is_human(self) -> bool:
        return self.person is not None

    @property
    def is_held(self) -> bool:
        """Whether it is the seat of a person who has not left, connected or not."""
        return self.person is not None and not self.person.has_left

    @property
    def away(self) -> bool:
        """Whether a bot plays for its absent person."""
        return self.person is not None and self.person.away

    @property
    def plays_itself(self) -> bool:
        """Whether the server chooses for it: it has a bot, or its person is away."""
        return bool(self.bot) or self.away


class Holder(msgspec.Struct, frozen=True):
    """A person who has held a seat in the running game, or waits on a device that did, and so has seen its hand."""

    person: int
    lock: str
    seat: int


class Vote(msgspec.Struct, frozen=True):
    """A question that the players vote on: ending the game, or removing a person. (house.vote)"""

    kind: VoteKind
    by: int
    """The person who proposed it."""
    person: int | None
    """The person who would be removed."""
    opened: int
    yes: frozenset[int]
    no: frozenset[int] = frozenset()
    bot_name: str = ""
    """The name of the bot that would get the seat."""


class Sender(NamedTuple):
    """The sender of a command: a person with a seat or in the queue, or with neither a spectator."""

    seat: int | None = None
    person: int | None = None


class PastGame(msgspec.Struct, frozen=True):
    """A game of the room that is over. (house.evening)"""

    number: int
    game: str
    seats: tuple[SeatResult, ...]
    early: bool
    """Whether it ended before its end: it does not count."""
    sealed: bool
    """Whether its deal was sealed; one that plays on from a finished game is not. (house.play-on)"""
    first: int | None
    """The seat that began; None in a game that has no such seat."""
    agreed: frozenset[int] = frozenset()
    """Its people who want to share it. (house.share)"""
    former: frozenset[int] = frozenset()
    """The people who held one of its seats for a while, and saw its hand. (house.take-over)"""

    @property
    def people(self) -> set[int]:
        """The people who held its seats at the end."""
        return {seat.person for seat in self.seats if seat.person is not None}

    @property
    def is_shared(self) -> bool:
        """Whether everybody with the link may see it: all its people agreed. (house.share)"""
        return self.people <= self.agreed


SUBSTITUTE_LEVEL = "regular"
"""The bot that plays for an absent or a removed person."""
COLOURS = "colours"
"""The option of a game that holds the colours of its seats."""
FACES: tuple[PersonFace, ...] = get_args(PersonFace)
BOT_FACES: tuple[BotFace, ...] = get_args(BotFace)


class Claim(msgspec.Struct, frozen=True):
    """A sealed answer, which counts when the jump-in window closes."""

    move: Any
    reaction_ms: int
    seq: int
    by_bot: bool = False


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
        "authors",
        "bank",
        "banned",
        "clock_started_at",
        "covered",
        "first_seat",
        "first_valid_decision",
        "game",
        "games",
        "held",
        "history",
        "host",
        "jump_in",
        "last_mover",
        "locks",
        "name",
        "nudged_at",
        "nudged_by",
        "number",
        "options",
        "person_count",
        "proposed_at",
        "queue",
        "ready_at",
        "rules_version",
        "seats",
        "secret",
        "seq",
        "settings",
        "source",
        "status",
        "table",
        "table_game",
        "table_number",
        "text_count",
        "texts",
        "undo_points",
        "undo_refusals",
        "undo_request",
        "vote",
        "waits",
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
        self.queue: tuple[Person, ...] = ()
        """The people without a seat, in the order in which they get one. (house.queue)"""
        self.banned: frozenset[str] = frozenset()
        """The hashes of the keys of people whom the operator banned from the table. (house.banned)"""
        self.person_count = 0
        """People up to now: the id of the last one."""
        self.host = 0
        """The person who is the host."""
        self.number = 1
        self.games: tuple[PastGame, ...] = ()
        """The games of this room that are over. (house.evening)"""
        self.ready_at = 0
        """Since when everybody is ready for the next game; 0 while somebody is not."""
        self.secret = ""
        self.source: ContinueGame | None = None
        """How the current game came about, if it plays on from a finished one; it has no secret then."""
        self.table: Table | None = None
        """The table of the running game or, until the next deal, of the last one."""
        self.table_game: Game = None  # type: ignore[assignment]  # set with the table
        self.table_number = 0
        self.first_seat: int | None = None
        """The seat that began the game at the table."""
        self.history: tuple[Event, ...] = ()
        """The events of the table since the last fresh start, for bots that remember."""
        self.asked_at = 0
        """When the current decision was put."""
        self.first_valid_decision = 0
        """The first decision after the last undo: a move for an earlier one answers a position that is undone."""
        self.clock_started_at: int | None = None
        """Since when the answer costs time; None while nobody owes one."""
        self.covered = False
        """Whether the clock waits until the player of a shared device has the screen. (house.hot-seat)"""
        self.bank: list[int] = []
        self.jump_in: JumpInWindow | None = None
        self.undo_points: list[UndoPoint] = []
        self.last_mover: int | None = None
        self.undo_request: UndoRequest | None = None
        self.undo_refusals: dict[int, int] = {}
        """How often each seat was told no since its last move. (house.undo-limit)"""
        self.held: tuple[Holder, ...] = ()
        """Everybody who has held a seat in the game at the table. (house.take-over)"""
        self.vote: Vote | None = None
        self.proposed_at: dict[int, int] = {}
        """When each person proposed a vote last that is open, failed or was withdrawn."""
        self.waits = False
        """Whether the running game waits for the only person at the table. (house.absent)"""
        self.nudged_by: frozenset[int] = frozenset()
        """The seats that have nudged for the current decision."""
        self.nudged_at: dict[int, int] = {}
        """When each seat was nudged last."""
        self.text_count = 0
        """Names and chat messages up to now: the id of the last one."""
        self.texts: dict[str, str] = {}
        """Those that are stored, by their references. They are no part of the log: any may have been deleted."""

        self.authors: dict[int, int] = {}
        """The person who wrote each text, by the id of the text."""
        self.locks: dict[int, str] = {}
        """The hash of the last key of everybody who has ever been at the table."""

    # --- restoring, if a decided entry does not get into the log

    def snapshot(self) -> list[Any]:
        """The whole state. Values are never changed in place, except the seats, which are copied, and the texts: the
        next one takes the id of one that was not stored."""
        values = [*values_of(self)]
        values[SEATS_PLACE] = [*map(replace, self.seats)]
        return values

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
    def running_game(self) -> int:
        """The number of the game whose deal is committed and that is not over; 0 if there is none."""
        return self.number if self.status in ("lobby", "playing") else 0

    @property
    def humans(self) -> list[int]:
        """The seats of people, whether they are connected or away."""
        return [number for number, seat in enumerate(self.seats) if seat.is_human]

    @property
    def can_be_watched(self) -> bool:
        """Before the start anybody with the link sees the seats; then the settings decide. (house.spectators)"""
        return self.settings.spectators or self.status == "lobby"

    @property
    def ended_early(self) -> bool:
        """Whether the game at the table was ended before its end. (house.vote)"""
        return self.status != "playing" and bool(self.games) and self.games[-1].early

    # --- people

    @property
    def people(self) -> list[Person]:
        """The people at the table: those with a seat, then the queue. Read several times in every move."""
        people = [seat.person for seat in self.seats if seat.person]
        people += self.queue
        return people

    def table_viewer(self, viewer: int | None) -> int | None:
        """The seat whose view of the table a viewer gets: between games the one that its person had then."""
        if viewer is None or self.status in ("playing", "over"):
            return viewer
        last = self.games[-1] if self.games else None
        if last is None or last.number != self.table_number:
            return viewer
        person = self.seats[viewer].person_id
        then = (number for number, seat in enumerate(last.seats) if seat.person == person)
        return next(then, None) if person is not None else None

    def past_game(self, number: int) -> PastGame | None:
        """The game of this number, once it is over."""
        return next((game for game in self.games if game.number == number), None)

    def person_of(self, lock: str) -> Person | None:
        """The person whose key has this hash."""
        return next((person for person in self.people if person.lock == lock), None)

    def check_new_key(self, lock: str) -> None:
        """Refuse the key of somebody who is at the table already, or is banned from it. (house.key, house.banned)"""
        if lock in self.banned:
            raise Refused("house.banned")
        if self.person_of(lock) is not None:
            raise Refused("house.key")

    def person(self, number: int) -> Person:
        """A person by the id."""
        found = next((person for person in self.people if person.id == number), None)
        if found is None:
            raise Refused("house.person")
        return found

    def is_here(self, person: int) -> bool:
        """Whether somebody with this id has a seat or is in the queue."""
        return any(one.id == person for one in self.people)

    def seat_held_by(self, person: int) -> int | None:
        """The seat of a person; None for those in the queue."""
        for number, seat in enumerate(self.seats):
            if seat.person and seat.person.id == person:
                return number
        return None

    def new_person(self, name: str, lock: str, face: PersonFace | None, seat: int = 0) -> Person:
        """A person who comes to the table; without a face of their own they get a free one, by the seat."""
        self.person_count += 1
        self.locks = self.locks | {self.person_count: lock}
        return Person(self.person_count, name, lock, face or self.free_face(seat))

    def change_person(self, person: int, **changes: Any) -> None:
        """Replace properties of a person."""
        if "lock" in changes:
            self.locks = self.locks | {person: changes["lock"]}
        for seat in self.seats:
            if seat.person and seat.person.id == person:
                seat.person = replace(seat.person, **changes)
        self.queue = tuple(replace(one, **changes) if one.id == person else one for one in self.queue)

    def sharers(self, person: int) -> list[Person]:
        """The people who share a person's device, and the person. (house.hot-seat)"""
        voice = self.person(person).voice
        return [one for one in self.people if one.voice == voice]

    def with_sharers(self, people: Iterable[int]) -> set[int]:
        """These people, and all who share a device with one of them. (house.hot-seat)"""
        found = set(people)
        devices = {one.device for one in self.people if one.id in found} - {None}
        return found | {one.id for one in self.people if one.device in devices} if devices else found

    def shares_device(self, number: int) -> bool:
        """Whether another seat is played on the device of this one. (house.hot-seat)"""
        return len(self.seats_beside(number)) > 1

    def seats_beside(self, number: int) -> set[int]:
        """A person's seat, and those that are played on the same device. (house.hot-seat)"""
        person = self.seats[number].person
        held = ((other, seat.person) for other, seat in enumerate(self.seats))
        return {other for other, one in held if one and person and one.voice == person.voice} | {number}

    @property
    def silent_seats(self) -> list[int]:
        """The seats of people from whose device nothing was contributed to the shuffle. (house.fair, house.hot-seat)"""
        silent = (all(self.seats[one].contribution is None for one in self.seats_beside(at)) for at in self.humans)
        return [at for at, is_silent in zip(self.humans, silent, strict=True) if is_silent]

    @property
    def has_hot_seat(self) -> bool:
        """Whether two seats are played on one device. (house.hot-seat)"""
        voices = [seat.person.voice for seat in self.seats if seat.person]
        return len({*voices}) < len(voices)

    @property
    def host_seat(self) -> int | None:
        """The host's seat; None while the host is in the queue, or nobody is."""
        return self.seat_held_by(self.host)

    @property
    def host_is_away(self) -> bool:
        """Whether the host is absent, or there is none."""
        return not any(person.id == self.host and not person.away for person in self.people)

    @property
    def host_has_left(self) -> bool:
        """Whether the host is absent by leaving, or there is none."""
        return not any(person.id == self.host and not person.has_left for person in self.people)

    # --- seats

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
        if seat.person:
            return seat.person.face
        return BOT_FACES[number % len(BOT_FACES)] if seat.bot else None

    def free_face(self, number: int) -> PersonFace:
        """A face for a player who picked none: by the seat, and one that no other seat has while there is one."""
        turn = number % len(FACES)
        order = (*FACES[turn:], *FACES[:turn])
        taken = {person.face for person in self.people}
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


values_of = attrgetter(*Room.__slots__)
"""Reads all values of a room, in the order of its slots."""
SEATS_PLACE = Room.__slots__.index("seats")


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
