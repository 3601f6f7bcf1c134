"""The ways to a table: a server within this program, one far away, or a link."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from forno.client import Client, ConnectionLost, RefusedByServer, Seat
from forno.client.client import new_id, new_key
from forno.server.protocol import RoomOpened, RoomSettings
from forno.terminal.embedded import Opponents, embedded_server, open_table, save_record
from forno.terminal.joining import HEARTBEAT_S, address_of, client_of, join, read_link
from forno.terminal.model import Json


@dataclass(frozen=True)
class NewTable:
    """A table to be opened."""

    game: str
    seats: int
    name: str
    level: str | None = None
    """The level of the bots at the other seats; None for a table with friends."""
    options: dict[str, str] = field(default_factory=dict)
    bots: Sequence[str] = ()
    """A level for each other seat, where they differ."""
    settings: RoomSettings = field(default_factory=RoomSettings)


class Gateway:
    """Opens tables at a server and joins tables by their links; all connections end with it."""

    def __init__(
        self,
        lang: str,
        *,
        server: str = "",
        seed: int | None = None,
        opponents: Opponents | None = None,
        bot_pace_ms: int = 500,
        record: Path | None = None,
    ) -> None:
        self.lang = lang
        self.server = server
        """The address of a server; empty: one within this program."""
        self.seed = seed
        self.opponents = opponents
        self.bot_pace_ms = bot_pace_ms
        self.record = record
        """The file for the record of the last game against bots."""
        self.opened: Seat | None = None
        """The seat of the last table that was opened."""
        self.client: Client | None = None
        self.open_client: Client | None = None
        """The client of a server in this program that is open to the network."""
        self.motd = ""
        """The message of the day of the server's operator; empty for none."""
        self.stack = AsyncExitStack()

    async def start(self) -> Json:
        """Connect to the server, or start one, and return its catalogue."""
        if self.server:
            client = Client(address_of(self.server, self.lang), self.lang, HEARTBEAT_S)
            self.client = await self.stack.enter_async_context(client)
        else:
            server = embedded_server(
                lang=self.lang, seed=self.seed, opponents=self.opponents, bot_pace_ms=self.bot_pace_ms
            )
            self.client = await self.stack.enter_async_context(server)
        self.client.auto_confirm = False  # what was drawn is confirmed, see forno.terminal.attention
        catalogue: Json = await self.client.request("GET", "/api/games")
        self.motd = await self.client.message_of_the_day()
        return catalogue

    async def open(self, new: NewTable) -> Seat:
        """Open a table and take its first seat. Against bots the cards are dealt at once."""
        assert self.client is not None
        if new.level is None:
            client = await self.client_for_friends()
            seat = await client.open(new.game, new.seats, new.name, options=new.options, settings=new.settings)
        else:
            bots = new.bots or [new.level] * (new.seats - 1)
            seat = await open_table(
                self.client,
                new.game,
                bots,
                name=new.name,
                options=new.options,
                settings=new.settings,
                seed=self.seed,
            )
        self.opened = seat
        seat.stay_connected()
        return seat

    async def client_for_friends(self) -> Client:
        """The client of a server that friends can reach: the one that was named, or one open to the network."""
        if not self.server and self.open_client is None:
            server = embedded_server(lang=self.lang, seed=self.seed, bot_pace_ms=self.bot_pace_ms, is_open=True)
            self.open_client = await self.stack.enter_async_context(server)
            self.open_client.auto_confirm = False
        client = self.open_client or self.client
        assert client is not None
        return client

    def is_own(self, seat: Seat) -> bool:
        """Whether the table of a seat is at a server in this program, and ends with it."""
        return not self.server and seat.client in (self.client, self.open_client)

    async def join(self, text: str, name: str) -> Seat:
        """Join the table of a link: at its seat, on a free one or in the queue; without a name as a spectator."""
        link = read_link(text, self.server, self.lang)
        client = await self.stack.enter_async_context(client_of(link, self.lang))
        return await join(client, link, name, watch=not name)

    async def play_on(self, seat: Seat, number: int, decision: int, at: int, name: str, level: str) -> Seat:
        """Open a table that plays on from a decision of a finished game, and take seat `at`. (house.play-on)"""
        key = new_key()
        command: dict[str, Any] = {
            "type": "play-on",
            "id": new_id(),
            "decision": decision,
            "seat": at,
            "name": name,
            "key": key,
            "bots": level,
        }
        path = f"/api/rooms/{seat.room}/games/{number}/play-on"
        opened = msgspec.convert(await seat.client.request("POST", path, command, key=seat.key), RoomOpened)
        new = seat.client.seat(opened.room, key)
        await new.connect()
        new.stay_connected()
        return new

    async def close(self) -> None:
        """Keep the record, if there is a file for it, and close all connections and the server within this program."""
        if self.record and self.opened:
            seat = self.opened.client.seat(self.opened.room, self.opened.key)
            with suppress(RefusedByServer, ConnectionLost):
                await seat.connect()
                await save_record(seat, self.record)
            await seat.close()
        await self.stack.aclose()
