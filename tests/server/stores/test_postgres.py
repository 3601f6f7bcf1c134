"""Failures of PostgreSQL under a log: killed, frozen, starting, or unreachable."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from forno.server.store import Row, Unavailable, postgres_pool
from forno.server.store.postgres import PostgresStore
from forno.server.store.postgres_statements import APPEND
from harness.log_rows import opened, outcome, row
from harness.stores import Postgres
from tests.server.stores.promises import check_never_reads_the_whole_log
from tests.server.stores.scribe import check_kept

pytestmark = pytest.mark.asyncio
LIMIT_S = 60.0


class Load:
    """Rooms that are written to all the time, whatever happens, and what their writers were told."""

    def __init__(self, log: PostgresStore) -> None:
        self.log = log
        self.heads: dict[str, int] = {}
        self.told: Counter[str] = Counter()
        self.tasks = [asyncio.create_task(self.write(f"room{n}")) for n in range(20)]

    async def write(self, room: str) -> None:
        """After an unknown end the same command is sent again: it is known then, or it wins."""
        for seq in count(1):
            while (end := await outcome(self.log, room, row(seq))) == "unavailable":
                self.told[end] += 1
                await asyncio.sleep(0.02)
            self.told[end.split()[0]] += 1
            self.heads[room] = seq

    async def until_more(self, rows: int) -> None:
        goal = sum(self.heads.values()) + rows
        async with asyncio.timeout(LIMIT_S):
            while sum(self.heads.values()) < goal:
                await asyncio.sleep(0.01)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def test_killed_in_the_middle_and_started_again(own_postgres: Postgres) -> None:
    async with opened(PostgresStore(own_postgres.url)) as log:
        load = Load(log)
        for _ in range(2):
            await load.until_more(300)
            await asyncio.to_thread(own_postgres.kill)
            await asyncio.sleep(0.1)
            with pytest.raises(Unavailable):
                await log.read("room1")
            await asyncio.to_thread(own_postgres.start)
            await load.until_more(300)
        await load.stop()
        assert load.told["unavailable"] > 0
        assert load.told["taken"] == 0
        await check_kept(log, load.heads)


async def test_a_frozen_server_is_not_waited_for(own_postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """Within its short timeouts a busy machine may not answer either, so what shall succeed is tried again."""
    monkeypatch.setattr(postgres_pool, "TIMEOUT_S", 0.4)
    async with asyncio.timeout(LIMIT_S), opened(PostgresStore(own_postgres.url, wait=LIMIT_S)) as log:
        for seq in (1, 2):
            await stored(log, seq)
        own_postgres.freeze()
        assert await outcome(log, "room", row(3)) == "unavailable"
        with pytest.raises(Unavailable):
            await log.read("room")
        own_postgres.thaw()
        await stored(log, 3)
        while not (found := await read_if_available(log, "room")):
            await asyncio.sleep(0.05)
        assert [one.seq for one in found] == [1, 2, 3]


async def stored(log: PostgresStore, seq: int) -> None:
    """Append a row until it is in the log."""
    while (end := await outcome(log, "room", row(seq))) == "unavailable":
        await asyncio.sleep(0.05)
    assert end in ("won", f"known {seq}")


async def read_if_available(log: PostgresStore, room: str) -> list[Row]:
    try:
        return await log.read(room)
    except Unavailable:
        return []


async def test_closing_while_the_server_is_away(own_postgres: Postgres) -> None:
    async with opened(PostgresStore(own_postgres.url)) as log:
        own_postgres.kill()
        asked = asyncio.create_task(outcome(log, "room", row(1)))
        await asyncio.sleep(0)
    assert await asked == "unavailable"
    own_postgres.start()


async def test_a_server_that_is_still_starting_is_waited_for(own_postgres: Postgres) -> None:
    own_postgres.kill()
    log = PostgresStore(own_postgres.url, wait=60)
    opened = asyncio.create_task(log.open())
    await asyncio.sleep(0.3)
    assert not opened.done()
    await asyncio.to_thread(own_postgres.start)
    await opened
    assert await outcome(log, "room", row(1)) == "won"
    await log.close()


async def test_an_unreachable_server_is_unavailable(tmp_path: Path) -> None:
    log = PostgresStore(f"postgresql://anna:secret@/forno?host={tmp_path}", wait=0.3)
    with pytest.raises(Unavailable, match="PostgreSQL cannot be reached") as error:
        await log.open()
    assert "secret" not in str(error.value)
    await log.close()


async def test_no_such_database(postgres_url: str) -> None:
    log = PostgresStore(postgres_url.replace("/test_", "/no_such_"))
    with pytest.raises(Unavailable, match=r"PostgreSQL refuses: database .* does not exist"):
        await log.open()


async def test_a_lock_that_is_held_too_long_is_an_outage(postgres_url: str) -> None:
    other = await asyncpg.connect(postgres_url)
    async with opened(PostgresStore(postgres_url)) as log:
        assert await outcome(log, "room", row(1)) == "won"
        [[name]] = await other.fetch("select current_database()")
        await other.execute(f"alter database {name} set lock_timeout = '50ms'")
    async with opened(PostgresStore(postgres_url)) as log:
        async with other.transaction():
            await other.execute("lock table log in access exclusive mode")
            assert await outcome(log, "room", row(2)) == "unavailable"
            with pytest.raises(Unavailable, match="lock timeout"):
                await log.read("room")
        assert await outcome(log, "room", row(2)) == "won"
    await other.close()


async def test_a_statement_that_the_server_refuses_is_an_outage(postgres_url: str) -> None:
    """A table that is not there stands for all that an operator must mend: rights, passwords, names."""
    other = await asyncpg.connect(postgres_url)
    async with opened(PostgresStore(postgres_url)) as log:
        await other.execute("alter table log rename to away; alter table presence rename to away_too")
        assert await outcome(log, "room", row(1)) == "unavailable"
        with pytest.raises(Unavailable):
            await log.renew_presence([("room", 1)], 1)
        await other.execute("alter table away rename to log; alter table away_too rename to presence")
        assert await outcome(log, "room", row(1)) == "won"
    await other.close()


async def test_a_commit_is_flushed_whatever_the_database_says(postgres_url: str) -> None:
    name = postgres_url.split("/")[3].split("?")[0]
    connection = await asyncpg.connect(postgres_url)
    await connection.execute(f"alter database {name} set synchronous_commit = off")
    await connection.close()
    async with opened(PostgresStore(postgres_url)) as log:
        assert [found[0] for found in await log.pool.rows("show synchronous_commit")] == ["on"]


async def test_every_isolation_level_gives_the_same_result(postgres_url: str) -> None:
    name = postgres_url.split("/")[3].split("?")[0]
    connection = await asyncpg.connect(postgres_url)
    await connection.execute(f"alter database {name} set default_transaction_isolation = 'serializable'")
    await connection.close()
    logs = [PostgresStore(postgres_url) for _ in range(4)]
    for log in logs:
        await log.open()
    for seq in range(1, 21):
        ends = await asyncio.gather(*[outcome(log, "room", row(seq, f"{n}/{seq}")) for n, log in enumerate(logs)])
        assert Counter(ends) == {"won": 1, "taken": 3}
    for log in logs:
        await log.close()


async def test_an_append_never_reads_the_whole_log(postgres_url: str) -> None:
    async with opened(PostgresStore(postgres_url)) as log:
        await check_never_reads_the_whole_log(log, APPEND)
