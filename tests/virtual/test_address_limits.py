"""Limits for each client network on a running server: what is refused, how, and whom it does not concern."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from forno.client import Client, RefusedByServer
from forno.server.infra.address_limits import LIMITS, Costly, Limit
from harness.servers import session_of
from harness.virtual.server import virtual_server
from harness.virtual.world import World

BEHIND_A_PROXY: dict[str, Any] = {"address_limits": 1, "trusted_proxies": ("127.0.0.1",)}


async def status(client: Client, method: str, path: str, address: str = "", **sent: Any) -> tuple[int, str]:
    """The status and the wait that an answer asks for."""
    headers = {"X-Forwarded-For": address} if address else {}
    async with session_of(client).request(method, client.address + path, headers=headers, **sent) as answer:
        return answer.status, answer.headers.get("Retry-After", "")


@pytest.mark.rule("wire.address")
async def test_one_address_opens_only_so_many_tables_and_others_do_not_notice(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "open", Limit(1, 3))
    async with virtual_server(tmp_path, **BEHIND_A_PROXY) as client:
        tried = [await status(client, "POST", "/api/rooms", "2001:db8::1", data=b"{}") for _ in range(5)]
        assert tried[:3] == [(400, "")] * 3
        assert [code for code, _ in tried[3:]] == [429, 429]
        assert all(1 <= int(wait) <= 60 for _, wait in tried[3:])
        assert (await status(client, "POST", "/api/rooms", "2001:db8::2", data=b"{}"))[0] == 429, "the same /64"
        assert (await status(client, "POST", "/api/rooms", "2001:db8:1::1", data=b"{}"))[0] == 400
        assert (await status(client, "POST", "/api/rooms", "6.6.6.6, 2001:db8::1", data=b"{}"))[0] == 429
        await world.loop.let_pass(int(tried[-1][1]))
        later = [await status(client, "POST", "/api/rooms", "2001:db8::1", data=b"{}") for _ in range(2)]
        assert [code for code, _ in later] == [400, 429], "one more after the time that the refusal named"


COSTLY: list[tuple[Costly, str, str]] = [
    ("list", "GET", "/api/rooms"),
    ("list", "POST", "/api/my-tables"),
    ("look", "GET", "/api/rooms/" + "a" * 16),
    ("look", "GET", "/api/rooms/" + "a" * 16 + "/games/1/replay/public"),
    ("look", "GET", "/api/rooms/" + "a" * 16 + "/games/1/record"),
    ("review", "GET", "/api/rooms/" + "a" * 16 + "/games/1/review/0"),
    ("open", "POST", "/api/rooms/" + "a" * 16 + "/games/1/play-on"),
    ("call", "POST", "/api/rooms/" + "a" * 16 + "/push"),
    ("call", "PUT", "/api/rooms/" + "a" * 16 + "/webhook"),
    ("forget", "POST", "/api/forget"),
    ("report", "POST", "/api/rooms/" + "a" * 16 + "/reports"),
    ("picture", "POST", "/api/qr"),
    ("connect", "GET", "/ws/" + "a" * 16),
]


@pytest.mark.rule("wire.address")
async def test_every_costly_request_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, _, _ in COSTLY:
        monkeypatch.setitem(LIMITS, name, Limit(1, 1))
    async with virtual_server(tmp_path, **BEHIND_A_PROXY) as client:
        for number, (_, method, path) in enumerate(COSTLY):
            address = f"198.51.100.{number}"
            first = await status(client, method, path, address, data=None if method == "GET" else b"x")
            second = await status(client, method, path, address, data=None if method == "GET" else b"x")
            assert first[0] != 429, path
            assert second[0] == 429, path
            assert 1 <= int(second[1]) <= 60, path


@pytest.mark.rule("wire.address", "wire.rate")
async def test_people_who_share_a_connection_of_the_proxy_share_no_rate(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "request", Limit(1, 3))
    async with virtual_server(tmp_path, **BEHIND_A_PROXY, rate=0.01, burst=1) as client:
        people = [await status(client, "GET", "/api/games", f"198.51.100.{number}") for number in range(20)]
        greedy = [await status(client, "GET", "/api/games", "203.0.113.9") for _ in range(5)]
        assert people == [(200, "")] * 20
        assert [code for code, _ in greedy] == [200, 200, 200, 429, 429]
        assert (await status(client, "GET", "/api/games", "198.51.100.99"))[0] == 200


@pytest.mark.rule("wire.address")
async def test_seats_are_taken_at_a_limited_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "sit", Limit(1, 2))
    async with virtual_server(tmp_path, address_limits=1) as client:
        host = await client.open("mamma-mia", 5, "Anna")
        for name in ("Bruno", "Carla"):
            await client.sit(host.room, name)
        with pytest.raises(RefusedByServer) as refused:
            await client.sit(host.room, "Dario")
        assert refused.value.rule == "wire.address"


@pytest.mark.rule("wire.connections")
async def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    settings = {**BEHIND_A_PROXY, "connections_per_address": 2}
    async with virtual_server(tmp_path, **settings) as client, aiohttp.ClientSession() as http:
        host = await client.open("solo", 2, "Anna")
        address = f"{client.address}/ws/{host.room}"
        greedy = {"X-Forwarded-For": "203.0.113.9"}
        sockets = [await http.ws_connect(address, headers=greedy) for _ in range(2)]
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await http.ws_connect(address, headers=greedy)
        assert refused.value.status == 429
        async with http.ws_connect(address, headers={"X-Forwarded-For": "198.51.100.7"}):
            pass
        await asyncio.gather(*(one.close() for one in sockets))
