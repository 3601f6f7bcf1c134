"""Messages of real clients, recorded: two people create a table, chat and play."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import ChangeSettings, Contribute, Message, MutePerson, SendChat, StartGame
from harness.players import ScriptedPlayer

MESSAGES_PER_TABLE = 40
"""Messages recorded at each table."""
CAPTURE_TIMEOUT_S = 8.0


class CapturingClient(Client):
    """A client whose seats record what they send."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.captured: list[str] = []

    def seat(self, room: str, key: str | None = None) -> Seat:
        return CapturingSeat(self, room, key)


class CapturingSeat(Seat):
    """A seat that records every message that it sends."""

    client: CapturingClient

    async def send(self, message: Message | dict[str, Any]) -> None:
        self.client.captured.append(msgspec.json.encode(message).decode())
        await super().send(message)


async def capture_messages(address: str, seed: int) -> list[str]:
    """Record the messages of a few tables, from sitting down to the middle of the game."""
    captured: list[str] = []
    for game, options in (("mamma-mia", {"first-player": "random"}), ("solo", {"first-dealer": "random"})):
        async with CapturingClient(address) as client:
            host = await client.open(game, 2, "Anna", settings={"jump_in_ms": 0})
            guest = await client.sit(host.room, "Bob")
            await host.do(ChangeSettings, settings={"jump_in_ms": 0, "chat": "free"}, options=options)
            await guest.do(Contribute, words="of my own")
            await guest.do(SendChat, text="Ciao!")
            await host.do(MutePerson, person=2)
            with suppress(RefusedByServer):
                await guest.do(StartGame)
            await host.do(StartGame)
            await play(client, [host, guest], seed)
            for seat in (host, guest):
                await seat.close()
            captured += client.captured
    return captured


async def play(client: CapturingClient, seats: list[Seat], seed: int) -> None:
    playing = asyncio.gather(
        *(ScriptedPlayer(seat, seed + seat.number).play() for seat in seats if seat.number is not None)
    )
    with suppress(TimeoutError):
        async with asyncio.timeout(CAPTURE_TIMEOUT_S):
            while len(client.captured) < MESSAGES_PER_TABLE:
                await asyncio.sleep(0.01)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
