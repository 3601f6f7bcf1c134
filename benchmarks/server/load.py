"""Load generator: players at many tables who move as fast as the server answers.

python benchmarks/server/load.py http://127.0.0.1:8400 --tables 50 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time

import aiohttp
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from harness.load.counters import LoadCounters
from harness.load.figures import Load, percentile_ms
from harness.load.player import at_once
from harness.load.tables import LoadTable, seat_tables

WARM_UP_S = 1.0
TICK_S = 0.002
MAX_BACKLOG_S = 0.1
"""Longest backlog that is caught up at once, in seconds of moves."""


class Pacer:
    """Releases `rate` moves per second in all, however many tables wait."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ready: deque[Callable[[], None]] = deque()

    def begin(self) -> None:
        self.running = asyncio.ensure_future(self.run())

    async def run(self) -> None:
        due, last = 0.0, perf_counter()
        while True:
            await asyncio.sleep(TICK_S)
            now = perf_counter()
            due, last = min(due + (now - last) * self.rate, self.rate * MAX_BACKLOG_S), now
            while due >= 1 and self.ready:
                due -= 1
                self.ready.popleft()()


async def run_load(address: str, game: str, tables: int, seconds: float, pace: float | None) -> Load:
    """Open tables, play, and measure."""
    counted = LoadCounters()
    pacer = Pacer(pace) if pace else None
    await seat_tables(
        game, [LoadTable(address, counted, pacer.ready.append if pacer else at_once) for _ in range(tables)]
    )
    if pacer:
        await rest(seconds)
        pacer.begin()
    await asyncio.sleep(WARM_UP_S)
    gc.collect()
    gc.freeze()
    return await count(counted, seconds)


async def rest(seconds: float) -> None:
    """Keep everybody connected without moves, to measure the server at rest."""
    print("resting", flush=True)
    await asyncio.sleep(seconds)
    print("rested", flush=True)


async def count(counted: LoadCounters, seconds: float) -> Load:
    counted.is_counting = True
    began, cpu_s = perf_counter(), process_time()
    print("counting", flush=True)
    await asyncio.sleep(seconds)
    counted.is_counting = False
    elapsed_s, cpu_s = perf_counter() - began, process_time() - cpu_s
    print("counted", flush=True)
    return Load(
        moves=len(counted.answers),
        seconds=elapsed_s,
        rate=len(counted.answers) / elapsed_s,
        p50=percentile_ms(counted.answers, 50),
        p99=percentile_ms(counted.answers, 99),
        spread_p99=percentile_ms(counted.spreads, 99),
        busy=cpu_s / elapsed_s,
        games=counted.games,
        refused=counted.refused,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Players at many tables who move as fast as they are answered.")
    parser.add_argument("address", help="of a running server, such as http://127.0.0.1:8400")
    parser.add_argument("--game", default="mamma-mia")
    parser.add_argument("--tables", type=int, default=50, help="tables with four people each")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--pace", type=float, default=None, help="moves a second in all; as fast as possible if none")
    arguments = parser.parse_args()
    try:
        counted = uvloop.run(
            run_load(arguments.address, arguments.game, arguments.tables, arguments.seconds, arguments.pace)
        )
    except (OSError, aiohttp.ClientError) as error:
        parser.exit(1, f"{arguments.address}: {error}\n")
    print(msgspec.json.encode(counted).decode())


if __name__ == "__main__":
    main()
