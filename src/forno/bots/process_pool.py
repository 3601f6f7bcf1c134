"""Worker processes for searching bots: they ignore the interrupt, and end with their parent."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Workers(ProcessPoolExecutor):
    """A pool of processes, each started when it is first needed."""

    def __init__(self, number: int, then: Callable[[], Any] | None = None) -> None:
        super().__init__(number, mp_context=get_context("spawn"), initializer=settle_in, initargs=(then,))

    def submit(self, fn: Callable[P, R], /, *args: P.args, **kwargs: P.kwargs) -> Future[R]:
        with uninterrupted():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Block the interrupt in this context: processes started here inherit that; a pending one is delivered later."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


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
