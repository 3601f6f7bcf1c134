"""Nobody's move waits for thousands: not for those who come in, nor for what is done for all again and again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import aiohttp
import pytest

from benchmarks.server.wire import GREETING
from forno.server import rooms
from forno.server.attending import LOOK, ROUND, Attendant
from forno.server.bus.local import LocalBus
from forno.server.desk import Desk
from forno.server.live import BELIEVED, Live
from forno.server.log.open import log_at
from forno.server.room import Room
from forno.server.rooms import BREATH, Rooms
from forno.server.settings import Settings
from forno.server.telling import here
from forno.server.unhurried import FEW, unhurried
from forno.server.web.app import SOCKETS, beat
from forno.server.web.pages import SETTINGS
from forno.server.web.socket import Socket
from tests.server.house import open_house

pytestmark = pytest.mark.asyncio


SILENT = Settings(silence=20_000)


class Enough(Exception):
    """Whoever would go on for ever is stopped."""


class Pipe:
    """A transport to somebody who answers one ping, and is never heard of again."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.socket = Socket(cast("Any", None), cast("Any", self), SILENT)
        self.answered = 0.0

    def write(self, data: bytes) -> None:
        self.clock.written.append(self.clock.now)
        if not self.answered:
            self.answered = self.socket.heard = self.clock.now

    def is_closing(self) -> bool:
        return False

    def abort(self) -> None:
        self.clock.silences.append(self.clock.now - self.answered)


class Clock:
    """Time that passes when somebody sleeps, and only then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, end: float) -> None:
        self.now, self.end = 1000.0, 1000.0 + end
        self.slept: list[float] = []
        self.written: list[float] = []
        self.silences: list[float] = []
        monkeypatch.setattr(asyncio, "sleep", self.sleep)
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        if self.now > self.end:
            raise Enough


@pytest.mark.parametrize("count", [0, 1, 100, 10_000])
async def test_a_few_at_a_time_and_evenly(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 60)
    portions = [some async for some in unhurried(range(count), 5.0)]
    assert [thing for some in portions for thing in some] == [*range(count)]
    assert max(map(len, portions), default=0) <= FEW
    assert sum(clock.slept) == pytest.approx(5.0)
    assert max(clock.slept) == pytest.approx(min(clock.slept))


async def test_who_is_vouched_for_is_so_again_in_time() -> None:
    """Even if one of the rounds comes to nothing."""
    assert 3 * 2 * ROUND <= BELIEVED / 1000


async def rounds(clock: Clock, sockets: int) -> None:
    lines = [Pipe(clock).socket for _ in range(sockets)]
    app = cast("Any", {SOCKETS: dict.fromkeys(lines), SETTINGS: SILENT})
    with pytest.raises(Enough):
        await beat(app)


async def test_the_pings_of_thousands_are_spread_over_the_time_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 11.9)
    await rounds(clock, 4000)
    moments = sorted({*clock.written})
    assert len(clock.written) == 4000
    assert len(moments) == 80
    assert max(after - before for before, after in pairwise(moments)) < 0.2


async def test_a_dead_line_is_found_soon_after_the_silence_it_may_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch, 60)
    await rounds(clock, 200)
    assert len(clock.silences) == 200
    assert min(clock.silences) > 20
    assert max(clock.silences) < 25


class Noted:
    """A log that notes for how many rooms, or for how many seats, it is asked at once."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.vouched: list[tuple[str, int]] = []

    async def heads(self, rooms: Sequence[str]) -> dict[str, int]:
        self.asked.append(len(rooms))
        return {}

    async def vouch(self, seats: Sequence[tuple[str, int]], until: int) -> None:
        self.asked.append(len(seats))
        self.vouched += seats


