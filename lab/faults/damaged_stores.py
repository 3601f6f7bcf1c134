"""Stores with known content that are damaged on their disk: how they are made, and what a sound server says of them."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from forno.client import Client, Seat
from forno.server.protocol import StartGame
from harness.damage import DAMAGES, without_log
from harness.players import open_for_two, play_one_move
from harness.servers import ServerProcess
from lab.evidence import PASSIVE, FullStreamSeat

FINISHED, RUNNING, MOVES = 3, 4, 12
"""Rooms of each kind, and the moves in each running game."""
PLAYED_TIMEOUT_S, ANSWER_TIMEOUT_S = 120.0, 30.0
SELF_PLAYING: dict[str, Any] = {"grace": 0, "settle_in": 0}
"""Settings of a server where bots play for everybody who is away."""
FILE = "forno.sqlite"
StoredRows = dict[str, list[tuple[int, str, bytes]]]
"""Number, command and body of the entries of each room, as they are stored."""


class Known(NamedTuple):
    """A room, the key of one of its people, and whether its first game is over."""

    room: str
    key: str
    is_over: bool


class Shown(NamedTuple):
    """The frames that the owner of a key was sent, from the first on, and the record of the room's first game."""

    frames: list[str]
    record: str


class SoundStore(NamedTuple):
    """A store as it was before it was damaged."""

    data: Path
    rooms: list[Known]
    shown: dict[str, Shown]
    rows: StoredRows

    def copy(self, target: Path, damage: str, seed: int) -> None:
        """Copy the store and damage the copy, unless the damage is empty. All but the damage to its log concerns a file
        without one."""
        shutil.copytree(self.data, target)
        if damage != "logs torn":
            without_log(target / FILE)
        if damage:
            DAMAGES[damage](target / FILE, random.Random(seed))


async def make_store(folder: Path, finished: int = FINISHED, running: int = RUNNING) -> SoundStore:
    """Play games to their end, then begin others whose entries stay in the write-ahead log, as after a kill."""
    with ServerProcess(folder, **SELF_PLAYING) as server:
        async with Client(server.address) as client:
            rooms = [await finished_room(client) for _ in range(finished)]
        server.stop()
    with ServerProcess(folder, **PASSIVE) as server:
        async with Client(server.address) as client:
            rooms += [await running_room(client) for _ in range(running)]
        server.kill()
    data = Path(server.settings["data"])
    sound = folder / "sound"
    shutil.copytree(data, sound)  # whoever opens the store itself would move its log into the file
    with ServerProcess(folder, **PASSIVE, data=str(sound)) as server:
        async with Client(server.address) as client:
            shown = {known.room: await shown_to(client, known) for known in rooms}
    return SoundStore(data, rooms, shown, stored_rows(sound / FILE))


async def finished_room(client: Client) -> Known:
    host, guest = await open_for_two(client, jump_in_ms=0)
    await host.do(StartGame)
    for seat in (host, guest):
        await seat.close()
    async with asyncio.timeout(PLAYED_TIMEOUT_S):
        while (await client.request("GET", f"/api/rooms/{host.room}"))["status"] != "over":
            await asyncio.sleep(0.1)
    await host.connect()  # the host is back, which is an entry of the log
    await host.close()
    return known(host, is_over=True)


async def running_room(client: Client) -> Known:
    host, guest = await open_for_two(client)
    await host.do(StartGame)
    for _ in range(MOVES):
        await play_one_move(host, guest)
    await host.close()
    await guest.close()
    return known(host, is_over=False)


def known(host: Seat, *, is_over: bool) -> Known:
    assert host.key is not None
    return Known(host.room, host.key, is_over)


async def shown_to(client: Client, known: Known) -> Shown:
    """Return the view of a room that a server shows. Raises RefusedByServer."""
    record = ""
    if known.is_over:
        record = await client.request("GET", f"/api/rooms/{known.room}/games/1/record", key=known.key)
    seat = FullStreamSeat(client, known.room, known.key)
    seat.last_at_ms = 2**53
    try:
        await seat.connect()
        await seat.until(lambda: seat.presence is not None, timeout=ANSWER_TIMEOUT_S)  # it follows all missed frames
        return Shown(seat.frames, record)
    finally:
        await seat.close()


def stored_rows(file: Path) -> StoredRows:
    rows: StoredRows = {}
    with closing(sqlite3.connect(file)) as connection:
        for room, *entry in connection.execute("select room, seq, command, body from log order by room, seq"):
            rows.setdefault(room, []).append((entry[0], entry[1], bytes(entry[2])))
    return rows
