"""Ears: every byte that a server sends to one party, and what each message was when it came."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any, Self

import msgspec

from forno.client import Client, RefusedByServer, Seat
from lab.world import relay


class Heard(msgspec.Struct, frozen=True):
    """A message, to whom, and how far the table's log had come."""

    viewer: int | None
    room: str
    seq: int
    text: str


class Tap:
    """A line that keeps all that comes through it from the server: `async with Tap(server, name) as tap`."""

    def __init__(self, server: str, name: str) -> None:
        self.host, _, port = server.removeprefix("http://").partition(":")
        self.port = int(port)
        self.name = name
        self.streams: list[bytearray] = []
        """One for each connection: a message is never torn apart by another."""
        self.heard: list[Heard] = []
        self.joined: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_server(self.begin, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        await asyncio.gather(*self.joined)

    def begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.joined.add(asyncio.ensure_future(self.join(reader, writer)))

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, out = await asyncio.open_connection(self.host, self.port)
        kept = bytearray()
        self.streams.append(kept)
        await relay.join(relay.carry(reader, out), relay.carry(there, writer, kept.extend), writer, out)


class Party(Client):
    """Somebody at the end of a tapped line."""

    def __init__(self, tap: Tap) -> None:
        super().__init__(tap.address)
        self.tap = tap

    def seat(self, room: str, key: str | None = None) -> Listening:
        return Listening(self, room, key)

    async def look(self, path: str, key: str | None = None) -> Any:
        """A page, whatever the answer."""
        with suppress(RefusedByServer):
            return await self.ask("GET", path, key=key)
        return None


class Listening(Seat):
    """A seat that remembers every message with the state of the table that it was about."""

    client: Party

    def hear(self, text: str) -> None:
        told = json.loads(text)
        super().hear(text)
        self.client.tap.heard.append(Heard(self.number, self.room, told.get("seq", self.seq), text))
