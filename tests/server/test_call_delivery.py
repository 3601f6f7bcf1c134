"""Calls survive the process that makes them: killed between claiming and sending, or after sending, or before both."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, Seat
from forno.server.protocol.client_messages import StartGame
from forno.server.store import store_at
from forno.server.store.recipients import Call
from harness.log_rows import opened
from harness.players import open_for_two, play_one_move
from harness.push_service import PushService, push_service
from harness.servers import ServerProcess

pytestmark = pytest.mark.asyncio
DELAY_MS = 150
TIMEOUT_S = 60.0
NO_CALL_S = 0.6
"""Time in which a call would have come."""
HOUR_MS = 3_600_000


@asynccontextmanager
async def calling_process(folder: Path, **settings: Any) -> AsyncIterator[tuple[ServerProcess, Client, PushService]]:
    """A server of its own process that calls quickly, a client, and the push service that it may call."""
    async with push_service() as service:
        local = service.address.removeprefix("http://")
        calling: dict[str, Any] = {"outbound_local": (local,), "call_delay": DELAY_MS}
        with ServerProcess(folder, **calling | settings) as server:
            async with Client(server.address) as client:
                service.public = (await client.request("GET", "/api/games"))["push_key"]
                yield server, client, service


async def started(client: Client, service: PushService) -> tuple[Seat, Seat]:
    """A game of two with subscriptions: the one who owes the first decision, and the other."""
    host, guest = await open_for_two(client)
    for seat in (host, guest):
        await client.request("POST", f"/api/rooms/{seat.room}/push", service.subscribe(), seat.key)
    await host.do(StartGame)
    for seat in (host, guest):
        await seat.until(partial(has_game, seat))
    return (host, guest) if host.is_asked else (guest, host)


def has_game(seat: Seat) -> bool:
    return seat.game is not None


async def calls_of(folder: Path, room: str) -> list[Call]:
    """The messages of a room, as the store has them."""
    async with opened(store_at(str(folder / "data" / "forno.sqlite"))) as store:
        return await store.recipients.calls(room)


async def until_made(folder: Path, room: str) -> None:
    """Wait until the server has noted that each message of a room was sent."""
    async with asyncio.timeout(TIMEOUT_S):
        while any(call.until for call in await calls_of(folder, room)):
            await asyncio.sleep(0.05)


async def end_leases(folder: Path, room: str, until: int = 1) -> list[Call]:
    """Let half a minute pass for the messages of a room, while no server runs; the messages as they were. Or give the
    leases another end."""
    async with opened(store_at(str(folder / "data" / "forno.sqlite"))) as store:
        begun = await store.recipients.calls(room)
        for call in begun:
            await store.recipients.renew(call, until)
    return begun


async def restart(server: ServerProcess) -> None:
    await asyncio.to_thread(server.start)


async def test_a_call_is_sent_by_the_next_process_if_its_own_is_killed_before(tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        service.is_silent = True
        await asked.close()
        await service.until(lambda: service.ignored)
        server.kill()
        [claim] = await end_leases(tmp_path, asked.room)
        assert (claim.kind, claim.claims) == ("turn", 1)
        assert claim.until > 0
        service.is_silent = False
        await restart(server)
        await service.until(lambda: service.received)
        await asyncio.sleep(NO_CALL_S)
        assert [one.message["decision"] for one in service.received] == [claim.subject]
        for seat in (asked, other):
            await seat.connect()
        await play_one_move(asked, other)
        await service.until(lambda: len(service.received) > 1)
        assert service.received[1].message["type"] == "withdraw"
        assert not service.errors


async def test_a_call_that_was_made_is_not_made_again_and_is_withdrawn_by_the_next_process(tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        await asked.close()
        await service.until(lambda: service.received)
        await until_made(tmp_path, asked.room)
        server.kill()
        assert [one.until for one in await end_leases(tmp_path, asked.room)] == [0]
        await restart(server)
        await asyncio.sleep(NO_CALL_S)
        for seat in (asked, other):
            await seat.connect()
        await play_one_move(asked, other)
        await service.until(lambda: len(service.received) > 1)
        assert [one.message["type"] for one in service.received] == ["call", "withdraw"]
        assert service.received[1].message["decision"] == service.received[0].message["decision"]


async def test_a_call_whose_lease_still_runs_is_not_finished_by_another_watcher(tmp_path: Path) -> None:
    """Its decision is past: the sender withdraws it if it lives, else whoever finds that the lease has ended."""
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        service.is_silent = True
        await asked.close()
        await service.until(lambda: service.ignored)
        server.kill()
        [claim] = await calls_of(tmp_path, asked.room)
        await end_leases(tmp_path, asked.room, claim.until + HOUR_MS)
        await restart(server)
        for seat in (asked, other):
            await seat.connect()
        await play_one_move(asked, other)
        server.kill()
        await restart(server)
        await asked.connect()
        await asyncio.sleep(NO_CALL_S)
        server.kill()
        first, *later = await end_leases(tmp_path, asked.room)
        assert (first.kind, first.until > 0) == ("turn", True)
        assert not [call for call in later if call.subject == first.subject]
        service.is_silent = False
        await restart(server)

        def about_it() -> list[str]:
            return [one.message["type"] for one in service.received if one.message["decision"] == first.subject]

        await service.until(about_it)
        assert about_it() == ["withdraw"]


async def test_a_withdrawal_is_sent_by_the_next_process_if_its_own_is_killed_before(tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        await asked.close()
        await service.until(lambda: service.received)
        await until_made(tmp_path, asked.room)
        await asked.connect()
        service.is_silent = True
        await play_one_move(asked, other)
        await service.until(lambda: service.ignored)
        server.kill()
        begun = await end_leases(tmp_path, asked.room)
        assert [one.kind for one in begun if one.until] == ["withdrawal"]
        service.is_silent = False
        await restart(server)
        await service.until(lambda: any(one.message["type"] == "withdraw" for one in service.received))


async def test_a_decision_is_called_for_although_no_process_ran_when_it_was_due(tmp_path: Path) -> None:
    async with calling_process(tmp_path, call_delay=3000) as (server, client, service):
        asked, _ = await started(client, service)
        server.kill()
        await restart(server)
        await service.until(lambda: service.received)
        assert asked.game is not None
        assert service.received[0].message["decision"] == f"1:{asked.game.decision}"


async def test_a_webhook_is_told_by_the_next_process_under_the_same_id(tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        host, guest = await open_for_two(client)
        hook = {"address": f"{service.address}/hook/json", "format": "json"}
        await client.request("PUT", f"/api/rooms/{host.room}/webhook", hook, host.key)
        await host.do(StartGame)
        await service.until(lambda: service.hooks)
        [(_, _, started_headers, _)] = service.hooks
        await until_made(tmp_path, host.room)
        service.is_silent = True
        await host.until(partial(has_game, host))
        await (host if host.is_asked else guest).close()
        await service.until(lambda: service.ignored)
        server.kill()
        begun = await end_leases(tmp_path, host.room)
        assert [(one.kind, bool(one.until), bool(one.body)) for one in begun] == [
            ("notice", False, False), ("notice", True, True),
        ]  # fmt: skip
        service.is_silent = False
        await restart(server)
        await service.until(lambda: len(service.hooks) > 1)
        _, _, turn_headers, told = service.hooks[1]
        assert b'"event":"turn"' in told
        assert turn_headers["Forno-Id"] == service.ignored[0]["Forno-Id"]
        assert turn_headers["Forno-Id"] != started_headers["Forno-Id"]


async def test_a_message_that_kills_its_processes_is_given_up(tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, _ = await started(client, service)
        service.is_silent = True
        await asked.close()
        for times in range(1, 4):
            await service.until(lambda count=times: len(service.ignored) == count)  # type: ignore[misc]
            server.kill()
            [claim] = await end_leases(tmp_path, asked.room)
            assert claim.claims == times
            await restart(server)
        await asyncio.sleep(NO_CALL_S)
        assert len(service.ignored) == 3
