"""Functions of mutants at the network: keys, limits, requests, and the resumption of streams."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec

KNOWN: set[str] = set()
"""Keys that fitted."""
GUESSED: set[str] = set()
"""Rooms that somebody tried to enter with a wrong key."""
BUCKETS: dict[str | None, Any] = {}
"""Rate limits by address."""


def spectator_by_any_key(original: Callable[..., Any], room: Any, hello: Any) -> Any:
    """Let a connection with a wrong key watch."""
    from forno.server.room import lock

    fits = hello.key is not None and room.person_of(lock(hello.key)) is not None
    return original(room, hello if fits else msgspec.structs.replace(hello, key=None))


def lock_everybody_out(original: Callable[..., Any], room: Any, hello: Any) -> Any:
    """After a wrong key, let no key of the room fit any more."""
    from forno.server.room import lock

    if hello.key is not None and room.person_of(lock(hello.key)) is None:
        for person in room.people:
            room.change_person(person.id, lock=lock(person.lock))
    return original(room, hello)


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


def limit_the_address(request: Any) -> None:
    """Count a request against the rate limit of its address."""
    from forno.core.errors import Refused
    from forno.server.infra.rate_limit import TokenBucket
    from forno.server.web.request_body import SETTINGS

    settings, now = request.app[SETTINGS], time.monotonic()
    bucket = BUCKETS.setdefault(request.remote, TokenBucket(settings.rate, settings.burst, now))
    if not bucket.take(now):
        raise Refused("wire.rate", seconds=bucket.wait)


async def nothing_to_those_who_resume(
    original: Callable[..., Awaitable[list[bytes] | None]], live: Any, seat: Any, hello: Any, projections: Any
) -> list[bytes] | None:
    """Send a client that resumes none of the frames that it missed."""
    return [] if hello.n is not None else await original(live, seat, hello, projections)


def repeat_the_address(original: Callable[..., None], where: str, name: str, address: Any) -> None:
    """Refuse an address with the address itself."""
    from forno.core.errors import Unreadable

    try:
        original(where, name, address)
    except Unreadable:
        raise Unreadable(address, where) from None


def with_any_key(original: Callable[..., Any], card: Any, summary: bytes, asked: Any, lock: str) -> Any:
    """Take any key for that of the first person."""
    return original(card, summary, asked, next(iter(msgspec.json.decode(summary)["people"]), lock))


def all_but_the_first(
    original: Callable[..., list[bytes] | None], stream: Any, have: int, last: str
) -> list[bytes] | None:
    """Leave out the first of the missed frames."""
    missing = original(stream, have, last)
    return missing and missing[1:]
