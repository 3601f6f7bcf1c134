"""A server that starts while PostgreSQL drops its connections: it tries again, and repeats a check that was cut off."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Self
from urllib.parse import parse_qs, urlsplit

import pytest

from harness.proxies import copy_stream, relay
from harness.servers import in_process_server, session_of

pytestmark = pytest.mark.asyncio
SOCKET = ".s.PGSQL.5432"
STEPS = {
    "the first connection": b"user\0",
    "the notes of keys": b"store key",
    "the size": b"pg_database_size",
    "the check": b"octet_length",
}
"""Bytes that a server sends in steps of its start."""
LIMIT_S = 120


class DroppingProxy:
    """A proxy of a PostgreSQL that drops all connections when it is first sent these bytes, as if it restarted."""

    def __init__(self, url: str, folder: Path, drop_at: bytes) -> None:
        self.socket = f"{parse_qs(urlsplit(url).query)['host'][0]}/{SOCKET}"
        self.url = f"{url.partition('?')[0]}?host={folder}"
        self.folder = folder
        self.drop_at = drop_at
        self.sent = 0
        """How often these bytes were sent."""
        self.again = asyncio.Event()
        self.relays: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_unix_server(self.accept, self.folder / SOCKET)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        self.drop()

    def drop(self) -> None:
        for one in self.relays:
            one.cancel()

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self.join(reader, writer))
        self.relays.add(task)
        task.add_done_callback(self.relays.discard)

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_unix_connection(self.socket)
        await relay(copy_stream(reader, out, self.look), copy_stream(there, writer), writer, out)

    def look(self, data: bytes) -> None:
        if self.drop_at in data:
            self.sent += 1
            if self.sent == 1:
                self.drop()
                raise ConnectionResetError
            self.again.set()


@pytest.mark.parametrize("step", STEPS)
async def test_a_server_starts_although_a_connection_is_dropped(
    step: str, tmp_path: Path, empty_postgres_url: str
) -> None:
    (tmp_path / "sockets").mkdir()
    async with (
        asyncio.timeout(LIMIT_S),
        DroppingProxy(empty_postgres_url, tmp_path / "sockets", STEPS[step]) as proxy,
        in_process_server(tmp_path, store=proxy.url) as client,
    ):
        await proxy.again.wait()
        assert (await client.open("mamma-mia", 3, "Anna")).room
        async with session_of(client).get(f"{client.address}/readyz") as ready:
            assert (ready.status, await ready.text()) == (200, "ready\n")
