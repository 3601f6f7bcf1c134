"""`python -m lab.hostile.mutants NAME`: a server that somebody who means harm would like."""

from __future__ import annotations

import json
import sys
import time
from types import SimpleNamespace
from typing import Any

import msgspec

from forno.cli import main
from forno.server import reception
from forno.server.web import pages, socket
from lab.world.served import Served


def trusts_what_it_reads() -> None:
    """Messages are read as they come, and a field that is missing is found out later."""
    reads = socket.read

    def read(text: Any) -> Any:
        try:
            return reads(text)
        except msgspec.MsgspecError:
            return SimpleNamespace(**json.loads(text))

    socket.read = read


def explains_nothing() -> None:
    """A request that cannot be read is an error of the server's."""

    def gives_up(error: Exception) -> Any:
        raise error

    pages.unreadable = gives_up  # type: ignore[attr-defined]


def waits_for_ever() -> None:
    """Whoever begins to speak is listened to until the end. (Slowloris)"""
    from aiohttp import web

    runner = web.AppRunner

    def patient(*arguments: Any, **settings: Any) -> web.AppRunner:
        return runner(*arguments, **settings | {"keepalive_timeout": 3630, "lingering_time": 3630})

    web.AppRunner = patient  # type: ignore[assignment, misc]
    pages.body = web.Request.read  # type: ignore[assignment]


def compares_letter_by_letter() -> None:
    """The more of a key is right, the longer the answer takes."""
    viewer_of, keys = reception.viewer_of, set[str]()

    def slowly(room: Any, key: str | None) -> int | None:
        for known in keys if key else ():
            right = next((at for at, (one, other) in enumerate(zip(key or "", known, strict=False)) if one != other), 0)
            time.sleep(0.003 * right)
        found = viewer_of(room, key)
        if key and found is not None:
            keys.add(key)
        return found

    reception.viewer_of = slowly


def locks_after_wrong_keys() -> None:
    """A table where somebody guessed lets nobody in any more. (Colyseus #962)"""
    viewer_of, guessed = reception.viewer_of, set[str]()

    def suspicious(room: Any, key: str | None) -> int | None:
        if room.room in guessed and key:
            viewer_of(room, "x" * 22)
        try:
            return viewer_of(room, key)
        except Exception:
            guessed.add(room.room)
            raise

    reception.viewer_of = suspicious


MUTANTS = {
    mutant.__name__: mutant
    for mutant in (
        trusts_what_it_reads,
        explains_nothing,
        waits_for_ever,
        compares_letter_by_letter,
        locks_after_wrong_keys,
    )
}


def mutated(server: Served, mutant: str) -> Served:
    """The same server, broken in one of these ways."""
    if mutant in MUTANTS:
        server.command = ["-m", "lab.hostile.mutants", mutant]
    elif mutant:
        server.command = ["-m", "lab.mutants.server", mutant]
    return server


if __name__ == "__main__":
    MUTANTS[sys.argv[1]]()
    sys.exit(main(["serve"]))
