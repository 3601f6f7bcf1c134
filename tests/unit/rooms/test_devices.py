"""Several seats on one device: adding people, their one say, clocks that wait, seats that they may not take over."""

from __future__ import annotations

import json

import pytest

from forno.core.chance import FastChance
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.protocol import (
    AddPerson,
    AnswerUndo,
    CastVote,
    ChangeGame,
    ChangeSettings,
    ClearSeat,
    CloseRoom,
    Days,
    HandOver,
    JoinQueue,
    LeaveSeat,
    Nudge,
    PerDecision,
    ProposeVote,
    ReplaceKey,
    ReserveSeat,
    RoomSettings,
    SetReady,
    ShareReplay,
    StartGame,
    TakeOver,
    TakeSeat,
    Uncover,
    Undo,
)
from forno.server.room import MarkAway, MarkPresent, TimeOut
from forno.server.room.nudges import PATIENCE_MS
from forno.server.room.timers import timers
from forno.server.settings import Settings
from harness.scenes.room import RoomScene, key

CLOCK = RoomSettings(clock=PerDecision(30, 10), take_over="open")


def on_a_sofa(
    game: str = "mamma-mia", *, bots: int = 0, start: bool = True, settings: RoomSettings = CLOCK
) -> RoomScene:
    """Anna and Bob share a device and have the seats 0 and 1, Carla has one of her own and the seat 2."""
    scene = RoomScene(game, 1, bots=2 + bots, start=False, settings=settings)
    scene.do(AddPerson, 0, name="Bob", key=key("Bob"))
    scene.do(TakeSeat, None, name="Carla", key=key("Carla"))
    if start:
        scene.do(StartGame, 0, fill="random" if bots else None)
    return scene


def devices(scene: RoomScene) -> list[int | None]:
    """The devices of the seats, as everybody sees them."""
    view = viewer_frames.room_view(scene.room)
    return [seat.device for seat in view.seats]


def turn_of(scene: RoomScene, *seats: int) -> int:
    """Play on until one of these seats owes the answer; the seat."""
    chance = FastChance(3)
    while scene.table.seat not in seats:
        scene.play_on(chance)
    return int(scene.table.seat)


# --- adding people


@pytest.mark.rule("house.hot-seat")
def test_a_person_with_a_seat_adds_others_on_the_same_device() -> None:
    scene = on_a_sofa(bots=1, start=False)
    first, second, third, free = devices(scene)
    assert first == second is not None
    assert (third, free) == (None, None)
    people = [seat.person for seat in scene.room.seats[:3]]
    assert len({person.lock for person in people if person}) == 3, "each has a key of their own"
    scene.do(AddPerson, 1, name="Dino", key=key("Dino"), face="owl")
    assert devices(scene) == [first, first, None, first]
    assert scene.room.seats[3].person.face == "owl"  # type: ignore[union-attr]
    assert scene.last(2)["room_events"] == [{"event": "seat-taken", "seat": 3, "name": ":4"}]
    assert scene.refused(AddPerson, 0, name="Emma", key=key("Emma")) == "house.full"


@pytest.mark.rule("house.hot-seat")
def test_adding_a_person_keeps_to_the_rules_of_taking_a_seat() -> None:
    scene = on_a_sofa(bots=1, start=False)
    assert scene.refused(AddPerson, None, name="Dino", key=key("Dino")) == "house.sit"
    assert scene.refused(AddPerson, 0, name="bob", key=key("Dino")) == "house.name"
    assert scene.refused(AddPerson, 0, name="Dino", key=key("Carla")) == "house.key"
    assert scene.refused(AddPerson, 0, name="Dino", key=key("Dino"), seat=2) == "house.seat"
    scene.do(ReserveSeat, 0, seat=3, invite=key("invite"))
    assert scene.refused(AddPerson, 0, name="Dino", key=key("Dino")) == "house.full"
    assert scene.refused(AddPerson, 0, name="Dino", key=key("Dino"), seat=3) == "house.invite"
    scene.do(ChangeSettings, 0, settings=RoomSettings(locked=True))
    scene.do(ClearSeat, 0, seat=3)
    assert scene.refused(AddPerson, 0, name="Dino", key=key("Dino")) == "house.locked"
    scene.do(StartGame, 0, fill="random")
    assert scene.refused(AddPerson, 0, name="Dino", key=key("Dino")) == "house.before"


