"""Several seats on one device over connections: what it is sent, who counts as there, one call, two processes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import LeaveSeat, SendChat, StartGame, Uncover
from forno.server.settings import Settings
from harness.players import ScriptedPlayer
from harness.virtual.server import Switchboard, VirtualProcess, virtual_server
from harness.virtual.world import World

GRACE_S = Settings().grace / 1000
CLOCK = {"clock": "per-decision", "seconds": 600, "bank_seconds": 0}


class Phone(Seat):
    """A device that holds several seats, and keeps for each message with a game whose view it is and whose it should
    be: that of the last welcome."""

    def __init__(self, client: Client, room: str, key: str | None = None) -> None:
        super().__init__(client, room, key)
        self.viewers: list[tuple[int | None, int | None]] = []
        self.keys: list[str] = [key] if key else []

    def receive(self, text: str) -> None:
        super().receive(text)
        message = json.loads(text)
        if message["type"] in ("frame", "snapshot") and message.get("game"):
            self.viewers.append((self.number, message["game"]["view"]["viewer"]))

    async def show_seat(self, seat: int) -> None:
        """Show the seat of this device with this number."""
        await self.show(self.keys[seat])
        assert self.number == seat


async def sofa(client: Client, game: str = "mamma-mia", *, start: bool = True, **settings: Any) -> tuple[Phone, Seat]:
    """A phone with the seats 0 and 1, and Carla with a device of her own and the seat 2."""
    host = await client.open(game, 3, "Anna", settings={"clock": CLOCK} | settings)
    phone = Phone(client, host.room, host.key)
    await host.close()
    await phone.connect()
    phone.keys.append(await phone.add_person("Bob"))
    carla = await client.sit(phone.room, "Carla")
    if start:
        await phone.do(StartGame)
        await carla.until(lambda: carla.game is not None)
        await phone.until(lambda: phone.game is not None)
    return phone, carla


def owes(seat: Seat) -> int | None:
    """The seat that owes an answer."""
    return seat.game.clock.seat if seat.game else None


async def turn_of_the_phone(phone: Phone, carla: Seat) -> int:
    """Let Carla play until one of the phone owes the answer; the seat."""
    while owes(carla) == 2:
        await carla.play(carla.legal_moves[0])
    seat = owes(carla)
    assert seat is not None
    await phone.until(lambda: owes(phone) == seat)
    return seat


async def play_on_the_phone(phone: Phone) -> None:
    """Play the seats of a phone until the game is over: it is covered, and passed to whoever owes the answer."""
    while not phone.is_over:
        await phone.until(lambda: phone.is_over or owes(phone) in (0, 1))
        seat = owes(phone)
        if phone.is_over or seat is None or seat > 1:
            continue
        await phone.show(phone.key, covered=True)
        assert phone.game is not None
        assert (phone.number, phone.view["viewer"], phone.legal_moves) == (None, None, [])
        await phone.show_seat(seat)
        assert phone.game.clock.covered
        await phone.do(Uncover, **phone.asked)
        await phone.play(phone.legal_moves[0])


@pytest.mark.rule("house.hot-seat")
async def test_a_phone_is_sent_only_the_seat_that_it_greeted_as(tmp_path: Path) -> None:
    async with virtual_server(tmp_path, rate=10_000, burst=10_000) as client:
        phone, carla = await sofa(client)
        await asyncio.gather(play_on_the_phone(phone), ScriptedPlayer(carla, 1).play())
        assert phone.is_over
        assert {seat for seat, _ in phone.viewers} == {None, 0, 1}
        assert [pair for pair in phone.viewers if pair[0] != pair[1]] == []


@pytest.mark.rule("house.hot-seat")
async def test_a_covered_phone_is_told_nothing_of_a_hand(tmp_path: Path) -> None:
    """The same connection that gets hints and checks while a hand is shown."""
    async with virtual_server(tmp_path) as client:
        phone, carla = await sofa(client)
        seat = await turn_of_the_phone(phone, carla)
        await phone.show_seat(seat)
        move = phone.legal_moves[0]
        assert await phone.check(move) is None
        await phone.show(phone.key, covered=True)
        told = [await phone.check(move), await phone.check("dance")]
        assert [refused and refused.rule for refused in told] == ["house.hot-seat"] * 2
        with pytest.raises(RefusedByServer) as hint:
            await phone.hint()
        assert hint.value.rule == "house.hot-seat"
        await phone.show_seat(seat)
        await phone.hint()


@pytest.mark.rule("house.hot-seat")
async def test_a_device_is_there_with_all_its_people(world: World, tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        phone, carla = await sofa(client, spectators=False)
        told: list[list[bool]] = []
        receive = carla.receive

        def listen(text: str) -> None:
            receive(text)
            told.append(carla.connected)

        carla.receive = listen  # type: ignore[method-assign]
        for seat in (1, 0, 1):
            await phone.show(phone.key, covered=True)
            assert phone.number is None, "also where nobody may watch"
            await phone.show_seat(seat)
        await world.loop.until_idle()
        assert all(connected == [True] * 3 for connected in told if connected)
        assert carla.room_view is not None
        assert not any(place.away for place in carla.room_view.seats)
        seat = await turn_of_the_phone(phone, carla)
        await phone.show_seat(1 - seat)
        await phone.close()
        await carla.until(lambda: carla.connected == [False, False, True])
        await world.loop.let_pass(GRACE_S - 1)
        assert not carla.is_away(seat)
        await world.loop.let_pass(2)
        assert carla.is_away(seat)
        await phone.connect()
        await carla.until(lambda: not carla.is_away(seat))


@pytest.mark.rule("house.hot-seat")
async def test_a_cover_stays_whatever_happens_at_the_table(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        phone, carla = await sofa(client)
        await turn_of_the_phone(phone, carla)
        await phone.show(phone.key, covered=True)
        watcher = await client.watch(phone.room)
        phone.viewers.clear()
        await carla.do(SendChat, text="who is it?")
        await phone.until(lambda: phone.n >= watcher.n)
        await phone.close()
        await phone.connect()
        await carla.do(SendChat, text="still you")
        await phone.until(lambda: phone.n == watcher.n)
        assert (phone.number, phone.view, phone.hash) == (None, watcher.view, watcher.hash)
        assert {viewer for _, viewer in phone.viewers} <= {None}


@pytest.mark.rule("house.hot-seat", "house.key")
async def test_a_refused_greeting_detaches_the_phone(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        phone, carla = await sofa(client)
        with pytest.raises(RefusedByServer, match=r"house\.key"):
            await phone.show("x" * 22)
        await carla.until(lambda: carla.connected == [False, False, True])
        await phone.show_seat(1)
        await carla.until(lambda: carla.connected == [True, True, True])


@pytest.mark.rule("house.hot-seat")
async def test_somebody_who_leaves_the_phone_is_not_there_with_it(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        phone, carla = await sofa(client)
        await phone.show_seat(1)
        await phone.do(LeaveSeat)
        await phone.show_seat(0)
        await carla.until(lambda: carla.connected == [True, False, True])
        assert carla.room_view is not None
        assert [place.device for place in carla.room_view.seats] == [None] * 3


@pytest.mark.rule("house.hot-seat")
async def test_another_process_knows_the_people_of_a_phone(world: World, tmp_path: Path) -> None:
    switchboard = Switchboard()
    async with (
        VirtualProcess(tmp_path, switchboard) as one,
        VirtualProcess(tmp_path, switchboard) as two,
        Client(one.address) as here,
        Client(two.address) as there,
    ):
        phone, carla = await sofa(here)
        far = there.seat(carla.room, carla.key)
        await far.connect()
        await carla.close()
        await far.until(lambda: far.connected == [True, True, True])
        await phone.show_seat(1)
        await world.loop.let_pass(4 * GRACE_S)
        assert far.connected == [True, True, True]
        assert not any(map(far.is_away, range(3)))
        seat = await turn_of_the_phone(phone, far)
        await phone.show_seat(seat)
        await phone.do(Uncover, **phone.asked)
        await far.until(lambda: far.game is not None and not far.game.clock.covered)
        await phone.show(phone.key, covered=True)
        assert phone.view == (await there.watch(far.room)).view
