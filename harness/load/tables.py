"""Tables of the load: four players each, who sit down, play, and play again."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

import aiohttp

from harness.load.counters import SEATS, FanOut, LoadCounters
from harness.load.player import LoadPlayer, Pace, at_once

SET_UP_AT_ONCE = 16
"""Tables that are set up concurrently."""


class LoadTable:
    """One table and its four players."""

    def __init__(self, address: str, counted: LoadCounters, pace: Pace = at_once, source: str | None = None) -> None:
        self.address = address
        self.source = source
        self.room = ""
        self.counted = counted
        spread = FanOut(counted)
        self.players = [LoadPlayer(seat, secrets.token_urlsafe(16), counted, spread, pace) for seat in range(SEATS)]
        self.host = self.players[0]
        self.host.over = self.play_on
        self.rematch: asyncio.Task[None] | None = None

    async def gather(self, http: aiohttp.ClientSession, game: str) -> None:
        """Open the table and seat all players."""
        self.room = room = await self.open(http, game)
        for player in self.players:
            await player.sit(f"{self.address}/ws/{room}", self.source)

    async def open(self, http: aiohttp.ClientSession, game: str) -> str:
        body: dict[str, Any] = {"type": "open-room", "id": secrets.token_hex(16), "game": game, "seats": SEATS}
        body |= {"name": "Player 1", "key": self.host.key, "settings": {"jump_in_ms": 0}}
        async with http.post(self.address + "/api/rooms", json=body) as response:
            if response.status != 200:
                raise ConnectionError(f"no table was opened: {await response.text()}")
            room: str = (await response.json())["room"]
            return room

    async def start(self) -> None:
        """Let all players contribute to the shuffle, then start the game."""
        for player in self.players:
            await player.ask("contribute", words=secrets.token_hex(8))
        await self.host.ask("start-game")

    def play_on(self) -> None:
        self.counted.games += 1
        self.rematch = asyncio.ensure_future(self.start_again())

    async def start_again(self) -> None:
        await self.host.ask("set-ready", ready=True)
        await self.start()

    def leave(self) -> None:
        for player in self.players:
            player.wire.close()


async def seat_tables(game: str, parties: Iterable[LoadTable], *, dealt: bool = True, connected: bool = True) -> None:
    """Seat the players of all tables, and deal if `dealt`; disconnect them again unless `connected`."""
    waiting = list(parties)

    async def work() -> None:
        while waiting:
            party = waiting.pop()
            await party.gather(http, game)
            if dealt:
                await party.start()
            if not connected:
                party.leave()

    async with aiohttp.ClientSession() as http:
        await asyncio.gather(*(work() for _ in range(SET_UP_AT_ONCE)))
