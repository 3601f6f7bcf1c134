"""Faults of one table: whatever its rules or bots raise, the other tables go on, and it can be opened again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from forno import bots
from forno.bots import Bot, Observation
from forno.client import RefusedByServer
from forno.core.chance import Chance
from forno.server.admin import reopen_room
from forno.server.history.faults import POLL_PERIOD_S
from forno.server.protocol import SendChat, StartGame
from forno.server.protocol.server_messages import Refusal
from forno.server.runtime import cluster
from forno.server.runtime.bot_runner import BotRunner
from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.scheduler import Scheduler
from harness.log_rows import opened
from harness.virtual.server import store_of, virtual_server
from harness.virtual.world import World

POISON = b'{"v":3,"at_ms":1,"command":{"type":"play-bot-move","seat":7,"number":9,"decision":9,"move":{}}}'


async def test_a_rule_that_raises_refuses_the_command_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with virtual_server(tmp_path) as client:
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


async def test_an_entry_that_another_process_wrote_and_nobody_can_apply_unloads_the_table(
    world: World, tmp_path: Path
) -> None:
    async with virtual_server(tmp_path) as client:
        host, other = await client.open("solo", 2, "Anna"), await client.open("solo", 2, "Bob")
        with closing(sqlite3.connect(tmp_path / "data" / "forno.sqlite")) as file, file:
            [[seq]] = file.execute("select max(seq) from log where room = ?", (host.room,)).fetchall()
            file.execute("insert into log values (?, ?, ?, ?)", (host.room, seq + 1, "poison", POISON))
            file.execute("update rooms set seq = ? where room = ?", (seq + 1, host.room))
        await world.loop.let_pass(2 * cluster.POLL_PERIOD_S)
        assert host.goodbye is not None
        with pytest.raises(RefusedByServer, match=r"wire\.fault"):
            await client.watch(host.room)
        await other.do(SendChat, text="still here")


AUTOMATIC: dict[str, tuple[type, str]] = {
    "timer": (Scheduler, "_fire"),
    "listener": (Scheduler, "next_due"),
    "bot": (BotRunner, "_commit_when_available"),
}
"""Kinds of work that a room does by itself, and the functions that do it."""


@pytest.mark.parametrize("where", AUTOMATIC)
async def test_what_happens_by_itself_and_raises_is_told_and_tried_again_when_it_is_opened_again(
    where: str, world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rooms: list[str] = []
    owner, name = AUTOMATIC[where]
    original = getattr(owner, name)

    def poisoned(self: Any, live: LiveRoom, *args: Any) -> Any:
        if live.name in rooms:
            raise ZeroDivisionError("salami")
        return original(self, live, *args)

    monkeypatch.setattr(owner, name, poisoned)
    async with virtual_server(tmp_path) as client:
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
        await world.loop.let_pass(2 * POLL_PERIOD_S)
        assert "wire.fault" in told
        async with opened(store_of(tmp_path)) as store:
            assert [fault.room for fault in await store.faults.everything()] == [host.room]
            n = host.n
            await world.loop.let_pass(60)
            assert host.n == n
            rooms.clear()
            assert await reopen_room(store, host.room)
        await world.loop.let_pass(2 * POLL_PERIOD_S)
        assert host.n > n or host.is_asked


class Raising(Bot):
    """Fails at every move."""

    level = "raising"

    def choose(self, observation: Observation, chance: Chance) -> Any:
        raise ZeroDivisionError("salami")


async def test_a_bot_that_raises_is_replaced_for_the_move(tmp_path: Path) -> None:
    with bots.registered({"raising": Raising()}):
        async with virtual_server(tmp_path) as client:
            host = await client.open("mamma-mia", 3, "Anna")
            await host.do(StartGame, fill="raising")
            await host.until(lambda: host.is_asked)
            await host.play(host.legal_moves[0])
            await host.until(lambda: host.is_asked)
