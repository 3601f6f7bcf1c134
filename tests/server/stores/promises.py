"""Promises of a log that a mutant breaks: the tests keep them to be true, and the mutants to be caught."""

from __future__ import annotations

import asyncio

import pytest

from forno.server.store import DuplicateCommand, Store
from forno.server.store.batch import Append
from forno.server.store.postgres import PostgresStore
from forno.server.store.postgres_writer import columns
from harness.log_rows import PLAYING, fill, outcome, row


async def check_one_row_for_a_command(log: Store) -> None:
    await fill(log, "room", 3)
    for seq in (1, 2, 4, 9):
        with pytest.raises(DuplicateCommand) as known:
            await log.append("room", row(seq, "command 2", b"another body"), PLAYING)
        assert known.value.row == row(2)
    assert await log.read("room") == [row(1), row(2), row(3)]
    assert await outcome(log, "another room", row(1, "command 2")) == "won"


async def check_no_gaps(log: Store) -> None:
    assert await outcome(log, "gaps", row(2)) == "taken"
    assert await outcome(log, "gaps", row(0)) == "taken"
    await fill(log, "gaps", 2)
    assert await outcome(log, "gaps", row(4)) == "taken"
    assert await outcome(log, "gaps", row(3)) == "won"
    assert await log.heads(["gaps"]) == {"gaps": 3}


async def check_never_reads_the_whole_log(log: PostgresStore, statement: str) -> None:
    """The plan of an append goes through a key, however long the log has become."""
    await asyncio.gather(*[fill(log, f"room {n}", 10) for n in range(300)])
    await log.pool.rows("analyze log")
    done = asyncio.get_running_loop().create_future()
    batch = [Append(f"room {n}", row(11), PLAYING, done) for n in range(300)]
    plan = "\n".join(line for [line] in await log.pool.rows(f"explain {statement}", *columns(batch)))
    assert "Seq Scan on log" not in plan
    assert "log_pkey" in plan