@pytest.mark.rule("house.hot-seat", "house.queue")
def test_a_person_added_between_games_waits_for_the_next_one() -> None:
    scene = on_a_sofa()
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 2, yes=True)
    scene.do(AddPerson, 1, name="Dino", key=key("Dino"))
    assert [person.device for person in scene.room.queue] == [devices(scene)[0]]
    assert json.loads(viewer_frames.snapshot(scene.room, None, (0, ""), []))["room"]["queue"][0]["device"]
    scene.do(SetReady, 2)
    assert scene.room.seat_held_by(4) == 3
    assert len({device for device in devices(scene) if device}) == 1
    for name in ("Emma", "Fabio"):
        scene.do(AddPerson, 0, name=name, key=key(name))
    assert scene.room.queue[0].device == devices(scene)[0]
    assert len(scene.room.sharers(1)) == scene.room.game.most
    assert scene.refused(AddPerson, 0, name="Gina", key=key("Gina")) == "house.full", "no more than the game has seats"


@pytest.mark.rule("house.hot-seat")
@pytest.mark.parametrize("leave", ["leave", "clear", "key"])
def test_a_person_who_leaves_the_device_leaves_the_others_to_it(leave: str) -> None:
    scene = on_a_sofa(bots=1, start=False)
    scene.do(AddPerson, 0, name="Dino", key=key("Dino"))
    shared = devices(scene)[0]
    if leave == "key":
        scene.do(ReplaceKey, 3, key=key("a new device"))
    elif leave == "clear":
        scene.do(ClearSeat, 0, seat=3)
    else:
        scene.do(LeaveSeat, 3)
    assert devices(scene) == [shared, shared, None, None]
    scene.do(LeaveSeat, 1)
    assert devices(scene) == [None] * 4, "a device with one person is nothing to tell"
    assert not viewer_frames.room_view(scene.room).hot_seat


# --- SOLO


@pytest.mark.rule("house.hot-seat", "solo.jump-in")
def test_solo_is_dealt_without_jump_ins_and_the_option_stays() -> None:
    scene = on_a_sofa("solo", start=False, settings=RoomSettings(jump_in_ms=1500))
    assert viewer_frames.room_view(scene.room).hot_seat
    scene.do(StartGame, 0)
    assert scene.table.options["jump-in"] == "off"
    assert scene.room.options["jump-in"] == "all"
    scene.play_on(FastChance(1), 40)
    assert scene.room.jump_in is None
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 2, yes=True)
    assert replay.finished(scene.room.name, scene.rows, 1).record.options["jump-in"] == "off"
    scene.do(SetReady, 0)
    scene.do(LeaveSeat, 1)
    assert not viewer_frames.room_view(scene.room).hot_seat
    scene.do(StartGame, 0, fill="random")
    assert scene.table.options["jump-in"] == "all"


@pytest.mark.rule("house.hot-seat")
def test_other_games_are_dealt_as_they_are() -> None:
    scene = on_a_sofa("solo", start=False)
    scene.do(ChangeGame, 0, game="mamma-mia")
    scene.do(StartGame, 0)
    assert scene.table.options == scene.room.options


# --- clocks


@pytest.mark.rule("house.hot-seat", "house.clock")
def test_the_clock_waits_until_the_player_has_the_screen() -> None:
    scene = on_a_sofa()
    seat = turn_of(scene, 0, 1)
    other = 1 - seat
    clock = scene.last(2)["game"]["clock"]
    assert (clock["seat"], clock["ends_at_ms"], clock["covered"]) == (seat, None, True)
    here = {"number": 1, "decision": scene.table.serial}
    assert scene.refused(Uncover, other, **here) == "house.hot-seat"
    assert scene.refused(Uncover, 2, **here) == "house.hot-seat"
    assert scene.refused(Uncover, seat, number=1, decision=scene.table.serial - 1) == "play.decision"
    assert scene.refused(Uncover, seat, number=2, decision=scene.table.serial) == "play.decision"
    scene.at += 500_000
    scene.do(Uncover, seat, **here)
    clock = scene.last(2)["game"]["clock"]
    assert (clock["ends_at_ms"], clock["covered"]) == (scene.at + 40_000, False)
    assert scene.refused(Uncover, seat, **here) == "house.hot-seat"
    scene.at += 33_000
    scene.move(scene.table.legal_moves()[0])
    assert scene.room.bank[seat] == 7_000, "the time before it is free, the time after it is not"


