"""The contract of every log, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from forno.server.store import Log, Mark, RoomMark, Row, SequenceConflict, Unavailable, store_at
from forno.server.store.postgres import PostgresStore
from forno.server.store.sqlite import SqliteStore
from harness.log_rows import PLAYING, fill, outcome, row
from tests.server.stores.promises import check_no_gaps, check_one_row_for_a_command

pytestmark = pytest.mark.asyncio


async def test_rows_come_back_in_order(log: Log) -> None:
    await fill(log, "anna", 12)
    await fill(log, "bert", 2)
    assert await log.read("anna") == [row(seq) for seq in range(1, 13)]
    assert await log.read("anna", after=10) == [row(11), row(12)]
    assert await log.read("anna", after=12) == []
    assert await log.read("nobody") == []


async def test_any_bytes_and_words_come_back(log: Log) -> None:
    odd = Row(1, "naïve ☕ 'command\"", bytes(range(256)))
    await log.append("größe %_ 'x'", odd, Mark("lobby", True, 5, b"\x00\xff"))
    assert await log.read("größe %_ 'x'") == [odd]
    assert await log.listed(5) == [RoomMark("größe %_ 'x'", 1, Mark("lobby", True, 5, b"\x00\xff"))]


async def test_a_second_append_at_one_sequence_number_is_a_conflict(log: Log) -> None:
    await log.append("room", row(1, "mine"), PLAYING)
    with pytest.raises(SequenceConflict):
        await log.append("room", row(1, "yours"), PLAYING)
    assert await log.read("room") == [row(1, "mine")]


async def test_a_command_id_is_stored_once_for_ever(log: Log) -> None:
    await check_one_row_for_a_command(log)


async def test_there_are_no_gaps(log: Log) -> None:
    await check_no_gaps(log)


async def test_a_lost_append_leaves_no_mark(log: Log) -> None:
    await fill(log, "room", 2)
    await outcome(log, "room", row(2, "late"), Mark("over", True, 99, b"wrong"))
    await outcome(log, "room", row(7, "early"), Mark("over", True, 99, b"wrong"))
    await outcome(log, "room", row(3, "command 1"), Mark("over", True, 99, b"wrong"))
    assert await log.rooms() == [RoomMark("room", 2, PLAYING)]


async def test_one_of_many_concurrent_appends_wins(log: Log) -> None:
    """They go to the writer at once, so most of them are in one batch."""
    ends = await asyncio.gather(*[outcome(log, "room", row(1, f"by {n}")) for n in range(20)])
    assert sorted(ends) == ["taken"] * 19 + ["won"]
    [first] = await log.read("room")
    assert ends[int(first.command.split()[1])] == "won"


async def test_one_command_sent_twice_at_once_is_stored_once(log: Log) -> None:
    ends = await asyncio.gather(*[outcome(log, "room", row(1, "same")) for _ in range(5)])
    assert sorted(ends) == ["known 1"] * 4 + ["won"]
    ends = await asyncio.gather(*[outcome(log, "room", row(seq, "other")) for seq in (2, 3)])
    assert ends == ["won", "known 2"]


async def test_a_row_may_queue_behind_its_predecessor(log: Log) -> None:
    ends = await asyncio.gather(*[outcome(log, "room", row(seq)) for seq in range(1, 30)])
    assert ends == ["won"] * 29


async def test_a_batch_stores_the_valid_appends_and_refuses_the_others(log: Log) -> None:
    await fill(log, "old", 2)
    await fill(log, "older", 2)
    asked = {f"new {n}": row(1) for n in range(700)} | {"old": row(2, "late"), "older": row(3, "command 1")}
    ends = await asyncio.gather(*[outcome(log, room, entry) for room, entry in asked.items()])
    assert ends == ["won"] * 700 + ["taken", "known 1"]
    assert len(await log.heads(list(asked))) == 702


async def test_text_that_cannot_be_stored_fails_its_own_append_only(log: Log) -> None:
    bad = asyncio.create_task(log.append("bad \ud800", row(1), PLAYING))
    huge = asyncio.create_task(log.append("huge", row(1), Mark("playing", False, 2**70, b"")))
    good = [asyncio.create_task(outcome(log, f"good {n}", row(1))) for n in range(5)]
    ended = await asyncio.gather(bad, huge, return_exceptions=True)
    assert all(isinstance(end, Exception) and not isinstance(end, Unavailable) for end in ended)
    assert [await task for task in good] == ["won"] * 5
    assert await log.heads(["huge"]) == {}


async def test_a_cancelled_append_affects_no_other(log: Log) -> None:
    gone = asyncio.create_task(log.append("room", row(1), PLAYING))
    await asyncio.sleep(0)
    gone.cancel()
    assert await outcome(log, "other", row(1)) == "won"
    assert await outcome(log, "room", row(1)) in ("won", "known 1")


async def test_a_command_is_found(log: Log) -> None:
    await fill(log, "room", 3)
    assert await log.find("room", "command 2") == row(2)
    assert await log.find("room", "command 4") is None
    assert await log.find("other", "command 2") is None


async def test_heads(log: Log) -> None:
    await fill(log, "a", 1)
    await fill(log, "b", 4)
    assert await log.heads(["a", "b", "c"]) == {"a": 1, "b": 4}
    assert await log.heads([]) == {}


async def test_due_rooms_are_listed_by_deadline(log: Log) -> None:
    for room, due in [("never", 0), ("late", 300), ("soon", 100), ("now", 50), ("far", 900)]:
        await log.append(room, row(1), Mark("playing", False, due, b""))
    assert await log.due(300, 10) == ["now", "soon", "late"]
    assert await log.due(300, 2) == ["now", "soon"]
    assert await log.due(49, 10) == []
    await log.append("now", row(2), Mark("playing", False, 0, b""))
    assert await log.due(300, 10) == ["soon", "late"]


async def test_rooms_are_listed_newest_first(log: Log) -> None:
    marks = {"one": ("lobby", True), "two": ("playing", True), "shut": ("closed", True), "secret": ("lobby", False)}
    for room, (status, listed) in marks.items():
        await log.append(room, row(1), Mark(status, listed, 0, room.encode()))
    await log.append("one", row(2), Mark("over", True, 0, b"renewed"))
    assert [(found.room, found.mark.card) for found in await log.listed(10)] == [("two", b"two"), ("one", b"renewed")]
    assert [found.room for found in await log.listed(1)] == ["two"]


async def test_rooms_by_name(log: Log) -> None:
    for room in ["b", "B", "a", "ä", "c"]:
        await fill(log, room, 2)
    assert [found.room for found in await log.rooms()] == ["B", "a", "b", "c", "ä"]
    assert [found.room for found in await log.rooms(after="a", limit=2)] == ["b", "c"]
    assert await log.rooms(after="c", limit=1) == [RoomMark("ä", 2, PLAYING)]


async def test_everything_is_listed_by_room_oldest_first(log: Log) -> None:
    await asyncio.gather(*[fill(log, f"room {n}", 3) for n in range(120)])
    await fill(log, "a last one", 2, Mark("over", True, 7, b"card"))
    found = [entry async for entry in log.everything()]
    assert len(found) == 362
    assert found[-2:] == [("a last one", row(seq), Mark("over", True, 7, b"card")) for seq in (1, 2)]
    assert [found[n][1].seq for n in range(360)] == [1, 2, 3] * 120
    assert len({entry[0] for entry in found}) == 121


async def test_presence_leases_are_stored_and_expire(log: Log) -> None:
    await log.vouch([("room", 1), ("room", 2), ("room", 1)], until=1000)
    assert await log.vouched("room", 1, now=999)
    assert not await log.vouched("room", 1, now=1000)
    assert not await log.vouched("room", 3, now=0)
    await log.vouch([("room", 1)], until=500)
    assert await log.vouched("room", 1, now=999)
    await log.vouch([], until=10_000_000)
    assert not await log.vouched("room", 1, now=0)


async def test_everything_is_read_back_after_reopening(address: str) -> None:
    for turn in range(3):
        log = store_at(address)
        await log.open()
        assert await log.read("room") == [row(seq) for seq in range(1, turn + 1)]
        await log.append("room", row(turn + 1), PLAYING)
        await log.close()


async def test_closing_completes_pending_appends(address: str) -> None:
    log = store_at(address)
    await log.open()
    asked = [asyncio.create_task(outcome(log, f"room {n}", row(1))) for n in range(1500)]
    await asyncio.sleep(0)
    await log.close()
    assert [await task for task in asked] == ["won"] * 1500


async def test_a_closed_log_is_unavailable(address: str) -> None:
    log = store_at(address)
    assert await outcome(log, "room", row(1)) == "unavailable"
    await log.open()
    await log.close()
    await log.close()
    assert await outcome(log, "room", row(1)) == "unavailable"
    with pytest.raises(Unavailable):
        await log.read("room")


async def test_two_logs_on_one_store_see_each_other(address: str) -> None:
    one, two = store_at(address), store_at(address)
    await asyncio.gather(one.open(), two.open())
    await one.append("room", row(1, "by one"), PLAYING)
    assert await outcome(two, "room", row(1, "by two")) == "taken"
    assert await outcome(two, "room", row(1, "by one")) == "known 1"
    assert await outcome(two, "room", row(2)) == "won"
    assert await one.heads(["room"]) == {"room": 2}
    await asyncio.gather(one.close(), two.close())


async def test_addresses() -> None:
    assert isinstance(store_at("postgres://anna@host/forno"), PostgresStore)
    assert isinstance(store_at("postgresql://anna@host/forno"), PostgresStore)
    assert isinstance(store_at("some/folder/forno.db"), SqliteStore)
