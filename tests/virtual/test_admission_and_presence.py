"""Admission, pings, polling and presence with thousands of connections: no move waits for them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import aiohttp
import pytest

from forno.client import Seat
from forno.server import room, viewer_frames
from forno.server.bus import LocalBus
from forno.server.infra.batches import BATCH_SIZE, batches_over
from forno.server.protocol import ChooseName
from forno.server.room import Room
from forno.server.room.state import Person
from forno.server.runtime import presence
from forno.server.runtime.admissions import ADMISSION_INTERVAL_S, MAX_DEFERRAL_S
from forno.server.runtime.cluster import POLL_PERIOD_S
from forno.server.runtime.commit import Committer
from forno.server.runtime.live_room import PRESENCE_TTL_MS, LiveRoom
from forno.server.runtime.presence import RENEWAL_PERIOD_S
from forno.server.runtime.service import RoomService, Runtime
from forno.server.settings import Settings
from forno.server.web.app import CONNECTIONS, PING_INTERVAL_SHARES, ping_connections
from forno.server.web.request_body import SETTINGS
from forno.server.web.websocket import WebSocketConnection
from harness.load.websocket import GREETING
from harness.virtual.server import virtual_server
from harness.virtual.world import World

SILENT = Settings(silence=20_000)


class Pipe:
    """A transport to somebody who answers one ping, and is never heard of again."""

    def __init__(self, times: Times) -> None:
        self.times = times
        self.socket = WebSocketConnection(cast("Any", None), cast("Any", self), SILENT)
        self.answered = 0.0

    def write(self, data: bytes) -> None:
        now = time.monotonic()
        self.times.written.append(now)
        if not self.answered:
            self.answered = self.socket.last_heard = now

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.times.silences.append(time.monotonic() - self.answered)


class Times:
    """The times of pings, and for how long the connections were silent that count as lost."""

    def __init__(self) -> None:
        self.written: list[float] = []
        self.silences: list[float] = []


def pauses(times: Sequence[float]) -> list[float]:
    """The pauses between moments at which something was done."""
    return [after - before for before, after in pairwise(sorted({*times}))]


async def run_for(world: World, seconds: float, work: Coroutine[Any, Any, None]) -> None:
    """Let work that never ends run for so long."""
    running = asyncio.ensure_future(work)
    await world.loop.let_pass(seconds)
    assert not running.done()
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.mark.parametrize("count", [0, 1, 100, 10_000])
async def test_batches_are_small_and_evenly_spread(count: int, world: World) -> None:
    portions: list[Sequence[int]] = []
    times = [world.loop.now]
    async for some in batches_over(range(count), 5.0):
        portions.append(some)
        times.append(world.loop.now)
    times.append(world.loop.now)
    assert [thing for some in portions for thing in some] == [*range(count)]
    assert max(map(len, portions), default=0) <= BATCH_SIZE
    assert times[-1] - times[0] == pytest.approx(5.0)
    assert max(pauses(times)) == pytest.approx(min(pauses(times)))


def test_presence_leases_are_renewed_before_they_expire() -> None:
    """Even if one of the rounds comes to nothing."""
    assert 3 * 2 * RENEWAL_PERIOD_S <= PRESENCE_TTL_MS / 1000


async def rounds(world: World, seconds: float, connections: int) -> Times:
    """Ping so many connections for so long."""
    times = Times()
    lines = [Pipe(times).socket for _ in range(connections)]
    await run_for(world, seconds, ping_connections(cast("Any", {CONNECTIONS: dict.fromkeys(lines), SETTINGS: SILENT})))
    return times


async def test_pings_of_thousands_of_connections_are_spread_over_the_interval(world: World) -> None:
    times = await rounds(world, PING_INTERVAL_SHARES[0] * 20 - 0.1, 4000)
    moments = {*times.written}
    assert len(times.written) == 50 * len(moments)
    assert len(moments) > 30
    assert max(pauses(times.written)) < 0.2


async def test_pings_come_at_times_that_a_client_cannot_foresee(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WebSocketConnection, "is_lost", lambda *_: False)
    intervals = pauses((await rounds(world, 400, 1)).written)
    assert len({*intervals}) > 30
    assert max(intervals) - min(intervals) > 2
    assert max(intervals) <= PING_INTERVAL_SHARES[1] * 20


async def test_a_dead_connection_is_detected_soon_after_the_timeout(world: World) -> None:
    times = await rounds(world, 60, 200)
    assert len(times.silences) == 200
    assert min(times.silences) > 20
    assert max(times.silences) < 20 + PING_INTERVAL_SHARES[1] * 20 + 1


class Noted:
    """A log that notes for how many rooms, or for how many seats, it is asked at once, and when."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.times: list[float] = []
        self.is_present: list[tuple[str, int]] = []

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        self.asked.append(len(rooms))
        self.times.append(time.monotonic())
        return {}

    async def renew_presence(self, people: Sequence[tuple[str, int]], until: int) -> None:
        self.asked.append(len(people))
        self.times.append(time.monotonic())
        self.is_present += people


