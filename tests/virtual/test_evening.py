"""An evening over connections: ready, the next game, another game, and people who change places."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import ChangeGame, Contribute, SetReady, ShareReplay, StartGame
from forno.server.protocol.room_events import GameStarted
from forno.server.settings import Settings
from harness.players import ScriptedPlayer, open_for_two, play_one_move
from harness.virtual.server import virtual_server
from harness.virtual.world import World

WAIT_MS = Settings().contribution_wait


async def played(client: Client) -> tuple[Seat, Seat]:
    """Two people who have just ended a game."""
    host, guest = await open_for_two(client)
    await host.do(StartGame)
    await asyncio.gather(ScriptedPlayer(host, 1).play(), ScriptedPlayer(guest, 2).play())
    return host, guest


@pytest.mark.rule("house.ready")
async def test_the_next_game_begins_by_itself_when_all_are_ready(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await played(client)
        await guest.do(SetReady)
        await guest.do(Contribute, words="lucky")
        await host.until(lambda: host.status == "lobby")
        assert host.game is not None
        assert host.game.number == 1, "who has not tapped still has the finished table"
        await host.do(SetReady)
        for seat in (host, guest):
            await seat.until(lambda seat=seat: seat.status == "playing")  # type: ignore[misc]
        assert host.room_view is not None
        assert host.room_view.number == 2
        assert not any(seat.ready for seat in host.room_view.seats)
        await play_one_move(host, guest)


@pytest.mark.rule("house.evening")
async def test_who_comes_back_between_games_has_the_finished_table_and_the_score(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await played(client)
        await guest.do(SetReady)
        await host.until(lambda: host.status == "lobby")
        table, again = host.view, client.seat(host.room, host.key)
        await again.connect()
        assert (again.view, again.game and again.game.number) == (table, 1)
        assert again.room_view is not None
        assert [again.text(line.name) for line in again.room_view.score if line.wins] != []
        assert {again.text(seat.name) for seat in again.room_view.games[0].seats} == {*host.names}


@pytest.mark.rule("house.queue")
async def test_who_makes_way_hears_nothing_of_the_seat_any_more(tmp_path: Path) -> None:
    """The host gives way to a person of the queue, begins the game from there, and sees what a spectator sees."""
    async with virtual_server(tmp_path) as client:
        host, guest = await played(client)
        ida = await client.wait_for_seat(host.room, "Ida")
        watcher = await client.watch(host.room)
        await host.do(ChangeGame, game="mamma-mia", seats=2)
        assert (host.number, host.person) == (None, 1), "the welcome came before the answer"
        await ida.until(lambda: ida.number == 0)
        assert ida.game is not None
        hands = [place["hand"] for place in ida.view["places"] if "hand" in place]
        assert ida.view["viewer"] is None, f"the finished table, as the public saw it: {hands}"
        await host.do(StartGame)
        for seat in (host, guest, ida, watcher):
            await seat.until(lambda seat=seat: seat.status == "playing")  # type: ignore[misc]
        for _ in range(4):
            await play_one_move(ida, guest)
        await host.until(lambda: host.n == watcher.n)
        assert host.view == watcher.view
        assert host.view["viewer"] is None
        assert host.legal_moves == []
        assert host.frames[-4:] == watcher.frames[-4:]
        with pytest.raises(RefusedByServer, match=r"house\.sit"):
            await host.play("pass")
        assert await client.request("GET", f"/api/rooms/{host.room}/games/1/replay/0", key=host.key)
        await host.do(ShareReplay, number=1)


@pytest.mark.rule("house.queue")
async def test_streams_that_begin_anew_can_be_resumed(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await played(client)
        ida = await client.wait_for_seat(host.room, "Ida")
        await host.do(ChangeGame, game="mamma-mia", seats=2)
        await ida.until(lambda: ida.number == 0)
        for seat in (host, guest, ida):
            await seat.close()
        again = client.seat(host.room, host.key)
        await again.connect()
        await again.do(StartGame)
        for seat in (host, guest, ida):
            await seat.connect()
            await seat.until(lambda seat=seat: seat.status == "playing")  # type: ignore[misc]
            fresh = client.seat(seat.room, seat.key)
            await fresh.connect()
            assert (seat.number, seat.n, seat.hash) == (fresh.number, fresh.n, fresh.hash)
            assert json.loads(bytes(seat.game.view)) == fresh.view  # type: ignore[union-attr]


@pytest.mark.rule("house.ready")
async def test_a_repeated_command_opens_one_lobby(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await played(client)
        for _ in range(2):
            await guest.do(SetReady, command="cd" * 16)
            await guest.connect()
        await host.until(lambda: host.status == "lobby")
        assert host.room_view is not None
        assert host.room_view.number == 2


@pytest.mark.rule("house.fair")
async def test_a_start_waits_for_the_contributions_of_connected_devices(world: World, tmp_path: Path) -> None:
    """The cards are dealt as soon as all devices have contributed; the event names the seats that gave nothing."""
    async with virtual_server(tmp_path, contribution_wait=WAIT_MS) as client:
        host, guest = await open_for_two(client)
        await host.do(Contribute, words="host")
        starting = asyncio.ensure_future(host.do(StartGame))
        await world.loop.let_pass(WAIT_MS / 1000 - 1)
        assert not starting.done()
        await guest.do(Contribute, words="guest")
        await starting
        assert [event.silent for event in host.room_events if isinstance(event, GameStarted)] == [()]


@pytest.mark.rule("house.fair")
async def test_a_start_names_the_seats_that_contributed_nothing(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path, contribution_wait=WAIT_MS) as client:
        host, guest = await open_for_two(client)
        await host.do(Contribute, words="host")
        began = world.loop.now
        await host.do(StartGame)
        assert world.loop.now == pytest.approx(began + WAIT_MS / 1000, abs=0.2)
        await guest.until(lambda: guest.game is not None)
        assert [event.silent for event in guest.room_events if isinstance(event, GameStarted)] == [(guest.number,)]


@pytest.mark.rule("house.fair")
async def test_a_start_waits_for_nobody_who_is_not_connected(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path, contribution_wait=WAIT_MS) as client:
        host, guest = await open_for_two(client)
        await guest.close()
        await host.until(lambda: host.connected == [True, False])
        await host.do(Contribute, words="host")
        began = world.loop.now
        await host.do(StartGame)
        assert world.loop.now < began + 0.1
