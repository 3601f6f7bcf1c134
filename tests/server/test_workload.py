"""Workloads and ports of the harness, on real sockets: a workload closes what it opened, a port is given once."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from forno.client import ConnectionLost
from harness.recording import RecordingClient
from harness.servers import free_port, session_of
from harness.workload import Workload


class Noting(Workload):
    """A workload that notes the sessions of its clients; each is there before its client asks for anything."""

    sessions: tuple[aiohttp.ClientSession, ...] = ()

    async def client(self, name: str) -> RecordingClient:
        client = await super().client(name)
        self.sessions += (session_of(client),)
        return client


def test_a_workload_whose_tables_cannot_be_opened_leaves_nothing_open(tmp_path: Path) -> None:
    async def run() -> None:
        workload = Noting([f"http://127.0.0.1:{free_port()}"], tmp_path, 1)
        with pytest.raises(ConnectionLost):
            async with workload:
                pass
        assert [session.closed for session in workload.sessions] == [True, True, True]
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
