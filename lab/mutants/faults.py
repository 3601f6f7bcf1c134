"""Servers that are broken in ways that only show when a machine, a store or a bus fails."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any
from weakref import WeakSet

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import ConditionFalse, ReplaceSql, ReturnConstant, SetValue, WrapFunction
from lab.mutants.store import append_later

LOG = "tests/server/stores/test_log.py::"
SUPERVISION = "tests/server/test_supervision.py::"
CONNECTED: WeakSet[Any] = WeakSet()
"""Writers that had a connection once."""


def connect_once(original: Callable[..., Any], writer: Any) -> Any:
    """Open the file the first time only."""
    import sqlite3

    if writer.connection is None and writer in CONNECTED:
        raise sqlite3.OperationalError("the file is closed")
    CONNECTED.add(writer)
    return original(writer)


async def append_with_the_bus(original: Callable[..., Awaitable[None]], committer: Any, *append: Any) -> None:
    """Store a row only while the bus is connected."""
    while not committer.bus.is_up:
        await asyncio.sleep(0.05)
    await original(committer, *append)


def pool_without_keys(original: Callable[..., None], pool: Any, url: str, migrations: Any) -> None:
    """Create the log without its unique keys."""
    from harness.broken_stores import loose_migrations

    original(pool, url, loose_migrations())


async def follow_nothing(original: Callable[..., Awaitable[None]], follower: Any) -> None:
    """Never look at the log. The task runs on: one that ends counts as down, and the server would not be ready."""
    await asyncio.Event().wait()


async def run_once(original: Callable[..., Awaitable[None]], supervisor: Any, name: str, work: Any) -> None:
    """Run a long-lived task until it fails."""
    await work()


def note_nothing(original: Callable[..., Any], faults: Any, room: str, seq: int, doing: str, error: Exception) -> None:
    """Let an error of one room reach the task that found it."""
    raise error


async def acquire_for_all(original: Callable[..., Awaitable[None]], queue: Any, place: Any) -> None:
    """Serve requests in their order, whoever asks."""
    await original(queue, place._replace(owner="", item=""))


MUTANTS = (
    Mutant(
        "tasks_stay_dead",
        "A long-lived task that failed is not started again.",
        At("forno.server.infra.tasks:Supervisor._supervise", WrapFunction(run_once)),
        (SUPERVISION + "test_a_failed_task_is_started_again_and_counts_as_down_until_it_has_run",),
    ),
    Mutant(
        "ready_without_its_tasks",
        "The server says that it is ready while a long-lived task is down.",
        At("forno.server.infra.tasks:Supervisor._mark_down", ReturnConstant(None)),
        (SUPERVISION + "test_a_failed_task_is_started_again_and_counts_as_down_until_it_has_run",),
    ),
    Mutant(
        "ready_on_a_full_disk",
        "The server says that it is ready while the store takes no writes.",
        At("forno.server.runtime.store_health:StoreHealth.write_failed", ReturnConstant(None)),
        (SUPERVISION + "test_on_a_full_disk_the_server_is_not_ready_until_there_is_room",),
    ),
    Mutant(
        "ready_where_a_small_write_fits",
        "The server says that it is ready again on a full disk that takes one more row, but no move.",
        At("forno.server.runtime.store_health:LARGE_PROBE_ROWS", SetValue(1)),
        (SUPERVISION + "test_on_a_full_disk_the_server_is_not_ready_until_there_is_room",),
    ),
    Mutant(
        "one_room_stops_all",
        "A row that cannot be read ends the task that found it, before the rooms that are due later.",
        At("forno.server.history.faults:RoomFaults.note", WrapFunction(note_nothing)),
        ("tests/server/test_faults.py::test_a_poisoned_row_stops_its_own_table_only_and_can_be_opened_again",),
    ),
    Mutant(
        "searches_in_their_order",
        "Searches are served in their order: one client with many rooms makes all others wait.",
        At("forno.server.infra.fair_queue:FairQueue.acquire", WrapFunction(acquire_for_all)),
        ("tests/server/test_bot_queue.py::test_beside_forty_greedy_tables_an_honest_one_waits_for_one_search",),
    ),
    Mutant(
        "a_cancelled_search_keeps_its_slot",
        "A search that is cancelled while it is granted a slot keeps the slot for ever.",
        At("forno.server.infra.fair_queue:FairQueue._next", ConditionFalse("cancelled")),
        (
            "tests/server/test_bot_queue.py::"
            "test_a_request_that_is_cancelled_while_a_slot_comes_free_takes_no_slot_with_it",
        ),
    ),
    Mutant(
        "write_behind_by_half_a_minute",
        "A move is acknowledged at once and stored 30 seconds later.",
        At("forno.server.store.sqlite:SqliteStore.append_stored", WrapFunction(partial(append_later, 30))),
        (LOG + "test_heads[sqlite]",),
    ),
    Mutant(
        "write_behind_in_postgres",
        "A move is acknowledged at once and stored in PostgreSQL later, or lost.",
        At("forno.server.store.postgres:PostgresStore.append_stored", WrapFunction(partial(append_later, 0.3))),
        (LOG + "test_heads[postgres]",),
    ),
    Mutant(
        "owner_believes_itself",
        "The owner of a room writes the next entry, and no key refuses a second one of that number.",
        (
            At("forno.server.store.postgres_pool:Pool.__init__", WrapFunction(pool_without_keys)),
            At("forno.server.store.postgres_writer:APPEND", ReplaceSql("where seq = 1 +", "where true or seq = 1 +")),
        ),
        (LOG + "test_a_second_append_at_one_sequence_number_is_a_conflict[postgres]",),
    ),
    Mutant(
        "never_opens_again",
        "After a failed write the file is never opened again.",
        At("forno.server.store.sqlite_writer:Writer.connect", WrapFunction(connect_once)),
        ("tests/server/stores/test_sqlite.py::test_a_full_disk",),
    ),
    Mutant(
        "trusts_hints",
        "Only the bus says that a room has moved on: nobody looks at the log.",
        At("forno.server.runtime.cluster:LogFollower.poll", WrapFunction(follow_nothing)),
        ("tests/server/test_outages.py::test_without_redis_the_log_is_polled",),
    ),
    Mutant(
        "waits_for_the_bus",
        "A move is stored only when the other processes can be told.",
        At("forno.server.runtime.commit:Committer._append", WrapFunction(append_with_the_bus)),
    ),
)
