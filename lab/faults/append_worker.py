"""`python -m lab.faults.append_worker ADDRESS NUMBER FACTORY`: one of the processes that race to append.

It reads rounds as lines of JSON from standard input and answers each with its attempts.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from importlib import import_module

import msgspec

from forno.server.store import Store, store_at
from harness.log_rows import outcome, row

MAX_BATCH = 48
"""Most appends that are started at once: batches overlap in a different way each time."""


class Round(msgspec.Struct, frozen=True):
    """A round: all workers append this entry to all rooms at the same instant."""

    seq: int
    rooms: int
    at: float
    """Start time, by the monotonic clock that all processes of a machine share."""
    seed: str


class Attempt(msgspec.Struct, frozen=True, array_like=True):
    """Result of one append: won, taken or known; and when it was sent and answered."""

    result: str
    sent_at: float
    answered_at: float


def command(room: int, number: int, seq: int) -> str:
    """Command id of an append. In every second room all workers send the same one, as a client does that retries
    elsewhere."""
    return f"{number} in {seq}" if room % 2 else f"shared in {seq}"


async def run_round(log: Store, round_: Round, number: int) -> list[Attempt]:
    chance = random.Random(f"{round_.seed} {number}")
    rooms = [*range(round_.rooms)]
    chance.shuffle(rooms)
    await asyncio.sleep(round_.at - time.monotonic())
    tasks: dict[int, asyncio.Task[Attempt]] = {}
    while rooms:
        for room in [rooms.pop() for _ in range(min(len(rooms), chance.randint(1, MAX_BATCH)))]:
            tasks[room] = asyncio.create_task(append_once(log, room, round_.seq, number))
        await asyncio.sleep(0)
    return [await tasks[room] for room in range(round_.rooms)]


async def append_once(log: Store, room: int, seq: int, number: int) -> Attempt:
    sent_at = time.monotonic()
    result = await outcome(log, f"room {room}", row(seq, command(room, number, seq)))
    return Attempt(result, sent_at, time.monotonic())


async def main(address: str, number: str, factory: str) -> None:
    module, _, name = factory.partition(":")
    log: Store = getattr(import_module(module), name)(address) if module else store_at(address)
    await log.open()
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        attempts = await run_round(log, msgspec.json.decode(line, type=Round), int(number))
        print(json.dumps(msgspec.to_builtins(attempts)), flush=True)
    await log.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
