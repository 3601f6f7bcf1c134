"""The runtime where it needs the system: the kernel times a connection, and a bot that searches is another process.

The rest is in tests/virtual/test_runtime.py.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from forno import bots
from forno.bots import Bot, Observation
from forno.core.chance import Chance
from forno.server.infra.client_address import LOCAL_CLIENT
from forno.server.protocol import CloseRoom, SendChat, StartGame
from forno.server.settings import Settings
from forno.server.web.websocket import WebSocketConnection
from harness.servers import in_process_server

pytestmark = pytest.mark.asyncio


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the round trip of a connection")
async def test_the_kernel_measures_a_real_connection_unless_it_is_a_proxys() -> None:
    async with serve_bytes() as (transport, _):
        direct = WebSocketConnection(None, transport, Settings(), LOCAL_CLIENT)  # type: ignore[arg-type]
        assert direct.latency_ms is not None
        assert 0 < direct.latency_ms < 60_000
        behind = LOCAL_CLIENT._replace(is_direct=False)
        assert WebSocketConnection(None, transport, Settings(), behind).latency_ms is None  # type: ignore[arg-type]


@asynccontextmanager
async def serve_bytes() -> AsyncIterator[tuple[Any, asyncio.StreamReader]]:
    """A TCP connection: the server's end of it, and the client's."""
    accepted: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
    server = await asyncio.start_server(lambda _, writer: accepted.set_result(writer), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    there = await accepted
    there.write(b"x")
    assert await reader.read(1) == b"x"
    yield there.transport, reader
    for end in (there, writer):
        end.close()
        await end.wait_closed()
    server.close()


class Ponderous(Bot):
    """A bot that thinks until it may answer: files tell that it has begun, that it may, and that it has ended."""

    level = "ponderous"
    searches = True

    def choose(self, observation: Observation, chance: Chance) -> Any:
        folder = Path(os.environ[FOLDER])
        (folder / "begun").touch()
        end = time.monotonic() + THINKING_LIMIT_S
        while not (folder / "may answer").exists() and time.monotonic() < end:
            time.sleep(0.01)
        (folder / "ended").touch()
        return observation.default


FOLDER = "PONDEROUS_FOLDER"
"""Variable that worker processes inherit."""
THINKING_LIMIT_S = 60.0


async def test_a_thinking_bot_does_not_block_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bots.BOTS, "ponderous", Ponderous)
    monkeypatch.setenv(FOLDER, str(tmp_path))
    async with in_process_server(tmp_path) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="ponderous", options={"first-player": "2"})
        await host.do(StartGame)
        while not (tmp_path / "begun").exists():
            if host.is_asked:  # its process was not there in time, and the default was played for it
                await host.play(host.legal_moves[0])
            await asyncio.sleep(0.01)
        await host.do(SendChat, text="still there?")
        assert not (tmp_path / "ended").exists()
        (tmp_path / "may answer").touch()
        await host.do(CloseRoom)
