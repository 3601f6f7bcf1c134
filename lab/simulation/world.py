"""What all in a simulated world share: the clock, one source of chance, the faults, and what is written down."""

from __future__ import annotations

import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from contextvars import copy_context
from random import Random
from typing import Any
from unittest import mock

from forno.server.web import socket
from lab.simulation.faults import CALM, Faults
from lab.simulation.loop import OWNER, VirtualLoop
from lab.simulation.trace import Trace

EPOCH = 1_767_225_600.0
"""Where the calendar stands when the loop's clock is at 0."""


class World:
    """Nothing in it happens but by its clock, and nothing is left to chance but by its seed."""

    def __init__(self, seed: int, *, keep: bool = False) -> None:
        self.seed = seed
        self.random = Random(seed)
        self.loop = VirtualLoop()  # type: ignore[abstract]  # what nobody asks for is not there
        self.trace = Trace(keep=keep)
        self.faults: Faults = CALM
        self.did: Counter[str] = Counter()
        """How often each thing went wrong."""
        self.wrong: list[str] = []
        """What nobody may do, noticed by the world itself."""
        self.nobody = copy_context()

    def later(self, delay: float, callback: Callable[..., object], *args: Any) -> None:
        """Something in the world: no process needs to be alive or awake for it."""
        self.loop.call_later(delay, callback, *args, context=self.nobody)

    def happens(self, fault: str) -> bool:
        if self.random.random() >= getattr(self.faults, fault):
            return False
        self.did[fault] += 1
        return True

    def note(self, who: str, what: str, data: bytes = b"") -> None:
        self.trace.note(self.loop.now, who, what, data)

    # --- what a server asks its machine for

    def wall_clock(self) -> float:
        """As the process that asks has it set."""
        return EPOCH + self.loop.now + getattr(OWNER.get(), "clock", 0.0)

    def token(self, size: int | None = None) -> bytes:
        return self.random.randbytes(size or 32)

    @contextmanager
    def instead(self) -> Iterator[None]:
        """Time and chance come from here, for everybody."""
        with ExitStack() as stack:
            for place, name, ours in (
                (time, "time", self.wall_clock),
                (time, "monotonic", self.loop.time),
                (secrets, "token_bytes", self.token),
                (socket, "token_bytes", self.token),
            ):
                stack.enter_context(mock.patch.object(place, name, ours))
            yield
