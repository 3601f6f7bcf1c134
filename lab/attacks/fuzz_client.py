"""`python -m lab.attacks.fuzz_client`: a fuzzing client in its own process.

It prints `ready`, reads its configuration as JSON from standard input, and prints its counts as JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import uvloop

from harness.load.websocket import PING, frame
from lab.attacks.fuzz_connection import ConnectionPlan, FuzzConnection, FuzzCounts
from lab.attacks.malformed_frames import MALFORMED, well_framed
from lab.attacks.message_mutator import MessageMutator

MIN_MESSAGES, MAX_MESSAGES = 10, 60
"""Range of the number of messages on one connection."""
CONNECTIONS_PER_TABLE = 40
"""Connections after which a new table is opened, since the last one is in no useful state."""


class FuzzConfig(msgspec.Struct, frozen=True):
    """Which server to fuzz, how much, and with what."""

    address: str
    seed: int
    frames: int
    corpus: list[str]
    """Seed messages: recorded from real clients and generated from the schema."""
    other_rooms: list[str]
    """Rooms of regular players."""
    source_address: str = "127.0.0.1"
    """Local address to connect from."""
    connections: int = 12
    frame_kind: str = "anything"
    """`anything`, or the name of the only kind of malformed frame to send."""


class FuzzClient:
    """Opens connections to one server and sends fuzzed messages on them."""

    def __init__(self, config: FuzzConfig) -> None:
        url = urlsplit(config.address)
        assert url.hostname is not None
        assert url.port is not None
        self.endpoint = (url.hostname, url.port)
        self.config = config
        self.chance = random.Random(config.seed)
        self.mutator = MessageMutator(self.chance, config.corpus)
        self.counts = FuzzCounts(statuses={}, rules={})
        self.tables: list[tuple[str, str]] = []

    async def run(self) -> FuzzCounts:
        """Send from several connections at once until enough frames were sent."""
        began = time.monotonic()
        await asyncio.gather(*(self.connect_repeatedly() for _ in range(self.config.connections)))
        self.counts.seconds = time.monotonic() - began
        return self.counts

    async def connect_repeatedly(self) -> None:
        count = 0
        while self.counts.frames < self.config.frames:
            if count % CONNECTIONS_PER_TABLE == 0:
                await self.open_table()
            count += 1
            await FuzzConnection.run(self.endpoint, self.config.source_address, self.plan_connection(), self.counts)

    async def open_table(self) -> None:
        """Create a table of its own to attack."""
        chance = self.chance
        key = f"{chance.getrandbits(132):033x}"
        asked: dict[str, Any] = {
            "type": "open-room",
            "id": f"{chance.getrandbits(128):032x}",
            "name": "Mallory",
            "key": key,
            "bots": "random",
        }
        asked |= {"game": chance.choice(("mamma-mia", "solo", "plus", "grande", "sole-mio")), "seats": 3}
        body = json.dumps(asked)
        reader, writer = await asyncio.open_connection(*self.endpoint)
        head = (
            f"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write((head + body).encode())
        answer = await reader.read()
        writer.close()
        room = answer.partition(b'"room":"')[2][:16].decode()
        if room:
            self.tables = [*self.tables[-3:], (room, key)]

    # --- one connection

    def plan_connection(self) -> ConnectionPlan:
        chance = self.chance
        room, key = chance.choice(self.tables) if self.tables else ("a" * 16, None)
        draw = chance.random()
        if draw < 0.15:
            room, key = chance.choice(self.config.other_rooms or [room]), None
        elif draw < 0.2:
            room, key = chance.choice(self.config.other_rooms or [room]), f"{chance.getrandbits(132):033x}"
        elif draw < 0.22:
            room = chance.choice(("a" * 16, "A" * 16, "../" * 5, "%00" * 8, "\xff" * 16, "x" * 9000, ""))
        hello = {"type": "hello", "version": 3, "key": key}
        if chance.random() < 0.2:
            hello |= {"have": chance.choice((0, 1, 10**6)), "hash": chance.choice(("", "0" * 64))}
        greeting = None if draw > 0.95 else json.dumps(hello).encode()
        ending = chance.choices(("wait", "close", "half-close"), (90, 5, 5))[0]
        return ConnectionPlan(f"/ws/{room}", greeting, self.make_payload, ending)

    def make_payload(self, fresh: str) -> tuple[bytes, int]:
        """Make messages in valid frames, sometimes followed by a malformed frame."""
        chance = self.chance
        sent = (
            []
            if self.config.frame_kind != "anything"
            else [self.make_message(fresh) for _ in range(chance.randint(MIN_MESSAGES, MAX_MESSAGES))]
        )
        if self.config.frame_kind != "anything":
            sent += [MALFORMED[self.config.frame_kind](chance) for _ in range(10)]
        elif chance.random() < 0.25:
            sent.append(chance.choice([*MALFORMED.values()])(chance))
        return b"".join(data for data, _ in sent), sum(frames for _, frames in sent)

    def make_message(self, fresh: str) -> tuple[bytes, int]:
        if self.chance.random() < 0.05:
            return frame(PING, b"x"), 1
        return well_framed(self.chance, self.mutator.message(fresh))


def main() -> None:
    os.nice(10)  # an attacker has its own machine: its work must not slow the server's
    print("ready", flush=True)
    config = msgspec.json.decode(sys.stdin.buffer.read(), type=FuzzConfig)
    print(msgspec.json.encode(uvloop.run(FuzzClient(config).run())).decode())


if __name__ == "__main__":
    main()
