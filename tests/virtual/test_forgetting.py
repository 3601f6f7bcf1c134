"""A person's wish to be forgotten, and tables that are deleted beside a running server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.server.protocol import CloseRoom, LeaveSeat, ProposeVote, ReplaceKey, SendChat, StartGame
from harness.log_rows import opened
from harness.virtual.server import store_of, virtual_server


async def forget(client: Client, *seats: Seat) -> list[dict[str, Any]]:
    asked = [{"room": seat.room, "key": seat.key} for seat in seats]
    found: list[dict[str, Any]] = await client.request("POST", "/api/forget", body=asked)
    return found


async def texts(folder: Path, room: str) -> dict[int, str]:
    async with opened(store_of(folder)) as store:
        return (await store.texts([room])).get(room, {})


def chat_of(seat: Seat) -> list[str]:
    return [text for text in seat.texts.values() if text.startswith("ciao")]


async def test_names_and_chat_of_one_person_go_in_all_their_tables(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        hosts = [await client.open("mamma-mia", 3, "Annamaria") for _ in range(2)]
        guests = [await client.sit(host.room, "Bartolomeo") for host in hosts]
        for seat in (*hosts, *guests):
            await seat.do(SendChat, text=f"ciao, {seat.names[0]}")
        answers = await forget(client, *hosts)
        assert answers == [{"room": host.room, "rule": "", "texts": 2} for host in hosts]
        for guest in guests:
            await guest.until(lambda guest=guest: guest.names[0] == "")  # type: ignore[misc]
            assert guest.names[1] == "Bartolomeo"
            assert chat_of(guest) == ["ciao, Annamaria"], "what the other one wrote stays"
        again = client.seat(hosts[0].room, guests[0].key)
        await again.connect()
        assert again.names[:2] == ["", "Bartolomeo"]
        assert [one["texts"] for one in await forget(client, hosts[0])] == [0]
    assert await texts(tmp_path, hosts[0].room) == {2: "Bartolomeo", 4: "ciao, Annamaria"}


async def test_whoever_has_left_can_be_forgotten_too(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna")
        guest = await client.sit(host.room, "Bartolomeo")
        await guest.do(SendChat, text="ciao")
        await guest.do(LeaveSeat)
        assert await forget(client, guest) == [{"room": host.room, "rule": "", "texts": 2}]
    assert await texts(tmp_path, host.room) == {1: "Anna"}


async def test_a_key_that_is_not_theirs_forgets_nobody(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna")
        stranger = client.seat(host.room, "x" * 22)
        nowhere = client.seat("a" * 16, host.key)
        old = client.seat(host.room, host.key)
        await host.do(ReplaceKey, key="y" * 22)
        found = await forget(client, stranger, nowhere, old)
        assert [one["rule"] for one in found] == ["house.key", "house.missing", "house.key"]
        assert await forget(client, client.seat(host.room, "y" * 22)) == [{"room": host.room, "rule": "", "texts": 1}]


async def test_a_finished_game_of_somebody_forgotten_is_still_proven(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Annamaria", bots="random")
        await host.do(StartGame)
        await host.do(ProposeVote, vote="close-game")
        await host.until(lambda: host.status == "over")
        path = f"/api/rooms/{host.room}/games/1"
        before = await client.request("GET", f"{path}/record", key=host.key)
        await host.do(CloseRoom)
        assert [one["texts"] for one in await forget(client, host)] == [1]
        after = await client.request("GET", f"{path}/record", key=host.key)
        assert ("Annamaria" in before, "Annamaria" in after) == (True, False)
        assert before.replace("Annamaria", "Player 1") == after
        replay = await client.request("GET", f"{path}/replay/public", key=host.key)
        assert "Annamaria" not in str(replay)


async def test_a_table_that_is_deleted_ends_for_everybody(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="random")
        other = await client.open("mamma-mia", 2, "Bob", bots="random")
        async with opened(store_of(tmp_path)) as store:
            assert await store.delete_room(host.room)
        with pytest.raises(ConnectionLost):
            await host.do(StartGame)
        assert host.goodbye is not None
        assert host.goodbye.rule == "house.missing"
        with pytest.raises(RefusedByServer) as refused:
            await client.seat(host.room, host.key).connect()
        assert refused.value.rule == "house.missing"
        await other.do(StartGame)
        await other.until(lambda: other.status == "playing")


async def test_watchers_of_a_deleted_table_are_told(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna")
        async with opened(store_of(tmp_path)) as store:
            await store.delete_room(host.room)
        await host.until(lambda: host.goodbye is not None, timeout=60)
