"""Servers and stores that are broken for the time of one simulated run."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from lab.mutants import calls, waiting
from lab.mutants.mutant import At, Mutant, by_name
from lab.mutants.operators import (
    CallInstead,
    ReplaceCall,
    ReplaceFunction,
    ReturnConstant,
    ReturnInstead,
    SkipBranch,
    WrapFunction,
)
from lab.mutants.room import wall_clock
from lab.mutants.store import SEND_FIRST, append_later

STORE = "harness.virtual.store:MemoryStore.append"
APPEND = "forno.server.runtime.commit:Committer._append"
KEEP_UP = At("forno.server.runtime.live_room:RoomClock.keep_up", ReturnConstant(None))


async def append_under_another_id(store: Any, room: str, row: Any, mark: Any) -> None:
    """Try an append with an unknown outcome again as another command."""
    from forno.server.store.base import Unavailable

    while True:
        try:
            return await store.append(room, row, mark)  # type: ignore[no-any-return]
        except Unavailable:
            row = msgspec.structs.replace(row, command=secrets.token_hex(16))


def all_but_the_first(
    original: Callable[..., list[bytes] | None], stream: Any, have: int, last: str
) -> list[bytes] | None:
    """Leave out the first of the missed frames."""
    missing = original(stream, have, last)
    return missing and missing[1:]


MUTANTS = by_name(
    (
        Mutant("tell_first", "Others are told before the move is stored. (boardgame.io)", SEND_FIRST),
        Mutant(
            "write_behind",
            "A move is acknowledged at once and stored later. (a big chess server)",
            At("harness.virtual.store:StoreConnection.append", WrapFunction(partial(append_later, 0.3))),
        ),
        Mutant(
            "done_twice",
            "There is no unique key on a command's id: the same command is stored twice. (hanab.live #1416)",
            At(STORE, SkipBranch("DuplicateCommand")),
        ),
        Mutant(
            "another_id",
            "An append with an unknown outcome is tried again under a new id.",
            At(APPEND, CallInstead("append", append_under_another_id, receiver=True)),
        ),
        Mutant(
            "guessed",
            "An append with an unknown outcome is taken for done.",
            At(APPEND, ReplaceCall("_look_up", None), ReturnInstead(nth=0)),
        ),
        Mutant(
            "skipped_frame",
            "A client that reconnects misses the first of the frames that came meanwhile.",
            (
                At("forno.server.runtime.frame_streams:RecentFrames.since", WrapFunction(all_but_the_first)),
                At("forno.server.history.projections:ViewerStream.since", WrapFunction(all_but_the_first)),
            ),
        ),
        Mutant(
            "stale_owner",
            "A process that believes to own a room writes, whatever others wrote meanwhile: no key refuses it.",
            At(STORE, SkipBranch("SequenceConflict")),
        ),
        Mutant(
            "alone",
            "A process that believes to be the only one tells what it remembers, not what the log says.",
            At("forno.server.settings:Settings.is_shared", ReturnConstant(False)),
        ),
        Mutant(
            "wall_clock",
            "Timers follow the wall clock, which somebody sets back.",
            (At("forno.server.infra.clock:MonotonicClock.now", ReplaceFunction(wall_clock)), KEEP_UP),
        ),
        Mutant("set_back", "A process whose clock is behind waits until it is as late as the log says.", KEEP_UP),
        Mutant(
            "given_up",
            "A player whom another process could not see stays away although connected.",
            At("forno.server.runtime.scheduler:wrongly_away", ReturnConstant([])),
        ),
        Mutant(
            "withdrawn_before_it_came",
            "A call is withdrawn while it is on its way, and comes after its withdrawal.",
            At("forno.server.store.recipients:Recipients.is_being_called", ReturnConstant(False)),
        ),
    ),
    calls.MUTANTS,
    waiting.MUTANTS,
)
