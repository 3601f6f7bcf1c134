"""Worker processes for searching bots: they ignore the interrupt, and end with their parent."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, ParamSpec, TypeVar

from forno.platform import interrupts_blocked, start_process_tracker

P = ParamSpec("P")
R = TypeVar("R")


class Workers(ProcessPoolExecutor):
    """A pool of processes, each started when it is first needed."""

    def __init__(self, number: int, then: Callable[[], Any] | None = None) -> None:
        start_process_tracker()
        super().__init__(number, mp_context=get_context("spawn"), initializer=settle_in, initargs=(then,))

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        with interrupts_blocked():
            return super().submit(fn, *args, **kwargs)


def settle_in(then: Callable[[], Any] | None = None) -> None:
    """Set up a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_parent, daemon=True).start()
    if then:
        then()


def _leave_with_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)
