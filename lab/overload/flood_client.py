"""`python -m lab.overload.flood_client ADDRESS RATE SECONDS`: send RATE messages per second (0: no limit).

It holds a seat at a table of its own, sends valid and invalid messages, and reconnects whenever it is disconnected.
"""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections import Counter
from contextlib import suppress
from itertools import cycle

import aiohttp
import msgspec
import uvloop

from harness.load.counters import LoadCounters
from harness.load.messages import read
from harness.load.tables import LoadTable
from harness.load.websocket import WebSocketClient

TICK_S = 0.01
"""Interval between two checks of the connection."""
WRITE_BUFFER_BYTES = 1 << 16
"""Bytes in this process's own write buffer beyond which it pauses."""
TICKS_PER_CONNECTION = 1000
DISCONNECT_TIMEOUT_S, MAX_ANSWERS = 20.0, 1000
"""Time in which a server must disconnect a flood, and answers after which it is taken for unlimited."""
ID = "00000000000000000000000000000000"
encode = msgspec.json.encode


class FloodCounts(msgspec.Struct, frozen=True):
    """Messages sent, and how the server reacted."""

    sent: int
    answered: int
    """Messages that the server processed, including those refused by a rule of the game."""
    refused: int
    """Messages refused by `wire.rate`."""
    disconnects: int
    """Connections that the server closed."""
    seconds: float
    """The time that it took: on a busy machine the server may need long to disconnect a flood."""


class FloodClient:
    """One player with one connection at a time."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self.answers: Counter[str] = Counter()
        self.sent = self.disconnects = 0
        self.began = asyncio.get_running_loop().time()
        hello = {"type": "hello", "version": 3, "key": key}
        act = {"type": "play-move", "id": ID, "number": 1, "decision": 999, "move": "pass"}
        self.messages = cycle([encode(act), b"nonsense" * 200, encode(hello), encode(act), b"["])
        self.greeting = encode(hello)

    async def send_at_rate(self, rate: float, seconds: float) -> FloodCounts:
        """Send `rate` messages per second on one connection."""
        clock = asyncio.get_running_loop().time
        began = clock()
        await self.connect()
        while clock() < began + seconds and not self.wire.ended.done():
            while self.sent < rate * (clock() - began) and not self.wire.transport.is_closing():
                self.send()
            await asyncio.sleep(TICK_S)
        return self.result()

    async def send_without_limit(self, seconds: float) -> FloodCounts:
        """Send as much as the connection takes, and reconnect whenever it is closed. Ends at the earliest after one
        disconnect."""
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        while clock() < end or (
            not self.disconnects and clock() < end + DISCONNECT_TIMEOUT_S and not self.is_unlimited
        ):
            await self.connect()
            await self.fill_connection()
            self.disconnects += self.wire.ended.done()
        return self.result()

    async def connect(self) -> None:
        """Connect as soon as the server accepts."""
        while True:
            try:
                self.wire = await WebSocketClient.connect(self.address, self.receive)
            except ConnectionError:
                await asyncio.sleep(TICK_S)
            else:
                self.wire.send(self.greeting)
                return

    async def fill_connection(self) -> None:
        """Send for a while, or until the connection is closed."""
        for _ in range(TICKS_PER_CONNECTION):
            while (
                self.wire.transport.get_write_buffer_size() < WRITE_BUFFER_BYTES
                and not self.wire.transport.is_closing()
            ):
                self.send()
            await asyncio.sleep(TICK_S)
            if self.wire.ended.done() or self.is_unlimited:
                return

    @property
    def is_unlimited(self) -> bool:
        """Whether the server has answered so much that it will never disconnect this client."""
        return not self.disconnects and self.answers.total() > MAX_ANSWERS

    def result(self) -> FloodCounts:
        refused = self.answers["wire.rate"]
        seconds = asyncio.get_running_loop().time() - self.began
        return FloodCounts(self.sent, self.answers.total() - refused, refused, self.disconnects, seconds)

    def send(self) -> None:
        self.sent += 1
        if self.sent % 3:
            self.wire.send(next(self.messages))
        else:
            self.wire.send(encode({"type": "send-chat", "phrase": "hello", "id": secrets.token_hex(16)}))

    def receive(self, data: bytes) -> None:
        message = read(data)
        if message.type in ("command-done", "refusal", "welcome"):
            self.answers[message.rule or message.type] += 1


async def flood(address: str, rate: float, seconds: float) -> FloodCounts:
    party = LoadTable(address, LoadCounters())
    room = ""
    while not room:
        with suppress(ConnectionError):
            async with aiohttp.ClientSession() as http:
                room = await party.open(http, "solo")
    client = FloodClient(f"{address}/ws/{room}", party.host.key)
    return await (client.send_at_rate(rate, seconds) if rate else client.send_without_limit(seconds))


if __name__ == "__main__":
    print(encode(uvloop.run(flood(sys.argv[1], float(sys.argv[2]), float(sys.argv[3])))).decode())
