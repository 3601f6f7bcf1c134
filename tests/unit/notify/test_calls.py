"""Calls in words: who is called for what, the formats of webhooks, and quiet hours by the time zone of a device."""

from __future__ import annotations

import json
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from forno.core.chance import FastChance
from forno.server.notify import calls
from forno.server.notify.calls import Notice, OpenDecision, call_message, open_decision, phase_notice, turn_notice
from forno.server.notify.webhooks import hook_request
from forno.server.protocol import Days, RoomSettings
from forno.server.protocol.calls import HookFormat, QuietHours, Webhook
from forno.server.protocol.client_messages import CloseRoom
from forno.server.room import MarkAway
from harness.scenes.room import RoomScene, with_racers

LINK = "https://cards.example/t/abc"


def test_the_person_whose_time_runs_owes_the_decision() -> None:
    scene = RoomScene("mamma-mia", 3)
    owed = open_decision(scene.room)
    assert owed == OpenDecision(1, scene.table.serial, scene.table.seat, scene.table.seat + 1)
    scene.move(scene.table.legal_moves()[0])
    assert open_decision(scene.room) != owed


@pytest.mark.rule("house.window")
def test_nobody_owes_anything_in_a_jump_in_window() -> None:
    scene, _ = with_racers()
    assert scene.room.jump_in is not None
    assert open_decision(scene.room) is None


def test_no_bot_is_called_nor_somebody_whom_a_bot_plays_for() -> None:
    scene = RoomScene("mamma-mia", 3)
    person = scene.room.seats[scene.table.seat].person
    assert person is not None
    scene.do(MarkAway(person.id), None)
    assert open_decision(scene.room) is None
    assert open_decision(RoomScene("mamma-mia", 3, start=False).room) is None


def test_a_call_names_the_table_and_nothing_else() -> None:
    scene = RoomScene("mamma-mia", 3)
    owed = open_decision(scene.room)
    assert owed is not None
    others = [name for seat, name in enumerate(["Anna", "Bob", "Carla"]) if seat != owed.seat]
    assert json.loads(call_message(scene.room, owed, "de")) == {
        "type": "call",
        "room": "a" * 16,
        "decision": owed.tag,
        "title": "Mamma Mia!",
        "text": f"Du bist dran.\nAm Tisch: {', '.join(others)}",
        "lang": "de",
    }
    other = (owed.seat + 1) % 3
    nudged = json.loads(call_message(scene.room, owed, "xx", by=other))
    assert nudged["text"].startswith(f"{['Anna', 'Bob', 'Carla'][other]} is waiting for you.\n")


def test_a_deleted_name_leaves_no_reference() -> None:
    scene = RoomScene("mamma-mia", 2)
    scene.room.texts.clear()
    owed = open_decision(scene.room)
    assert owed is not None
    assert ":" not in json.loads(call_message(scene.room, owed, "en"))["text"].replace("At the table:", "")
    assert turn_notice(scene.room, owed, "en", LINK).name == ""


def test_a_call_lives_as_long_as_its_clock() -> None:
    scene = RoomScene("mamma-mia", 2, settings=RoomSettings(clock=Days(2)))
    assert calls.life_s(scene.room, scene.at) == calls.MAX_LIFE_S
    assert calls.life_s(scene.room, scene.at + 47 * 3_600_000) == 3600
    assert calls.life_s(scene.room, scene.at + 99 * 3_600_000) == 0


# --- webhooks


def test_a_finished_game_is_told_with_its_scores() -> None:
    scene = RoomScene("mamma-mia", 2)
    scene.play_on(FastChance(3), 5000)
    assert scene.room.status == "over"
    told = phase_notice(scene.room, "en", LINK)
    assert told is not None
    assert scene.room.table is not None
    scores = scene.room.game.outcome(scene.room.table).scores
    assert told.text == f"Mamma Mia! – the game is over: Anna {scores[0]}, Bob {scores[1]}"
    assert (told.event, told.tag, told.link) == ("ended", "ended:1", LINK)
    scene.do(CloseRoom, 0)
    closed = phase_notice(scene.room, "en", LINK)
    assert closed is not None
    assert closed.event == "closed"


