"""One connection of somebody who means harm: comes in, says a lot at once, and counts what comes back."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import msgspec

from benchmarks.server.wire import GREETING, PING, TEXT, frame

LAST = b"is anybody there"
"""A ping that comes last: its answer means that all before it was looked at."""
PATIENCE = 3.0
ANSWER = re.compile(rb'\{"type":"(welcome|done|fine|advice|bye|refusal)"(?:,"id":[^,]+,"rule":"([a-z.-]+)")?')
GOODBYE = re.compile(rb"\x88[\x02-\x7d](\x03[\xe8-\xff]|\x0f\xa0)")
"""The server closes the connection."""
NOW = re.compile(rb'"number":(\d+),"decision":(\d+)')


class Tally(msgspec.Struct):
    """What was sent, and what came of it."""

    frames: int = 0
    visits: int = 0
    finished: int = 0
    """Visits in which everything was looked at."""
    answered: int = 0
    """Messages that got an answer."""
    statuses: dict[str, int] = {}
    """What the door said."""
    rules: dict[str, int] = {}
    """What the refusals named."""
    seconds: float = 0.0

    def add(self, other: Tally) -> None:
        for name in ("frames", "visits", "finished", "answered"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.seconds = max(self.seconds, other.seconds)
        for mine, theirs in ((self.statuses, other.statuses), (self.rules, other.rules)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count


class Plan(msgspec.Struct, frozen=True):
    """Where to go, how to greet, what to say then, and how to go."""

    path: str
    hello: bytes | None
    talk: Callable[[str], tuple[bytes, int]]
    """What is said once the server has shown how the game stands, and how many frames that is."""
    goes: str = "waits"
    """Or hangs up at once, or half: it listens, and says nothing more."""


class Visit(asyncio.Protocol):
    """`await Visit.pay(...)`: one connection from beginning to end."""

    def __init__(self, host: str, plan: Plan, tally: Tally) -> None:
        self.host = host
        self.plan = plan
        self.tally = tally
        self.heard = bytearray()
        self.is_in = self.has_talked = False
        self.over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def pay(cls, place: tuple[str, int], origin: str, plan: Plan, tally: Tally) -> None:
        visit = cls(f"{place[0]}:{place[1]}", plan, tally)
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            await loop.create_connection(lambda: visit, *place, local_addr=(origin, 0))
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await visit.over
            visit.transport.abort()
            visit.count()

    # --- what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(GREETING.format(path=self.plan.path, host=self.host).encode("latin-1"))
        if self.plan.hello is not None:
            self.transport.write(frame(TEXT, self.plan.hello))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.heard += data
        if not self.is_in and not self.come_in():
            return
        if not self.has_talked:
            self.say_it()
        elif self.plan.goes == "waits" and not self.over.done() and (LAST in data or GOODBYE.search(data)):
            self.tally.finished += LAST in data
            self.over.set_result(None)

    # --- the visit

    def come_in(self) -> bool:
        head, whole, _ = self.heard.partition(b"\r\n\r\n")
        if not whole:
            return False
        status = head[9:12].decode("latin-1")
        self.tally.statuses[status] = self.tally.statuses.get(status, 0) + 1
        self.is_in = status == "101"
        if not self.is_in:
            self.transport.abort()
        return self.is_in

    def say_it(self) -> None:
        """As soon as the state is here, if there is any to wait for."""
        if self.plan.hello is not None and not ANSWER.search(self.heard):
            return
        self.has_talked = True
        found = NOW.search(self.heard)
        said, frames = self.plan.talk(found[0].decode() if found else "")
        self.tally.frames += frames
        self.transport.write(said)
        if self.plan.goes == "waits":
            self.transport.write(frame(PING, LAST))
        elif self.plan.goes == "half":
            self.transport.write_eof()
        else:
            self.transport.close()

    def count(self) -> None:
        self.tally.visits += 1
        for kind, rule in ANSWER.findall(self.heard):
            self.tally.answered += 1
            name = rule.decode() or kind.decode()
            self.tally.rules[name] = self.tally.rules.get(name, 0) + 1
