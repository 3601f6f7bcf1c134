"""Promises of the log: what is acknowledged is stored, once, in its place, and nobody hears of it before."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from forno.server import desk
from forno.server.bus import linked, redis
from forno.server.bus.linked import LinkedBus
from forno.server.live import Live
from forno.server.log import backup, sqlite, sqlite_tables, sqlite_writer, sqlite_writing
from forno.server.log import open as opening
from forno.server.log.base import Mark, Row
from forno.server.room import Entry, Happened
from forno.server.room.room import Room
from lab.mutants.mutant import caught_by, change, edit, reword
from tests.server.stores import mutants

LOG = "tests/server/stores/test_log.py::"
SQLITE = "tests/server/stores/test_sqlite.py::"
BUS = "tests/server/stores/test_bus.py::"
HOUSE = "tests/server/test_house.py::"


def silence(*_: object, **__: object) -> None:
    """Says nothing."""


@caught_by(LOG + "test_heads[sqlite]")
def acknowledge_early() -> None:
    """A row is acknowledged first, and committed a moment later. (a big chess server)"""
    change(sqlite, "Writer", mutants.AcknowledgesEarly)


@caught_by(LOG + "test_heads[sqlite]")
def write_behind() -> None:
    """A move is acknowledged at once and stored later. (a big chess server)"""
    append = sqlite.SqliteLog.append
    behind: list[tuple[str, Row, Mark]] = []

    async def later(self: Any, room: str, row: Row, mark: Mark) -> None:
        behind.append((room, row, mark))
        if len(behind) == 1:
            asyncio.get_running_loop().call_later(0.3, lambda: asyncio.ensure_future(catch_up(self)))

    async def catch_up(self: Any) -> None:
        rows = behind[:]
        behind.clear()
        for room, row, mark in rows:
            await append(self, room, row, mark)

    change(sqlite.SqliteLog, "append", later)


@caught_by(HOUSE + "test_nobody_hears_of_what_is_not_stored")
def tell_first() -> None:
    """Others are told before the move is stored. (boardgame.io)"""
    make, push, append = Live.make, Live.push, sqlite.SqliteLog.append

    def making(self: Live, entry: Entry, happened: Happened) -> Any:
        made = make(self, entry, happened)
        push(self, made, time.monotonic())
        return made

    async def slowly(self: Any, room: str, row: Row, mark: Mark) -> None:
        await asyncio.sleep(0.02)
        await append(self, room, row, mark)

    change(Live, "make", making)
    change(Live, "push", silence)
    change(sqlite.SqliteLog, "append", slowly)


@caught_by(LOG + "test_a_command_has_one_row_for_ever[sqlite]")
def no_unique_command() -> None:
    """No key is on the command's id: an action is stored twice. (hanab.live #1416)"""
    reword(sqlite_tables, "TABLES", "unique index if not exists log_command", "index if not exists log_command")


@caught_by(SQLITE + "test_a_commit_is_flushed")
def synchronous_normal() -> None:
    """A commit returns before the disk has it."""
    edit(sqlite_tables.connect, "synchronous = full", "synchronous = normal")


@caught_by(SQLITE + "test_a_failed_commit")
def tries_a_failed_flush_again() -> None:
    """A commit that failed is tried again on the connection that has lost it. (PostgreSQL's fsync)"""
    change(sqlite, "Writer", mutants.TriesAgain)


@caught_by(LOG + "test_one_wins_of_many_that_wait_together[sqlite]")
def checks_then_inserts() -> None:
    """Whether a number is free is looked up, and no key refuses a second row of it."""
    change(opening, "log_at", mutants.without_keys)


@caught_by(LOG + "test_there_are_no_gaps[sqlite]")
def gaps() -> None:
    """A row may have any number that is free."""
    reword(sqlite_tables, "INBOX", "where new.seq <> 1 +", "where false and 1 =")


@caught_by(LOG + "test_a_loser_leaves_no_mark[sqlite]")
def losers_leave_marks() -> None:
    """A room is marked by who came too late, too."""
    reword(sqlite_tables, "INBOX", "insert into log", "insert or ignore into log")


