"""Key rings beside the logs, in either kind of store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from forno.server.store import EncryptedStore, Store, store_at
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.rings import DAY_MS, KEEP_MS, Ring

pytestmark = pytest.mark.asyncio

BODY = bytes(range(256))
LONG_AGO = 1_000_000


async def test_a_ring_is_written_version_by_version(log: Store) -> None:
    rings = log.rings
    assert await rings.read("anna", 10) is None
    assert await rings.write("anna", 3, BODY, 10) is None
    assert await rings.write("anna", 0, BODY, 10) == 1
    assert await rings.write("anna", 0, b"late", 11) is None
    assert await rings.write("anna", 1, b"second", 12) == 2
    assert await rings.write("anna", 1, b"late", 13) is None
    assert await rings.read("anna", 14) == Ring("anna", 2, b"second", 12)
    assert await rings.count() == 1


async def test_of_several_processes_one_writes_a_version(address: str, log: Store) -> None:
    others = [store_at(address) for _ in range(3)]
    for other in others:
        await other.open()
    for version in (0, 1, 2):
        tried = [one.rings.write("anna", version, b"x", 5) for one in (log, *others) for _ in range(5)]
        assert sorted(await asyncio.gather(*tried), key=lambda one: one or 0) == [*[None] * 19, version + 1]
    for other in others:
        await other.close()


async def test_a_ring_is_kept_for_a_year_after_its_last_use(log: Store) -> None:
    rings = log.rings
    for name in ("read", "unread"):
        await rings.write(name, 0, BODY, LONG_AGO)
    assert await rings.read("read", LONG_AGO + 2 * DAY_MS) is not None
    last_day = LONG_AGO + KEEP_MS
    assert await rings.forget_unused(last_day) == 0
    assert await rings.read("unread", last_day + 1) is None
    assert await rings.forget_unused(last_day + 1) == 1
    assert [ring.id for ring in await rings.everything()] == ["read"]


async def test_a_backup_has_them(log: EncryptedStore, tmp_path: Path) -> None:
    await log.rings.write("anna", 0, BODY, 10)
    await log.rings.write("anna", 1, b"second", 20)
    path = tmp_path / "forno.backup"
    await write_backup(log, path, lambda count: None)
    other = store_at(str(tmp_path / "other.db"))
    await other.open()
    await other.rings.write("anna", 0, b"older", 5)
    await read_backup(path, other, lambda count: None)
    assert await other.rings.everything() == [Ring("anna", 2, b"second", 20)]
    await other.rings.write("anna", 2, b"third", 30)
    await read_backup(path, other, lambda count: None)
    assert await other.rings.everything() == [Ring("anna", 3, b"third", 30)]
    await other.close()
