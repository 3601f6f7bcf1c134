"""Sitting down, getting up, and what the host does."""

from __future__ import annotations

from typing import Any

import pytest

from forno.bots.bot import Reason
from forno.games.pizza import COLOURS as PIZZA_COLOURS
from forno.games.pizza import PizzaTable
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.projections import ViewerStream
from forno.server.protocol import (
    AddBot,
    ChangeSettings,
    ChooseColour,
    ChooseFace,
    ChooseName,
    ClearSeat,
    CloseRoom,
    Contribute,
    LeaveSeat,
    OpenRoom,
    ReplaceKey,
    ReserveSeat,
    RoomSettings,
    SendChat,
    SetReady,
    SetSeatCount,
    ShareReplay,
    StartGame,
    TakeSeat,
    TransferHost,
)
from forno.server.protocol.room_events import NameChanged
from forno.server.room import CloseJumpIn, MarkAway, lock
from forno.server.room.seats import RENAME_INTERVAL_MS
from forno.server.room.timers import timers
from forno.server.settings import Settings
from harness.scenes.room import RoomScene, key


def lobby(people: int = 2, free: int = 1) -> RoomScene:
    scene = RoomScene("mamma-mia", people, start=False)
    if free:
        scene.do(SetSeatCount, 0, seats=people + free)
    return scene


@pytest.mark.rule("house.seat")
def test_a_seat_belongs_to_who_sits_there() -> None:
    scene = lobby()
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=1) == "house.seat"
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=9) == "house.seat"
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=2)
    assert scene.room.names == ["Anna", "Bob", "Zoe"]


@pytest.mark.rule("house.full")
def test_a_full_table_takes_nobody() -> None:
    assert lobby(free=0).refused(TakeSeat, None, name="Zoe", key=key("Zoe")) == "house.full"


@pytest.mark.rule("house.locked")
def test_a_locked_table_takes_only_those_with_an_invitation() -> None:
    scene = lobby()
    scene.do(ChangeSettings, 0, settings=RoomSettings(locked=True))
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe")) == "house.locked"
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=2, invite=key("made up")) == "house.invite"
    scene.do(ReserveSeat, 0, seat=2, invite=key("invite"))
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), invite=key("invite"))
    assert scene.room.names[2] == "Zoe"


@pytest.mark.rule("house.invite")
def test_a_seat_can_be_kept_for_who_has_its_link() -> None:
    scene = lobby()
    scene.do(ReserveSeat, 0, seat=2, invite=key("invite"))
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=2) == "house.invite"
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=2, invite=key("guessed")) == "house.invite"
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe")) == "house.full"
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), invite=key("invite"))
    assert scene.room.names[2] == "Zoe"


@pytest.mark.rule("house.name")
@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a:b", "a,b", "a\nb", "anna", "\u202eevil", "a\x00b"])
def test_a_name_is_short_visible_and_nobody_elses(name: str) -> None:
    assert lobby().refused(TakeSeat, None, name=name, key=key("Zoe")) == "house.name"


@pytest.mark.rule("house.name")
def test_somebody_alone_with_bots_needs_no_name() -> None:
    scene = RoomScene(start=False)
    opened: dict[str, Any] = {"game": "solo", "seats": 3, "name": "", "key": key("Anna")}
    assert scene.refused(OpenRoom, None, **opened) == "house.name"
    scene.do(OpenRoom, None, **opened, bots="random")
    scene.do(StartGame, 0)
    assert scene.room.names[0] == ""
    assert replay.player_names(scene.room)[0] == "Player 1"
    reason = Reason("solo-attack", {"seat": 0, "count": 1})
    assert viewer_frames.reason_text(reason, scene.room.names, "de").startswith("Spieler 1 ")


def test_markup_in_a_name_is_only_text() -> None:
    scene = lobby()
    scene.do(TakeSeat, None, name="<b>&amp;", key=key("Zoe"))
    assert scene.room.text(scene.last(0)["room"]["seats"][2]["name"]) == "<b>&amp;"


