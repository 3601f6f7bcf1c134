"""`forno admin check` and `salvage` on damaged stores: what can be read is found and saved, and the rest is named."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

import pytest

from forno.server.admin import check_store, list_rooms
from forno.server.protocol import SendChat
from forno.server.store import store_at
from forno.server.store.base import Damaged
from forno.server.store.rings import Ring
from harness.commands import Forno, complaint
from harness.damage import damage_room, scribble, without_log
from harness.log_rows import opened
from harness.stores import Postgres, fresh_database
from harness.tables import command, tables_at

pytestmark = pytest.mark.asyncio
FILE = Path("forno-data") / "forno.sqlite"
TABLES, ENTRIES = 24, 8
"""Tables, and the entries of each."""
USER_VERSION_AT = 60
"""Where the header of a SQLite file has the number of its format."""
RING = Ring("kept" + "A" * 39, 1, b"sealed", 1)


async def filled(address: str | Path) -> list[str]:
    """Make a store with tables in the middle of games; their names."""
    async with tables_at(address) as tables:
        rooms = [await tables.start("mamma-mia", 4) for _ in range(TABLES)]
        await tables.log.rings.restore(RING)
    return rooms


async def sound_rooms(address: str) -> set[str]:
    """The rooms of a store, all of which can be read and fit their hashes."""
    async with opened(store_at(address)) as store:
        found = await check_store(store)
        assert (found.problems, found.faulty) == ([], [])
        rooms = {one.room for one in await list_rooms(store)}
        assert len(rooms) == found.tables
    return rooms


def lost_rooms(said: str) -> set[str]:
    return set(re.findall(r"^(\w+) is lost: ", said, re.M))


async def readable_rooms(file: Path, rooms: list[str]) -> set[str]:
    """The rooms of a damaged file that a server could still show, read by the index of the log."""
    found = set()
    async with opened(store_at(str(file))) as store:
        for room in rooms:
            with suppress(Damaged):
                found |= {room} if len(await store.stored(room)) == ENTRIES else set()
    return found


async def test_a_sound_store_is_checked_and_salvaged_whole(forno: Forno, tmp_path: Path) -> None:
    rooms = await filled(tmp_path / FILE)
    entries = TABLES * ENTRIES
    checked = await asyncio.to_thread(forno, "admin", "check")
    assert (checked.returncode, checked.stdout) == (
        0,
        f"{TABLES} tables with {entries} entries can be read; 0 cannot.\n",
    )
    saved = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", "new")
    assert (saved.returncode, saved.stderr) == (0, "")
    assert saved.stdout == f"{TABLES} tables with {entries} entries saved to new; 0 lost.\n"
    assert await sound_rooms(str(tmp_path / "new" / "forno.sqlite")) == {*rooms}
    again = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", "new")
    assert again.returncode == 2
    assert "there are tables in the target already" in again.stderr


async def test_every_table_of_a_damaged_file_is_saved_or_named(forno: Forno, tmp_path: Path) -> None:
    rooms = await filled(tmp_path / FILE)
    assert damage_room(tmp_path / FILE, rooms[TABLES // 2])
    checked = await asyncio.to_thread(forno, "admin", "check")
    assert checked.returncode in (1, 2)  # 2 if the list of the tables is damaged too
    readable = await readable_rooms(tmp_path / FILE, rooms)
    damaged = (tmp_path / FILE).read_bytes()
    saved = await asyncio.to_thread(forno, "admin", "salvage", str(FILE), "new")
    assert (saved.returncode, saved.stderr) == (1, "")
    lost, kept = lost_rooms(saved.stdout), await sound_rooms(str(tmp_path / "new" / "forno.sqlite"))
    assert rooms[TABLES // 2] in lost
    assert kept >= readable
    assert kept
    assert kept | lost == {*rooms}
    assert not kept & lost
    assert (tmp_path / FILE).read_bytes() == damaged
    assert [one.name for one in (tmp_path / "new").iterdir() if one.name.startswith(".")] == []


async def test_the_first_tables_of_a_file_that_was_cut_off_are_saved(forno: Forno, tmp_path: Path) -> None:
    """A copy that ended early, or a disk that was full: the server and SQLite refuse such a file."""
    rooms = await filled(tmp_path / FILE)
    content = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(content[: len(content) * 4 // 5 + 100])
    listed = await asyncio.to_thread(forno, "admin", "list")
    assert (listed.returncode, listed.stdout) == (2, "")
    assert "forno admin salvage" in listed.stderr
    saved = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", "new")
    assert (saved.returncode, saved.stderr) == (1, "")
    kept = await sound_rooms(str(tmp_path / "new" / "forno.sqlite"))
    assert kept
    assert kept | lost_rooms(saved.stdout) <= {*rooms}  # of a table whose rows are all cut off no name is left
    assert not kept & lost_rooms(saved.stdout)


async def test_a_store_of_which_nothing_is_left_is_named_and_salvage_not_advised(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / FILE).parent.mkdir()
    (tmp_path / FILE).write_bytes(b"x" * 9000)
    refused = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", "new")
    assert refused.returncode == 2
    assert "nothing of this store can be read; what is left are its backups" in refused.stderr
    assert "admin salvage" not in refused.stderr


async def test_salvaged_chat_keeps_the_time_from_which_it_is_kept(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        room = await tables.open()
        await tables.do(room, 0, SendChat(id=command(), text="hello"))
    times = "select text, chat_at from texts where room = ? order by id"
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        before = file.execute(times, (room,)).fetchall()
    await asyncio.to_thread(forno, "admin", "salvage", "forno-data", "new")
    with closing(sqlite3.connect(tmp_path / "new" / "forno.sqlite")) as file:
        after = file.execute(times, (room,)).fetchall()
    assert after == before
    assert [text for text, at in after if at > 0] == ["hello"]


async def test_tables_are_saved_where_all_indexes_are_damaged(forno: Forno, tmp_path: Path) -> None:
    """Backup and server need the indexes; a row is found by its place all the same. A name without a log is lost, and
    so is a table of which nothing tells how many entries it had: the last ones may be missing."""
    cut, *rooms = await filled(tmp_path / FILE)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("delete from log where room = ? and seq = ?", (cut, ENTRIES))
        file.execute("delete from rooms where room = ?", (cut,))
        file.execute("insert into rooms select 99, 'ghost', 0, status, 0, 0, card, summary, 0 from rooms limit 1")
        file.commit()
        file.execute("pragma wal_checkpoint(truncate)")
        roots = [root for [root] in file.execute("select rootpage from sqlite_master where type = 'index'")]
        [[size]] = file.execute("pragma page_size").fetchall()
    content = bytearray((tmp_path / FILE).read_bytes())
    for root in roots:
        content[(root - 1) * size : root * size] = bytes(size)
    (tmp_path / FILE).write_bytes(content)
    saved = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", "new")
    assert (saved.stderr, lost_rooms(saved.stdout)) == ("", {"ghost", cut})
    assert await sound_rooms(str(tmp_path / "new" / "forno.sqlite")) == {*rooms}


async def test_tables_are_saved_where_the_header_of_the_file_is_damaged(forno: Forno, tmp_path: Path) -> None:
    """The magic words are gone, so SQLite does not open the file; or its format is a number that no version wrote."""
    rooms = await filled(tmp_path / FILE)
    without_log(tmp_path / FILE)
    content = (tmp_path / FILE).read_bytes()
    for number, at in enumerate((0, USER_VERSION_AT)):
        (tmp_path / FILE).write_bytes(content[:at] + b"\x7f\xee\xdd\xcc" + content[at + 4 :])
        checked = await asyncio.to_thread(forno, "admin", "check")
        assert "is damaged: " in complaint(checked)
        saved = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", f"new{number}")
        assert (saved.returncode, saved.stderr) == (0, "")
        assert await sound_rooms(str(tmp_path / f"new{number}" / "forno.sqlite")) == {*rooms}


async def test_every_table_of_a_damaged_database_is_saved_or_named(
    forno: Forno, tmp_path: Path, own_postgres: Postgres
) -> None:
    rooms = await filled(own_postgres.url)
    await scribble(own_postgres, "log", share=0.3, seed=3)
    saved = await asyncio.to_thread(forno, "admin", "salvage", own_postgres.url, "new")
    assert (saved.returncode, saved.stderr) == (1, "")
    lost, kept = lost_rooms(saved.stdout), await sound_rooms(str(tmp_path / "new" / "forno.sqlite"))
    assert lost
    assert kept
    assert kept | lost == {*rooms}
    async with opened(store_at(str(tmp_path / "new" / "forno.sqlite"))) as store:
        assert await store.rings.everything() == [RING]


async def test_a_sound_file_is_salvaged_into_postgres(forno: Forno, tmp_path: Path, own_postgres: Postgres) -> None:
    rooms = await filled(tmp_path / FILE)
    url = await asyncio.to_thread(fresh_database, own_postgres.home)
    saved = await asyncio.to_thread(forno, "admin", "salvage", "forno-data", url)
    assert (saved.returncode, saved.stderr) == (0, "")
    assert await sound_rooms(url) == {*rooms}


async def test_what_is_no_store_is_refused(forno: Forno, tmp_path: Path) -> None:
    refused = await asyncio.to_thread(forno, "admin", "salvage", "nowhere", "new")
    assert refused.returncode == 2
    assert "there is no store here" in refused.stderr
    assert not (tmp_path / "new").exists()
