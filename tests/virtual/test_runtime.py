"""The runtime: monotonic timers, race timing, pings, bot observations, commits, room loading and eviction."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import mean
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from prometheus_client import REGISTRY

from forno import bots
from forno.bots import Bot, Observation
from forno.client import RefusedByServer
from forno.client.client import ANSWER_TIMEOUT_S
from forno.core.chance import Chance, FastChance
from forno.core.errors import Refused
from forno.core.event import heard
from forno.core.move import Pass
from forno.rulebook import LANGUAGES
from forno.rulebook.bundles import say
from forno.server.bus import LocalBus
from forno.server.infra.clock import MonotonicClock
from forno.server.infra.entropy import system_entropy
from forno.server.infra.round_trips import RoundTrips
from forno.server.infra.tasks import watch_event_loop
from forno.server.protocol import (
    ChangeGame,
    ChangeSettings,
    OpenRoom,
    RoomSettings,
    SendChat,
    SetReady,
    StartGame,
)
from forno.server.protocol.room_events import ChatMessage
from forno.server.room import LogEntry, LoggedCommand, apply, decide
from forno.server.room.chat import PHRASES
from forno.server.room.commands import apply_command, check
from forno.server.room.state import JumpInWindow, Room
from forno.server.room.timers import timers
from forno.server.runtime import commit
from forno.server.runtime.bot_runner import observation_of
from forno.server.runtime.commit import entry_inputs
from forno.server.runtime.live_room import ConnectionSet, LiveRoom
from forno.server.runtime.race_clock import RaceClock
from forno.server.runtime.registry import UNUSED_MS, RoomRegistry
from forno.server.runtime.service import Runtime
from forno.server.settings import Settings
from forno.server.store.base import RoomIndex, Row, Unavailable
from forno.server.store.sqlite import SqliteStore
from forno.server.web.websocket import WebSocketConnection
from harness.log_rows import opened
from harness.players import open_for_two
from harness.scenes.room import RoomScene, with_racers
from harness.tables import Tables, command, key_of
from harness.virtual.server import store_of, virtual_server
from harness.virtual.world import World

# --- clocks


def jumps(clock: Any, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Say whether a clock jumps with the wall clock."""
    before, wall = clock.now(), time.time
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: wall() + 3600)
        return bool(abs(clock.now() - before) > 60_000)


class WallTime:
    """A clock that follows the wall clock."""

    def now(self) -> int:
        return int(time.time() * 1000)


def test_wall_clock_changes_move_no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not jumps(MonotonicClock(), monkeypatch)
    assert jumps(WallTime(), monkeypatch)


# --- race timing


OPENED = 1_000
"""The time of the room at which the window of these tests opened."""


def open_race(cap_ms: int = 150) -> Room:
    scene, _ = with_racers()
    scene.room.jump_in, scene.room.at = JumpInWindow(OPENED, OPENED + 1_500), OPENED
    scene.room.settings = RoomSettings(latency_cap_ms=cap_ms)
    return scene.room


def reaction(latency_ms: float | None, took_s: float, *, there: bool = True, cap_ms: int = 1_000) -> int:
    """Return the reaction time in ms of an answer `took_s` after the announcement, where the server allows 150 ms."""
    clock, room = RaceClock(latency_cap_ms=150), open_race(cap_ms)
    if there:
        clock.announce(room, 50.0)
    return clock.reaction_ms(room, 50.0 + took_s, latency_ms)


@pytest.mark.rule("house.window")
def test_a_jump_is_timed_from_its_announcement_less_capped_latency() -> None:
    assert reaction(None, 0.5) == 500
    assert reaction(80, 0.5) == 420
    assert reaction(900, 0.5) == 350
    assert reaction(100, 0.05) == 0
    assert reaction(80, 0.5, there=False) == 1500


@pytest.mark.rule("house.window")
def test_a_table_may_lower_the_cap_of_the_correction_and_turn_it_off() -> None:
    assert reaction(80, 0.5, cap_ms=50) == 450
    assert reaction(80, 0.5, cap_ms=0) == 500
    assert RoomSettings().latency_cap_ms == 200


