"""Bodies of HTTP responses: the games on offer, the list of rooms, replays, reviews and lessons."""

from __future__ import annotations

import msgspec

from forno.core.game import Option
from forno.lessons import Point
from forno.server.protocol.server_messages import Frame, GameView, RoomView, SeatView


class OnOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game on offer: the version of its rules, the numbers of players, its options and colours."""

    game: str
    rules_version: int
    least: int
    most: int
    options: tuple[Option, ...]
    colours: tuple[str, ...]
    """The colours that players may pick before the start; none in most games. (setup.colour)"""


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The games on offer. The response to GET /api/games."""

    version: int
    """Of this protocol."""
    games: tuple[OnOffer, ...]
    bots: tuple[str, ...]
    """The levels that bots can have."""
    phrases: tuple[str, ...]
    languages: tuple[str, ...]
    push_key: str = ""
    """The public key of this server for push subscriptions (VAPID, base64url); empty where it sends none."""


class ListedRoom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room in the public list. GET /api/rooms responds with a list of these."""

    room: str
    game: str
    status: str
    number: int
    locked: bool
    spectators: bool
    options: dict[str, str]
    seats: tuple[SeatView, ...]


class OwnTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of one's own. POST /api/my-tables responds with one for each seat that was asked for, in that order."""

    room: str
    rule: str = ""
    """`house.missing` if there is no such room, `house.key` if the key is no longer valid: nothing else is told."""
    card: ListedRoom | None = None
    seat: int | None = None
    """The seat of the key; null for a place in the queue."""
    turn: int | None = None
    """The seat that owes a decision now; null if none does, or while anybody may jump in."""
    since_ms: int = 0
    """When that decision was put, in milliseconds since 1970."""
    moves: int | None = None
    """Decisions made since the one that was seen last; null if that was in another game."""
    place: int | None = None
    """The seat's place, once the game is over; 1 is first."""
    waits: bool = False
    """Whether the running game waits for the person: see `RoomView.waits`. (house.absent)"""


class Forgotten(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table at which somebody was forgotten. POST /api/forget responds with one for each seat, in that order."""

    room: str
    rule: str = ""
    """`house.missing` if there is no such room, `house.key` if nobody has the key: then nothing was deleted."""
    texts: int = 0
    """The number of names and chat messages that were deleted."""


class LessonBeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a lesson, and the game as the learner knows it after it.

    A beat with `ask` is said while the table is still as after the beat before it, which then has the options. Its
    own game is how it goes on once the learner has made one of these moves.
    """

    scene: int
    """A new scene lays a new position: nothing leads there from the game before."""
    say: str
    """The chef's line, by its name in the texts."""
    point: Point | None
    """The target of the chef's pointer."""
    wrong: str | None
    """The chef's answer to another legal move, by its name in the texts."""
    ask: msgspec.Raw
    """The moves that are asked for; empty in a beat that only tells or shows."""
    seat: int | None
    """The seat whose move this beat shows or asks for; null for none, or for several seats."""
    game: GameView


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson, playable without a server. The response to GET /api/lessons/GAME."""

    game: str
    title: str
    """By its name in the texts."""
    seat: int
    """The learner's."""
    rules: tuple[str, ...]
    """The ids of the rules that the lesson shows."""
    room: RoomView
    beats: tuple[LessonBeat, ...]


class ReviewedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of a seat. All figures are in parts of one game won."""

    decision: int
    """As in `GameView.decision`: the step of the replay that shows what the seat knew."""
    chosen: msgspec.Raw
    best: msgspec.Raw
    """The move of the bot `master`."""
    same: bool
    """Is that what was chosen?"""
    outlook: float
    """The seat's probability of winning before the choice."""
    edge: float
    """The change of that probability by the choice."""
    luck: float
    """The change by chance and the other seats, until the seat's next choice or the end."""
    loss: float
    """The estimated loss of the chosen move against master's."""
    error: float
    """Its standard error."""
    why: str
    """Why master's move, in one sentence."""


class ReviewFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Luck split from skill: `result` is `share` + `deal` + `luck` + `skill`."""

    share: float
    """The probability of winning before the deal, the same for all."""
    deal: float
    luck: float
    skill: float
    """All edges together."""
    interval: float | None
    """Half the width of the skill's interval of 95%; null where that is wider than a whole game."""
    precise: bool
    """Whether the interval is narrow enough to tell skill from luck. Else only their sum means anything."""
    result: float
    """1 for a win, a part of it where it is shared, else 0."""


class GameReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A review of a seat's decisions, as far as it is made."""

    seat: int
    total: int | None
    """The number of decisions; null before the game was replayed."""
    decisions: tuple[ReviewedDecision, ...]
    """Those reviewed so far, from the first on."""
    figures: ReviewFigures | None
    """Null until all decisions are reviewed."""


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game step by step."""

    texts: dict[str, str]
    """The names that its frames refer to."""
    steps: list[list[Frame | None]]
    """A step has one frame for each viewer that was asked for: one, or with `open` every seat; null where that viewer
    saw nothing of the step. Every frame has the number 1: it is in no stream."""
