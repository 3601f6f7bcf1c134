"""Tapped clients: every byte that a server sends to one client, and the decision at which each message came."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Self

import msgspec

from forno.client import Client, RefusedByServer, Seat
from harness.proxies import copy_stream, relay


class ReceivedMessage(msgspec.Struct, frozen=True):
    """A message, its viewer, and the decision of its room: the number of the game, and of the decision."""

    viewer: int | None
    room: str
    decision: tuple[int, int | None]
    text: str


class TappingProxy:
    """A proxy that keeps everything that comes from the server: `async with TappingProxy(server, name) as proxy`."""

    def __init__(self, server: str, name: str) -> None:
        self.host, _, port = server.removeprefix("http://").partition(":")
        self.port = int(port)
        self.name = name
        self.streams: list[bytearray] = []
        """One per connection, so that messages never interleave."""
        self.messages: list[ReceivedMessage] = []
        self.connections: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.accept, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        await asyncio.gather(*self.connections)

    def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections.add(asyncio.ensure_future(self.relay(reader, writer)))

    async def relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_connection(self.host, self.port)
        kept = bytearray()
        self.streams.append(kept)
        await relay(copy_stream(reader, out), copy_stream(there, writer, kept.extend), writer, out)


class TappedClient(Client):
    """A client behind a tapping proxy."""

    def __init__(self, proxy: TappingProxy) -> None:
        super().__init__(proxy.address)
        self.proxy = proxy

    def seat(self, room: str, key: str | None = None) -> TappedSeat:
        return TappedSeat(self, room, key)

    async def fetch(self, path: str, key: str | None = None) -> Any:
        """Fetch a page; None if that is refused."""
        with suppress(RefusedByServer):
            return await self.request("GET", path, key=key)
        return None


class TappedSeat(Seat):
    """A seat that keeps every message with the decision that it belongs to."""

    client: TappedClient

    def receive(self, text: str) -> None:
        super().receive(text)
        decision = (self.game.number, self.game.decision) if self.game else (0, None)
        self.client.proxy.messages.append(ReceivedMessage(self.number, self.room, decision, text))
