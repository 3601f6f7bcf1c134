"""Servers of tests deal from a seed: in this event loop, and as a process of their own, whose settings have no seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno.client import Client
from forno.server.protocol import StartGame
from harness.servers import ServerProcess, in_process_server

pytestmark = pytest.mark.asyncio


async def hand(client: Client) -> list[str]:
    """The first hand that a server deals at a new table."""
    seat = await client.open("solo", 2, "Anna")
    await seat.do(StartGame, fill="random")
    await seat.until(lambda: seat.game is not None)
    return [*seat.view["hand"]]


async def test_servers_of_tests_deal_from_a_seed(tmp_path: Path) -> None:
    async with in_process_server(tmp_path / "a") as one, in_process_server(tmp_path / "b", seed=2) as two:
        assert await hand(one) == await hand(one) != await hand(two)


async def test_a_process_of_a_test_deals_from_the_same_seed(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with in_process_server(tmp_path / "a") as one, Client(server.address) as client:
            assert await hand(client) == await hand(one)
