"""Coming late, leaving early, an absent host, votes and nudges."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance
from forno.fairness import verify
from forno.server.history import replay
from forno.server.protocol import (
    AddBot,
    ChangeSettings,
    ClearSeat,
    CloseRoom,
    MutePerson,
    Nudge,
    ReserveSeat,
    RoomSettings,
    SetSeatCount,
    StartGame,
    TransferHost,
)
from forno.server.room import ExpireRoom, MarkAway, MarkPresent
from forno.server.room.nudges import INTERVAL_MS, PATIENCE_MS
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
