"""The people of the lab."""

from __future__ import annotations

import asyncio
from pathlib import Path

from forno.client import Client
from forno.server.protocol import StartGame
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess


def test_a_watcher_stops_when_the_game_ends(tmp_path: Path) -> None:
    async def workload(address: str) -> None:
        async with Client(address) as client:
            host = await client.open("solo", 3, "Anna", bots="random", settings={"jump_in_ms": 0})
            watcher = ScriptedPlayer(await client.watch(host.room), 1)
            watcher.timeout_s = 1.5
            await host.do(StartGame)
            playing, watching = (
                asyncio.ensure_future(ScriptedPlayer(host, 2).play()),
                asyncio.ensure_future(watcher.play()),
            )
            await asyncio.sleep(2 * watcher.timeout_s)
            assert not watching.done()
            playing.cancel()
            await asyncio.wait([watching], timeout=20)
            assert isinstance(watching.exception(), TimeoutError)

    with ServerProcess(tmp_path, bot_pace=100) as server:
        asyncio.run(workload(server.address))
