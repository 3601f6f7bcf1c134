"""The load of an echo, in a process of its own: many connections, one message under way on each.

python benchmarks/server/echo_load.py http://127.0.0.1:8401 --connections 200 --seconds 5
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from time import perf_counter, process_time

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.server.figures import Load, percentile
from benchmarks.server.wire import Wire

WARM_UP = 1.0
MESSAGE = msgspec.json.encode(
    {"type": "act", "id": "0" * 32, "decision": 12, "move": {"type": "put", "kind": "salami", "count": 3}}
)
"""As large as a move."""


class Caller:
    """Sends a message, waits for its echo, and sends the next one."""

    def __init__(self, answers: list[float]) -> None:
        self.answers = answers
        self.began = 0.0

    async def connect(self, address: str) -> None:
        self.wire = await Wire.to(address, self.hear)

    def call(self) -> None:
        self.began = perf_counter()
        self.wire.send(MESSAGE)

    def hear(self, data: bytes) -> None:
        msgspec.json.decode(data)
        self.answers.append(perf_counter() - self.began)
        self.call()


async def load(address: str, connections: int, seconds: float) -> Load:
    answers: list[float] = []
    callers = [Caller(answers) for _ in range(connections)]
    for caller in callers:
        await caller.connect(address)
    for caller in callers:
        caller.call()
    await asyncio.sleep(WARM_UP)
    answers.clear()
    began, used = perf_counter(), process_time()
    print("counting", flush=True)
    await asyncio.sleep(seconds)
    took, used = perf_counter() - began, process_time() - used
    counted = answers.copy()
    print("counted", flush=True)
    p50, p99 = percentile(counted, 50), percentile(counted, 99)
    return Load(len(counted), took, len(counted) / took, p50, p99, busy=used / took)


def main() -> None:
    parser = argparse.ArgumentParser(description="Many connections to an echo, one message under way on each.")
    parser.add_argument("address", help="such as http://127.0.0.1:8401")
    parser.add_argument("--connections", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    asked = parser.parse_args()
    try:
        counted = uvloop.run(load(asked.address, asked.connections, asked.seconds))
    except OSError as error:
        parser.exit(1, f"{asked.address}: {error}\n")
    print(msgspec.json.encode(counted).decode())


if __name__ == "__main__":
    main()
