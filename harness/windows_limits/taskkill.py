"""`taskkill /F /T /PID n` of Windows, simulated on Linux: kills a process and its descendants."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path


def kill_tree(process: int) -> None:
    """Stop a process, so that it starts no others, kill its descendants, then itself."""
    os.kill(process, signal.SIGSTOP)
    for child in Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split():
        with suppress(ProcessLookupError, FileNotFoundError):
            kill_tree(int(child))
    os.kill(process, signal.SIGKILL)


if __name__ == "__main__":
    forced, tree, by_number, number = sys.argv[1:]
    assert (forced, tree, by_number) == ("/F", "/T", "/PID")
    kill_tree(int(number))
