"""Failures of SQLite under a log: kills, a full disk, a failed flush, a busy loop, other writers."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from forno.server.store import Unavailable
from forno.server.store import sqlite_connection as tables
from forno.server.store.sqlite import SqliteStore
from harness.log_rows import PLAYING, opened, outcome, row
from tests.server.stores.durable import check_failed_commit, check_flushed, check_full_disk
from tests.server.stores.scribe import acknowledged_until_killed, check_kept

pytestmark = pytest.mark.asyncio


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "log.db"


@pytest_asyncio.fixture
async def log(path: Path) -> AsyncIterator[SqliteStore]:
    async with opened(SqliteStore(path)) as store:
        yield store


async def test_what_was_acknowledged_survives_a_kill(path: Path) -> None:
    for turn in range(4):
        heads = await acknowledged_until_killed(str(path), rows=50 + 400 * turn)
        async with opened(SqliteStore(path)) as log:
            await check_kept(log, heads)


async def test_a_commit_is_flushed(log: SqliteStore) -> None:
    await check_flushed(log)


async def test_a_full_disk(log: SqliteStore) -> None:
    await check_full_disk(log)
    await check_flushed(log)


async def test_a_failed_commit(log: SqliteStore) -> None:
    await check_failed_commit(log)


async def test_a_batch_fails_as_a_whole(log: SqliteStore) -> None:
    """Those who happened to be in the same commit are told the same: nobody knows better."""
    assert log.writer is not None
    log.writer.connect().execute("pragma query_only = on")
    ends = await asyncio.gather(*[outcome(log, f"room {n}", row(1)) for n in range(30)])
    assert "won" not in ends[:1]
    assert await log.heads([f"room {n}" for n in range(30) if ends[n] == "unavailable"]) == {}
    assert await outcome(log, "later", row(1)) == "won"


async def test_a_lock_of_another_writer_is_waited_for(log: SqliteStore, path: Path) -> None:
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("begin immediate")
        asked = asyncio.create_task(outcome(log, "room", row(1)))
        await asyncio.sleep(0.1)
        assert not asked.done()
        other.execute("commit")
    other.close()
    assert await asked == "won"


async def test_a_lock_that_is_never_released_is_unavailable(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "BUSY_TIMEOUT_S", 0.1)
    async with opened(SqliteStore(path)) as log:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("begin immediate")
        assert await outcome(log, "room", row(1)) == "unavailable"
        assert await log.read("room") == []
        other.close()
        assert await outcome(log, "room", row(1)) == "won"


async def test_a_busy_loop_does_not_starve_the_writer(log: SqliteStore) -> None:
    """Python's own interval lets an always busy thread keep the interpreter for seconds."""
    assert sys.getswitchinterval() <= 0.001
    ended = asyncio.create_task(log.append("room", row(1), PLAYING))
    begun = time.thread_time()  # of this thread alone: a busy machine makes it no longer
    while not ended.done() and time.thread_time() < begun + 5:
        until = time.thread_time() + 0.002
        while time.thread_time() < until:
            pass
        await asyncio.sleep(0)
    assert ended.done()


async def test_a_batch_is_one_statement_with_and_without_late_ones(log: SqliteStore) -> None:
    """Between two statements a busy loop may keep the interpreter, and all other processes would wait for that too."""
    assert log.writer is not None
    said: list[str] = []
    log.writer.connect().set_trace_callback(said.append)
    ends = await asyncio.gather(*[outcome(log, f"room {n}", row(1)) for n in range(30)])
    assert ends == ["won"] * 30
    statements = [text for text in said if not text.startswith("--")]
    assert statements
    assert {text.split("(")[0] for text in statements} == {"insert into inbox "}
    late = [outcome(log, f"room {n}", row(2 if n % 2 else 1, "other")) for n in range(30)]
    assert await asyncio.gather(*late) == ["taken", "won"] * 15


async def test_a_folder_that_cannot_be_made(path: Path) -> None:
    path.write_text("a file, not a folder")
    with pytest.raises(Unavailable, match="cannot be opened"):
        await SqliteStore(path / "log.db").open()


async def test_a_file_that_is_no_log(path: Path) -> None:
    path.write_bytes(b"something else " * 1000)
    log = SqliteStore(path)
    with pytest.raises(Unavailable, match="not a database"):
        await log.open()
    await log.close()
