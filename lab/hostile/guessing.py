"""Guesses on their way to a server, through sockets and by requests, and all that comes back."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence

import aiohttp
import msgspec

from benchmarks.server.wire import Wire
from lab.hostile.keys import ALPHABET, likelier

TOGETHER = 5
"""Guesses that one connection has."""
AT_ONCE = 8


class Heard(msgspec.Struct):
    """All the different answers that guesses got, each once, and which guess got it first."""

    answers: dict[str, str] = {}
    guesses: int = 0

    def add(self, answer: str, guess: str) -> None:
        self.guesses += 1
        self.answers.setdefault(answer, guess)

    def faults(self, what: str) -> list[str]:
        """One answer for all of them, and that is a refusal."""
        wrong = [
            f"{what}: {guess!r} got {told[:200]}" for told, guess in self.answers.items() if '"refusal"' not in told
        ]
        many = [f"{what}: there are {len(self.answers)} answers: {[*self.answers.items()][:4]}"]
        return wrong + (many if len(self.answers) > 1 else [])


async def through_sockets(address: str, room: str, keys: Sequence[str], heard: Heard) -> None:
    """A few guesses on each connection, several connections at once."""
    waiting = [keys[at : at + TOGETHER] for at in range(0, len(keys), TOGETHER)]

    async def guess() -> None:
        while waiting:
            some = waiting.pop()
            told = await answers(f"{address}/ws/{room}", some)
            for number, key in enumerate(some):
                heard.add(told[number] if number < len(told) else "no answer", key)

    await asyncio.gather(*(guess() for _ in range(AT_ONCE)))


async def answers(address: str, keys: Sequence[str]) -> list[str]:
    """What a connection is told that greets with one key after the other."""
    told: list[str] = []
    enough = asyncio.Event()

    def hear(data: bytes) -> None:
        told.append(data.decode())
        if len(told) >= len(keys):
            enough.set()

    wire = await Wire.to(address, hear)
    for key in keys:
        wire.send(json.dumps({"type": "hello", "version": 1, "key": key}).encode())
    waits = [asyncio.ensure_future(enough.wait()), asyncio.ensure_future(asyncio.wait([wire.ended]))]
    await asyncio.wait(waits, timeout=20, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    wire.transport.abort()
    return told


async def through_requests(address: str, room: str, keys: Sequence[str], heard: Heard) -> None:
    async with aiohttp.ClientSession() as http:
        for key in keys:
            headers = {"Authorization": f"Bearer {key}"}
            async with http.get(f"{address}/api/tables/{room}/games/1/record", headers=headers) as answer:
                heard.add(f"{answer.status} {await answer.text()}", key)


async def timed(address: str, room: str, true: str, count: int, chance: random.Random) -> tuple[float, float]:
    """Whether almost the right key takes longer to be refused than any: how often, and how odd that is."""
    took: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(count):
        near = true[:-1] + chance.choice(ALPHABET.replace(true[-1], ""))
        far = "".join(chance.choices(ALPHABET.replace(true[0], ""), k=len(true)))
        for is_near in chance.sample((True, False), 2):
            arrived = asyncio.Event()
            wire = await Wire.to(f"{address}/ws/{room}", lambda _, arrived=arrived: arrived.set())  # type: ignore[misc]
            hello = json.dumps({"type": "hello", "version": 1, "key": near if is_near else far}).encode()
            began = time.perf_counter()
            wire.send(hello)
            await arrived.wait()
            took[is_near].append(time.perf_counter() - began)
            wire.transport.abort()
    return likelier(took[True], took[False])
