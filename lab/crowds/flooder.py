"""`python -m lab.crowds.flooder ADDRESS RATE SECONDS`: one client that sends so many a second; all it can if 0.

It has a seat at a table of its own, asks for all sorts of things, and comes back whenever it is cut off.
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

from benchmarks.server.counted import Counted
from benchmarks.server.party import Party
from benchmarks.server.told import read
from benchmarks.server.wire import Wire

TICK = 0.01
"""Seconds between two looks."""
PILE = 1 << 16
"""Bytes that wait in our own process before it takes a breath."""
ROUNDS = 1000
PATIENCE, MOST = 20.0, 1000
"""Seconds in which a server must have had enough, and answers after which it never will."""
ID = "00000000000000000000000000000000"
encode = msgspec.json.encode


class Flood(msgspec.Struct, frozen=True):
    """What came of it."""

    sent: int
    answered: int
    """What the server did for us, be it a refusal by a rule of the game."""
    refused: int
    """By wire.rate."""
    cut: int
    """How often the server had enough."""


class Flooder:
    """One person, one line at a time."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self.told: Counter[str] = Counter()
        self.sent = self.cut = 0
        hello = {"type": "hello", "version": 1, "key": key}
        act = {"type": "act", "id": ID, "number": 1, "decision": 999, "move": "pass"}
        self.messages = cycle([encode(act), b"nonsense" * 200, encode(hello), encode(act), b"["])
        self.greeting = encode(hello)

    async def drip(self, rate: float, seconds: float) -> Flood:
        """So many a second, on one line."""
        clock = asyncio.get_running_loop().time
        began = clock()
        await self.connect()
        while clock() < began + seconds and not self.wire.ended.done():
            while self.sent < rate * (clock() - began) and not self.wire.transport.is_closing():
                self.send()
            await asyncio.sleep(TICK)
        return self.result()

    async def pour(self, seconds: float) -> Flood:
        """As much as the line takes; on another one whenever it is cut. At least until that has happened once."""
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        while clock() < end or (not self.cut and clock() < end + PATIENCE and not self.is_hopeless):
            await self.connect()
            await self.pour_into()
            self.cut += self.wire.ended.done()
        return self.result()

    async def connect(self) -> None:
        """As soon as the server takes us."""
        while True:
            try:
                self.wire = await Wire.to(self.address, self.hear)
            except ConnectionError:
                await asyncio.sleep(TICK)
            else:
                self.wire.send(self.greeting)
                return

    async def pour_into(self) -> None:
        """For a while, or until the line is cut."""
        for _ in range(ROUNDS):
            while self.wire.transport.get_write_buffer_size() < PILE and not self.wire.transport.is_closing():
                self.send()
            await asyncio.sleep(TICK)
            if self.wire.ended.done() or self.is_hopeless:
                return

    @property
    def is_hopeless(self) -> bool:
        """Will this server never have enough?"""
        return not self.cut and self.told.total() > MOST

    def result(self) -> Flood:
        refused = self.told["wire.rate"]
        return Flood(self.sent, self.told.total() - refused, refused, self.cut)

    def send(self) -> None:
        self.sent += 1
        if self.sent % 3:
            self.wire.send(next(self.messages))
        else:
            self.wire.send(encode({"type": "say", "phrase": "hello", "id": secrets.token_hex(16)}))

    def hear(self, data: bytes) -> None:
        told = read(data)
        if told.type in ("done", "refusal", "welcome"):
            self.told[told.rule or told.type] += 1


async def flood(address: str, rate: float, seconds: float) -> Flood:
    party = Party(address, Counted())
    room = ""
    while not room:
        with suppress(ConnectionError):
            async with aiohttp.ClientSession() as http:
                room = await party.open(http, "solo")
    flooder = Flooder(f"{address}/ws/{room}", party.host.key)
    return await (flooder.drip(rate, seconds) if rate else flooder.pour(seconds))


if __name__ == "__main__":
    print(encode(uvloop.run(flood(sys.argv[1], float(sys.argv[2]), float(sys.argv[3])))).decode())
