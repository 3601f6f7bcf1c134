"""Moves, clocks, the window for jumping in, absence, taking back, talk."""

from __future__ import annotations

import json
from typing import Any

import pytest

from forno.core.chance import FastChance
from forno.rulebook import LANGUAGES
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.protocol import (
    ChangeSettings,
    Contribute,
    Days,
    LeaveSeat,
    MutePerson,
    PerDecision,
    PlayMove,
    RoomSettings,
    SendChat,
    SendReaction,
    SetReady,
    StartGame,
    Undo,
)
from forno.server.protocol.room_events import ChatMessage, JumpInLost, MoveOvertaken, TimedOut
from forno.server.room import CloseJumpIn, MarkAway, MarkPresent, PlayBotMove, TimeOut
from forno.server.room.timers import timers
from forno.server.runtime.commit import is_expected
from forno.server.settings import DAY_MS, Settings
from forno.server.viewer_frames import raw
from harness.scenes.room import RoomScene, with_racers

NO_WINDOW = RoomSettings(jump_in_ms=0)


# --- moves


def test_a_move_names_the_decision_that_it_answers() -> None:
    scene = RoomScene("mamma-mia", 3)
    seat, first = scene.table.seat, scene.table.legal_moves()[0]
    assert scene.refused(scene.act(first, decision=7), seat) == "play.decision"
    assert scene.refused(scene.act(first), (seat + 1) % 3) == "turn.whose"
    scene.move(first)
    assert scene.refused(scene.act(first, decision=0), seat) == "play.decision"


@pytest.mark.rule("house.during")
def test_moves_belong_to_a_running_game() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    assert scene.refused(PlayMove, 0, number=1, decision=0, move=raw("put 1 salami")) == "house.during"


@pytest.mark.rule("wire.unreadable")
@pytest.mark.parametrize(
    "move", ["dance", "", {"move": "dance"}, {"move": "put"}, 7, None, ["x"], "put 1 " + "x" * 3000]
)
def test_a_move_that_cannot_be_read_is_refused(move: Any) -> None:
    scene = RoomScene("mamma-mia", 3)
    assert scene.refused(scene.act(move), scene.table.seat) == "wire.unreadable"


def test_a_refusal_is_in_the_log_and_changes_nothing() -> None:
    scene = RoomScene("mamma-mia", 3)
    before = scene.table.copy()
    scene.refused(scene.act("put 99 salami"), scene.table.seat)
    assert scene.table == before
    folded = replay.fold(scene.room.name, scene.rows)
    assert folded.table == scene.table
    assert folded.seq == scene.room.seq == len(scene.rows)


def test_a_refusal_speaks_the_language_of_who_hears_it() -> None:
    scene = RoomScene("mamma-mia", 3)
    entry, _ = scene.attempt(scene.act("put 99 salami"), scene.table.seat)
    said = {
        lang: json.loads(viewer_frames.answer(scene.room, "0" * 32, entry, lang))["text"] for lang in (*LANGUAGES, "xx")
    }
    assert said.pop("xx") == said["en"]
    assert len({*said.values()}) == len(LANGUAGES)


# --- the window


@pytest.mark.rule("house.window")
def test_the_window_opens_after_each_discard_whether_or_not_anybody_can_jump() -> None:
    opened: dict[bool, int] = {}
    for seed in range(12):
        scene = RoomScene("solo", 4, start=False, settings=RoomSettings(jump_in_ms=1500))
        scene.do(Contribute, 0, words=str(seed))
        scene.do(StartGame, 0)
        someone = any(scene.table.legal_moves(seat) for seat in range(4) if seat != scene.table.seat)
        if scene.table.opens_race:
            assert scene.room.jump_in is not None
            assert scene.room.jump_in.ends == scene.at + 1500
            opened[someone] = opened.get(someone, 0) + 1
    assert set(opened) == {True, False}


