"""A process that appends as fast as it can, and prints each row when it is acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from importlib import import_module
from itertools import count

from forno.server.store import Store, store_at
from harness.log_rows import PLAYING, row

ROOMS = 20


async def acknowledged_until_killed(address: str, rows: int, of: str = "") -> dict[str, int]:
    """Let a scribe write, kill it in the middle after so many rows; the last number it printed for each room."""
    scribe = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, address, of, stdout=asyncio.subprocess.PIPE, limit=2**22
    )
    assert scribe.stdout is not None
    said = [await scribe.stdout.readline() for _ in range(rows)]
    os.kill(scribe.pid, signal.SIGKILL)
    said += (await scribe.stdout.read()).splitlines(keepends=True)
    assert await scribe.wait() == -signal.SIGKILL
    heads: dict[str, int] = {}
    for line in said:
        if line.endswith(b"\n"):
            room, seq = line.decode().split()
            heads[room] = int(seq)
    return heads


async def check_kept(log: Store, heads: dict[str, int]) -> None:
    """Every row that was acknowledged is there, and no room has a gap."""
    assert heads
    for room, head in heads.items():
        rows = await log.read(room)
        assert rows == [row(seq) for seq in range(1, len(rows) + 1)]
        assert len(rows) >= head, f"{room} acknowledged {head} rows and has {len(rows)}"


async def write(log: Store) -> None:
    await log.open()
    await asyncio.gather(*[write_room(log, f"room{n}") for n in range(ROOMS)])


async def write_room(log: Store, room: str) -> None:
    for seq in count((await log.heads([room])).get(room, 0) + 1):
        await log.append(room, row(seq), PLAYING)
        os.write(1, f"{room} {seq}\n".encode())


if __name__ == "__main__":
    module, _, name = sys.argv[2].partition(":")
    make = getattr(import_module(module), name) if module else store_at
    asyncio.run(write(make(sys.argv[1])))
