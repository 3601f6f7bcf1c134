"""A workload: tables whose players play game after game through any fault, writing a history of all they see."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Self

from forno.client import ConnectionLost, RefusedByServer
from forno.server.protocol import ClearSeat, SetReady, StartGame
from harness.history import History
from harness.players import ScriptedPlayer
from harness.recording import RecordingClient, RecordingSeat

GAMES = ("mamma-mia", "solo", "plus", "grande", "sole-mio")
CLIENTS_A_TABLE = 3
"""The host, a guest, and a spectator; a bot has the third seat."""
FAST_TABLE = {"jump_in_ms": 15}
"""Settings of each table: milliseconds for jumping in."""
SETTLE_INTERVAL_S = 0.5
"""The log must not grow for this long before final states are written."""
SETTLE_TIMEOUT_S = 60.0
"""Final states are written after this long even if the log still grows."""


class Workload:
    """`async with Workload(addresses, folder, tables) as workload:` players play until the block ends.

    At its end all stop, reconnect, wait for bots to come to rest, and write their final states into the history.
    """

    settle_timeout_s = SETTLE_TIMEOUT_S

    def __init__(
        self, addresses: Sequence[str], folder: Path, tables: int, *, seed: int = 7, games: int | None = None
    ) -> None:
        self.addresses = [*addresses]
        self.file = folder / "history.jsonl"
        self.tables = tables
        self.seed = seed
        self.games = games
        """Games to play at each table; without end if None."""
        self.players: list[ScriptedPlayer] = []
        self.playing: list[asyncio.Task[None]] = []
        self.stack = AsyncExitStack()

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as opening:
            opening.push_async_exit(self)  # a table that cannot be opened leaves no connection and no file open
            self.history = self.stack.enter_context(History(self.file))
            for number in range(self.tables):
                await self.open_table(number)
            self.resume()
            opening.pop_all()
        return self

    def resume(self) -> None:
        """Let all play, for the first time or after `pause`."""
        self.playing = [asyncio.ensure_future(play(player, self.games)) for player in self.players]

    async def finished(self, done: Callable[[], None]) -> None:
        """Wait until all games are over; `done` is called for each table."""
        for table in range(self.tables):
            await asyncio.gather(*self.playing[CLIENTS_A_TABLE * table : CLIENTS_A_TABLE * (table + 1)])
            done()

    async def open_table(self, number: int) -> None:
        """Open a table for the host, a guest and a bot, with a spectator, and start its game."""
        clients = [await self.client(f"{who} at {number}") for who in ("Anna", "Bob", "Lina")]
        host = await clients[0].open(GAMES[number % len(GAMES)], 3, "Anna", bots="random", settings=FAST_TABLE)
        await host.do(ClearSeat, seat=1)
        guest = await clients[1].sit(host.room, "Bob")
        watcher = await clients[2].watch(host.room)
        await host.do(StartGame)
        self.players += [
            ScriptedPlayer(seat, self.seed * 1000 + CLIENTS_A_TABLE * number + place, addresses=self.addresses)
            for place, seat in enumerate((host, guest, watcher))
        ]

    async def client(self, name: str) -> RecordingClient:
        return await self.stack.enter_async_context(RecordingClient(self.addresses[0], self.history, name))

    async def __aexit__(self, *trouble: object) -> None:
        try:
            await self.pause()
            if not any(trouble):
                await self.write_final_states()
        finally:
            for player in self.players:
                await player.seat.close()
            await self.stack.aclose()

    async def pause(self) -> None:
        """Stop all players; the first error that ended one of them is raised here."""
        for task in self.playing:
            task.cancel()
        for result in await asyncio.gather(*self.playing, return_exceptions=True):
            if isinstance(result, Exception):
                raise result

    async def write_final_states(self) -> None:
        """Reconnect all, wait until the log no longer grows, and write what each seat has."""
        for player in self.players:
            await player.reconnect()
        seen, end = -1, time.monotonic() + self.settle_timeout_s
        while seen != (seen := sum(player.seat.n for player in self.players)) and time.monotonic() < end:
            await asyncio.sleep(SETTLE_INTERVAL_S)
        for player in self.players:
            assert isinstance(player.seat, RecordingSeat)
            player.seat.write_final_state()

    @property
    def acknowledged(self) -> int:
        """Commands that were acknowledged so far, of all players."""
        return sum(len(player.acknowledged) for player in self.players)


async def play(player: ScriptedPlayer, games: int | None) -> None:
    """Play game after game, `games` of them or without end; the host starts each."""
    seat, left = player.seat, games
    while left != 0:
        try:
            if seat.number == 0 and seat.status == "lobby":  # the connection was lost before the game began
                await seat.do(StartGame)
            await player.play()
            left = None if left is None else left - 1
            if left != 0 and seat.number == 0:
                for kind in (SetReady, StartGame):
                    await seat.do(kind)
            if left != 0:
                with suppress(TimeoutError):
                    await seat.until(lambda: not seat.is_over, timeout=60)
        except ConnectionLost:
            await player.reconnect()
        except RefusedByServer as refused:
            player.refused.append(refused.rule)
