"""Supervised tasks and readiness: a task that fails is started again, and `/readyz` names what does not work."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from forno import server
from forno.client import Client, RefusedByServer, Seat
from forno.server.bus.reconnecting import ReconnectingBus
from forno.server.infra.tasks import MAX_RESTART_S, MIN_PROOF_S, MIN_RESTART_S, Supervisor, TaskSet
from forno.server.protocol import SendChat, StartGame
from forno.server.runtime.store_health import PROBE_INTERVAL_S
from forno.server.store import sqlite_connection
from harness.long_lived_tasks import OF_SEVERAL_PROCESSES, PUSH_HOSTS, TASKS, poison_task
from harness.servers import session_of
from harness.virtual.server import VirtualMachine, virtual_server
from harness.virtual.world import World


def failures(task: str) -> float:
    return REGISTRY.get_sample_value("forno_task_failures_total", {"task": task}) or 0.0


# --- tasks


class Failing:
    """Work that fails a number of times, and then runs for ever."""

    def __init__(self, times: int, error: BaseException | None) -> None:
        self.left = times
        self.error = error
        self.runs = 0

    async def work(self) -> None:
        self.runs += 1
        if self.left:
            self.left -= 1
            if self.error is not None:
                raise self.error
            return
        await asyncio.Event().wait()


@pytest.mark.parametrize("error", [ValueError("a card"), asyncio.CancelledError(), None])
async def test_a_failed_task_is_started_again_and_counts_as_down_until_it_has_run(
    error: BaseException | None, world: World
) -> None:
    supervisor, failing, before, began = Supervisor(), Failing(3, error), failures("test"), world.loop.now
    last_start = began + (1 + 2 + 4) * MIN_RESTART_S
    supervisor.run("test", failing.work)
    for at, runs in ((began, 1), (last_start + MIN_PROOF_S - 0.01, 4)):
        await world.loop.until(at)
        assert failing.runs == runs
        assert await supervisor.problem() == "tasks that do not run: test"
        assert REGISTRY.get_sample_value("forno_task_up", {"task": "test"}) == 0
    await world.loop.until(last_start + MIN_PROOF_S + 0.01)
    assert failing.runs == 4
    assert await supervisor.problem() == ""
    assert REGISTRY.get_sample_value("forno_task_up", {"task": "test"}) == 1
    assert failures("test") == before + 3
    await supervisor.close()


async def test_a_one_shot_task_that_fails_is_counted_and_logged_without_its_message() -> None:
    before, started = failures("one-shot"), TaskSet()
    with capture_logs() as logged:
        task = started.start(Failing(1, ValueError("salami")).work())
        await asyncio.wait([task])
        await asyncio.sleep(0)
    assert failures("one-shot") == before + 1
    assert [line["why"] for line in logged] == ["ValueError"]
    assert "salami" not in str(logged)


# --- readiness


async def readyz(client: Client) -> tuple[int, str]:
    async with session_of(client).get(f"{client.address}/readyz") as answer:
        return answer.status, await answer.text()


class IdleBus(ReconnectingBus):
    """A bus whose connection never breaks, and on which nothing is said."""

    async def serve(self) -> None:
        self.mark_up()
        await asyncio.Event().wait()


@pytest.mark.parametrize("task", TASKS)
async def test_while_a_task_is_down_the_server_is_not_ready_and_tables_go_on(
    task: str, world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ill = [True]
    shared: dict[str, Any] = {"bus": "redis://elsewhere"} if task in OF_SEVERAL_PROCESSES else {}
    with monkeypatch.context() as patch:  # undone within the world, which has patched some of these functions itself
        patch.setattr(VirtualMachine, "bus", lambda *_: IdleBus(""))
        poison_task(task, lambda: bool(ill), patch.setattr)
        async with virtual_server(tmp_path, outbound_hosts=PUSH_HOSTS.get(task, ()), **shared) as client:
            host = await client.open("solo", 2, "Anna")
            await world.loop.let_pass(60)
            assert await readyz(client) == (503, f"not ready: tasks that do not run: {task}\n")
            await host.do(SendChat, text="still here")
            ill.clear()
            await world.loop.let_pass(2 * MAX_RESTART_S)
            assert await readyz(client) == (200, "ready\n")
            await host.do(SendChat, text="and now")


def test_every_long_lived_task_is_poisoned_here() -> None:
    """`supervisor.run("name", ...)` is the only way in which the server starts one."""
    sources = [file.read_text(encoding="utf-8") for file in Path(server.__file__).parent.rglob("*.py")]
    named = {
        name
        for source in sources
        for name in re.findall(r'(?:supervisor|SUPERVISOR\])\.run(?:\(|, )"([a-z-]+)"', source)
    }
    assert named == TASKS.keys()
    bare = re.compile(r"asyncio\.(?:ensure_future|create_task)\(([\w.]+)")
    assert {name for source in sources for name in bare.findall(source)} <= ONE_SHOT


ONE_SHOT = {"work", "self._broadcast_in_batches", "self._make", "self.ws.close", "self.work", "messages.run"}
"""Tasks that end by themselves, the writer of PostgreSQL, which catches every error of a batch, a bus in tests, and the
messages of a connection, whose errors its request gets."""


async def test_on_a_full_disk_the_server_is_not_ready_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite takes no more pages, as on a full disk."""
    limit = Limit("pragma max_page_count = 1", "pragma max_page_count = 1000000", monkeypatch)
    with capture_logs() as logged:
        async with virtual_server(tmp_path) as client:
            host = await client.open("solo", 2, "Anna")
            assert await readyz(client) == (200, "ready\n")
            limit.set()
            with pytest.raises(RefusedByServer, match=r"wire\.store"):
                await talk(host)
            for _ in range(3):  # a lease alone would fit: it takes no new page
                await asyncio.sleep(2 * PROBE_INTERVAL_S)
                assert await readyz(client) == (503, "not ready: the store takes no writes\n")
            limit.lift()
            await asyncio.sleep(2 * PROBE_INTERVAL_S)
            assert await readyz(client) == (200, "ready\n")
            await host.do(SendChat, text="there is room again")
    told = [line["event"] for line in logged]
    assert "the store takes no writes" in told
    assert "the store takes writes again" in told


