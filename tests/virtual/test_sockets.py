"""WebSocket sessions: reconnect and resume, watching, keys, presence, graceful shutdown."""

from __future__ import annotations

import asyncio
import json
import secrets
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from structlog.testing import capture_logs

from forno.client import Client, ConnectionLost, RefusedByServer
from forno.client.client import raw
from forno.server.history.projections import ProjectionCache, ViewerEvents
from forno.server.protocol import ClearSeat, ReplaceKey, StartGame
from forno.server.protocol.room_events import PlayerAway, TimedOut
from forno.server.room import Room
from forno.server.store import Row
from forno.server.store.sqlite import SqliteStore
from harness.players import ScriptedPlayer, open_for_two, play_one_move
from harness.virtual.server import VirtualProcess, virtual_server
from harness.virtual.world import World

GRACE_S = 30


async def test_a_link_is_enough_to_join(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        assert host.link.startswith(f"{client.address}/t/{host.room}#")
        async with Client(client.address) as elsewhere:
            guest = await elsewhere.sit(host.room, "Bob")
            await host.until(lambda: host.names[1] == "Bob")
            await host.do(StartGame)
            await guest.until(lambda: guest.game is not None)
            assert guest.game is not None
            assert len(guest.view["hand"]) == 8


async def test_a_reconnect_restores_view_decision_and_clock(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client, clock={"clock": "per-decision", "seconds": 600, "bank_seconds": 60})
        await host.do(StartGame)
        for _ in range(5):
            await guest.until(lambda: host.n > 0 and guest.game is not None and host.game is not None)
            await play_one_move(host, guest)
        before = (guest.game, guest.room_view, guest.n, guest.hash)
        guest.cut()
        await guest.connect()
        assert (guest.game, guest.room_view, guest.n, guest.hash) == before
        device = client.seat(host.room, guest.key)
        await device.connect()
        assert device.game is not None
        assert guest.game is not None
        assert msgspec.structs.replace(device.game, events=raw([])) == msgspec.structs.replace(
            guest.game, events=raw([])
        )
        assert (device.n, device.hash) == (guest.n, guest.hash)
        guest.cut()
        for _ in range(4):
            await play_one_move(*(seat for seat in (host, device)))
        await guest.connect()
        await guest.until(lambda: guest.n == device.n)
        assert guest.hash == device.hash


async def test_a_stream_replayed_from_its_first_frame_has_the_same_bytes(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        for _ in range(12):
            await play_one_move(host, guest)
        again = client.seat(host.room, host.key)
        again.n = 0
        again.socket = await client.transport.connect(f"{client.address}/ws/{host.room}", None)
        again.reader = asyncio.ensure_future(again.read(again.socket))
        await again.greet(anew=False)
        await again.until(lambda: again.n == host.n)
        assert again.frames[-len(host.frames) :] == host.frames
        assert again.hash == host.hash


@pytest.mark.parametrize("who", ["watcher", "player"])
async def test_reading_a_long_log_blocks_no_other_client(
    who: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log that takes long to read, when somebody comes to watch or on a new device, keeps nobody from moving."""
    quick, come, gate = SqliteStore.read, asyncio.Event(), asyncio.Event()

    async def slow(log: SqliteStore, room: str, after: int = 0) -> list[Row]:
        if not come.is_set():
            come.set()
            await gate.wait()
        return await quick(log, room, after)

    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        monkeypatch.setattr(SqliteStore, "read", slow)
        key = None if who == "watcher" else guest.key
        late = client.seat(host.room, key)
        coming = asyncio.ensure_future(late.connect())
        await come.wait()
        await play_one_move(host, guest)
        assert not coming.done()
        gate.set()
        await coming
        assert late.asked == host.asked
        await play_one_move(host, guest)
        await late.until(lambda: late.asked == host.asked)


async def test_a_watcher_who_joins_as_the_last_one_leaves_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick, asked, come, gate = ProjectionCache.get, count(1), asyncio.Event(), asyncio.Event()

    async def slow(readings: ProjectionCache, room: Room, kind: type[ViewerEvents], viewer: int | None) -> ViewerEvents:
        if next(asked) == 2:  # once while the table goes on, once while it waits
            come.set()
            await gate.wait()
        return await quick(readings, room, kind, viewer)

    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        early, late = await client.watch(host.room), client.seat(host.room)
        monkeypatch.setattr(ProjectionCache, "get", slow)
        coming = asyncio.ensure_future(late.connect())
        await come.wait()
        await early.close()
        await host.until(lambda: host.spectators == 0)
        gate.set()
        await coming
        assert late.asked == host.asked
        await play_one_move(host, guest)
        await late.until(lambda: late.asked == host.asked)


async def test_repeated_reconnects_do_not_reread_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick, read = SqliteStore.read, []

    async def counted(log: SqliteStore, room: str, after: int = 0) -> list[Row]:
        rows = await quick(log, room, after)
        read.append(len(rows))
        return rows

    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        monkeypatch.setattr(SqliteStore, "read", counted)
        for _ in range(3):
            watcher = client.seat(host.room)
            await watcher.connect()
            assert watcher.asked == host.asked
            await watcher.close()
            await play_one_move(host, guest)
        assert sum(read) <= 2 * host.n, "once as the stream and once for the state, and then what came since"


@pytest.mark.rule("wire.stream")
async def test_an_unknown_stream_starts_from_a_snapshot(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, _ = await open_for_two(client)
        told: list[Any] = []
        host.n, host.hash = 2, "ab" * 32
        receive = host.receive

        def listening(text: str) -> None:
            told.append(json.loads(text))
            receive(text)

        host.receive = listening  # type: ignore[method-assign]
        await host.connect()
        await host.until(lambda: any(message["type"] == "snapshot" for message in told))
        said = [message.get("rule", message["type"]) for message in told if message["type"] != "presence-update"]
        assert said == ["welcome", "texts", "snapshot"]


@pytest.mark.rule("house.spectators")
async def test_a_table_without_spectators_names_nobody_to_strangers(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        for spectators in (True, False):
            host = await client.open("mamma-mia", 3, "Annamaria", settings={"spectators": spectators}, bots="random")
            path = f"/api/rooms/{host.room}"
            told = [await client.request("GET", path, key=key) for key in (None, "x" * 22, host.key)]
            assert [one["seats"][0]["name"] for one in told] == [
                "Annamaria" if spectators else "",
                "Annamaria" if spectators else "",
                "Annamaria",
            ]
            assert all(seat["name"] for one in told for seat in one["seats"][1:])


@pytest.mark.rule("house.spectators")
async def test_watching_is_a_setting_of_the_table(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client, spectators=False)
        watcher = await client.watch(host.room)
        await host.do(StartGame)
        with pytest.raises(ConnectionLost):
            await watcher.until(lambda: False, timeout=1)
        assert watcher.goodbye is not None
        assert watcher.goodbye.rule == "house.spectators"
        assert watcher.game is None
        with pytest.raises(RefusedByServer, match=r"house\.spectators"):
            await client.watch(host.room)
        assert guest.game is not None


async def test_watchers_see_public_state_and_cannot_act(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        watcher = await client.watch(host.room)
        await host.do(StartGame)
        await watcher.until(lambda: watcher.game is not None)
        assert watcher.game is not None
        assert watcher.view["ingredients"] is None
        assert watcher.legal_moves == []
        with pytest.raises(RefusedByServer, match=r"house\.sit"):
            await watcher.play("pass")
        await play_one_move(host, guest, watcher)


async def test_a_wrong_key_is_refused_and_affects_nobody(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        thief = client.seat(host.room, secrets.token_urlsafe(16))
        for _ in range(8):
            with pytest.raises((RefusedByServer, ConnectionLost)):
                await thief.connect()
        await host.do(StartGame)
        await world.loop.until_idle()
        assert guest.game is not None
        assert thief.frames == []
        assert thief.room_view is None
        guest.cut()
        await guest.connect()
        await play_one_move(host, guest)


async def test_guessing_keys_ends_the_connection(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, _ = await open_for_two(client)
        thief = await client.watch(host.room)
        for _ in range(5):
            thief.key = secrets.token_urlsafe(16)
            with pytest.raises(RefusedByServer, match=r"house\.key"):
                await thief.greet()
        with pytest.raises(ConnectionLost):
            await thief.until(lambda: False, timeout=1)


async def test_a_removed_player_receives_nothing_more(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(ClearSeat, seat=1)
        with pytest.raises(ConnectionLost):
            await guest.until(lambda: False, timeout=1)
        had = len(guest.frames)
        other = await client.sit(host.room, "Carla")
        await host.do(StartGame)
        await world.loop.until_idle()
        assert other.game is not None
        assert len(guest.frames) == had
        with pytest.raises(RefusedByServer, match=r"house\.key"):
            await guest.connect(anew=True)


async def test_changing_the_key_disconnects_the_old_devices(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        _, guest = await open_for_two(client)
        fresh = secrets.token_urlsafe(16)
        await guest.do(ReplaceKey, key=fresh)
        with pytest.raises(ConnectionLost):
            await guest.until(lambda: False, timeout=1)
        with pytest.raises(RefusedByServer, match=r"house\.key"):
            await guest.connect()
        guest.key = fresh
        await guest.connect()


async def test_an_old_key_does_nothing_through_a_process_that_has_not_heard_of_the_new_one(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client, virtual_server(tmp_path) as other:
        owner = await client.open("mamma-mia", 2, "Anna")
        thief = other.seat(owner.room, owner.key)
        await thief.connect()
        fresh = secrets.token_urlsafe(16)
        await owner.do(ReplaceKey, key=fresh)
        with pytest.raises((RefusedByServer, ConnectionLost)):
            await thief.do(ReplaceKey, key=secrets.token_urlsafe(16))
        await other.seat(owner.room, fresh).connect()


@pytest.mark.rule("house.command")
async def test_commands_are_idempotent(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        mover = host if host.is_asked else guest
        assert mover.game is not None
        command, move = secrets.token_hex(16), mover.legal_moves[0]
        decision = mover.game.decision
        assert decision is not None
        first = await mover.play(move, command=command)
        wrong = secrets.token_hex(16)
        with pytest.raises(RefusedByServer) as refused:
            await mover.play("put 99 salami", command=wrong)
        for _ in range(3):
            mover.cut()
            await mover.connect()
            assert await mover.play(move, decision=decision, command=command) == first
            with pytest.raises(RefusedByServer) as again:
                await mover.play("put 99 salami", decision=decision + 1, command=wrong)
            assert (again.value.rule, again.value.text) == (refused.value.rule, refused.value.text)
        with pytest.raises(RefusedByServer, match=r"house\.command"):
            await mover.play("pass", decision=decision, command=command)
        stranger = guest if mover is host else host
        with pytest.raises(RefusedByServer, match=r"house\.command"):
            await stranger.play(move, decision=decision, command=command)


async def test_opening_a_table_is_idempotent(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        asked = {"type": "open-room", "id": "ab" * 16, "game": "solo", "seats": 2, "name": "Anna", "key": "k" * 22}
        first = await client.request("POST", "/api/rooms", asked)
        assert await client.request("POST", "/api/rooms", asked) == first
        with pytest.raises(RefusedByServer, match=r"house\.command"):
            await client.request("POST", "/api/rooms", asked | {"key": "x" * 22})


@pytest.mark.rule("house.missing")
async def test_an_unknown_room_is_refused(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        with pytest.raises(RefusedByServer, match=r"house\.missing"):
            await client.watch("a" * 16)
        with pytest.raises(RefusedByServer, match=r"house\.missing"):
            await client.request("GET", f"/api/rooms/{'a' * 16}")


async def test_presence_is_announced(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.until(lambda: host.connected == [True, True])
        watcher = await client.watch(host.room)
        await host.until(lambda: host.spectators == 1)
        await guest.close()
        await watcher.close()
        await host.until(lambda: host.connected == [True, False] and host.spectators == 0)


async def test_an_absent_player_is_played_for_and_takes_the_seat_back(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path, grace=GRACE_S * 1000) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await guest.until(lambda: guest.game is not None)
        await guest.close()
        left_at = world.loop.now
        playing = asyncio.ensure_future(ScriptedPlayer(host, 1).play())
        await host.until(lambda: host.is_away(1))
        assert world.loop.now - left_at == pytest.approx(GRACE_S, abs=0.1)
        await host.until(lambda: sum(isinstance(piece, PlayerAway) for piece in host.room_events) == 1)
        await guest.connect()
        await guest.until(lambda: not guest.is_away(1))
        await asyncio.gather(playing, ScriptedPlayer(guest, 2).play())
        assert host.is_over
        assert guest.is_over


async def test_a_timeout_plays_the_default_move(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client, clock={"clock": "per-decision", "seconds": 30})
        await host.do(StartGame)
        began = world.loop.now
        await guest.until(lambda: any(isinstance(piece, TimedOut) for piece in guest.room_events))
        assert world.loop.now - began == pytest.approx(30, abs=0.1)
        assert guest.game is not None
        assert (guest.game.decision or 0) >= 1
        assert guest.game.clock.ends_at_ms is not None


async def test_every_game_ends_after_all_players_leave(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        await host.close()
        await guest.close()
        await world.loop.until_idle()
        watcher = await client.watch(host.room)
        assert watcher.is_over


@pytest.mark.rule("wire.stopping")
async def test_games_continue_after_a_graceful_restart(tmp_path: Path) -> None:
    server = await VirtualProcess(tmp_path).start()
    with capture_logs() as logged:
        async with Client(server.address) as client:
            host, guest = await open_for_two(client)
            await host.do(StartGame)
            await guest.until(lambda: guest.game is not None)
            await play_one_move(host, guest)
            before = (host.game, host.n, host.hash)
            await server.stop()
            with pytest.raises(ConnectionLost):
                await host.until(lambda: False, timeout=1)
            assert host.goodbye is not None
            assert host.goodbye.rule == "wire.stopping"
            async with server:
                await host.connect()
                await guest.connect()
                assert (host.game, host.n, host.hash) == before
                await play_one_move(host, guest)
    assert [line for line in logged if line["log_level"] == "error"] == []
