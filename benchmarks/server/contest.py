"""Forno, the bare echo and boardgame.io, one after the other and again: who is how fast in the same run."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from benchmarks.server import peer
from benchmarks.server.figures import Taken
from benchmarks.server.program import HERE, Program, drive, python

FORNO, ECHO, BOARDGAME = "forno", "bare echo", "boardgame.io"
PLAIN = {"FORNO_RATE": "1000000", "FORNO_BURST": "1000000", "FORNO_BOT_PACE": "0", "FORNO_LOG": "error"}
"""Nobody is slowed down: the load is not an attack."""

Contestant = Callable[[], Taken]
Seen = dict[str, list[Taken]]


def forno(data: str) -> Program:
    """`forno serve` as a host runs it, with SQLite in a folder."""
    return Program(sys.executable, "-m", "forno", "serve", "--port", "{port}", "--data", data, environ=PLAIN)


def drive_forno(script: str, *arguments: object) -> Taken:
    """A fresh server, and one of our loads against it."""
    with tempfile.TemporaryDirectory() as data, forno(data) as server:
        return drive(server, python(HERE / script, server.address, *map(str, arguments)))


def contestants(game: str, tables: int, seconds: float, home: Path | None) -> dict[str, Contestant]:
    def play() -> Taken:
        return drive_forno("load.py", "--game", game, "--tables", tables, "--seconds", seconds)

    def echo() -> Taken:
        with Program(*python(HERE / "echo.py", "{port}")) as server:
            arguments = ("--connections", str(4 * tables), "--seconds", str(seconds))
            return drive(server, python(HERE / "echo_load.py", server.address, *arguments))

    def boardgame() -> Taken:
        assert home is not None
        with peer.server(home) as server:
            return drive(server, peer.load(server.address, tables, seconds), home)

    return {FORNO: play, ECHO: echo} | ({BOARDGAME: boardgame} if home else {})


def ratio(seen: Seen, one: str, other: str, of: Callable[[Taken], float]) -> float:
    """The median of the ratios within each round, so that a busy moment disturbs both alike."""
    return median(of(mine) / of(theirs) for mine, theirs in zip(seen[one], seen[other], strict=True))


def rate(taken: Taken) -> float:
    return taken.load.rate


def rate_of_processor(taken: Taken) -> float:
    """Moves for a second of the server's processor: what counts where other programs run as well."""
    return taken.load.moves / taken.processor


def middle(taken: list[Taken]) -> Taken:
    """The one with the median rate."""
    return sorted(taken, key=rate)[len(taken) // 2]
