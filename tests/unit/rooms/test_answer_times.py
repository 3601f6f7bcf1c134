"""Times at which bots answer: drawn from what everybody knows, never from a hand."""

from __future__ import annotations

from typing import Any

import pytest

from forno.core.chance import FastChance
from forno.server.room import Room
from forno.server.room.timers import LATE_STEP_MS, MIN_THINKING_MS, AnswerTimes, Timer, answer_times, timers
from forno.server.settings import Settings
from harness.scenes.room import RoomScene


def question_to(level: str, game: str = "mamma-mia", moves: int = 0) -> RoomScene:
    """A room in which a bot of this level is asked."""
    scene = RoomScene(game, 3)
    scene.play_on(FastChance(1), moves)
    for seat in scene.room.seats:
        seat.bot, seat.person = level, None
    return scene


def bot_timer(room: Room, **settings: Any) -> Timer:
    [timer] = [one for one in timers(room, Settings(**settings)) if one.what == "bot"]
    return timer


def test_an_answer_waits_for_the_least_time_and_after_that_for_the_next_step() -> None:
    times = AnswerTimes(1000, 250)
    assert [times.next(ready) for ready in (0, 999, 1000, 1001, 1250, 1251)] == [1000, 1000, 1000, 1250, 1250, 1500]


@pytest.mark.parametrize("pace", [0, 100, 5000])
def test_a_search_has_a_least_time_at_every_pace(pace: int) -> None:
    room = question_to("master").room
    assert room.clock_started_at is not None
    assert bot_timer(room, bot_pace=pace).at >= room.clock_started_at + MIN_THINKING_MS
    assert bot_timer(question_to("expert").room, bot_pace=0).at == room.clock_started_at


def test_the_times_of_an_answer_are_the_same_whatever_the_seats_hold() -> None:
    """The steps differ from question to question."""
    steps = set()
    for moves in range(0, 40, 2):
        scene = question_to("master", moves=moves)
        room, timer = scene.room, bot_timer(scene.room)
        found = answer_times(room, timer)
        steps.add(found.step_ms)
        for number in range(5):
            room.table = room.game.redeal(room.playing, timer.seat, FastChance(number))
            assert bot_timer(room) == timer
            assert answer_times(room, timer) == found
    assert len(steps) > 10
    assert all(LATE_STEP_MS // 2 <= step < 2 * LATE_STEP_MS for step in steps)


def test_a_bot_that_does_not_search_answers_once_it_is_ready() -> None:
    room = question_to("expert").room
    times = answer_times(room, bot_timer(room))
    assert times.next(times.least_at + 7) == times.least_at + 7
