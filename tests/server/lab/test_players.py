"""The people of the lab."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest

from forno.client import Client, ConnectionLost
from forno.server.protocol import StartGame
from harness.players import ScriptedPlayer
from harness.recording import RecordingClient
from harness.servers import ServerProcess, free_port, session_of
from harness.workload import Workload


def test_a_watcher_stops_when_the_game_ends(tmp_path: Path) -> None:
    """It waits as long as moves come. A busy machine may stand still for a short time, so there are longer ones."""
    assert any(asyncio.run(is_patient(tmp_path, timeout_s)) for timeout_s in (1.5, 6.0, 24.0))


async def is_patient(folder: Path, timeout_s: float) -> bool:
    """Whether a watcher stays for twice its timeout at a game of bots and a player, and leaves once no move comes."""
    (place := folder / f"{timeout_s:g}-s").mkdir()
    with ServerProcess(place, bot_pace=round(timeout_s * 1000 / 15)) as server:
        async with Client(server.address) as client:
            host = await client.open("solo", 3, "Anna", bots="random", settings={"jump_in_ms": 0})
            watcher = ScriptedPlayer(await client.watch(host.room), 1)
            watcher.timeout_s = timeout_s
            await host.do(StartGame)
            playing, watching = (
                asyncio.ensure_future(ScriptedPlayer(host, 2).play()),
                asyncio.ensure_future(watcher.play()),
            )
            await asyncio.sleep(2 * timeout_s)
            has_stayed = not watching.done()
            playing.cancel()
            await asyncio.wait([watching])
            assert isinstance(watching.exception(), TimeoutError)
            return has_stayed


class Noting(Workload):
    """A workload that notes its clients."""

    clients: tuple[RecordingClient, ...] = ()

    async def client(self, name: str) -> RecordingClient:
        client = await super().client(name)
        self.clients += (client,)
        return client


def test_a_workload_whose_tables_cannot_be_opened_leaves_nothing_open(tmp_path: Path) -> None:
    async def run() -> None:
        workload = Noting([f"http://127.0.0.1:{free_port()}"], tmp_path, 1)
        with pytest.raises(ConnectionLost):
            async with workload:
                pass
        assert [session_of(client).closed for client in workload.clients] == [True, True, True]
        assert workload.history.out is not None
        assert workload.history.out.closed

    asyncio.run(run())


@pytest.mark.skipif(sys.platform != "linux", reason="ports are reserved on Linux only")
def test_a_free_port_is_given_to_nobody_else_and_can_be_listened_on_again_and_again() -> None:
    port = free_port()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))
    for _ in range(2):
        with socket.create_server(("127.0.0.1", port)), socket.create_connection(("127.0.0.1", port)):
            pass
