"""The process that ends a test's database servers once no process uses them any more.

Users hold a shared lock on a file, which the system releases even when they are killed. This process waits for the
exclusive lock, ends the servers of the folder, and removes the folder. Standard library only.
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

STOP_SIGNALS = {"data/postmaster.pid": signal.SIGQUIT, "redis.pid": signal.SIGTERM}
"""The file in which each kind of server keeps its process id, and the signal that ends it at once."""


def reap(lock: Path, folder: Path) -> None:
    """Block until the lock is free, then end the servers and remove the folder."""
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        for name, request in STOP_SIGNALS.items():
            with suppress(OSError, ValueError, IndexError):
                end(int((folder / name).read_text().split()[0]), request)
        shutil.rmtree(folder, ignore_errors=True)


def end(pid: int, request: signal.Signals) -> None:
    """Send the signal; after five seconds, SIGKILL."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGCONT)
        os.kill(pid, request)
        for _ in range(50):
            time.sleep(0.1)
            os.kill(pid, 0)
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    reap(Path(sys.argv[1]), Path(sys.argv[2]))
