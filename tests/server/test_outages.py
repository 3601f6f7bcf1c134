"""Outages of Redis and PostgreSQL, and abandoned games: nothing is lost, and every game ends."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from forno.client import Client, Seat
from forno.server.protocol import StartGame
from harness.history import History
from harness.players import ScriptedPlayer, has_frame_after, seat_players
from harness.recording import RecordingClient
from harness.servers import ServerProcess
from harness.stores import Postgres, RedisServer
from tests.server.game_checks import check_all

pytestmark = pytest.mark.asyncio


async def test_without_redis_the_log_is_polled(tmp_path: Path, postgres_url: str, own_redis: RedisServer) -> None:
    with (
        ServerProcess(tmp_path, store=postgres_url, bus=own_redis.url) as one,
        ServerProcess(tmp_path, store=postgres_url, bus=own_redis.url) as two,
    ):
        async with AsyncExitStack() as stack:
            client, other = [await stack.enter_async_context(Client(server.address)) for server in (one, two)]
            seats, watcher = await seat_players(client, [other], "mamma-mia")
            await seats[0].do(StartGame)
            await seats[1].until(lambda: seats[1].game is not None)
            await asyncio.to_thread(own_redis.kill)
            for _ in range(6):
                await seats[0].until(lambda: seats[0].is_asked or seats[1].is_asked)
                mover = next(seat for seat in seats if seat.is_asked)
                before = [seat.n for seat in (*seats, watcher)]
                await mover.play(mover.legal_moves[0])
                for seat, n in zip((*seats, watcher), before, strict=True):
                    await seat.until(partial(has_frame_after, seat, n))
            await asyncio.to_thread(own_redis.start)
            mover = next(seat for seat in seats if seat.is_asked)
            await mover.play(mover.legal_moves[0])
        assert one.complaints() == two.complaints() == []


async def test_presence_is_announced_across_processes(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    with (
        ServerProcess(tmp_path, store=postgres_url, bus=redis_url) as one,
        ServerProcess(tmp_path, store=postgres_url, bus=redis_url) as two,
    ):
        async with Client(one.address) as client, Client(two.address) as other:
            host = await client.open("solo", 2, "Anna")
            guest = await other.sit(host.room, "Bob")
            for seat in (host, guest):
                await seat.until(partial(has_connected, seat, [True, True]))
            watcher = await other.watch(host.room)
            await host.until(lambda: host.spectators == 1)
            await watcher.close()
            await guest.close()
            await host.until(lambda: host.connected == [True, False] and host.spectators == 0)


async def test_a_player_connected_to_another_process_is_not_absent(
    tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    with (
        ServerProcess(tmp_path, store=postgres_url, bus=redis_url, grace=300) as one,
        ServerProcess(tmp_path, store=postgres_url, bus=redis_url, grace=300) as two,
    ):
        async with Client(one.address) as client, Client(two.address) as other:
            host = await client.open("mamma-mia", 2, "Anna")
            guest = await other.sit(host.room, "Bob")
            await host.until(lambda: host.connected == [True, True])
            await host.do(StartGame)
            await guest.until(lambda: guest.game is not None)
            await asyncio.sleep(1.5)
            assert not any(map(host.is_away, (0, 1)))


async def test_postgres_goes_and_comes_back(tmp_path: Path, own_postgres: Postgres) -> None:
    url = own_postgres.url
    with ServerProcess(tmp_path, store=url, bot_pace=80) as server:
        async with Client(server.address) as client:
            seats, watcher = await seat_players(client, [client], "mamma-mia", bots=1)
            await seats[0].do(StartGame, fill="random")
            players = [ScriptedPlayer(seat, number) for number, seat in enumerate(seats)]
            games = asyncio.gather(*(player.play() for player in [*players, ScriptedPlayer(watcher, 9)]))
            for _ in range(2):
                await asyncio.sleep(0.3)
                assert not seats[0].is_over
                await asyncio.to_thread(own_postgres.kill)
                await asyncio.sleep(0.3)
                assert await asyncio.to_thread(status, server, "/readyz") == 503
                assert await asyncio.to_thread(status, server, "/healthz") == 200
                await asyncio.to_thread(own_postgres.start)
            await asyncio.wait_for(games, 90)
            await check_all(url, client, seats, watcher, players)


BOT_PACE_MS = 5000
"""A bot takes half of it at least: time enough to kill the store before it moves."""


async def test_a_bot_move_that_cannot_be_stored_is_reported_once(tmp_path: Path, own_postgres: Postgres) -> None:
    with (
        ServerProcess(tmp_path, store=own_postgres.url, bot_pace=BOT_PACE_MS) as server,
        History(tmp_path / "history.jsonl") as history,
    ):
        async with RecordingClient(server.address, history, "Anna") as client:
            host = await client.open("mamma-mia", 2, "Anna", bots="random")
            await host.do(StartGame)
            while host.is_asked:
                await host.play(host.legal_moves[0])
            n = host.n
            await asyncio.to_thread(own_postgres.kill)
            await host.until(lambda: client.refusals, timeout=60)
            await asyncio.sleep(2)
            assert client.refusals == {"wire.store": 1}
            await asyncio.to_thread(own_postgres.start)
            await host.until(lambda: host.n > n)


def has_connected(seat: Seat, connected: list[bool]) -> bool:
    return seat.connected == connected


def status(server: ServerProcess, path: str) -> int:
    try:
        with urllib.request.urlopen(server.address + path, timeout=60) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


async def test_an_abandoned_game_is_finished_after_a_restart(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, grace=200, bot_pace=20) as server:
        async with Client(server.address) as client:
            seats, watcher = await seat_players(client, [client], "mamma-mia", bots=1)
            await seats[0].do(StartGame, fill="default")
            for seat in [*seats, watcher]:
                await seat.close()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with Client(server.address) as client:
            for _ in range(1200):
                if (await client.request("GET", f"/api/rooms/{seats[0].room}"))["status"] == "over":
                    break
                await asyncio.sleep(0.1)
            else:
                raise AssertionError("the game did not end")
        assert server.complaints() == []
