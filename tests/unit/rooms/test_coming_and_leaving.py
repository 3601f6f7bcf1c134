"""Coming late, leaving early, an absent host, votes and nudges."""

from __future__ import annotations

import json
from typing import Any

import pytest

from forno.core.chance import FastChance
from forno.fairness import verify
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.projections import ViewerEvents, ViewerStream
from forno.server.protocol import (
    AddBot,
    AnswerTakeOver,
    CastVote,
    ChangeSettings,
    ClearSeat,
    CloseRoom,
    Days,
    HandOver,
    JoinQueue,
    LeaveQueue,
    LeaveSeat,
    MutePerson,
    Nudge,
    ProposeVote,
    ReserveSeat,
    RoomSettings,
    SetSeatCount,
    StartGame,
    TakeOver,
    TransferHost,
)
from forno.server.protocol.room_events import HostChanged
from forno.server.room import EndVote, ExpireRoom, MarkAway, MarkPresent
from forno.server.room.nudges import INTERVAL_MS, PATIENCE_MS
from forno.server.room.timers import VOTE_MS, timers
from forno.server.room.votes import PROPOSAL_INTERVAL_MS
from forno.server.settings import DAY_MS, Settings
from harness.scenes.room import RoomScene, key, with_racers

# --- an absent host


@pytest.mark.rule("house.stand-in")
def test_while_the_host_is_away_others_start_and_change_nothing_else() -> None:
    scene = RoomScene(people=3, bots=1, start=False)
    scene.do(MarkAway(1), None)
    for deed, fields in (
        (AddBot, {"seat": 3, "level": "random"}),
        (ClearSeat, {"seat": 2}),
        (ReserveSeat, {"seat": 3, "invite": key("x")}),
        (ChangeSettings, {"settings": RoomSettings()}),
        (SetSeatCount, {"seats": 5}),
        (TransferHost, {"seat": 1}),
        (CloseRoom, {}),
    ):
        assert scene.refused(deed, 1, **fields) == "house.stand-in"
    scene.do(StartGame, 1, fill="random")
    assert scene.room.status == "playing"


@pytest.mark.rule("house.stand-in")
def test_hosting_is_handed_over_by_others_only_if_the_host_has_left() -> None:
    scene = RoomScene(people=3)
    scene.do(MarkAway(1), None)
    assert scene.refused(TransferHost, 1, seat=2) == "house.stand-in"
    scene.do(MarkPresent(1), None)
    assert scene.refused(TransferHost, 1, seat=2) == "house.host"


@pytest.mark.rule("house.host", "house.queue")
def test_if_the_host_leaves_and_nobody_is_there_the_next_who_comes_is_host() -> None:
    scene = RoomScene(people=3)
    for person in (2, 3):
        scene.do(MarkAway(person), None)
    scene.do(LeaveSeat, 0)
    assert scene.room.host == 1
    effects = scene.do(MarkPresent(2), None)
    assert (scene.room.host, effects.room_events[0]) == (2, HostChanged(2, 1, ":2"))
    scene.do(MarkPresent(3), None)
    scene.do(LeaveSeat, 2)
    scene.do(LeaveSeat, 1)
    effects = scene.do(JoinQueue, None, name="Zoe", key=key("Zoe"))
    assert (scene.room.host, effects.room_events[-1]) == (4, HostChanged(4, None, ":4"))
    scene.do(MarkPresent(1), None)
    assert scene.room.host == 4, "whoever left and comes back is a player like any other"


@pytest.mark.rule("house.host", "house.absent")
def test_if_the_host_leaves_the_last_person_at_the_table_is_host_and_not_away() -> None:
    scene = RoomScene(people=2, bots=1)
    scene.do(MarkAway(2), None)
    scene.do(LeaveSeat, 0)
    assert (scene.room.host, scene.room.seats[1].away) == (2, False)


@pytest.mark.rule("house.take-over")
def test_a_seat_shows_whether_its_person_is_only_away_or_has_left() -> None:
    scene = RoomScene(people=3)
    scene.do(MarkAway(2), None)
    scene.do(LeaveSeat, 2)
    assert [(seat.away, seat.has_left) for seat in viewer_frames.room_view(scene.room).seats] == [
        (False, False),
        (True, False),
        (True, True),
    ]


# --- a game that ends early


