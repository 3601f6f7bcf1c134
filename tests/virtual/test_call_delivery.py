"""Calls survive the process that makes them: killed between claiming and sending, or after sending, or before both."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from forno.client import Client, Seat
from forno.server.protocol.client_messages import StartGame
from forno.server.runtime.caller import POLL_PERIOD_S
from forno.server.runtime.delivery import LEASE_MS
from forno.server.settings import Settings
from forno.server.store.recipients import Call
from harness.log_rows import opened
from harness.players import open_for_two, play_one_move
from harness.push_service import PushService, push_service
from harness.virtual.server import VirtualProcess, store_of
from harness.virtual.world import EPOCH, World

CALL_S = Settings().call_delay / 1000 + 1
"""A second more than a decision is open before somebody is called, and less than until a bot plays for them."""
LEASE_S = LEASE_MS / 1000
FOUND_S = LEASE_S + POLL_PERIOD_S + 1
"""Within this time after a process died, another finds that its lease has ended. It is less than until a bot plays."""


@asynccontextmanager
async def calling_process(folder: Path) -> AsyncIterator[tuple[VirtualProcess, Client, PushService]]:
    """A server that can be killed, a client, and the push service that the server may call."""
    async with push_service() as service:
        local = service.address.removeprefix("http://")
        async with VirtualProcess(folder, outbound_local=(local,)) as server, Client(server.address) as client:
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
    async with opened(store_of(folder)) as store:
        return await store.recipients.calls(room)


async def test_a_call_is_sent_by_the_next_process_if_its_own_is_killed_before(world: World, tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        service.is_silent = True
        await asked.close()
        await world.loop.let_pass(CALL_S)
        server.kill()
        [claim] = await calls_of(tmp_path, asked.room)
        assert (len(service.ignored), claim.kind, claim.claims) == (1, "turn", 1)
        service.is_silent = False
        await server.start()
        await world.loop.until(claim.until / 1000 - EPOCH - 1)
        assert not service.received, "the lease of the killed process runs"
        await world.loop.let_pass(1 + POLL_PERIOD_S)
        assert [one.message["decision"] for one in service.received] == [claim.subject]
        for seat in (asked, other):
            await seat.connect()
        await play_one_move(asked, other)
        await world.loop.until_idle()
        assert [one.message["type"] for one in service.received] == ["call", "withdraw"]
        assert not service.errors


async def test_a_call_that_was_made_is_not_made_again_and_is_withdrawn_by_the_next_process(
    world: World, tmp_path: Path
) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        await asked.close()
        await world.loop.let_pass(CALL_S)
        server.kill()
        assert [one.until for one in await calls_of(tmp_path, asked.room)] == [0]
        await server.start()
        await world.loop.let_pass(FOUND_S)
        for seat in (asked, other):
            await seat.connect()
        await play_one_move(asked, other)
        await world.loop.until_idle()
        assert [one.message["type"] for one in service.received] == ["call", "withdraw"]
        assert service.received[1].message["decision"] == service.received[0].message["decision"]


async def test_a_call_whose_lease_still_runs_is_not_finished_by_another_watcher(world: World, tmp_path: Path) -> None:
    """Its decision is past: the sender withdraws it if it lives, else whoever finds that the lease has ended."""
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        service.is_silent = True
        await asked.close()
        await world.loop.let_pass(CALL_S)
        server.kill()
        await server.start()
        for seat in (asked, other):
            await seat.connect()
        await play_one_move(asked, other)
        server.kill()
        await server.start()
        for seat in (asked, other):
            await seat.connect()
        await world.loop.let_pass(LEASE_S / 2)
        first, *later = await calls_of(tmp_path, asked.room)
        assert (first.kind, first.until > world.wall_clock() * 1000) == ("turn", True)
        assert not [call for call in later if call.subject == first.subject]
        service.is_silent = False
        await world.loop.let_pass(FOUND_S)
        about_it = [one.message["type"] for one in service.received if one.message["decision"] == first.subject]
        assert about_it == ["withdraw"]


async def test_a_withdrawal_is_sent_by_the_next_process_if_its_own_is_killed_before(
    world: World, tmp_path: Path
) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, other = await started(client, service)
        await asked.close()
        await world.loop.let_pass(CALL_S)
        await asked.connect()
        service.is_silent = True
        await play_one_move(asked, other)
        await world.loop.let_pass(1)
        server.kill()
        assert [one.kind for one in await calls_of(tmp_path, asked.room) if one.until] == ["withdrawal"]
        service.is_silent = False
        await server.start()
        for seat in (asked, other):
            await seat.connect()
        await world.loop.let_pass(FOUND_S)
        assert [one.message["type"] for one in service.received] == ["call", "withdraw"]


async def test_a_decision_is_called_for_although_no_process_ran_when_it_was_due(world: World, tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, _ = await started(client, service)
        server.kill()
        await world.loop.let_pass(CALL_S)
        await server.start()
        await world.loop.let_pass(1)
        assert asked.game is not None
        assert [one.message["decision"] for one in service.received] == [f"1:{asked.game.decision}"]


async def test_a_webhook_is_told_by_the_next_process_under_the_same_id(world: World, tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        host, guest = await open_for_two(client)
        hook = {"address": f"{service.address}/hook/json", "format": "json"}
        await client.request("PUT", f"/api/rooms/{host.room}/webhook", hook, host.key)
        await host.do(StartGame)
        await world.loop.until_idle()
        [(_, _, started_headers, _)] = service.hooks
        service.is_silent = True
        await (host if host.is_asked else guest).close()
        await world.loop.let_pass(CALL_S)
        server.kill()
        begun = await calls_of(tmp_path, host.room)
        assert [(one.kind, bool(one.until), bool(one.body)) for one in begun] == [
            ("notice", False, False), ("notice", True, True),
        ]  # fmt: skip
        service.is_silent = False
        await server.start()
        await world.loop.let_pass(FOUND_S)
        assert len(service.hooks) == 2
        _, _, turn_headers, told = service.hooks[1]
        assert b'"event":"turn"' in told
        assert turn_headers["Forno-Id"] == service.ignored[0]["Forno-Id"]
        assert turn_headers["Forno-Id"] != started_headers["Forno-Id"]


async def test_a_message_that_kills_its_processes_is_given_up(world: World, tmp_path: Path) -> None:
    async with calling_process(tmp_path) as (server, client, service):
        asked, _ = await started(client, service)
        service.is_silent = True
        await asked.close()
        await world.loop.let_pass(CALL_S - 1)
        for times in range(1, 4):
            await world.loop.let_pass(1)
            server.kill()
            [claim] = await calls_of(tmp_path, asked.room)
            assert (len(service.ignored), claim.claims) == (times, times)
            await world.loop.let_pass(LEASE_S)
            await server.start()
        await world.loop.let_pass(FOUND_S)
        assert len(service.ignored) == 3