NOTICE = Notice(
    "turn", "room", "solo", 1, "SOLO – it’s <@everyone> *Bob* & Co’s turn.", ("Bob",), 0, "Bob", LINK, "t:1"
)
ADDRESS = "https://hook.example/rooms/!a:b"
BODIES: dict[HookFormat, object] = {
    "discord": {
        "content": f"SOLO – it’s \\<\\@everyone\\> \\*Bob\\* & Co’s turn.\n{LINK}",
        "allowed_mentions": {"parse": []},
    },
    "slack": {"text": f"SOLO – it’s &lt;@everyone&gt; *Bob* &amp; Co’s turn.\n{LINK}"},
    "matrix": {"msgtype": "m.notice", "body": f"{NOTICE.text}\n{LINK}"},
    "json": {
        "event": "turn", "room": "room", "game": "solo", "number": 1, "text": NOTICE.text, "people": ["Bob"], "seat": 0,
        "name": "Bob", "link": LINK, "tag": "t:1",
    },
}  # fmt: skip


@pytest.mark.parametrize("form", BODIES)
def test_each_format_has_its_body(form: HookFormat) -> None:
    request = hook_request(Webhook(ADDRESS, form, token="syt_x"), NOTICE, b"key", 1000)
    assert json.loads(request.body) == BODIES[form]
    assert request.headers["Forno-Signature"].startswith("t=1000,v1=")


def test_ntfy_is_sent_text() -> None:
    request = hook_request(Webhook("https://ntfy.sh/us", "ntfy"), NOTICE, b"key", 1000)
    assert request.body.decode() == NOTICE.text
    assert request.headers["Click"] == LINK
    assert "Authorization" not in request.headers


def test_matrix_shows_a_repeated_notice_once() -> None:
    hook = Webhook(ADDRESS, "matrix", token="syt_x")
    one, again = (hook_request(hook, NOTICE, b"key", now) for now in (1000, 2000))
    assert (one.method, one.url) == ("PUT", again.url)
    assert one.url.startswith(f"{ADDRESS}/send/m.room.message/")
    assert one.headers["Authorization"] == "Bearer syt_x"
    assert one.headers["Forno-Signature"] != again.headers["Forno-Signature"]


# --- quiet hours


ROME = "Europe/Rome"
NIGHT = QuietHours(22 * 60, 8 * 60, ROME)


def at(text: str, zone: str = ROME) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-07-01T21:59:59", None),
        ("2026-07-01T22:00", "2026-07-02T08:00"),
        ("2026-07-02T03:00", "2026-07-02T08:00"),
        ("2026-07-02T07:59:59", "2026-07-02T08:00"),
        ("2026-07-02T08:00", None),
        ("2026-10-24T23:00", "2026-10-25T08:00"),  # an hour longer: the clocks are set back
        ("2026-03-28T23:00", "2026-03-29T08:00"),
    ],
)
def test_the_night_of_the_device(now: str, until: str | None) -> None:
    assert calls.quiet_until(NIGHT, at(now)) == (at(until) if until else None)


def test_quiet_hours_by_day_and_none() -> None:
    lunch = QuietHours(12 * 60, 13 * 60 + 30, "America/New_York")
    assert calls.quiet_until(lunch, at("2026-07-01T12:30", "America/New_York")) == at(
        "2026-07-01T13:30", "America/New_York"
    )
    assert calls.quiet_until(lunch, at("2026-07-01T12:30", ROME)) is None
    assert calls.quiet_until(QuietHours(60, 60, ROME), at("2026-07-01T01:00")) is None
    assert calls.quiet_until(None, 0) is None


def test_names_of_time_zones() -> None:
    assert calls.is_zone(ROME)
    for name in ("Europe/Nowhere", "../../etc/passwd", "/etc/passwd", "", "\0"):
        assert not calls.is_zone(name)