class Talk(LocalBus):
    """A bus with others on it, that notes what it is told of, and when."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.times: list[float] = []

    def publish(self, room: str, message: bytes) -> None:
        self.told.append(room)
        self.times.append(time.monotonic())


def crowded(log: Noted, bus: LocalBus, settings: Settings, rooms: int, *seats: int) -> Runtime:
    """A server with so many rooms in memory, at each of which these seats are connected."""
    runtime = Runtime(cast("Any", log), bus, settings)
    for number in range(rooms):
        live = runtime.registry.add(str(number))
        live.load(Room(str(number)))
        for seat in seats:
            live.connections.add(cast("Any", (number, seat)), seat, seat)
    return runtime


async def test_the_log_of_thousands_of_rooms_is_polled_within_a_second(world: World) -> None:
    log = Noted()
    runtime = crowded(log, LocalBus(), Settings(), 4000, 0)
    await run_for(world, POLL_PERIOD_S - 0.001, runtime.follower.poll())
    assert log.asked == [BATCH_SIZE] * 80
    assert max(pauses(log.times)) < 0.02


async def test_presence_of_thousands_of_seats_is_announced_and_renewed_in_batches(world: World) -> None:
    log, bus = Noted(), Talk()
    runtime = crowded(log, bus, Settings(bus="redis://elsewhere"), 2000, 0, 1)
    await run_for(world, 2 * RENEWAL_PERIOD_S - 0.001, runtime.presence.renew())
    assert bus.told == [str(number) for number in range(2000)]
    assert log.asked == [BATCH_SIZE] * 80
    assert sorted(log.is_present) == sorted((str(number), seat) for number in range(2000) for seat in (0, 1))
    assert max(pauses([*bus.times, *log.times])) < 0.2


async def test_admissions_are_serialized_and_moves_run_in_between() -> None:
    service, came = crowded(Noted(), LocalBus(), Settings(), 0).service, []

    async def come(number: int) -> None:
        await service.admit()
        came.append((number, time.monotonic()))

    await asyncio.gather(*map(come, range(20)))
    assert [number for number, _ in came] == [*range(20)]
    assert pauses([at for _, at in came]) == pytest.approx([ADMISSION_INTERVAL_S] * 19)


async def test_a_move_that_has_arrived_is_committed_before_the_next_admission() -> None:
    """However many wait; moves that arrive later are not waited for."""
    service, order = crowded(Noted(), LocalBus(), Settings(), 0).service, list[str]()
    loop, gate = asyncio.get_running_loop(), service.connections.admissions
    arrived, stored = asyncio.Event(), asyncio.Event()

    async def come(name: str) -> None:
        await service.admit("a", name)
        order.append(name)
        arrived.set()

    async def move(name: str) -> None:
        with gate.commit():
            await stored.wait()
            order.append(name)

    coming = [asyncio.ensure_future(come(str(number))) for number in range(3)]
    await arrived.wait()
    moving = asyncio.ensure_future(move("move"))
    later = loop.call_later(10 * ADMISSION_INTERVAL_S, stored.set)
    await asyncio.gather(*coming, moving)
    assert order == ["0", "move", "1", "2"]
    assert later.when() <= loop.time()


async def test_admissions_go_on_beside_moves_without_an_end(world: World) -> None:
    """One move ends only after the next has begun, and one never ends: each admission waits for it for a while."""
    service = crowded(Noted(), LocalBus(), Settings(), 0).service
    moves = service.connections.admissions

    async def play() -> None:
        with moves.commit():
            while True:
                with moves.commit():
                    await asyncio.sleep(MAX_DEFERRAL_S / 7)

    playing = asyncio.ensure_future(play())
    began = world.loop.now
    await asyncio.gather(*(service.admit("a", str(number)) for number in range(5)))
    assert world.loop.now - began == pytest.approx(5 * (ADMISSION_INTERVAL_S + MAX_DEFERRAL_S))
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def test_the_connections_of_one_address_do_not_come_before_those_of_others() -> None:
    service, order = crowded(Noted(), LocalBus(), Settings(), 0).service, list[str]()

    async def come(network: str, room: str) -> None:
        await service.admit(network, room)
        order.append(f"{network}/{room}")

    await asyncio.gather(*(come("a", "1") for _ in range(20)), come("b", "1"), come("a", "2"))
    assert order.index("b/1") == 1
    assert order.index("a/2") == 3


async def test_a_command_is_under_way_until_it_is_stored(
    tmp_path: Path, runtimes: list[Runtime], monkeypatch: pytest.MonkeyPatch
) -> None:
    under_way: list[int] = []
    append = Committer._append

    async def noted(self: Committer, *row: Any) -> None:
        under_way.append(len(runtimes[0].connections.admissions._under_way))
        await append(self, *row)

    monkeypatch.setattr(Committer, "_append", noted)
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        await host.do(ChooseName, name="Berta")
        assert under_way == [0, 1]
        assert not runtimes[0].connections.admissions._under_way


async def test_opening_connecting_and_greeting_pass_admission_control(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[str] = []
    admit = RoomService.admit

    async def counted(self: RoomService, network: str = "", room: str = "") -> None:
        await admit(self, network, room)
        came.append(room)

    monkeypatch.setattr(RoomService, "admit", counted)
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        assert len(came) == 3
        await client.sit(host.room, "Bob")
        assert len(came) == 6, "who sits down greets again"


class Listener:
    """A line that keeps what it is told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def send(self, *messages: bytes) -> None:
        self.told += messages


