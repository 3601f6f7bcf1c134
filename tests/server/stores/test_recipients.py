"""Recipients of calls beside the logs, in either kind of store."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.server.store import EncryptedStore, Store, store_at
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.recipients import Call, Recipient
from harness.log_rows import fill, opened

pytestmark = pytest.mark.asyncio

ANNA = Recipient("room", "lock of Anna", "https://push.example/1", b'{"lang":"it"}', 5)
BOB = Recipient("room", "lock of Bob", "https://push.example/1", b"{}", 3)
HOOK = Recipient("room", "", "https://discord.com/1", b"{}", 4)
TURN = Call("room", "turn", "1:7", "a")
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
    asked = [one.recipients.claim(TURN, 100, 200) for one in (log, *others) for _ in range(10)]
    assert [one for one in await asyncio.gather(*asked) if one] == [replace(TURN, until=200, claims=1)]
    assert await log.recipients.claim(replace(TURN, subject="1:8"), 101, 200)
    assert await log.recipients.claim(replace(TURN, room="another"), 100, 200)
    assert [one.subject for one in await log.recipients.calls("room")] == ["1:7", "1:8"]
    await log.recipients.delete_room("room")
    assert await log.recipients.calls("room") == []
    for other in others:
        await other.close()


async def test_a_claim_whose_lease_has_ended_is_claimed_again_a_few_times(log: Store) -> None:
    kept = log.recipients
    first = await kept.claim(TURN, 100, 200)
    assert first is not None
    assert (await kept.expired(199, 10), await kept.expired(200, 10)) == ([], ["room"])
    assert await kept.claim(TURN, 199, 300) is None
    second = await kept.claim(TURN, 200, 300)
    assert second == replace(TURN, until=300, claims=2)
    assert not await kept.renew(first, 900), "the first has lost it"
    await kept.finish(first)
    assert await kept.renew(second, 400)
    assert await kept.claim(TURN, 399, 500) is None
    third = await kept.claim(TURN, 400, 500)
    assert third is not None
    assert await kept.expired(9_999, 10) == []
    assert await kept.claim(TURN, 9_999, 10_000) is None, "it was tried often enough"
    await kept.finish(third)
    assert [(one.until, one.body) for one in await kept.calls("room")] == [(0, b"")]


async def test_a_call_is_open_until_it_is_withdrawn_and_a_notice_until_it_is_sent(log: Store) -> None:
    kept, notice = log.recipients, replace(TURN, kind="notice", subject="started:1", body=b"{}")
    gone, late = replace(TURN, kind="withdrawal"), replace(TURN, recipient="b")
    claims = {one: await kept.claim(one, 100 + at, 200) for at, one in enumerate((TURN, late, notice))}
    assert [one.subject for one in await kept.open_calls("room")] == ["1:7", "1:7", "started:1"]
    for claim in claims.values():
        assert claim is not None
        await kept.finish(claim)
    assert {one.recipient for one in await kept.open_calls("room")} == {"a", "b"}
    withdrawal = await kept.claim(gone, 110, 200)
    assert withdrawal is not None
    assert {(one.kind, one.recipient) for one in await kept.open_calls("room")} == {("turn", "b"), ("withdrawal", "a")}
    await kept.finish(withdrawal)
    assert [one.recipient for one in await kept.open_calls("room")] == ["b"]
    await kept.release(late)
    assert [one.recipient for one in await kept.open_calls("room")] == ["b"], "it was sent"
    released = replace(TURN, recipient="c")
    assert await kept.claim(released, 120, 200)
    await kept.release(released)
    assert await kept.claim(released, 121, 200), "as a new one"


async def test_rooms_with_recipients_in_which_a_game_runs(log: Store) -> None:
    for room in ("a", "b", "c"):
        await fill(log, room, 1)
        await log.recipients.save(replace(ANNA, room=room))
    await log.recipients.save(replace(BOB, room="a"))
    running = [one.room for one in await log.indexed(["a", "b", "c"]) if one.index.status == "playing"]
    assert await log.recipients.playing("", 10) == sorted(running)


async def test_all_processes_share_one_secret(address: str, log: Store) -> None:
    async with opened(store_at(address)) as other:
        both = await asyncio.gather(log.recipients.secret("push", b"one"), other.recipients.secret("push", b"two"))
        assert both[0] == both[1]
        assert await log.recipients.secret("push", b"three") == both[0]


async def test_a_postponed_call_is_found_when_it_is_due(log: Store) -> None:
    await log.recipients.save(ANNA)
    await log.recipients.save(OTHER)
    await log.recipients.postpone(ANNA, 500)
    assert await log.recipients.due(499, 10) == []
    assert await log.recipients.due(500, 10) == ["room"]
    await log.recipients.postpone(ANNA, 0)
    assert await log.recipients.due(500, 10) == ["room"], "another was postponed meanwhile"
    await log.recipients.postpone(replace(ANNA, due=500), 0)
    assert await log.recipients.due(500, 10) == []


async def test_a_backup_has_them(log: EncryptedStore, tmp_path: Path) -> None:
    await fill(log, "room", 2)
    await log.recipients.save(ANNA)
    await log.recipients.secret("push", bytes(range(32)))
    path = tmp_path / "forno.backup"
    assert await write_backup(log, path, lambda count: None) == 2
    async with opened(store_at(str(tmp_path / "other.db"))) as other:
        assert await read_backup(path, other, lambda count: None) == 2
        assert await other.recipients.everything() == [ANNA]
        assert await other.recipients.secrets() == {"push": bytes(range(32))}