@pytest.mark.rule("house.before")
def test_window_and_correction_are_fixed_once_the_cards_are_dealt() -> None:
    scene = RoomScene("solo", 3, settings=RoomSettings(jump_in_ms=1500, latency_cap_ms=100))
    scene.do(ChangeSettings, 0, settings=RoomSettings(jump_in_ms=1500, latency_cap_ms=100, hints=False))
    for other in (RoomSettings(jump_in_ms=1500), RoomSettings(jump_in_ms=0, latency_cap_ms=100)):
        assert scene.refused(ChangeSettings, 0, settings=other) == "house.before"


def test_an_answer_stays_sealed_until_the_window_closes() -> None:
    scene, racers = with_racers()
    before = {seat: len(scene.sent[seat]) for seat in range(4)}
    seat = racers[0]
    scene.move(scene.table.legal_moves(seat)[0], seat, reaction_ms=300)
    assert {other for other in range(4) if len(scene.sent[other]) > before[other]} == {seat}
    assert scene.last(seat)["game"]["jump_in"]["claim"] is not None
    assert scene.refused(scene.act("draw"), seat) != ""
    scene.at += 1500
    scene.do(CloseJumpIn(scene.table.serial), None)
    assert all(len(scene.sent[other]) > before[other] for other in range(4))


def test_a_sealed_answer_is_shown_to_nobody_else_who_looks() -> None:
    """Not to who comes back meanwhile, nor to who answers too."""
    scene, racers = with_racers()
    for seat in racers[:2]:
        scene.move(scene.table.legal_moves(seat)[0], seat)
        assert scene.last(seat)["game"]["jump_in"]["claim"]["move"] == "jump"
    for viewer in (None, *range(4)):
        window = json.loads(viewer_frames.snapshot(scene.room, viewer, (0, ""), []))["game"]["jump_in"]
        assert bool(window.get("claim")) == (viewer in racers[:2])


@pytest.mark.rule("house.beaten")
def test_the_quickest_jump_counts_and_the_beaten_hear_by_whom_and_by_how_much() -> None:
    scene, racers = with_racers()
    slow, quick = racers[:2]
    scene.move(scene.table.legal_moves(slow)[0], slow, reaction_ms=420)
    scene.move(scene.table.legal_moves(quick)[0], quick, reaction_ms=180)
    scene.at += 1500
    effects = scene.do(CloseJumpIn(scene.table.serial), None)
    assert effects.turns[0][0] == quick
    assert effects.room_events[0] == JumpInLost(slow, quick, 240)
    told = {"event": "jump-in-lost", "seat": slow, "by": quick, "margin_ms": 240}
    assert told in scene.last(slow)["room_events"]
    assert not any("jump-in-lost" in json.dumps(scene.last(other)) for other in range(4) if other != slow)


@pytest.mark.rule("house.jumped")
def test_a_jump_comes_before_the_move_of_the_player_on_turn() -> None:
    scene, racers = with_racers()
    on_turn = scene.table.seat
    draw = next(move for move in scene.table.legal_moves() if str(move) == "draw")
    scene.move(draw, on_turn, reaction_ms=0)
    scene.move(scene.table.legal_moves(racers[0])[0], racers[0], reaction_ms=900)
    scene.at += 1500
    effects = scene.do(CloseJumpIn(scene.table.serial), None)
    assert effects.turns[0][0] == racers[0]
    assert MoveOvertaken(on_turn, racers[0]) in effects.room_events


def test_without_a_jump_the_player_on_turn_moves_when_the_window_closes() -> None:
    scene, _ = with_racers()
    on_turn = scene.table.seat
    scene.move(next(move for move in scene.table.legal_moves() if str(move) == "draw"), on_turn)
    serial = scene.table.serial
    scene.at += 1500
    assert scene.do(CloseJumpIn(serial), None).turns[0][0] == on_turn
    assert scene.refused(CloseJumpIn(serial), None) == "play.decision"


def test_who_has_answered_answers_no_more_until_the_window_closes() -> None:
    scene, racers = with_racers()
    jump = scene.table.legal_moves(racers[0])[0]
    scene.move(jump, racers[0])
    assert scene.refused(scene.act(jump), racers[0]) == "house.window"
    scene.do(Undo, racers[0])
    scene.move(jump, racers[0])


