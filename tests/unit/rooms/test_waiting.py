"""A table with one person waits for that person; one with several plays on. (house.absent)"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from forno.server import viewer_frames
from forno.server.interfaces import Connection
from forno.server.protocol import (
    AnswerUndo,
    JoinQueue,
    LeaveSeat,
    PerDecision,
    RoomSettings,
    Undo,
    Welcome,
)
from forno.server.room import (
    CloseJumpIn,
    LogEntry,
    MarkAway,
    MarkPresent,
    PlayBotMove,
    ReopenJumpIn,
    TimeOut,
    apply,
)
from forno.server.room.timers import clock_ends, timers
from forno.server.runtime.attention import SHOWN_WITHIN_MS, Attention
from forno.server.runtime.live_room import DerivedState
from forno.server.settings import Settings
from harness.scenes.room import RoomScene, key

WINDOW_MS = 1_500
CLOCK = RoomSettings(clock=PerDecision(seconds=30, bank_seconds=60), jump_in_ms=0)
pytestmark = pytest.mark.rule("house.absent")


def kinds(scene: RoomScene) -> set[str]:
    return {timer.what for timer in timers(scene.room, Settings())}


def until_asked(scene: RoomScene, seat: int) -> None:
    """Let others move until a seat owes an answer."""
    while scene.table.seat != seat:
        move_anybody(scene)


def move_anybody(scene: RoomScene) -> None:
    seat, move = scene.table.seat, scene.table.legal_moves()[0]
    if scene.room.seats[seat].plays_itself:
        bot_moves(scene, seat, move)
    else:
        scene.move(move)


def bot_moves(scene: RoomScene, seat: int, move: Any) -> None:
    scene.do(PlayBotMove(seat, scene.room.number, scene.table.serial, viewer_frames.raw(move)), None)


def with_window() -> RoomScene:
    """SOLO for one person and three bots, with an open window in which the person and a bot may answer."""
    scene = RoomScene("solo", 1, bots=3, settings=RoomSettings(jump_in_ms=WINDOW_MS))
    for _ in range(500):
        if scene.room.jump_in and scene.table.legal_moves(0) and bots_that_may_answer(scene):
            return scene
        scene.room.jump_in, scene.room.clock_started_at = None, scene.at
        move_anybody(scene)
    raise AssertionError("no such window")


def bots_that_may_answer(scene: RoomScene) -> list[int]:
    return [seat for seat in (1, 2, 3) if scene.table.legal_moves(seat)]


# --- when a table waits


@pytest.mark.parametrize(("people", "bots", "waits"), [(1, 2, True), (2, 1, False), (3, 0, False)])
def test_a_game_with_one_person_waits(people: int, bots: int, waits: bool) -> None:
    scene = RoomScene(people=people, bots=bots)
    assert (scene.room.waits, viewer_frames.room_view(scene.room).waits) == (waits, waits)


def test_two_people_with_one_device_are_two() -> None:
    assert not RoomScene(people=2, bots=1, sharing=2).room.waits


def test_nobody_waits_before_a_game_and_after_it() -> None:
    scene = RoomScene(people=1, bots=2, start=False)
    assert not scene.room.waits
    scene = RoomScene(people=1, bots=2)
    while scene.room.status == "playing":
        move_anybody(scene)
    assert not scene.room.waits
    assert kinds(scene) == {"expire"}


def test_a_table_waits_once_the_others_have_left_and_no_more_when_one_is_back() -> None:
    scene = RoomScene(people=3)
    scene.do(MarkAway(3), None)
    scene.do(LeaveSeat, 0)
    assert not scene.room.waits, "who is only absent keeps the seat"
    scene.do(MarkPresent(3), None)
    scene.do(LeaveSeat, 2)
    assert scene.room.waits
    assert scene.last(1)["room"]["waits"]
    scene.do(MarkPresent(1), None)
    assert not scene.room.waits
    assert not scene.last(1)["room"]["waits"]


def test_where_the_last_person_has_left_the_table_waits_too() -> None:
    scene = RoomScene(people=1, bots=2)
    until_asked(scene, 0)
    scene.do(LeaveSeat, 0)
    assert scene.room.waits
    assert DerivedState(Settings()).index(scene.room).due == 0
    scene.do(MarkPresent(1), None)
    assert (scene.room.waits, scene.room.seats[0].away) == (True, False)


def test_a_bot_that_plays_for_the_last_person_stops_when_the_others_leave() -> None:
    scene = RoomScene(people=2, bots=1)
    scene.do(MarkAway(2), None)
    assert scene.room.seats[1].plays_itself
    scene.do(LeaveSeat, 0)
    assert not scene.room.seats[1].plays_itself


# --- no clock, no substitute


@pytest.mark.rule("house.clock", "house.time-out")
def test_where_a_table_waits_nothing_is_due_on_the_person_s_turn() -> None:
    scene = RoomScene(people=1, bots=2, settings=CLOCK)
    until_asked(scene, 0)
    assert clock_ends(scene.room) is None
    assert kinds(scene) == set()
    assert scene.last(0)["game"]["clock"]["ends_at_ms"] is None
    assert scene.refused(TimeOut(scene.table.serial), None) == "play.decision"
    assert scene.refused(MarkAway(1), None) == "house.person"
    scene.at += 10_000_000
    scene.move(scene.table.legal_moves()[0])
    assert scene.room.bank == [60_000] * 3


def test_people_in_the_queue_of_a_table_that_waits_are_away_after_a_while() -> None:
    scene = RoomScene(people=1, bots=2)
    scene.do(JoinQueue, None, name="Zoe", key=key("Zoe"))
    assert "absent" in kinds(scene)
    scene.do(MarkAway(2), None)
    assert "absent" not in kinds(scene)


@pytest.mark.rule("house.clock")
def test_the_clock_starts_anew_when_somebody_is_back() -> None:
    scene = RoomScene(people=2, bots=1, settings=CLOCK)
    until_asked(scene, 0)
    scene.do(LeaveSeat, 1)
    scene.at += 10_000_000
    scene.do(MarkPresent(2), None)
    assert clock_ends(scene.room) == scene.at + 30_000 + 60_000
    scene.move(scene.table.legal_moves()[0])
    assert scene.room.bank == [60_000] * 3


def test_a_table_that_waits_costs_a_store_nothing() -> None:
    """No process is woken for it: neither for a bot, nor for a window."""
    settings = Settings()
    for scene in (RoomScene(people=1, bots=2), with_window()):
        while scene.room.jump_in is None and not scene.room.seats[scene.table.seat].plays_itself:
            move_anybody(scene)
        assert kinds(scene)
        assert DerivedState(settings).index(scene.room).due == 0


def test_a_table_of_several_is_woken_for_its_bots() -> None:
    settings, scene = Settings(), RoomScene(people=2, bots=1)
    until_asked(scene, 2)
    [bot] = timers(scene.room, settings)
    assert (bot.what, DerivedState(settings).index(scene.room).due) == ("bot", bot.at)


# --- the jump-in window


@pytest.mark.rule("house.window")
def test_a_window_is_opened_again_in_full_and_keeps_the_person_s_answer() -> None:
    scene = with_window()
    bot = bots_that_may_answer(scene)[0]
    own = scene.table.legal_moves(0)[0]
    scene.do(scene.act(own), 0, reaction_ms=300)
    bot_moves(scene, bot, scene.table.legal_moves(bot)[0])
    assert scene.room.jump_in is not None
    assert set(scene.room.jump_in.claims) == {0, bot}
    scene.at += 3_600_000
    scene.do(ReopenJumpIn(scene.table.serial), None)
    window = scene.room.jump_in
    assert (window.opened, window.ends) == (scene.at, scene.at + WINDOW_MS)
    assert {seat: claim.reaction_ms for seat, claim in window.claims.items()} == {0: 300}
    told = scene.last(0)["game"]["jump_in"]
    assert (told["ends_at_ms"], told["claim"] is not None) == (scene.at + WINDOW_MS, True)
    assert {"jump", "close-jump-in"} & kinds(scene)


@pytest.mark.rule("house.window")
def test_a_window_that_is_opened_again_tells_nobody_that_a_bot_had_answered() -> None:
    quiet, busy = with_window(), with_window()
    bot = bots_that_may_answer(busy)[0]
    bot_moves(busy, bot, busy.table.legal_moves(bot)[0])
    for scene in (quiet, busy):
        scene.at += 3_600_000
        scene.do(ReopenJumpIn(scene.table.serial), None)
    assert quiet.sent == busy.sent
    for viewer in (None, 0):
        snapshots = [viewer_frames.snapshot(scene.room, viewer, (3, "ab" * 32), []) for scene in (quiet, busy)]
        assert snapshots[0] == snapshots[1]
    assert [timers(scene.room, Settings()) for scene in (quiet, busy)] == [timers(quiet.room, Settings())] * 2


@pytest.mark.rule("house.window")
def test_a_window_that_was_opened_again_is_not_closed_by_a_process_that_did_not_know() -> None:
    scene = with_window()
    scene.at += WINDOW_MS
    decision = scene.table.serial
    scene.do(ReopenJumpIn(decision), None)
    assert scene.refused(CloseJumpIn(decision), None) == "house.window"
    scene.at += WINDOW_MS
    scene.do(CloseJumpIn(decision), None)
    assert scene.refused(ReopenJumpIn(decision), None) == "play.decision"


@pytest.mark.rule("house.window")
def test_no_window_is_opened_again_at_a_table_of_several() -> None:
    scene = RoomScene("solo", 3, settings=RoomSettings(jump_in_ms=WINDOW_MS))
    while scene.room.jump_in is None:
        scene.move(scene.table.legal_moves()[0])
    assert scene.refused(ReopenJumpIn(scene.table.serial), None) == "play.decision"


@pytest.mark.rule("house.window")
def test_a_window_that_waited_is_opened_again_when_somebody_comes_back() -> None:
    scene = RoomScene("solo", 2, bots=1, settings=RoomSettings(jump_in_ms=WINDOW_MS))
    while scene.room.jump_in is None:
        move_anybody(scene)
    scene.do(LeaveSeat, 1)
    scene.at += 3_600_000
    scene.do(MarkPresent(2), None)
    assert scene.room.jump_in.ends == scene.at + WINDOW_MS


# --- what a bot played meanwhile


def played(scene: RoomScene, seat: int) -> list[Any]:
    return [turn.move for turn in scene.room.seats[seat].played]


def test_what_a_bot_played_for_somebody_is_kept_until_their_next_move() -> None:
    scene = RoomScene(people=3, settings=RoomSettings(jump_in_ms=0))
    scene.do(MarkAway(2), None)
    expected: list[Any] = []
    while len(expected) < 2:
        if scene.table.seat == 1:
            expected.append(scene.table.legal_moves()[0])
        move_anybody(scene)
    scene.do(MarkPresent(2), None)
    assert played(scene, 1) == expected
    welcome = welcomed(scene, 1)
    assert ([*map(bytes, welcome.played)], welcome.played_count) == ([viewer_frames.encode(one) for one in expected], 2)
    assert (welcomed(scene, 0).played, welcomed(scene, None).played) == ((), ())
    until_asked(scene, 1)
    assert played(scene, 1) == expected
    scene.move(scene.table.legal_moves()[0])
    assert played(scene, 1) == []


def welcomed(scene: RoomScene, viewer: int | None) -> Welcome:
    return msgspec.json.decode(viewer_frames.welcome(scene.room, 3, viewer, 1, scene.at, 60_000), type=Welcome)


def test_a_second_absence_begins_anew() -> None:
    scene = RoomScene(people=2, bots=1, settings=RoomSettings(jump_in_ms=0))
    scene.do(MarkAway(2), None)
    until_asked(scene, 1)
    move_anybody(scene)
    assert played(scene, 1)
    scene.do(MarkPresent(2), None)
    scene.do(MarkAway(2), None)
    assert played(scene, 1) == []


@pytest.mark.rule("house.undo")
def test_a_move_that_is_undone_was_not_played() -> None:
    scene = RoomScene(people=2, bots=1, settings=RoomSettings(jump_in_ms=0))
    scene.do(MarkAway(2), None)
    while not (scene.room.undo_points and scene.room.undo_points[-1].seat == 1):
        move_anybody(scene)
    before = played(scene, 1)
    scene.do(MarkPresent(2), None)
    scene.do(Undo, 1)
    if scene.room.undo_request:
        scene.do(AnswerUndo, 0, accept=True)
    assert played(scene, 1) == before[:-1]


# --- logs of before


def test_a_log_in_which_a_bot_played_at_such_a_table_is_read_as_it_was() -> None:
    """Servers before marked the only person away and let time run out; nothing in a log is checked again."""
    scene = RoomScene(people=1, bots=2, settings=CLOCK)
    until_asked(scene, 0)
    first, serial = scene.table.legal_moves()[0], scene.table.serial
    for command in (MarkAway(1), PlayBotMove(0, 1, serial, viewer_frames.raw(first))):
        effects = apply(scene.room, LogEntry(scene.at, command))
    assert [(seat, move) for seat, move in effects.turns] == [(0, first)]
    until_asked(scene, 0)
    assert apply(scene.room, LogEntry(scene.at, TimeOut(scene.table.serial))).turns[0][0] == 0
    assert not scene.room.seats[0].away


# --- attention


class Line:
    """A connection whose round trip is known."""

    latency_ms: float | None = None


def shown_after(delay_ms: int, latency_ms: float | None = None) -> int | None:
    """Since when a connection has been there that was attached at 0, and was shown a frame of 5000 after a delay."""
    attention, line = Attention(), Line()
    line.latency_ms = latency_ms
    connection: Connection = line  # type: ignore[assignment]
    attention.begin(connection, 0)
    attention.note_shown(connection, 1, 1, 10)
    attention.note_sent(connection, 5_000)
    assert attention.since(connection, 2) is None
    attention.note_shown(connection, 2, 2, 5_000 + delay_ms)
    return attention.since(connection, 2)


def test_who_is_shown_a_frame_late_was_not_there() -> None:
    late = SHOWN_WITHIN_MS + 1
    assert [shown_after(late - 1), shown_after(late)] == [0, 5_000 + late]
    assert shown_after(late, latency_ms=400) == 0, "the way there and back is not counted"


def test_a_slow_device_is_there_in_the_end() -> None:
    """Else the window that it is shown late would be opened again without end. (house.window)"""
    attention, delay_ms = Attention(), 3 * SHOWN_WITHIN_MS
    connection: Connection = Line()  # type: ignore[assignment]
    attention.begin(connection, 0)
    attention.note_shown(connection, 1, 1, 0)
    since = []
    for n in range(2, 6):
        sent = 100_000 * n
        attention.note_sent(connection, sent)
        attention.note_shown(connection, n, n, sent + delay_ms)
        since.append(attention.since(connection, n))
    assert since == [200_000 + delay_ms, 300_000 + delay_ms, 300_000 + delay_ms, 300_000 + delay_ms]


def test_a_number_that_is_still_to_come_or_of_before_says_nothing() -> None:
    attention = Attention()
    connection: Connection = Line()  # type: ignore[assignment]
    attention.note_shown(connection, 1, 1, 0)
    assert attention.since(connection, 1) is None, "it is attached to no seat"
    attention.begin(connection, 0)
    for n in (4, 3, 9, 2):
        attention.note_shown(connection, n, 4, 10)
    assert (attention.since(connection, 4), attention.since(connection, 5)) == (0, None)
