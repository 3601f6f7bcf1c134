"""The contract of every store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from forno.server.store import (
    DuplicateCommand,
    IndexedRoom,
    RoomIndex,
    Row,
    SequenceConflict,
    Store,
    Unavailable,
    store_at,
)
from forno.server.store.base import UnsupportedFormat
from forno.server.store.migrations import FORMAT
from forno.server.store.postgres import PostgresStore
from forno.server.store.sqlite import SqliteStore
from harness.log_rows import PLAYING, fill, opened, outcome, row
from tests.server.stores.promises import check_no_gaps, check_one_row_for_a_command

pytestmark = pytest.mark.asyncio


async def test_rows_come_back_in_order(log: Store) -> None:
    await fill(log, "anna", 12)
    await fill(log, "bert", 2)
    assert await log.read("anna") == [row(seq) for seq in range(1, 13)]
    assert await log.read("anna", after=10) == [row(11), row(12)]
    assert await log.read("anna", after=12) == []
    assert await log.read("nobody") == []


async def test_any_bytes_and_words_come_back(log: Store) -> None:
    odd = Row(1, "naïve ☕ 'command\"", bytes(range(256)))
    await log.append("größe %_ 'x'", odd, RoomIndex("lobby", True, 5, b"\x00\xff"))
    assert await log.read("größe %_ 'x'") == [odd]
    assert await log.indexed(["größe %_ 'x'"]) == [
        IndexedRoom("größe %_ 'x'", 1, RoomIndex("lobby", True, 5, b"\x00\xff"))
    ]


async def test_a_second_append_at_one_sequence_number_is_a_conflict(log: Store) -> None:
    await log.append("room", row(1, "mine"), PLAYING)
    with pytest.raises(SequenceConflict):
        await log.append("room", row(1, "yours"), PLAYING)
    assert await log.read("room") == [row(1, "mine")]


async def test_a_command_id_is_stored_once_for_ever(log: Store) -> None:
    await check_one_row_for_a_command(log)


async def test_there_are_no_gaps(log: Store) -> None:
    await check_no_gaps(log)


async def test_a_lost_append_leaves_no_mark(log: Store) -> None:
    await fill(log, "room", 2)
    await outcome(log, "room", row(2, "late"), RoomIndex("over", True, 99, b"wrong"))
    await outcome(log, "room", row(7, "early"), RoomIndex("over", True, 99, b"wrong"))
    await outcome(log, "room", row(3, "command 1"), RoomIndex("over", True, 99, b"wrong"))
    assert await log.rooms() == [IndexedRoom("room", 2, PLAYING)]


async def test_one_of_many_concurrent_appends_wins(log: Store) -> None:
    """They go to the writer at once, so most of them are in one batch."""
    ends = await asyncio.gather(*[outcome(log, "room", row(1, f"by {n}")) for n in range(20)])
    assert sorted(ends) == ["taken"] * 19 + ["won"]
    [first] = await log.read("room")
    assert ends[int(first.command.split()[1])] == "won"


async def test_one_command_sent_twice_at_once_is_stored_once(log: Store) -> None:
    ends = await asyncio.gather(*[outcome(log, "room", row(1, "same")) for _ in range(5)])
    assert sorted(ends) == ["known 1"] * 4 + ["won"]
    ends = await asyncio.gather(*[outcome(log, "room", row(seq, "other")) for seq in (2, 3)])
    assert ends == ["won", "known 2"]


async def test_a_row_may_queue_behind_its_predecessor(log: Store) -> None:
    ends = await asyncio.gather(*[outcome(log, "room", row(seq)) for seq in range(1, 30)])
    assert ends == ["won"] * 29


async def test_a_batch_stores_the_valid_appends_and_refuses_the_others(log: Store) -> None:
    await fill(log, "old", 2)
    await fill(log, "older", 2)
    asked = {f"new {n}": row(1) for n in range(700)} | {"old": row(2, "late"), "older": row(3, "command 1")}
    ends = await asyncio.gather(*[outcome(log, room, entry) for room, entry in asked.items()])
    assert ends == ["won"] * 700 + ["taken", "known 1"]
    assert len(await log.heads(list(asked))) == 702


async def test_text_that_cannot_be_stored_fails_its_own_append_only(log: Store) -> None:
    bad = asyncio.create_task(log.append("bad \ud800", row(1), PLAYING))
    huge = asyncio.create_task(log.append("huge", row(1), RoomIndex("playing", False, 2**70, b"")))
    good = [asyncio.create_task(outcome(log, f"good {n}", row(1))) for n in range(5)]
    ended = await asyncio.gather(bad, huge, return_exceptions=True)
    assert all(isinstance(end, Exception) and not isinstance(end, Unavailable) for end in ended)
    assert [await task for task in good] == ["won"] * 5
    assert await log.heads(["huge"]) == {}


async def test_a_cancelled_append_affects_no_other(log: Store) -> None:
    gone = asyncio.create_task(log.append("room", row(1), PLAYING))
    await asyncio.sleep(0)
    gone.cancel()
    assert await outcome(log, "other", row(1)) == "won"
    assert await outcome(log, "room", row(1)) in ("won", "known 1")


async def test_a_command_is_found(log: Store) -> None:
    await fill(log, "room", 3)
    assert await log.find("room", "command 2") == row(2)
    assert await log.find("room", "command 4") is None
    assert await log.find("other", "command 2") is None


async def test_heads(log: Store) -> None:
    await fill(log, "a", 1)
    await fill(log, "b", 4)
    assert await log.heads(["a", "b", "c"]) == {"a": 1, "b": 4}
    assert await log.heads([]) == {}


async def test_due_rooms_are_listed_by_deadline(log: Store) -> None:
    for room, due in [("never", 0), ("late", 300), ("soon", 100), ("now", 50), ("far", 900)]:
        await log.append(room, row(1), RoomIndex("playing", False, due, b""))
    assert await log.due(300, 10) == ["now", "soon", "late"]
    assert await log.due(300, 2) == ["now", "soon"]
    assert await log.due(49, 10) == []
    await log.append("now", row(2), RoomIndex("playing", False, 0, b""))
    assert await log.due(300, 10) == ["soon", "late"]


async def test_rooms_are_listed_newest_first(log: Store) -> None:
    marks = {"one": ("lobby", True), "two": ("playing", True), "shut": ("closed", True), "secret": ("lobby", False)}
    for room, (status, listed) in marks.items():
        await log.append(room, row(1), RoomIndex(status, listed, 0, room.encode()))
    await log.append("one", row(2), RoomIndex("over", True, 0, b"renewed"))
    found = await log.indexed(["two", "one", "nothing"])
    assert [(one.room, one.index.card) for one in found] == [("two", b"two"), ("one", b"renewed")]
    assert await log.listed(now=5) == [], "no host is there"
    await log.renew_hosts([(room, number) for number, room in enumerate(marks, 1)], until=10)
    await log.renew_presence([("one", 7)], until=10)
    assert await log.listed(now=5) == [("two", 2), ("one", 1)]
    assert await log.listed(now=10) == []


async def test_a_lease_with_the_least_number_keeps_no_room_off_the_list(log: Store) -> None:
    for room in ("one", "odd"):
        await log.append(room, row(1), RoomIndex("lobby", True, 0, b""))
    await log.renew_hosts([("one", 1), ("odd", 2**31)], until=10)
    assert await log.listed(now=5) == [("odd", 2**31), ("one", 1)]


async def test_rooms_by_name(log: Store) -> None:
    for room in ["b", "B", "a", "ä", "c"]:
        await fill(log, room, 2)
    assert [found.room for found in await log.rooms()] == ["B", "a", "b", "c", "ä"]
    assert [found.room for found in await log.rooms(after="a", limit=2)] == ["b", "c"]
    assert await log.rooms(after="c", limit=1) == [IndexedRoom("ä", 2, PLAYING)]


async def test_rooms_are_found_by_their_names(log: Store) -> None:
    await fill(log, "one", 2, RoomIndex("over", False, 0, b"card", b"summary"))
    await fill(log, "two", 1)
    found = await log.indexed(["one", "nobody", "one"])
    assert found == [IndexedRoom("one", 2, RoomIndex("over", False, 0, b"card", b"summary"))]
    assert {one.room for one in await log.indexed(["two", "one"])} == {"one", "two"}
    assert await log.indexed([]) == []


async def test_everything_is_listed_by_room_oldest_first(log: Store) -> None:
    await asyncio.gather(*[fill(log, f"room {n}", 3) for n in range(120)])
    await fill(log, "a last one", 2, RoomIndex("over", True, 7, b"card"))
    found = [entry async for entry in log.everything()]
    assert len(found) == 362
    assert found[-2:] == [("a last one", row(seq), RoomIndex("over", True, 7, b"card")) for seq in (1, 2)]
    assert [found[n][1].seq for n in range(360)] == [1, 2, 3] * 120
    assert len({entry[0] for entry in found}) == 121


async def test_presence_leases_are_stored_and_expire(log: Store) -> None:
    await log.renew_presence([("room", 1), ("room", 2), ("room", 1)], until=1000)
    assert await log.is_present("room", 1, now=999)
    assert not await log.is_present("room", 1, now=1000)
    assert not await log.is_present("room", 3, now=0)
    await log.renew_presence([("room", 1)], until=500)
    assert await log.is_present("room", 1, now=999)
    await log.renew_presence([], until=10_000_000)
    assert not await log.is_present("room", 1, now=0)


async def test_everything_is_read_back_after_reopening(address: str) -> None:
    for turn in range(3):
        async with opened(store_at(address)) as log:
            assert await log.read("room") == [row(seq) for seq in range(1, turn + 1)]
            await log.append("room", row(turn + 1), PLAYING)


async def test_closing_completes_pending_appends(address: str) -> None:
    async with opened(store_at(address)) as log:
        asked = [asyncio.create_task(outcome(log, f"room {n}", row(1))) for n in range(1500)]
        await asyncio.sleep(0)
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


# --- names and chat beside the log


async def test_a_text_is_stored_with_its_row(log: Store) -> None:
    named = Row(1, "open", b"{}", 1, "Größe 'x' ☕")
    await log.append("anna", named, PLAYING)
    await log.append("anna", row(2), PLAYING)
    await log.append("bert", Row(1, "open", b"{}", 1, "Bert"), PLAYING)
    assert await log.read("anna") == [named, row(2)]
    assert await log.find("anna", "open") == named
    assert await log.texts(["anna", "nobody"]) == {"anna": {1: "Größe 'x' ☕"}}
    assert [entry[1] async for entry in log.everything()][:2] == [named, row(2)]


async def test_some_texts_are_found_by_room_and_id(log: Store) -> None:
    for seq in (1, 2, 3):
        await log.append("anna", Row(seq, f"command {seq}", b"{}", seq, f"text {seq}"), PLAYING)
    await log.append("bert", Row(1, "open", b"{}", 1, "Bert"), PLAYING)
    wanted = [("anna", 3), ("anna", 1), ("anna", 9), ("bert", 1), ("nobody", 1)]
    assert await log.some_texts(wanted) == {"anna": {1: "text 1", 3: "text 3"}, "bert": {1: "Bert"}}
    assert await log.some_texts([]) == {}


async def test_a_repeated_command_comes_with_its_text(log: Store) -> None:
    await log.append("anna", Row(1, "open", b"{}", 1, "Anna"), PLAYING)
    with pytest.raises(DuplicateCommand) as known:
        await log.append("anna", Row(2, "open", b"{}", 2, "Otto"), PLAYING)
    assert known.value.row == Row(1, "open", b"{}", 1, "Anna")
    assert await log.texts(["anna"]) == {"anna": {1: "Anna"}}


async def test_texts_can_be_deleted_and_the_log_stays(log: Store) -> None:
    rows = [Row(seq, f"command {seq}", b"{}", seq, f"text {seq}") for seq in (1, 2, 3)]
    for one in rows:
        await log.append("anna", one, PLAYING)
    await log.append("bert", Row(1, "open", b"{}", 1, "Bert"), PLAYING)
    assert await log.delete_texts("anna", [2, 9]) == 1
    assert await log.texts(["anna"]) == {"anna": {1: "text 1", 3: "text 3"}}
    assert await log.delete_texts("anna") == 2
    assert await log.texts(["anna", "bert"]) == {"bert": {1: "Bert"}}
    assert [(one.seq, one.command, one.body, one.text) for one in await log.read("anna")] == [
        (one.seq, one.command, one.body, "") for one in rows
    ]


# --- a store of another format

FORMAT_1 = """
create table log (room text not null, seq bigint not null, command text not null, body {blob} not null);
create table rooms (
    born bigint, room text not null unique, seq bigint not null, status text not null, listed boolean not null,
    due bigint not null, card {blob} not null
);
insert into log values ('abc', 1, 'open', '{{"at":1,"deed":{{"type":"open","name":"Anna"}}}}');
"""


async def make_format_1(address: str) -> None:
    """Make a store as Forno did before its entries had a format."""
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        await connection.execute(FORMAT_1.format(blob="bytea"))
        await connection.close()
        return
    Path(address).parent.mkdir(parents=True)
    with closing(sqlite3.connect(address)) as file:
        file.execute("pragma journal_mode = wal")
        file.executescript(FORMAT_1.format(blob="blob"))


async def old_rows(address: str) -> list[tuple[object, ...]]:
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        found = [tuple(one) for one in await connection.fetch("select * from log")]
        await connection.close()
        return found
    with closing(sqlite3.connect(address)) as file:
        return file.execute("select * from log").fetchall()


async def test_a_store_of_the_old_format_is_refused_with_advice_and_left_as_it_is(new_address: str) -> None:
    await make_format_1(new_address)
    before = await old_rows(new_address)
    store = store_at(new_address)
    with pytest.raises(UnsupportedFormat, match=rf"format 1;.*from 4 to {FORMAT}.*--data"):
        await store.open()
    await store.close()
    assert await old_rows(new_address) == before


async def test_a_store_of_a_later_format_is_refused(address: str, log: Store) -> None:
    await log.append("anna", row(1), PLAYING)
    if address.startswith("postgresql"):
        connection = await asyncpg.connect(address)
        await connection.execute(f"update format set version = {FORMAT + 1}")
        await connection.close()
    else:
        with closing(sqlite3.connect(address)) as file:
            file.execute(f"pragma user_version = {FORMAT + 1}")
    later = store_at(address)
    with pytest.raises(UnsupportedFormat, match=f"format {FORMAT + 1}"):
        await later.open()
    await later.close()