def test_the_time_for_jumping_in_costs_nobody_time() -> None:
    scene, _ = with_racers()
    assert scene.room.clock_started_at is None
    assert [timer.what for timer in timers(scene.room, Settings())] == ["close-jump-in"]


# --- clocks


@pytest.mark.rule("house.clock")
def test_only_who_owes_an_answer_spends_time_and_the_bank_pays_for_more() -> None:
    scene = RoomScene("mamma-mia", 3, settings=RoomSettings(clock=PerDecision(10, 60)))
    seat = scene.table.seat
    scene.at += 25_000
    scene.move(scene.table.legal_moves()[0])
    assert scene.room.bank[seat] == 45_000
    assert [scene.room.bank[other] for other in range(3) if other != seat] == [60_000, 60_000]
    clock = scene.last(0)["game"]["clock"]
    assert clock["ends_at_ms"] == scene.at + 10_000 + scene.room.bank[scene.table.seat]


@pytest.mark.rule("house.time-out")
def test_a_time_out_plays_the_documented_default() -> None:
    scene = RoomScene("mamma-mia", 3, settings=RoomSettings(clock=PerDecision(10)))
    seat, default = scene.table.seat, scene.table.default()
    alarm = min(timers(scene.room, Settings()), key=lambda alarm: alarm.at)
    assert (alarm.what, alarm.at) == ("time-out", scene.at + 10_000)
    scene.at = alarm.at
    effects = scene.do(TimeOut(scene.table.serial), None)
    assert effects.turns == [(seat, default)]
    assert TimedOut(seat) in effects.room_events


def test_days_for_each_turn_need_nobody_to_stay() -> None:
    scene = RoomScene("mamma-mia", 3, settings=RoomSettings(clock=Days(3)))
    assert [(alarm.what, alarm.at) for alarm in timers(scene.room, Settings())] == [("time-out", scene.at + 3 * DAY_MS)]
    assert scene.refused(MarkAway(1), None) == "house.person"


def test_without_a_clock_every_game_still_ends() -> None:
    scene = RoomScene("mamma-mia", 3)
    what = {alarm.what: alarm.at - scene.at for alarm in timers(scene.room, Settings())}
    assert what == {"time-out": DAY_MS, "absent": 60_000}


# --- absence


@pytest.mark.rule("house.absent")
def test_a_bot_plays_for_who_is_away_and_everybody_sees_it() -> None:
    scene = RoomScene("mamma-mia", 3)
    seat = scene.table.seat
    move = raw(scene.table.legal_moves()[0])
    assert scene.refused(PlayBotMove(seat, 1, scene.table.serial, move), None) == "house.seat"
    scene.do(MarkAway(seat + 1), None)
    assert scene.last((seat + 1) % 3)["room"]["seats"][seat]["away"] is True
    scene.do(PlayBotMove(seat, 1, scene.table.serial, move), None)
    scene.do(MarkPresent(seat + 1), None)
    assert scene.last((seat + 1) % 3)["room"]["seats"][seat]["away"] is False
    assert scene.refused(MarkPresent(seat + 1), None) == "house.person"


def test_a_bot_is_waited_for_on_its_turn_only() -> None:
    """Else a word on what cannot be written down now would tell that it wants to jump in."""
    scene = RoomScene("solo", 1, bots=2)
    move = raw(scene.table.legal_moves()[0])
    expected = [seat for seat in range(3) if is_expected(scene.room, PlayBotMove(seat, 1, scene.table.serial, move))]
    assert expected == [scene.table.seat]
    assert is_expected(scene.room, TimeOut(scene.table.serial))


def test_who_leaves_in_the_middle_is_played_for_at_once() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(LeaveSeat, 1)
    assert scene.room.seats[1].away
    assert scene.room.seats[1].is_human


# --- talk


@pytest.mark.rule("house.marks")
def test_a_message_has_few_marks_on_each_character() -> None:
    scene = RoomScene("mamma-mia", 3)
    for fine in ("Tiếng Việt", "שָׁלוֹם", "กี่", "1\ufe0f\u20e3", "e\u0301\u0301\u0301\u0301\u0301"):
        scene.do(SendChat, 1, text=fine)
    for piled in ("z" + "\u0310" * 5, "\u0489" * 5, "a" * 100 + "\u0336" * 150):
        assert scene.refused(SendChat, 1, text=piled) == "house.marks"


