"""Breakages of the store's promises: an acknowledged command is durable, once, in order, and published only then."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import (
    CallInstead,
    ConditionFalse,
    ConditionTrue,
    DropCall,
    LoopOnce,
    RaiseInstead,
    ReplaceCall,
    ReplaceFunction,
    ReplaceReturn,
    ReplaceSql,
    ReturnConstant,
    ReturnInstead,
    SkipBranch,
    Unwrap,
    WrapFunction,
)

SQLITE = "forno.server.store.sqlite"
COMMIT = "forno.server.runtime.commit"
BUS = "forno.server.bus.reconnecting"
MIGRATIONS = "forno.server.store.migrations"
MIGRATION_TESTS = "tests/server/stores/test_migrations.py::"
LOG = "tests/server/stores/test_log.py::"
BUS_TESTS = "tests/server/stores/test_bus.py::"
RUNTIME = "tests/server/test_runtime.py::"


def acknowledge_first(original: Callable[..., Any], writer: Any, batch: list[Any]) -> Any:
    """Acknowledge a batch 50 ms before it is committed."""
    from forno.server.store.batch import settle_all

    writer.loop.call_soon_threadsafe(settle_all, batch, [None] * len(batch))
    time.sleep(0.05)
    return original(writer, batch)


async def append_later(
    seconds: float, original: Callable[..., Awaitable[None]], store: Any, room: str, row: Any, mark: Any
) -> None:
    """Acknowledge a row at once, and store it after so many seconds; a row that cannot be stored then is lost. The
    first row of a room is stored at once: a room without any counts as deleted."""
    from forno.server.store.base import Unavailable

    if row.seq == 1:
        await original(store, room, row, mark)
        return

    async def append() -> None:
        try:
            await original(store, room, row, mark)
        except Unavailable:
            return

    asyncio.get_running_loop().call_later(seconds, lambda: asyncio.ensure_future(append()))


def send_at_once(original: Callable[..., Any], live: Any, entry: Any, text: str) -> Any:
    """Send the frames of an entry as soon as they are built."""
    built = original(live, entry, text)
    for connection, attached in list(live.connections.items()):
        if attached.viewer in built:
            connection.send(built[attached.viewer][0])
    return built


async def append_slowly(original: Callable[..., Awaitable[None]], store: Any, room: str, row: Any, mark: Any) -> None:
    """Store a row 20 ms late."""
    await asyncio.sleep(0.02)
    await original(store, room, row, mark)


SEND_FIRST = (
    At(f"{COMMIT}:advance", WrapFunction(send_at_once)),
    At("forno.server.runtime.live_room:LiveRoom.publish", DropCall("send"), ReplaceReturn(())),
)


def try_again(original: Callable[..., Any], connection: Any, batch: Any) -> Any:
    """Write a batch a second time on the connection on which the first attempt failed."""
    try:
        return original(connection, batch)
    except sqlite3.Error:
        return original(connection, batch)


def store_without_keys(address: str, key_file: object = None) -> Any:
    """Open a store whose tables have no unique keys."""
    from harness.broken_stores import without_keys

    return without_keys(address)


def commands_may_repeat(original: Callable[[str], Any], script: str) -> Any:
    """Create the index of the commands' ids without its uniqueness."""
    return original(script.replace("unique index log_command", "index log_command"))


def fail_too(writer: Any, batch: list[Any]) -> list[Exception]:
    """Report a row as failed without trying it."""
    return [ValueError("another row of the batch failed") for _ in batch]


