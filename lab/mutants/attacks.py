"""Servers that give way to hostile clients: the attacks of this folder must find each of them out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec

from lab.mutants.mutant import At, Mutant
from lab.mutants.operators import CallInstead, ReplaceArgument, WrapFunction

VIEWER_OF = "forno.server.runtime.connections:viewer_of"
FOR_EVER_S = 3630
"""Longer than any test."""
KNOWN: set[str] = set()
"""Keys that fitted."""
GUESSED: set[str] = set()
"""Rooms that somebody tried to enter with a wrong key."""


def read_anything(original: Callable[..., Any], text: Any) -> Any:
    """Read a message that is no message of the protocol as whatever its JSON says."""
    try:
        return original(text)
    except msgspec.MsgspecError:
        return SimpleNamespace(**json.loads(text))


def give_up(error: Exception) -> Any:
    """Raise the error instead of answering it."""
    raise error


def compare_slowly(original: Callable[..., Any], room: Any, hello: Any) -> Any:
    """Take 3 ms longer for every character of a key that is right."""
    for known in KNOWN if hello.key else ():
        pairs = enumerate(zip(hello.key, known, strict=False))
        time.sleep(0.003 * next((at for at, (one, other) in pairs if one != other), 0))
    found = original(room, hello)
    if hello.key:
        KNOWN.add(hello.key)
    return found


def suspect_everybody(original: Callable[..., Any], room: Any, hello: Any) -> Any:
    """After a wrong key, refuse every key of the room."""
    if room.name in GUESSED and hello.key:
        original(room, msgspec.structs.replace(hello, key="x" * 22))
    try:
        return original(room, hello)
    except Exception:
        GUESSED.add(room.name)
        raise


MUTANTS = (
    Mutant(
        "trusts_what_it_reads",
        "Messages are read without their types, and a missing field is found out later.",
        At("forno.server.web.websocket:read", WrapFunction(read_anything)),
    ),
    Mutant(
        "explains_nothing",
        "A request that cannot be read is an internal error of the server.",
        At("forno.server.web.api:answer_errors", CallInstead("unreadable", give_up)),
        ("tests/server/test_hostile.py::test_bad_requests_get_a_clear_answer",),
    ),
    Mutant(
        "waits_for_ever",
        "A client that sends one byte at a time keeps its connection. (Slowloris)",
        (
            At(
                "forno.server.main:serving",
                ReplaceArgument("AppRunner", "keepalive_timeout", FOR_EVER_S),
                ReplaceArgument("AppRunner", "lingering_time", FOR_EVER_S),
            ),
            At("forno.server.web.request_body:read_body", ReplaceArgument("timeout", 0, None)),
        ),
    ),
    Mutant(
        "compares_letter_by_letter",
        "The time of an answer depends on how much of a key is right.",
        At(VIEWER_OF, WrapFunction(compare_slowly)),
    ),
    Mutant(
        "locks_after_wrong_keys",
        "A room that was entered with a wrong key lets nobody in any more. (Colyseus #962)",
        At(VIEWER_OF, WrapFunction(suspect_everybody)),
        ("tests/server/test_sockets.py::test_a_wrong_key_is_refused_and_affects_nobody",),
    ),
)