@pytest.mark.rule("house.vote", "house.fair")
@pytest.mark.parametrize("end", [CloseRoom, ExpireRoom()])
def test_a_game_in_a_room_that_closes_opens_its_secret(end: object) -> None:
    scene = RoomScene(people=1, bots=2)
    scene.play_on(FastChance(1), 12)
    table, seat = scene.table, scene.table.seat
    scene.do(end, 0)
    assert scene.last(0)["room_events"] == [
        {"event": "game-ended", "number": 1, "early": True},
        {"event": "room-closed"},
    ]
    game = scene.last(0)["game"]
    assert (game["decision"], game["outcome"], game["legal_moves"]) == (None, None, [])
    record = replay.finished(scene.room.name, scene.rows, 1).record
    assert record.result is None
    assert len(record.moves) == 12
    verify(record, scene.room.game)
    steps = replay.replay(scene.room.name, scene.rows, 1, "open").steps
    assert len(steps) == 14
    assert RoomScene.continued(scene, table.serial, seat).table.seat == seat


# --- votes


def told(scene: RoomScene, seat: int) -> list[str]:
    """The room events of the last frame that a seat was sent."""
    return [event["event"] for event in scene.last(seat)["room_events"]]


@pytest.mark.rule("house.vote")
def test_more_than_half_of_those_who_are_there_end_a_game() -> None:
    scene = RoomScene(people=4)
    scene.do(ProposeVote, 2, vote="close-game")
    vote = scene.last(0)["room"]["vote"]
    assert (vote["by"], vote["yes"], vote["electors"], vote["needed"]) == (3, [3], [1, 2, 3, 4], 3)
    assert told(scene, 0) == ["vote-proposed"]
    assert scene.refused(ProposeVote, 0, vote="close-game") == "house.vote", "one at a time"
    scene.do(CastVote, 0, yes=True)
    scene.do(CastVote, 1, yes=False)
    assert scene.room.status == "playing"
    scene.do(CastVote, 3, yes=True)
    assert scene.room.status == "over"
    assert told(scene, 1) == ["game-ended"]
    assert scene.last(1)["room"]["vote"] is None
    assert scene.room.games[-1].early
    verify(replay.finished(scene.room.name, scene.rows, 1).record, scene.room.game)


@pytest.mark.rule("house.vote")
def test_two_end_a_game_only_together_and_one_alone_at_once() -> None:
    scene = RoomScene(people=2)
    assert scene.refused(CloseRoom, 0) == "house.vote"
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 1, yes=False)
    assert (scene.room.status, scene.room.vote) == ("playing", None)
    assert told(scene, 0) == ["vote-failed"]
    scene.do(MarkAway(1), None)
    scene.do(ProposeVote, 1, vote="close-game")
    assert scene.room.status == "over"
    assert "vote-proposed" not in told(scene, 1)


@pytest.mark.rule("house.vote")
def test_a_vote_that_cannot_pass_fails_and_so_does_one_that_is_withdrawn_or_too_old() -> None:
    scene = RoomScene(people=4)
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 1, yes=False)
    assert scene.room.vote
    scene.do(CastVote, 1, yes=True)
    scene.do(CastVote, 2, yes=False)
    scene.do(CastVote, 3, yes=False)
    assert scene.room.vote is None
    scene.at += PROPOSAL_INTERVAL_MS
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 0, yes=False)
    assert scene.room.vote is None
    scene.at += PROPOSAL_INTERVAL_MS
    scene.do(ProposeVote, 0, vote="close-game")
    [end] = [timer for timer in timers(scene.room, Settings()) if timer.what == "end-vote"]
    assert end.at == scene.at + VOTE_MS
    assert scene.refused(EndVote(scene.at - 1), None) == "house.vote"
    scene.do(EndVote(scene.at), None)
    assert scene.room.vote is None
    assert scene.refused(CastVote, 1, yes=True) == "house.vote"


@pytest.mark.rule("house.vote")
def test_a_vote_that_came_to_nothing_is_followed_by_another_of_that_device_a_minute_later() -> None:
    scene = RoomScene(people=4, sharing=2)
    scene.do(ProposeVote, 0, vote="close-game")
    scene.do(CastVote, 0, yes=False)
    for seat in (0, 1):
        assert scene.refused(ProposeVote, seat, vote="remove", person=4) == "house.vote", "one device"
    scene.do(ProposeVote, 2, vote="close-game")
    scene.do(CastVote, 2, yes=False)
    scene.at += PROPOSAL_INTERVAL_MS - 1
    assert scene.refused(ProposeVote, 0, vote="close-game") == "house.vote"
    scene.at += 1
    scene.do(ProposeVote, 1, vote="close-game")


