"""From a run to its verdict: the log as the database has it, and what a server that nobody disturbs makes of it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from forno.client import Client, Seat
from lab.checker import Stored, Stream, Verdict, check
from lab.history import Ended, read
from lab.world.recording import view_of
from lab.world.served import Served

ASLEEP: dict[str, Any] = {"bot_pace": 3_600_000, "jump_pace": 3_600_000, "grace": 3_600_000, "settle_in": 3_600_000}
ASLEEP |= {"unread_bytes": 2**28}
"""Nobody does anything by itself: what is told is what was stored, and all of it at once."""
ROWS = "select room, seq, command, body from log"


async def judge(histories: Sequence[Path], server: Served, folder: Path) -> Verdict:
    """`server` has ended. A copy of its log goes to one that is left in peace."""
    lines = [*read(histories)]
    rows = await stored(server)
    ended = [line for line in lines if isinstance(line, Ended)]
    last = {row.room: row.seq for row in sorted(rows, key=lambda row: row.seq)}
    with undisturbed(server, folder) as peaceful:
        async with Client(peaceful.address) as client:
            told = await asyncio.gather(*(stream_of(client, line, last.get(line.room, 0)) for line in ended))
    return check(lines, rows, {line.client: stream for line, stream in zip(ended, told, strict=True)})


async def stored(server: Served) -> list[Stored]:
    """Every row, straight from the database."""
    if server.settings.get("store"):
        connection = await asyncpg.connect(server.settings["store"])
        try:
            return [row_of(*row) for row in await connection.fetch(ROWS)]
        finally:
            await connection.close()
    with closing(sqlite3.connect(Path(server.settings["data"]) / "forno.sqlite")) as file:
        return [row_of(*row) for row in file.execute(ROWS)]


def row_of(room: str, seq: int, command: str, body: bytes) -> Stored:
    return Stored(room, seq, command, bytes(body).decode())


def undisturbed(server: Served, folder: Path) -> Served:
    """A server of the same kind: on the same store, if that is for several processes; else on a copy of the file."""
    if server.settings.get("store"):
        return type(server)(folder, **ASLEEP, store=server.settings["store"])
    copy = folder / "undisturbed"
    shutil.copytree(server.settings["data"], copy)
    return type(server)(folder, **ASLEEP, data=str(copy))


async def stream_of(client: Client, line: Ended, last: int) -> Stream:
    """Every frame from the first, as far as the log went."""
    seat = Whole(client, line.room, line.key)
    seat.last = last
    await seat.connect()
    await seat.until(lambda: bool(seat.here), timeout=60)  # who is here is told after all that was missed
    await seat.close()
    return Stream(seat.frames, view_of(seat))


class Whole(Seat):
    """A seat that has nothing yet and wants all of it, frame by frame, up to an entry of the log."""

    last = 0

    async def connect(self, *, anew: bool = False) -> None:
        self.have, self.hash, self.frames = 0, "", []
        await super().connect(anew=anew)

    async def greet(self, *, anew: bool = True) -> None:
        await super().greet(anew=False)

    def follow(self, text: str, told: dict[str, Any]) -> None:
        """Time goes on here too: what comes later, such as the end of a window, is not part of what was stored."""
        if told["seq"] <= self.last:
            super().follow(text, told)
