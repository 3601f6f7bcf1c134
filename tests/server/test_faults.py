"""A table whose log cannot be read: real, since an operator's command opens it again from a process of its own.

Other faults are tested in tests/virtual/test_faults.py.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from forno.client import Client, RefusedByServer, Seat
from forno.server.protocol import StartGame
from harness.commands import Forno, complaint
from harness.servers import ServerProcess, session_of

pytestmark = pytest.mark.asyncio
TIMEOUT_S = 60.0
POISON = b'{"v":3,"at_ms":1,"command":{"type":"play-bot-move","seat":7,"number":9,"decision":9,"move":{}}}'


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():
            await asyncio.sleep(0.01)


async def get(client: Client, path: str) -> tuple[int, Any]:
    async with session_of(client).get(client.address + path) as answer:
        return answer.status, await answer.json()


def lengths(folder: Path) -> dict[str, int]:
    with closing(sqlite3.connect(folder / "data" / "forno.sqlite")) as file:
        return dict(file.execute("select room, count(*) from log group by room").fetchall())


def change(folder: Path, room: str, seq: int, body: bytes) -> bytes:
    """Replace the body of an entry; the one before."""
    with closing(sqlite3.connect(folder / "data" / "forno.sqlite")) as file, file:
        [[before]] = file.execute("select body from log where room = ? and seq = ?", (room, seq)).fetchall()
        file.execute("update log set body = ? where room = ? and seq = ?", (body, room, seq))
        return bytes(before)


async def bots_table(client: Client) -> Seat:
    """A table of several people: bots play on when nobody is there."""
    host = await client.open("mamma-mia", 3, "Anna", settings={"listed": True})
    await client.sit(host.room, "Bob")
    await host.do(StartGame, fill="random")
    return host


@pytest.mark.rule("wire.fault")
async def test_a_poisoned_row_stops_its_own_table_only_and_can_be_opened_again(
    forno_process: Forno, tmp_path: Path
) -> None:
    """The table that is due first cannot be read: those after it are adopted all the same."""
    server = ServerProcess(tmp_path, grace=0, settle_in=0, bot_pace=300)
    with server:
        async with Client(server.address) as client:
            first, *others = [(await bots_table(client)).room for _ in range(3)]
        server.kill()
    before = lengths(tmp_path)
    sound = change(tmp_path, first, 2, POISON)
    with closing(sqlite3.connect(tmp_path / "data" / "forno.sqlite")) as file, file:
        file.execute("update rooms set due = 1 where room = ?", (first,))
    with server:
        async with Client(server.address) as client:
            await until(lambda: all(lengths(tmp_path)[room] > before[room] for room in others))
            status, told = await get(client, f"/api/rooms/{first}")
            assert (status, told["rule"]) == (503, "wire.fault")
            with pytest.raises(RefusedByServer, match=r"wire\.fault"):
                await client.watch(first)
            assert (await get(client, "/api/rooms"))[0] == 200
            assert lengths(tmp_path)[first] == before[first]
            lines = [line for line in server.complaints() if line["event"] == "a table failed"]
            assert {(line["room"], line["seq"]) for line in lines} == {(first, 2)}
            forno, data = forno_process, str(tmp_path / "data")
            assert "entry 2 cannot be read" in complaint(forno("admin", "check", first, "--data", data))
            assert "entry 2 cannot be read" in complaint(forno("admin", "reopen", first, "--data", data))
            change(tmp_path, first, 2, sound)
            assert "can be read" in forno("admin", "check", first, "--data", data).stdout
            async with asyncio.timeout(TIMEOUT_S):  # the fault is saved within a moment
                while not json.loads(forno("admin", "faults", "--json", "--data", data).stdout):
                    await asyncio.sleep(0.05)
            assert f"{first}: entry 2, load" in forno("admin", "faults", "--data", data).stdout
            assert "is open again" in forno("admin", "reopen", first, "--data", data).stdout
            await until(lambda: lengths(tmp_path)[first] > before[first])
            assert (await get(client, f"/api/rooms/{first}"))[0] == 200
            assert "has no fault" in forno("admin", "reopen", first, "--data", data).stdout
            assert forno("admin", "faults", "--data", data).stdout == "No table has a fault.\n"
