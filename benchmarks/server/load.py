"""The load, in a process of its own: people at many tables who play as fast as the server answers them.

    python benchmarks/server/load.py http://127.0.0.1:8400 --tables 50 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter, process_time

import aiohttp
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.server.figures import Load, percentile
from benchmarks.server.players import Counted, Party

AT_ONCE = 16
"""So many tables are set up at the same time."""
WARM_UP = 1.0


class Pacer:
    """Lets so many moves a second go, however many tables wait."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.ready: deque[Callable[[], None]] = deque()

    async def run(self) -> None:
        due, last = 0.0, perf_counter()
        while True:
            await asyncio.sleep(0.002)
            now = perf_counter()
            due, last = min(due + (now - last) * self.rate, self.rate / 10), now
            while due >= 1 and self.ready:
                due -= 1
                self.ready.popleft()()


async def set_up(address: str, game: str, parties: Iterable[Party], *, connected: bool = True) -> None:
    waiting = list(parties)

    async def work() -> None:
        while waiting:
            await waiting.pop().gather(http, game, connected=connected)

    async with aiohttp.ClientSession() as http:
        await asyncio.gather(*(work() for _ in range(AT_ONCE)))


async def load(address: str, game: str, tables: int, seconds: float, pace: float | None) -> Load:
    """Sit down, play, count."""
    counted = Counted()
    pacer = Pacer(pace) if pace else None
    parties = [Party(address, counted, pacer.ready.append if pacer else None) for _ in range(tables)]
    await set_up(address, game, parties)
    pacing = asyncio.ensure_future(pacer.run()) if pacer else None
    for party in parties:
        await party.start()
    await asyncio.sleep(WARM_UP)
    gc.collect()
    gc.freeze()
    counted.is_counting = True
    began, used = perf_counter(), process_time()
    print("counting", flush=True)
    await asyncio.sleep(seconds)
    counted.is_counting = False
    took, used = perf_counter() - began, process_time() - used
    print("counted", flush=True)
    if pacing:
        pacing.cancel()
    return figures(counted, took, used)


def figures(counted: Counted, took: float, used: float) -> Load:
    return Load(
        moves=len(counted.answers),
        seconds=took,
        rate=len(counted.answers) / took,
        p50=percentile(counted.answers, 50),
        p99=percentile(counted.answers, 99),
        spread_p99=percentile(counted.spreads, 99),
        busy=used / took,
        games=counted.games,
        refused=counted.refused,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="People at many tables who play as fast as they are answered.")
    parser.add_argument("address", help="of a running server, such as http://127.0.0.1:8400")
    parser.add_argument("--game", default="mamma-mia")
    parser.add_argument("--tables", type=int, default=50, help="tables with four people each")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--pace", type=float, default=None, help="moves a second in all; as fast as possible if none")
    asked = parser.parse_args()
    try:
        counted = uvloop.run(load(asked.address, asked.game, asked.tables, asked.seconds, asked.pace))
    except (OSError, aiohttp.ClientError) as error:
        parser.exit(1, f"{asked.address}: {error}\n")
    print(msgspec.json.encode(counted).decode())


if __name__ == "__main__":
    main()
