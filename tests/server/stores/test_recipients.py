"""Recipients of calls beside the logs, in either kind of store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.server.store import Store, store_at
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.recipients import Recipient
from harness.log_rows import fill

pytestmark = pytest.mark.asyncio

ANNA = Recipient("room", "lock of Anna", "https://push.example/1", b'{"lang":"it"}', 5)
BOB = Recipient("room", "lock of Bob", "https://push.example/1", b"{}", 3)
HOOK = Recipient("room", "", "https://discord.com/1", b"{}", 4)
OTHER = Recipient("another", "lock of Anna", "https://push.example/1", b"{}", 1)


async def test_saved_replaced_and_deleted(log: Store) -> None:
    kept = log.recipients
    for one in (ANNA, BOB, HOOK, OTHER):
        await kept.save(one)
    assert await kept.of_room("room") == [BOB, HOOK, ANNA]
    await kept.save(replace(ANNA, body=b"new", saved=9))
    assert [one.body for one in await kept.of_room("room")] == [b"{}", b"{}", b"new"]
    assert (await kept.delete(BOB), await kept.delete(BOB)) == (True, False)
    assert await kept.delete_room("room") == 2
    assert await kept.of_room("room") == []
    assert await kept.of_room("another") == [OTHER]


async def test_a_call_is_claimed_once_by_any_process(address: str, log: Store) -> None:
    others = [store_at(address) for _ in range(3)]
    for other in others:
        await other.open()
    asked = [one.recipients.claim("room", "1:7", 100) for one in (log, *others) for _ in range(10)]
    assert sum(await asyncio.gather(*asked)) == 1
    assert await log.recipients.claim("room", "1:8", 100)
    assert await log.recipients.claim("another", "1:7", 100)
    assert await log.recipients.claimed("room") == ["1:7", "1:8"]
    await log.recipients.delete_room("room")
    assert await log.recipients.claimed("room") == []
    for other in others:
        await other.close()


async def test_all_processes_share_one_secret(address: str, log: Store) -> None:
    other = store_at(address)
    await other.open()
    both = await asyncio.gather(log.recipients.secret("push", b"one"), other.recipients.secret("push", b"two"))
    assert both[0] == both[1]
    assert await log.recipients.secret("push", b"three") == both[0]
    await other.close()


async def test_a_postponed_call_is_found_when_it_is_due(log: Store) -> None:
    await log.recipients.save(ANNA)
    await log.recipients.save(OTHER)
    await log.recipients.postpone(ANNA, 500)
    assert await log.recipients.due(499, 10) == []
    assert await log.recipients.due(500, 10) == ["room"]
    await log.recipients.postpone(ANNA, 0)
    assert await log.recipients.due(500, 10) == []


async def test_a_backup_has_them(log: Store, tmp_path: Path) -> None:
    await fill(log, "room", 2)
    await log.recipients.save(ANNA)
    await log.recipients.secret("push", bytes(range(32)))
    path = tmp_path / "forno.backup"
    assert await write_backup(log, path, lambda count: None) == 2
    other = store_at(str(tmp_path / "other.db"))
    await other.open()
    assert await read_backup(path, other, lambda count: None) == 2
    assert await other.recipients.everything() == [ANNA]
    assert await other.recipients.secrets() == {"push": bytes(range(32))}
    await other.close()
