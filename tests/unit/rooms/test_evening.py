"""The evening: one game after another at one table, with the people who are there."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from forno.core.chance import FastChance
from forno.server import viewer_frames
from forno.server.history import replay
from forno.server.history.projections import ViewerEvents, ViewerStream
from forno.server.protocol import (
    AddBot,
    ChangeGame,
    ChangeSettings,
    ChooseColour,
    ClearSeat,
    Contribute,
    JoinQueue,
    LeaveSeat,
    ReserveSeat,
    RoomSettings,
    SetReady,
    SetSeatCount,
    ShareReplay,
    StartGame,
    TakeSeat,
)
from forno.server.protocol.room_events import GameChanged, MadeWay
from forno.server.protocol.room_settings import Days
from forno.server.protocol.server_messages import SeatResult
from forno.server.room import MarkAway, MarkPresent, Room, StartNextGame
from forno.server.room.evening import standings
from forno.server.room.state import PastGame
from forno.server.room.timers import START_DELAY_MS, timers
from forno.server.settings import Settings
from harness.scenes.room import RoomScene, key


def finish(scene: RoomScene) -> RoomScene:
    """Play the running game to its end."""
    scene.finish(FastChance(scene.room.number))
    return scene


def played(game: str = "mamma-mia", people: int = 2, **more: Any) -> RoomScene:
    """A room whose first game is over."""
    return finish(RoomScene(game, people, **more))


def join(scene: RoomScene, *names: str) -> None:
    for name in names:
        scene.do(JoinQueue, None, name=name, key=key(name))


def seated(scene: RoomScene) -> list[int | str | None]:
    """The person, or the level of the bot, at each seat."""
    return [seat.person_id or seat.bot or None for seat in scene.room.seats]


def waiting(scene: RoomScene) -> list[int]:
    return [person.id for person in scene.room.queue]


def start_due(scene: RoomScene) -> int | None:
    """When the next game begins by itself."""
    return next((timer.at for timer in timers(scene.room, Settings()) if timer.what == "start"), None)


# --- readiness


@pytest.mark.rule("house.ready")
def test_the_first_one_who_is_ready_opens_the_next_lobby() -> None:
    scene = played()
    assert scene.refused(SetReady, 0, ready=False) == "house.ready"
    scene.do(SetReady, 1)
    room = viewer_frames.room_view(scene.room)
    assert (room.status, room.number) == ("lobby", 2)
    assert [seat.ready for seat in room.seats] == [False, True]
    assert start_due(scene) is None
    scene.do(SetReady, 1, ready=False)
    assert not scene.room.seats[1].person.ready  # type: ignore[union-attr]


@pytest.mark.rule("house.ready")
def test_the_next_game_begins_a_moment_after_everybody_is_ready() -> None:
    scene = played()
    scene.do(SetReady, 1)
    scene.at += 5_000
    scene.do(SetReady, 0)
    assert start_due(scene) == scene.at + START_DELAY_MS
    ready_at = scene.at
    scene.at += 300
    scene.do(Contribute, 0, words="lucky")
    assert start_due(scene) == ready_at + START_DELAY_MS, "what happens meanwhile puts nothing off"
    scene.do(SetReady, 0, ready=False)
    assert start_due(scene) is None
    assert scene.refused(StartNextGame(), None) == "house.ready"
    scene.do(SetReady, 0)
    scene.do(StartNextGame(), None)
    assert scene.room.status == "playing"
    assert not any(person.ready for person in scene.room.people)


@pytest.mark.rule("house.ready")
def test_the_host_may_begin_before_all_are_ready() -> None:
    scene = played(people=3)
    scene.do(SetReady, 2)
    scene.do(StartGame, 0)
    assert scene.room.number == 2


@pytest.mark.rule("house.ready")
def test_nobody_waits_for_people_who_are_away() -> None:
    scene = played(people=3)
    scene.do(SetReady, 0)
    scene.do(SetReady, 1)
    assert start_due(scene) is None
    scene.do(MarkAway(3), None)
    assert start_due(scene) is not None
    scene.do(MarkPresent(3), None)
    assert start_due(scene) is None


@pytest.mark.rule("house.ready")
def test_without_anybody_who_is_ready_nothing_begins() -> None:
    scene = played()
    scene.do(SetReady, 0)
    scene.do(MarkAway(1), None)
    scene.do(MarkAway(2), None)
    assert start_due(scene) is None


@pytest.mark.rule("house.ready")
def test_a_free_seat_is_waited_for() -> None:
    scene = played(people=3)
    scene.do(SetReady, 0)
    scene.do(LeaveSeat, 2)
    scene.do(SetReady, 1)
    assert start_due(scene) is None
    scene.do(SetSeatCount, 0, seats=2)
    assert start_due(scene) is not None


@pytest.mark.rule("house.ready")
def test_the_first_game_is_the_hosts_to_start_and_a_running_one_has_no_next() -> None:
    scene = RoomScene("mamma-mia", 2, start=False)
    assert scene.refused(SetReady, 0) == "house.ready"
    scene.do(StartGame, 0)
    assert scene.refused(SetReady, 0) == "house.after"
    assert finish(scene).refused(SetReady, None) == "house.sit"


# --- the finished table


def game_of(scene: RoomScene, viewer: int | None) -> Any:
    past = ViewerEvents(scene.room.name, scene.room.table_viewer(viewer)).read(scene.rows).shown
    return json.loads(viewer_frames.snapshot(scene.room, viewer, (0, ""), past))["game"]


@pytest.mark.parametrize("other", [None, "solo"])
def test_the_finished_table_stays_in_sight_until_the_next_deal(other: str | None) -> None:
    scene = played(people=3)
    before = {viewer: game_of(scene, viewer) for viewer in (0, 1, 2, None)}
    if other:
        scene.do(ChangeGame, 0, game=other)
    else:
        scene.do(SetReady, 0)
    assert {viewer: game_of(scene, viewer) for viewer in (0, 1, 2, None)} == before
    assert before[0]["number"] == 1
    scene.do(StartGame, 0)
    assert game_of(scene, 0)["number"] == 2


def test_each_person_sees_the_finished_table_as_the_seat_they_had() -> None:
    scene = played(people=3)
    mine, public = game_of(scene, 2), game_of(scene, None)
    scene.do(SetReady, 0)
    scene.do(ClearSeat, 0, seat=1)
    scene.do(TakeSeat, None, name="Zoe", key=key("Zoe"))
    assert game_of(scene, 1) == public, "who comes now has seen nothing"
    scene.do(LeaveSeat, 1)
    scene.do(ChangeGame, 0, game="mamma-mia", seats=2)
    assert seated(scene) == [1, 3]
    assert game_of(scene, 1) == mine


def test_replays_and_records_are_of_the_game_that_was_asked_for() -> None:
    scene = played(people=2)
    scene.do(SetReady, 0)
    finish_next(scene)
    first, second = (replay.finished(scene.room.name, scene.rows, number).record for number in (1, 2))
    assert (first.options["first-player"], second.options["first-player"]) == ("random", str(next_first(scene, 0) + 1))
    for number in (1, 2):
        steps = replay.replay(scene.room.name, scene.rows, number, "open").steps
        views = [json.loads(bytes(step[0])) for step in steps]
        assert {view["game"]["number"] for view in views if view.get("game")} == {number}


def finish_next(scene: RoomScene) -> None:
    scene.do(StartGame, 0)
    finish(scene)


# --- the start passes on


def next_first(scene: RoomScene, game: int) -> int:
    """The seat to the left of the one that began a game."""
    first = scene.room.games[game].first
    assert first is not None
    return (first + 1) % len(scene.room.games[game].seats)


@pytest.mark.rule("setup.first-player")
@pytest.mark.parametrize(("game", "option"), [("mamma-mia", "first-player"), ("solo", "first-dealer")])
def test_the_start_passes_on_to_the_left(game: str, option: str) -> None:
    scene = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=0))
    finish(scene)
    for number in (2, 3):
        scene.do(SetReady, 0)
        assert scene.room.options[option] == "next"
        finish_next(scene)
        assert scene.room.games[number - 1].first == next_first(scene, number - 2)


@pytest.mark.rule("setup.first-player")
def test_a_seat_that_the_table_chose_begins_every_game_and_random_can_be_chosen_again() -> None:
    scene = RoomScene("mamma-mia", 3, start=False, options={"first-player": "2"})
    finish_next(scene)
    scene.do(SetReady, 0)
    assert scene.room.options["first-player"] == "2"
    finish_next(scene)
    assert [game.first for game in scene.room.games] == [1, 1]
    scene.do(SetReady, 0)
    options = scene.room.options | {"first-player": "random"}
    scene.do(ChangeSettings, 0, settings=scene.room.settings, options=options)
    scene.do(StartGame, 0)
    assert scene.table.options["first-player"] == "random"


@pytest.mark.rule("setup.first-player")
def test_if_the_one_who_began_has_gone_the_next_one_further_left_begins() -> None:
    scene = RoomScene("mamma-mia", 4, start=False, options={"first-player": "2"})
    finish_next(scene)
    scene.do(SetReady, 0)
    scene.do(ChangeSettings, 0, settings=scene.room.settings, options={"first-player": "next"})
    scene.do(LeaveSeat, 1)
    scene.do(LeaveSeat, 2)
    scene.do(AddBot, 0, seat=1, level="random")
    scene.do(AddBot, 0, seat=2, level="random")
    scene.do(StartGame, 0)
    assert scene.room.first_seat == 3


@pytest.mark.rule("setup.first-player")
def test_next_is_a_word_of_the_table_alone() -> None:
    scene = RoomScene("mamma-mia", 2, start=False, options={"first-player": "next"})
    scene.do(StartGame, 0)
    assert scene.table.options["first-player"] == "random"


# --- the queue


@pytest.mark.rule("house.queue")
def test_people_who_wait_get_free_seats_then_new_ones_then_those_of_bots() -> None:
    scene = played("mamma-mia", 2, bots=2)
    join(scene, "Ida")
    scene.do(SetReady, 0)
    assert seated(scene) == [1, 2, "random", "random", 3], "a new one, while the game takes more"
    finish_next(scene)
    join(scene, "Jan", "Kim")
    scene.do(SetReady, 0)
    assert seated(scene) == [1, 2, 5, 4, 3], "then those of bots"
    scene.do(LeaveSeat, 1)
    join_late(scene, "Leo")
    assert seated(scene) == [1, 6, 5, 4, 3]
    assert waiting(scene) == []


def join_late(scene: RoomScene, name: str) -> None:
    scene.do(TakeSeat, None, name=name, key=key(name))


@pytest.mark.rule("house.queue")
def test_those_who_have_played_most_games_in_a_row_make_way() -> None:
    scene = played("mamma-mia", 5)
    join(scene, "Ida", "Jan")
    effects = scene.do(SetReady, 2)
    assert [event for event in effects.room_events if isinstance(event, MadeWay)] == [
        MadeWay(1, ":1"),
        MadeWay(2, ":2"),
    ]
    assert seated(scene) == [6, 7, 3, 4, 5], "of those who sat equally long, the first to sit down"
    assert waiting(scene) == [1, 2]
    finish_by(scene, 1)
    scene.do(SetReady, 2)
    assert seated(scene) == [6, 7, 1, 2, 5]
    assert waiting(scene) == [3, 4]
    finish_by(scene, 1)
    scene.do(SetReady, 0)
    assert seated(scene) == [3, 7, 1, 2, 4], "Emma has played three, Ida and Jan two"


def finish_by(scene: RoomScene, host: int) -> None:
    """Play the next game, started by the host from the queue."""
    if scene.room.seat_held_by(host) is None:
        scene.do(StartGame, None, by=host)
    else:
        scene.do(StartGame, scene.room.seat_held_by(host))
    finish(scene)


@pytest.mark.rule("house.queue")
def test_who_is_away_waits_on() -> None:
    scene = played("mamma-mia", 2)
    join(scene, "Ida", "Jan")
    scene.do(MarkAway(3), None)
    scene.do(SetReady, 0)
    assert seated(scene) == [1, 2, 4]
    assert waiting(scene) == [3]


@pytest.mark.rule("house.queue")
def test_a_reserved_seat_stays_reserved() -> None:
    scene = RoomScene("mamma-mia", 4, start=False)
    finish_next(scene)
    scene.do(SetReady, 0)
    scene.do(LeaveSeat, 3)
    scene.do(ReserveSeat, 0, seat=3, invite=key("invited"))
    scene.do(ChangeGame, 0, game="mamma-mia")
    assert seated(scene) == [1, 2, 3, None]
    assert scene.room.seats[3].invite


@pytest.mark.rule("house.queue")
def test_a_seat_that_gets_free_between_games_goes_to_the_queue() -> None:
    scene = played("mamma-mia", 5)
    join(scene, "Ida")
    scene.do(SetReady, 1)
    assert seated(scene) == [6, 2, 3, 4, 5]
    assert waiting(scene) == [1]
    scene.do(LeaveSeat, 3)
    assert seated(scene) == [6, 2, 3, 1, 5]


@pytest.mark.rule("house.queue")
def test_who_moves_to_another_seat_has_another_stream_and_who_stays_keeps_it() -> None:
    scene = played("mamma-mia", 3, bots=1)
    scene.do(SetReady, 0)
    heads = [seat.head for seat in scene.room.seats]
    scene.do(LeaveSeat, 1)
    scene.do(ChangeGame, 0, game="mamma-mia", seats=3)
    assert seated(scene) == [1, 3, "random"]
    assert scene.room.seats[0].n == heads[0][0] + 2
    assert scene.room.seats[1].n == 1
    for number in (0, 1):
        assert ViewerStream(scene.room.name, number).read(scene.rows).head == scene.room.seats[number].head


# --- absence


@pytest.mark.rule("house.absent")
def test_between_games_everybody_can_be_marked_away() -> None:
    scene = played("mamma-mia", 3)
    due = {timer.person: timer.wait_ms for timer in timers(scene.room, Settings()) if timer.what == "absent"}
    assert due == {1: 60_000, 2: 60_000, 3: 60_000}
    scene.do(MarkAway(2), None)
    scene.do(SetReady, 0)
    scene.do(MarkAway(3), None)


@pytest.mark.rule("house.absent")
def test_with_days_for_each_decision_only_the_host_is_missed_between_games() -> None:
    scene = played("mamma-mia", 2, settings=RoomSettings(clock=Days(2)))
    assert scene.refused(MarkAway(2), None) == "house.person"
    assert [timer.person for timer in timers(scene.room, Settings()) if timer.what == "absent"] == [1]


@pytest.mark.rule("house.absent")
def test_a_bot_plays_for_who_is_away_at_the_start_until_they_are_back() -> None:
    scene = played("mamma-mia", 3)
    scene.do(MarkAway(2), None)
    finish_start(scene, 0, 2)
    assert seated(scene) == [1, 2, 3]
    assert scene.room.seats[1].plays_itself
    scene.do(MarkPresent(2), None)
    assert not scene.room.seats[1].plays_itself


def finish_start(scene: RoomScene, *seats: int) -> None:
    """Let these seats be ready, and the next game begin by itself."""
    for seat in seats:
        scene.do(SetReady, seat)
    scene.do(StartNextGame(), None)


@pytest.mark.rule("house.absent")
def test_where_the_absent_sit_out_their_seats_go_to_the_queue() -> None:
    scene = played("mamma-mia", 5, settings=RoomSettings(absent="sit-out"))
    scene.do(SetReady, 0)
    scene.do(MarkAway(2), None)
    scene.do(MarkAway(4), None)
    join(scene, "Ida")
    for seat in (2, 4):
        scene.do(SetReady, seat)
    scene.do(StartNextGame(), None)
    assert seated(scene) == [1, 6, 3, 5], "one goes to Ida, one is dropped"
    assert waiting(scene) == [2, 4]
    assert all(person.away for person in scene.room.queue)
    assert scene.table.options["first-player"] in "1234"


@pytest.mark.rule("house.absent")
def test_where_a_game_needs_more_players_the_absent_are_replaced_by_bots() -> None:
    scene = played("mamma-mia", 2, settings=RoomSettings(absent="sit-out"))
    scene.do(SetReady, 0)
    scene.do(MarkAway(2), None)
    scene.do(StartNextGame(), None)
    assert seated(scene) == [1, "regular"]
    assert scene.room.seats[1].bot_name


@pytest.mark.rule("house.absent")
def test_who_left_during_a_game_has_no_seat_in_the_next() -> None:
    scene = RoomScene("mamma-mia", 3)
    scene.do(LeaveSeat, 1)
    finish(scene)
    finish_start(scene, 0, 2)
    assert seated(scene) == [1, 3]
    assert waiting(scene) == [2]


# --- another game


@pytest.mark.rule("house.queue")
def test_the_host_changes_the_game_and_everybody_stays() -> None:
    scene = played("mamma-mia", 3, bots=1)
    join(scene, "Ida")
    assert scene.refused(ChangeGame, 1, game="solo") == "house.host"
    effects = scene.do(ChangeGame, 0, game="solo")
    assert effects.room_events[-1] == GameChanged("solo")
    assert seated(scene) == [1, 2, 3, 4], "as many as people; the bot is not needed"
    assert (scene.room.number, scene.room.game.name, scene.room.status) == (2, "solo", "lobby")
    assert scene.room.options["first-dealer"] == "next"
    finish_next(scene)
    assert [game.game for game in scene.room.games] == ["mamma-mia", "solo"]
    assert scene.room.games[1].first == next_first(scene, 0)


@pytest.mark.rule("house.queue")
def test_where_eight_sit_and_five_fit_the_queue_decides_and_rotates() -> None:
    scene = RoomScene("solo", 8, settings=RoomSettings(jump_in_ms=0))
    finish(scene)
    scene.do(ChangeGame, 0, game="mamma-mia")
    assert seated(scene) == [4, 5, 6, 7, 8]
    assert waiting(scene) == [1, 2, 3]
    finish_by(scene, 1)
    scene.do(SetReady, 4)
    assert seated(scene) == [1, 2, 3, 7, 8]
    assert waiting(scene) == [4, 5, 6]


@pytest.mark.rule("house.queue")
def test_bots_fill_to_the_least_that_a_game_takes() -> None:
    scene = played("solo", 2, settings=RoomSettings(jump_in_ms=0))
    scene.do(SetReady, 0)
    scene.do(LeaveSeat, 1)
    scene.do(ChangeGame, 0, game="mamma-mia")
    assert seated(scene) == [1, "regular"]
    assert scene.room.names[1]


def test_before_the_first_game_free_seats_stay() -> None:
    scene = RoomScene("solo", 2, bots=5, start=False)
    scene.do(ChangeGame, 0, game="mamma-mia")
    assert (scene.room.number, seated(scene)) == (1, [1, 2, None, None, None])
    assert scene.room.options["first-player"] == "random"


@pytest.mark.rule("house.game", "setup.players", "setup.options")
def test_another_game_is_one_that_is_there_with_options_that_it_has() -> None:
    scene = played("mamma-mia", 3)
    assert scene.refused(ChangeGame, 0, game="poker") == "house.game"
    assert scene.refused(ChangeGame, 0, game="solo", seats=11) == "setup.players"
    assert scene.refused(ChangeGame, 0, game="solo", options={"open-log": "on"}) == "setup.options"
    assert scene.refused(ChangeGame, 0, game="grande", options={"first-player": "9"}) == "setup.first-player"
    assert scene.refused(ChangeGame, 0, game="grande", options={"colours": "red"}) == "setup.colour"
    assert scene.room.status == "over"
    scene.do(ChangeGame, 0, game="solo", seats=5, options={"triples": "on"})
    assert seated(scene) == [1, 2, 3, None, None]
    assert scene.room.options["triples"] == "on"
    scene.do(StartGame, 0, fill="random")
    assert scene.refused(ChangeGame, 0, game="grande") == "house.before"


@pytest.mark.rule("setup.colour")
def test_options_and_colours_are_kept_where_they_still_apply() -> None:
    scene = RoomScene("sole-mio", 3, start=False, options={"open-log": "on", "doubles": "fitting", "first-player": "3"})
    scene.do(ChooseColour, 1, seat=1, colour="green")
    scene.do(ChangeGame, 0, game="mamma-mia")
    assert scene.room.options["open-log"] == "on"
    assert "doubles" not in scene.room.options
    assert scene.room.options["first-player"] == "3"
    assert scene.room.colours == ["", "green", ""]
    scene.do(LeaveSeat, 0)
    scene.do(ChangeGame, 1, game="grande", seats=2)
    assert seated(scene) == [2, 3]
    assert scene.room.colours == ["green", ""], "colours go with their people"
    assert scene.room.options["first-player"] == "random", "there is no third seat any more"
    scene.do(ChangeGame, 0, game="solo")
    scene.do(StartGame, 0)


def test_another_game_is_one_that_nobody_was_ready_for() -> None:
    scene = played("mamma-mia", 2)
    scene.do(SetReady, 0)
    scene.do(SetReady, 1)
    scene.do(ChangeGame, 0, game="solo")
    assert start_due(scene) is None


# --- results


@pytest.mark.rule("house.evening")
def test_a_game_that_is_over_is_kept_with_its_people_and_its_result() -> None:
    scene = played(people=2, bots=1)
    (game,) = scene.room.games
    assert scene.room.table is not None
    outcome = scene.room.game.outcome(scene.room.table)
    assert (game.number, game.game, game.early, game.sealed) == (1, "mamma-mia", False, True)
    assert [seat.person for seat in game.seats] == [1, 2, None]
    assert [seat.bot for seat in game.seats] == ["", "", "random"]
    assert tuple(seat.score for seat in game.seats) == outcome.scores
    assert tuple(seat.place for seat in game.seats) == outcome.places
    (summary,) = viewer_frames.room_view(scene.room).games
    assert [(seat.person, seat.score, seat.place) for seat in summary.seats] == [
        (seat.person, seat.score, seat.place) for seat in game.seats
    ]


def past(number: int, *places: int | None, holders: tuple[int | str, ...] = (1, 2, "expert")) -> PastGame:
    seats = tuple(
        SeatResult(
            who if isinstance(who, int) else None, "" if isinstance(who, int) else who, f":{who}", "fox", 5, place
        )
        for who, place in zip(holders, places, strict=True)
    )
    return PastGame(number, "solo", seats, None in places, sealed=True, first=0)


@pytest.mark.rule("house.evening")
def test_the_score_counts_wins_by_fractions_and_places_for_each_person() -> None:
    room = Room("a" * 16)
    room.games = (
        past(1, 1, 2, 3),
        past(2, 1, 1, 1),
        past(3, 2, 1, 3, holders=(2, "expert", "expert")),
        past(4, None, None, None),
    )
    score = standings(room)
    assert [*score] == [1, "expert", 2], "of as many wins, the better mean place first"
    assert {whose: (line.games, line.wins, line.places) for whose, line in score.items()} == {
        "expert": (4, Fraction(4, 3), 8),
        1: (2, Fraction(4, 3), 2),
        2: (3, Fraction(1, 3), 5),
    }


@pytest.mark.rule("house.evening")
def test_the_score_survives_those_who_leave() -> None:
    scene = played(people=2)
    scene.do(SetReady, 0)
    scene.do(LeaveSeat, 1)
    room = viewer_frames.named_room(scene.room)
    assert {(line.person, line.name) for line in room.score} == {(1, "Anna"), (2, "Bob")}
    assert [seat.name for seat in room.games[0].seats] == ["Anna", "Bob"]


@pytest.mark.rule("house.share")
def test_a_game_is_shared_by_all_its_people_also_later() -> None:
    scene = played(people=2)
    assert scene.refused(ShareReplay, 0, number=2) == "house.after"
    join(scene, "Ida")
    assert scene.refused(ShareReplay, None, by=3, number=1) == "house.share"
    scene.do(ShareReplay, 0, number=1)
    assert viewer_frames.room_view(scene.room).games[0].agreed == (1,)
    assert not viewer_frames.room_view(scene.room).games[0].shared
    scene.do(SetReady, 1)
    scene.do(ShareReplay, 1, number=1)
    assert viewer_frames.room_view(scene.room).games[0].shared
