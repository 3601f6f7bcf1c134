"""A process in which bots think: it leaves the interrupt to its parent, and does not outlive it."""

from __future__ import annotations

import os
import signal
from multiprocessing import parent_process
from threading import Thread


def settle_in() -> None:
    """What a worker does first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
