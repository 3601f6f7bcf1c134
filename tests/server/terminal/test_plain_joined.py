"""Plain mode as a process, whose lines come through pipes, and a connection that the system drops: the rest of it is
tested on virtual time."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from forno.client import Client
from forno.server.protocol import RoomSettings, SendChat, StartGame
from forno.terminal.joining import client_of, join, read_link
from harness.players import ScriptedPlayer
from harness.servers import in_process_server

pytestmark = pytest.mark.asyncio

QUICK = RoomSettings(jump_in_ms=0)
TIMEOUT_S = 240.0


@pytest_asyncio.fixture
async def client(tmp_path: Path) -> AsyncIterator[Client]:
    async with in_process_server(tmp_path) as opened:
        yield opened


async def test_lines_through_pipes(client: Client, tmp_path: Path) -> None:
    """A script joins as a process, waits for the deal, plays when it is asked, and leaves."""
    host = await client.open("solo", 2, "Anna", settings=QUICK)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "forno", "play", "--join", host.room, "--server", client.address, "--name", "Berta",
        "--lang", "de", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE, cwd=tmp_path,
    )  # fmt: skip
    assert process.stdin is not None
    process.stdin.write("say Grüß dich!\n1\nquit\n".encode())
    await host.until(lambda: host.names == ["Anna", "Berta"], TIMEOUT_S)
    await host.do(StartGame)
    player = asyncio.ensure_future(ScriptedPlayer(host, 3).play())
    async with asyncio.timeout(TIMEOUT_S):
        said, noted = await process.communicate()
    player.cancel()
    assert process.returncode == 0
    assert noted.decode() == "Hier ist kein Terminal, darum kommt der Tisch in Textzeilen.\n"
    assert "Berta: Grüß dich!" in said.decode() or "Du: Grüß dich!" in said.decode()
    assert "Bis bald!" in said.decode()
    assert b"\x1b" not in said


async def test_a_lost_connection_comes_back_and_a_command_is_executed_once(client: Client) -> None:
    """By a connection that the system has dropped."""
    host = await client.open("mamma-mia", 2, "Anna", settings=QUICK)
    link = read_link(f"{client.address}/t/{host.room}")
    async with client_of(link, "en") as own:
        seat = await join(own, link, "Berta")
        states: list[str] = []
        seat.listeners.append(lambda update: states.append(getattr(update, "state", "")))
        for words in ("one", "two", "three"):
            seat.cut()
            await seat.do(SendChat, text=words)
        await host.until(lambda: "three" in host.texts.values())
        assert {"lost", "open"} <= {*states}
        assert sorted(text for text in host.texts.values() if text in ("one", "two", "three")) == [
            "one",
            "three",
            "two",
        ]
        await seat.close()
