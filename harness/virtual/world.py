"""A virtual world: one clock, one source of randomness, fault rates and a trace for everything that runs in it."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, contextmanager
from contextvars import copy_context
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any, TypeVar
from unittest import mock

from forno.server import main
from forno.server.history import reviews
from forno.server.infra.tasks import Supervisor
from forno.server.infra.tasks import Work as LongWork
from forno.server.runtime import bot_runner, moderation
from forno.server.web import app, websocket
from harness.virtual.faults import NO_FAULTS, FaultRates
from harness.virtual.loop import BACKGROUND, OWNER, VirtualLoop, Work
from harness.virtual.server import VirtualMachine

Result = TypeVar("Result")

EPOCH = 1_767_225_600.0
"""Wall-clock time at which the loop's clock is 0."""


class Trace:
    """Hash of every event, and the events themselves if they are to be kept."""

    def __init__(self, *, keep: bool = False) -> None:
        self.hashing = sha256()
        self.lines: list[bytes] | None = [] if keep else None

    def record(self, at: float, who: str, what: str, data: bytes = b"") -> None:
        line = b"%.6f %s %s %s\n" % (at, who.encode(), what.encode(), data)
        self.hashing.update(line)
        if self.lines is not None:
            self.lines.append(line)

    @property
    def hash(self) -> str:
        return self.hashing.hexdigest()

    @property
    def text(self) -> bytes:
        return b"".join(self.lines or ())


class World:
    """Everything happens by its clock, and all randomness follows from its seed."""

    def __init__(self, seed: int, *, keep: bool = False) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.shared_random: Any = Random(seed).getstate()
        """State of the generator that modules share, for as long as nothing of this world runs."""
        self.loop = VirtualLoop()  # type: ignore[abstract]  # only the methods in use are implemented
        self.trace = Trace(keep=keep)
        self.rates: FaultRates = NO_FAULTS
        self.fault_counts: Counter[str] = Counter()
        """Number of faults of each kind."""
        self.violations: list[str] = []
        """Violations that were noticed during the run."""
        self.context = copy_context()

    def schedule(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Schedule a callback of the world itself, which needs no process to be alive or running."""
        self.loop.call_later(delay, callback, *args, context=self.context)

    def occurs(self, fault: str) -> bool:
        if self.random.random() >= getattr(self.rates, fault):
            return False
        self.fault_counts[fault] += 1
        return True

    def record(self, who: str, what: str, data: bytes = b"") -> None:
        self.trace.record(self.loop.now, who, what, data)

    # --- what a server asks its machine for

    def wall_clock(self) -> float:
        """Wall clock of the process that asks."""
        return EPOCH + self.loop.now + getattr(OWNER.get(), "clock", 0.0)

    def token(self, size: int | None = None) -> bytes:
        return self.random.randbytes(size or 32)

    @contextmanager
    def patched(self) -> Iterator[None]:
        """Replace the machine's time, randomness, threads and processes by those of this world."""
        state = random.getstate()
        random.setstate(self.shared_random)
        with ExitStack() as stack:
            for place, name, ours in (
                (time, "time", self.wall_clock),
                (time, "monotonic", self.loop.time),
                (os, "urandom", self.token),
                *((place, "token_bytes", self.token) for place in (secrets, websocket, app, moderation)),
                *((place, "Workers", InlineWorkers) for place in (bot_runner, reviews)),
                (main, "watch_event_loop", asyncio.Event().wait),
                (main, "SystemMachine", partial(VirtualMachine, self.loop)),
                (Supervisor, "run", run_in_background),
            ):
                stack.enter_context(mock.patch.object(place, name, ours))
            try:
                yield
            finally:
                self.shared_random = random.getstate()
                random.setstate(state)

    def run(self, work: Work[Result]) -> Result:
        """Run to the end of `work` in this world. What it leaves unhandled is an error."""
        gc.collect()
        return self.go_on(work)

    def go_on(self, work: Work[Result]) -> Result:
        """Run to the end of `work`, in a world that is run piece by piece; between them it stands still."""
        gc.disable()  # a collection may end tasks, at a time that no seed decides
        try:
            with self.patched():
                result = self.loop.run(work)
        finally:
            gc.enable()
        if self.loop.unhandled:
            raise RuntimeError(f"unhandled in the virtual world: {'; '.join(self.loop.unhandled)}")
        return result

    @contextmanager
    def entered(self, context: AbstractAsyncContextManager[Result]) -> Iterator[Result]:
        """Enter an asynchronous context in this world, for a fixture, and leave it at the end of the block."""
        value = self.run(context.__aenter__())
        try:
            yield value
        finally:
            self.run(context.__aexit__(None, None, None))


class InlineWorkers:
    """Pool of worker processes whose work the loop does at once."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def shutdown(self, *_: Any, **__: Any) -> None:
        """Nothing runs any more."""


_supervise = Supervisor.run


def run_in_background(supervisor: Supervisor, name: str, work: LongWork) -> asyncio.Task[None]:
    """Keep a task running as the server does; its timers do not keep a world from being idle."""

    async def marked() -> None:
        BACKGROUND.set(True)
        await work()

    return _supervise(supervisor, name, marked)