def socket_of(kernel_ms: float | None = None, settings: Settings = Settings()) -> WebSocketConnection:  # noqa: B008
    """A connection whose kernel says this."""
    socket = WebSocketConnection(None, None, settings)  # type: ignore[arg-type]
    socket.round_trips = RoundTrips(lambda: kernel_ms)
    socket.note_answer = socket.round_trips.add
    return socket


def answer_ping(socket: WebSocketConnection, after_s: float) -> None:
    asked = socket.next_ping()
    socket.pinged_at -= after_s
    socket.pong(asked)


def test_latency_is_measured_by_the_server_only() -> None:
    socket = socket_of()
    for said in (b"0", b"99999", b"", b"12345678"):
        socket.pong(said)
    assert socket.latency_ms is None
    asked = socket.next_ping()
    socket.pinged_at -= 0.2
    socket.pong(asked)
    assert socket.latency_ms is not None
    assert 200 <= socket.latency_ms < 60_000
    before = socket.latency_ms
    socket.pinged_at -= 60
    socket.pong(asked)
    assert socket.latency_ms == before


@pytest.mark.rule("house.window")
def test_the_least_of_all_signals_counts_for_ever() -> None:
    """Delaying one answer and not the others gains nothing, and no later delay undoes an early quick answer."""
    socket = socket_of()
    answer_ping(socket, 0.5)
    assert socket.latency_ms is not None
    assert 500 <= socket.latency_ms < 60_000
    socket.note_answer(120.0)
    assert socket.latency_ms == 120.0
    answer_ping(socket, 0.9)
    assert socket.latency_ms == 120.0
    socket.opened_at = 10.0
    socket.greeted(10.03)
    assert socket.latency_ms == pytest.approx(30)
    socket.greeted(99.0)  # a second greeting answers no handshake
    assert socket.latency_ms == pytest.approx(30)


@pytest.mark.rule("house.window")
def test_the_kernel_disproves_late_pongs() -> None:
    socket = socket_of(kernel_ms=4.0)
    answer_ping(socket, 0.3)
    assert socket.latency_ms == 4.0


def test_the_quickest_of_a_persons_connections_counts() -> None:
    """A watcher through a quick connection who answers through a slow one is corrected by the quick one."""
    slow, quick, others, fresh = socket_of(140), socket_of(3), socket_of(1), socket_of()
    connections = ConnectionSet()
    connections.add(slow, 1, 0)
    connections.add(others, 2, 1)
    assert connections.latency_ms(slow) == 140
    connections.add(quick, 1, 0)
    assert connections.latency_ms(slow) == 3
    connections.add(fresh, 1, 0)
    assert connections.latency_ms(fresh) is None


