"""Shared state of a simulated world: the clock, one source of randomness, the fault rates and the trace."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import copy_context
from hashlib import sha256
from random import Random
from typing import Any
from unittest import mock

from forno.server.room import nudges
from forno.server.runtime import caller, delivery
from forno.server.web import websocket
from harness.virtual.faults import NO_FAULTS, FaultRates
from harness.virtual.loop import OWNER, VirtualLoop

PATIENCE_MS = 100
"""How long a simulated player waits before a nudge."""
LEASE_MS, RETRY_DELAYS_S, POLL_PERIOD_S, RECHECK_MS = 1_500, (0.1, 0.3, 0.3), 0.5, 900
"""Times of calls, as short as everything else in a simulated evening."""
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
        """Replace the sources of time and randomness by those of this world, and let players be impatient."""
        with ExitStack() as stack:
            for place, name, ours in (
                (time, "time", self.wall_clock),
                (time, "monotonic", self.loop.time),
                (secrets, "token_bytes", self.token),
                (websocket, "token_bytes", self.token),
                (nudges, "PATIENCE_MS", PATIENCE_MS),
                (delivery, "LEASE_MS", LEASE_MS),
                (delivery, "RETRY_DELAYS_S", RETRY_DELAYS_S),
                (caller, "POLL_PERIOD_S", POLL_PERIOD_S),
                (caller, "RECHECK_MS", RECHECK_MS),
            ):
                stack.enter_context(mock.patch.object(place, name, ours))
            yield
