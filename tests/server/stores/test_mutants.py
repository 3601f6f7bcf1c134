"""Each important check catches the mistake that it is there for."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.server.bus import reconnecting
from forno.server.store import backup, sqlite_writer
from forno.server.store import sqlite as sqlite_log
from forno.server.store import sqlite_connection as tables
from forno.server.store.migrations import MIGRATIONS
from forno.server.store.postgres import PostgresStore
from forno.server.store.postgres_statements import APPEND
from forno.server.store.sqlite import SqliteStore
from harness import broken_stores as mutants
from harness.log_rows import opened
from harness.stores import RedisServer
from tests.server.stores.durable import check_failed_commit, check_flushed
from tests.server.stores.promises import check_never_reads_the_whole_log, check_no_gaps, check_one_row_for_a_command
from tests.server.stores.scribe import acknowledged_until_killed, check_kept
from tests.server.stores.test_backup import changed, check_refused, fill_some, nobody, rewrite
from tests.server.stores.test_bus import check_restart

pytestmark = pytest.mark.asyncio

CAUGHT = (AssertionError, pytest.fail.Exception)

Patch = Callable[[object, str, object], None]


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> Patch:
    return monkeypatch.setattr


def sqlite_in(folder: Path) -> AbstractAsyncContextManager[SqliteStore]:
    return opened(SqliteStore(folder / "log.db"))


async def test_acknowledging_before_the_commit(tmp_path: Path) -> None:
    """A kill may come when all is written by chance; not ten in a row."""
    with pytest.raises(CAUGHT, match="acknowledged"):
        await check_kills(tmp_path, 10)


async def check_kills(folder: Path, kills: int) -> None:
    for _ in range(kills):
        of = f"{mutants.__name__}:acknowledging_early"
        heads = await acknowledged_until_killed(str(folder / "log.db"), rows=100, of=of)
        async with sqlite_in(folder) as log:
            await check_kept(log, heads)


@pytest.mark.parametrize("lazy", ["normal", "off"])
async def test_a_commit_that_is_not_flushed(tmp_path: Path, patch: Patch, lazy: str) -> None:
    connect = tables.connect

    def connect_lazily(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"pragma synchronous = {lazy}")
        return connection

    patch(sqlite_writer, "connect", connect_lazily)
    async with sqlite_in(tmp_path) as log:
        with pytest.raises(CAUGHT):
            await check_flushed(log)


async def test_no_unique_command(tmp_path: Path, patch: Patch) -> None:
    base, *later = MIGRATIONS
    loose = replace(base, sqlite=base.sqlite.replace("unique index log_command", "index log_command"))
    patch(sqlite_log.SqliteStore.__init__, "__defaults__", ([loose, *later],))
    async with sqlite_in(tmp_path) as log:
        with pytest.raises(CAUGHT):
            await check_one_row_for_a_command(log)


async def test_gaps(tmp_path: Path, patch: Patch) -> None:
    patch(tables, "INBOX", tables.INBOX.replace("where new.seq <> 1 +", "where false and 1 ="))
    async with sqlite_in(tmp_path) as log:
        with pytest.raises(CAUGHT):
            await check_no_gaps(log)


async def test_trying_again_on_the_same_connection(tmp_path: Path, patch: Patch) -> None:
    patch(sqlite_log, "Writer", mutants.TriesAgain)
    async with sqlite_in(tmp_path) as log:
        with pytest.raises(CAUGHT):
            await check_failed_commit(log)


async def test_a_plan_that_reads_the_whole_log(postgres_url: str) -> None:
    wanted = "seq = 1 + coalesce((select max(log.seq) from log where log.room = asked.room), 0)"
    slow = "seq = 1 or exists (select from log where log.room = asked.room and log.seq = asked.seq - 1)"
    assert wanted in APPEND
    async with opened(PostgresStore(postgres_url)) as log:
        with pytest.raises(CAUGHT):
            await check_never_reads_the_whole_log(log, APPEND.replace(wanted, slow))


async def test_a_backup_that_is_not_checked(tmp_path: Path, patch: Patch) -> None:
    async with sqlite_in(tmp_path) as log:
        await fill_some(log)
        await backup.write_backup(log, tmp_path / "backup", nobody)
    rewrite(tmp_path / "backup", changed)
    patch(backup, "checked", lambda path: None)
    with pytest.raises(CAUGHT):
        await check_refused(tmp_path / "backup", tmp_path, "check sum")


async def test_a_bus_that_connects_once(own_redis: RedisServer, patch: Patch) -> None:
    async def keep_once(bus: reconnecting.ReconnectingBus) -> None:
        try:
            await bus.serve()
        except Exception:
            bus.mark_down()

    patch(reconnecting.ReconnectingBus, "reconnect", keep_once)
    with pytest.raises(TimeoutError):
        await check_restart(own_redis, patience=1.5)
