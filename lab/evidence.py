"""Check of a run: the log as the database has it, and the streams that a fault-free server derives from it."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import msgspec

from forno.client import Client, Seat
from forno.platform import default_key_file
from forno.server.protocol import Frame, GameView
from forno.server.store.base import Row
from forno.server.store.encryption import EntryCipher
from forno.server.store.key_file import KeyFile
from harness.history import FinalState, read
from harness.recording import view_of
from harness.servers import ServerProcess
from lab.checker import CheckResult, ExpectedStream, StoredEntry, check
from lab.streams import PeopleStreams

PASSIVE: dict[str, Any] = {"bot_pace": 3_600_000, "jump_pace": 3_600_000, "grace": 3_600_000, "settle_in": 3_600_000}
PASSIVE |= {"unread_bytes": 2**28}
"""Settings of a server that acts on nothing by itself, and sends everything stored at once."""
ROWS = "select room, seq, command, body from log"


async def check_history(histories: Sequence[Path], server: ServerProcess, folder: Path) -> CheckResult:
    """Check the clients' histories against the log of `server`, which has ended, and a fault-free replay of it."""
    lines = [*read(histories)]
    rows = await stored_entries(server)
    ended = [line for line in lines if isinstance(line, FinalState)]
    last = {row.room: row.at_ms for row in sorted(rows, key=lambda row: row.seq)}
    with fault_free_server(server, folder) as reference:
        async with Client(reference.address) as client:
            streams = await asyncio.gather(*(expected_stream(client, line, last.get(line.room, 0)) for line in ended))
    people = {room: people_streams(room, rows) for room in {line.room for line in ended}}
    expected = {
        line.client: with_former(stream, line, people[line.room]) for line, stream in zip(ended, streams, strict=True)
    }
    return check(lines, rows, expected)


def people_streams(room: str, rows: Sequence[StoredEntry]) -> PeopleStreams | None:
    """The streams of the people in a room where seats changed; None where everybody kept the seat."""
    logged = sorted((row for row in rows if row.room == room), key=lambda row: row.seq)
    if not any('"type":"join-queue"' in row.body or '"vote":"remove"' in row.body for row in logged):
        return None
    return PeopleStreams(room, [Row(row.seq, row.command, row.body.encode()) for row in logged])


def with_former(stream: ExpectedStream, line: FinalState, people: PeopleStreams | None) -> ExpectedStream:
    """The stream of a client, with those that it was sent before its person got another seat."""
    return msgspec.structs.replace(stream, former=people.of(line.key, *line.former_keys)) if people else stream


async def stored_entries(server: ServerProcess) -> list[StoredEntry]:
    """Read every row of the log, directly from the database."""
    if server.settings.get("store"):
        connection = await asyncpg.connect(server.settings["store"])
        try:
            return decrypted(await connection.fetch(ROWS))
        finally:
            await connection.close()
    with closing(sqlite3.connect(Path(server.settings["data"]) / "forno.sqlite")) as file:
        return decrypted(file.execute(ROWS).fetchall())


def decrypted(found: Iterable[Sequence[Any]]) -> list[StoredEntry]:
    """The rows of all rooms as they were before they were stored."""
    rooms: dict[str, list[Row]] = {}
    for room, seq, command, body in found:
        rooms.setdefault(room, []).append(Row(seq, command, bytes(body)))
    cipher = EntryCipher(KeyFile(default_key_file()))
    return [
        StoredEntry(room, row.seq, row.command, row.body.decode())
        for room, rows in rooms.items()
        for row in cipher.decrypt(room, rows)
    ]


def fault_free_server(server: ServerProcess, folder: Path) -> ServerProcess:
    """A server of the same kind, on the same store if it can be shared, else on a copy of the file."""
    if server.settings.get("store"):
        return type(server)(folder, **PASSIVE, store=server.settings["store"])
    copy = folder / "fault-free"
    shutil.copytree(server.settings["data"], copy)
    return type(server)(folder, **PASSIVE, data=str(copy))


async def expected_stream(client: Client, line: FinalState, last: int) -> ExpectedStream:
    """Request every frame from the first, up to the time of the last entry of the log."""
    seat = FullStreamSeat(client, line.room, line.key)
    seat.last_at_ms = last
    await seat.connect()
    await seat.until(lambda: seat.presence is not None, timeout=60)  # the presence message follows all missed frames
    await seat.close()
    if seat.game is None:
        seat.game = await game_shown(client, line)
    return ExpectedStream(seat.frames, view_of(seat))


async def game_shown(client: Client, line: FinalState) -> GameView | None:
    """The game in a snapshot: between two games, a stream that began there has no frame of the last one."""
    seat = client.seat(line.room, line.key)
    await seat.connect()
    await seat.close()
    return seat.game


class FullStreamSeat(Seat):
    """A seat without state that requests its whole stream, frame by frame, up to a time."""

    last_at_ms = 0

    async def connect(self, *, anew: bool = False) -> None:
        self.n, self.hash, self.frames = 0, "", []
        await super().connect(anew=anew)

    async def greet(self, *, anew: bool = True) -> None:
        await super().greet(anew=False)

    def follow(self, text: str, frame: Frame) -> None:
        """Ignore later frames: timers run here too, but their effects were not stored."""
        if frame.at_ms <= self.last_at_ms:
            super().follow(text, frame)
