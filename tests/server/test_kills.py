"""kill -9 under load: nothing acknowledged is lost, nothing is shown that was not stored, every stream resumes."""

from __future__ import annotations

import asyncio
import os
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from forno.client import Client, Gone, RefusedByServer, Seat
from forno.server import archive
from forno.server.log.base import Row
from forno.server.log.open import log_at
from tests.server.player import Player
from tests.server.served import Served

KILLS = int(os.environ.get("FORNO_KILLS", "20"))
TABLES = 4

pytestmark = pytest.mark.asyncio


class Watching(Player):
    """A player who also counts the times that a stream did not fit."""

    broken = 0

    async def come_back(self) -> None:
        frames = len(self.seat.frames)
        await super().come_back()
        if len(self.seat.frames) < frames:
            self.broken += 1


async def under_kills(server: Served, kills: int) -> tuple[list[Watching], dict[str, list[Row]]]:
    """Tables that play, a server that dies again and again; the players, and what the log holds in the end."""
    chance = random.Random(7)
    async with AsyncExitStack() as stack:
        client = await stack.enter_async_context(Client(server.address))
        players: list[Watching] = []
        for number in range(TABLES):
            players += [Watching(seat, number) for seat in await table(client, ("mamma-mia", "plus")[number % 2])]
        playing = [asyncio.ensure_future(forever(player)) for player in players]
        for _ in range(kills):
            await asyncio.sleep(0.2 + chance.random() / 3)
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(0.5)
        for task in playing:
            task.cancel()
        for player, result in zip(players, await asyncio.gather(*playing, return_exceptions=True), strict=True):
            player.broken += isinstance(result, AssertionError)
            if isinstance(result, Exception) and not isinstance(result, AssertionError):
                raise result
        await asyncio.to_thread(server.kill)
        for player in players:
            await player.seat.close()
    log = log_at(server.settings["data"] + "/forno.sqlite")
    await log.open()
    rows = {player.seat.room: await log.read(player.seat.room) for player in players}
    await log.close()
    return players, rows


async def table(client: Client, game: str) -> list[Seat]:
    host = await client.open(game, 3, "Anna", bots="random")
    await host.do("free-seat", seat=1)
    guest = await client.sit(host.room, "Bob")
    watcher = await client.watch(host.room)
    await host.do("start")
    return [host, guest, watcher]


async def forever(player: Watching) -> None:
    """Game after game."""
    while True:
        try:
            await player.play()
            if player.seat.number == 0:
                for what in ("again", "start"):
                    await player.seat.do(what)
            await player.seat.until(lambda: not player.seat.is_over, timeout=60)
        except Gone:
            await player.come_back()
        except RefusedByServer as refused:
            player.refused.append(refused.rule)


def lost(players: list[Watching], rows: dict[str, list[Row]]) -> list[str]:
    """Acknowledged commands that the log does not hold at the place that was told."""
    at = {row.command: row.seq for log in rows.values() for row in log}
    told = {command: seq for player in players for command, seq in player.acknowledged.items()}
    return [command for command, seq in told.items() if at.get(command) != seq]


def shown_too_early(players: list[Watching], rows: dict[str, list[Row]]) -> int:
    """Streams that hold something that the log does not tell, to the byte."""
    wrong = sum(player.broken for player in players)
    for player in players:
        seat = player.seat
        frames, _ = archive.stream(seat.room, rows[seat.room], seat.number)
        first = seat.have - len(seat.frames)
        wrong += [frame.decode() for frame in frames[first : seat.have]] != seat.frames
    return wrong


async def test_nothing_acknowledged_is_lost_and_nothing_unstored_is_shown(tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        players, rows = await under_kills(server, KILLS)
    assert sum(len(player.acknowledged) for player in players) > 2 * KILLS
    assert lost(players, rows) == []
    assert shown_too_early(players, rows) == 0


async def test_a_server_that_stores_later_is_caught(tmp_path: Path) -> None:
    with Served(tmp_path, mutant="write_behind") as server:
        players, rows = await under_kills(server, 3)
    assert lost(players, rows) != []


async def test_a_server_that_tells_first_is_caught(tmp_path: Path) -> None:
    with Served(tmp_path, mutant="tell_first") as server:
        players, rows = await under_kills(server, 3)
    assert shown_too_early(players, rows) > 0


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see processes")
async def test_a_killed_server_leaves_nobody_thinking(tmp_path: Path) -> None:
    """Masters think in processes of their own: these end with their server, however it ends."""
    server = Served(tmp_path).start()
    async with Client(server.address) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="master", options={"first-player": "2"})
        await host.do("start")
        await host.until(lambda: host.is_asked)
        assert server.process is not None
        thinking = children_of(server.process.pid)
        assert thinking
        await asyncio.to_thread(server.kill)
    for _ in range(100):
        left = [process for process in thinking if Path(f"/proc/{process}").exists()]
        if not left:
            break
        await asyncio.sleep(0.1)
    assert left == []


def children_of(parent: int) -> list[int]:
    """Processes that this one started."""
    stats = [file.read_text().rpartition(")") for file in Path("/proc").glob("[0-9]*/stat") if file.exists()]
    return [int(before.partition(" ")[0]) for before, _, rest in stats if int(rest.split()[1]) == parent]