MUTANTS = (
    Mutant(
        "acknowledge_early",
        "A row is acknowledged first, and committed a moment later. (a big chess server)",
        At(f"{SQLITE}_writer:Writer.commit", WrapFunction(acknowledge_first)),
        (LOG + "test_heads[sqlite]",),
    ),
    Mutant(
        "write_behind",
        "A move is acknowledged at once and stored later. (a big chess server)",
        At(f"{SQLITE}:SqliteStore.append_stored", WrapFunction(partial(append_later, 0.3))),
        (LOG + "test_heads[sqlite]",),
    ),
    Mutant(
        "tell_first",
        "Others are told before the move is stored. (boardgame.io)",
        (*SEND_FIRST, At(f"{SQLITE}:SqliteStore.append_stored", WrapFunction(append_slowly))),
        (RUNTIME + "test_nothing_is_broadcast_before_it_is_stored",),
    ),
    Mutant(
        "no_unique_command",
        "There is no unique key on a command's id: an action is stored twice. (hanab.live #1416)",
        At(f"{MIGRATIONS}.sqlite:statements", WrapFunction(commands_may_repeat)),
        (LOG + "test_a_command_id_is_stored_once_for_ever[sqlite]",),
    ),
    Mutant(
        "synchronous_normal",
        "A commit returns before the disk has it.",
        At(f"{SQLITE}_connection:connect", ReplaceSql("synchronous = full", "synchronous = normal")),
        ("tests/server/stores/test_sqlite.py::test_a_commit_is_flushed",),
    ),
    Mutant(
        "tries_a_failed_flush_again",
        "A commit that failed is tried again on the connection that has lost it. (PostgreSQL's fsync)",
        At(f"{SQLITE}_writer:write_batch", WrapFunction(try_again)),
        ("tests/server/stores/test_sqlite.py::test_a_failed_commit",),
    ),
    Mutant(
        "checks_then_inserts",
        "A free number is looked up before the insert, and no key refuses a second row of it.",
        At("forno.server.store:store_at", ReplaceFunction(store_without_keys)),
        (LOG + "test_one_of_many_concurrent_appends_wins[sqlite]",),
    ),
    Mutant(
        "gaps",
        "A row may have any free number.",
        At(f"{SQLITE}_connection:INBOX", ReplaceSql("raise(abort, 'a gap')", "1")),
        (LOG + "test_there_are_no_gaps[sqlite]",),
    ),
    Mutant(
        "losers_leave_marks",
        "A row that comes too late changes the room's summary all the same.",
        At(f"{SQLITE}_connection:INBOX", ReplaceSql("insert into log", "insert or ignore into log")),
        (LOG + "test_a_lost_append_leaves_no_mark[sqlite]",),
    ),
    Mutant(
        "unknown_commands",
        "A command that is sent again is reported as a conflict of sequence numbers.",
        At(f"{SQLITE}_writer:why_not", SkipBranch("DuplicateCommand")),
        (LOG + "test_one_command_sent_twice_at_once_is_stored_once[sqlite]",),
    ),
    Mutant(
        "one_spoils_the_batch",
        "A row that cannot be written fails all rows of the same commit.",
        At(f"{SQLITE}_writer:Writer.commit", CallInstead("commit", fail_too, receiver=True)),
        (LOG + "test_text_that_cannot_be_stored_fails_its_own_append_only[sqlite]",),
    ),
    Mutant(
        "unknown_is_done",
        "An append with an unknown outcome is taken for stored.",
        At(f"{COMMIT}:Committer._append", ReturnInstead(nth=0)),
        (RUNTIME + "test_a_command_is_retried_after_an_unavailable_store_and_done_once",),
    ),
    Mutant(
        "unknown_is_refused",
        "An append with an unknown outcome is taken for lost, and not looked up.",
        At(f"{COMMIT}:Committer._append", ReplaceCall("_look_up", None)),
        (RUNTIME + "test_a_command_is_retried_after_an_unavailable_store_and_done_once",),
    ),
    Mutant(
        "half_a_step_back",
        "A room is only partly restored after a row that was not stored.",
        At("forno.server.room.state:Room.snapshot", Unwrap("map", "seats")),
        ("tests/unit/rooms/test_rollback.py::test_a_room_that_goes_back_is_what_it_was[solo]",),
    ),
    Mutant(
        "any_command_under_a_known_id",
        "Another command under a known id gets the answer of the first one.",
        At(f"{COMMIT}:same_command", SkipBranch("house.command")),
        ("tests/server/test_sockets.py::test_commands_are_idempotent",),
    ),
    Mutant(
        "backup_unchecked",
        "A backup is restored without a look at its check sums. (many)",
        At("forno.server.store.backup:checked", ReturnConstant(None)),
        ("tests/server/stores/test_backup.py::test_a_damaged_backup_is_refused",),
    ),
    Mutant(
        "closed_tables_are_listed",
        "Closed rooms stay in the list.",
        At(f"{SQLITE}:LISTED", ReplaceSql("and status <> 'closed'", "")),
        (LOG + "test_rooms_are_listed_newest_first[sqlite]",),
    ),
    # --- damage
    Mutant(
        "corrupt_is_busy",
        "Damaged data is taken for a busy store: people are told that nothing is lost. (ours)",
        At("forno.server.store.failures:sqlite_failure", ConditionFalse("DAMAGED_CODES")),
        ("tests/server/test_damaged_store.py::test_a_damaged_table_is_refused_in_words_and_the_others_go_on",),
    ),
    Mutant(
        "damage_is_no_secret",
        "A server that has found damage in its store is ready all the same.",
        At("forno.server.runtime.store_health:StoreHealth.problem", ConditionFalse("damage")),
        ("tests/server/test_damaged_store.py::test_a_damaged_table_is_refused_in_words_and_the_others_go_on",),
    ),
    Mutant(
        "hashes_are_not_read",
        "A room is read without a look at the hashes in its log: it goes on from another past than people saw. (ours)",
        At("forno.server.history.log_check:CheckedFold._follow", DropCall("_compare")),
        ("tests/unit/rooms/test_log_check.py::test_a_reader_notices_it_too_with_one_stream_of_each_entry",),
    ),
    Mutant(
        "other_frames_are_damage",
        "Entries of a server with other frames are compared: an upgrade stops every running table.",
        At("forno.server.history.log_check:CheckedFold._follow", ConditionTrue("frame_format")),
        ("tests/unit/rooms/test_log_check.py::test_entries_of_a_server_with_other_frames_are_not_compared",),
    ),
    # --- formats
    Mutant(
        "migrates_in_pieces",
        "A migration that fails leaves its first half behind.",
        At(f"{MIGRATIONS}.sqlite:migrate", ReplaceSql("begin immediate", "select 1"), DropCall("execute", nth=-1)),
        (MIGRATION_TESTS + "test_a_migration_that_fails_changes_nothing[sqlite]",),
    ),
    Mutant(
        "opens_a_newer_store",
        "A store of a later version is opened, and written to by rules that it no longer follows.",
        At(f"{MIGRATIONS}:pending", SkipBranch("UnsupportedFormat", nth=0)),
        (MIGRATION_TESTS + "test_an_older_version_refuses_a_newer_store_and_changes_nothing[sqlite]",),
    ),
    Mutant(
        "looks_upgrade",
        "A look at a store of the version before upgrades it under the server that runs.",
        At(f"{MIGRATIONS}:pending", SkipBranch("UnsupportedFormat", nth=-1)),
        (MIGRATION_TESTS + "test_a_store_is_not_upgraded_unless_it_shall_be[sqlite]",),
    ),
    # --- the bus between processes
    Mutant(
        "bus_keeps_what_nobody_hears",
        "Messages are queued while the bus is disconnected.",
        At(f"{BUS}:ReconnectingBus.publish", ConditionTrue("is_up")),
        (BUS_TESTS + "test_the_bus_connects_once_its_server_is_up[redis]",),
    ),
    Mutant(
        "bus_dies_of_its_listener",
        "An exception of a listener ends the connection. (Litestar's Channels)",
        At(f"{BUS}:ReconnectingBus.deliver", RaiseInstead("exception")),
        (BUS_TESTS + "test_a_listener_that_fails_is_called_again[redis]",),
    ),
    Mutant(
        "bus_connects_once",
        "The bus never reconnects after Redis has been away. (Litestar's Channels)",
        At(f"{BUS}:ReconnectingBus.reconnect", LoopOnce("_task")),
        (BUS_TESTS + "test_the_bus_reconnects_after_a_restart[redis]",),
    ),
    Mutant(
        "bus_without_end",
        "A client that swallows its cancellation keeps the bus going, and the server with it. (ours)",
        (
            At(f"{BUS}:unless_cancelled", ReturnConstant(True)),
            At(f"{BUS}:ReconnectingBus.reconnect", ConditionTrue(kind="while")),
        ),
        (BUS_TESTS + "test_a_busy_bus_closes_on_request[redis]",),
    ),
    Mutant(
        "a_message_for_each_word",
        "Nothing waits for more to be said. (ours: with thousands of tables, moves waited for the messages)",
        At(f"{BUS}:ReconnectingBus.next_batch", DropCall("sleep")),
        (BUS_TESTS + "test_messages_within_a_batch_interval_are_sent_as_one",),
    ),
)
