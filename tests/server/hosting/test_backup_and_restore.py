"""`forno admin backup` and `restore`: a copy of a running server, and a move to another store."""

from __future__ import annotations

import asyncio
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from forno.client import Client
from forno.server.admin import inspect_room, list_rooms
from forno.server.protocol import StartGame
from forno.server.store import store_at
from harness.commands import Forno, complaint
from harness.log_rows import opened
from harness.servers import ServerProcess
from harness.tables import tables_at

FILE = "forno-data/forno.sqlite"
pytestmark = pytest.mark.asyncio


async def test_from_sqlite_to_postgres(forno: Forno, tmp_path: Path, empty_postgres_url: str) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        rooms = [await tables.start("plus", 4), await tables.open()]
        before = await list_rooms(tables.log)
    assert forno("admin", "backup", "copy").stdout == "11 entries backed up to copy.\n"
    restored = forno("admin", "restore", "copy", "--store", empty_postgres_url)
    assert (restored.stdout, restored.stderr) == ("11 entries restored from copy.\n", "")
    async with tables_at(empty_postgres_url) as tables:
        assert await list_rooms(tables.log) == before
        assert (await inspect_room(tables.log, rooms[0])).status == "playing"
    assert forno("admin", "restore", "copy", "--data", "new/folder").returncode == 0
    assert (tmp_path / "new" / "folder" / "forno.sqlite").is_file()


async def test_a_game_goes_on_after_a_backup_of_a_running_server_was_restored(forno: Forno, tmp_path: Path) -> None:
    with ServerProcess(tmp_path, grace=0) as server:
        async with Client(server.address) as client:
            seat = await client.open("mamma-mia", 2, "Anna", bots="random")
            await seat.do(StartGame)
            await seat.until(lambda: seat.is_asked)
            saved = await asyncio.to_thread(forno, "admin", "backup", "copy", "--data", "data")
            assert saved.returncode == 0
            await seat.play(seat.legal_moves[0])
    assert forno("admin", "restore", "copy", "--data", "other").returncode == 0
    with ServerProcess(tmp_path, data="other", grace=60_000) as server:
        async with Client(server.address) as client:
            again = client.seat(seat.room, seat.key)
            await again.connect()
            assert again.is_asked
            await again.play(again.legal_moves[0])
        assert server.complaints() == []


async def test_a_rotation_keeps_the_newest_backups_and_all_other_files(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        await tables.open()
    assert forno("admin", "backup", "kept", "--keep", "2").returncode == 0
    (first,) = (tmp_path / "kept").iterdir()
    assert re.fullmatch(r"forno-\d{8}T\d{6}Z\.backup", first.name)
    others = ["forno-20240101T000000Z.backup", "forno-20250101T000000Z.backup", "forno-before-upgrade", "notes.txt"]
    for name in others:
        (tmp_path / "kept" / name).touch()
    said = forno("admin", "backup", "kept", "--keep", "2").stdout
    left = sorted(path.name for path in (tmp_path / "kept").iterdir())
    assert left[-2:] == others[2:]
    assert len(left) == 4
    assert others[0] not in left
    assert "kept/forno-20240101T000000Z.backup deleted.\n" in said
    assert forno("admin", "restore", f"kept/{left[-3]}", "--data", "new").returncode == 0
    assert "at least one backup must be kept" in complaint(forno("admin", "backup", "kept", "--keep", "0"))


async def test_a_wrong_file_is_refused_and_nothing_is_made(forno: Forno, tmp_path: Path) -> None:
    (tmp_path / "poem").write_text("Roses are red", encoding="utf-8")
    for name, why in {"poem": "cannot be read", "nothing": "No such file", ".": "Is a directory"}.items():
        assert why in complaint(forno("admin", "restore", name, "--data", "new"))
    assert not (tmp_path / "new").exists()


async def test_a_damaged_file_is_refused(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        await tables.start("plus", 4)
    forno("admin", "backup", "copy")
    copy = tmp_path / "copy"
    copy.write_bytes(copy.read_bytes()[:-20])
    assert "the backup cannot be read" in complaint(forno("admin", "restore", "copy", "--data", "new"))
    assert not (tmp_path / "new").exists()


async def test_a_table_that_differs_is_named(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        room = await tables.open()
    forno("admin", "backup", "copy")
    async with opened(store_at(str(tmp_path / "other" / "forno.sqlite"))) as other:
        async with tables_at(tmp_path / FILE) as tables:
            [mark] = await tables.log.rooms()
            [row, *_] = await tables.log.read(room)
        changed = type(row)(1, "another command", row.body)
        await other.append(room, changed, mark.index)
    assert f"the room {room} is in the log already" in complaint(forno("admin", "restore", "copy", "--data", "other"))


async def test_a_place_that_cannot_be_written(forno: Forno, tmp_path: Path) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        await tables.open()
    assert "nowhere/copy: No such file" in complaint(forno("admin", "backup", "nowhere/copy"))
    assert "forno-data: Is a directory" in complaint(forno("admin", "backup", "forno-data"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["forno-data"]


@pytest.mark.parametrize(("command", "doing"), [("backup", b"backing up"), ("restore", b"restoring")])
async def test_a_terminal_sees_a_bar(forno: Forno, tmp_path: Path, command: str, doing: bytes) -> None:
    async with tables_at(tmp_path / FILE) as tables:
        await tables.open()
    forno("admin", "backup", "copy")
    terminal, here = pty.openpty()
    asked = [sys.executable, "-m", "forno", "admin", command, "copy"]
    environ = {**os.environ, "TERM": "xterm"}
    ran = subprocess.run(asked, stderr=here, stdout=subprocess.PIPE, env=environ, cwd=tmp_path, check=True)
    os.close(here)
    assert doing in os.read(terminal, 100_000)
    os.close(terminal)
    assert ran.stdout.startswith(b"3 entries ")
