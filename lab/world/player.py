"""A scripted player: answers when asked, comes back when cut off, insists until it knows what became of a move."""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import suppress
from functools import partial
from typing import Any

from forno.client import Client, Gone, RefusedByServer, Seat

LATE = {"play.decision", "turn.whose", "solo.jump-in-window", "house.window", "house.during", "wire.rate"}
"""Refusals of somebody who was overtaken by events: no mistake of anybody's."""


class Player:
    """Plays one seat until the game is over: mostly the first option, which sheds cards, else any. Keeps what was
    acknowledged."""

    patience = 60.0
    """Seconds after which something must have happened, be it to others."""
    attempts = 200
    """How often one tries to come back."""

    def __init__(self, seat: Seat, seed: int, *, addresses: list[str] | None = None, cuts: float = 0.0) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.addresses = addresses or [seat.client.address]
        self.cuts = cuts
        self.acknowledged: dict[str, int] = {}
        """Commands that were answered "done", and their place in the log."""
        self.refused: list[str] = []

    async def play(self) -> None:
        while not self.seat.is_over:
            try:
                await self.next_turn()
                if not self.seat.is_over:
                    await self.move()
            except Gone:
                await self.come_back()

    async def next_turn(self) -> None:
        """Until one is asked something, or the game is over: as long as it takes, if only it goes on."""
        while not self.is_wanted():
            await self.seat.until(partial(self.is_wanted, seen=self.seat.seq), timeout=self.patience)

    def is_wanted(self, seen: int | None = None) -> bool:
        """Is there something to do, or something that was not seen yet?"""
        return self.seat.is_over or self.can_act() or (seen is not None and self.seat.seq > seen)

    def can_act(self) -> bool:
        return bool(self.seat.options)

    async def move(self) -> None:
        seat = self.seat
        assert seat.game is not None
        asked, decision, options = seat.asked, seat.game["decision"], seat.options
        if not seat.is_asked and self.random.random() < 0.5:
            await self.wait_on(decision)
            return
        if self.random.random() < self.cuts:
            seat.cut()
        eager = self.random.random() < 0.8
        await self.insist(asked, options[0] if eager else self.random.choice(options))
        await self.wait_on(decision)

    async def insist(self, asked: dict[str, Any], move: Any) -> None:
        """Until the answer is known. The same id is done once, however often it is sent."""
        command = secrets.token_hex(16)
        while True:
            try:
                done = await self.seat.act(move, command=command, **asked)
                self.acknowledged[command] = done["seq"]
            except Gone:
                await self.come_back()
                continue
            except RefusedByServer as refused:
                if refused.rule == "wire.store":
                    await asyncio.sleep(0.2)
                    continue
                self.refused.append(refused.rule)
                if refused.rule not in LATE:
                    raise
            return

    async def wait_on(self, decision: int) -> None:
        """Until something else is asked."""
        seat = self.seat
        with suppress(TimeoutError):
            await seat.until(
                lambda: seat.is_over or not seat.options or seat.game is None or seat.game["decision"] != decision,
                timeout=self.patience,
            )

    async def come_back(self) -> None:
        """Through any server that is there."""
        for attempt in range(self.attempts):
            self.seat.client.address = self.random.choice(self.addresses)
            try:
                await self.seat.connect()
            except (Gone, RefusedByServer, OSError):
                await asyncio.sleep(min(0.02 * 2**attempt, 0.25))
            else:
                return
        raise AssertionError("the server did not come back")


async def sit_down(
    client: Client, clients: list[Client], game: str, *, bots: int = 0, **settings: Any
) -> tuple[list[Seat], Seat]:
    """A table with a person for each of the clients, and one who watches."""
    people = 1 + len(clients)
    host = await client.open(game, people + bots, "Anna", settings={"window": 15} | settings)
    guests = [await other.sit(host.room, f"Guest {number}") for number, other in enumerate(clients)]
    watcher = await client.watch(host.room)
    for number, seat in enumerate([host, *guests]):
        await seat.do("contribute", words=f"words of {number}")
    return [host, *guests], watcher
