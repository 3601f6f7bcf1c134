"""Hostile frames: attackers flood a real server with almost right messages while others play; nobody may notice."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.server.figures import percentile
from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.history import Answered, Asked, read
from lab.hostile.attack import Orders
from lab.hostile.overheard import overheard
from lab.hostile.schema import drawn
from lab.hostile.troubles import complaints, death, growth, megabytes, stalls, worked
from lab.hostile.visit import Tally
from lab.world.evening import Evening
from lab.world.judging import judge
from lab.world.served import CHECKOUT, Served

AS_HOSTS_RUN_IT: dict[str, Any] = {"rate": 20, "burst": 60, "bot_pace": 150, "jump_pace": 150}
"""The limits that a server has when nobody chooses others; bots so slow that people keep below them."""
WIDE_OPEN: dict[str, Any] = AS_HOSTS_RUN_IT | {"rate": 1_000_000, "burst": 1_000_000}
"""No limits: every frame is really looked at."""
SHARE = 0.05
"""Of the frames that go to a server with limits, where most are cut off; the rest is looked at."""
DRAWN = 150
"""Messages that are drawn from the schema."""
SETTLE = 0.5
"""Seconds for people to sit down."""
CALM = 4.0
"""Seconds in which nobody attacks, before and after."""
Span = tuple[float, float]


class Siege(msgspec.Struct):
    """What an attack was, and what it did."""

    tally: Tally
    verdict: Verdict
    faults: list[str]
    figures: dict[str, float]


async def besieged(
    folder: Path,
    frames: int,
    limits: dict[str, Any],
    *,
    seed: int,
    at_once: int = 24,
    tables: int = 4,
    server: Served | None = None,
    judged: bool = True,
) -> Siege:
    """People play, calmly at first, then while somebody attacks, then calmly again. The attack comes through so many
    connections at once."""
    folder.mkdir(exist_ok=True)
    with server or Served(folder, **limits) as served:
        said = [*await overheard(served.address, seed), *drawn(DRAWN, seed)]
        async with hired() as attacker, Evening([served.address], folder, tables, seed=seed) as evening:
            await asyncio.sleep(SETTLE)
            before, begin, idle = megabytes(served), time.monotonic(), worked(served)
            await asyncio.sleep(CALM)
            others = sorted({player.seat.room for player in evening.players})
            attacked, busy = time.monotonic(), worked(served)
            tally = await attack(attacker, Orders(served.address, seed, frames, said, others, at_once=at_once))
            calmed, grown, spent = time.monotonic(), megabytes(served) - before, worked(served) - busy
            await asyncio.sleep(CALM)
            end = time.monotonic()
            faults = [*death(served), *growth(grown)]
        served.kill()
        verdict = await judge([evening.file], served, folder) if judged else Verdict()
    spans = {"calm": [(begin, attacked), (calmed, end)], "attacked": [(attacked, calmed)]}
    seen = {name: [*waits(evening.file, those)] for name, those in spans.items()}
    faults += [*unplayed(seen), *refusals(tally), *complaints(served), *verdict.faults]
    figures = times(seen) | {"MB grown": grown, "stalls": stalls(served), "frames/s": tally.frames / tally.seconds}
    figures |= {"calm busy": (busy - idle) / (attacked - begin), "attacked busy": spent / (calmed - attacked)}
    return Siege(tally, verdict, faults, figures)


@asynccontextmanager
async def hired() -> AsyncIterator[asyncio.subprocess.Process]:
    """An attacker in a process of its own, which has made itself ready: that shall slow nobody down."""
    attacker = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "lab.hostile.attack",
        cwd=CHECKOUT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert attacker.stdout is not None
    try:
        await attacker.stdout.readline()
        yield attacker
    finally:
        if attacker.returncode is None:
            attacker.kill()
        await attacker.communicate()


async def attack(attacker: asyncio.subprocess.Process, orders: Orders) -> Tally:
    told, _ = await attacker.communicate(msgspec.json.encode(orders))
    return msgspec.json.decode(told, type=Tally)


# --- what came of it


def waits(file: Path, spans: Iterable[Span]) -> Iterable[float]:
    """Seconds from asking to being answered, for what was asked in these spans of time."""
    asked: dict[str, float] = {}
    for line in read([file]):
        if isinstance(line, Asked):
            asked.setdefault(line.command, line.at)
        elif isinstance(line, Answered) and line.command in asked:
            began = asked.pop(line.command)
            if any(begin <= began < end for begin, end in spans):
                yield line.at - began


def times(seen: dict[str, list[float]]) -> dict[str, float]:
    """Milliseconds of honest players, and how much worse it was under attack."""
    found = {f"{name} p{part}": percentile(seen[name], part) for name in seen for part in (50, 99)}
    return found | {"p99 ratio": found["attacked p99"] / max(found["calm p99"], 1e-9)}


def unplayed(seen: dict[str, list[float]]) -> list[str]:
    return [f"no honest move was answered while it was {name}" for name, answers in seen.items() if not answers]


def refusals(tally: Tally) -> list[str]:
    return [f"{count} visits got {status}" for status, count in tally.statuses.items() if status.startswith("5")]


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    counts: dict[str, int] = {}
    figures: dict[str, float] = {}
    faults: list[str] = []
    limited = max(1, round(size * SHARE))
    for name, limits, frames in (("limited", AS_HOSTS_RUN_IT, limited), ("open", WIDE_OPEN, size - limited)):
        siege = await besieged(folder / name, frames, limits, seed=seed)
        tally = siege.tally
        parts = {"frames": tally.frames, "answered": tally.answered, "visits": tally.visits}
        counts |= {f"{what} {name}": count for what, count in parts.items()}
        counts[f"honest moves {name}"] = siege.verdict.acknowledged
        figures |= {f"{what} {name}": value for what, value in siege.figures.items()}
        faults += [f"{name}: {fault}" for fault in siege.faults]
        for _ in range(frames):
            done()
    return Outcome(seed, size, counts, faults, figures)


FUZZ = Experiment(
    name="fuzz",
    claim="hostile frames bring no error, and who plays hardly notices",
    unit="hostile frames",
    batch=500_000,
    goal=10_000_000,
    run=batch,
)
