"""Faults of one table: whatever its rows, rules or bots raise, the other tables go on, and it can be opened again."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from forno import bots
from forno.bots import Bot, Observation
from forno.client import Client, RefusedByServer, Seat
from forno.core.chance import Chance
from forno.server.admin import reopen_room, store_of
from forno.server.history import faults
from forno.server.protocol import SendChat, StartGame
from forno.server.protocol.server_messages import Refusal
from forno.server.runtime.bot_runner import BotRunner
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.scheduler import Scheduler
from forno.server.settings import Settings
from harness.commands import Forno, complaint
from harness.servers import ServerProcess, in_process_server, session_of

pytestmark = pytest.mark.asyncio
TIMEOUT_S = 60.0
POISON = b'{"v":3,"at_ms":1,"command":{"type":"play-bot-move","seat":7,"number":9,"decision":9,"move":{}}}'


@pytest.fixture(autouse=True)
def quick_polls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "POLL_PERIOD_S", 0.05)


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


async def test_a_rule_that_raises_refuses_the_command_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with in_process_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        with monkeypatch.context() as broken:
            broken.setattr("forno.server.room.commands.apply_command", raising)
            with pytest.raises(RefusedByServer, match=r"wire\.fault"):
                await host.do(SendChat, text="hello")
            with pytest.raises(RefusedByServer, match=r"wire\.fault"):
                await client.open("solo", 2, "Bob")
        await host.do(SendChat, text="hello again")
    logged = "".join(capsys.readouterr())
    assert host.room in logged
    assert "salami" not in logged


def raising(*_: Any, **__: Any) -> None:
    raise ZeroDivisionError("salami")


async def test_an_entry_that_another_process_wrote_and_nobody_can_apply_unloads_the_table(tmp_path: Path) -> None:
    async with in_process_server(tmp_path) as client:
        host, other = await client.open("solo", 2, "Anna"), await client.open("solo", 2, "Bob")
        with closing(sqlite3.connect(tmp_path / "data" / "forno.sqlite")) as file, file:
            [[seq]] = file.execute("select max(seq) from log where room = ?", (host.room,)).fetchall()
            file.execute("insert into log values (?, ?, ?, ?)", (host.room, seq + 1, "poison", POISON))
            file.execute("update rooms set seq = ? where room = ?", (seq + 1, host.room))
        await until(lambda: host.goodbye is not None or host.line.state == "lost")
        with pytest.raises(RefusedByServer, match=r"wire\.fault"):
            await client.watch(host.room)
        await other.do(SendChat, text="still here")


AUTOMATIC: dict[str, tuple[type, str]] = {
    "timer": (Scheduler, "_fire"),
    "listener": (Scheduler, "next_due"),
    "bot": (BotRunner, "_commit_when_available"),
}
"""What happens in a room by itself, and where it is done."""


@pytest.mark.parametrize("where", AUTOMATIC)
async def test_what_happens_by_itself_and_raises_is_told_and_tried_again_when_it_is_opened_again(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[str] = []
    owner, name = AUTOMATIC[where]
    original = getattr(owner, name)

    def poisoned(self: Any, live: LiveRoom, *args: Any) -> Any:
        if live.name in rooms:
            raise ZeroDivisionError("salami")
        return original(self, live, *args)

    monkeypatch.setattr(owner, name, poisoned)
    async with in_process_server(tmp_path) as client:
        host, other = await client.open("mamma-mia", 3, "Anna"), await client.open("mamma-mia", 3, "Bob")
        rooms.append(host.room)
        told: list[str] = []
        refused = host.refused

        def note(refusal: Refusal) -> None:
            told.append(refusal.rule)
            refused(refusal)

        monkeypatch.setattr(host, "refused", note)
        for seat in (host, other):
            await seat.do(StartGame, fill="random")
            while where != "listener" and seat.is_asked:
                await seat.play(seat.legal_moves[0])
        await until(lambda: "wire.fault" in told)
        async with store_of(Settings(data=str(tmp_path / "data"))) as store, asyncio.timeout(TIMEOUT_S):
            while [fault.room for fault in await store.faults.everything()] != [host.room]:
                await asyncio.sleep(0.02)
            n = host.n
            rooms.clear()
            assert await reopen_room(store, host.room)
        await until(lambda: host.n > n or host.is_asked)


class Raising(Bot):
    """Fails at every move."""

    level = "raising"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        raise ZeroDivisionError("salami")


async def test_a_bot_that_raises_is_replaced_for_the_move(tmp_path: Path) -> None:
    with bots.registered({"raising": Raising()}):
        async with in_process_server(tmp_path) as client:
            host = await client.open("mamma-mia", 3, "Anna")
            await host.do(StartGame, fill="raising")
            await host.until(lambda: host.is_asked, timeout=TIMEOUT_S)
            await host.play(host.legal_moves[0])
            await host.until(lambda: host.is_asked, timeout=TIMEOUT_S)
