"""Idle tables, to measure their memory: four players each, connected or not, dealt or not.

python benchmarks/server/idle_tables.py http://127.0.0.1:8400 --tables 1000 --connected
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import aiohttp
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from harness.load.counters import LoadCounters
from harness.load.figures import Load
from harness.load.tables import LoadTable, seat_tables

WARM_UP_TABLES = 50
"""Tables opened before the first reading, so that one-time allocations of the server are not counted."""
SETTLE_S = 1.5


def never_move(_: Callable[[], None]) -> None:
    """Make no move."""


async def open_idle_tables(address: str, game: str, tables: int, *, dealt: bool, connected: bool) -> Load:
    counted = LoadCounters()
    parties = [LoadTable(address, counted, never_move) for _ in range(WARM_UP_TABLES + tables)]
    await seat_tables(game, parties[:WARM_UP_TABLES], dealt=dealt, connected=connected)
    await asyncio.sleep(SETTLE_S)
    print("counting", flush=True)
    await seat_tables(game, parties[WARM_UP_TABLES:], dealt=dealt, connected=connected)
    await asyncio.sleep(SETTLE_S)
    print("counted", flush=True)
    return Load(0, 0.0, 0.0, 0.0, 0.0, refused=counted.refused)


def main() -> None:
    parser = argparse.ArgumentParser(description="Open tables at which nobody moves.")
    parser.add_argument("address", help="of a running server, such as http://127.0.0.1:8400")
    parser.add_argument("--game", default="mamma-mia")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--dealt", action="store_true", help="the game has begun")
    parser.add_argument("--connected", action="store_true", help="everybody stays connected")
    arguments = parser.parse_args()
    waiting = open_idle_tables(
        arguments.address, arguments.game, arguments.tables, dealt=arguments.dealt, connected=arguments.connected
    )
    try:
        counted = uvloop.run(waiting)
    except (OSError, aiohttp.ClientError) as error:
        parser.exit(1, f"{arguments.address}: {error}\n")
    print(msgspec.json.encode(counted).decode())


if __name__ == "__main__":
    main()
