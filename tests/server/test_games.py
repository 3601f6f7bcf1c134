"""Each of the five games to its end over real sockets: with bots, a spectator, lost connections, restarts."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, Seat
from forno.core.record import read_record
from forno.fairness import verify
from forno.games import find
from forno.server.log.open import log_at
from forno.server.reading import Stream
from lab.world.player import Player, sit_down
from lab.world.served import Served

GAMES = ["mamma-mia", "sole-mio", "grande", "plus", "solo"]

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_ends_on_one_server_through_cuts_and_restarts(game: str, tmp_path: Path) -> None:
    with Served(tmp_path) as server:
        async with Client(server.address) as client, Client(server.address) as other:
            seats, watcher = await sit_down(client, [other], game, bots=1)
            await seats[0].do("start", fill="default")
            players = [Player(seat, number, cuts=0.1) for number, seat in enumerate(seats)]
            watching = Player(watcher, 9)
            games = asyncio.gather(*(player.play() for player in [*players, watching]))
            for sort in ("kill", "stop", "kill"):
                await asyncio.sleep(0.35)
                await asyncio.to_thread(getattr(server, sort))
                await asyncio.to_thread(server.start)
            await asyncio.wait_for(games, 120)
            await check_all(server.settings["data"] + "/forno.sqlite", client, seats, watcher, players)
        assert server.complaints() == []


@pytest.mark.parametrize(
    ("game", "store"), [*((game, "postgresql") for game in GAMES), ("mamma-mia", "file"), ("solo", "file")]
)
async def test_a_game_ends_on_two_servers_that_share_a_log(
    game: str, store: str, tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    settings = {"bus": postgres_url if game == "plus" else redis_url}
    settings |= {"store": postgres_url} if store == "postgresql" else {}
    with Served(tmp_path, **settings) as one, Served(tmp_path, **settings) as two:
        addresses = [one.address, two.address]
        async with AsyncExitStack() as stack:
            client, other, third = [
                await stack.enter_async_context(Client(address)) for address in (one.address, two.address, two.address)
            ]
            seats, watcher = await sit_down(client, [other, third], game, bots=1)
            await seats[0].do("start", fill="default")
            players = [Player(seat, number, addresses=addresses) for number, seat in enumerate(seats)]
            watching = Player(watcher, 9, addresses=addresses)
            games = asyncio.gather(*(player.play() for player in [*players, watching]))
            await asyncio.sleep(0.5)
            await asyncio.to_thread(one.kill)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(one.start)
            await asyncio.wait_for(games, 120)
            log = settings.get("store", one.settings["data"] + "/forno.sqlite")
            await check_all(log, client, seats, watcher, players)
        assert one.complaints() == two.complaints() == []


async def check_all(address: str, client: Client, seats: list[Seat], watcher: Seat, players: list[Player]) -> None:
    """Everything acknowledged is in the log, every stream is what the log tells, and the deal can be checked."""
    room = seats[0].room
    log = log_at(address)
    await log.open()
    rows = await log.read(room)
    await log.close()
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    at = {row.command: row.seq for row in rows}
    for player in players:
        assert {command: at.get(command) for command in player.acknowledged} == player.acknowledged
    for seat in [*seats, watcher]:
        await check_stream(room, rows, seat)
    await check_record(client, seats[0])


async def check_stream(room: str, rows: list[Any], seat: Seat) -> None:
    """To the byte: what was received, in pieces and over several connections, is what a replay of the log gives."""
    made = Stream(room, seat.number).read(rows)
    expected = [frame.decode() for frame in made.frames]
    assert (seat.have, seat.hash) == made.head
    assert expected[len(expected) - len(seat.frames) :] == seat.frames
    assert json.loads(expected[-1])["game"] == seat.game


async def check_record(client: Client, seat: Seat) -> None:
    text = await client.ask("GET", f"/api/tables/{seat.room}/games/1/record", key=seat.key)
    record = read_record(text)
    assert verify(record, find(record.game))[-1].startswith("moves: all")
    assert record.proof.contributions[0] == '"words of 0"'
