"""What real clients say: two people open a table, talk and play, and every message is kept."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

from forno.client import Client, RefusedByServer, Seat
from lab.world.player import Player

ENOUGH = 40
"""Messages of each table."""
PATIENCE = 8.0


class Overheard(Client):
    """A client whose seats keep what they say."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.said: list[str] = []

    def seat(self, room: str, key: str | None = None) -> Seat:
        return TalkativeSeat(self, room, key)


class TalkativeSeat(Seat):
    client: Overheard

    async def send(self, message: dict[str, Any]) -> None:
        self.client.said.append(json.dumps(message))
        await super().send(message)


async def overheard(address: str, seed: int) -> list[str]:
    """The talk of a few tables, from sitting down to the middle of the game."""
    said: list[str] = []
    for game, options in (("mamma-mia", {"first-player": "random"}), ("solo", {"first-dealer": "random"})):
        async with Overheard(address) as client:
            host = await client.open(game, 2, "Anna", settings={"window": 0})
            guest = await client.sit(host.room, "Bob")
            await host.do("change", settings={"window": 0, "talk": "free"}, options=options)
            await guest.do("contribute", words="of my own")
            await guest.do("say", text="Ciao!")
            await host.do("mute", seat=1)
            with suppress(RefusedByServer):
                await guest.do("start")
            await host.do("start")
            await play(client, [host, guest], seed)
            for seat in (host, guest):
                await seat.close()
            said += client.said
    return said


async def play(client: Overheard, seats: list[Seat], seed: int) -> None:
    playing = asyncio.gather(*(Player(seat, seed + seat.number).play() for seat in seats if seat.number is not None))
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(client.said) < ENOUGH:
                await asyncio.sleep(0.01)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
