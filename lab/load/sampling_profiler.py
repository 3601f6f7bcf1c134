"""`python -m lab.load.sampling_profiler FILE`: a server with a sampling profiler, which writes its stacks at exit.

It samples between the signals USR1 and USR2. A timer on processor time triggers a sample of every thread's stack; each
stack is credited with the processor time that its thread used since the last sample. Waiting costs nothing, and the
store's writer thread is profiled along with the event loop.
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

SAMPLE_INTERVAL_S = 0.02
"""Processor time between two samples, in seconds."""


class StackSampler:
    """Microseconds by stack, outermost function first, as `thread;caller;callee`."""

    def __init__(self) -> None:
        self.stacks: Counter[str] = Counter()
        self.last_cpu_s: dict[int, float] = {}

    def install_handlers(self) -> None:
        signal.signal(signal.SIGPROF, self.sample)
        signal.siginterrupt(signal.SIGPROF, False)
        signal.signal(signal.SIGUSR1, self.start)
        signal.signal(signal.SIGUSR2, self.stop)

    def start(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, SAMPLE_INTERVAL_S, SAMPLE_INTERVAL_S)

    def stop(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def sample(self, _: int, frame: FrameType | None) -> None:
        """Sample all threads. `frame` is where the main thread was interrupted; its own stack would show this
        handler."""
        frames = sys._current_frames()
        for thread in threading.enumerate():
            if thread.ident is not None and (used_since_last := self.used_since_last(thread.ident)) > 0:
                top = frame if thread is threading.main_thread() else frames.get(thread.ident)
                self.stacks[";".join([thread.name, *stack_names(top)])] += round(1e6 * used_since_last)

    def used_since_last(self, ident: int) -> float:
        """Processor time of this thread since its last sample, in seconds."""
        now = time.clock_gettime(time.pthread_getcpuclockid(ident))
        before, self.last_cpu_s[ident] = self.last_cpu_s.get(ident, now), now
        return now - before

    def write(self, file: Path) -> None:
        file.write_text(
            "".join(f"{stack} {used_since_last}\n" for stack, used_since_last in self.stacks.items()), encoding="utf-8"
        )


def stack_names(frame: FrameType | None) -> list[str]:
    """Names of the functions on a stack, outermost first."""
    found: list[str] = []
    while frame is not None:
        found.append(f"{frame.f_globals.get('__name__', '')}.{frame.f_code.co_qualname}")
        frame = frame.f_back
    return found[::-1]


def serve_profiled(file: Path) -> int:
    """Run the server and write the stacks at the end."""
    sampler = StackSampler()
    sampler.install_handlers()
    try:
        return main(["serve"])
    finally:
        sampler.stop()
        sampler.write(file)


if __name__ == "__main__":
    sys.exit(serve_profiled(Path(sys.argv[1])))
