"""Guessed keys, sent by socket and by request, and the answers to them."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Sequence

import aiohttp
import msgspec

from harness.load.websocket import WebSocketClient
from lab.attacks.key_statistics import ALPHABET, rank_sum_test

GUESSES_PER_CONNECTION = 5
"""Guesses on one connection."""
CONNECTIONS = 8
ANSWER_TIMEOUT_S = 120.0


class DistinctAnswers(msgspec.Struct):
    """Distinct answers to guesses, and the guess that got each first."""

    answers: dict[str, str] = {}
    guesses: int = 0

    def add(self, answer: str, guess: str) -> None:
        self.guesses += 1
        self.answers.setdefault(answer, guess)

    def violations(self, what: str) -> list[str]:
        """Check that all guesses got one and the same answer, and that it is a refusal."""
        wrong = [
            f"{what}: {guess!r} got {received[:200]}"
            for received, guess in self.answers.items()
            if '"refusal"' not in received
        ]
        many = [f"{what}: there are {len(self.answers)} answers: {[*self.answers.items()][:4]}"]
        return wrong + (many if len(self.answers) > 1 else [])


async def guess_by_socket(address: str, room: str, keys: Sequence[str], distinct: DistinctAnswers) -> None:
    """Send a few guesses on each connection, over several connections at once."""
    waiting = [keys[at : at + GUESSES_PER_CONNECTION] for at in range(0, len(keys), GUESSES_PER_CONNECTION)]

    async def guess() -> None:
        while waiting:
            some = waiting.pop()
            received = await answers(f"{address}/ws/{room}", some)
            for number, key in enumerate(some):
                distinct.add(received[number] if number < len(received) else "no answer", key)

    await asyncio.gather(*(guess() for _ in range(CONNECTIONS)))


async def answers(address: str, keys: Sequence[str]) -> list[str]:
    """Collect the answers on one connection that greets with each key in turn."""
    received: list[str] = []
    enough = asyncio.Event()

    def receive(data: bytes) -> None:
        received.append(data.decode())
        if len(received) >= len(keys):
            enough.set()

    wire = await WebSocketClient.connect(address, receive)
    for key in keys:
        wire.send(json.dumps({"type": "hello", "version": 3, "key": key}).encode())
    waits = [asyncio.ensure_future(enough.wait()), asyncio.ensure_future(asyncio.wait([wire.ended]))]
    await asyncio.wait(waits, timeout=ANSWER_TIMEOUT_S, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()
    wire.transport.abort()
    return received


async def guess_by_request(address: str, room: str, keys: Sequence[str], distinct: DistinctAnswers) -> None:
    async with aiohttp.ClientSession() as http:
        for key in keys:
            headers = {"Authorization": f"Bearer {key}"}
            async with http.get(f"{address}/api/rooms/{room}/games/1/record", headers=headers) as answer:
                distinct.add(f"{answer.status} {await answer.text()}", key)


async def compare_timing(address: str, room: str, true: str, count: int, chance: random.Random) -> tuple[float, float]:
    """Compare the time to refuse an almost right key with that for any other: probability of being slower,
    deviations."""
    took: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(count):
        near = true[:-1] + chance.choice(ALPHABET.replace(true[-1], ""))
        far = "".join(chance.choices(ALPHABET.replace(true[0], ""), k=len(true)))
        for is_near in chance.sample((True, False), 2):
            arrived = asyncio.Event()
            wire = await WebSocketClient.connect(f"{address}/ws/{room}", lambda _, arrived=arrived: arrived.set())  # type: ignore[misc]
            hello = json.dumps({"type": "hello", "version": 3, "key": near if is_near else far}).encode()
            began = time.perf_counter()
            wire.send(hello)
            await arrived.wait()
            took[is_near].append(time.perf_counter() - began)
            wire.transport.abort()
    return rank_sum_test(took[True], took[False])
