"""A backup goes from any log to any log, and one that is not whole is refused before anything is written."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from forno.core.errors import Unreadable
from forno.server.store import EncryptedStore, RoomIndex, Row, Unavailable, store_at
from forno.server.store.backup import read_backup, write_backup
from forno.server.store.sqlite import SqliteStore
from harness.log_rows import PLAYING, fill, opened, row
from harness.stores import fresh_database

pytestmark = pytest.mark.asyncio


ON_ONE_KIND = pytest.mark.parametrize("address", ["sqlite"], indirect=True)


def nobody(count: int) -> None:
    """Nobody is told."""


async def fill_some(log: EncryptedStore) -> None:
    for n in range(130, 0, -1):
        await fill(log, f"room {n}", n % 3 + 1, RoomIndex("over", n % 2 == 0, n, f"card {n}".encode(), used=1000 + n))
    await log.append("odd ☕", row(1, body=bytes(range(256))), replace(PLAYING, used=1))


async def everything(log: EncryptedStore) -> list[object]:
    return [entry async for entry in log.everything()]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "forno.backup"


@pytest.fixture(params=["sqlite", "postgres"])
def other_address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "other.db")
    return fresh_database(request.getfixturevalue("shared_postgres"))


async def test_round_trip(log: EncryptedStore, other_address: str, path: Path) -> None:
    await fill_some(log)
    told: list[int] = []
    count = await write_backup(log, path, told.append)
    assert count == told[-1] == len(await everything(log)) == 261
    async with opened(store_at(other_address)) as other:
        assert await read_backup(path, other, told.append) == told[-1] == count
        assert await other.rooms() == await log.rooms()
        assert {found.room: await other.read(found.room) for found in await log.rooms()} == {
            found.room: await log.read(found.room) for found in await log.rooms()
        }
        assert await read_backup(path, other, nobody) == count
        assert await other.rooms() == await log.rooms()


async def test_the_same_log_gives_the_same_file(log: EncryptedStore, path: Path, tmp_path: Path) -> None:
    await fill_some(log)
    again = tmp_path / "again"
    await write_backup(log, path, nobody)
    await write_backup(log, again, nobody)
    assert path.read_bytes() == again.read_bytes()


async def test_an_empty_log(log: EncryptedStore, path: Path) -> None:
    assert await write_backup(log, path, nobody) == 0
    assert await read_backup(path, log, nobody) == 0


async def test_what_is_missing_is_added(log: EncryptedStore, path: Path) -> None:
    """And a room that has gone on since the backup stays as it is."""
    await fill(log, "room", 3, RoomIndex("over", True, 0, b"last"))
    await fill(log, "gone on", 1)
    await write_backup(log, path, nobody)
    await log.append("gone on", row(2), PLAYING)
    assert await read_backup(path, log, nobody) == 4
    assert await log.heads(["room", "gone on"]) == {"room": 3, "gone on": 2}


@pytest.mark.parametrize("different", [row(2, "another command"), row(2, body=b"another body")])
async def test_a_room_that_differs_is_named(log: EncryptedStore, path: Path, tmp_path: Path, different: Row) -> None:
    await fill(log, "before", 1)
    await fill(log, "room", 3)
    await write_backup(log, path, nobody)
    async with opened(SqliteStore(tmp_path / "differs.db")) as other:
        await other.append("room", row(1), PLAYING)
        await other.append("room", different, PLAYING)
        with pytest.raises(Unreadable, match="the room room is in the log already, and differs"):
            await read_backup(path, other, nobody)
        assert await other.heads(["before", "room"]) == {"room": 2}


def changed(text: bytes) -> bytes:
    return text.replace(b"command 2", b"command 7", 1)


def without_a_row(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join(lines[:5] + lines[6:])


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "check sum": changed,
    "check sum ": without_a_row,
    "cut off": lambda text: b"".join(text.splitlines(keepends=True)[:-1]),
    "cut off ": lambda text: text[: len(text) // 2],
    "not a backup": lambda text: b"something else\n" + text,
    "cut off: its last": lambda text: text.splitlines(keepends=True)[0],
}


def rewrite(path: Path, change: Callable[[bytes], bytes]) -> None:
    """As somebody would who knows how it is packed."""
    path.write_bytes(gzip.compress(change(gzip.decompress(path.read_bytes()))))


@ON_ONE_KIND
@pytest.mark.parametrize("why", DAMAGES)
async def test_a_damaged_backup_is_refused(log: EncryptedStore, path: Path, tmp_path: Path, why: str) -> None:
    await fill_some(log)
    await write_backup(log, path, nobody)
    rewrite(path, DAMAGES[why])
    await check_refused(path, tmp_path, why.strip())


async def check_refused(path: Path, tmp_path: Path, why: str) -> None:
    """Nothing of it is written."""
    async with opened(SqliteStore(tmp_path / "refusing.db")) as other:
        with pytest.raises(Unreadable, match=why):
            await read_backup(path, other, nobody)
        assert await other.rooms() == []


@ON_ONE_KIND
async def test_a_file_that_ends_early_or_is_something_else(log: EncryptedStore, path: Path, tmp_path: Path) -> None:
    await fill_some(log)
    await write_backup(log, path, nobody)
    whole = path.read_bytes()
    for part in [whole[:-1], whole[: len(whole) // 2], whole[:30], b"text", whole[:200] + b"xxxx" + whole[204:]]:
        path.write_bytes(part)
        await check_refused(path, tmp_path, "cannot be read")
    path.write_bytes(b"")
    await check_refused(path, tmp_path, "cut off")
    path.unlink()
    await check_refused(path, tmp_path, "cannot be read: .*No such file")


class Breaking(SqliteStore):
    """It breaks off while it is read."""

    async def everything(self) -> AsyncIterator[tuple[str, Row, RoomIndex]]:
        for seq in (1, 2, 3):
            yield "room", row(seq), PLAYING
        raise Unavailable("the log has gone")


async def test_a_backup_that_breaks_off_leaves_the_old_one(path: Path) -> None:
    path.write_bytes(b"the backup of yesterday")
    with pytest.raises(Unavailable):
        await write_backup(Breaking(path), path, nobody)
    assert [file.name for file in path.parent.iterdir()] == [path.name]
    assert path.read_bytes() == b"the backup of yesterday"
