"""Players at a human pace: some are timed, the histories of others are recorded for the checker."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Self

from harness.load.counters import LoadCounters
from harness.load.figures import percentile_ms
from harness.load.tables import LoadTable, seat_tables
from harness.players import ScriptedPlayer
from harness.workload import CLIENTS_A_TABLE, Workload
from lab.load.generator import GAME, human_pace

MOVE_INTERVAL_S = 0.2
"""Mean time for a move: short, so that there are many answers to time."""


class TimedPlayers:
    """`async with TimedPlayers(address, tables) as players:` four people at each table play until the block ends."""

    def __init__(self, address: str, tables: int, *, pace: float = MOVE_INTERVAL_S, seed: int = 1) -> None:
        self.counted = LoadCounters()
        paced = human_pace(pace, random.Random(seed))
        self.parties = [LoadTable(address, self.counted, paced) for _ in range(tables)]

    async def __aenter__(self) -> Self:
        await seat_tables(GAME, self.parties)
        return self

    async def __aexit__(self, *_: object) -> None:
        for party in self.parties:
            party.leave()

    @property
    def refused(self) -> int:
        return sum(self.counted.refused.values())

    def start_timing(self) -> None:
        self.counted.answers.clear()
        self.counted.is_counting = True

    def stop_timing(self) -> float:
        """Stop timing; return the p99 of the answers since `start_timing`, in milliseconds."""
        self.counted.is_counting = False
        return percentile_ms(self.counted.answers, 99)


class PacedPlayer(ScriptedPlayer):
    """A player that thinks before each move, and notices a lost connection at once."""

    async def move(self) -> None:
        with suppress(TimeoutError):
            await self.seat.until(lambda: False, timeout=self.random.lognormvariate(-2.5, 0.5))
        if self.can_act():
            await super().move()


class PacedWorkload(Workload):
    """A workload at a human pace, so that the players themselves do not keep the machine busy."""

    async def open_table(self, number: int) -> None:
        await super().open_table(number)
        for place, player in enumerate(self.players[-CLIENTS_A_TABLE:], len(self.players) - CLIENTS_A_TABLE):
            seed = self.seed * 1000 + place
            self.players[place] = PacedPlayer(player.seat, seed, addresses=self.addresses)

    @property
    def connections(self) -> list[object]:
        """The connection of each player."""
        return [player.seat.socket for player in self.players]

    async def drop_all_connections(self) -> None:
        """Close all connections at once; return when all players are connected again."""
        lost = self.connections
        for player in self.players:
            player.seat.cut()
        while any(map(self.is_disconnected, self.players, lost)):
            await asyncio.sleep(0.005)

    def is_disconnected(self, player: ScriptedPlayer, lost: object) -> bool:
        """Whether the player has not been welcomed on a new connection yet."""
        seat = player.seat
        return seat.socket in (lost, None) or seat.greeting is None or not seat.greeting.done()
