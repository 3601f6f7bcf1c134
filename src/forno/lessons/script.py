"""A lesson played through: the view and the events of the learner at each beat, to be shown without a server.

The unknown cards of a position are filled from a fixed seed, so a lesson is the same every time. The learner gets the
game's own view of the learner's seat and nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from forno import games
from forno.core.chance import seeded
from forno.core.errors import FornoError, Unreadable
from forno.core.event import Event, heard
from forno.core.game import Outcome, View
from forno.core.match import Match
from forno.core.move import Move
from forno.core.position import Position
from forno.lessons.lesson import Beat, Lesson, Scene, lesson

SEED = 7


class LessonStep(msgspec.Struct, frozen=True):
    """A beat, with the view and the events of the learner after it."""

    beat: Beat
    scene: int
    ask: tuple[Move, ...]
    """The moves that the learner may answer with. They all lead to the same step."""
    decision: int | None
    events: tuple[Event, ...]
    view: View
    options: tuple[Move, ...]
    """The legal moves of the learner, if the next beat asks for one."""
    outcome: Outcome | None


class Script(msgspec.Struct, frozen=True):
    """A whole lesson; `options` are the options of its table."""

    game: str
    lesson: Lesson
    options: dict[str, str]
    steps: tuple[LessonStep, ...]


@cache
def play_lesson(game: str) -> Script:
    """Play a lesson through, with the right answer to each question."""
    written = lesson(game)
    matches = [_match(game, written, scene) for scene in written.scenes]
    options = matches[0].table.options
    steps: list[LessonStep] = []
    for number, (scene, match) in enumerate(zip(written.scenes, matches, strict=True)):
        steps += _steps(match, scene, number, written.viewer - 1)
    return Script(game, written, options, tuple(steps))


def _match(game: str, written: Lesson, scene: Scene) -> Match:
    found = games.game(game)
    return Match(found, found.set_up(Position.from_text(scene.position), seeded(SEED)), written.names)


def _steps(match: Match, scene: Scene, number: int, viewer: int) -> list[LessonStep]:
    """Return the steps of one scene. The first has the events of setting up the position."""
    before: list[Event] = [*match.history]
    found: list[LessonStep] = []
    for beat, following in zip(scene.beats, [*scene.beats[1:], None], strict=True):
        try:
            ask = tuple(match.game.find_move(match.table, move, viewer) for move in beat.ask)
            events = before + _played(match, beat, ask, viewer)
        except FornoError as error:
            raise Unreadable(str(error), f"scene {number + 1}, {beat.say}") from None
        asked = following is not None and bool(following.ask)
        found.append(_step(match, beat, number, ask, heard(events, viewer), viewer, asked=asked))
        before = []
    return found


def _played(match: Match, beat: Beat, ask: tuple[Move, ...], viewer: int) -> list[Event]:
    """Make the moves of a beat, or the answer that is asked for, and return what happened."""
    told: list[Event] = []
    if ask:
        return match.play(ask[0], viewer)
    for move in beat.play:
        told += match.play(move, beat.seat - 1 if beat.seat else match.table.decision.seat)
    return told


def _step(
    match: Match, beat: Beat, scene: int, ask: tuple[Move, ...], events: list[Event], viewer: int, *, asked: bool
) -> LessonStep:
    table: Any = match.table
    return LessonStep(
        beat=beat,
        scene=scene,
        ask=ask,
        decision=None if table.is_over else table.serial,
        events=tuple(events),
        view=match.view(viewer),
        options=tuple(table.legal_moves(viewer)) if asked else (),
        outcome=match.game.outcome(table) if table.is_over else None,
    )