@pytest.mark.rule("house.vote")
def test_after_a_vote_that_was_carried_or_with_nobody_to_ask_another_follows_at_once() -> None:
    scene = RoomScene(people=4)
    scene.do(ProposeVote, 0, vote="remove", person=4)
    scene.do(CastVote, 1, yes=True)
    scene.do(ProposeVote, 0, vote="remove", person=3)
    scene.do(CastVote, 0, yes=False)
    scene.do(MarkAway(2), None)
    scene.do(MarkAway(3), None)
    scene.do(ProposeVote, 0, vote="close-game")
    assert scene.room.status == "over"


@pytest.mark.rule("house.vote")
def test_where_nobody_stays_a_vote_lasts_as_long_as_a_decision() -> None:
    scene = RoomScene(people=3, settings=RoomSettings(clock=Days(2)))
    scene.do(ProposeVote, 0, vote="close-game")
    [end] = [timer for timer in timers(scene.room, Settings()) if timer.what == "end-vote"]
    assert end.at == scene.at + 2 * DAY_MS


@pytest.mark.rule("house.vote")
def test_the_others_remove_somebody_whose_key_then_opens_nothing() -> None:
    scene = RoomScene(people=4)
    assert scene.refused(ProposeVote, 0, vote="remove") == "house.vote"
    assert scene.refused(ProposeVote, 0, vote="close-game", person=2) == "house.vote"
    assert scene.refused(ProposeVote, 0, vote="remove", person=1) == "house.vote", "nobody removes themselves"
    assert scene.refused(ProposeVote, 0, vote="remove", person=9) == "house.person"
    scene.do(ProposeVote, 2, vote="remove", person=1)
    assert scene.refused(CastVote, 0, yes=False) == "house.vote", "the person concerned has no vote"
    bot = scene.room.vote.bot_name if scene.room.vote else ""
    assert scene.refused(JoinQueue, None, name=bot, key=key("x")) == "house.name"
    lock = scene.room.person(1).lock
    scene.do(CastVote, 3, yes=True)
    assert told(scene, 1) == ["seat-left", "seat-taken", "host-changed"]
    assert scene.room.person_of(lock) is None
    assert scene.room.host == 2, "the next person hosts"
    seat = scene.last(1)["room"]["seats"][0]
    assert (seat["person"], seat["bot"], seat["name"]) == (None, "regular", bot)
    asked_for(scene, 0)
    assert [timer.what for timer in timers(scene.room, Settings())] == ["bot"]
    scene.play_on(FastChance(2), 100_000)
    verify(replay.finished(scene.room.name, scene.rows, 1).record, scene.room.game)


@pytest.mark.rule("house.vote")
def test_of_two_the_host_removes_also_when_others_go() -> None:
    scene = RoomScene(people=3)
    scene.do(ProposeVote, 1, vote="remove", person=3)
    scene.do(MarkAway(1), None)
    assert scene.room.vote is None, "the guest who is left does not decide"
    assert scene.room.seats[2].is_human
    assert scene.refused(ProposeVote, 1, vote="remove", person=3) == "house.host"
    two = RoomScene(people=2)
    assert two.refused(ProposeVote, 1, vote="remove", person=1) == "house.host"
    two.do(ProposeVote, 0, vote="remove", person=2)
    assert two.room.seats[1].bot


# --- seats that change hands


def late(scene: RoomScene, name: str = "Zoe") -> int:
    """Somebody who joins the queue of a running game; their id."""
    scene.do(JoinQueue, None, name=name, key=key(name))
    return scene.room.person_count


@pytest.mark.rule("house.take-over")
def test_a_late_friend_takes_over_a_bot_if_the_host_agrees() -> None:
    scene = RoomScene(people=2, bots=1)
    zoe = late(scene)
    assert scene.refused(TakeOver, None, by=zoe, seat=1) == "house.take-over", "a person plays there"
    scene.do(TakeOver, None, by=zoe, seat=2)
    assert scene.last(0)["room"]["queue"][0]["wants"] == 2
    assert told(scene, 0) == ["take-over-requested"]
    assert scene.refused(AnswerTakeOver, 1, person=zoe, accept=True) == "house.host"
    scene.do(AnswerTakeOver, 0, person=zoe, accept=False)
    assert told(scene, 1) == ["take-over-declined"]
    assert scene.refused(AnswerTakeOver, 0, person=zoe, accept=True) == "house.take-over"
    scene.do(TakeOver, None, by=zoe, seat=2)
    scene.do(TakeOver, None, by=zoe)
    assert scene.last(0)["room"]["queue"][0]["wants"] is None, "withdrawn"
    scene.do(TakeOver, None, by=zoe, seat=2)
    scene.do(MarkAway(1), None)
    scene.do(AnswerTakeOver, 1, person=zoe, accept=True)
    assert scene.room.seat_held_by(zoe) == 2


