"""`python -m lab.load.generator ADDRESS SOURCE PACE SEED`: players at many tables, in their own process.

It reads requests from standard input: a number opens that many tables, `measure 10` measures for 10 seconds and prints
the sample as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import math
import random
import sys
from collections.abc import Callable
from time import perf_counter, process_time

import msgspec
import uvloop

from harness.load.counters import LoadCounters
from harness.load.player import Pace
from harness.load.tables import LoadTable, seat_tables

GAME = "mamma-mia"
SETTLE_S = 0.5
LOG_SIGMA = 0.5
"""Standard deviation of the logarithm of a player's thinking time."""


class LoadSample(msgspec.Struct, frozen=True):
    """Observations of the players during one measurement."""

    answers: list[int]
    """Microseconds from sending a move to its acknowledgement."""
    seconds: float
    busy: float
    """Share of a core that this process used."""
    games: int
    refused: dict[str, int]


def human_pace(mean: float, chance: random.Random) -> Pace:
    """Delay each move by a log-normal thinking time with this mean, in seconds."""
    middle = math.log(mean) - LOG_SIGMA**2 / 2

    def pace(move: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(chance.lognormvariate(middle, LOG_SIGMA), move)

    return pace


async def measure(counted: LoadCounters, seconds: float) -> LoadSample:
    gc.collect()
    gc.freeze()
    await asyncio.sleep(SETTLE_S)  # answers that arrived during the collection would look delayed
    counted.answers.clear()
    counted.is_counting = True
    began, cpu_s = perf_counter(), process_time()
    await asyncio.sleep(seconds)
    counted.is_counting = False
    elapsed_s = perf_counter() - began
    answers = [round(1e6 * waited) for waited in counted.answers]
    return LoadSample(answers, elapsed_s, (process_time() - cpu_s) / elapsed_s, counted.games, counted.refused)


async def serve_requests(address: str, source: str, mean: float, seed: int) -> None:
    random.seed(seed)
    counted, pace = LoadCounters(), human_pace(mean, random.Random(seed))
    parties: list[LoadTable] = []
    while line := (await asyncio.to_thread(sys.stdin.readline)).split():
        if line[0] == "measure":
            print(msgspec.json.encode(await measure(counted, float(line[1]))).decode(), flush=True)
        else:
            more = [LoadTable(address, counted, pace, source) for _ in range(int(line[0]))]
            await seat_tables(GAME, more)
            parties += more
            print(len(parties), flush=True)


if __name__ == "__main__":
    uvloop.run(serve_requests(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])))
