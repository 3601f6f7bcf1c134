"""A table with one person waits for that person, on a server; one with several plays on. (house.absent)"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, Seat
from forno.client.memory import MemoryEnd
from forno.client.transport import AiohttpSocket
from forno.server.protocol import LeaveSeat, Look, RoomSettings, StartGame
from forno.server.room import CloseJumpIn, PlayBotMove, ReopenJumpIn, read_entry
from forno.server.runtime.bot_runner import BotPool
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.service import Runtime
from harness.players import ScriptedPlayer
from harness.virtual.server import Switchboard, VirtualProcess, virtual_server
from harness.virtual.world import World

pytestmark = pytest.mark.rule("house.absent")
ABSENCE_S = 600
"""Longer than any clock, grace or window of these tables."""
MOMENT_S = 0.1
"""Enough for messages to arrive, and less than any clock, grace or window."""
NEVER_S = 1e9
"""Later than all that a test waits for."""
FOR_EVER = 1 << 50
"""A time when all that could ever be due is due."""


async def alone(client: Client, game: str = "mamma-mia", **settings: Any) -> Seat:
    """A running game of one person with two bots."""
    host = await client.open(game, 3, "Anna", bots="random", settings=settings)
    await host.do(StartGame)
    await host.until(lambda: host.game is not None)
    return host


async def until_a_bot_is_next(host: Seat, live: LiveRoom) -> None:
    """Move until a bot owes the answer. From now on the seat confirms only what it is told to."""
    await host.until(lambda: host.is_asked)
    host.auto_confirm = False
    while live.room.playing.seat == 0:
        await host.play(host.legal_moves[0])


def assert_held(runtime: Runtime, live: LiveRoom) -> None:
    """Nothing of the game is due in this process, and its timer is not set."""
    assert live.room.waits
    assert live.is_held
    assert runtime.scheduler.next_due(live) is None
    assert not runtime.scheduler.is_armed(live)


async def entries(runtime: Runtime, room: str) -> list[Any]:
    return [read_entry(row.body).command for row in await runtime.registry.store.read(room)]


def room_of(runtime: Runtime, seat: Seat) -> LiveRoom:
    live = runtime.registry.get(seat.room)
    assert live is not None
    return live


# --- bots


async def test_no_bot_moves_before_the_last_frame_was_shown(
    world: World, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with virtual_server(tmp_path) as client:
        host = await alone(client)
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        assert_held(runtimes[0], live)
        await world.loop.until_idle()
        before = host.n
        assert before == live.room.seats[0].n
        await world.loop.let_pass(ABSENCE_S)
        assert host.n == live.room.seats[0].n == before
        await host.confirm()
        await world.loop.until_idle()
        assert host.n == live.room.seats[0].n == before + 1, "and the next one waits again"
        assert_held(runtimes[0], live)


@pytest.mark.rule("wire.rate")
async def test_a_confirmation_over_the_rate_limit_is_sent_again(tmp_path: Path, runtimes: list[Runtime]) -> None:
    """It comes after more messages than are allowed at once, and nothing else would ever confirm the frame."""
    burst = 20
    async with virtual_server(tmp_path, rate=4, burst=burst) as client:
        host = await alone(client)
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        await host.until(lambda: host.n == live.room.seats[0].n)
        before = host.n
        for _ in range(burst + 2):
            await host.send(Look(looking=True))
        host.auto_confirm = True
        await host.confirm()
        await host.until(lambda: host.n > before)


@pytest.mark.parametrize("absence", ["hidden", "covered", "gone", "left"])
async def test_no_bot_moves_while_the_person_is_away(
    absence: str, world: World, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with virtual_server(tmp_path) as client:
        host = await alone(client, clock={"clock": "per-decision", "seconds": 30})
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        await world.loop.until_idle()
        before = len(await entries(runtimes[0], host.room))
        match absence:
            case "hidden":
                await host.send(Look(looking=False))
                await host.confirm()
            case "covered":
                await host.show(host.key, covered=True)
            case "gone":
                await host.close()
            case "left":
                await host.do(LeaveSeat)
        await world.loop.let_pass(MOMENT_S)
        assert_held(runtimes[0], live)
        await world.loop.let_pass(ABSENCE_S)
        assert {*map(type, (await entries(runtimes[0], host.room))[before:])} <= {LeaveSeat}
        match absence:
            case "hidden":
                await host.send(Look(looking=True))
            case "covered":
                await host.show(host.key)
            case _:
                await host.connect()
        await host.confirm()
        await world.loop.until_idle()
        assert PlayBotMove in map(type, (await entries(runtimes[0], host.room))[before:])


async def test_a_bot_that_was_asked_before_drops_its_answer_and_is_asked_again(
    world: World, tmp_path: Path, runtimes: list[Runtime], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_answer, choose = asyncio.Event(), asyncio.Event(), BotPool.choose

    async def late(pool: BotPool, *args: Any) -> Any:
        asked.set()
        await may_answer.wait()
        return await choose(pool, *args)

    async with virtual_server(tmp_path) as client:
        host = await alone(client)
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        monkeypatch.setattr(BotPool, "choose", late)
        await world.loop.until_idle()
        await host.confirm()
        await world.loop.until_idle()
        assert asked.is_set()
        await host.send(Look(looking=False))
        await world.loop.until_idle()
        seq = live.room.seq
        may_answer.set()
        await world.loop.until_idle()
        assert not live.asked
        assert live.room.seq == seq
        assert_held(runtimes[0], live)
        await host.send(Look(looking=True))
        await world.loop.until_idle()
        assert isinstance((await entries(runtimes[0], host.room))[seq], PlayBotMove)


async def test_the_table_waits_when_the_other_person_leaves_and_says_so(
    world: World, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna", options={"first-player": "2"})
        guest = await client.sit(host.room, "Bob")
        await host.do(StartGame, fill="random")
        await host.until(lambda: host.status == "playing")
        live = room_of(runtimes[0], host)
        assert not live.is_held
        host.auto_confirm = False
        await guest.do(LeaveSeat)
        await world.loop.let_pass(MOMENT_S)
        assert host.room_view is not None
        assert host.room_view.waits
        assert_held(runtimes[0], live)
        before = host.n
        await host.confirm()
        await world.loop.until_idle()
        assert host.n == before + 1, "a bot has played for the guest"


# --- the jump-in window


async def in_a_window(client: Client, runtime: Runtime) -> tuple[Seat, LiveRoom]:
    """SOLO with two bots, in an open window."""
    host = await alone(client, "solo")
    live = room_of(runtime, host)
    while live.room.jump_in is None:
        await host.until(lambda: host.is_asked or live.room.jump_in)
        if live.room.jump_in is None:
            await host.play(host.legal_moves[0])
    await host.until(lambda: host.game is not None and host.game.jump_in is not None)
    return host, live


def opened_at(live: LiveRoom) -> int:
    assert live.room.jump_in is not None
    return live.room.jump_in.opened


@pytest.mark.rule("house.window")
@pytest.mark.parametrize("absence", ["hidden", "gone"])
async def test_a_window_is_open_in_full_again_when_the_person_is_back(
    absence: str, world: World, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with virtual_server(tmp_path) as client:
        host, live = await in_a_window(client, runtimes[0])
        opened, before = opened_at(live), await entries(runtimes[0], host.room)
        if absence == "hidden":
            await host.send(Look(looking=False))
        else:
            await host.close()
        await world.loop.let_pass(MOMENT_S)
        assert_held(runtimes[0], live)
        await world.loop.let_pass(ABSENCE_S)
        assert await entries(runtimes[0], host.room) == before
        if absence == "hidden":
            await host.send(Look(looking=True))
        else:
            await host.connect()
        await world.loop.let_pass(MOMENT_S)
        live = room_of(runtimes[0], host)
        window = live.room.jump_in
        assert window is not None
        assert window.opened > opened
        assert window.ends - window.opened == RoomSettings().jump_in_ms
        assert not live.is_held
        assert host.game is not None
        assert host.game.jump_in is not None
        assert host.game.jump_in.ends_at_ms == window.ends
        again = [one for one in await entries(runtimes[0], host.room) if isinstance(one, ReopenJumpIn)]
        assert len(again) == 1


def lose_line(seat: Seat) -> None:
    """Let nothing more arrive, in either direction, and let neither side notice."""
    assert isinstance(seat.socket, AiohttpSocket)
    connection = seat.socket.ws._response.connection
    assert connection is not None
    end = connection.transport
    assert isinstance(end, MemoryEnd)
    assert end.peer is not None
    end.way = end.peer.way = lambda _size: NEVER_S


@pytest.mark.rule("house.window")
async def test_a_window_within_which_the_line_is_lost_is_not_closed(
    world: World, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    """Its frame was shown, and the server learns of the line only after `silence`, long after the window's end."""
    async with virtual_server(tmp_path) as client:
        host, live = await in_a_window(client, runtimes[0])
        opened, before = opened_at(live), await entries(runtimes[0], host.room)
        await world.loop.let_pass(MOMENT_S)
        assert not live.is_held
        lose_line(host)
        await world.loop.let_pass(ABSENCE_S)
        assert await entries(runtimes[0], host.room) == before
        host.cut()
        await host.connect()
        await world.loop.let_pass(MOMENT_S)
        again = opened_at(room_of(runtimes[0], host))
        assert again > opened
        assert isinstance((await entries(runtimes[0], host.room))[-1], ReopenJumpIn)
        await world.loop.let_pass(RoomSettings().jump_in_ms / 1000)
        assert CloseJumpIn in map(type, await entries(runtimes[0], host.room))


