"""One connection of a fuzzing client: it connects, sends a burst of frames, and counts the answers."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from typing import cast

import msgspec

from harness.load.websocket import GREETING, PING, TEXT, frame

LAST_PING = b"is anybody there"
"""Payload of a last ping: its pong means that everything before it was processed."""
CONNECTION_TIMEOUT_S = 3.0
ANSWER = re.compile(
    rb'\{"type":"(welcome|command-done|move-legal|hint-answer|goodbye|refusal)"(?:,"id":[^,]+,"rule":"([a-z.-]+)")?'
)
CLOSE_FRAME = re.compile(rb"\x88[\x02-\x7d](\x03[\xe8-\xff]|\x0f\xa0)")
"""A close frame of the server."""
CURRENT_DECISION = re.compile(rb'"number":(\d+),"decision":(\d+)')


class FuzzCounts(msgspec.Struct):
    """Frames sent, and the answers to them."""

    frames: int = 0
    connections: int = 0
    completed: int = 0
    """Connections on which everything was processed."""
    answered: int = 0
    """Messages that got an answer."""
    statuses: dict[str, int] = {}
    """Handshakes, by HTTP status."""
    rules: dict[str, int] = {}
    """Refusals and answers, by rule or type."""
    seconds: float = 0.0

    def add(self, other: FuzzCounts) -> None:
        for name in ("frames", "connections", "completed", "answered"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.seconds = max(self.seconds, other.seconds)
        for mine, theirs in ((self.statuses, other.statuses), (self.rules, other.rules)):
            for name, count in theirs.items():
                mine[name] = mine.get(name, 0) + count


class ConnectionPlan(msgspec.Struct, frozen=True):
    """Path, messages and ending of one connection."""

    path: str
    hello: bytes | None
    make_payload: Callable[[str], tuple[bytes, int]]
    """Make the payload once the current decision is known; return the bytes and the number of frames."""
    ending: str = "wait"
    """`wait` for the last pong, `close` at once, or `half-close`."""


class FuzzConnection(asyncio.Protocol):
    """`await FuzzConnection.run(...)`: one connection from connect to close."""

    def __init__(self, host: str, plan: ConnectionPlan, counts: FuzzCounts) -> None:
        self.host = host
        self.plan = plan
        self.counts = counts
        self.received = bytearray()
        self.is_open = self.has_sent = False
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @classmethod
    async def run(
        cls, endpoint: tuple[str, int], source_address: str, plan: ConnectionPlan, counts: FuzzCounts
    ) -> None:
        connection = cls(f"{endpoint[0]}:{endpoint[1]}", plan, counts)
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            await loop.create_connection(lambda: connection, *endpoint, local_addr=(source_address, 0))
            with suppress(TimeoutError):
                async with asyncio.timeout(CONNECTION_TIMEOUT_S):
                    await connection.ended
            connection.transport.abort()
            connection.count()

    # --- asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(GREETING.format(path=self.plan.path, host=self.host).encode("latin-1"))
        if self.plan.hello is not None:
            self.transport.write(frame(TEXT, self.plan.hello))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.ended.done():
            self.ended.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.is_open and not self.read_handshake():
            return
        if not self.has_sent:
            self.send_payload()
        elif self.plan.ending == "wait" and not self.ended.done() and (LAST_PING in data or CLOSE_FRAME.search(data)):
            self.counts.completed += LAST_PING in data
            self.ended.set_result(None)

    # --- the conversation

    def read_handshake(self) -> bool:
        head, whole, _ = self.received.partition(b"\r\n\r\n")
        if not whole:
            return False
        status = head[9:12].decode("latin-1")
        self.counts.statuses[status] = self.counts.statuses.get(status, 0) + 1
        self.is_open = status == "101"
        if not self.is_open:
            self.transport.abort()
        return self.is_open

    def send_payload(self) -> None:
        """Send the payload as soon as the state has arrived, if a hello was sent."""
        if self.plan.hello is not None and not ANSWER.search(self.received):
            return
        self.has_sent = True
        found = CURRENT_DECISION.search(self.received)
        payload, frames = self.plan.make_payload(found[0].decode() if found else "")
        self.counts.frames += frames
        self.transport.write(payload)
        if self.plan.ending == "wait":
            self.transport.write(frame(PING, LAST_PING))
        elif self.plan.ending == "half-close":
            self.transport.write_eof()
        else:
            self.transport.close()

    def count(self) -> None:
        self.counts.connections += 1
        for kind, rule in ANSWER.findall(self.received):
            self.counts.answered += 1
            name = rule.decode() or kind.decode()
            self.counts.rules[name] = self.counts.rules.get(name, 0) + 1