@pytest.mark.rule("house.talk", "house.text", "house.setting")
def test_talk_is_as_free_as_the_host_allows() -> None:
    scene = RoomScene("mamma-mia", 3)
    assert scene.do(SendChat, 1, text="  <script>hi</script>  ").room_events == [ChatMessage(2, 1, ":2", ":4", "")]
    assert scene.room.text(":4") == "<script>hi</script>"
    assert scene.do(SendChat, 1, phrase="hello").room_events == [ChatMessage(2, 1, ":2", "", "hello")]
    assert scene.refused(SendChat, 1, text="x" * 301) == "house.text"
    assert scene.refused(SendChat, 1, text=" ") == "house.text"
    assert scene.refused(SendChat, 1, phrase="insult") == "house.setting"
    quiet = RoomScene("mamma-mia", 3, settings=RoomSettings(chat="phrases"))
    assert quiet.refused(SendChat, 1, text="hi") == "house.talk"
    quiet.do(SendChat, 1, phrase="hello")
    silent = RoomScene("mamma-mia", 3, settings=RoomSettings(chat="off"))
    assert silent.refused(SendChat, 1, phrase="hello") == "house.talk"


def test_who_is_muted_is_not_heard_by_that_seat() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(MutePerson, 0, person=2)
    before = len(scene.sent[0])
    scene.do(SendChat, 1, text="hello?")
    scene.do(SendReaction, 1, reaction="wow")
    assert len(scene.sent[0]) == before
    assert scene.room.text(json.loads(scene.sent[2][-2])["room_events"][0]["text"]) == "hello?"
    scene.do(MutePerson, 0, person=2, on=False)
    scene.do(SendChat, 1, text="hello!")
    assert scene.room.text(scene.last(0)["room_events"][0]["text"]) == "hello!"


@pytest.mark.rule("house.talk")
def test_reactions_are_shown_to_all_unless_the_chat_is_off() -> None:
    scene = RoomScene("mamma-mia", 2, settings=RoomSettings(chat="phrases"))
    scene.do(SendReaction, 1, reaction="clap")
    shown = [{"event": "reaction-sent", "person": 2, "seat": 1, "name": ":2", "reaction": "clap"}]
    assert scene.last(0)["room_events"] == scene.last(1)["room_events"] == shown
    assert scene.refused(SendReaction, None, reaction="clap") == "house.sit"
    scene.do(ChangeSettings, 0, settings=RoomSettings(chat="off"))
    assert scene.refused(SendReaction, 1, reaction="clap") == "house.talk"


# --- the deal


@pytest.mark.rule("house.fair")
def test_the_commitment_comes_before_the_words_and_the_words_before_the_deal() -> None:
    scene = RoomScene("mamma-mia", 2, start=False)
    promised = scene.last(0)["room"]["commitment"]
    assert len(promised) == 64
    scene.do(Contribute, 0, words="lucky")
    scene.do(Contribute, 1, words="seven")
    assert scene.last(0)["room"]["seats"][0]["contributed"] is True
    scene.do(StartGame, 0)
    began = scene.last(1)["room_events"][0]
    assert began["commitment"] == promised
    assert began["contributions"] == ['"lucky"', '"seven"']
    assert scene.refused(Contribute, 0, words="late") == "house.before"


def test_a_rematch_keeps_the_seats_and_promises_anew() -> None:
    scene = RoomScene("mamma-mia", 2)
    chance = FastChance(2)
    while scene.room.status == "playing":
        scene.play_on(chance)
    late = scene.make(PlayMove, number=1, decision=0, move=raw("pass"))
    scene.do(SetReady, 1)
    assert scene.room.status == "lobby"
    assert scene.room.number == 2
    assert scene.room.names == ["Anna", "Bob"]
    scene.do(StartGame, 0)
    assert scene.room.status == "playing"
    assert scene.table.serial == 0
    assert scene.refused(late, scene.table.seat) == "play.decision"
