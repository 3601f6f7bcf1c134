"""What a killed server leaves behind: nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from forno.client import Client
from forno.server.protocol import StartGame
from harness.servers import ServerProcess
from harness.stores import children_of

pytestmark = pytest.mark.asyncio
TIMEOUT_S = 120.0
"""For a few decisions of a master, each of which may take the limit of a search while its process starts."""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs /proc to see processes")
async def test_a_killed_server_leaves_no_bot_processes(tmp_path: Path) -> None:
    """Masters think in processes of their own: these end with their server, however it ends."""
    server = ServerProcess(tmp_path).start()
    async with Client(server.address) as client:
        host = await client.open("mamma-mia", 2, "Anna", bots="master", options={"first-player": "2"})
        await host.do(StartGame)
        await host.until(lambda: host.is_asked, timeout=TIMEOUT_S)
        assert server.process is not None
        thinking = children_of(server.process.pid)
        assert thinking
        await asyncio.to_thread(server.kill)
    for _ in range(600):
        left = [process for process in thinking if Path(f"/proc/{process}").exists()]
        if not left:
            break
        await asyncio.sleep(0.1)
    assert left == []