@pytest.mark.rule("house.window")
async def test_a_quick_move_disproves_a_slow_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move names the decision that it answers: the time since it was asked bounds the round trip."""
    noted: list[float] = []
    monkeypatch.setattr(WebSocketConnection, "kernel_round_trip_ms", lambda _: None)
    monkeypatch.setattr(RoundTrips, "add", lambda _, took_ms: noted.append(took_ms))
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        asked = host if host.is_asked else guest
        before = len(noted)
        await asked.play(asked.legal_moves[0])
        assert len(noted) > before
        with pytest.raises(RefusedByServer):
            await asked.play("pass", decision=10_000)


def test_a_connection_is_lost_only_after_an_unanswered_ping() -> None:
    socket = socket_of(settings=Settings(silence=20_000))
    socket.pinged_at, socket.last_heard = 100.0, 100.1
    assert not socket.is_lost(130.0)
    socket.pinged_at = 108.0
    assert not socket.is_lost(116.0)
    assert socket.is_lost(124.0)


def bots_reactions(pace: Settings, level: str = "random") -> list[int]:
    """List the reaction times of bots of a level in ms over 100 deals."""
    scene, _ = with_racers()
    assert scene.room.jump_in is not None
    taken, opened = [], scene.room.jump_in.opened
    for seat in scene.room.seats:
        seat.bot = level
    for number in range(100):
        scene.room.number = number
        taken += [alarm.at - opened for alarm in timers(scene.room, pace) if alarm.what == "jump"]
    return taken


def test_bots_jump_in_with_human_reaction_times() -> None:
    assert all(400 <= reaction <= 1400 for reaction in bots_reactions(Settings()))
    assert min(bots_reactions(Settings(jump_pace=0))) == 0  # which this check would see


def test_a_level_has_a_pace_of_its_own_for_jumping_in() -> None:
    """In the usual window an expert is always in time, and a novice misses many."""
    slow, usual, quick = (bots_reactions(Settings(), level) for level in ("novice", "regular", "expert"))
    window_ms = RoomSettings().jump_in_ms
    assert mean(slow) > mean(usual) > mean(quick)
    assert max(quick) < max(usual) < window_ms < max(slow)
    assert all(reaction > 300 for reaction in quick), "a human time"


# --- observations of bots


def worlds(game: str, seed: int) -> list[bool]:
    """Say for each of 25 samples whether the world given to a bot is the true table."""
    scene = RoomScene(game, 4)
    same = []
    for turn in range(25):
        observation = observation_of(scene.room, scene.table.seat, jumping=False, sampler=FastChance(seed + turn))
        assert observation is not None
        same.append(observation.sampled_table == scene.table)
    return same


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_a_bot_searches_sampled_worlds_not_the_true_table(game: str) -> None:
    assert worlds(game, 1).count(True) < 3


@pytest.mark.parametrize("game", ["mamma-mia", "solo"])
def test_a_bot_observes_its_seats_events_only(game: str) -> None:
    scene, chance, secret = RoomScene(game, 3), FastChance(4), 0
    for _ in range(40):
        scene.play_on(chance)
        observation = observation_of(scene.room, scene.table.seat, jumping=False)
        assert observation is not None
        assert [*observation.heard] == heard([*observation.heard], observation.seat)
        secret += [*observation.heard] != [*scene.room.history]
    assert secret, "there was nothing that was told to others only"


def test_a_bot_given_the_true_table_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("forno.games.pizza.game.Pizza.redeal_hidden", lambda self, table, seat, chance: table.copy())
    assert worlds("mamma-mia", 1).count(True) == 25


class Failing(Bot):
    level = "failing"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        raise RuntimeError("no idea")


class Cheating(Bot):
    level = "cheating"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        return Pass()


@pytest.mark.parametrize("bot", [Failing, Cheating])
async def test_a_failing_or_illegal_bot_plays_the_default(
    bot: type[Bot], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bots.BOTS, bot.level, bot)
    async with virtual_server(tmp_path, log="error") as client:
        host = await client.open("mamma-mia", 2, "Anna", bots=bot.level, options={"first-player": "2"})
        await host.do(StartGame)
        await host.until(lambda: host.is_asked)


# --- chance


@pytest.mark.rule("house.fair")
def test_the_secret_of_a_deal_does_not_depend_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that are opened in the same instant have different secrets, and so have rematches."""
    scene = RoomScene("solo", 2)
    scene.room.status = "over"
    deeds = [scene.make(OpenRoom, game="solo", seats=2, name="Zoe", key="k" * 22), scene.make(SetReady)]
    for clock in ("time", "time_ns", "monotonic", "monotonic_ns"):
        monkeypatch.setattr(time, clock, lambda: 1_700_000_000)
    assert len({entry_inputs(scene.room, deed, system_entropy)["secret"] for deed in deeds for _ in range(10)}) == 20


# --- phrases


def test_every_ready_phrase_is_there_in_every_language() -> None:
    missing = [(lang, phrase) for lang in LANGUAGES for phrase in PHRASES if not say(lang, f"phrase-{phrase}")]
    assert missing == []


# --- rules versions and commits


@pytest.mark.rule("house.rules")
def test_a_game_is_finished_by_the_rules_it_was_begun_with() -> None:
    scene = RoomScene("mamma-mia", 2, start=False)
    entry = decide(scene.room, scene.make(StartGame), 0, scene.at, rules_version=9)
    with pytest.raises(Refused, match=r"house\.rules"):
        apply(scene.room, entry)


