"""The list of one's own tables: whose turn it is, what happened since, and nothing that the table does not show."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server import viewer_frames
from forno.server.protocol import ClearSeat, CloseRoom, LeaveSeat, ReplaceKey, SendChat, StartGame
from harness.players import ScriptedPlayer, open_for_two, play_one_move
from harness.scenes.room import RoomScene, with_racers
from harness.virtual.server import virtual_server

NOBODY = "x" * 22


async def own_tables(client: Client, *asked: dict[str, Any]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await client.request("POST", "/api/my-tables", body=[*asked])
    return found


def seat_of(seat: Seat, **seen: int) -> dict[str, Any]:
    return {"room": seat.room, "key": seat.key, **seen}


async def test_whose_turn_it_is_and_how_many_moves_were_made(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        [lobby] = await own_tables(client, seat_of(guest))
        assert (lobby["rule"], lobby["seat"], lobby["turn"], lobby["moves"]) == ("", 1, None, None)
        assert [seat["name"] for seat in lobby["card"]["seats"]] == ["Anna", "Bob"]
        await host.do(SendChat, text="a message that the list does not hold")
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        assert guest.game is not None
        seen = guest.game.decision or 0
        await asyncio.sleep(60)
        await play_one_move(host, guest)
        await asyncio.sleep(60)
        await play_one_move(host, guest)
        asked_ms = time.time() * 1000
        mine, theirs, never = await own_tables(
            client, seat_of(host, number=1, decision=seen), seat_of(guest, number=1, decision=seen + 1), seat_of(host)
        )
        turn = 0 if host.is_asked else 1
        assert (mine["seat"], mine["turn"], mine["moves"]) == (0, turn, 2)
        assert (theirs["seat"], theirs["turn"], theirs["moves"]) == (1, turn, 1)
        assert (never["seat"], never["turn"], never["moves"]) == (0, turn, None)
        assert mine["since_ms"] == pytest.approx(asked_ms, abs=100)
        assert mine["card"]["status"] == "playing"


async def test_a_finished_game_has_places_until_the_next(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
        assert host.game is not None
        places = json.loads(bytes(host.game.outcome))["places"]
        found = await own_tables(client, seat_of(host), seat_of(guest))
        assert [one["place"] for one in found] == places
        assert [one["turn"] for one in found] == [None, None]
        await host.do(CloseRoom)
        [closed] = await own_tables(client, seat_of(host))
        assert (closed["card"]["status"], closed["place"]) == ("closed", None)


@pytest.mark.rule("house.key")
@pytest.mark.rule("house.missing")
async def test_a_key_that_opens_nothing_is_told_nothing(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        asked: list[dict[str, Any]] = [{"room": host.room, "key": NOBODY}, {"room": "a" * 16, "key": host.key}]
        refused, missing = await own_tables(client, *asked)
        assert (refused["rule"], refused["card"], refused["seat"]) == ("house.key", None, None)
        assert (missing["rule"], missing["card"]) == ("house.missing", None)
        old = guest.key
        await guest.do(ReplaceKey, key="y" * 32)
        assert [one["rule"] for one in await own_tables(client, {"room": host.room, "key": old})] == ["house.key"]
        [kept] = await own_tables(client, {"room": host.room, "key": "y" * 32})
        assert (kept["rule"], kept["seat"]) == ("", 1)
        await host.do(ClearSeat, seat=1)
        [lost] = await own_tables(client, {"room": host.room, "key": "y" * 32})
        assert lost["rule"] == "house.key"


async def test_50_tables_are_asked_for_at_once_and_not_more(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        hosts = [await client.open("solo", 2, f"Anna {number}") for number in range(50)]
        found = await own_tables(client, *map(seat_of, hosts))
        assert [one["room"] for one in found] == [host.room for host in hosts]
        assert [one["card"]["seats"][0]["name"] for one in found] == [f"Anna {number}" for number in range(50)]
        assert await own_tables(client) == []
        with pytest.raises(RefusedByServer, match=r"wire\.unreadable"):
            await own_tables(client, *map(seat_of, [*hosts, hosts[0]]))
        for wrong in ({"room": "?", "key": NOBODY}, {"room": "a" * 16, "key": "short"}, {"room": "a" * 16}):
            with pytest.raises(RefusedByServer, match=r"wire\.unreadable"):
                await own_tables(client, wrong)


async def test_a_seat_that_was_left_keeps_its_key(tmp_path: Path) -> None:
    """A bot plays there, and its person may come back."""
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.do(LeaveSeat)
        [left] = await own_tables(client, seat_of(guest))
        assert (left["rule"], left["seat"]) == ("", 1)


@pytest.mark.rule("house.absent")
async def test_a_game_waits_for_whoever_is_left_alone(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        assert [one["waits"] for one in await own_tables(client, seat_of(host), seat_of(guest))] == [False, False]
        await guest.do(LeaveSeat)
        waits = [one["waits"] for one in await own_tables(client, seat_of(host), seat_of(guest))]
        assert waits == [True, False], "a bot plays for the guest"
        await host.do(LeaveSeat)
        assert [one["waits"] for one in await own_tables(client, seat_of(host), seat_of(guest))] == [True, True]


# --- the jump-in window


def test_nobody_owes_a_decision_while_anybody_may_jump_in() -> None:
    scene, seats = with_racers()
    assert scene.room.jump_in is not None
    before = viewer_frames.summary(scene.room)
    assert json.loads(before).get("turn") is None
    scene.move(scene.table.legal_moves(seats[0])[0], seats[0])
    assert scene.room.jump_in is not None
    assert scene.room.jump_in.claims
    assert viewer_frames.summary(scene.room) == before, "a sealed answer changes nothing in the list"


def test_the_turn_is_that_of_the_clock() -> None:
    scene = RoomScene("mamma-mia", 3)
    told = json.loads(viewer_frames.summary(scene.room))
    assert told["turn"] == scene.table.seat
    assert told["since_ms"] == scene.room.asked_at
    assert told["decision"] == scene.table.serial