@pytest.mark.rule("house.host")
def test_some_things_only_the_host_does() -> None:
    scene = lobby()
    for deed, fields in (
        (AddBot, {"seat": 2, "level": "random"}),
        (ClearSeat, {"seat": 0}),
        (ReserveSeat, {"seat": 2, "invite": key("x")}),
        (ChangeSettings, {"settings": RoomSettings()}),
        (SetSeatCount, {"seats": 4}),
        (TransferHost, {"seat": 1}),
        (StartGame, {}),
        (CloseRoom, {}),
    ):
        assert scene.refused(deed, 1, **fields) == "house.host"
    scene.do(TransferHost, 0, seat=1)
    scene.do(AddBot, 1, seat=2, level="random")
    assert scene.refused(StartGame, 0) == "house.host"


@pytest.mark.rule("house.sit")
def test_who_watches_does_not_act() -> None:
    scene = lobby()
    assert scene.refused(StartGame, None) == "house.sit"
    assert scene.refused(LeaveSeat, None) == "house.sit"


def test_while_the_host_is_away_others_may_start() -> None:
    scene = lobby(free=0)
    assert [(alarm.what, alarm.person) for alarm in timers(scene.room, Settings())][1:] == [("absent", 1)]
    assert scene.refused(MarkAway(2), None) == "house.person"
    assert scene.refused(StartGame, 1) == "house.host"
    scene.do(MarkAway(1), None)
    scene.do(StartGame, 1)


def test_one_key_opens_one_seat() -> None:
    assert lobby().refused(TakeSeat, None, name="Zoe", key=key("Bob")) == "house.key"


def test_whoever_sits_at_an_empty_table_is_its_host() -> None:
    scene = lobby(people=2, free=0)
    scene.do(LeaveSeat, 1)
    scene.do(LeaveSeat, 0)
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=1)
    assert scene.room.host_seat == 1


def test_hosting_goes_on_when_the_host_leaves() -> None:
    scene = lobby()
    scene.do(LeaveSeat, 0)
    assert scene.room.host_seat == 1
    assert scene.room.seats[0].is_free


def test_the_host_removes_a_guest_before_the_start() -> None:
    scene = lobby()
    scene.do(ClearSeat, 0, seat=1)
    assert scene.room.seats[1].is_free
    assert scene.refused(ClearSeat, 0, seat=0) == "house.seat"


@pytest.mark.rule("house.before")
def test_seats_are_settled_before_the_start() -> None:
    scene = RoomScene("mamma-mia", 3)
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe")) == "house.before"
    assert scene.refused(ClearSeat, 0, seat=1) == "house.before"
    assert scene.refused(AddBot, 0, seat=1, level="random") == "house.before"
    assert scene.refused(ChangeSettings, 0, settings=RoomSettings(jump_in_ms=200)) == "house.before"
    scene.do(ChangeSettings, 0, settings=RoomSettings(chat="off"))


@pytest.mark.rule("house.after", "house.share")
def test_a_rematch_and_sharing_come_after_the_game() -> None:
    scene = RoomScene("mamma-mia", 3)
    assert scene.refused(SetReady, 0) == "house.after"
    assert scene.refused(ShareReplay, 0, number=1) == "house.after"


@pytest.mark.rule("house.start")
def test_every_seat_is_taken_when_a_game_starts() -> None:
    scene = lobby()
    assert scene.refused(StartGame, 0) == "house.start"
    scene.do(StartGame, 0, fill="random")
    assert scene.room.seats[2].bot == "random"
    assert scene.room.status == "playing"


@pytest.mark.rule("house.bot")
def test_bots_are_of_a_level_that_is_there() -> None:
    scene = lobby()
    assert scene.refused(AddBot, 0, seat=2, level="genius") == "house.bot"
    assert scene.refused(StartGame, 0, fill="genius") == "house.bot"
    assert scene.refused(AddBot, 0, seat=1, level="random") == "house.seat"


