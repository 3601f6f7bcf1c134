"""Tables at which nobody moves, to see what memory they take: four people each, connected or gone, dealt or not yet.

python benchmarks/server/idle.py http://127.0.0.1:8400 --tables 1000 --connected
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

from benchmarks.server.counted import Counted
from benchmarks.server.figures import Load
from benchmarks.server.party import Party, set_up

BEFORE = 50
"""Tables before the first reading: what the server needs once is not counted."""
SETTLE = 1.5


def keep_still(_: Callable[[], None]) -> None:
    """Nobody moves."""


async def idle(address: str, game: str, tables: int, *, dealt: bool, connected: bool) -> Load:
    counted = Counted()
    parties = [Party(address, counted, keep_still) for _ in range(BEFORE + tables)]
    await set_up(game, parties[:BEFORE], dealt=dealt, connected=connected)
    await asyncio.sleep(SETTLE)
    print("counting", flush=True)
    await set_up(game, parties[BEFORE:], dealt=dealt, connected=connected)
    await asyncio.sleep(SETTLE)
    print("counted", flush=True)
    return Load(0, 0.0, 0.0, 0.0, 0.0, refused=counted.refused)


def main() -> None:
    parser = argparse.ArgumentParser(description="Tables at which nobody moves.")
    parser.add_argument("address", help="of a running server, such as http://127.0.0.1:8400")
    parser.add_argument("--game", default="mamma-mia")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--dealt", action="store_true", help="the game has begun")
    parser.add_argument("--connected", action="store_true", help="everybody stays connected")
    asked = parser.parse_args()
    waiting = idle(asked.address, asked.game, asked.tables, dealt=asked.dealt, connected=asked.connected)
    try:
        counted = uvloop.run(waiting)
    except (OSError, aiohttp.ClientError) as error:
        parser.exit(1, f"{asked.address}: {error}\n")
    print(msgspec.json.encode(counted).decode())


if __name__ == "__main__":
    main()
