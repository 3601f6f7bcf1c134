"""Damaged data in a store: told apart from a busy or full one, noted, and kept to what it concerns."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from forno.server.store import Store, Unavailable, store_at
from forno.server.store.base import Damaged, Full
from forno.server.store.failures import postgres_failure, sqlite_failure
from forno.server.store.sqlite import SqliteStore
from harness.damage import damage_pages, page_count, scribble
from harness.log_rows import PLAYING, fill, opened, outcome, row
from harness.stores import Postgres

ROOMS = 40


async def filled(store: Store) -> None:
    """Write rooms of ten rows of a kilobyte each."""
    await store.open()
    for number in range(ROOMS):
        await fill(store, f"room {number:02}", 2)
        for seq in range(3, 11):
            await store.append(f"room {number:02}", row(seq, body=random.Random(seq).randbytes(1000)), PLAYING)
    await store.close()


async def readable(store: Store) -> int:
    """The number of rooms that can be read; every other one fails as damaged, and as nothing else."""
    count = 0
    for number in range(ROOMS):
        try:
            count += len(await store.read(f"room {number:02}")) == 10
        except Damaged:
            continue
    return count


@pytest.mark.asyncio
async def test_a_sound_store_has_no_problems(log: Store) -> None:
    await fill(log, "room", 12)
    assert await log.check() == []
    assert await log.size_bytes() > 0
    assert log.damage.why == ""


@pytest.mark.asyncio
async def test_damaged_pages_of_sqlite_are_found_by_the_check_and_cost_only_their_rooms(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    await filled(store_at(str(file)))
    damage_pages(file, share=0.1, seed=1)
    async with opened(store_at(str(file))) as store:
        assert store.damage.why == ""
        assert await store.check() != []
        assert 0 < await readable(store) < ROOMS
        assert "malformed" in store.damage.why


@pytest.mark.asyncio
async def test_damaged_pages_of_postgres_are_found_by_the_check_and_cost_only_their_rooms(
    own_postgres: Postgres,
) -> None:
    """PostgreSQL verifies the check sum of each page that it reads; since version 18 it has check sums by default."""
    await filled(store_at(own_postgres.url))
    await scribble(own_postgres, "log", share=0.1, seed=1)
    async with opened(store_at(own_postgres.url)) as store:
        problems = await store.check()
        assert [said.split(":")[0] for said in problems] == ["log"]
        assert 0 < await readable(store) < ROOMS
        assert "invalid page" in store.damage.why


@pytest.mark.asyncio
async def test_a_write_to_damaged_data_is_refused_as_damaged(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    await filled(store_at(str(file)))
    async with opened(store_at(str(file))) as store:
        damage_pages(file, share=1.0, seed=2, first=2)
        with pytest.raises(Damaged):
            await store.append("another room", row(1), PLAYING)
        assert store.damage.why


@pytest.mark.asyncio
async def test_a_file_that_is_damaged_at_its_beginning_is_refused_with_advice(tmp_path: Path) -> None:
    file = tmp_path / "log.db"
    await filled(store_at(str(file)))
    content = bytearray(file.read_bytes())
    content[100:2000] = bytes(1900)
    file.write_bytes(content)
    with pytest.raises(Damaged, match="forno admin salvage"):
        await store_at(str(file)).open()


@pytest.mark.asyncio
async def test_a_full_disk_is_not_damage(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "log.db")) as store:
        assert store.writer is not None
        connection = store.writer.connect()
        connection.execute(f"pragma max_page_count = {page_count(store.path) + 2}")
        with pytest.raises(Full):
            await store.append("room", row(1, body=bytes(100_000)), PLAYING)
        assert store.damage.why == ""
        assert await outcome(store, "room", row(1)) == "won"


def test_errors_of_sqlite_are_told_apart_by_their_code() -> None:
    def failure(code: int, said: str = "said") -> type[Unavailable]:
        error = sqlite3.OperationalError(said)
        error.sqlite_errorcode = code
        return type(sqlite_failure("reading", error))

    assert failure(sqlite3.SQLITE_CORRUPT) is Damaged
    assert failure(sqlite3.SQLITE_CORRUPT_INDEX) is Damaged
    assert failure(sqlite3.SQLITE_NOTADB) is Damaged
    assert failure(sqlite3.SQLITE_ERROR, "unsupported file format") is Damaged
    assert failure(sqlite3.SQLITE_FULL) is Full
    assert (
        failure(sqlite3.SQLITE_BUSY) is failure(sqlite3.SQLITE_IOERR) is failure(sqlite3.SQLITE_LOCKED) is Unavailable
    )
    assert type(sqlite_failure("reading", sqlite3.OperationalError("Could not decode to UTF-8"))) is Damaged


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (asyncpg.DataCorruptedError, Damaged),
        (asyncpg.IndexCorruptedError, Damaged),
        (asyncpg.UndefinedFileError, Damaged),
        (asyncpg.DiskFullError, Full),
        (asyncpg.AdminShutdownError, Unavailable),
        (asyncpg.CannotConnectNowError, Unavailable),
        (asyncpg.InternalServerError, Unavailable),
        (TimeoutError, Unavailable),
    ],
)
def test_errors_of_postgres_are_told_apart_by_their_code(error: type[Exception], kind: type[Unavailable]) -> None:
    assert type(postgres_failure("reading", error("said"))) is kind
