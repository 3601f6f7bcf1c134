"""Neighbours: many tables full of searching bots behind the address of an honest table, as in a family or a school."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec

from forno.client import Client, Seat
from forno.client.errors import RefusedByServer
from forno.server.protocol import LeaveSeat, StartGame
from harness.servers import ServerProcess

GREEDY_TABLES = 40
GAME, SEATS = "grande", 5
MASTER = "master"
USUAL_PACE: dict[str, Any] = {"bot_pace": 500, "thinkers": 1, "grace": 0}
"""The pace of bots of a server that nobody set up, and one worker process, as on two cores. For people who are absent
bots play at once."""
BEGIN_TIMEOUT_S = 120.0
BOTH_TURNS = 2 * 3 + 1
"""Moves after which a bot has moved: in a turn a person puts, lays and draws."""


class NeighbourFrames(msgspec.Struct, frozen=True):
    """The frames of an honest table in the same time: alone, beside tables that are looked at, and beside the same
    tables when nobody looks at them."""

    calm: int
    beside_watched: int
    beside_unwatched: int


async def run_neighbours(
    folder: Path, *, tables: int = GREEDY_TABLES, seconds: float = 20.0, server: ServerProcess | None = None
) -> NeighbourFrames:
    """Count the frames of an honest table within some seconds, three times."""
    with server or ServerProcess(folder, **USUAL_PACE) as server:
        async with Client(server.address) as client, AsyncExitStack() as stack:
            calm = await frames_within(client, seconds)
            rooms = [await greedy_table(client) for _ in range(tables)]
            watchers = [await client.watch(room) for room in rooms]
            for watcher in watchers:
                stack.push_async_callback(watcher.close)
            async with asyncio.timeout(BEGIN_TIMEOUT_S):
                await asyncio.gather(*(moved(watcher) for watcher in watchers))
            beside_watched = await frames_within(client, seconds)
            await stack.aclose()
            beside_unwatched = await frames_within(client, seconds)
    return NeighbourFrames(calm, beside_watched, beside_unwatched)


async def greedy_table(client: Client) -> str:
    """Start a game of bots that search and of two people, who are absent from then on: it would wait for one alone."""
    host = await client.open(GAME, SEATS, "Greta")
    guest = await client.sit(host.room, "Gus")
    await host.do(StartGame, fill=MASTER)
    for seat in (host, guest):
        await seat.close()
    return host.room


async def moved(watcher: Seat) -> None:
    """Wait until somebody has moved at the table."""
    n = watcher.n
    await watcher.until(lambda: watcher.n > n, timeout=BEGIN_TIMEOUT_S)


async def frames_within(client: Client, seconds: float) -> int:
    """Open a table of two people and searching bots, play there, and count the frames that one of them gets once a
    bot has moved: the first search waits for its worker process."""
    anna = await client.open(GAME, SEATS, "Anna")
    bob = await client.sit(anna.room, "Bob")
    await anna.do(StartGame, fill=MASTER)
    playing = [asyncio.ensure_future(play(seat)) for seat in (anna, bob)]
    begun = anna.n + BOTH_TURNS
    await anna.until(lambda: anna.n >= begun, timeout=BEGIN_TIMEOUT_S)
    began = anna.n
    await asyncio.sleep(seconds)
    frames = anna.n - began
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for seat in (anna, bob):
        await seat.do(LeaveSeat)
        await seat.close()
    return frames


async def play(seat: Seat) -> None:
    """Answer each question at once, for ever."""
    while True:
        await seat.until(lambda: seat.is_asked)
        try:
            await seat.play(seat.legal_moves[0])
        except RefusedByServer:
            await asyncio.sleep(0.1)
