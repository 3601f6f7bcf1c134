"""Removal and bans by the operator of the server."""

from __future__ import annotations

import pytest

from forno.core.chance import FastChance
from forno.server.history import replay
from forno.server.protocol import AddPerson, JoinQueue, ProposeVote, TakeSeat
from forno.server.room import LiftBans, RemovePerson
from harness.scenes.room import RoomScene, key

pytestmark = pytest.mark.rule("house.banned")


def test_somebody_removed_from_a_game_leaves_the_seat_to_a_bot() -> None:
    scene = RoomScene(people=3)
    scene.play_on(FastChance(1), 5)
    scene.do(RemovePerson(1), None)
    assert (scene.room.seats[0].bot, scene.room.seats[0].person) == ("regular", None)
    assert scene.room.host == 2
    assert [event["event"] for event in scene.last(1)["room_events"]] == ["seat-left", "seat-taken", "host-changed"]
    scene.play_on(FastChance(2), 5)
    assert replay.fold(scene.room.name, scene.rows).seats[0].bot == "regular"


def test_somebody_removed_before_the_start_may_come_back() -> None:
    scene = RoomScene(people=3, start=False)
    scene.do(RemovePerson(2), None)
    assert scene.room.seats[1].is_free
    scene.do(TakeSeat, None, name="Bob", key=key("Bob"))
    assert scene.room.names[1] == "Bob"


def test_somebody_removed_from_the_queue_is_gone() -> None:
    scene = RoomScene(people=2)
    scene.do(JoinQueue, None, name="Zoe", key=key("Zoe"))
    scene.do(RemovePerson(3, ban=True), None)
    assert scene.room.queue == ()
    assert scene.refused(JoinQueue, None, name="Zoe", key=key("Zoe")) == "house.banned"


def test_a_banned_key_opens_no_seat_until_the_bans_are_lifted() -> None:
    scene = RoomScene(people=3, start=False)
    scene.do(RemovePerson(2, ban=True), None)
    assert scene.refused(TakeSeat, None, name="Bob", key=key("Bob")) == "house.banned"
    assert scene.refused(AddPerson, 0, name="Bob", key=key("Bob")) == "house.banned"
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"))
    assert replay.fold(scene.room.name, scene.rows).banned == scene.room.banned
    scene.do(LiftBans(), None)
    assert scene.room.banned == frozenset()
    assert scene.refused(LiftBans(), None) == "house.person"


def test_a_ban_takes_everybody_on_the_same_device() -> None:
    scene = RoomScene(people=4, sharing=2)
    scene.do(RemovePerson(1, ban=True), None)
    assert [seat.is_human for seat in scene.room.seats] == [False, False, True, True]
    assert len(scene.room.banned) == 2
    names = [seat.bot_name for seat in scene.room.seats[:2]]
    assert len(set(names)) == 2


def test_a_removal_leaves_others_on_the_device_alone() -> None:
    scene = RoomScene(people=4, sharing=2)
    scene.do(RemovePerson(1), None)
    assert [seat.is_human for seat in scene.room.seats] == [False, True, True, True]


def test_only_people_at_the_table_are_removed() -> None:
    scene = RoomScene(people=2)
    assert scene.refused(RemovePerson(9), None) == "house.person"


def test_a_vote_about_somebody_who_is_removed_is_moot() -> None:
    scene = RoomScene(people=4)
    scene.do(ProposeVote, 0, vote="remove", person=2)
    scene.do(RemovePerson(2), None)
    assert scene.room.vote is None