@pytest.mark.rule("house.hot-seat", "house.clock")
def test_a_move_under_cover_costs_nothing() -> None:
    scene = on_a_sofa()
    seat = turn_of(scene, 0, 1)
    scene.at += 35_000
    scene.move(scene.table.legal_moves()[0])
    assert scene.room.bank[seat] == 10_000


@pytest.mark.rule("house.hot-seat", "house.time-out")
def test_nothing_is_played_by_default_until_the_patience_of_the_room_ends() -> None:
    scene = on_a_sofa()
    settings = Settings()
    seat = turn_of(scene, 0, 1)
    due = {timer.what: timer.at for timer in timers(scene.room, settings)}
    assert due["time-out"] == scene.at + settings.patience
    scene.do(Uncover, seat, number=1, decision=scene.table.serial)
    due = {timer.what: timer.at for timer in timers(scene.room, settings)}
    assert due["time-out"] == scene.at + 40_000
    scene.at += 40_000
    scene.do(TimeOut(scene.table.serial), None)
    alone = turn_of(scene, 2)
    assert scene.last(alone)["game"]["clock"]["ends_at_ms"] == scene.at + 40_000, "a device of one's own needs no word"


@pytest.mark.rule("house.hot-seat")
def test_without_seconds_nothing_waits() -> None:
    for settings in (RoomSettings(), RoomSettings(clock=Days(3))):
        scene = on_a_sofa(settings=settings)
        seat = turn_of(scene, 0, 1)
        assert not scene.last(2)["game"]["clock"]["covered"]
        assert scene.refused(Uncover, seat, number=1, decision=scene.table.serial) == "house.hot-seat"


@pytest.mark.rule("house.hot-seat")
def test_a_clock_runs_once_nobody_shares_the_device_any_more() -> None:
    scene = on_a_sofa()
    seat = turn_of(scene, 0, 1)
    scene.at += 90_000
    scene.do(LeaveSeat, 1 - seat)
    clock = scene.last(seat)["game"]["clock"]
    assert (clock["covered"], clock["ends_at_ms"]) == (False, scene.at + 40_000)


@pytest.mark.rule("house.hot-seat", "house.absent")
def test_whoever_comes_back_to_a_shared_device_takes_the_screen_first() -> None:
    scene = on_a_sofa()
    seat = turn_of(scene, 0, 1)
    scene.do(Uncover, seat, number=1, decision=scene.table.serial)
    scene.do(MarkAway(seat + 1), None)
    scene.do(MarkPresent(seat + 1), None)
    assert scene.last(2)["game"]["clock"]["covered"]


# --- one device, one say


@pytest.mark.rule("house.hot-seat", "house.ready")
def test_one_is_ready_for_all_on_the_device() -> None:
    scene = on_a_sofa()
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 2, yes=True)
    scene.do(SetReady, 1)
    assert [seat.person.ready for seat in scene.room.seats if seat.person] == [True, True, False]
    scene.do(SetReady, 2)
    assert scene.room.ready_at
    scene.do(SetReady, 0, ready=False)
    assert [seat.person.ready for seat in scene.room.seats if seat.person] == [False, False, True]


@pytest.mark.rule("house.hot-seat", "house.vote")
def test_a_device_has_one_vote() -> None:
    scene = on_a_sofa()
    scene.do(ProposeVote, 0, vote="close-game")
    vote = scene.last(2)["room"]["vote"]
    assert (vote["yes"], vote["needed"], vote["electors"]) == ([1], 2, [1, 2, 3]), "of two devices, both must agree"
    scene.do(CastVote, 1, yes=True)
    assert scene.last(2)["room"]["vote"]["yes"] == [2]
    assert scene.room.status == "playing"
    scene.do(CastVote, 1, yes=False)
    assert scene.room.vote is None, "the device that proposed it withdraws it"
    assert scene.refused(CloseRoom, 0) == "house.vote"
    scene.do(MarkAway(3), None)
    scene.do(ProposeVote, 1, vote="close-game")
    assert scene.room.status == "over", "nobody else is there"


