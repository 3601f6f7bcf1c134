"""Origins behind a proxy, and rolling restarts of several processes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from forno.client import Client
from forno.server.protocol import StartGame
from harness.players import ScriptedPlayer
from harness.servers import ServerProcess, free_port, session_of

pytestmark = pytest.mark.asyncio


async def test_pages_of_the_public_address_and_named_ones_may_connect(tmp_path: Path) -> None:
    origins = "https://friends.example,http://localhost:5173"
    with ServerProcess(tmp_path, public="https://cards.example", host_names="127.0.0.1", origins=origins) as server:
        async with Client(server.address) as client:
            seat = await client.open("mamma-mia", 3, "Anna")
            for origin in ("https://cards.example", "https://friends.example", "http://localhost:5173", server.address):
                async with session_of(client).ws_connect(f"{server.address}/ws/{seat.room}", origin=origin) as ws:
                    assert not ws.closed
            for origin in ("https://cards.example.evil.example", "https://localhost:5173", "null"):
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await session_of(client).ws_connect(f"{server.address}/ws/{seat.room}", origin=origin)
                assert refused.value.status == 403


async def test_the_new_process_takes_over_from_the_old_on_the_same_port(tmp_path: Path, postgres_url: str) -> None:
    shared: dict[str, Any] = {"store": postgres_url, "bus": postgres_url, "port": free_port(), "reuse_port": True}
    for part in ("old", "new"):
        (tmp_path / part).mkdir()
    with ServerProcess(tmp_path / "old", **shared) as old:
        async with Client(old.address) as client:
            seat = await client.open("mamma-mia", 2, "Anna", bots="random")
            await seat.do(StartGame)
            await seat.until(lambda: seat.is_asked)
            before = seat.n
            with ServerProcess(tmp_path / "new", **shared) as new:
                assert await asyncio.to_thread(old.stop) == 0
                await seat.until(lambda: seat.goodbye)
                assert seat.goodbye
                assert seat.goodbye.rule == "wire.stopping"
                await ScriptedPlayer(seat, 1).reconnect()
                assert seat.n >= before
                await seat.play(seat.legal_moves[0])
                await seat.close()
                assert new.complaints() == []
        assert old.complaints() == []
