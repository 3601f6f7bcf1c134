"""Scripted players of the harness: they wait as long as moves come."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from forno.server.protocol import StartGame
from harness.players import ScriptedPlayer
from harness.virtual.server import virtual_server

TIMEOUT_S = 1.5
BOT_PACE_MS = 100


async def test_a_watcher_stays_as_long_as_moves_come(tmp_path: Path) -> None:
    """It stays for twice its timeout at a game of bots and a player, and leaves once the player makes no move."""
    async with virtual_server(tmp_path, bot_pace=BOT_PACE_MS) as client:
        host = await client.open("solo", 3, "Anna", bots="random", settings={"jump_in_ms": 0})
        watcher = ScriptedPlayer(await client.watch(host.room), 1)
        watcher.timeout_s = TIMEOUT_S
        await host.do(StartGame)
        playing = asyncio.ensure_future(ScriptedPlayer(host, 2).play())
        watching = asyncio.ensure_future(watcher.play())
        await asyncio.sleep(2 * TIMEOUT_S)
        assert not watching.done()
        playing.cancel()
        with pytest.raises(TimeoutError):
            await watching
