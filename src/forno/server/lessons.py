"""Lessons as views of a room and its game, so that the page shows them with the components of a live game."""

from __future__ import annotations

from functools import cache

from forno import games
from forno.lessons import LessonStep, Script, play_lesson
from forno.server.http_responses import Lesson, LessonBeat
from forno.server.protocol.base import NULL
from forno.server.protocol.room_settings import RoomSettings
from forno.server.protocol.server_messages import ClockView, GameView, RoomView, SeatView
from forno.server.room.state import FACES
from forno.server.viewer_frames import encode, raw

NO_CLOCK = ClockView(None, None, ())


@cache
def lesson_on(game: str) -> bytes:
    """Encode the lesson on a game, once. A game without one is refused. (house.game)"""
    return encode(lesson_of(game))


def lesson_of(game: str) -> Lesson:
    """The lesson on a game."""
    played = play_lesson(game)
    written = played.lesson
    viewer = written.viewer - 1
    beats = tuple(beat(step, viewer) for step in played.steps)
    return Lesson(game, written.title, viewer, written.rules, room_view(played), beats)


def room_view(played: Script) -> RoomView:
    """The room of a lesson. Nothing is dealt, so there is no commitment."""
    return RoomView(
        room="lesson",
        game=played.game,
        rules_version=games.game(played.game).rules_version,
        options=played.options,
        settings=RoomSettings(),
        status="playing",
        number=1,
        host=played.lesson.viewer,
        seats=tuple(
            SeatView(name, person=number, face=face)
            for number, (name, face) in enumerate(zip(played.lesson.names, FACES, strict=False), start=1)
        ),
        queue=(),
        commitment="",
        games=(),
        score=(),
    )


def beat(step: LessonStep, viewer: int) -> LessonBeat:
    """One step of a lesson."""
    written = step.beat
    seat = viewer if written.ask else written.seat - 1 if written.seat else None
    return LessonBeat(step.scene, written.say, written.point, written.wrong, raw(step.ask), seat, game_view(step))


def game_view(step: LessonStep) -> GameView:
    """The game as the learner knows it at one step."""
    return GameView(
        number=1,
        decision=step.decision,
        events=raw(step.events),
        view=raw(step.view),
        legal_moves=raw(step.options),
        clock=NO_CLOCK,
        jump_in=None,
        undo=None,
        outcome=raw(step.outcome) if step.outcome else NULL,
    )
