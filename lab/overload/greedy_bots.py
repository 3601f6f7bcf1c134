"""Greedy rooms: one client opens many rooms full of searching bots; an honest room's bot must hardly notice, nor must
an honest room of the same address."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

from forno.bots import Observation
from forno.core.chance import FastChance
from forno.server.infra.fair_queue import Place
from forno.server.room.timers import MIN_THINKING_MS
from forno.server.runtime.bot_runner import BotPool, observation_of
from harness.scenes.room import RoomScene
from lab.experiment import Experiment, Outcome, Progress
from lab.overload.neighbours import run_neighbours

GREEDY_ROOMS, BOTS_EACH = 40, 5
GREEDY = [room for room in range(GREEDY_ROOMS) for _ in range(BOTS_EACH)]
"""The room of each greedy bot."""
MAX_RATIO = 2.0
MIN_FRAMES = 25
"""Frames that an honest room gets in 20 seconds beside those of its own address."""
LIMIT_S = 30.0
"""Longer than any search here: no quicker bot shall hide a wait."""


class HonestRoom:
    """Asks for the moves of one master bot, one after the other, and measures them."""

    def __init__(self, pool: BotPool) -> None:
        self.pool = pool
        self.observation = observation("plus")

    async def median_s(self, moves: int) -> float:
        """The median of the times until a move can be played: a searching bot takes at least `MIN_THINKING_MS`."""
        took = []
        for number in range(moves):
            began = time.monotonic()
            await self.pool.choose("master", self.observation, FastChance(number), Place("198.51.100.1", "honest"))
            took.append(max(MIN_THINKING_MS / 1000, time.monotonic() - began))
        return statistics.median(took)


def observation(game: str) -> Observation:
    scene = RoomScene(game, 3)
    found = observation_of(scene.room, scene.table.seat, jumping=False, sampler=FastChance(1))
    assert found is not None
    return found


async def greedy_bot(pool: BotPool, room: int, served: list[int]) -> None:
    """Ask again as soon as there is an answer, for ever."""
    asked = observation("grande")
    while True:
        await pool.choose("master", asked, FastChance(room), Place("203.0.113.7", f"greedy {room}"))
        served.append(room)


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    pool, served = BotPool(1, LIMIT_S), list[int]()
    honest = HonestRoom(pool)
    try:
        await honest.median_s(1)  # the worker process starts
        quiet_s = await honest.median_s(size)
        greedy = [asyncio.ensure_future(greedy_bot(pool, room, served)) for room in GREEDY]
        try:
            beside_s = await honest.median_s(size)
        finally:
            for task in greedy:
                task.cancel()
            await asyncio.gather(*greedy, return_exceptions=True)
    finally:
        pool.close()
    for _ in range(size):
        progress()
    ratio = beside_s / quiet_s
    violations = [f"an honest bot took {ratio:.2f} times its quiet time"] if ratio > MAX_RATIO else []
    violations += [] if served else ["no greedy bot was served"]
    figures = {"quiet, s": quiet_s, "beside greedy rooms, s": beside_s, "ratio": ratio}
    frames = await run_neighbours(folder)
    beside = {"watched": frames.beside_watched, "unwatched": frames.beside_unwatched}
    violations += [f"{few} frames beside {how} rooms" for how, few in beside.items() if few < MIN_FRAMES]
    figures["frames of a room alone"] = frames.calm
    figures |= {f"frames beside {how} rooms of its address": count for how, count in beside.items()}
    return Outcome(seed, size, {"greedy moves": len(served)}, violations, figures)


THINKERS = Experiment(
    name="thinkers",
    claim=f"beside {GREEDY_ROOMS} rooms of one client with {BOTS_EACH} masters each, a room hardly waits, "
    "nor does one of that client",
    bound=f"at most {MAX_RATIO:g} times the time on a quiet server, with one worker process; at least "
    f"{MIN_FRAMES} frames in 20 s",
    unit="moves of an honest master bot",
    batch=20,
    goal=100,
    run=run_batch,
)
