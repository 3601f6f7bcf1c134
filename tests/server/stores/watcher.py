"""Ends a test's server when nobody needs it any more, however those who needed it ended.

Those who need it hold a shared lock on a file; the system lets go of it even when they are killed. So whoever gets the
lock alone is the last: this process waits for that, ends the servers of a folder, and removes the folder.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path


def watch(lock: Path, folder: Path) -> None:
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        for pid in pids_of(folder):
            end(pid)
        shutil.rmtree(folder, ignore_errors=True)


def pids_of(folder: Path) -> list[int]:
    """The first line of each file in which a server keeps its number."""
    found = []
    for file in [folder / "redis.pid", folder / "data" / "postmaster.pid"]:
        with suppress(OSError, ValueError, IndexError):
            found.append(int(file.read_text().split()[0]))
    return found


def end(pid: int) -> None:
    """Ask it to end at once; insist after five seconds."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGCONT)
        os.kill(pid, signal.SIGINT)
        for _ in range(50):
            time.sleep(0.1)
            os.kill(pid, 0)
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    watch(Path(sys.argv[1]), Path(sys.argv[2]))
