"""Honest people: some are timed, some are written down word by word for the judge; all take a moment to think."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from typing import Self

from benchmarks.server.counted import Counted
from benchmarks.server.figures import percentile
from benchmarks.server.party import Party, set_up
from lab.load.people import GAME, human
from lab.world.evening import SEATED, Evening
from lab.world.player import Player

PACE = 0.2
"""Seconds for a move: quick people, so that there are many answers to time."""


class Honest:
    """`async with Honest(address, tables) as honest:` four people at each table play until the block ends."""

    def __init__(self, address: str, tables: int, *, pace: float = PACE, seed: int = 1) -> None:
        self.counted = Counted()
        paced = human(pace, random.Random(seed))
        self.parties = [Party(address, self.counted, paced) for _ in range(tables)]

    async def __aenter__(self) -> Self:
        await set_up(GAME, self.parties)
        return self

    async def __aexit__(self, *_: object) -> None:
        for party in self.parties:
            party.leave()

    @property
    def refused(self) -> int:
        return sum(self.counted.refused.values())

    def begin(self) -> None:
        self.counted.answers.clear()
        self.counted.is_counting = True

    def end(self) -> float:
        """The p99 of the answers since the beginning, in milliseconds."""
        self.counted.is_counting = False
        return percentile(self.counted.answers, 99)


class Unhurried(Player):
    """Thinks before each move, and notices at once when the line is lost."""

    async def move(self) -> None:
        with suppress(TimeoutError):
            await self.seat.until(lambda: False, timeout=self.random.lognormvariate(-2.5, 0.5))
        if self.can_act():
            await super().move()


class Quiet(Evening):
    """An evening at a human pace, so that it is not the people who keep the machine busy."""

    async def open_table(self, number: int) -> None:
        await super().open_table(number)
        for place, player in enumerate(self.players[-SEATED:], len(self.players) - SEATED):
            seed = self.seed * 1000 + place
            self.players[place] = Unhurried(player.seat, seed, addresses=self.addresses)

    @property
    def lines(self) -> list[object]:
        """The connection of each."""
        return [player.seat.ws for player in self.players]

    async def cut_all(self) -> None:
        """All connections are lost at once; returns when all are back."""
        lost = self.lines
        for player in self.players:
            player.seat.cut()
        while any(map(self.is_out, self.players, lost)):
            await asyncio.sleep(0.005)

    def is_out(self, player: Player, lost: object) -> bool:
        """Has it not yet been greeted on another line?"""
        seat = player.seat
        return seat.ws in (lost, None) or seat.greeted is None or not seat.greeted.done()
