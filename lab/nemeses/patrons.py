"""An evening at a house of several servers: people who go to another one when theirs does not answer."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Self

from lab.checker import Verdict, gaps
from lab.world.evening import SEATED, Evening
from lab.world.judging import judge, stored
from lab.world.player import Player
from lab.world.recording import RecordingClient, RecordingSeat
from lab.world.served import Served

PATIENCE = 900.0
"""Seconds for a game: it may stand still for long."""
SLOWEST = 30.0
"""Seconds that a machine may need to come to rest."""
HOPELESS = 0.5
"""Seconds that one waits for a broken server."""
FEW = 12
"""So often one tries to come back to it."""
SETTLED = 1.5
"""Seconds in which every process has looked at the log, whether or not it was told to."""


class Patron(RecordingClient):
    """Somebody who counts the refusals, too."""

    heard: Counter[str]

    def seat(self, room: str, key: str | None = None) -> PatronSeat:
        return PatronSeat(self, room, key)


class PatronSeat(RecordingSeat):
    client: Patron

    def hear(self, text: str) -> None:
        if text.startswith('{"type":"refusal"'):
            self.client.heard[json.loads(text)["rule"]] += 1
        super().hear(text)


class Patrons(Evening):
    """An evening whose people can be sent from server to server."""

    def __init__(self, *places: Any, broken: object = False, **more: Any) -> None:
        super().__init__(*places, **more)
        self.slowest, self.attempts = (HOPELESS, FEW) if broken else (SLOWEST, Player.attempts)
        self.forgiven = (AssertionError,) if broken else ()
        """What is no surprise of a broken server: that one cannot come back to it."""
        self.heard: Counter[str] = Counter()
        """Refusals by rule."""

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        for player in self.players:
            player.patience, player.attempts = PATIENCE, self.attempts
        return self

    async def client(self, name: str) -> Patron:
        patron = Patron(self.addresses[0], self.history, name)
        patron.heard = self.heard
        return await self.stack.enter_async_context(patron)

    def at(self, address: str) -> list[Player]:
        return [player for player in self.players if player.seat.client.address == address]

    def scatter(self) -> None:
        """Every connection ends; all come back, each through any server."""
        for player in self.players:
            player.seat.cut()

    def avoid(self, address: str) -> None:
        """Nobody goes there any more, and who is there leaves."""
        self.addresses.remove(address)
        for player in self.at(address):
            player.seat.cut()

    async def until_acknowledged(self, patience: float) -> float:
        """Seconds until a move is acknowledged; so many at most."""
        begun, before = time.monotonic(), self.acknowledged
        while self.acknowledged == before and time.monotonic() < begun + patience:
            await asyncio.sleep(0.005)
        return time.monotonic() - begun

    async def until_told(self, rule: str, patience: float) -> bool:
        """Wait until somebody is refused by this rule."""
        end, before = time.monotonic() + patience, self.heard[rule]
        while self.heard[rule] == before and time.monotonic() < end:
            await asyncio.sleep(0.005)
        return self.heard[rule] > before

    async def standing(self, patience: float) -> list[str]:
        """Rooms in which nothing happens for so many seconds."""
        end = time.monotonic() + patience
        before = {player.seat.room: self.reached(player.seat.room) for player in self.players}
        while (still := [room for room in before if self.reached(room) == before[room]]) and time.monotonic() < end:
            await asyncio.sleep(0.01)
        return still

    def reached(self, room: str) -> int:
        """The last entry that anybody there was told of."""
        return max(player.seat.seq for player in self.players if player.seat.room == room)

    async def settle(self) -> None:
        """Nobody asks for anything any more, all have chosen a server, and every server has found out what there is."""
        await self.rest()
        with suppress(*self.forgiven):
            for player in self.players:
                await player.come_back()
                player.addresses = [player.seat.client.address]
        await asyncio.sleep(SETTLED)

    async def rest(self) -> None:
        with suppress(*self.forgiven):
            await super().rest()

    async def say_what_they_see(self) -> None:
        """Only a person can end the waiting now, however slow the machine is; or something is wrong, and is told."""
        with suppress(*self.forgiven):
            await self.come_to_rest(self.slowest)
            await super().say_what_they_see()

    async def come_to_rest(self, patience: float) -> None:
        """All are there, and every table waits for a person; or so many seconds are over."""
        for player in self.players:
            await player.come_back()
        end = time.monotonic() + patience
        while not all(map(is_at_rest, self.at_tables())) and time.monotonic() < end:
            await asyncio.sleep(0.05)

    def at_tables(self) -> list[list[Player]]:
        return [self.players[first : first + SEATED] for first in range(0, len(self.players), SEATED)]


def is_at_rest(table: list[Player]) -> bool:
    """Have all been told the same, and is a person asked?"""
    seats = [player.seat for player in table]
    if len({seat.seq for seat in seats}) > 1:
        return False
    question = seats[0].game["view"]["question"] if seats[0].game else None
    return question is None or seats[0].is_over or question["seat"] in {seat.number for seat in seats}


async def judged(evening: Evening, server: Served) -> Verdict:
    """A log with gaps is judged by itself: no server could make sense of it."""
    if faults := gaps(sorted(await stored(server), key=lambda row: (row.room, row.seq))):
        return Verdict(faults=faults)
    return await judge([evening.file], server, server.folder)


def counts(verdict: Verdict) -> dict[str, int]:
    return {name: getattr(verdict, name) for name in ("acknowledged", "unknown", "frames", "views")}
