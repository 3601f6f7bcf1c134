"""The public list and the seats of public tables: one client can neither fill the list nor a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import ChangeSettings, ReserveSeat
from forno.server.runtime import public_list
from forno.server.runtime.live_room import PRESENCE_TTL_MS
from forno.server.runtime.public_list import network_number, share_out
from harness.servers import session_of
from harness.virtual.server import Switchboard, VirtualProcess, virtual_server
from harness.virtual.world import World

LISTED = {"listed": True}
LEASE_S = PRESENCE_TTL_MS / 1000
BEHIND_A_PROXY: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",)}


@asynccontextmanager
async def client_at(address: str, network: str) -> AsyncIterator[Client]:
    """A client whose requests come from this network, behind a trusted proxy."""
    async with Client(address) as client:
        session_of(client).headers["X-Forwarded-For"] = network
        yield client


async def listed(client: Client) -> list[str]:
    return [card["room"] for card in await client.request("GET", "/api/rooms")]


async def test_a_table_is_listed_while_its_host_is_there(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        first = await client.open("solo", 3, "Anna", settings=LISTED)
        second = await client.open("solo", 3, "Bruno", settings=LISTED)
        await client.open("solo", 3, "Carla")
        assert await listed(client) == [second.room, first.room]
        guest = await client.sit(first.room, "Dario")
        watcher = await client.watch(second.room)
        await first.close()
        await guest.until(lambda: guest.connected == [False, True, False])
        assert await listed(client) == [second.room], "a guest is no host"
        await second.close()
        await watcher.until(lambda: watcher.connected == [False] * 3)
        assert await listed(client) == []
        await first.connect()
        assert await listed(client) == [first.room]
        await first.do(ChangeSettings, settings={"listed": False})
        assert await listed(client) == []


async def test_the_tables_of_one_network_push_no_others_off_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(public_list, "MAX_LISTED", 4)
    async with virtual_server(tmp_path, **BEHIND_A_PROXY) as client:
        async with (
            client_at(client.address, "198.51.100.1") as anna,
            client_at(client.address, "203.0.113.9") as greedy,
        ):
            honest = await anna.open("solo", 2, "Anna", settings=LISTED)
            flood = [await greedy.open("solo", 2, f"Eve {number}", settings=LISTED) for number in range(6)]
            shown = await listed(client)
        assert honest.room in shown
        assert shown[:3] == [seat.room for seat in reversed(flood)][:3], "the newest first, and the list is full"
        assert len(shown) == 4


def test_networks_take_turns() -> None:
    hosted = [
        *((f"greedy {number}", 1) for number in range(200)),
        ("anna", 2),
        *((f"school {n}", 3) for n in range(40)),
    ]
    shown = share_out(hosted, 100)
    assert len(shown) == len({*shown}) == 100
    assert "anna" in shown
    assert sum(name.startswith("school") for name in shown) == 40
    assert share_out(hosted[:200], 100) == [f"greedy {number}" for number in range(100)], "alone it may have all"


def test_a_network_has_one_number_that_a_store_can_hold() -> None:
    numbers = {network_number(f"198.51.100.{last}") for last in range(256)}
    assert len(numbers) == 256
    assert all(0 < number < 2**31 for number in numbers)


async def test_a_host_at_another_process_is_there_too(world: World, tmp_path: Path) -> None:
    switchboard = Switchboard()
    there = VirtualProcess(tmp_path, switchboard)
    async with (
        VirtualProcess(tmp_path, switchboard) as here,
        there,
        Client(here.address) as client,
        Client(there.address) as other,
    ):
        host = await client.open("solo", 2, "Anna", settings=LISTED)
        await world.loop.let_pass(3 * LEASE_S)
        assert await listed(other) == [host.room]
        await host.close()
        await world.loop.let_pass(2 * LEASE_S)
        assert await listed(other) == []


@asynccontextmanager
async def public_table(tmp_path: Path, seats: int = 3) -> AsyncIterator[tuple[Seat, Client, Client]]:
    """A public table whose host is at one network, and clients of two others."""
    async with (
        virtual_server(tmp_path, **BEHIND_A_PROXY) as client,
        client_at(client.address, "192.0.2.1") as anna,
        client_at(client.address, "203.0.113.9") as eve,
        client_at(client.address, "198.51.100.7") as bruno,
    ):
        yield await anna.open("mamma-mia", seats, "Anna", settings=LISTED), eve, bruno


@pytest.mark.rule("house.last-seat")
async def test_one_network_cannot_sit_on_all_seats_of_a_public_table(tmp_path: Path) -> None:
    async with public_table(tmp_path, 4) as (host, eve, bruno):
        for name in ("Eve", "Eva"):
            await eve.sit(host.room, name)
        with pytest.raises(RefusedByServer) as refused:
            await eve.sit(host.room, "Evelyn")
        assert refused.value.rule == "house.last-seat"
        await bruno.sit(host.room, "Bruno")


@pytest.mark.rule("house.last-seat")
async def test_a_family_sits_at_its_own_public_table_and_where_it_is_invited(tmp_path: Path) -> None:
    async with public_table(tmp_path) as (host, eve, _), client_at(eve.address, "192.0.2.1") as home:
        for name in ("Bea", "Carlo"):
            await home.sit(host.room, name)
    async with public_table(tmp_path / "again") as (host, eve, _):
        await eve.sit(host.room, "Bea")
        await host.do(ReserveSeat, seat=2, invite="i" * 22)
        await eve.sit(host.room, "Carlo", invite="i" * 22)


@pytest.mark.rule("house.last-seat")
async def test_a_table_that_is_not_public_or_has_one_seat_to_give_is_free_to_all(tmp_path: Path) -> None:
    async with public_table(tmp_path) as (host, eve, _):
        await host.do(ChangeSettings, settings={"listed": False})
        for name in ("Bea", "Carlo"):
            await eve.sit(host.room, name)
    async with public_table(tmp_path / "again", 2) as (host, eve, _):
        await eve.sit(host.room, "Bea")
