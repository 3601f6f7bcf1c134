"""Stores of every format, kept as SQL: written by a real server with games that are still running.

`formats/4` holds the dump of a SQLite file and of a PostgreSQL database with the same rows, and the keys of the people
at its tables with the frames that their devices have seen. `keep` writes the newest anew; older ones never change.
`formats/store.key` is the key file of them all: from format 5 on, running games are encrypted.
"""

from __future__ import annotations

import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec

from forno.client import Client, Seat
from forno.server.protocol import SendChat, StartGame
from forno.server.store import store_at
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.migrations import FORMAT
from forno.server.store.rings import Ring
from harness.players import open_for_two, play_one_move
from harness.servers import in_process_server
from harness.stores import postgres_programs, unprivileged

FOLDER = Path(__file__).parent / "formats"
KEY_FILE = FOLDER / "store.key"
GAMES = ("mamma-mia", "solo")
MOVES = 6
RING = Ring("kept" + "A" * 39, 1, b"sealed", 1)


class KeptSeat(msgspec.Struct, frozen=True):
    """A person's key, and the part of the stream that their device has."""

    room: str
    key: str
    n: int
    hash: str
    game: msgspec.Raw
    """The game as the person last saw it."""


class Kept(msgspec.Struct, frozen=True):
    """Facts about a kept store besides its dump."""

    at_ms: int
    """When it was written, in milliseconds since 1970."""
    entries: dict[str, int]
    """The number of entries of each room."""
    seats: tuple[KeptSeat, ...]


def read_kept(number: int) -> Kept:
    return msgspec.json.decode((FOLDER / str(number) / "seats.json").read_bytes(), type=Kept)


async def load(number: int, address: str) -> None:
    """Make a store of this format at an address where there is none."""
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        await connection.execute((FOLDER / str(number) / "postgres.sql").read_text(encoding="utf-8"))
        await connection.close()
        return
    Path(address).parent.mkdir(parents=True)
    with closing(sqlite3.connect(address)) as file:
        file.executescript((FOLDER / str(number) / "sqlite.sql").read_text(encoding="utf-8"))


# --- writing the newest


async def keep(folder: Path, postgres_url: str) -> None:
    """Play at a server of this version, and keep its store."""
    async with in_process_server(folder) as client:
        seats = [seat for game in GAMES for seat in await begun(client, game)]
        kept = [KeptSeat(one.room, one.key or "", one.n, one.hash, msgspec.Raw(seen(one))) for one in seats]
    file = folder / "data" / "forno.sqlite"
    store, other = store_at(str(file)), store_at(postgres_url)
    await store.open()
    await store.rings.restore(RING)
    entries = await store.heads([one.room for one in kept])
    await write_backup(store, folder / "backup", lambda _: None)
    await store.close()
    await other.open()
    await read_backup(folder / "backup", other, lambda _: None)
    await other.close()
    place = FOLDER / str(FORMAT)
    place.mkdir(exist_ok=True)
    (place / "sqlite.sql").write_text(dump_of_sqlite(file), encoding="utf-8")
    (place / "postgres.sql").write_text(dump_of_postgres(folder, postgres_url), encoding="utf-8")
    facts = Kept(max(one.clock_offset_ms for one in seats) + int(file.stat().st_mtime * 1000), entries, tuple(kept))
    (place / "seats.json").write_bytes(msgspec.json.format(msgspec.json.encode(facts), indent=1) + b"\n")


async def begun(client: Client, game: str) -> tuple[Seat, Seat]:
    host, guest = await open_for_two(client, game)
    await host.do(SendChat, text="hello")
    await host.do(StartGame)
    for _ in range(MOVES):
        await host.until(lambda: host.is_asked or guest.is_asked)
        await play_one_move(host, guest)
    return host, guest


def seen(seat: Seat) -> bytes:
    """The game as the seat sees it, without the events of the last frame."""
    assert seat.game is not None
    return msgspec.json.encode(seat.game.view)


def dump_of_sqlite(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return "\n".join([*connection.iterdump(), f"PRAGMA user_version={FORMAT};", ""])


def dump_of_postgres(folder: Path, url: str) -> str:
    """Return the output of pg_dump without comments and without lines for psql alone."""
    program = postgres_programs(folder) / "pg_dump"
    options = ["--inserts", "--no-owner", "--no-privileges", "--no-comments"]
    answer = subprocess.run(
        [program, *options, url], capture_output=True, check=True, text=True, cwd=folder, **unprivileged()
    )
    lines = [line for line in answer.stdout.splitlines() if line and not line.startswith(("--", "\\"))]
    return "\n".join(lines) + "\n"
