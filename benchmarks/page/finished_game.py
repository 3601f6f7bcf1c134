"""A finished game for the replay, played by bots and by one seat that follows the hints."""

from __future__ import annotations

import json

import msgspec

from forno.client import Client
from forno.server.protocol import StartGame


class FinishedGame(msgspec.Struct, frozen=True):
    """Where the game was played, and the key of the seat that may open its replay."""

    room: str
    key: str
    emptying_step: int
    """First step of the replay at which the oven is emptied."""

    @property
    def seat_script(self) -> str:
        """A script that gives a browser this seat, before a page is loaded."""
        seats = {self.room: [{"key": self.key, "name": "Ada", "game": "mamma-mia", "used": 0}]}
        return f"localStorage.setItem('forno.seats', {json.dumps(json.dumps(seats))})"


async def play(address: str, game: str, seats: int) -> FinishedGame:
    """Play a game to its end."""
    async with Client(address) as client:
        seat = await client.open(game, seats, "Ada", bots="regular")
        await seat.do(StartGame)
        while not seat.is_over:
            await seat.until(lambda: seat.is_over or (seat.is_asked and bool(seat.legal_moves)))
            if not seat.is_over:
                await seat.play((await seat.hint()).move)
        assert seat.key is not None
        replay = await client.request("GET", f"/api/rooms/{seat.room}/games/1/replay/0", key=seat.key)
        await seat.close()
    frames = [frames[0] for frames in replay["steps"] if frames[0] and frames[0].get("game")]
    emptying_steps = (
        n for n, told in enumerate(frames) if any(e["event"] == "round-ended" for e in told["game"]["events"])
    )
    return FinishedGame(seat.room, seat.key, next(emptying_steps))
