"""Tables at which people play game after game, whatever happens to their servers; every word is written down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Self

from forno.client import Gone, RefusedByServer
from lab.history import History
from lab.world.player import Player
from lab.world.recording import RecordingClient, RecordingSeat

GAMES = ("mamma-mia", "solo", "plus", "grande", "sole-mio")
SEATED = 3
"""At each table two people, and one who watches."""
HURRIED = {"window": 15}
"""Milliseconds for jumping in: nobody has to read anything."""
QUIET = 0.5
"""Seconds in which nothing more is asked before the end is written down."""
SLOWEST = 60.0
"""Seconds after which it is written down even if there is no rest."""


class Evening:
    """`async with Evening(addresses, folder, tables) as evening:` people sit down and play until the block ends. Then
    they come to rest, whoever was cut off comes back, and all say what they see."""

    slowest = SLOWEST

    def __init__(
        self, addresses: Sequence[str], folder: Path, tables: int, *, seed: int = 7, games: int | None = None
    ) -> None:
        self.addresses = [*addresses]
        self.file = folder / "history.jsonl"
        self.tables = tables
        self.seed = seed
        self.games = games
        """How many each table plays; without end if None."""
        self.players: list[Player] = []
        self.playing: list[asyncio.Task[None]] = []
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        self.history = self.stack.enter_context(History(self.file))
        for number in range(self.tables):
            await self.open_table(number)
        self.go_on()
        return self

    def go_on(self) -> None:
        """All play, for the first time or after a rest."""
        self.playing = [asyncio.ensure_future(play(player, self.games)) for player in self.players]

    async def played(self, done: Callable[[], None]) -> None:
        """Until all games are over; `done` is called for each table."""
        for table in range(self.tables):
            await asyncio.gather(*self.playing[SEATED * table : SEATED * (table + 1)])
            done()

    async def open_table(self, number: int) -> None:
        """Two people, a bot, and one who watches."""
        clients = [await self.client(f"{who} at {number}") for who in ("Anna", "Bob", "Lina")]
        host = await clients[0].open(GAMES[number % len(GAMES)], 3, "Anna", bots="random", settings=HURRIED)
        await host.do("free-seat", seat=1)
        guest = await clients[1].sit(host.room, "Bob")
        watcher = await clients[2].watch(host.room)
        await host.do("start")
        self.players += [
            Player(seat, self.seed * 1000 + SEATED * number + place, addresses=self.addresses)
            for place, seat in enumerate((host, guest, watcher))
        ]

    async def client(self, name: str) -> RecordingClient:
        return await self.stack.enter_async_context(RecordingClient(self.addresses[0], self.history, name))

    async def __aexit__(self, *trouble: object) -> None:
        try:
            await self.rest()
            if not any(trouble):
                await self.say_what_they_see()
        finally:
            for player in self.players:
                await player.seat.close()
            await self.stack.aclose()

    async def rest(self) -> None:
        """Nobody asks for anything any more. What went wrong for a player is told now."""
        for task in self.playing:
            task.cancel()
        for result in await asyncio.gather(*self.playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def say_what_they_see(self) -> None:
        """All come back, and wait until the bots have come to rest too: then what one has, all have."""
        for player in self.players:
            await player.come_back()
        seen, end = -1, time.monotonic() + self.slowest
        while seen != (seen := sum(player.seat.seq for player in self.players)) and time.monotonic() < end:
            await asyncio.sleep(QUIET)
        for player in self.players:
            assert isinstance(player.seat, RecordingSeat)
            player.seat.end()

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


async def play(player: Player, games: int | None) -> None:
    """Game after game, as many as are wanted."""
    seat, left = player.seat, games
    while left != 0:
        try:
            if seat.number == 0 and seat.table["status"] == "lobby":  # somebody was cut off before they began
                await seat.do("start")
            await player.play()
            left = None if left is None else left - 1
            if left != 0 and seat.number == 0:
                for what in ("again", "start"):
                    await seat.do(what)
            if left != 0:
                with suppress(TimeoutError):
                    await seat.until(lambda: not seat.is_over, timeout=60)
        except Gone:
            await player.come_back()
        except RefusedByServer as refused:
            player.refused.append(refused.rule)
