"""Deleting in both kinds of store: a table with all that is kept of it, and what is older than a time."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from forno.server.infra.clock import MonotonicClock
from forno.server.runtime import retention
from forno.server.runtime.retention import Pruned, Retention
from forno.server.settings import DAY_MS, Settings
from forno.server.store import EncryptedStore, RoomIndex, Row, SequenceConflict, SqliteStore
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.recipients import Recipient
from forno.server.store.retention import ROOM_TABLES
from harness.log_rows import PLAYING, fill, opened, row

pytestmark = pytest.mark.asyncio
NOW = MonotonicClock().now()


async def table(log: EncryptedStore, room: str, days_ago: float, *, chat_days_ago: float = 0) -> None:
    """A table with a name, a chat message and a recipient, used last so many days ago."""
    used = int(NOW - days_ago * DAY_MS)
    said = int(NOW - (chat_days_ago or days_ago) * DAY_MS)
    index = replace(PLAYING, used=used)
    await log.append(room, Row(1, "open", b"{}", 1, "Anna"), index)
    await log.append(room, Row(2, "chat", b"{}", 2, "ciao", chat_at=said), index)
    await log.recipients.save(Recipient(room, "lock", "https://push.example", b"{}", used))
    await log.renew_presence([(room, 1)], NOW)


async def prune(log: EncryptedStore, **settings: Any) -> Pruned:
    return await Retention(log, Settings(**settings), MonotonicClock()).prune()


@pytest.fixture(autouse=True)
def no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retention, "BATCH_PAUSE_S", 0)


async def test_a_deleted_table_leaves_nothing(log: EncryptedStore) -> None:
    await table(log, "anna", 1)
    await table(log, "bob", 1)
    assert await log.delete_room("anna")
    assert not await log.delete_room("anna")
    assert await log.heads(["anna", "bob"]) == {"bob": 2}
    assert (await log.stored("anna"), await log.texts(["anna"]), await log.recipients.of_room("anna")) == ([], {}, [])
    assert not await log.is_present("anna", 1, NOW - 1)
    assert await log.texts(["bob"]) == {"bob": {1: "Anna", 2: "ciao"}}
    with pytest.raises(SequenceConflict):
        await log.append("anna", row(3), PLAYING)
    await fill(log, "anna", 1)


async def test_every_table_with_rooms_is_deleted_from(log: EncryptedStore) -> None:
    """A new table of the schema with a column `room` belongs into the list."""
    if isinstance(log, SqliteStore):
        columns = "sqlite_master m join pragma_table_info(m.name) c on c.name = 'room'"
        found = await log.numbered(f"select m.name from {columns} where m.type = 'table'")
    else:
        found = await log.pool.rows(  # type: ignore[attr-defined]
            "select table_name from information_schema.columns where column_name = 'room' and table_schema = 'public'"
        )
    assert {name for [name] in found} == {*ROOM_TABLES}


async def test_a_table_that_was_used_meanwhile_stays(log: EncryptedStore) -> None:
    await table(log, "anna", 1)
    assert not await log.delete_room("anna", NOW - 2 * DAY_MS)
    assert await log.delete_room("anna", NOW)


async def test_appends_and_deletions_at_once_leave_a_whole_table_or_none(log: EncryptedStore) -> None:
    for attempt in range(5):
        room = f"room {attempt}"
        await fill(log, room, 3)
        append = log.append(room, row(4), PLAYING)
        await asyncio.gather(append, log.delete_room(room), return_exceptions=True)
        seqs = [one.seq for one in await log.stored(room)]
        heads = await log.heads([room])
        assert (seqs, heads) in (([], {}), ([1, 2, 3, 4], {room: 4}))


async def test_tables_go_after_a_year_and_texts_after_a_month(log: EncryptedStore) -> None:
    await table(log, "new", 1)
    await table(log, "chatty", 1, chat_days_ago=31)
    await table(log, "month", 31)
    await table(log, "year", 366)
    counted = await Retention(log, Settings(), MonotonicClock()).count()
    assert await prune(log) == Pruned(rooms=1, texts=3)
    assert counted == Pruned(rooms=1, texts=3)
    assert await log.heads(["new", "chatty", "month", "year"]) == {"new": 2, "chatty": 2, "month": 2}
    both = {1: "Anna", 2: "ciao"}
    assert await log.texts(["new", "chatty", "month"]) == {"new": both, "chatty": {1: "Anna"}}
    assert await prune(log) == Pruned()


async def test_nothing_goes_where_the_settings_say_never(log: EncryptedStore) -> None:
    await table(log, "year", 3660)
    assert await prune(log, keep=0, keep_texts=0) == Pruned()
    assert await Retention(log, Settings(keep=0, keep_texts=0), MonotonicClock()).count() == Pruned()
    assert await prune(log, keep=0) == Pruned(texts=2)


async def test_a_table_whose_time_is_not_known_stays(log: EncryptedStore) -> None:
    await fill(log, "anna", 2)
    assert await prune(log, keep=1, keep_texts=1) == Pruned()


async def test_a_backup_keeps_the_times(log: EncryptedStore, tmp_path: Path) -> None:
    await table(log, "month", 31, chat_days_ago=40)
    await fill(log, "unknown", 1)
    await write_backup(log, tmp_path / "backup", lambda count: None)
    async with opened(SqliteStore(tmp_path / "other.db")) as other:
        await read_backup(tmp_path / "backup", other, lambda count: None)
        before = {one.room: one.index for one in await log.rooms()}
        after = {one.room: one.index for one in await other.rooms()}
        assert after["month"] == before["month"]
        assert after["unknown"].used >= NOW, "it counts from the restore on"
        assert await other.outdated.chat(NOW - 39 * DAY_MS, 10) == {"month": [2]}


async def test_the_space_of_deleted_tables_goes_back_to_the_disk(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "log.db")) as log:
        index = RoomIndex("over", False, 0, b"{}", used=1)
        for seq in range(1, 21):
            await log.append("anna", Row(seq, str(seq), b"x" * 50_000, seq, f"secret name {seq}"), index)
        await log.reclaim()
        full = log.path.stat().st_size
        assert await prune(log) == Pruned(rooms=1)
        wal = log.path.with_name("log.db-wal")
        assert (full > 1_000_000, log.path.stat().st_size < full / 5, wal.stat().st_size) == (True, True, 0)
        assert b"secret name" not in log.path.read_bytes()


async def test_a_file_of_an_earlier_version_is_rewritten_at_its_operators_wish(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with closing(sqlite3.connect(path)) as file:
        file.execute("create table earlier (body blob)")
        file.execute("insert into earlier values (zeroblob(1000000))")
        file.execute("delete from earlier")
        file.commit()
    async with opened(SqliteStore(path)) as log:
        await log.reclaim()
        assert path.stat().st_size > 1_000_000
        await log.reclaim(whole=True)
        assert path.stat().st_size < 500_000
        assert await log.numbered("pragma auto_vacuum") == [(2,)]