@pytest.mark.rule("house.stand-in")
def test_an_absent_host_who_is_asked_for_a_seat_is_missed_out_of_turn_too() -> None:
    scene = RoomScene(people=2, bots=1, options={"first-player": "2"})
    assert scene.table.seat == 1
    zoe = late(scene)

    def missed() -> set[int]:
        return {timer.person for timer in timers(scene.room, Settings()) if timer.what == "absent"} - {zoe}

    assert missed() == {2}, "who is on turn"
    scene.do(TakeOver, None, by=zoe, seat=2)
    assert missed() == {1, 2}
    scene.do(MarkAway(1), None)
    assert missed() == {2}
    scene.do(AnswerTakeOver, 1, person=zoe, accept=True)
    assert scene.last(0)["room"]["queue"] == []
    scene.play_on(FastChance(3), 100_000)
    assert scene.room.games[-1].seats[2].person == zoe


@pytest.mark.rule("house.take-over")
@pytest.mark.parametrize("setting", ["open", "off"])
def test_the_table_decides_whether_seats_are_taken_over(setting: Any) -> None:
    scene = RoomScene(people=2, bots=1, settings=RoomSettings(take_over=setting))
    zoe = late(scene)
    if setting == "off":
        assert scene.refused(TakeOver, None, by=zoe, seat=2) == "house.take-over"
    else:
        scene.do(TakeOver, None, by=zoe, seat=2)
        assert scene.room.seat_held_by(zoe) == 2


@pytest.mark.rule("house.take-over")
def test_a_seat_whose_person_left_is_taken_over_and_they_wait_at_the_end() -> None:
    scene = RoomScene(people=3, settings=RoomSettings(take_over="open"))
    zoe, yan = late(scene), late(scene, "Yan")
    scene.do(MarkAway(1), None)
    assert scene.refused(TakeOver, None, by=zoe, seat=0) == "house.take-over", "only away"
    scene.do(MarkPresent(1), None)
    scene.do(LeaveSeat, 0)
    assert scene.room.host == 2, "the next person who is there hosts"
    scene.do(TakeOver, None, by=zoe, seat=0)
    assert [person.id for person in scene.room.queue] == [yan, 1]
    scene.do(MarkPresent(1), None)
    assert scene.room.seat_held_by(1) is None
    scene.do(LeaveSeat, 0)
    assert scene.refused(TakeOver, None, by=1, seat=1) == "house.take-over"
    scene.do(TakeOver, None, by=1, seat=0)
    assert scene.room.seat_held_by(1) == 0, "whoever held that very seat may have it again"


@pytest.mark.rule("house.take-over")
def test_nobody_who_has_seen_another_hand_takes_over_not_even_as_somebody_else() -> None:
    scene = RoomScene(people=2, bots=1, settings=RoomSettings(take_over="open"))
    zoe = late(scene)
    scene.do(HandOver, 1, person=zoe)
    assert scene.room.seat_held_by(zoe) == 1
    assert scene.refused(TakeOver, None, by=2, seat=2) == "house.take-over"
    assert scene.refused(HandOver, 0, person=2) == "house.take-over"
    scene.do(LeaveQueue, None, by=2)
    scene.do(JoinQueue, None, name="Somebody", key=key("Bob"))
    again = scene.room.person_count
    assert scene.refused(TakeOver, None, by=again, seat=2) == "house.take-over"
    scene.do(HandOver, 1, person=again)
    assert scene.room.seat_held_by(again) == 1
    assert scene.refused(TakeOver, None, by=zoe, seat=2) == "house.take-over"


@pytest.mark.rule("house.take-over")
def test_a_seat_is_handed_over_to_somebody_who_is_there() -> None:
    scene = RoomScene(people=2)
    zoe = late(scene)
    scene.do(MarkAway(zoe), None)
    assert scene.refused(HandOver, 1, person=zoe) == "house.take-over"
    assert scene.refused(HandOver, 1, person=1) == "house.take-over"
    assert scene.refused(HandOver, 1, person=9) == "house.person"
    scene.do(MarkPresent(zoe), None)
    asked_for(scene, 1)
    scene.at += 60_000
    scene.do(HandOver, 1, person=zoe)
    assert scene.room.asked_at == scene.at, "the clock starts again"
    assert told(scene, 0) == ["seat-taken-over"]
    assert scene.room.games == ()