@asynccontextmanager
async def tables_in(folder: Path) -> AsyncIterator[Tables]:
    """Tables in the store of a server that is not running."""
    async with opened(store_of(folder)) as store:
        yield Tables(store)


FITTING = {"doubles": "fitting"}


async def fitting_from_the_start(tables: Tables) -> str:
    return await tables.start("sole-mio", 3, options=FITTING)


async def fitting_by_a_change(tables: Tables) -> str:
    room = await tables.open("sole-mio")
    await tables.do(room, 0, ChangeSettings(id=command(), settings=RoomSettings(), options=FITTING))
    return room


async def fitting_by_another_game(tables: Tables) -> str:
    room = await tables.open("solo")
    await tables.do(room, 0, ChangeGame(id=command(), game="grande", options=FITTING))
    await tables.do(room, 0, StartGame(id=command()))
    return room


@pytest.mark.rule("house.rules", "setup.options")
@pytest.mark.parametrize("begin", [fitting_from_the_start, fitting_by_a_change, fitting_by_another_game])
async def test_a_table_with_an_option_that_is_gone_is_refused_in_words_and_the_others_go_on(
    tmp_path: Path, begin: Callable[[Tables], Awaitable[str]]
) -> None:
    async with tables_in(tmp_path / "before") as tables:
        gone, other = await begin(tables), await tables.start("sole-mio", options=FITTING)
        rooms = {room: await tables.log.read(room) for room in (gone, other)}
        marks = {mark.room: mark.index for mark in await tables.log.rooms()}
    before, after = b'"doubles":"fitting"', b'"doubles":"last"'
    rooms[gone] = [replace(row, body=row.body.replace(before, after)) for row in rooms[gone]]
    async with tables_in(tmp_path) as tables:
        for room, rows in rooms.items():
            for row in rows:
                await tables.log.append(room, row, marks[room])
    async with virtual_server(tmp_path) as client:
        for what in (client.seat(gone, key_of("Annabella")).connect(), client.request("GET", f"/api/rooms/{gone}")):
            with pytest.raises(RefusedByServer, match=r"than this server has: doubles=last\.") as refused:
                await what
            assert refused.value.rule == "house.rules"
        seat = client.seat(other, key_of("Annabella"))
        await seat.connect()
        assert seat.view["variant"] == "sole-mio"


@pytest.mark.rule("wire.store")
async def test_a_command_is_retried_after_an_unavailable_store_and_done_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client sends the same command again; it takes effect once."""
    append = SqliteStore.append
    lost: list[str] = []

    async def written_but_not_told(self: SqliteStore, room: str, row: Row, mark: RoomIndex) -> None:
        await append(self, room, row, mark)
        if b'"send-chat"' in row.body and not lost:
            lost.append(row.command)
            raise Unavailable("cut off after the commit")

    async def not_written(self: SqliteStore, room: str, row: Row, mark: RoomIndex) -> None:
        raise Unavailable("cut off before the commit")

    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        monkeypatch.setattr(SqliteStore, "append", written_but_not_told)
        done = await host.do(SendChat, phrase="hello", command="1" * 32)
        assert lost == ["1" * 32]
        assert await host.do(SendChat, phrase="hello", command="1" * 32) == done
        monkeypatch.setattr(SqliteStore, "append", not_written)
        with pytest.raises(RefusedByServer, match=r"wire\.store"):
            await host.do(SendChat, phrase="thanks", command="2" * 32)
        monkeypatch.setattr(SqliteStore, "append", append)
        await host.do(SendChat, phrase="thanks", command="2" * 32)
        await host.until(lambda: [getattr(event, "phrase", None) for event in host.room_events] == ["hello", "thanks"])


async def test_an_error_while_encoding_frames_leaves_the_room_unchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A room ahead of its log could not append anything any more."""
    advance = commit.advance

    def faulty(live: LiveRoom, entry: LogEntry, text: str) -> Any:
        advance(live, entry, text)
        raise ZeroDivisionError

    async with virtual_server(tmp_path, log="critical") as client:
        host = await client.open("solo", 2, "Anna")
        with monkeypatch.context() as patch:
            patch.setattr(commit, "advance", faulty)
            with pytest.raises(RefusedByServer, match=r"wire\.fault"):
                await host.do(SendChat, phrase="hello", command="1" * 32)
        await host.do(SendChat, phrase="hello", command="1" * 32)
        await host.until(lambda: [getattr(event, "phrase", None) for event in host.room_events] == ["hello"])


