"""The answers to HTTP requests that are no messages: lists of tables and games, replays, lessons."""

from __future__ import annotations

import msgspec

from forno.core.game import Option
from forno.lessons import Point
from forno.server.protocol.told import Chair, Frame, GameView, RoomView


class OnOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game as it is offered: the version of its rules, how many can play, and what a table can choose."""

    game: str
    rules: int
    least: int
    most: int
    options: tuple[Option, ...]


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be played here. The answer to GET /api/games."""

    version: int
    """Of this protocol."""
    games: tuple[OnOffer, ...]
    bots: tuple[str, ...]
    """The levels that bots can have."""
    phrases: tuple[str, ...]
    languages: tuple[str, ...]


class ListedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table in the public list. GET /api/tables answers with a list of these."""

    room: str
    game: str
    status: str
    number: int
    locked: bool
    spectators: bool
    options: dict[str, str]
    chairs: tuple[Chair, ...]


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
    """What the chef points at."""
    wrong: str | None
    """What the chef says when the learner tries another option."""
    ask: msgspec.Raw
    """The moves that are asked for; empty in a beat that only tells or shows."""
    seat: int | None
    """Whose move this beat shows or asks for; null if nobody's, or several seats'."""
    game: GameView


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson that needs no server. The answer to GET /api/lessons/GAME."""

    game: str
    title: str
    """By its name in the texts."""
    seat: int
    """The learner's."""
    rules: tuple[str, ...]
    """What the lesson shows."""
    room: RoomView
    beats: tuple[LessonBeat, ...]


class ReviewedDecision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One choice of a seat. All figures are in parts of one game won."""

    decision: int
    """As in `GameView.decision`: the step of the replay that shows what the seat knew."""
    chosen: msgspec.Raw
    best: msgspec.Raw
    """What `master` would have done."""
    same: bool
    """Is that what was chosen?"""
    outlook: float
    """How likely the seat was to win before it chose."""
    edge: float
    """What the choice brought beyond that."""
    luck: float
    """What happened then, until the seat's next choice or the end."""
    loss: float
    """What master's move would have brought beyond the chosen one."""
    error: float
    """Its standard error."""
    why: str
    """Why master's move, in one sentence."""


class GameReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well a seat decided, with luck split from skill: `result` is `share` + `deal` + `luck` + `skill`."""

    seat: int
    share: float
    """What everybody has before the deal."""
    deal: float
    luck: float
    skill: float
    """All edges together."""
    error: float
    """The standard error of the skill."""
    result: float
    """1 for a win, a part of it where it is shared, else 0."""
    decisions: tuple[ReviewedDecision, ...]


Replay = list[list[Frame | None]]
"""A finished game step by step. A step has one frame for each viewer that was asked for: one, or with `open` every
seat; null where that viewer saw nothing of the step. Here every frame has the number 1: it is in no stream."""
