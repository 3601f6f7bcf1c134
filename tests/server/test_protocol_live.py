"""The bot of docs/protocol.md plays against a server: as a process of its own, over the network.

That messages conform to the schema is proved in tests/virtual/test_protocol_live.py.
"""

from __future__ import annotations

import asyncio
import re
import socket
import sys
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from forno.server.main import serving
from forno.server.settings import Settings
from harness import CHECKOUT

pytestmark = pytest.mark.asyncio


def settings(folder: Path, port: int = 0) -> Settings:
    """A server that keeps nobody waiting."""
    return Settings(port=port, data=str(folder), bot_pace=0, jump_pace=1, rate=10_000, burst=10_000, log="error")


async def start_bot(folder: Path, address: str, game: str) -> asyncio.subprocess.Process:
    """The page's example, in a process of its own."""
    written = (CHECKOUT / "docs" / "protocol.md").read_text(encoding="utf-8")
    example = re.search(r"^```python\n(.*?)^```$", written, re.M | re.S)
    assert example is not None
    (folder / "bot.py").write_text(example[1], encoding="utf-8")
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-I",
        str(folder / "bot.py"),
        address,
        game,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


def moves_made() -> float:
    """By people, in this process."""
    return REGISTRY.get_sample_value("forno_commands_total", {"command": "PlayMove"}) or 0


async def test_the_bot_of_the_page_plays_to_the_end(tmp_path: Path) -> None:
    """Also if the server is restarted in the middle of the game."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        chosen = settings(tmp_path, probe.getsockname()[1])
    before = moves_made()
    async with serving(chosen) as address:
        bot = await start_bot(tmp_path, address, "mamma-mia")
        while moves_made() < before + 5:
            assert bot.returncode is None
            await asyncio.sleep(0.001)
    async with serving(chosen):
        said, complaint = await asyncio.wait_for(bot.communicate(), 60)
    assert complaint == b""
    assert bot.returncode == 0
    assert re.fullmatch(rb"mamma-mia is over, places: \[[123], [123], [123]\]\n", said)


async def test_the_bot_of_the_page_is_told_why_not(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as address:
        bot = await start_bot(tmp_path, address, "chess")
        _, complaint = await bot.communicate()
    assert bot.returncode == 1
    assert complaint.decode().startswith("There’s no game “chess”")
