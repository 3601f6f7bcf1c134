"""The load, in a process of its own: people at many tables who play as fast as the server answers them.

python benchmarks/server/load.py http://127.0.0.1:8400 --tables 50 --seconds 10
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import sys
from pathlib import Path
from time import perf_counter, process_time

import aiohttp
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from benchmarks.server.counted import Counted
from benchmarks.server.figures import Load, percentile
from benchmarks.server.pacer import Pacer
from benchmarks.server.party import Party, set_up
from benchmarks.server.player import at_once

WARM_UP = 1.0


async def load(address: str, game: str, tables: int, seconds: float, pace: float | None) -> Load:
    """Sit down, play, count."""
    counted = Counted()
    pacer = Pacer(pace) if pace else None
    await set_up(game, [Party(address, counted, pacer.ready.append if pacer else at_once) for _ in range(tables)])
    if pacer:
        await rest(seconds)
        pacer.begin()
    await asyncio.sleep(WARM_UP)
    gc.collect()
    gc.freeze()
    return await count(counted, seconds)


async def rest(seconds: float) -> None:
    """Everybody is connected and nobody moves."""
    print("resting", flush=True)
    await asyncio.sleep(seconds)
    print("rested", flush=True)


async def count(counted: Counted, seconds: float) -> Load:
    counted.is_counting = True
    began, used = perf_counter(), process_time()
    print("counting", flush=True)
    await asyncio.sleep(seconds)
    counted.is_counting = False
    took, used = perf_counter() - began, process_time() - used
    print("counted", flush=True)
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
