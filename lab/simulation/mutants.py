"""Servers and stores that are broken in one way, as some were once, for the time of one story."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any
from unittest import mock

import msgspec

from forno.server import attending
from forno.server.desk import Desk
from forno.server.live import Live, Recent
from forno.server.log.base import Known, Mark, Row, Taken, Unavailable
from forno.server.reading import Stream
from forno.server.room import Entry, Happened, Room
from forno.server.rooms import Rooms
from forno.server.steady import SteadyTime
from lab.simulation.store import Store, Way

Breakage = tuple[Any, str, Any]
"""Where, what, and what is there instead."""
Mutant = Callable[[], AbstractContextManager[object]]
MUTANTS: dict[str, Mutant] = {}


def mutant(breakage: Callable[[], list[Breakage]]) -> Mutant:
    """What is put in the place of what."""

    @contextmanager
    def broken() -> Iterator[None]:
        patches = [mock.patch.object(place, name, ours) for place, name, ours in breakage()]
        for patch in patches:
            patch.start()
        try:
            yield
        finally:
            for patch in patches:
                patch.stop()

    MUTANTS[breakage.__name__] = broken
    return broken


@mutant
def tell_first() -> list[Breakage]:
    """Others are told before the move is stored. (boardgame.io)"""
    make, push = Live.make, Live.push

    def making(self: Live, entry: Entry, happened: Happened) -> Any:
        made = make(self, entry, happened)
        push(self, made, time.monotonic())
        return made

    return [(Live, "make", making), (Live, "push", lambda *_: None)]


@mutant
def write_behind() -> list[Breakage]:
    """A move is acknowledged at once and stored later. (a big chess server)"""
    append = Way.append

    async def later(self: Way, room: str, row: Row, mark: Mark) -> None:
        asyncio.get_running_loop().call_later(0.3, lambda: asyncio.ensure_future(append(self, room, row, mark)))

    return [(Way, "append", later)]


@mutant
def done_twice() -> list[Breakage]:
    """No key is on the command's id: the same command is stored twice. (hanab.live #1416)"""

    def append(self: Store, room: str, row: Row, mark: Mark) -> None:
        if row.seq != len(self.rows.setdefault(room, [])) + 1:
            raise Taken(room, row.seq)
        self.write(room, row, mark)

    return [(Store, "append", append)]


@mutant
def another_id() -> list[Breakage]:
    """Where nobody knows what became of an append, it is tried again under a new id."""

    async def append(self: Desk, live: Live, room: Room, row: Row) -> None:
        while True:
            try:
                return await self.log.append(live.name, row, self.mark(live, room))
            except Unavailable:
                row = msgspec.structs.replace(row, command=secrets.token_hex(16))

    return [(Desk, "append", append)]


@mutant
def guessed() -> list[Breakage]:
    """Where nobody knows what became of an append, it is taken for done."""

    async def append(self: Desk, live: Live, room: Room, row: Row) -> None:
        try:
            await self.log.append(live.name, row, self.mark(live, room))
        except Unavailable:
            return

    return [(Desk, "append", append)]


@mutant
def skipped_frame() -> list[Breakage]:
    """Who comes back misses the first of the frames that came meanwhile."""
    since, anew = Recent.since, Stream.since

    def late(self: Recent, have: int, last: str) -> list[bytes] | None:
        missing = since(self, have, last)
        return missing and missing[1:]

    def late_anew(self: Stream, have: int, last: str) -> list[bytes] | None:
        missing = anew(self, have, last)
        return missing and missing[1:]

    return [(Recent, "since", late), (Stream, "since", late_anew)]


@mutant
def stale_owner() -> list[Breakage]:
    """Whoever believes to own a room writes, whatever others wrote meanwhile: a lock is trusted, and no key."""

    def append(self: Store, room: str, row: Row, mark: Mark) -> None:
        if known := self.commands.get((room, row.command)):
            raise Known(known)
        self.rows.setdefault(room, [])
        self.write(room, row, mark)

    return [(Store, "append", append)]


@mutant
def alone() -> list[Breakage]:
    """A process that believes to be the only one: whoever comes is told what it remembers, not what the log says."""
    return [(Rooms, "shared", False)]


@mutant
def wall_clock() -> list[Breakage]:
    """Timers go by the calendar, which somebody sets back."""
    return [(SteadyTime, "now", lambda self: int(time.time() * 1000)), (Live, "keep_up", lambda self, now: None)]


@mutant
def set_back() -> list[Breakage]:
    """A process whose clock is behind waits until it is as late as the log says."""
    return [(Live, "keep_up", lambda self, now: None)]


@mutant
def given_up() -> list[Breakage]:
    """Whom another process could not see is away, and stays away although here."""
    return [(attending, "missed_in_error", lambda live, room: [])]
