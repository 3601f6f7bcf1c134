"""`python -m lab.mutants.server NAME`: a server that is broken in one way, as some server was once."""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from forno.cli import main
from forno.server import reception
from forno.server.live import Live
from forno.server.log import sqlite
from forno.server.log.base import Mark, Row
from forno.server.room import Entry, Happened, lock
from forno.server.web import app as web_app


def silence(*_: object, **__: object) -> None:
    """Says nothing."""


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

    Live.make = making  # type: ignore[method-assign]
    Live.push = silence  # type: ignore[method-assign]
    sqlite.SqliteLog.append = slowly  # type: ignore[method-assign]


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

    sqlite.SqliteLog.append = later  # type: ignore[method-assign]


def no_origin_check() -> None:
    """Any page on the web may connect. (Starlette's CORS covers HTTP only)"""
    web_app.check_origin = lambda request, settings: None


def strangers_stay() -> None:
    """A socket that failed to prove itself stays subscribed. (boardgame.io #889)"""
    viewer_of = reception.viewer_of

    def lenient(room: Any, key: str | None) -> int | None:
        return viewer_of(room, key if key and room.seat_of(lock(key)) is not None else None)

    reception.viewer_of = lenient


def no_limit_on_what_waits() -> None:
    """Whoever does not read makes the server's memory grow. (aiohttp #1367)"""
    from forno.server.web.socket import Socket

    Socket.cut = lambda self, rule: None  # type: ignore[method-assign]


MUTANTS = {
    mutant.__name__: mutant
    for mutant in (tell_first, write_behind, no_origin_check, strangers_stay, no_limit_on_what_waits)
}

if __name__ == "__main__":
    MUTANTS[sys.argv[1]]()
    sys.exit(main(["serve"]))
