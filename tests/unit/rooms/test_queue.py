"""The queue: people at the table who have no seat now."""

from __future__ import annotations

import json

import pytest

from forno.server import viewer_frames
from forno.server.history.projections import ViewerStream
from forno.server.protocol import (
    AddBot,
    ChangeSettings,
    ChooseFace,
    ClearSeat,
    JoinQueue,
    LeaveQueue,
    LeaveSeat,
    MutePerson,
    ReplaceKey,
    ReserveSeat,
    RoomSettings,
    SendChat,
    SendReaction,
    SetSeatCount,
    SitDown,
    StartGame,
    TakeSeat,
)
from forno.server.protocol.room_events import ChatMessage, HostChanged, QueueJoined, QueueLeft, SeatTaken
from forno.server.room import MarkAway, MarkPresent, lock
from forno.server.room.queue import MAX_QUEUE
from forno.server.room.timers import timers
from forno.server.settings import Settings
from harness.scenes.room import RoomScene, key

pytestmark = pytest.mark.rule("house.queue", "house.person")


def waiting(scene: RoomScene) -> list[int]:
    return [person.id for person in scene.room.queue]


def test_a_latecomer_joins_the_queue_of_a_running_game() -> None:
    scene = RoomScene("mamma-mia", 3)
    effects = scene.do(JoinQueue, None, name="Ida", key=key("Ida"), face="owl")
    assert effects.room_events == [QueueJoined(4, ":4")]
    (person,) = viewer_frames.room_view(scene.room).queue
    assert (person.person, person.name, person.face, person.away) == (4, ":4", "owl", False)
    assert scene.room.person_of(lock(key("Ida"))) == scene.room.queue[0]
    assert scene.room.seat_held_by(4) is None


def test_who_joins_needs_a_name_and_a_key_of_their_own_and_a_table_that_is_open() -> None:
    scene = RoomScene("mamma-mia", 3)
    assert scene.refused(JoinQueue, None, name="anna", key=key("Ida")) == "house.name"
    assert scene.refused(JoinQueue, None, name="Ida", key=key("Anna")) == "house.key"
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    assert scene.refused(JoinQueue, None, name="IDA", key=key("other")) == "house.name"
    assert scene.refused(JoinQueue, None, name="Jan", key=key("Ida")) == "house.key"
    scene.do(ChangeSettings, 0, settings=RoomSettings(locked=True))
    assert scene.refused(JoinQueue, None, name="Jan", key=key("Jan")) == "house.locked"


def test_nobody_waits_where_a_seat_is_free() -> None:
    scene = RoomScene("mamma-mia", 2, bots=1, start=False)
    assert scene.refused(JoinQueue, None, name="Ida", key=key("Ida")) == "house.queue"
    scene.do(ReserveSeat, 0, seat=2, invite=key("invited"))
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    assert waiting(scene) == [3]


def test_the_queue_has_a_limit() -> None:
    scene = RoomScene("mamma-mia", 3)
    for number in range(MAX_QUEUE):
        scene.do(JoinQueue, None, name=f"Guest {number}", key=key(f"guest {number}"))
    assert scene.refused(JoinQueue, None, name="Ida", key=key("Ida")) == "house.full"


def test_who_leaves_the_queue_is_forgotten_and_no_id_comes_again() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    assert scene.refused(LeaveQueue, 0) == "house.queue"
    assert scene.refused(LeaveQueue, None) == "house.sit"
    assert scene.do(LeaveQueue, None, by=4).room_events == [QueueLeft(4, ":4")]
    assert scene.room.person_of(lock(key("Ida"))) is None
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    assert waiting(scene) == [5]


def test_a_person_of_the_queue_sits_down_as_themselves() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"), face="owl")
    assert scene.refused(SitDown, None, by=4) == "house.full"
    scene.do(LeaveSeat, 1)
    assert scene.refused(SitDown, None, by=4, seat=0) == "house.seat"
    assert scene.refused(SitDown, 0) == "house.queue"
    assert scene.do(SitDown, None, by=4, seat=1).room_events == [SeatTaken(1, ":4")]
    assert waiting(scene) == []
    person = scene.room.seats[1].person
    assert person
    assert (person.id, person.face, person.lock) == (4, "owl", lock(key("Ida")))
    assert scene.refused(TakeSeat, None, name="Jan", key=key("Ida")) == "house.key"


def test_a_reserved_seat_is_not_for_the_queue() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    scene.do(LeaveSeat, 1)
    scene.do(ReserveSeat, 0, seat=1, invite=key("invited"))
    assert scene.refused(SitDown, None, by=4) == "house.full"
    assert scene.refused(SitDown, None, by=4, seat=1) == "house.seat"


