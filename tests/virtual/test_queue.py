"""People of the queue over connections: what they are sent, and what changes when they get a seat."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.client import RefusedByServer, Seat
from forno.server.protocol import ChangeSettings, LeaveQueue, LeaveSeat, SendChat, SitDown, StartGame
from harness.players import open_for_two, play_one_move
from harness.virtual.server import virtual_server


async def seen_by_all(*seats: Seat) -> None:
    """Wait until each has the room as the first one has it."""
    for seat in seats[1:]:
        await seat.until(lambda seat=seat: seat.room_view == seats[0].room_view)  # type: ignore[misc]


@pytest.mark.rule("house.queue")
async def test_the_queue_is_sent_what_a_spectator_is_sent(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        watcher = await client.watch(host.room)
        ida = await client.wait_for_seat(host.room, "Ida")
        assert (ida.number, ida.person) == (None, 3)
        assert ida.room_view
        assert ida.text(ida.room_view.queue[0].name) == "Ida"
        await watcher.until(lambda: watcher.n == ida.n)
        since = len(watcher.frames)
        for _ in range(4):
            await play_one_move(host, guest)
        await ida.do(SendChat, text="hello from the queue")
        await host.until(lambda: "hello from the queue" in host.texts.values())
        await watcher.until(lambda: watcher.n == ida.n)
        assert watcher.frames[since:] == ida.frames[-len(watcher.frames[since:]) :]
        assert watcher.spectators == 1
        await watcher.until(lambda: watcher.presence is not None and watcher.presence.queue == (True,))
        assert ida.legal_moves == []
        with pytest.raises(RefusedByServer, match=r"house\.sit"):
            await ida.play("pass")


@pytest.mark.rule("house.queue")
async def test_a_connection_changes_its_stream_with_the_seat_of_its_person(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        ida = await client.wait_for_seat(host.room, "Ida")
        second = client.seat(host.room, ida.key)
        await second.connect()
        await guest.do(LeaveSeat)
        await ida.do(SitDown)
        assert (ida.number, ida.person) == (1, 3), "the welcome came before the answer"
        await second.until(lambda: second.number == 1)
        await seen_by_all(host, ida, second)
        assert (ida.n, ida.hash) == (second.n, second.hash)
        await host.do(StartGame)
        await seen_by_all(host, ida, second)
        await second.until(lambda: second.view == ida.view)
        await play_one_move(host, ida)
        await second.until(lambda: second.n == ida.n)
        assert second.hash == ida.hash
        late = client.seat(host.room, ida.key)
        await late.connect()
        assert (late.number, late.n, late.hash) == (1, ida.n, ida.hash)


@pytest.mark.rule("house.queue", "house.key")
async def test_who_leaves_the_queue_is_no_longer_known(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, _ = await open_for_two(client)
        await host.do(StartGame)
        ida = await client.wait_for_seat(host.room, "Ida")
        await ida.do(LeaveQueue)
        await ida.until(lambda: ida.goodbye is not None)
        assert ida.goodbye is not None
        assert ida.goodbye.rule == "house.key"
        with pytest.raises(RefusedByServer, match=r"house\.key"):
            await ida.connect()


@pytest.mark.rule("house.spectators")
async def test_the_queue_stays_where_strangers_may_not_watch(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        await host.do(StartGame)
        watcher = await client.watch(host.room)
        ida = await client.wait_for_seat(host.room, "Ida")
        await watcher.until(lambda: watcher.n == ida.n)
        assert host.room_view
        await host.do(ChangeSettings, settings=replace(host.room_view.settings, spectators=False))
        await ida.until(lambda: ida.room_view is not None and not ida.room_view.settings.spectators)
        with pytest.raises(Exception, match="ended"):
            await watcher.until(lambda: False, timeout=1)
        await play_one_move(host, guest)
        await ida.until(lambda: ida.n > watcher.n + 1)
        assert not any(
            json.loads(frame).get("room", {}).get("settings", {}).get("spectators") is False for frame in watcher.frames
        )


async def test_a_repeated_command_of_the_queue_is_executed_once(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, guest = await open_for_two(client)
        ida = await client.wait_for_seat(host.room, "Ida")
        await guest.do(LeaveSeat)
        for _ in range(2):  # the second time from the seat that it brought
            await ida.do(SitDown, command="ab" * 16)
        assert ida.number == 1
        assert [seat.person for seat in ida.room_view.seats] == [1, 3] if ida.room_view else False


async def test_many_join_at_once_and_each_is_one_person(tmp_path: Path) -> None:
    async with virtual_server(tmp_path) as client:
        host, _ = await open_for_two(client)
        await host.do(StartGame)
        people = await asyncio.gather(*(client.wait_for_seat(host.room, f"Guest {number}") for number in range(6)))
        assert sorted(one.person or 0 for one in people) == [3, 4, 5, 6, 7, 8]
        await host.until(lambda: host.room_view is not None and len(host.room_view.queue) == 6)