class Talk(LocalBus):
    """A bus with others on it, that notes what it is told of."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def say(self, room: str, message: bytes) -> None:
        self.told.append(room)


def crowded(desk: Desk, rooms: int, *seats: int) -> Noted:
    """A desk with so many rooms in memory, at each of which these seats are connected."""
    for number in range(rooms):
        live = desk.rooms[str(number)] = Live(str(number), 0)
        live.room, live.lines = Room(str(number)), {cast("Any", (number, seat)): seat for seat in seats}
    log = Noted()
    desk.log = cast("Any", log)
    return log


async def test_the_log_of_thousands_of_rooms_is_looked_at_within_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = Desk(log_at(str(tmp_path / "log")), LocalBus(), Settings())
    log = crowded(desk, 4000, 0)
    clock = Clock(monkeypatch, LOOK - 0.001)
    with pytest.raises(Enough):
        await Attendant(desk).poll()
    assert log.asked == [FEW] * 80
    assert max(clock.slept) < 0.02


async def test_thousands_of_seats_are_told_of_and_vouched_for_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus = Talk()
    desk = Desk(log_at(str(tmp_path / "log")), bus, Settings(bus="redis://elsewhere"))
    log = crowded(desk, 2000, 0, 1)
    clock = Clock(monkeypatch, 2 * ROUND - 0.001)
    with pytest.raises(Enough):
        await Attendant(desk).vouch()
    assert bus.told == [str(number) for number in range(2000)]
    assert log.asked == [FEW] * 80
    assert sorted(log.vouched) == sorted((str(number), seat) for number in range(2000) for seat in (0, 1))
    assert max(clock.slept) < 0.2


async def test_people_come_in_one_by_one_and_others_move_in_between(tmp_path: Path) -> None:
    desk, came = Desk(log_at(str(tmp_path / "log")), LocalBus(), Settings()), []

    async def come(number: int) -> None:
        await desk.come_in()
        came.append((number, time.monotonic()))

    await asyncio.gather(*map(come, range(20)))
    assert [number for number, _ in came] == [*range(20)]
    assert min(after - before for (_, before), (_, after) in pairwise(came)) > BREATH / 2


async def test_who_opens_a_table_or_connects_or_greets_goes_through_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    came: list[float] = []
    come_in = Rooms.come_in

    async def counted(self: Rooms) -> None:
        await come_in(self)
        came.append(time.monotonic())

    monkeypatch.setattr(Rooms, "come_in", counted)
    async with open_house(tmp_path) as client:
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


def audience(desk: Desk, count: int) -> Live:
    """A table with so many who watch."""
    live = desk.rooms["room"] = Live("room", 0)
    live.room, live.lines = Room("room"), {cast("Any", Listener()): None for _ in range(count)}
    return live


def come(desk: Desk, live: Live) -> Any:
    newcomer = cast("Any", Listener())
    live.lines[newcomer] = None
    desk.tell_here(live, newcomer)
    return newcomer


async def test_not_everybody_in_a_crowd_is_told_of_everybody_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "REMARK", 0.2)
    desk = Desk(log_at(str(tmp_path / "log")), LocalBus(), Settings())
    live = audience(desk, 1000)
    newcomers = [come(desk, live) for _ in range(300)]
    told = [len(line.told) for line in cast("Any", live.lines)]
    assert sum(told) == 300, "each of them at once, and nobody else"
    assert newcomers[-1].told == [here([], 1300)]
    await asyncio.sleep(0.05)
    come(desk, live)
    assert live.announcing is not None
    await live.announcing
    assert {line.told[-1] for line in cast("Any", live.lines)} == {here([], 1301)}, "in the end all know of all"
    assert max(len(line.told) for line in cast("Any", live.lines)) <= 4
    assert live.announcing is None


@pytest.mark.parametrize("count", [1, FEW - 1])
async def test_at_a_table_with_few_all_are_told_at_once(count: int, tmp_path: Path) -> None:
    desk = Desk(log_at(str(tmp_path / "log")), LocalBus(), Settings())
    live = audience(desk, count)
    come(desk, live)
    assert [line.told for line in cast("Any", live.lines)] == [[here([], count + 1)]] * (count + 1)
    assert live.announcing is None


async def test_who_comes_into_a_crowd_is_told_who_is_here_and_so_are_all_when_somebody_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rooms, "FEW", 1)
    monkeypatch.setattr(rooms, "REMARK", 0.05)
    async with open_house(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        guest = await client.sit(host.room, "Bob")
        watcher = await client.watch(host.room)
        for seat in (host, guest, watcher):
            await seat.until(lambda seat=seat: seat.here == {"type": "here", "seats": [True, True], "watching": 1})
        await watcher.close()
        for seat in (host, guest):
            await seat.until(lambda seat=seat: seat.here["watching"] == 0)


class Door:
    """One that stays shut until somebody opens it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened = asyncio.Event()
        self.waiting = 0
        monkeypatch.setattr(Rooms, "come_in", lambda _: self.wait())

    async def wait(self) -> None:
        self.waiting += 1
        await self.opened.wait()

    async def awaits(self, count: int) -> None:
        while self.waiting < count:
            await asyncio.sleep(0.01)


async def test_no_more_come_in_than_there_is_room_for_though_all_waited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path, connections=3) as client, aiohttp.ClientSession() as http:
        door = Door(monkeypatch)
        coming = [asyncio.ensure_future(http.ws_connect(f"{client.address}/ws/{'a' * 16}")) for _ in range(8)]
        await door.awaits(8)
        door.opened.set()
        came = await asyncio.gather(*coming, return_exceptions=True)
        refused = [error.status for error in came if isinstance(error, aiohttp.WSServerHandshakeError)]
        assert refused == [503] * 5


async def test_who_hangs_up_at_the_door_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_house(tmp_path) as client:
        door, before = Door(monkeypatch), len(caplog.records)
        url = urlsplit(client.address)
        _, writer = await asyncio.open_connection(url.hostname, url.port)
        writer.write(GREETING.format(path=f"/ws/{'a' * 16}", host=url.netloc).encode())
        await door.awaits(1)
        writer.close()
        await asyncio.sleep(0.1)
        door.opened.set()
        await asyncio.sleep(0.1)
        assert [record.getMessage() for record in caplog.records[before:]] == []
        assert await client.ask("GET", "/healthz")
