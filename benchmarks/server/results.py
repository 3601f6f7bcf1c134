"""Results of the server benchmark: comparison, many tables, idle memory and targets."""

from __future__ import annotations

import platform
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median

import msgspec

from benchmarks.command import BenchmarkError
from benchmarks.results import GROWTH_TOLERANCE, Target
from benchmarks.server import boardgame_io
from benchmarks.server.comparison import (
    BOARDGAME,
    ECHO,
    FORNO,
    Measurements,
    contestants,
    median_result,
    rate,
    rate_per_cpu_second,
    ratio,
    run_load_on_forno,
)
from harness.load.figures import Load

ProgressBar = Callable[[str, range], Iterable[int]]


class Effort(msgspec.Struct, frozen=True):
    """How long to measure."""

    rounds: int
    seconds: float
    tables: tuple[int, ...]
    """Numbers of tables that share the same total rate of moves."""
    idle_tables: int
    """Idle tables whose memory is measured."""


FULL = Effort(rounds=5, seconds=6.0, tables=(10, 100, 500, 2_000), idle_tables=1_000)
QUICK = Effort(rounds=1, seconds=3.0, tables=(10, 200), idle_tables=200)
TABLES = 50
MOVES_PER_S = 200.0
"""Moves per second over all tables, where the number of tables varies."""
IDLE_OPTIONS = {
    "seated, nobody connected": (),
    "seated, four connected": ("--connected",),
    "dealt, nobody connected": ("--dealt",),
    "dealt, four connected": ("--connected", "--dealt"),
}
TARGETED = ("seated, nobody connected", "seated, four connected")


class Results(msgspec.Struct, frozen=True):
    """Results by contestant, by number of tables, and by kind of idle table; and targets."""

    python: str
    game: str
    loads: dict[str, Load]
    """The round with the median rate."""
    processor: dict[str, float]
    """Milliseconds of the server's processor per move or echo; medians."""
    ratios: dict[str, dict[str, float]]
    """Ratios of Forno to each other contestant: moves per second, and moves per second of processor time."""
    many_tables: dict[int, dict[str, float]]
    memory: dict[str, float]
    """KiB per table."""
    skipped: str
    targets: list[Target]


def measure(game: str, effort: Effort, with_bar: ProgressBar) -> Results:
    with tempfile.TemporaryDirectory() as folder:
        boardgame_folder, skipped = install(Path(folder))
        loads = contestants(game, TABLES, effort.seconds, boardgame_folder)
        measurements: Measurements = {name: [] for name in loads}
        for _ in with_bar("moves a second", range(effort.rounds)):
            for name, load in loads.items():
                measurements[name].append(load())
    many_tables = {
        effort.tables[at]: measure_many_tables(game, effort, at)
        for at in with_bar("many tables", range(len(effort.tables)))
    }
    kinds = list(IDLE_OPTIONS)
    memory = {kinds[at]: idle_memory(game, effort, kinds[at]) for at in with_bar("memory", range(len(kinds)))}
    ratios = {other: compare(measurements, other) for other in measurements if other != FORNO}
    return Results(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        game=game,
        loads={name: median_result(result).load for name, result in measurements.items()},
        processor={name: median(each.each for each in result) for name, result in measurements.items()},
        ratios=ratios,
        many_tables=many_tables,
        memory=memory,
        skipped=skipped,
        targets=targets(ratios, median(each.each for each in measurements[FORNO]), many_tables, memory),
    )


def install(folder: Path) -> tuple[Path | None, str]:
    try:
        return boardgame_io.install(folder), ""
    except BenchmarkError as failed:
        return None, f"{BOARDGAME} is skipped: {failed}"


def compare(measurements: Measurements, other: str) -> dict[str, float]:
    return {
        "rate": ratio(measurements, FORNO, other, rate),
        "processor": ratio(measurements, FORNO, other, rate_per_cpu_second),
    }


def measure_many_tables(game: str, effort: Effort, at: int) -> dict[str, float]:
    """Cost of a move when the same rate of moves is spread over many tables."""
    tables = effort.tables[at]
    result = run_load_on_forno(
        "load.py", "--game", game, "--tables", tables, "--seconds", effort.seconds, "--pace", MOVES_PER_S
    )
    costs = {"each": result.each, "each_alone": result.each_alone, "resting": result.resting}
    return {"rate": result.load.rate, "p50": result.load.p50, "p99": result.load.p99, **costs}


def idle_memory(game: str, effort: Effort, kind: str) -> float:
    result = run_load_on_forno("idle_tables.py", "--game", game, "--tables", effort.idle_tables, *IDLE_OPTIONS[kind])
    return result.memory / effort.idle_tables / 1024


def targets(
    ratios: dict[str, dict[str, float]], each: float, many_tables: dict[int, dict[str, float]], memory: dict[str, float]
) -> list[Target]:
    made = [Target("milliseconds of processor for a move", "at most 0.7", each, each <= 0.7)]
    for other, least in ((BOARDGAME, 4.0), (ECHO, 0.25)):
        if other in ratios:
            times = ratios[other]["rate"]
            made.append(Target(f"moves a second over {other}", f"at least {least}", times, times >= least))
    few, many = min(many_tables), max(many_tables)
    growth = many_tables[many]["each_alone"] / many_tables[few]["each_alone"]
    made.append(
        Target(
            f"a move at {many:,} tables over {few}", f"at most {GROWTH_TOLERANCE}", growth, growth <= GROWTH_TOLERANCE
        )
    )
    return made + [Target(f"KiB for a table: {kind}", "under 64", memory[kind], memory[kind] < 64) for kind in TARGETED]
