"""The virtual world itself: its clock, its network, its processes, and that a seed decides everything."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import aiohttp
import pytest

from forno.client import Client, ConnectionLost
from forno.server.protocol import SendChat, StartGame
from forno.server.protocol.room_events import ChatMessage
from harness.players import ScriptedPlayer, open_for_two
from harness.virtual.loop import Stuck
from harness.virtual.server import Switchboard, VirtualProcess, virtual_server
from harness.virtual.world import World

DAY_S = 86_400


async def test_an_hour_of_a_server_passes_at_once(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        seat = await client.open("solo", 2, "Anna")
        before, wall_s = world.loop.now, time.time()
        await world.loop.until(before + 3_600)
        assert world.loop.now == before + 3_600
        assert time.time() - wall_s == pytest.approx(3_600)
        assert seat.line.state == "open"


async def test_a_world_is_idle_once_only_background_work_is_left(world: World, tmp_path: Path) -> None:
    """The proof that something does not happen: nothing is scheduled any more that could do it."""
    done: list[float] = []
    async with virtual_server(tmp_path) as client:
        await client.open("solo", 2, "Anna")
        world.loop.call_later(20, lambda: done.append(world.loop.now))
        began = world.loop.now
        await world.loop.until_idle()
        assert done == [began + 20]
        assert world.loop.now < began + DAY_S


async def test_a_timer_that_is_due_now_is_not_left_to_later(world: World) -> None:
    done: list[str] = []
    at = world.loop.now + 5
    world.loop.call_at(at, done.append, "first")
    await world.loop.until(at)
    assert done == ["first"]


async def test_what_is_begun_when_the_time_has_come_is_done_too(world: World) -> None:
    done: list[str] = []
    at = world.loop.now + 5
    world.loop.call_at(at, lambda: world.loop.call_later(0, done.append, "then"))
    await world.loop.until(at)
    assert done == ["then"]


def test_a_world_in_which_nothing_is_left_to_happen_is_stuck() -> None:
    with pytest.raises(Stuck, match="no timer is left"):
        World(1).run(asyncio.Event().wait())


def test_an_error_that_nobody_handled_fails_the_run() -> None:
    async def forget() -> None:
        asyncio.get_running_loop().call_soon(lambda: 1 / 0)
        await asyncio.sleep(1)

    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        World(1).run(forget())


# --- the network


async def test_a_server_answers_as_on_a_network(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, aiohttp.ClientSession() as http:
        async with http.get(f"{client.address}/healthz") as answer:
            assert answer.status == 200
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with http.get(f"{client.address}/api/games", headers={"Host": "evil.example"}) as answer:
            assert (await answer.json())["rule"] == "wire.host"
        async with http.post(f"{client.address}/api/rooms", data="x" * 200_000) as answer:
            assert (await answer.json())["rule"] == "wire.size"


async def test_nobody_listens_where_no_server_is() -> None:
    async with Client("http://127.0.0.1:9") as client:
        with pytest.raises(ConnectionLost, match=r"127\.0\.0\.1:9"):
            await client.request("GET", "/api/games")


async def test_bytes_take_their_time(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        seat = await client.open("solo", 2, "Anna")
        world.loop.way = lambda size: 0.2
        await seat.connect()
        began = world.loop.now
        await seat.do(SendChat, text="ciao")
        assert 0.4 <= world.loop.now - began < 0.5


# --- processes


async def test_a_killed_process_has_lost_nothing_that_it_acknowledged(world: World, tmp_path: Path) -> None:
    process = await VirtualProcess(tmp_path).start()
    async with Client(process.address) as client:
        host = await client.open("solo", 2, "Anna")
        await host.do(SendChat, text="ciao")
        process.kill()
        with pytest.raises(ConnectionLost):
            await host.do(SendChat, text="nobody hears this")
        with pytest.raises(ConnectionLost):
            await host.connect()
        async with process:
            await host.connect()
            assert [host.text(said.text) for said in host.room_events if isinstance(said, ChatMessage)] == ["ciao"]


async def test_two_processes_of_one_folder_show_one_table(tmp_path: Path) -> None:
    switchboard = Switchboard()
    async with (
        VirtualProcess(tmp_path, switchboard) as one,
        VirtualProcess(tmp_path, switchboard) as two,
        Client(one.address) as here,
        Client(two.address) as there,
    ):
        host = await here.open("solo", 2, "Anna")
        guest = await there.sit(host.room, "Bob")
        await host.until(lambda: host.names[1:] == ["Bob"])
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        assert guest.view["top"] == host.view["top"]


async def test_a_process_that_cannot_start_says_why(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(Exception, match="cannot be opened"):
        await VirtualProcess(tmp_path).start()


# --- determinism


def evening(seed: int, folder: Path) -> list[str]:
    """Every frame of a game of two."""
    frames: list[str] = []

    async def play() -> None:
        async with virtual_server(folder, seed=seed) as client:
            host, guest = await open_for_two(client)
            await host.do(StartGame)
            players = [ScriptedPlayer(seat, number) for number, seat in enumerate((host, guest))]
            await asyncio.gather(*(player.play() for player in players))
            frames.extend([host.room, *host.frames, *guest.frames])

    World(seed).run(play())
    return frames


def test_a_seed_gives_the_same_run_to_the_byte(tmp_path: Path) -> None:
    first, again, other = (evening(seed, tmp_path / name) for seed, name in ((1, "a"), (1, "b"), (2, "c")))
    assert first == again
    assert first != other