def audience(count: int) -> tuple[presence.Presence, LiveRoom]:
    """A room with so many who watch."""
    runtime = crowded(Noted(), LocalBus(), Settings(), 1)
    live = next(iter(runtime.registry))
    for _ in range(count):
        live.connections.add(cast("Any", Listener()), None, None)
    return runtime.presence, live


def come(service: presence.Presence, live: LiveRoom) -> Any:
    newcomer = cast("Any", Listener())
    live.connections.add(newcomer, None, None)
    service.announce(live, newcomer)
    return newcomer


async def test_joins_of_many_watchers_are_coalesced(world: World) -> None:
    service, live = audience(1000)
    newcomers = [come(service, live) for _ in range(300)]
    told = [len(line.told) for line in cast("Any", live.connections)]
    assert sum(told) == 300, "each of them at once, and nobody else"
    assert newcomers[-1].told == [viewer_frames.presence([], [], 1300)]
    await world.loop.let_pass(presence.BROADCAST_PERIOD_S / 4)
    come(service, live)
    assert service.running_broadcast(live) is not None
    await world.loop.until_idle()
    assert {line.told[-1] for line in cast("Any", live.connections)} == {viewer_frames.presence([], [], 1301)}, (
        "in the end all know of all"
    )
    assert max(len(line.told) for line in cast("Any", live.connections)) <= 4
    assert service.running_broadcast(live) is None


@pytest.mark.parametrize("count", [1, BATCH_SIZE - 1])
async def test_at_a_small_table_presence_is_sent_at_once(count: int) -> None:
    service, live = audience(count)
    come(service, live)
    assert [line.told for line in cast("Any", live.connections)] == [[viewer_frames.presence([], [], count + 1)]] * (
        count + 1
    )
    assert service.running_broadcast(live) is None


async def test_presence_that_comes_before_the_seat_is_told_with_the_seat() -> None:
    """Another process says that a person is connected, and its entry is followed later."""
    service, live = audience(1)
    [line] = cast("Any", live.connections)
    live.room.seats = [room.Seat()]
    service.receive(live, b'["here", "another", [1], 0, []]')
    service.registry.notify(live)
    assert line.told[-1] == viewer_frames.presence([False], [], 1)
    live.room.seats = [room.Seat(person=Person(1, ":1", "", "cat"))]
    service.registry.notify(live)
    assert line.told[-1] == viewer_frames.presence([True], [], 1)
    told = len(line.told)
    service.registry.notify(live)
    assert len(line.told) == told, "nothing has changed"


def is_told(seat: Seat, connected: list[bool], spectators: int) -> bool:
    return (seat.connected, seat.spectators) == (connected, spectators)


async def test_a_new_watcher_gets_the_presence_and_leaves_are_sent_to_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "BATCH_SIZE", 1)
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        guest = await client.sit(host.room, "Bob")
        watcher = await client.watch(host.room)
        for seat in (host, guest, watcher):
            await seat.until(partial(is_told, seat, [True, True], 1))
        await watcher.close()
        for seat in (host, guest):
            await seat.until(partial(is_told, seat, [True, True], 0))


class Door:
    """One that stays shut until somebody opens it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = asyncio.Event()
        self.waiting = 0
        monkeypatch.setattr(RoomService, "admit", lambda *_: self.wait())

    async def wait(self) -> None:
        self.waiting += 1
        await self.opened.wait()


async def test_waiting_connections_cannot_exceed_the_capacity(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with virtual_server(tmp_path, connections=3) as client, aiohttp.ClientSession() as http:
        door = Door(monkeypatch)
        coming = [asyncio.ensure_future(http.ws_connect(f"{client.address}/ws/{'a' * 16}")) for _ in range(8)]
        await world.loop.let_pass(1)
        assert door.waiting == 8
        door.opened.set()
        came = await asyncio.gather(*coming, return_exceptions=True)
        refused = [error.status for error in came if isinstance(error, aiohttp.WSServerHandshakeError)]
        assert refused == [503] * 5


async def test_a_disconnect_during_admission_is_no_error(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with virtual_server(tmp_path) as client:
        door, before = Door(monkeypatch), len(caplog.records)
        url = urlsplit(client.address)
        _, writer = await asyncio.open_connection(url.hostname, url.port)
        writer.write(GREETING.format(path=f"/ws/{'a' * 16}", host=url.netloc).encode())
        await world.loop.let_pass(1)
        assert door.waiting == 1
        writer.close()
        await world.loop.let_pass(1)
        door.opened.set()
        await world.loop.let_pass(1)
        assert [record.getMessage() for record in caplog.records[before:]] == []
        assert await client.request("GET", "/healthz")