@pytest.mark.rule("house.game")
def test_a_table_is_opened_for_a_game_that_is_there() -> None:
    scene = lobby()
    wanted = {"game": "poker", "seats": 3, "name": "Zoe", "key": key("Zoe")}
    assert scene.refused(OpenRoom, 0, **wanted) == "house.game"
    assert scene.refused(OpenRoom, 0, **wanted | {"game": "solo", "seats": 11}) == "setup.players"
    assert scene.refused(OpenRoom, 0, **wanted | {"game": "solo", "options": {"x": "y"}}) == "setup.options"
    assert scene.refused(OpenRoom, 0, **wanted | {"game": "solo", "bots": "genius"}) == "house.bot"


@pytest.mark.rule("house.closed")
def test_nobody_plays_at_a_closed_table() -> None:
    scene = lobby()
    scene.do(CloseRoom, 0)
    assert scene.refused(StartGame, 0) == "house.closed"
    assert scene.refused(TakeSeat, None, name="Zoe", key=key("Zoe")) == "house.closed"


@pytest.mark.rule("house.key")
def test_a_seat_can_change_its_lock_but_not_to_anothers() -> None:
    scene = lobby()
    scene.do(ReplaceKey, 1, key=key("new"))
    assert scene.room.person_of(lock(key("new"))) == scene.room.seats[1].person
    assert scene.room.person_of(lock(key("Bob"))) is None
    assert scene.refused(ReplaceKey, 1, key=key("Anna")) == "house.key"


def test_a_seat_that_is_taken_again_has_a_stream_of_its_own() -> None:
    """Nothing that its player before was told is part of it, also when it is made anew from the log."""
    scene = lobby()
    scene.do(ClearSeat, 0, seat=1)
    before = len(scene.sent[1])
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), seat=1)
    scene.do(SendChat, 0, phrase="hello")
    made = ViewerStream(scene.room.name, 1).read(scene.rows)
    assert made.frames == scene.sent[1][before:]
    assert made.head == scene.room.seats[1].head == (2, made.head[1])


def faces(scene: RoomScene) -> list[str | None]:
    return [seat.face for seat in viewer_frames.room_view(scene.room).seats]


def test_everybody_at_the_table_has_a_face() -> None:
    scene = lobby()
    assert faces(scene) == ["fox", "owl", None]
    scene.do(AddBot, 0, seat=2, level="random")
    assert faces(scene) == ["fox", "owl", "kettle"]
    scene.do(ClearSeat, 0, seat=2)
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), face="octopus")
    assert faces(scene) == ["fox", "owl", "octopus"]
    assert ViewerStream(scene.room.name, 0).read(scene.rows).frames == scene.sent[0]


def test_a_player_without_a_wish_gets_a_face_that_nobody_else_has() -> None:
    scene = lobby()
    scene.do(ChooseFace, 1, face="bear")
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"))
    assert faces(scene) == ["fox", "bear", "lion"]


def test_a_face_can_be_changed_at_the_seat_while_a_game_runs() -> None:
    scene = RoomScene("mamma-mia", 2)
    scene.do(ChooseFace, 1, face="pig")
    assert faces(scene) == ["fox", "pig"]
    assert scene.refused(ChooseFace, None, face="cat") == "house.sit"


@pytest.mark.rule("house.name")
def test_a_name_can_be_changed_at_the_table_while_a_game_runs() -> None:
    scene = RoomScene("mamma-mia", 2)
    effects = scene.do(ChooseName, 1, name=" Bea ")
    assert scene.room.names == ["Anna", "Bea"]
    assert effects.room_events == [NameChanged(2, 1, ":3", ":2")]
    assert ViewerStream(scene.room.name, 0).read(scene.rows).frames == scene.sent[0]
    assert not any(b"Bea" in row.body for row in scene.rows)
    assert scene.refused(ChooseName, None, name="Zoe") == "house.sit"


