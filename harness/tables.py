"""Tables in a store, made without a server."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

from forno.server import viewer_frames
from forno.server.bus import LocalBus
from forno.server.infra.clock import MonotonicClock
from forno.server.protocol import OpenRoom, PlayMove, RoomSettings, StartGame, TakeSeat
from forno.server.room import Room, lock, without_keys
from forno.server.runtime.commit import Committer
from forno.server.runtime.registry import RoomRegistry
from forno.server.settings import Settings
from forno.server.store import store_at
from forno.server.store.base import Store

NAMES = ("Annabella", "Bonifacio", "Carlotta", "Domenico")
numbers = count(1)


class Ticking(MonotonicClock):
    """A second passes whenever somebody looks."""

    def __init__(self) -> None:
        self.at = int(time.time() * 1000) - 3_600_000

    def now(self) -> int:
        self.at += 1_000
        return self.at


def key_of(name: str) -> str:
    return f"the-secret-key-of-{name:-<12}"


class Tables:
    """What people at several tables do, straight into the log."""

    def __init__(self, log: Store) -> None:
        self.log = log
        self.registry = RoomRegistry(log, Settings(), Ticking())
        self.committer = Committer(self.registry, LocalBus())

    async def open(self, game: str = "mamma-mia", people: int = 3, seats: int = 0, **more: Any) -> str:
        """The name of a table at which so many people sit. Nobody waits for anybody to jump in."""
        more = {"settings": RoomSettings(jump_in_ms=0)} | more
        host = OpenRoom(id=command(), game=game, seats=seats or people, name=NAMES[0], key=key_of(NAMES[0]), **more)
        room = await self.committer.create(host, host.id)
        for name in NAMES[1:people]:
            await self.do(room, None, TakeSeat(id=command(), name=name, key=key_of(name)))
        return room

    async def start(self, game: str = "mamma-mia", moves: int = 0, **more: Any) -> str:
        """A table where a game is played, after so many moves."""
        room = await self.open(game, **more)
        await self.do(room, 0, StartGame(id=command()))
        choose = random.Random(moves)
        for _ in range(moves):
            true = await self.room(room)
            table = true.playing
            move = viewer_frames.raw(choose.choice(table.legal_moves(table.seat)))
            await self.do(
                room, table.seat, PlayMove(id=command(), number=true.number, decision=table.serial, move=move)
            )
        return room

    async def do(self, room: str, seat: int | None, deed: Any) -> None:
        live = await self.registry.find(room)
        async with live.lock:
            committed = await self.committer.commit(live, without_keys(deed), seat, deed.id)
        assert committed.entry.refusal is None, committed.entry.refusal

    async def room(self, room: str) -> Room:
        return (await self.registry.find(room)).room


def command() -> str:
    return f"{next(numbers):032x}"


def secrets_of(names: tuple[str, ...] = NAMES) -> list[str]:
    """Keys, and their locks as the log has them."""
    return [secret for name in names for secret in (key_of(name), lock(key_of(name)))]


@asynccontextmanager
async def tables_at(address: str | Path) -> AsyncIterator[Tables]:
    log = store_at(str(address))
    await log.open()
    try:
        yield Tables(log)
    finally:
        await log.close()