@caught_by(LOG + "test_one_command_sent_twice_at_once_is_stored_once[sqlite]")
def unknown_commands() -> None:
    """Whoever sends a command again is told that somebody else was quicker."""
    edit(sqlite_writing.why_not, "Known(Row(*found)) if found else Taken", "Taken")


@caught_by(LOG + "test_words_that_cannot_be_stored_hurt_nobody_else[sqlite]")
def one_spoils_the_batch() -> None:
    """A row that cannot be written takes those in the same commit with it."""
    old = "[error] if len(batch) == 1 else [self.commit([append])[0] for append in batch]"
    edit(sqlite_writer.Writer.commit, old, "[error for _ in batch]")


@caught_by(HOUSE + "test_a_log_that_cannot_be_reached_is_no_answer")
def unknown_is_done() -> None:
    """Where nobody knows what became of a row, it is taken for stored."""
    edit(desk.Desk.append, "if found is None:\n            raise", "if found is None:\n            return")


@caught_by(HOUSE + "test_a_log_that_cannot_be_reached_is_no_answer")
def unknown_is_refused() -> None:
    """Where nobody knows what became of a row, it is taken for lost, and not looked up."""
    edit(desk.Desk.append, "found = await self.look_up(live.name, row.command)", "found = None")


@caught_by("tests/server/rooms/test_going_back.py::test_a_room_that_goes_back_is_what_it_was[solo]")
def half_a_step_back() -> None:
    """What a room was before a row that was not stored is only half remembered."""
    edit(Room.snapshot, "[*map(copy, self.seats)]", "self.seats")


@caught_by("tests/server/test_sockets.py::test_the_same_command_gets_the_same_answer_for_ever")
def any_command_under_a_known_id() -> None:
    """Another command under a known id gets the first one's answer."""
    edit(desk.same, 'raise Refused("house.command")', "pass")


@caught_by("tests/server/stores/test_backup.py::test_a_damaged_backup_is_refused")
def backup_unchecked() -> None:
    """A backup is believed as it is. (many)"""
    change(backup, "checked", silence)


@caught_by(LOG + "test_the_list_shows_the_newest_first[sqlite]")
def closed_tables_are_listed() -> None:
    """Tables where nobody can sit any more stay in the list."""
    edit(sqlite.SqliteLog.listed, "where listed and status <> 'closed'", "where listed")


# --- news between processes


@caught_by(BUS + "test_nobody_is_there_at_first[redis]")
def bus_keeps_what_nobody_hears() -> None:
    """What is said while the bus is away is kept for it."""
    edit(LinkedBus.say, "if self.is_up:", "if True:")


@caught_by(BUS + "test_a_listener_that_fails_is_called_again[redis]")
def bus_dies_of_its_listener() -> None:
    """A mistake of whoever listens ends the connection. (Litestar's Channels)"""
    edit(LinkedBus.heard, 'log.exception("a hint could not be followed", room=room)', "raise")


@caught_by(BUS + "test_a_restart_is_survived[redis]")
def bus_connects_once() -> None:
    """After Redis has been away nobody hears anything any more. (Litestar's Channels)"""
    edit(LinkedBus.keep, "while self.task is not None:", "for _ in range(1):")


@caught_by(BUS + "test_a_bus_that_is_busy_ends_when_it_is_told_to[redis]")
def bus_without_end() -> None:
    """A client that swallows its cancellation keeps the bus going, and the server with it. (ours)"""
    change(linked, "go_on", lambda: True)
    change(redis, "go_on", lambda: True)
    edit(LinkedBus.keep, "while self.task is not None:", "while True:")


@caught_by(BUS + "test_what_is_said_in_one_moment_goes_as_one_message")
def a_message_for_each_word() -> None:
    """Nothing waits for more to be said. (ours: with thousands of tables, moves waited for the messages)"""
    edit(LinkedBus.sayings, "await asyncio.sleep(MOMENT)", "pass")
