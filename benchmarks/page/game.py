"""A finished game to look back on: played on the server by bots and by one seat that follows the hints."""

from __future__ import annotations

import msgspec

from forno.client import Client


class Finished(msgspec.Struct, frozen=True):
    """Where it was played, and the key of the seat that may look back on it."""

    room: str
    key: str
    emptying: int
    """The step at which the oven begins to be emptied for the first time."""


async def play(address: str, game: str, seats: int) -> Finished:
    """Play it through; an answer that came too late is simply given again."""
    async with Client(address) as client:
        seat = await client.open(game, seats, "Ada", bots="regular")
        await seat.do("start")
        while not seat.is_over:
            await seat.until(lambda: seat.is_over or (seat.is_asked and bool(seat.options)))
            if not seat.is_over:
                await seat.act((await seat.hint())["move"])
        assert seat.key is not None
        steps = await client.ask("GET", f"/api/tables/{seat.room}/games/1/replay/0", key=seat.key)
        await seat.close()
    frames = [frames[0] for frames in steps if frames[0] and frames[0].get("game")]
    begun = (n for n, told in enumerate(frames) if any(e["event"] == "round-ended" for e in told["game"]["events"]))
    return Finished(seat.room, seat.key, next(begun))