@pytest.mark.rule("house.hot-seat", "house.vote")
def test_two_on_a_device_do_not_outvote_a_third() -> None:
    scene = on_a_sofa()
    assert scene.refused(ProposeVote, 1, vote="remove", person=3) == "house.host"
    scene.do(ProposeVote, 2, vote="remove", person=2)
    assert scene.room.vote is not None
    scene.do(CastVote, 0, yes=False)
    assert scene.room.vote is None


@pytest.mark.rule("house.hot-seat", "house.vote")
def test_a_host_closes_a_room_whose_people_all_share_the_device() -> None:
    scene = on_a_sofa()
    scene.do(MarkAway(3), None)
    scene.do(CloseRoom, 0)
    assert scene.room.status == "closed"


@pytest.mark.rule("house.hot-seat", "house.undo-agree")
def test_one_answers_for_the_device_when_a_move_is_taken_back() -> None:
    scene = on_a_sofa()
    turn_of(scene, 2)
    scene.move(scene.table.legal_moves()[0])
    scene.do(Undo, 2)
    assert scene.do(AnswerUndo, 1, accept=True).undone == 1
    seat = turn_of(scene, 0, 1)
    scene.move(scene.table.legal_moves()[0])
    scene.do(Undo, seat)
    assert scene.refused(AnswerUndo, 1 - seat, accept=True) == "house.undo-agree"
    assert scene.do(AnswerUndo, 2, accept=True).undone >= 1


@pytest.mark.rule("house.hot-seat", "house.share")
def test_one_agrees_for_the_device_to_share_a_game() -> None:
    scene = on_a_sofa()
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 2, yes=True)
    scene.do(ShareReplay, 1, number=1)
    assert scene.room.games[-1].agreed == {1, 2}
    assert not scene.room.games[-1].is_shared
    scene.do(ShareReplay, 2, number=1)
    assert scene.room.games[-1].is_shared


@pytest.mark.rule("house.hot-seat", "house.nudge")
def test_nobody_nudges_across_one_sofa() -> None:
    scene = on_a_sofa()
    seat = turn_of(scene, 0, 1)
    scene.at += PATIENCE_MS
    assert scene.refused(Nudge, 1 - seat, seat=seat) == "house.nudge"
    scene.do(Nudge, 2, seat=seat)


# --- other seats of the same game


@pytest.mark.rule("house.hot-seat", "house.take-over")
def test_nobody_on_a_device_takes_over_another_seat() -> None:
    scene = on_a_sofa(bots=1)
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 2, yes=True)
    scene.do(SetReady, 0)
    scene.do(StartGame, 0)
    scene.do(JoinQueue, None, name="Emma", key=key("Emma"))
    emma = scene.room.queue[0].id
    scene.do(HandOver, 1, person=emma)
    bob = scene.room.queue[0].id
    assert (bob, scene.room.queue[0].device, devices(scene)) == (2, None, [None] * 4)
    assert scene.refused(TakeOver, None, by=bob, seat=3) == "house.take-over", "he has seen his own hand"
    scene.do(LeaveSeat, 0)
    assert scene.refused(TakeOver, None, by=bob, seat=0) == "house.take-over", "nor that of Anna, beside him"
    scene.do(LeaveSeat, 1)
    scene.do(TakeOver, None, by=bob, seat=1)
    assert scene.room.seat_held_by(bob) == 1


@pytest.mark.rule("house.hot-seat", "house.take-over")
def test_a_person_of_the_queue_has_seen_what_the_device_has_shown() -> None:
    scene = on_a_sofa(bots=1)
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 2, yes=True)
    scene.do(AddPerson, 2, name="Dino", key=key("Dino"))
    scene.do(ChangeGame, 0, game="mamma-mia", seats=3)
    assert [person.id for person in scene.room.queue] == [1], "three seats and four people: Anna makes way"
    bob = scene.room.seat_held_by(2)
    assert bob is not None
    scene.do(StartGame, None, by=1)
    for seat in range(3):
        scene.do(LeaveSeat, seat)
    for seat in {0, 1, 2} - {bob}:
        assert scene.refused(TakeOver, None, by=1, seat=seat) == "house.take-over"
    scene.do(TakeOver, None, by=1, seat=bob)
    assert scene.room.seat_held_by(1) == bob
