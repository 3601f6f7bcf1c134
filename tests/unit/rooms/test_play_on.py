"""A finished game is played on in a room of its own, from any of its decisions, against bots."""

from __future__ import annotations

import json

import pytest

from forno.core.chance import FastChance
from forno.core.errors import Refused
from forno.fairness import verify
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.protocol import RoomSettings, SetReady, StartGame, Undo
from harness.scenes.room import RoomScene

PLAYERS = 3
SAMPLES = 6
pytestmark = pytest.mark.rule("house.play-on")


def finished(game: str, seed: int = 1) -> RoomScene:
    scene = RoomScene(game, PLAYERS, settings=RoomSettings(jump_in_ms=0))
    scene.finish(FastChance(seed))
    return scene


@pytest.mark.parametrize("game", ["mamma-mia", "grande", "plus", "solo"])
def test_every_seat_sees_what_it_saw_then(game: str) -> None:
    scene = finished(game)
    steps = replay.replay(scene.room.name, scene.rows, 1, "open").steps
    seen = {game["decision"]: step for step in steps if (game := json.loads(bytes(step[0])).get("game"))}
    decisions = sorted(number for number in seen if number is not None)
    for decision in decisions[:: len(decisions) // SAMPLES + 1]:
        room = RoomScene.continued(scene, decision, decision % PLAYERS).room
        for viewer, view in enumerate(viewer_frames.game_views(room, range(PLAYERS), []).values()):
            then = json.loads(bytes(seen[decision][viewer]))["game"]
            assert json.loads(bytes(view.view)) == then["view"]
            assert json.loads(bytes(view.legal_moves)) == then["legal_moves"]


def test_the_other_seats_are_bots_and_the_deal_is_not_sealed() -> None:
    scene = RoomScene.continued(finished("mamma-mia"), 10, 2)
    room = viewer_frames.room_view(scene.room)
    assert [bool(seat.bot) for seat in room.seats] == [True, True, False]
    assert room.host == room.seats[2].person
    assert room.status == "playing"
    assert room.commitment == ""
    assert room.source
    assert room.source.decision == 10
    assert scene.last(2)["room_events"][0] == {
        "event": "game-started", "number": 1, "commitment": "", "contributions": [], "root": "", "places": "",
    }  # fmt: skip


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_its_record_has_no_proof_and_its_moves_are_those_of_both_parts(game: str) -> None:
    before = finished(game)
    scene = RoomScene.continued(before, 10, 0, settings=RoomSettings(jump_in_ms=0))
    scene.finish(FastChance(2))
    first = replay.finished(before.room.name, before.rows, 1).record
    record = replay.finished(scene.room.name, scene.rows, 1).record
    assert record.proof == type(record.proof)()
    assert record.deal == first.deal
    assert [answer.move for answer in record.moves[:10]] == [answer.move for answer in first.moves[:10]]
    assert record.replay(scene.room.game).table.is_over


def test_the_next_game_in_the_room_is_sealed_again() -> None:
    scene = RoomScene.continued(finished("mamma-mia"), 4, 1)
    scene.play_on(FastChance(2), 100_000)
    scene.do(SetReady, 1)
    assert scene.last(1)["room"]["source"] is None
    assert len(scene.last(1)["room"]["commitment"]) == 64
    scene.do(StartGame, 1)
    scene.play_on(FastChance(2), 100_000)
    verify(replay.finished(scene.room.name, scene.rows, 2).record, scene.room.game)


def test_a_running_game_is_refused_and_so_is_a_decision_that_was_never_put() -> None:
    running = RoomScene("mamma-mia", PLAYERS)
    running.play_on(FastChance(1), 5)
    with pytest.raises(Refused, match=r"house\.after"):
        RoomScene.continued(running, 2, 0)
    over = finished("mamma-mia")
    assert over.room.table is not None
    for decision in (over.room.table.serial, 100_000):
        with pytest.raises(Refused, match=r"house\.play-on"):
            RoomScene.continued(over, decision, 0)


def test_undone_moves_are_left_out() -> None:
    scene = RoomScene("mamma-mia", 1, bots=2, settings=RoomSettings(jump_in_ms=0))
    while scene.table.seat != 0:
        scene.play_on(FastChance(3))
    hand = scene.last(0)["game"]["view"]["ingredients"]
    scene.move(scene.table.legal_moves()[0])
    scene.do(Undo, 0)
    again = scene.table.serial
    scene.play_on(FastChance(4), 100_000)
    continued = RoomScene.continued(scene, again, 0)
    assert continued.last(0)["game"]["view"]["ingredients"] == hand
