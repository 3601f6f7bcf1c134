"""Health of a server under attack: its log, its process, its memory, its processor time."""

from __future__ import annotations

import json

import psutil  # type: ignore[import-untyped]

from harness.servers import ServerProcess

MAX_LISTED = 5
MAX_GROWTH_MB = 256.0
"""Limit on the growth of a server's memory in one batch."""


def log_errors(server: ServerProcess) -> list[str]:
    """List each kind of error in the server's log once, and every line that is not a log entry."""
    found: dict[str, None] = {}
    for line in server.errors.read_text(encoding="utf-8", errors="replace").splitlines():
        try:
            entry = json.loads(line)
        except ValueError:
            found.setdefault(f"the server printed {line[:200]!r}")
            continue
        if entry["level"] in ("error", "critical") or "Traceback" in line:
            last = str(entry.get("exception", "")).strip().rpartition("\n")[2]
            details = " ".join(str(entry[name]) for name in ("task", "doing", "why") if name in entry)
            found.setdefault(f"the server's log has an error: {entry['event']} {details} {last[:200]}".strip())
    return [*found][:MAX_LISTED]


def count_stalls(server: ServerProcess) -> int:
    """Count the stalls of the event loop that the server logged."""
    return server.errors.read_text(encoding="utf-8", errors="replace").count("the event loop stood still")


def exit_violations(server: ServerProcess) -> list[str]:
    assert server.process is not None
    code = server.process.poll()
    return [] if code is None else [f"the server exited with {code}"]


def memory_mb(server: ServerProcess) -> float:
    """Resident memory in megabytes; 0 if the server has exited."""
    assert server.process is not None
    if server.process.poll() is not None:
        return 0.0
    return float(psutil.Process(server.process.pid).memory_info().rss) / 1e6


def cpu_seconds(server: ServerProcess) -> float:
    """Processor time used so far, in seconds; 0 if the server has exited."""
    assert server.process is not None
    if server.process.poll() is not None:
        return 0.0
    times = psutil.Process(server.process.pid).cpu_times()
    return float(times.user + times.system)


def growth_violations(growth_mb: float) -> list[str]:
    return [f"the server's memory grew by {growth_mb:.0f} MB"] if growth_mb > MAX_GROWTH_MB else []
