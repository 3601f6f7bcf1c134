"""The server plays under the restrictions of its systemd unit. On request: `./forno test tests/packaging`."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from forno.client import Client
from forno.server.protocol import StartGame
from harness import CHECKOUT
from harness.servers import free_port

UNIT = CHECKOUT / "packaging" / "systemd" / "forno.service"
CONFINE = Path(__file__).with_name("confine.py")
LIMIT_S = 120
MOVES = 8


@pytest.mark.asyncio
async def test_bots_think_and_games_are_stored_under_the_filter_of_the_unit(tmp_path: Path) -> None:
    pytest.importorskip("pyseccomp", reason="pip install pyseccomp")
    if which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not installed")
    port = free_port()
    environ = {"FORNO_DATA": str(tmp_path / "data"), "FORNO_BOT_PACE": "0", "FORNO_OUTBOUND_HOSTS": ""}
    command = [sys.executable, str(CONFINE), str(UNIT), sys.executable, "-m", "forno", "serve", "--port", str(port)]
    with subprocess.Popen(
        command, cwd=tmp_path, env=os.environ | environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            assert "Forno is open" in await asyncio.to_thread(server.stdout.readline)
            async with Client(f"http://127.0.0.1:{port}") as client, asyncio.timeout(LIMIT_S):
                seat = await client.open("mamma-mia", 3, "Anna", bots="master")
                await seat.do(StartGame)
                for _ in range(MOVES):
                    await seat.until(lambda: seat.is_asked)
                    await seat.play(seat.legal_moves[0])
                await seat.close()
            server.send_signal(signal.SIGTERM)
            _, errors = await asyncio.to_thread(server.communicate, timeout=LIMIT_S)
        finally:
            server.kill()
    assert server.returncode == 0
    assert [line for line in map(json.loads, errors.splitlines()) if line["level"] == "error"] == []
