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

SERVERS = {"data/postmaster.pid": signal.SIGQUIT, "redis.pid": signal.SIGTERM}
"""Where each kind of server keeps its number, and what makes it end at once."""


def watch(lock: Path, folder: Path) -> None:
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        for name, request in SERVERS.items():
            with suppress(OSError, ValueError, IndexError):
                end(int((folder / name).read_text().split()[0]), request)
        shutil.rmtree(folder, ignore_errors=True)


def end(pid: int, request: signal.Signals) -> None:
    """Ask it to end at once; insist after five seconds."""
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGCONT)
        os.kill(pid, request)
        for _ in range(50):
            time.sleep(0.1)
            os.kill(pid, 0)
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    watch(Path(sys.argv[1]), Path(sys.argv[2]))
