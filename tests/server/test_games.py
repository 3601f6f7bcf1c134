"""A game of each family to its end over real sockets: with bots, a spectator, lost connections, restarts.

Real: processes that are killed, PostgreSQL, Redis. What differs between the games of a family is their rules, which the
simulation plays through kills on virtual time (tests/virtual/lab); with full counts all five are played here.
"""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client
from forno.server.protocol import StartGame
from harness.counts import FULL
from harness.players import ScriptedPlayer, seat_players
from harness.servers import ServerProcess
from tests.server.game_checks import check_all

GAMES = ["mamma-mia", "solo", *(["sole-mio", "grande", "plus"] if FULL else [])]

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_on_one_server_survives_disconnects_and_restarts(game: str, tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        async with Client(server.address) as client, Client(server.address) as other:
            seats, watcher = await seat_players(client, [other], game, bots=1)
            await seats[0].do(StartGame, fill="default")
            players = [ScriptedPlayer(seat, number, cuts=0.1) for number, seat in enumerate(seats)]
            watching = ScriptedPlayer(watcher, 9)
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
async def test_a_game_on_two_servers_that_share_a_store_ends(
    game: str, store: str, tmp_path: Path, postgres_url: str, redis_url: str
) -> None:
    settings: dict[str, Any] = {"bus": postgres_url if (game, store) == ("solo", "postgresql") else redis_url}
    settings |= {"store": postgres_url} if store == "postgresql" else {}
    with ServerProcess(tmp_path, **settings) as one, ServerProcess(tmp_path, **settings) as two:
        addresses = [one.address, two.address]
        async with AsyncExitStack() as stack:
            client, other, third = [
                await stack.enter_async_context(Client(address)) for address in (one.address, two.address, two.address)
            ]
            seats, watcher = await seat_players(client, [other, third], game, bots=1)
            await seats[0].do(StartGame, fill="default")
            players = [ScriptedPlayer(seat, number, addresses=addresses) for number, seat in enumerate(seats)]
            watching = ScriptedPlayer(watcher, 9, addresses=addresses)
            games = asyncio.gather(*(player.play() for player in [*players, watching]))
            await asyncio.sleep(0.5)
            await asyncio.to_thread(one.kill)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(one.start)
            await asyncio.wait_for(games, 120)
            log = settings.get("store", one.settings["data"] + "/forno.sqlite")
            await check_all(log, client, seats, watcher, players)
        assert one.complaints() == two.complaints() == []
