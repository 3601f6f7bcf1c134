"""`python -m lab.hostile.attack`: an attacker in a process of its own.

It says when it is ready. Its orders come as JSON; so does its tally.
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

from benchmarks.server.wire import PING, frame
from lab.hostile.frames import BROKEN, fair
from lab.hostile.mutation import Mutator
from lab.hostile.visit import Plan, Tally, Visit

FEWEST, MOST = 10, 60
"""Messages in a visit."""
MOVES_ON = 40
"""After so many visits another table is opened: the last one has suffered enough."""


class Orders(msgspec.Struct, frozen=True):
    """Which server, how much, and with what."""

    address: str
    seed: int
    frames: int
    said: list[str]
    """Real messages and such as the schema allows."""
    others: list[str]
    """Rooms of people who only want to play."""
    origin: str = "127.0.0.1"
    """Where the attack comes from."""
    at_once: int = 12
    talk: str = "anything"
    """Or only one kind of broken frame, by its name."""


class Attacker:
    def __init__(self, orders: Orders) -> None:
        url = urlsplit(orders.address)
        assert url.hostname is not None
        assert url.port is not None
        self.place = (url.hostname, url.port)
        self.orders = orders
        self.chance = random.Random(orders.seed)
        self.mutator = Mutator(self.chance, orders.said)
        self.tally = Tally(statuses={}, rules={})
        self.own: list[tuple[str, str]] = []

    async def attack(self) -> Tally:
        """From several connections at once, until enough was sent."""
        began = time.monotonic()
        await asyncio.gather(*(self.come_again() for _ in range(self.orders.at_once)))
        self.tally.seconds = time.monotonic() - began
        return self.tally

    async def come_again(self) -> None:
        visits = 0
        while self.tally.frames < self.orders.frames:
            if visits % MOVES_ON == 0:
                await self.open_table()
            visits += 1
            await Visit.pay(self.place, self.orders.origin, self.plan(), self.tally)

    async def open_table(self) -> None:
        """A table of its own, where it may do as it likes."""
        chance = self.chance
        key = f"{chance.getrandbits(132):033x}"
        asked: dict[str, Any] = {
            "type": "open",
            "id": f"{chance.getrandbits(128):032x}",
            "name": "Mallory",
            "key": key,
            "bots": "random",
        }
        asked |= {"game": chance.choice(("mamma-mia", "solo", "plus", "grande", "sole-mio")), "seats": 3}
        body = json.dumps(asked)
        reader, writer = await asyncio.open_connection(*self.place)
        head = f"POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n\r\n"
        writer.write((head + body).encode())
        answer = await reader.read()
        writer.close()
        room = answer.partition(b'"room":"')[2][:16].decode()
        if room:
            self.own = [*self.own[-3:], (room, key)]

    # --- what a visit is

    def plan(self) -> Plan:
        chance = self.chance
        room, key = chance.choice(self.own) if self.own else ("a" * 16, None)
        luck = chance.random()
        if luck < 0.15:
            room, key = chance.choice(self.orders.others or [room]), None
        elif luck < 0.2:
            room, key = chance.choice(self.orders.others or [room]), f"{chance.getrandbits(132):033x}"
        elif luck < 0.22:
            room = chance.choice(("a" * 16, "A" * 16, "../" * 5, "%00" * 8, "\xff" * 16, "x" * 9000, ""))
        hello = {"type": "hello", "version": 1, "key": key}
        if chance.random() < 0.2:
            hello |= {"have": chance.choice((0, 1, 10**6)), "hash": chance.choice(("", "0" * 64))}
        greeting = None if luck > 0.95 else json.dumps(hello).encode()
        goes = chance.choices(("waits", "hangs up", "half"), (90, 5, 5))[0]
        return Plan(f"/ws/{room}", greeting, self.talk, goes)

    def talk(self, fresh: str) -> tuple[bytes, int]:
        """Messages in fair frames, and sometimes something in the end that is no frame at all."""
        chance = self.chance
        sent = (
            [] if self.orders.talk != "anything" else [self.message(fresh) for _ in range(chance.randint(FEWEST, MOST))]
        )
        if self.orders.talk != "anything":
            sent += [BROKEN[self.orders.talk](chance) for _ in range(10)]
        elif chance.random() < 0.25:
            sent.append(chance.choice([*BROKEN.values()])(chance))
        return b"".join(data for data, _ in sent), sum(frames for _, frames in sent)

    def message(self, fresh: str) -> tuple[bytes, int]:
        if self.chance.random() < 0.05:
            return frame(PING, b"x"), 1
        return fair(self.chance, self.mutator.text(fresh))


def main() -> None:
    os.nice(10)  # an attacker has a machine of its own: ours shall not be slow because of its work
    print("ready", flush=True)
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    print(msgspec.json.encode(uvloop.run(Attacker(orders).attack())).decode())


if __name__ == "__main__":
    main()
