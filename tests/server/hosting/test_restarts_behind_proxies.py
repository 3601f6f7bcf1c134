"""A server is restarted under load behind nginx and Caddy: no request is lost, and each table is opened once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from forno.client.client import new_id, new_key
from harness.servers import ServerProcess, free_port
from harness.service_manager import Manager
from tests.server.hosting import test_reverse_proxies as proxies
from tests.server.hosting.test_reverse_proxies import LIMIT_S, Site, site

__all__ = ["site"]
CLIENTS = 8
ANSWERS = 10
"""Each client has so many before the first restart, between two, and after the last."""
RESTARTS = 2
Restart = Callable[[], Awaitable[None]]
pytestmark = pytest.mark.asyncio


# --- load


class Opener:
    """A client that opens one table after the other, looks at the page in between, and keeps what went wrong."""

    def __init__(self, http: aiohttp.ClientSession, address: str) -> None:
        self.http = http
        self.address = address
        self.tables: dict[str, str] = {}
        """Rooms by the command that opened them."""
        self.failures: list[str] = []

    async def run(self) -> None:
        while True:
            await self.open(self.command())
            await self.ask("GET", "/")

    def command(self) -> dict[str, Any]:
        return {"type": "open-room", "id": new_id(), "game": "solo", "seats": 3, "name": "Anna", "key": new_key()}

    async def open(self, command: dict[str, Any]) -> None:
        """Open a table, and open it again: the same command does its work once."""
        rooms = [await self.ask("POST", "/api/rooms", command) for _ in range(2)]
        if rooms[0] != rooms[1]:
            self.failures.append(f"{rooms[0]} and {rooms[1]} are of one command")
        self.tables[command["id"]] = str(rooms[0])

    async def ask(self, method: str, path: str, command: dict[str, Any] | None = None) -> Any:
        """Send a request on a connection of its own; return the room of the answer."""
        try:
            async with self.http.request(method, self.address + path, json=command) as answer:
                if answer.status != 200:
                    self.failures.append(f"{method} {path}: {answer.status} {await answer.text()}")
                elif command:
                    return (await answer.json())["room"]
        except aiohttp.ClientError as error:
            self.failures.append(f"{method} {path}: {error!r}")
        return None


async def restart_under_load(site: Site, restart: Restart) -> None:
    """Let clients open tables while a server is restarted, and find every request answered."""
    connector = aiohttp.TCPConnector(ssl=site.trust, force_close=True, limit=0)
    async with aiohttp.ClientSession(connector=connector) as http:
        await proxies.until_it_answers(http, site)
        openers = [Opener(http, site.address) for _ in range(CLIENTS)]
        running = [asyncio.ensure_future(opener.run()) for opener in openers]
        for _ in range(RESTARTS):
            await until_opened(openers)
            await restart()
        await until_opened(openers)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    assert [failure for opener in openers for failure in opener.failures] == []
    rooms = [room for opener in openers for room in opener.tables.values()]
    assert len(rooms) == len({*rooms}) >= CLIENTS * ANSWERS * (RESTARTS + 1)


async def until_opened(openers: list[Opener]) -> None:
    """Wait until each client has opened so many more tables, or failed."""
    wanted = [len(opener.tables) + ANSWERS for opener in openers]
    async with asyncio.timeout(LIMIT_S):
        while any(len(one.tables) < least and not one.failures for one, least in zip(openers, wanted, strict=True)):
            await asyncio.sleep(0.01)


# --- arrangements


def settings(site: Site) -> dict[str, Any]:
    return {"public": site.address, "trusted_proxies": ("127.0.0.1",)}


@asynccontextmanager
async def alone(site: Site) -> AsyncIterator[tuple[list[int], Restart]]:
    """One server, which holds its port itself: nobody listens while it starts."""
    with ServerProcess(site.folder, port=site.server_port, **settings(site)) as server:

        async def restart() -> None:
            assert await asyncio.to_thread(server.stop) == 0
            await asyncio.to_thread(server.start)

        yield [site.server_port], restart


@asynccontextmanager
async def socket_unit(site: Site) -> AsyncIterator[tuple[list[int], Restart]]:
    """A server whose port is held by its service manager."""
    manager = Manager(
        site.folder, site.server_port, public=site.address, trusted_proxies="127.0.0.1", address_limits="0"
    )
    await asyncio.to_thread(manager.start)
    try:

        async def restart() -> None:
            assert await asyncio.to_thread(manager.stop) == 0
            await asyncio.to_thread(manager.start)

        yield [site.server_port], restart
    finally:
        manager.close()


@asynccontextmanager
async def two_processes(site: Site, postgres_url: str) -> AsyncIterator[tuple[list[int], Restart]]:
    """Two servers on one store: one is restarted, then the other is killed in the middle of its work, and started."""
    shared = {"store": postgres_url, "bus": postgres_url, **settings(site)}
    servers = [ServerProcess(part(site, name), port=free_port(), **shared) for name in ("one", "two")]
    with servers[0], servers[1]:

        async def restart() -> None:
            for server, end in zip(servers, (servers[0].stop, servers[1].kill), strict=True):
                assert await asyncio.to_thread(end) in (0, None)
                await asyncio.to_thread(server.start)

        yield [server.settings["port"] for server in servers], restart


def part(site: Site, name: str) -> Path:
    folder = site.folder / name
    folder.mkdir()
    return folder


# --- tests


@pytest.fixture
def patient(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """The site, whose proxies wait for a server for as long as one may take to start here, and count no requests."""
    text = {
        name: (proxies.EXAMPLES / name).read_text(encoding="utf-8") for name in ("caddy/Caddyfile", "nginx/forno.conf")
    }
    changed = {"lb_try_duration 10s": f"lb_try_duration {LIMIT_S}s", "rate=5r/s": "rate=5000r/s"}
    for name, example in text.items():
        for old, new in changed.items():
            example = example.replace(old, new)
        (site.folder / name).parent.mkdir()
        (site.folder / name).write_text(example, encoding="utf-8")
    assert sum(one in "".join(text.values()) for one in changed) == len(changed)
    monkeypatch.setattr(proxies, "EXAMPLES", site.folder)
    return site


async def test_caddy_alone_lets_every_request_wait(patient: Site) -> None:
    proxies.need("caddy")
    if not proxies.caddy_keeps_bodies():
        pytest.skip("Caddy before 2.11.2 sends a body once at most")
    async with alone(patient) as (ports, restart):
        with proxies.running("caddy", patient, *ports):
            await restart_under_load(patient, restart)


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
async def test_a_restart_with_the_socket_unit_loses_no_request(patient: Site, proxy: str) -> None:
    proxies.need(proxy)
    async with socket_unit(patient) as (ports, restart):
        with proxies.running(proxy, patient, *ports):
            await restart_under_load(patient, restart)


@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
async def test_a_restart_and_a_kill_of_one_process_after_the_other_lose_no_request(
    patient: Site, proxy: str, postgres_url: str
) -> None:
    proxies.need(proxy)
    if proxy == "caddy" and not proxies.caddy_keeps_bodies():
        pytest.skip("Caddy before 2.11.2 sends a body once at most")
    async with two_processes(patient, postgres_url) as (ports, restart):
        with proxies.running(proxy, patient, *ports):
            await restart_under_load(patient, restart)
