"""Processes that race for the same numbers of a room, and what came of it."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from importlib import import_module

from forno.server.log import Log
from forno.server.log.open import log_at
from tests.server.stores.entries import outcome, row

PROCESSES = 4
TICK = 0.008
"""Seconds between one number and the next."""


async def run_race(address: str, rounds: int, of: str = "") -> list[list[str]]:
    """What each process met, round by round. `of` names the function that makes the log."""
    arguments = [sys.executable, "-m", __name__, address, str(rounds), of]
    racers = [
        await asyncio.create_subprocess_exec(*arguments, str(number), stdin=PIPE, stdout=PIPE)
        for number in range(PROCESSES)
    ]
    for racer in racers:
        assert racer.stdout is not None
        assert await racer.stdout.readline() == b"ready\n"
    begin = f"{time.time() + TICK}\n".encode()
    said = await asyncio.gather(*[racer.communicate(begin) for racer in racers])
    return [json.loads(output) for output, _ in said]


async def check_race(log: Log, met: list[list[str]]) -> None:
    """In each round one process won, all others were told so, and the log has the winner's row and no other."""
    rows = await log.read("race")
    assert [found.seq for found in rows] == list(range(1, len(met[0]) + 1))
    for found, *ends in zip(rows, *met, strict=True):
        assert Counter(ends) == {"won": 1, "taken": PROCESSES - 1}, f"in round {found.seq}: {ends}"
        assert found.command == f"{ends.index('won')} in {found.seq}"


async def race(log: Log, rounds: int, number: int) -> list[str]:
    """Nobody begins before all are ready, and all try for a number at the same instant of the clock."""
    await log.open()
    print("ready", flush=True)
    begin = float(sys.stdin.readline())
    ends = []
    for seq in range(1, rounds + 1):
        await asyncio.sleep(begin + seq * TICK - time.time())
        async with asyncio.timeout(10):
            while (await log.heads(["race"])).get("race", 0) < seq - 1:
                await asyncio.sleep(0.001)
        ends.append(await outcome(log, "race", row(seq, f"{number} in {seq}")))
    await log.close()
    return ends


def main(address: str, rounds: str, of: str, number: str) -> None:
    module, _, name = of.partition(":")
    make = getattr(import_module(module), name) if module else log_at
    print(json.dumps(asyncio.run(race(make(address), int(rounds), int(number)))))


if __name__ == "__main__":
    main(*sys.argv[1:])