async def test_concurrent_loads_of_a_room_share_one_instance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed read affects its own caller only; two instances of one room would diverge."""
    async with virtual_server(tmp_path) as client:
        room = (await client.open("solo", 2, "Anna")).room
    failures = [Unavailable("away"), Unavailable("away")]
    async with opened(store_of(tmp_path)) as log:
        registry, read = RoomRegistry(log, Settings()), log.read

        async def with_failures(name: str, after: int = 0) -> list[Row]:
            await asyncio.sleep(0)
            if failures:
                raise failures.pop()
            return await read(name, after)

        monkeypatch.setattr(log, "read", with_failures)
        *failed, one, other = await asyncio.gather(*(registry.find(room) for _ in range(4)), return_exceptions=True)
        assert [type(each) for each in failed] == [Unavailable, Unavailable]
        assert one is other is registry.get(room)
        assert one is await registry.find(room)
        nobody = await asyncio.gather(*(registry.find("nowhere") for _ in range(4)), return_exceptions=True)
        assert {type(each) for each in nobody} == {Refused}
        assert [*registry] == [one]


async def test_nothing_is_broadcast_before_it_is_stored(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While an append is pending, no event is broadcast and no acknowledgement is sent."""
    append, may = SqliteStore.append, asyncio.Event()

    async def slowly(self: SqliteStore, room: str, row: Row, mark: RoomIndex) -> None:
        await may.wait()
        await append(self, room, row, mark)

    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        monkeypatch.setattr(SqliteStore, "append", slowly)
        said = asyncio.ensure_future(host.do(SendChat, phrase="hello"))
        await world.loop.let_pass(ANSWER_TIMEOUT_S - 1)
        assert not said.done()
        assert not any(isinstance(piece, ChatMessage) for seat in (host, guest) for piece in seat.room_events)
        may.set()
        await said
        for seat in (host, guest):
            assert any(isinstance(piece, ChatMessage) for piece in seat.room_events)


# --- memory and the event loop


async def test_unused_rooms_are_evicted(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        rooms = [(await client.open("solo", 2, "Anna")).room for _ in range(4)]
        dealt = await client.open("solo", 2, "Berta")
        await client.sit(dealt.room, "Carla")
        await dealt.do(StartGame)
        alone = await client.open("solo", 2, "Dora", bots="novice")
        await alone.do(StartGame)
    async with opened(store_of(tmp_path)) as log:
        runtime = Runtime(log, LocalBus(), Settings())
        unused, connected, awaited, fresh = [await runtime.registry.find(room) for room in rooms]
        due, waiting = await runtime.registry.find(dealt.room), await runtime.registry.find(alone.room)
        for live in (unused, connected, awaited, due, waiting):
            live.last_used_ms -= UNUSED_MS + 1
        connected.connections.add(WebSocketConnection.__new__(WebSocketConnection), 1, 0)
        with runtime.registry.waiting_for(awaited.name):
            runtime.evict_unused()
        assert [*runtime.registry] == [connected, awaited, fresh, due]
        assert not any(runtime.scheduler.is_armed(live) for live in (unused, waiting))
        runtime.scheduler.close()


def test_every_command_has_its_check_and_its_effect() -> None:
    for deed in get_args(LoggedCommand):
        for half in (check, apply_command):
            assert half.dispatch(deed) is not half.dispatch(object), deed


def stalls() -> float:
    return REGISTRY.get_sample_value("forno_stalls_total") or 0.0


async def test_event_loop_stalls_are_counted(world: World) -> None:
    before, watching = stalls(), asyncio.ensure_future(watch_event_loop())
    await world.loop.let_pass(10)
    assert stalls() == before
    world.loop.now += 0.4  # one step of the loop takes so long
    await world.loop.let_pass(10)
    assert stalls() == before + 1
    watching.cancel()
