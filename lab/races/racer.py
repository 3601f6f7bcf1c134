"""`python -m lab.races.racer ADDRESS NUMBER MAKER`: one of those who race. An order is a line of JSON: a heat."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from importlib import import_module

import msgspec

from forno.server.log import Log
from forno.server.log.open import log_at
from tests.server.stores.entries import outcome, row

LARGEST = 48
"""So many appends are asked for at once, at most: batches overlap in other ways each time."""


class Heat(msgspec.Struct, frozen=True):
    """Everybody wants this entry of so many rooms, at the same instant."""

    seq: int
    rooms: int
    at: float
    """When to begin, by the clock that all processes of a machine share."""
    seed: str


class Tried(msgspec.Struct, frozen=True, array_like=True):
    """What came of it: won, taken, or known; and when it was asked and answered."""

    end: str
    asked: float
    answered: float


def command(room: int, number: int, seq: int) -> str:
    """In every second room all send the same command, as somebody does who asks again through another server."""
    return f"{number} in {seq}" if room % 2 else f"anybody in {seq}"


async def race(log: Log, heat: Heat, number: int) -> list[Tried]:
    chance = random.Random(f"{heat.seed} {number}")
    rooms = [*range(heat.rooms)]
    chance.shuffle(rooms)
    await asyncio.sleep(heat.at - time.monotonic())
    tasks: dict[int, asyncio.Task[Tried]] = {}
    while rooms:
        for room in [rooms.pop() for _ in range(min(len(rooms), chance.randint(1, LARGEST)))]:
            tasks[room] = asyncio.create_task(one(log, room, heat.seq, number))
        await asyncio.sleep(0)
    return [await tasks[room] for room in range(heat.rooms)]


async def one(log: Log, room: int, seq: int, number: int) -> Tried:
    asked = time.monotonic()
    end = await outcome(log, f"room {room}", row(seq, command(room, number, seq)))
    return Tried(end, asked, time.monotonic())


async def main(address: str, number: str, maker: str) -> None:
    module, _, name = maker.partition(":")
    log: Log = getattr(import_module(module), name)(address) if module else log_at(address)
    await log.open()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        tried = await race(log, msgspec.json.decode(line, type=Heat), int(number))
        print(json.dumps(msgspec.to_builtins(tried)), flush=True)
    await log.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
