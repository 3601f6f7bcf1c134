"""A table with one person waits for that person, on a real server; one with several plays on. (house.absent)"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import CheckMove, LeaveSeat, Look, Refusal, StartGame
from forno.server.room import PlayBotMove, ReopenJumpIn, read_entry
from forno.server.runtime import attention
from forno.server.runtime.bot_runner import BotPool
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.service import Runtime
from harness.players import ScriptedPlayer
from harness.servers import in_process_server

pytestmark = [pytest.mark.asyncio, pytest.mark.rule("house.absent")]
TIMEOUT_S = 60.0
WINDOW_MS = 10_000
"""Longer than a test has to act in it."""
FOR_EVER = 1 << 50
"""A time when all that could ever be due is due."""


@pytest.fixture
def runtimes(monkeypatch: pytest.MonkeyPatch) -> list[Runtime]:
    """The runtimes of the servers of a test, in the order of their start."""
    found: list[Runtime] = []
    start = Runtime.start

    async def started(runtime: Runtime) -> None:
        found.append(runtime)
        await start(runtime)

    monkeypatch.setattr(Runtime, "start", started)
    return found


async def eventually(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():
            await asyncio.sleep(0.005)


async def alone(client: Client, game: str = "mamma-mia", **settings: Any) -> Seat:
    """A running game of one person with two bots."""
    host = await client.open(game, 3, "Anna", bots="random", settings=settings)
    await host.do(StartGame)
    await host.until(lambda: host.game is not None)
    return host


async def until_a_bot_is_next(host: Seat, live: LiveRoom) -> None:
    """Move until a bot owes the answer. From now on the seat confirms only what it is told to."""
    await host.until(lambda: host.is_asked, TIMEOUT_S)
    host.auto_confirm = False
    while live.room.playing.seat == 0:
        await host.play(host.legal_moves[0])


async def is_processed(seat: Seat) -> None:
    """Wait until the server has read all that was sent: it answers in the order in which it was asked."""
    with pytest.raises(RefusedByServer):
        await seat.do(CheckMove, move=b'"dance"', **seat.asked)


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


async def test_no_bot_moves_before_the_last_frame_was_shown(tmp_path: Path, runtimes: list[Runtime]) -> None:
    async with in_process_server(tmp_path) as client:
        host = await alone(client)
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        assert_held(runtimes[0], live)
        await host.until(lambda: host.n == live.room.seats[0].n)
        before = host.n
        await host.confirm()
        await host.until(lambda: host.n > before, TIMEOUT_S)
        await eventually(lambda: live.room.seats[0].n == host.n)
        assert host.n == before + 1, "and the next one waits again"
        assert_held(runtimes[0], live)


@pytest.mark.rule("wire.rate")
async def test_a_confirmation_over_the_rate_limit_is_sent_again(tmp_path: Path) -> None:
    async with in_process_server(tmp_path, rate=4, burst=4) as client:
        host = await alone(client)
        refused: list[Refusal] = []
        host.listeners.append(lambda told: refused.append(told) if isinstance(told, Refusal) else None)
        while not refused:
            await host.until(lambda: host.is_asked or refused, TIMEOUT_S)
            if host.is_asked and not refused:
                with suppress(RefusedByServer):
                    await host.play(host.legal_moves[0])
        await host.until(lambda: host.is_asked, TIMEOUT_S)


@pytest.mark.parametrize("absence", ["hidden", "covered", "gone", "left"])
async def test_no_bot_moves_while_the_person_is_away(absence: str, tmp_path: Path, runtimes: list[Runtime]) -> None:
    async with in_process_server(tmp_path, grace=0, patience=0, settle_in=0) as client:
        host = await alone(client, clock={"clock": "per-decision", "seconds": 1})
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        await host.until(lambda: host.n == live.room.seats[0].n)
        match absence:
            case "hidden":
                await host.send(Look(looking=False))
                await host.confirm()
            case "covered":
                await host.show(host.key, covered=True)
            case "gone":
                await host.close()
                await eventually(lambda: not live.connections)
            case "left":
                await host.do(LeaveSeat)
        if absence in ("hidden", "covered"):
            await is_processed(host)
        assert_held(runtimes[0], live)
        seq = live.room.seq
        match absence:
            case "hidden":
                await host.send(Look(looking=True))
            case "covered":
                await host.show(host.key)
            case _:
                await host.connect()
        await host.confirm()
        await host.until(lambda: live.room.table is not None and live.room.last_mover not in (0, None), TIMEOUT_S)
        assert PlayBotMove in map(type, (await entries(runtimes[0], host.room))[seq:])


async def test_a_bot_that_was_asked_before_drops_its_answer_and_is_asked_again(
    tmp_path: Path, runtimes: list[Runtime], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, may_answer, choose = asyncio.Event(), asyncio.Event(), BotPool.choose

    async def late(pool: BotPool, *args: Any) -> Any:
        asked.set()
        await may_answer.wait()
        return await choose(pool, *args)

    async with in_process_server(tmp_path) as client:
        host = await alone(client)
        live = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, live)
        monkeypatch.setattr(BotPool, "choose", late)
        await host.until(lambda: host.n == live.room.seats[0].n)
        await host.confirm()
        await asyncio.wait_for(asked.wait(), TIMEOUT_S)
        await host.send(Look(looking=False))
        await is_processed(host)
        seq = live.room.seq
        may_answer.set()
        await eventually(lambda: not live.asked)
        assert live.room.seq == seq
        assert_held(runtimes[0], live)
        await host.send(Look(looking=True))
        await eventually(lambda: live.room.seq > seq)
        assert isinstance((await entries(runtimes[0], host.room))[seq], PlayBotMove)


async def test_the_table_waits_when_the_other_person_leaves_and_says_so(
    tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with in_process_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Anna")
        guest = await client.sit(host.room, "Bob")
        await host.do(StartGame, fill="random")
        await host.until(lambda: host.status == "playing")
        live = room_of(runtimes[0], host)
        assert not live.is_held
        host.auto_confirm = False
        await guest.do(LeaveSeat)
        await host.until(lambda: host.room_view is not None and host.room_view.waits)
        assert live.is_held
        await host.confirm()
        await is_processed(host)
        assert not live.is_held


# --- the jump-in window


async def in_a_window(client: Client, runtime: Runtime) -> tuple[Seat, LiveRoom]:
    """SOLO with two bots, in an open window."""
    host = await alone(client, "solo", jump_in_ms=WINDOW_MS)
    live = room_of(runtime, host)
    while live.room.jump_in is None:
        await host.until(lambda: host.is_asked or live.room.jump_in, TIMEOUT_S)
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
    absence: str, tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with in_process_server(tmp_path) as client:
        host, live = await in_a_window(client, runtimes[0])
        opened = opened_at(live)
        if absence == "hidden":
            await host.send(Look(looking=False))
            await is_processed(host)
        else:
            await host.close()
            await eventually(lambda: not live.connections)
        assert_held(runtimes[0], live)
        if absence == "hidden":
            await host.send(Look(looking=True))
        else:
            await host.connect()
        await eventually(lambda: opened_at(live) > opened)
        window = live.room.jump_in
        assert window is not None
        assert window.ends - window.opened == WINDOW_MS
        await host.until(lambda: host.game is not None and host.game.jump_in is not None)
        await eventually(lambda: not live.is_held)
        assert host.game is not None
        assert host.game.jump_in is not None
        assert host.game.jump_in.ends_at_ms == window.ends
        again = [one for one in await entries(runtimes[0], host.room) if isinstance(one, ReopenJumpIn)]
        assert len(again) == 1


@pytest.mark.rule("house.window")
async def test_in_ordinary_play_no_window_is_opened_twice(
    tmp_path: Path, runtimes: list[Runtime], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attention, "SHOWN_WITHIN_MS", 1_000 * TIMEOUT_S)  # however busy this machine is
    async with in_process_server(tmp_path) as client:
        host = await alone(client, "solo", jump_in_ms=15)
        await ScriptedPlayer(host, 1).play()
        assert not any(isinstance(one, ReopenJumpIn) for one in await entries(runtimes[0], host.room))


# --- restart, and another process


async def test_a_restart_wakes_no_table_that_waits_and_it_goes_on_where_it_was(
    tmp_path: Path, runtimes: list[Runtime]
) -> None:
    async with in_process_server(tmp_path, grace=0) as client:
        host = await alone(client)
        await until_a_bot_is_next(host, room_of(runtimes[0], host))
        await host.until(lambda: host.n == room_of(runtimes[0], host).room.seats[0].n)
        before, decision = host.n, host.asked
    async with in_process_server(tmp_path, grace=0) as client:
        assert await runtimes[1].registry.store.due(FOR_EVER, 10) == []
        assert runtimes[1].registry.get(host.room) is None
        back = client.seat(host.room, host.key)
        back.auto_confirm = False
        await back.connect()
        assert (back.n, back.asked) == (before, decision)
        assert_held(runtimes[1], room_of(runtimes[1], back))
        await back.confirm()
        await back.until(lambda: back.n > before, TIMEOUT_S)


async def test_the_process_where_the_person_is_plays_on(
    tmp_path: Path, runtimes: list[Runtime], postgres_url: str, redis_url: str
) -> None:
    async with AsyncExitStack() as stack:
        one, two = [
            await stack.enter_async_context(in_process_server(tmp_path / name, store=postgres_url, bus=redis_url))
            for name in ("one", "two")
        ]
        host = await alone(one)
        first = room_of(runtimes[0], host)
        await until_a_bot_is_next(host, first)
        spectator = await one.watch(host.room)
        moved = two.seat(host.room, host.key)
        await moved.connect()
        second = room_of(runtimes[1], moved)
        await host.close()
        seq = first.room.seq
        await moved.until(lambda: second.room.seq > seq, TIMEOUT_S)
        await eventually(lambda: first.room.seq >= seq + 1)
        assert_held(runtimes[0], first)
        assert spectator.status == "playing"


# --- several people


async def test_whoever_comes_back_is_told_what_a_bot_played_for_them(tmp_path: Path, runtimes: list[Runtime]) -> None:
    async with in_process_server(tmp_path, grace=0) as client:
        host = await client.open("mamma-mia", 2, "Anna")
        guest = await client.sit(host.room, "Bob")
        assert guest.welcome is not None
        assert (guest.welcome.grace_ms, guest.welcome.played) == (0, ())
        await host.do(StartGame)
        await guest.close()
        live = room_of(runtimes[0], host)
        while len(live.room.seats[1].played) < 2:
            await host.until(lambda: host.is_asked or len(live.room.seats[1].played) > 1, TIMEOUT_S)
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