@pytest.mark.rule("house.name", "house.rename")
def test_a_new_name_keeps_to_the_rules_for_names_and_comes_not_too_often() -> None:
    scene = RoomScene("mamma-mia", 2)
    assert scene.refused(ChooseName, 1, name="ANNA") == "house.name"
    assert scene.refused(ChooseName, 1, name="a:b") == "house.name"
    scene.do(ChooseName, 1, name="BOB")
    assert scene.refused(ChooseName, 1, name="Bea") == "house.rename"
    scene.at += RENAME_INTERVAL_MS
    scene.do(ChooseName, 1, name="Bea")


def test_no_key_is_ever_written_down() -> None:
    scene = lobby()
    scene.do(ReserveSeat, 0, seat=2, invite=key("invite"))
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"), invite=key("invite"))
    scene.do(ReplaceKey, 2, key=key("new"))
    assert not any(b"key-of-" in row.body for row in scene.rows)


# --- colours


def own_colours(scene: RoomScene) -> list[str]:
    table = scene.table
    assert isinstance(table, PizzaTable)
    return [PIZZA_COLOURS[own] for own in table.colours]


@pytest.mark.rule("setup.colour")
def test_each_player_picks_a_colour_and_the_rest_goes_by_seat() -> None:
    scene = lobby(people=2, free=2)
    scene.do(ChooseColour, 1, seat=1, colour="red")
    scene.do(AddBot, 0, seat=3, level="random")
    scene.do(ChooseColour, 0, seat=3, colour="yellow")
    assert [seat.colour for seat in viewer_frames.room_view(scene.room).seats] == ["", "red", "", "yellow"]
    scene.do(StartGame, 0, fill="random")
    assert own_colours(scene) == ["purple", "red", "green", "yellow"]


@pytest.mark.rule("setup.colour")
def test_a_colour_is_taken_once_and_can_be_given_back() -> None:
    scene = lobby()
    scene.do(ChooseColour, 1, seat=1, colour="red")
    assert scene.refused(ChooseColour, 0, seat=0, colour="red") == "setup.colour"
    assert scene.refused(ChooseColour, 0, seat=0, colour="pink") == "setup.colour", "it is not in the box"
    scene.do(ChooseColour, 1, seat=1, colour="red")
    scene.do(ChooseColour, 1, seat=1, colour="")
    scene.do(ChooseColour, 0, seat=0, colour="red")
    assert scene.room.colours == ["red", "", ""]


@pytest.mark.rule("setup.colour")
def test_nobody_picks_the_colour_of_another_person() -> None:
    scene = lobby()
    assert scene.refused(ChooseColour, 0, seat=1, colour="red") == "house.seat"
    assert scene.refused(ChooseColour, 1, seat=0, colour="red") == "house.host"
    assert scene.refused(ChooseColour, 0, seat=2, colour="red") == "house.seat"
    assert scene.refused(ChooseColour, None, seat=0, colour="red") == "house.sit"
    assert scene.refused(ChooseColour, 0, seat=9, colour="red") == "house.seat"
    for colours in (", red", "red, yellow"):
        command = {"settings": RoomSettings(), "options": {"colours": colours}}
        assert scene.refused(ChangeSettings, 0, **command) == "setup.colour"
    scene.do(StartGame, 0, fill="random")
    assert scene.refused(ChooseColour, 0, seat=0, colour="red") == "house.before"
    assert RoomScene("solo", 2, start=False).refused(ChooseColour, 0, seat=0, colour="red") == "setup.colour"


@pytest.mark.rule("setup.colour")
def test_a_colour_leaves_with_its_player_and_stays_when_the_host_changes_options() -> None:
    scene = lobby(people=3, free=1)
    for seat, colour in enumerate(["brown", "red", "green"]):
        scene.do(ChooseColour, seat, seat=seat, colour=colour)
    scene.do(ChangeSettings, 0, settings=RoomSettings(), options={"open-log": "on"})
    assert scene.room.options["colours"] == "brown, red, green"
    scene.do(ChangeSettings, 0, settings=RoomSettings(), options={"colours": "yellow, red, green"})
    assert scene.room.colours == ["yellow", "red", "green", ""]
    scene.do(LeaveSeat, 1)
    scene.do(SetSeatCount, 0, seats=3)
    assert scene.room.colours == ["yellow", "", "green"]
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"))
    scene.do(ClearSeat, 0, seat=2)
    scene.do(SetSeatCount, 0, seats=2)
    scene.do(StartGame, 0)
    assert own_colours(scene) == ["yellow", "purple"]