def test_sitting_down_is_before_the_start() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    assert scene.refused(SitDown, None, by=4) == "house.before"


# --- talk


@pytest.mark.rule("house.talk")
def test_the_queue_talks_unless_the_host_wants_guests_to_be_silent() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    assert scene.do(SendChat, None, by=4, phrase="hello").room_events == [ChatMessage(4, None, ":4", "", "hello")]
    assert scene.refused(SendChat, None, phrase="hello") == "house.sit"
    scene.do(ChangeSettings, 0, settings=RoomSettings(guests_talk=False))
    assert scene.refused(SendChat, None, by=4, phrase="hello") == "house.talk"
    assert scene.refused(SendReaction, None, by=4, reaction="clap") == "house.talk"
    scene.do(SendChat, 1, phrase="hello")


def test_a_person_of_the_queue_can_be_muted_and_stays_so_at_a_seat() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    scene.do(MutePerson, 0, person=4)
    assert scene.refused(MutePerson, 0, person=9) == "house.person"
    before = len(scene.sent[0])
    scene.do(SendChat, None, by=4, phrase="hello")
    assert len(scene.sent[0]) == before
    scene.do(LeaveSeat, 2)
    scene.do(SitDown, None, by=4)
    before = len(scene.sent[0])
    scene.do(SendReaction, 2, reaction="clap")
    assert len(scene.sent[0]) == before


def test_the_queue_has_keys_and_faces_of_its_own() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    scene.do(ChooseFace, None, by=4, face="pig")
    assert scene.refused(ReplaceKey, None, by=4, key=key("Anna")) == "house.key"
    scene.do(ReplaceKey, None, by=4, key=key("new"))
    assert (scene.room.queue[0].face, scene.room.queue[0].lock) == ("pig", lock(key("new")))


# --- the host


@pytest.mark.rule("house.host")
def test_the_queue_inherits_the_hosting_where_nobody_sits() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    scene.do(ClearSeat, 0, seat=2)
    scene.do(LeaveSeat, 1)
    assert scene.do(LeaveSeat, 0).room_events[-1] == HostChanged(4, None, ":4")
    assert viewer_frames.room_view(scene.room).host == 4
    scene.do(AddBot, None, by=4, seat=0, level="random")
    scene.do(SetSeatCount, None, by=4, seats=2)
    scene.do(SitDown, None, by=4)
    scene.do(StartGame, 1)
    assert (scene.room.host, scene.room.host_seat) == (4, 1)


@pytest.mark.rule("house.host")
def test_only_a_player_stands_in_for_an_absent_host() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    scene.do(MarkAway(1), None)
    assert scene.refused(StartGame, None, by=4) == "house.sit"
    scene.do(StartGame, 1)


# --- absence


@pytest.mark.rule("house.absent")
def test_people_of_the_queue_are_marked_away_at_any_time() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    absent = [timer for timer in timers(scene.room, Settings()) if timer.person == 4]
    assert [(timer.what, timer.wait_ms) for timer in absent] == [("absent", 60_000)]
    assert scene.do(MarkAway(4), None).room_events == []
    assert viewer_frames.room_view(scene.room).queue[0].away
    assert scene.refused(MarkAway(4), None) == "house.person"
    assert not [timer for timer in timers(scene.room, Settings()) if timer.person == 4]
    scene.do(MarkPresent(4), None)
    assert not scene.room.queue[0].away


# --- streams


def test_the_stream_of_a_seat_begins_anew_with_each_person() -> None:
    scene = RoomScene("mamma-mia", 3, start=False)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    scene.do(SendChat, 1, text="between us")
    scene.do(LeaveSeat, 1)
    scene.do(SitDown, None, by=4, seat=1)
    scene.do(StartGame, 0)
    stream = ViewerStream(scene.room.name, 1).read(scene.rows)
    assert stream.head == scene.room.seats[1].head
    assert [json.loads(frame)["n"] for frame in stream.frames] == [1, 2]
    assert b"chat-message" not in b"".join(stream.frames)


def test_the_queue_sees_what_the_public_sees() -> None:
    """Nothing that is built for a seat depends on the queue's keys, and the public stream is the queue's."""
    scene = RoomScene("mamma-mia", 3)
    scene.do(JoinQueue, None, name="Ida", key=key("Ida"))
    sent = b"".join(data for frames in scene.sent.values() for data in frames)
    sent += b"".join(ViewerStream(scene.room.name, None).read(scene.rows).frames)
    assert lock(key("Ida")).encode() not in sent
    assert key("Ida").encode() not in sent
