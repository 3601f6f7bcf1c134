"""What is wrong with a server that was treated badly: its log, its process, its memory."""

from __future__ import annotations

import json

import psutil  # type: ignore[import-untyped]

from lab.world.served import Served

MOST_SHOWN = 5
ROOM_TO_GROW = 256.0
"""Megabytes by which a server's memory may grow in one batch."""


def complaints(server: Served) -> list[str]:
    """Each sort of error in the log once, and whatever is no line of a log at all."""
    found: dict[str, None] = {}
    for line in server.errors.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            told = json.loads(line)
        except ValueError:
            found.setdefault(f"the server printed {line[:200]!r}")
            continue
        if told["level"] in ("error", "critical") or "Traceback" in line:
            last = str(told.get("exception", "")).strip().rpartition("\n")[2]
            found.setdefault(f"the server's log has an error: {told['event']} {last[:200]}".strip())
    return [*found][:MOST_SHOWN]


def stalls(server: Served) -> int:
    """How often its event loop stood still."""
    return server.errors.read_text(encoding="utf-8", errors="replace").count("the event loop stood still")


def death(server: Served) -> list[str]:
    assert server.process is not None
    code = server.process.poll()
    return [] if code is None else [f"the server died with {code}"]


def megabytes(server: Served) -> float:
    """What it has in memory; nothing if it has died."""
    assert server.process is not None
    if server.process.poll() is not None:
        return 0.0
    return float(psutil.Process(server.process.pid).memory_info().rss) / 1e6


def worked(server: Served) -> float:
    """Seconds of a processor that it has taken so far."""
    assert server.process is not None
    if server.process.poll() is not None:
        return 0.0
    times = psutil.Process(server.process.pid).cpu_times()
    return float(times.user + times.system)


def growth(grown: float) -> list[str]:
    return [f"the server's memory grew by {grown:.0f} MB"] if grown > ROOM_TO_GROW else []
