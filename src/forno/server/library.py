"""Reading what is over or public: the list of tables, replays, records."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import msgspec

from forno.core.errors import Refused
from forno.server import archive, telling
from forno.server.log.base import Log, Row, Unavailable
from forno.server.reviewing import Reviewers, in_words
from forno.server.room import Room, lock

MOST_LISTED = 100
SHORT = 50
"""So many entries are read in a blink."""
Found = TypeVar("Found")
Given = ParamSpec("Given")


async def aside(rows: list[Row], read: Callable[Given, Found], *args: Given.args, **named: Given.kwargs) -> Found:
    """Read a log; a long one in a thread, so that no other table waits for it."""
    if len(rows) <= SHORT:
        return read(*args, **named)
    return await asyncio.to_thread(read, *args, **named)


class Library:
    """What is read from the log without changing anything."""

    def __init__(self, log: Log, reviewers: Reviewers) -> None:
        self.log = log
        self.reviewers = reviewers
        self.process = secrets.token_hex(4)

    async def tables(self) -> bytes:
        """The public list: tables that want to be seen."""
        marks = await self.log.listed(MOST_LISTED)
        return telling.encode([msgspec.Raw(mark.mark.card) for mark in marks])

    async def table(self, room: str) -> bytes:
        """A table as anybody with its link may see it."""
        _, folded = await self.folded(room)
        return telling.encode(telling.room_view(folded))

    async def replay(self, room: str, number: int, viewer: str, key: str | None) -> bytes:
        """A finished game as a seat saw it, as the public saw it, or with open cards: step by step."""
        rows, folded = await self.folded(room)
        allow(folded, number, key)
        check_viewer(viewer)
        return telling.encode(await aside(rows, archive.replay, room, rows, number, viewer))

    async def record(self, room: str, number: int, key: str | None, *, as_json: bool) -> bytes:
        """A finished game in the library's notation, with everything opened and the proof of its deal."""
        rows, folded = await self.folded(room)
        allow(folded, number, key)
        record = await aside(rows, lambda: archive.finished(room, rows, number).record)
        return (record.json if as_json else record.text).encode()

    async def review(self, room: str, number: int, seat: int, key: str | None, lang: str) -> bytes:
        """How well a seat decided in a finished game, and what was luck."""
        rows, folded = await self.folded(room)
        allow(folded, number, key)
        record = await aside(rows, lambda: archive.finished(room, rows, number).record)
        if seat >= len(record.names):
            allowed = f"0 to {len(record.names) - 1}"
            raise Refused("house.setting", setting="seat", value=str(seat), allowed=allowed)
        return in_words(await self.reviewers.review((room, number, seat), record.text), lang)

    async def folded(self, room: str) -> tuple[list[Row], Room]:
        rows = await self.log.read(room)
        if not rows:
            raise Refused("house.missing")
        return rows, await aside(rows, archive.fold, room, rows)

    async def is_ready(self) -> bool:
        try:
            await self.log.heads([])
        except Unavailable:
            return False
        return True


def allow(room: Room, number: int, key: str | None) -> None:
    """A finished game is for those who sat at the table then, unless all its players share it. (house.share)"""
    seat = room.seat_of(lock(key)) if key is not None else None
    if key is not None and seat is None:
        raise Refused("house.key")
    sat_then = seat is not None and room.seats[seat].since <= number
    if not sat_then and number not in room.shared:
        raise Refused("house.share")


def check_viewer(viewer: str) -> None:
    """`public`, `open` for all seats side by side, or the number of a seat."""
    if viewer not in ("public", "open") and not (viewer.isdecimal() and len(viewer) <= 2):
        raise Refused("house.setting", setting="viewer", value=viewer[:32], allowed="public, open, 0, 1, ...")
