"""Lessons in the shape of a table's stream: a page shows them with all that it shows a game with."""

from __future__ import annotations

from functools import cache

from forno import games
from forno.lessons import Moment, Script, frames
from forno.server.answers import Lesson, LessonBeat
from forno.server.protocol.table import TableSettings
from forno.server.protocol.told import Chair, ClockView, GameView, RoomView
from forno.server.telling import encode, raw

NO_CLOCK = ClockView(None, None, ())


@cache
def lesson_on(game: str) -> bytes:
    """The lesson on a game, made when somebody first wants it. A game without one is refused. (house.game)"""
    return encode(told(game))


def told(game: str) -> Lesson:
    played = frames(game)
    written = played.lesson
    viewer = written.viewer - 1
    beats = tuple(beat(moment, viewer) for moment in played.moments)
    return Lesson(game, written.title, viewer, written.rules, room_view(played), beats)


def room_view(played: Script) -> RoomView:
    """The table of a lesson. Nobody dealt here, so there is nothing to commit to."""
    return RoomView(
        room="lesson",
        game=played.game,
        rules=games.find(played.game).rules,
        options=played.options,
        settings=TableSettings(),
        status="playing",
        number=1,
        host=played.lesson.viewer - 1,
        chairs=tuple(Chair(name) for name in played.lesson.names),
        commitment="",
        shared=False,
    )


def beat(moment: Moment, viewer: int) -> LessonBeat:
    written = moment.beat
    seat = viewer if written.ask else written.seat - 1 if written.seat else None
    return LessonBeat(moment.scene, written.say, written.point, written.wrong, raw(moment.ask), seat, game_view(moment))


def game_view(moment: Moment) -> GameView:
    return GameView(
        number=1,
        decision=moment.decision,
        events=raw(moment.events),
        view=raw(moment.view),
        options=raw(moment.options),
        clock=NO_CLOCK,
        window=None,
        undo=None,
        outcome=raw(moment.outcome) if moment.outcome else None,
    )
