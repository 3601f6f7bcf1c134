"""`forno admin forget`, `delete` and `prune`."""

from __future__ import annotations

from pathlib import Path

import pytest

from forno.server.protocol import SendChat
from forno.server.store import SqliteStore
from harness.commands import Forno, complaint
from harness.servers import in_process_server


async def texts(folder: Path, room: str) -> dict[int, str]:
    store = SqliteStore(folder / "data" / "forno.sqlite")
    await store.open()
    try:
        return (await store.texts([room])).get(room, {})
    finally:
        await store.close()


@pytest.mark.asyncio
async def test_an_operator_forgets_deletes_and_prunes(tmp_path: Path, forno: Forno) -> None:
    data = {"FORNO_DATA": "data"}
    async with in_process_server(tmp_path) as client:
        host = await client.open("mamma-mia", 3, "Annamaria")
        guest = await client.sit(host.room, "Bartolomeo")
        await guest.do(SendChat, text="Annamaria")
    room = host.room
    assert (
        forno("admin", "forget", room, "--name", "annamaria", **data).stdout == f"1 text deleted at the table {room}.\n"
    )
    assert await texts(tmp_path, room) == {2: "Bartolomeo", 3: "Annamaria"}
    assert "2 texts" in forno("admin", "forget", room, "--key", guest.key, **data).stdout
    assert forno("admin", "forget", room, "--key", "x" * 22, **data).returncode == 2
    assert "check the name or the key" in complaint(forno("admin", "forget", room, "--name", "Nobody", **data))
    assert "--key or by --name" in complaint(forno("admin", "forget", room, **data))
    counted = forno("admin", "prune", "--dry-run", FORNO_KEEP="1", **data).stdout
    assert counted == "1 table and 0 texts would be deleted.\n"
    assert forno("admin", "prune", **data).stdout == "0 tables and 0 texts were deleted.\n"
    assert forno("admin", "delete", room, **data).stdout == f"The table {room} is deleted.\n"
    assert "there is no such table" in complaint(forno("admin", "delete", room, **data))
