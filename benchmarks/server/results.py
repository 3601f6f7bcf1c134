"""All measurements of one run of the server, as one value."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median

import msgspec

from benchmarks.measure import TOLERANCE, Aim
from benchmarks.server import peer
from benchmarks.server.contest import (
    BOARDGAME,
    ECHO,
    FORNO,
    Seen,
    contestants,
    drive_forno,
    middle,
    rate,
    rate_of_processor,
    ratio,
)
from benchmarks.server.figures import Load
from benchmarks.server.program import Failed

Watch = Callable[[str, range], Iterable[int]]


class Effort(msgspec.Struct, frozen=True):
    """How long to look."""

    rounds: int
    seconds: float
    tables: tuple[int, ...]
    """Numbers of tables that share the same pace."""
    idle: int
    """Idle tables whose memory is measured."""


FULL = Effort(rounds=5, seconds=6.0, tables=(10, 100, 500, 2_000), idle=1_000)
QUICK = Effort(rounds=1, seconds=3.0, tables=(10, 200), idle=200)
TABLES = 50
PACE = 200.0
"""Moves a second over all tables, where their number is what changes."""
IDLE = {
    "seated, nobody connected": (),
    "seated, four connected": ("--connected",),
    "dealt, nobody connected": ("--dealt",),
    "dealt, four connected": ("--connected", "--dealt"),
}
SEATED = ("seated, nobody connected", "seated, four connected")


class Results(msgspec.Struct, frozen=True):
    """By contestant, by number of tables, by how idle tables are; and aims."""

    python: str
    game: str
    loads: dict[str, Load]
    """The round with the median rate."""
    processor: dict[str, float]
    """Milliseconds of the server's processor for a move or an echo; medians."""
    ratios: dict[str, dict[str, float]]
    """Of Forno to each other one: moves a second, and moves for a second of the server's processor."""
    crowds: dict[int, dict[str, float]]
    memory: dict[str, float]
    """KiB for each table."""
    left_out: str
    aims: list[Aim]


def measure(game: str, effort: Effort, watch: Watch) -> Results:
    with tempfile.TemporaryDirectory() as folder:
        home, left_out = install(Path(folder))
        taking = contestants(game, TABLES, effort.seconds, home)
        seen: Seen = {name: [] for name in taking}
        for _ in watch("moves a second", range(effort.rounds)):
            for name, take in taking.items():
                seen[name].append(take())
    crowds = {effort.tables[at]: crowd(game, effort, at) for at in watch("many tables", range(len(effort.tables)))}
    ways = list(IDLE)
    memory = {ways[at]: idle(game, effort, ways[at]) for at in watch("memory", range(len(ways)))}
    ratios = {other: compare(seen, other) for other in seen if other != FORNO}
    return Results(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        game=game,
        loads={name: middle(taken).load for name, taken in seen.items()},
        processor={name: median(each.each for each in taken) for name, taken in seen.items()},
        ratios=ratios,
        crowds=crowds,
        memory=memory,
        left_out=left_out,
        aims=aims(ratios, median(each.each for each in seen[FORNO]), crowds, memory),
    )


def install(folder: Path) -> tuple[Path | None, str]:
    try:
        return peer.install(folder), ""
    except Failed as failed:
        return None, f"{BOARDGAME} is left out: {failed}"


def compare(seen: Seen, other: str) -> dict[str, float]:
    return {"rate": ratio(seen, FORNO, other, rate), "processor": ratio(seen, FORNO, other, rate_of_processor)}


def crowd(game: str, effort: Effort, at: int) -> dict[str, float]:
    """What a move costs when so many tables share the same pace."""
    tables = effort.tables[at]
    taken = drive_forno("load.py", "--game", game, "--tables", tables, "--seconds", effort.seconds, "--pace", PACE)
    costs = {"each": taken.each, "each_alone": taken.each_alone, "resting": taken.resting}
    return {"rate": taken.load.rate, "p50": taken.load.p50, "p99": taken.load.p99, **costs}


def idle(game: str, effort: Effort, way: str) -> float:
    taken = drive_forno("idle.py", "--game", game, "--tables", effort.idle, *IDLE[way])
    return taken.memory / effort.idle / 1024


def aims(
    ratios: dict[str, dict[str, float]], each: float, crowds: dict[int, dict[str, float]], memory: dict[str, float]
) -> list[Aim]:
    made = [Aim("milliseconds of processor for a move", "at most 0.7", each, each <= 0.7)]
    for other, least in ((BOARDGAME, 4.0), (ECHO, 0.25)):
        if other in ratios:
            times = ratios[other]["rate"]
            made.append(Aim(f"moves a second over {other}", f"at least {least}", times, times >= least))
    few, many = min(crowds), max(crowds)
    growth = crowds[many]["each_alone"] / crowds[few]["each_alone"]
    made.append(Aim(f"a move at {many:,} tables over {few}", f"at most {TOLERANCE}", growth, growth <= TOLERANCE))
    return made + [Aim(f"KiB for a table: {way}", "under 64", memory[way], memory[way] < 64) for way in SEATED]
