"""`python -m lab.load.sampling FILE`: a server that writes down where its processor time went, when it ends.

It looks from the signal USR1 to the signal USR2. A timer that runs on processor time looks at the stack of every
thread; each stack is given what its thread has used since the last look. So waiting costs nothing, and the log's own
thread is seen beside the event loop.
"""

from __future__ import annotations

import signal
import sys
import threading
import time
from collections import Counter
from pathlib import Path
from types import FrameType

from forno.cli import main

EVERY = 0.02
"""Seconds of processor time between two looks."""


class Sampler:
    """Microseconds by stack, outermost first, as `thread;caller;called`."""

    def __init__(self) -> None:
        self.stacks: Counter[str] = Counter()
        self.used: dict[int, float] = {}

    def prepare(self) -> None:
        signal.signal(signal.SIGPROF, self.look)
        signal.siginterrupt(signal.SIGPROF, False)
        signal.signal(signal.SIGUSR1, self.start)
        signal.signal(signal.SIGUSR2, self.stop)

    def start(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def stop(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def look(self, _: int, frame: FrameType | None) -> None:
        """`frame` is where the main thread was; as seen from here it would be in this function."""
        frames = sys._current_frames()
        for thread in threading.enumerate():
            if thread.ident is not None and (spent := self.spent(thread.ident)) > 0:
                there = frame if thread is threading.main_thread() else frames.get(thread.ident)
                self.stacks[";".join([thread.name, *names(there)])] += round(1e6 * spent)

    def spent(self, ident: int) -> float:
        """Since the last look at this thread."""
        now = time.clock_gettime(time.pthread_getcpuclockid(ident))
        before, self.used[ident] = self.used.get(ident, now), now
        return now - before

    def write(self, file: Path) -> None:
        file.write_text("".join(f"{stack} {spent}\n" for stack, spent in self.stacks.items()), encoding="utf-8")


def names(frame: FrameType | None) -> list[str]:
    """The functions of a stack, outermost first."""
    found: list[str] = []
    while frame is not None:
        found.append(f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_qualname}")
        frame = frame.f_back
    return found[::-1]


def watched(file: Path) -> int:
    """Serve, and look."""
    sampler = Sampler()
    sampler.prepare()
    try:
        return main(["serve"])
    finally:
        sampler.stop()
        sampler.write(file)


if __name__ == "__main__":
    sys.exit(watched(Path(sys.argv[1])))
