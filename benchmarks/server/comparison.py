"""Comparison of Forno, a bare echo server and boardgame.io, interleaved in the same run."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from benchmarks.server import boardgame_io
from benchmarks.server.program import HERE, Program, python, run_load
from harness.load.figures import LoadResult

FORNO, ECHO, BOARDGAME = "forno", "bare echo", "boardgame.io"
NO_LIMITS = {
    "FORNO_RATE": "1000000",
    "FORNO_BURST": "1000000",
    "FORNO_ADDRESS_LIMITS": "0",
    "FORNO_BOT_PACE": "0",
    "FORNO_LOG": "error",
}
"""Environment without rate limits: the load is not an attack."""

Contestant = Callable[[], LoadResult]
Measurements = dict[str, list[LoadResult]]


def forno(data: str) -> Program:
    """`forno serve` as hosts run it, with SQLite in a folder."""
    return Program(sys.executable, "-m", "forno", "serve", "--port", "{port}", "--data", data, environ=NO_LIMITS)


def run_load_on_forno(script: str, *arguments: object) -> LoadResult:
    """Start a new server and run one of our loads against it."""
    with tempfile.TemporaryDirectory() as data, forno(data) as server:
        return run_load(server, python(HERE / script, server.address, *map(str, arguments)))


def contestants(game: str, tables: int, seconds: float, folder: Path | None) -> dict[str, Contestant]:
    def play() -> LoadResult:
        return run_load_on_forno("load.py", "--game", game, "--tables", tables, "--seconds", seconds)

    def echo() -> LoadResult:
        with Program(*python(HERE / "echo.py", "{port}")) as server:
            arguments = ("--connections", str(4 * tables), "--seconds", str(seconds))
            return run_load(server, python(HERE / "echo_load.py", server.address, *arguments))

    def boardgame() -> LoadResult:
        assert folder is not None
        with boardgame_io.server(folder) as server:
            return run_load(server, boardgame_io.load(server.address, tables, seconds), folder)

    return {FORNO: play, ECHO: echo} | ({BOARDGAME: boardgame} if folder else {})


def ratio(measurements: Measurements, one: str, other: str, of: Callable[[LoadResult], float]) -> float:
    """Median of the ratios within each round, so that other load disturbs both sides alike."""
    return median(of(mine) / of(theirs) for mine, theirs in zip(measurements[one], measurements[other], strict=True))


def rate(result: LoadResult) -> float:
    return result.load.rate


def rate_per_cpu_second(result: LoadResult) -> float:
    """Moves per second of the server's processor time, which counts where other programs run too."""
    return result.load.moves / result.processor


def median_result(results: list[LoadResult]) -> LoadResult:
    """The measurement with the median rate."""
    return sorted(results, key=rate)[len(results) // 2]
