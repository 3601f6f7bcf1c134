"""Supervised tasks and readiness: a task that fails is started again, and `/readyz` names what does not work."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from forno import server
from forno.client import Client, RefusedByServer, Seat
from forno.server.infra import tasks
from forno.server.infra.tasks import Supervisor, TaskSet
from forno.server.protocol import SendChat
from forno.server.runtime import store_health
from forno.server.store import sqlite_connection
from forno.server.store.base import Full
from forno.server.store.postgres import PostgresStore
from harness.log_rows import opened
from harness.long_lived_tasks import OF_SEVERAL_PROCESSES, PUSH_HOSTS, TASKS, poison_task
from harness.servers import in_process_server, session_of

TIMEOUT_S = 60.0


@pytest.fixture(autouse=True)
def quick_restarts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tasks, "MIN_RESTART_S", 0.02)
    monkeypatch.setattr(tasks, "MIN_PROOF_S", 0.2)


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(TIMEOUT_S):
        while not await condition():
            await asyncio.sleep(0.01)


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


@pytest.mark.asyncio
@pytest.mark.parametrize("error", [ValueError("a card"), asyncio.CancelledError(), None])
async def test_a_failed_task_is_started_again_and_counts_as_down_until_it_has_run(error: BaseException | None) -> None:
    supervisor, failing, before = Supervisor(), Failing(3, error), failures("test")
    supervisor.run("test", failing.work)

    async def is_down() -> bool:
        return supervisor.down == ["test"]

    async def is_up() -> bool:
        return failing.runs == 4 and not supervisor.down

    await until(is_down)
    assert await supervisor.problem() == "tasks that do not run: test"
    assert REGISTRY.get_sample_value("forno_task_up", {"task": "test"}) == 0
    await until(is_up)
    assert await supervisor.problem() == ""
    assert REGISTRY.get_sample_value("forno_task_up", {"task": "test"}) == 1
    assert failures("test") == before + 3
    await supervisor.close()


@pytest.mark.asyncio
async def test_a_one_shot_task_that_fails_is_counted_and_logged_without_its_message(
    capsys: pytest.CaptureFixture[str],
) -> None:
    before, started = failures("one-shot"), TaskSet()
    task = started.start(Failing(1, ValueError("salami")).work())
    await asyncio.wait([task])
    await asyncio.sleep(0)
    assert failures("one-shot") == before + 1
    said = "".join(capsys.readouterr())
    assert "ValueError" in said
    assert "salami" not in said


# --- readiness


async def readyz(client: Client) -> tuple[int, str]:
    async with session_of(client).get(f"{client.address}/readyz") as answer:
        return answer.status, await answer.text()


async def answers(client: Client, status: int, words: str) -> None:
    """Wait until `/readyz` says this."""
    async with asyncio.timeout(TIMEOUT_S):
        while await readyz(client) != (status, words):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("task", TASKS)
@pytest.mark.asyncio
async def test_while_a_task_is_down_the_server_is_not_ready_and_tables_go_on(
    task: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    ill = [True]
    poison_task(task, lambda: bool(ill), monkeypatch.setattr)
    shared = {"bus": request.getfixturevalue("redis_url")} if task in OF_SEVERAL_PROCESSES else {}
    async with in_process_server(tmp_path, outbound_hosts=PUSH_HOSTS.get(task, ()), **shared) as client:
        host = await client.open("solo", 2, "Anna")
        await answers(client, 503, f"not ready: tasks that do not run: {task}\n")
        await host.do(SendChat, text="still here")
        ill.clear()
        await answers(client, 200, "ready\n")
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


@pytest.mark.asyncio
async def test_on_a_full_disk_the_server_is_not_ready_until_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite takes no more pages, as on a full disk."""
    monkeypatch.setattr(store_health, "PROBE_INTERVAL_S", 0.0)
    limit = Limit("pragma max_page_count = 1", "pragma max_page_count = 1000000", monkeypatch)
    async with in_process_server(tmp_path) as client:
        host = await client.open("solo", 2, "Anna")
        await answers(client, 200, "ready\n")
        limit.set()
        with pytest.raises(RefusedByServer, match=r"wire\.store"):
            await talk(host)
        for _ in range(3):  # a lease alone would fit: it takes no new page
            assert await readyz(client) == (503, "not ready: the store takes no writes\n")
        limit.lift()
        await answers(client, 200, "ready\n")
        await host.do(SendChat, text="there is room again")
    logged = "".join(capsys.readouterr())
    assert "the store takes no writes" in logged
    assert "the store takes writes again" in logged


FULL_DISK = """
create function full_disk() returns trigger language plpgsql as $$ begin
    if new.person > 100 then raise exception 'no space left on device' using errcode = 'disk_full'; end if;
    return new;
end $$
"""
"""For PostgreSQL: a disk on which there is room for a few rows."""
FILL_DISK = "create trigger full_disk before insert on presence for each row execute function full_disk()"


@pytest.mark.asyncio
async def test_after_a_failed_write_a_few_rows_prove_nothing_in_postgres(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_health, "PROBE_INTERVAL_S", -1.0)
    async with opened(PostgresStore(postgres_url)) as store:
        health = store_health.StoreHealth(store)
        await store.pool.rows(FULL_DISK)
        await store.pool.rows(
            "create trigger full_disk before insert on presence for each row execute function full_disk()"
        )
        assert await health.problem() == ""
        health.write_failed(Full("no space left on device"))
        assert await health.problem() == "the store takes no writes"
        await store.pool.rows("drop trigger full_disk on presence")
        async with asyncio.timeout(TIMEOUT_S):
            while await health.problem():
                await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_store_that_takes_no_writes_is_found_although_nobody_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_health, "PROBE_INTERVAL_S", 0.0)
    limit = Limit("pragma query_only = on", "pragma query_only = off", monkeypatch)
    async with in_process_server(tmp_path) as client:
        await answers(client, 200, "ready\n")
        limit.set()
        await answers(client, 503, "not ready: the store takes no writes\n")
        limit.lift()
        await answers(client, 200, "ready\n")


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
