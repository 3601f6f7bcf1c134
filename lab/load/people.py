"""`python -m lab.load.people ADDRESS SOURCE PACE SEED`: people at many tables, in a process of their own.

Reads a number of tables and seats people at them; reads `count 10` and says how long they waited in those seconds.
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

from benchmarks.server.counted import Counted
from benchmarks.server.party import Party, set_up
from benchmarks.server.player import Pace

GAME = "mamma-mia"
BREATH = 0.5
SPREAD = 0.5
"""How much people differ from themselves: of the logarithm of the seconds that they take."""


class Waited(msgspec.Struct, frozen=True):
    """What people saw while somebody counted."""

    answers: list[int]
    """Microseconds from sending a move until it was told to be in the log."""
    seconds: float
    busy: float
    """The share of a core that this process took itself."""
    games: int
    refused: dict[str, int]


def human(mean: float, chance: random.Random) -> Pace:
    """People take their time: mostly a little less than the mean, now and then much longer."""
    middle = math.log(mean) - SPREAD**2 / 2

    def pace(move: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(chance.lognormvariate(middle, SPREAD), move)

    return pace


async def count(counted: Counted, seconds: float) -> Waited:
    gc.collect()
    gc.freeze()
    await asyncio.sleep(BREATH)  # whoever was answered meanwhile would seem to have waited for us
    counted.answers.clear()
    counted.is_counting = True
    began, used = perf_counter(), process_time()
    await asyncio.sleep(seconds)
    counted.is_counting = False
    took = perf_counter() - began
    answers = [round(1e6 * waited) for waited in counted.answers]
    return Waited(answers, took, (process_time() - used) / took, counted.games, counted.refused)


async def play(address: str, source: str, mean: float, seed: int) -> None:
    random.seed(seed)
    counted, pace = Counted(), human(mean, random.Random(seed))
    parties: list[Party] = []
    while line := (await asyncio.to_thread(sys.stdin.readline)).split():
        if line[0] == "count":
            print(msgspec.json.encode(await count(counted, float(line[1]))).decode(), flush=True)
        else:
            more = [Party(address, counted, pace, source) for _ in range(int(line[0]))]
            await set_up(GAME, more)
            parties += more
            print(len(parties), flush=True)


if __name__ == "__main__":
    uvloop.run(play(sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])))