@pytest.mark.rule("house.window")
async def test_in_ordinary_play_no_window_is_opened_twice(tmp_path: Path, runtimes: list[Runtime]) -> None:
    async with virtual_server(tmp_path) as client:
        host = await alone(client, "solo")
        await ScriptedPlayer(host, 1).play()
        assert not any(isinstance(one, ReopenJumpIn) for one in await entries(runtimes[0], host.room))


# --- restart, and another process


async def test_a_restart_wakes_no_table_that_waits_and_it_goes_on_where_it_was(
    world: World, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with virtual_server(tmp_path) as client:
        host = await alone(client)
        await until_a_bot_is_next(host, room_of(runtimes[0], host))
        await world.loop.until_idle()
        before, decision = host.n, host.asked
    async with virtual_server(tmp_path) as client:
        await world.loop.let_pass(ABSENCE_S)
        assert await runtimes[1].registry.store.due(FOR_EVER, 10) == []
        assert runtimes[1].registry.get(host.room) is None
        back = client.seat(host.room, host.key)
        back.auto_confirm = False
        await back.connect()
        assert (back.n, back.asked) == (before, decision)
        assert_held(runtimes[1], room_of(runtimes[1], back))
        await back.confirm()
        await world.loop.until_idle()
        assert back.n == before + 1


async def test_the_process_where_the_person_is_plays_on(world: World, tmp_path: Path, runtimes: list[Runtime]) -> None:
    switchboard = Switchboard()
    async with (
        VirtualProcess(tmp_path, switchboard) as here,
        VirtualProcess(tmp_path, switchboard) as there,
        Client(here.address) as one,
        Client(there.address) as two,
    ):
        host = await alone(one)
        first = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, first)
        spectator = await one.watch(host.room)
        moved = two.seat(host.room, host.key)
        moved.auto_confirm = False
        await moved.connect()
        second = room_of(runtimes[1], moved)
        await host.close()
        await world.loop.until_idle()
        seq = second.room.seq
        assert_held(runtimes[0], first)
        assert_held(runtimes[1], second)
        await moved.confirm()
        await world.loop.until_idle()
        assert second.room.seq == first.room.seq == seq + 1
        assert_held(runtimes[0], first)
        assert spectator.status == "playing"


# --- several people


async def test_whoever_comes_back_is_told_what_a_bot_played_for_them(tmp_path: Path, runtimes: list[Runtime]) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna")
        guest = await client.sit(host.room, "Bob")
        assert guest.welcome is not None
        assert (guest.welcome.grace_ms, guest.welcome.played) == (60_000, ())
        await host.do(StartGame)
        await guest.close()
        live = room_of(runtimes[0], host)
        while len(live.room.seats[1].played) < 2:
            await host.until(lambda: host.is_asked or len(live.room.seats[1].played) > 1, timeout=ABSENCE_S)
            if host.is_asked:
                await host.play(host.legal_moves[0])
        await guest.connect()
        bot_moves = [one.move for one in await entries(runtimes[0], host.room) if isinstance(one, PlayBotMove)]
        assert guest.welcome is not None
        assert [*map(bytes, guest.welcome.played)] == [*map(bytes, bot_moves)][: len(guest.welcome.played)]
        assert guest.welcome.played_count == len(guest.welcome.played) >= 2
        host_again = client.seat(host.room, host.key)
        await host_again.connect()
        assert host_again.welcome is not None
        assert host_again.welcome.played == ()