async def test_a_store_that_takes_no_writes_is_found_although_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    limit = Limit("pragma query_only = on", "pragma query_only = off", monkeypatch)
    async with virtual_server(tmp_path) as client:
        assert await readyz(client) == (200, "ready\n")
        limit.set()
        await asyncio.sleep(2 * PROBE_INTERVAL_S)
        assert await readyz(client) == (503, "not ready: the store takes no writes\n")
        limit.lift()
        await asyncio.sleep(2 * PROBE_INTERVAL_S)
        assert await readyz(client) == (200, "ready\n")


@pytest.mark.rule("house.window")
async def test_a_sealed_answer_that_cannot_be_stored_does_not_show_in_readiness_or_metrics(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else everybody who asks knows that somebody has just answered. The next write that is not sealed is noticed."""
    limit = Limit("pragma query_only = on", "pragma query_only = off", monkeypatch)
    async with virtual_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna", settings={"jump_in_ms": 10_000})
        guest = await client.sit(host.room, "Bob")
        await host.do(StartGame)
        await host.until(lambda: host.game is not None)
        await guest.until(lambda: guest.game is not None)
        player, other = (host, guest) if host.is_asked else (guest, host)
        assert player.game is not None
        assert player.game.jump_in is not None
        assert await readyz(client) == (200, "ready\n")
        limit.set()
        with pytest.raises(RefusedByServer, match=r"wire\.store"):
            await player.play(player.legal_moves[0])
        assert await readyz(client) == (200, "ready\n")
        assert REGISTRY.get_sample_value("forno_store_writable") == 1
        with pytest.raises(RefusedByServer, match=r"wire\.store"):
            await other.do(SendChat, text="hello")
        assert await readyz(client) == (503, "not ready: the store takes no writes\n")
        limit.lift()


async def talk(seat: Seat) -> None:
    for _ in range(200):
        await seat.do(SendChat, text="x" * 250)


class Limit:
    """A limit on all connections to SQLite, those that are open and those to come."""

    def __init__(self, on: str, off: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.on, self.off = on, off
        self.is_set = False
        self.opened: list[sqlite3.Connection] = []
        connect = sqlite_connection.connect

        def limited(path: Path) -> sqlite3.Connection:
            connection = connect(path)
            self.opened.append(connection)
            if self.is_set:
                connection.execute(on)
            return connection

        for user in ("sqlite", "sqlite_writer"):
            monkeypatch.setattr(f"forno.server.store.{user}.connect", limited)

    def set(self) -> None:
        self.is_set = True
        self._tell(self.on)

    def lift(self) -> None:
        self.is_set = False
        self._tell(self.off)

    def _tell(self, statement: str) -> None:
        for connection in self.opened:
            with suppress(sqlite3.ProgrammingError):  # closed meanwhile
                connection.execute(statement)
