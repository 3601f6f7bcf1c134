"""Load generator of an echo server: many connections with one message in flight on each.

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

from harness.load.figures import Load, percentile_ms
from harness.load.websocket import WebSocketClient

WARM_UP_S = 1.0
MESSAGE = msgspec.json.encode(
    {"type": "play-move", "id": "0" * 32, "decision": 12, "move": {"type": "put", "kind": "salami", "count": 3}}
)
"""As large as a move."""


class EchoClient:
    """A connection that sends a message, waits for its echo, and sends the next one."""

    def __init__(self, answers: list[float]) -> None:
        self.answers = answers
        self.began = 0.0

    async def connect(self, address: str) -> None:
        self.wire = await WebSocketClient.connect(address, self.hear)

    def call(self) -> None:
        self.began = perf_counter()
        self.wire.send(MESSAGE)

    def hear(self, data: bytes) -> None:
        msgspec.json.decode(data)
        self.answers.append(perf_counter() - self.began)
        self.call()


async def run_load(address: str, connections: int, seconds: float) -> Load:
    answers: list[float] = []
    clients = [EchoClient(answers) for _ in range(connections)]
    for client in clients:
        await client.connect(address)
    for client in clients:
        client.call()
    await asyncio.sleep(WARM_UP_S)
    answers.clear()
    began, cpu_s = perf_counter(), process_time()
    print("counting", flush=True)
    await asyncio.sleep(seconds)
    elapsed_s, cpu_s = perf_counter() - began, process_time() - cpu_s
    counted = answers.copy()
    print("counted", flush=True)
    p50, p99 = percentile_ms(counted, 50), percentile_ms(counted, 99)
    return Load(len(counted), elapsed_s, len(counted) / elapsed_s, p50, p99, busy=cpu_s / elapsed_s)


def main() -> None:
    parser = argparse.ArgumentParser(
        description="Many connections to an echo server with one message in flight on each."
    )
    parser.add_argument("address", help="such as http://127.0.0.1:8401")
    parser.add_argument("--connections", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=5.0)
    arguments = parser.parse_args()
    try:
        counted = uvloop.run(run_load(arguments.address, arguments.connections, arguments.seconds))
    except OSError as error:
        parser.exit(1, f"{arguments.address}: {error}\n")
    print(msgspec.json.encode(counted).decode())


if __name__ == "__main__":
    main()