@pytest.mark.rule("house.take-over")
@pytest.mark.parametrize("game", ["mamma-mia", "plus", "solo"])
def test_a_newcomer_gets_what_the_seat_gets_at_a_reload(game: str) -> None:
    scene = RoomScene(game, people=3, settings=RoomSettings(jump_in_ms=0))
    scene.play_on(FastChance(4), 30)
    zoe = late(scene)
    name = scene.room.name
    before = {viewer: past_of(scene, viewer) for viewer in (None, 0, 1, 2)}
    scene.do(HandOver, 1, person=zoe)
    assert {viewer: past_of(scene, viewer) for viewer in (None, 0, 1, 2)} == before
    stream = ViewerStream(name, 1).read(scene.rows).frames
    assert len(stream) == 1, "nothing of before is in the newcomer's stream"
    for viewer in (0, 2):
        frame = json.loads(scene.sent[viewer][-1])
        assert json.loads(before[viewer])["game"]["view"] == frame["game"]["view"]


def past_of(scene: RoomScene, viewer: int | None) -> bytes:
    """The game in the snapshot of a viewer who reloads."""
    past = ViewerEvents(scene.room.name, viewer).read(scene.rows)
    snapshot = json.loads(viewer_frames.snapshot(scene.room, viewer, (0, ""), past.shown))
    return json.dumps({"game": snapshot["game"] | {"clock": None}}).encode()


# --- nudges


def asked_for(scene: RoomScene, seat: int) -> None:
    """Play until this seat owes a decision."""
    while scene.table.seat != seat:
        scene.play_on(FastChance(1))


@pytest.mark.rule("house.nudge")
def test_who_waits_nudges_once_for_each_decision_after_a_while() -> None:
    scene = RoomScene(people=3)
    asked_for(scene, 0)
    assert scene.refused(Nudge, 1, seat=0) == "house.nudge"
    scene.at += PATIENCE_MS - 1
    assert scene.refused(Nudge, 1, seat=0) == "house.nudge"
    scene.at += 1
    assert scene.refused(Nudge, 0, seat=0) == "house.nudge"
    assert scene.refused(Nudge, 1, seat=2) == "house.nudge"
    assert scene.refused(Nudge, None, seat=0) == "house.sit"
    scene.do(Nudge, 1, seat=0)
    assert scene.last(0)["room_events"] == [{"event": "nudged", "seat": 0, "by": 1}]
    assert scene.last(2)["room_events"] == [{"event": "nudged", "seat": 0, "by": 1}]
    scene.at += INTERVAL_MS - 1
    assert scene.refused(Nudge, 2, seat=0) == "house.nudge", "at most one a minute"
    scene.at += 1
    assert scene.refused(Nudge, 1, seat=0) == "house.nudge", "once for each decision and sender"
    scene.do(Nudge, 2, seat=0)
    while scene.table.seat == 0:
        scene.play_on(FastChance(1))
    asked_for(scene, 0)
    scene.at += INTERVAL_MS
    scene.do(Nudge, 1, seat=0)


@pytest.mark.rule("house.nudge")
def test_nobody_nudges_a_bot_nor_in_a_race() -> None:
    scene = RoomScene(people=2)
    asked_for(scene, 0)
    scene.do(MarkAway(1), None)
    scene.at += PATIENCE_MS
    assert scene.refused(Nudge, 1, seat=0) == "house.nudge"
    racing, [racer, *_] = with_racers()
    racing.at += PATIENCE_MS
    for seat in (racing.table.seat, racer):
        assert racing.refused(Nudge, (seat + 1) % 4, seat=seat) == "house.nudge"


@pytest.mark.rule("house.nudge", "house.talk")
def test_a_muted_player_does_not_reach_whom_they_nudge() -> None:
    scene = RoomScene(people=3)
    asked_for(scene, 0)
    scene.do(MutePerson, 0, person=2)
    heard = len(scene.sent[0])
    scene.at += PATIENCE_MS
    scene.do(Nudge, 1, seat=0)
    assert len(scene.sent[0]) == heard
    assert scene.last(2)["room_events"] == [{"event": "nudged", "seat": 0, "by": 1}]