@pytest.mark.rule("setup.first-player", "setup.colour", "setup.options")
@pytest.mark.parametrize(
    ("game", "options", "rule"),
    [
        ("mamma-mia", {"first-player": "99"}, "setup.first-player"),
        ("mamma-mia", {"colours": "red, red"}, "setup.colour"),
        ("mamma-mia", {"colours": "blue"}, "setup.colour"),
        ("solo", {"first-dealer": "99"}, "setup.first-player"),
        ("solo", {"first-dealer": "Anna"}, "setup.first-player"),
        ("solo", {"first-dealer": "1", "triples": "perhaps"}, "setup.options"),
    ],
)
def test_options_that_cannot_be_are_refused_when_they_are_set(game: str, options: dict[str, str], rule: str) -> None:
    scene = RoomScene(game, 3, start=False)
    assert scene.refused(ChangeSettings, 0, settings=RoomSettings(), options=options) == rule
    fresh = {"game": game, "seats": 3, "name": "Zoe", "key": key("Zoe"), "options": options}
    assert scene.refused(OpenRoom, None, **fresh) == rule


@pytest.mark.rule("setup.first-player")
def test_the_first_player_keeps_a_seat_when_seats_are_removed() -> None:
    scene = lobby(people=2, free=1)
    scene.do(ChangeSettings, 0, settings=RoomSettings(), options={"first-player": "3"})
    assert scene.refused(SetSeatCount, 0, seats=2) == "setup.first-player"


# --- the pace of bots


@pytest.mark.rule("bake.silent")
@pytest.mark.parametrize("game", ["sole-mio", "solo"])
def test_a_bots_delay_follows_from_the_pace_and_not_from_its_cards(game: str) -> None:
    """Three paces, in order, each the same for every deal of the same table."""
    taken: dict[str, set[int]] = {}
    for pace in ("quick", "normal", "slow"):
        for seed in ("one", "two", "three"):
            settings = RoomSettings(bot_pace=pace, jump_in_ms=0)
            scene = RoomScene(game, 3, start=False, settings=settings)
            first = {"first-player" if game == "sole-mio" else "first-dealer": "3"}
            scene.do(ChangeSettings, 0, settings=settings, options=first)
            scene.do(Contribute, 0, words=seed)
            scene.do(StartGame, 0)
            for place in scene.room.seats:
                place.bot = "random"
            [alarm] = timers(scene.room, Settings())
            taken.setdefault(pace, set()).add(alarm.at - scene.at)
    quick, normal, slow = (taken[pace] for pace in ("quick", "normal", "slow"))
    assert len(quick) == len(normal) == len(slow) == 1
    assert max(quick) < max(normal) < max(slow)


def test_three_bots_play_a_lap_in_four_to_five_seconds() -> None:
    """A turn of a pizza game has at most three questions: ingredients, an order, drawing."""
    lap_ms = 3 * 3 * Settings().bot_pace
    assert 4_000 <= lap_ms <= 5_000


@pytest.mark.rule("house.window")
def test_the_jump_in_window_counts_as_waiting() -> None:
    scene = RoomScene("solo", 3, settings=RoomSettings(jump_in_ms=1_000))
    for place in scene.room.seats:
        place.bot = "random"
    scene.at += 1_000
    scene.do(CloseJumpIn(scene.table.serial), None)
    [alarm] = timers(scene.room, Settings())
    assert (alarm.what, alarm.at) == ("bot", scene.at)
