"""Queries, which change nothing: why a move would be refused, and hints."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import forno
from forno.bots import Reason
from forno.client import RefusedByServer
from forno.core.chance import FastChance
from forno.rulebook import LANGUAGES
from forno.server import viewer_frames
from forno.server.protocol import ChangeSettings, CheckMove, MoveLegal, NoClock, RequestHint, RoomSettings, StartGame
from forno.server.room import decide
from forno.server.store import Row
from harness.counts import count
from harness.log_rows import opened
from harness.scenes.room import RoomScene, with_racers
from harness.viewer_channels import PROBES, QUERIES, answer, live_room, wonder
from harness.virtual.server import store_of, virtual_server

ID = "0" * 32
POSITIONS = count(20, full=60)
"""In which a hint is requested, over the 120 moves of a game."""
GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]


def hint(scene: RoomScene, seat: int | None = None) -> dict[str, Any]:
    """Return the hint that a seat gets, by default the one that is asked."""
    asked = RequestHint(ID, scene.room.number, scene.table.serial)
    told: dict[str, Any] = json.loads(wonder(scene.room, asked, scene.table.seat if seat is None else seat))
    return told


async def test_the_seat_of_a_query_is_the_one_that_its_sender_has_when_it_is_answered() -> None:
    """A query waits while a command is stored, by which the sender may get another seat."""
    scene = RoomScene("mamma-mia", 3)
    live, seat = live_room(scene.room), scene.table.seat
    asked = scene.act(scene.table.legal_moves()[0])
    person, seats = scene.room.seats[seat].person_id, scene.room.seats
    async with live.lock:
        query = CheckMove(ID, asked.number, asked.decision, asked.move)
        told = asyncio.create_task(QUERIES.answer(live, person, query, "en"))
        await asyncio.sleep(0)
        other = (seat + 1) % 3
        seats[seat].person, seats[other].person = seats[other].person, seats[seat].person
    assert json.loads(await told)["rule"] == "turn.whose"


# --- why


@pytest.mark.parametrize("game", GAMES)
def test_why_answers_with_the_refusal_of_the_move(game: str) -> None:
    """Also out of turn, late, in a window, and for what is no move at all."""
    scene, chance = RoomScene(game, 3, settings=RoomSettings(jump_in_ms=500)), FastChance(3)
    answers: set[str] = set()
    for _ in range(40):
        scene.play_on(chance, 3)
        if scene.room.status != "playing":
            break
        seat = chance.below(3)
        for move in [*PROBES, *scene.table.legal_moves(seat)[:2], 7]:
            for late in (0, 1):
                act = scene.act(move, decision=scene.table.serial - late)
                told = wonder(scene.room, CheckMove(ID, act.number, act.decision, act.move), seat)
                refused = decide(scene.room, act, seat, scene.at).refusal
                assert told == (answer(scene.room, act, seat) if refused else viewer_frames.move_legal(ID))
                answers.add(refused.rule if refused else "fine")
    assert answers >= {"fine", "play.decision", "turn.whose", "wire.unreadable"}


def test_why_needs_a_running_game() -> None:
    scene = RoomScene("solo", 2, start=False)
    told = json.loads(wonder(scene.room, CheckMove(ID, 1, 0, msgspec.Raw(b'"draw"')), 0))
    assert (told["type"], told["id"], told["rule"]) == ("refusal", ID, "house.during")


def test_why_reports_an_answer_already_given_in_the_window() -> None:
    scene, seats = with_racers()
    scene.move(scene.table.legal_moves(seats[0])[0], seats[0])
    asked = scene.act(scene.table.legal_moves(seats[0])[0])
    told = json.loads(wonder(scene.room, CheckMove(ID, asked.number, asked.decision, asked.move), seats[0]))
    assert told["rule"] == "house.window"
    assert hint(scene, seats[0])["rule"] == "house.window"


# --- hints


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_a_legal_move_and_deterministic(game: str) -> None:
    scene, chance = RoomScene(game, 3), FastChance(5)
    for _ in range(POSITIONS):
        scene.play_on(chance, 120 // POSITIONS)
        if scene.room.status != "playing":
            return
        told = hint(scene)
        assert told["type"] == "hint-answer"
        assert told["text"]
        assert told["move"] in json.loads(viewer_frames.encode(scene.table.legal_moves()))
        assert hint(scene) == told


def test_hints_cover_jump_ins_and_name_the_player_on_turn() -> None:
    scene, racers = with_racers()
    told = hint(scene, racers[0])
    assert (told["move"]["move"], told["reason"]) in (("jump", "solo-jump"), ("pass", "solo-no-jump"))
    waiting = next(seat for seat in range(len(scene.room.seats)) if not scene.table.legal_moves(seat))
    assert hint(scene, waiting)["rule"] == "turn.whose"


@pytest.mark.rule("house.hints")
def test_hints_are_a_setting_of_the_host() -> None:
    scene = RoomScene("mamma-mia", 2, settings=RoomSettings(hints=False))
    assert hint(scene)["rule"] == "house.hints"
    scene.do(ChangeSettings, 0, settings=RoomSettings())
    assert hint(scene)["type"] == "hint-answer"


def test_tables_stored_before_hints_existed_allow_them() -> None:
    stored = msgspec.json.decode(b'{"clock":{"clock":"none"},"locked":true}', type=RoomSettings)
    assert stored == RoomSettings(clock=NoClock(), locked=True, hints=True)
    assert msgspec.json.encode(RoomSettings()) == b"{}"


def test_a_hint_names_the_game_and_the_decision() -> None:
    scene = RoomScene("mamma-mia", 2)
    for asked in (RequestHint(ID, 2, 0), RequestHint(ID, 1, 1)):
        assert json.loads(wonder(scene.room, asked, 0))["rule"] == "play.decision"


def test_watchers_cannot_query() -> None:
    scene = RoomScene("mamma-mia", 2)
    for asked in (RequestHint(ID, 1, 0), CheckMove(ID, 1, 0, msgspec.Raw(b'"pass"'))):
        assert json.loads(wonder(scene.room, asked, None))["rule"] == "house.sit"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_in_the_players_language_and_uses_names(lang: str) -> None:
    scene = RoomScene("solo", 3)
    told = viewer_frames.hint_answer(
        scene.room, ID, forno.game("solo").read_move("swap 2"), Reason("solo-swap", SWAP), lang
    )
    text = json.loads(told)["text"]
    assert "Bob" in text
    assert "3" in text
    assert "$" not in text


SWAP: dict[str, int | str] = {"seat": 1, "count": 3}


# --- on a server


async def rows_of(folder: Path, room: str) -> list[Row]:
    """The log of a room, read beside the server."""
    async with opened(store_of(folder)) as store:
        return await store.read(room)


async def test_queries_change_nothing_in_the_log(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="regular", options={"first-player": "1"})
        await host.do(StartGame)
        await host.until(lambda: host.is_asked)
        rows, n = await rows_of(tmp_path, host.room), host.n
        refused = await host.check("put 9 olive")
        assert refused is not None
        assert refused.rule == "turn.held"
        advice = await host.hint()
        assert await host.check(advice.move) is None
        assert (await rows_of(tmp_path, host.room), host.n) == (rows, n)
        await host.play(advice.move)
        assert len(await rows_of(tmp_path, host.room)) == len(rows) + 1


@pytest.mark.rule("house.during")
async def test_queries_and_moves_without_a_game_are_refused(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna")
        for asked in (host.play("pass"), host.hint()):
            with pytest.raises(RefusedByServer, match=r"house\.during"):
                await asked
        refused = await host.check("pass")
        assert refused is not None
        assert refused.rule == "house.during"


async def test_queries_are_not_deduplicated_by_id(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="regular", options={"first-player": "1"})
        await host.do(StartGame)
        await host.until(lambda: host.is_asked)
        asked: dict[str, Any] = {"number": 1, "decision": 0, "move": host.legal_moves[0]}
        assert isinstance(await host.do(CheckMove, command=ID, **asked), MoveLegal)
        await host.play(host.legal_moves[0], command=ID)
        with pytest.raises(RefusedByServer, match=r"play\.decision"):
            await host.do(CheckMove, command=ID, **asked)


async def test_refusals_of_queries_end_no_connection(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna", bots="regular", options={"first-dealer": "2"})
        await host.do(StartGame)
        await host.until(lambda: host.is_asked)
        for _ in range(60):
            assert await host.check("swap 2") is not None
        assert host.goodbye is None
