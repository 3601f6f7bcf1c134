"""A program that runs beside us: lines to it and from it, and never a moment longer than until a deadline."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic

from forno.bots.guest import Fault

MOST_UNREAD = 1_000_000
"""Who has written more than so many bytes that nobody asked for is stopped."""
TAIL = 500
"""So much of what it complained of last is shown with a fault."""
CHUNK = 65_536
DYING = 1.0
"""Seconds between the end of its output and its own."""


class Process:
    """One run of a program. Every fault raised here is the end of it: close it then."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            # A group of its own, so that whatever it starts can be ended with it.
            self.run = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)  # noqa: S603
        except OSError as error:
            raise Fault("crash", f"{command[0]}: {error.strerror}") from None
        assert self.run.stdin
        assert self.run.stdout
        assert self.run.stderr
        self.inlet, self.outlet, self.complaints = self.run.stdin, self.run.stdout, self.run.stderr
        self.unsent = self.unread = self.tail = b""
        self.pipes = DefaultSelector()
        for pipe in (self.inlet, self.outlet, self.complaints):
            os.set_blocking(pipe.fileno(), False)
        self.pipes.register(self.outlet, EVENT_READ, self.hear)
        self.pipes.register(self.complaints, EVENT_READ, self.hear_complaint)

    # --- talking

    def send(self, lines: bytes, until: float) -> None:
        """Say something; it need not listen at once, but before the time is up."""
        self.unsent += lines
        self.pipes.register(self.inlet, EVENT_WRITE, self.say)
        while self.unsent:
            self.exchange(until)
        self.pipes.unregister(self.inlet)

    def line(self, until: float) -> bytes:
        """The next line it writes."""
        while b"\n" not in self.unread:
            self.exchange(until)
        if monotonic() > until:
            raise self.late()
        line, _, self.unread = self.unread.partition(b"\n")
        return line

    def exchange(self, until: float) -> None:
        """Let pass whatever can pass, or wait for it."""
        left = until - monotonic()
        if left <= 0 or not (ready := self.pipes.select(left)):
            raise self.late()
        for key, _ in ready:
            key.data()

    def say(self) -> None:
        try:
            self.unsent = self.unsent[os.write(self.inlet.fileno(), self.unsent) :]
        except BlockingIOError:
            return
        except OSError:
            raise self.ended() from None

    def hear(self) -> None:
        said = os.read(self.outlet.fileno(), CHUNK)
        self.unread += said
        if not said:
            raise self.ended()
        if len(self.unread) > MOST_UNREAD:
            raise Fault("crash", f"it wrote more than {MOST_UNREAD:,} bytes unasked")

    def hear_complaint(self) -> None:
        said = os.read(self.complaints.fileno(), CHUNK)
        self.tail = (self.tail + said)[-TAIL:]
        if not said:
            self.pipes.unregister(self.complaints)

    # --- the end

    def late(self) -> Fault:
        return Fault("time-out", f"no answer in time{self.last_words()}")

    def ended(self) -> Fault:
        """It is over, or as good as: nobody can talk to a program that has closed its ears or its mouth."""
        with suppress(TimeoutExpired):
            self.run.wait(DYING)
        with suppress(BlockingIOError):
            self.tail = (self.tail + os.read(self.complaints.fileno(), CHUNK))[-TAIL:]
        how = "it closed its output" if self.run.returncode is None else f"it ended with status {self.run.returncode}"
        return Fault("crash", f"{how}{self.last_words()}")

    def last_words(self) -> str:
        """The end of what it wrote to its standard error, in one line."""
        said = " ".join(self.tail.decode(errors="replace").split())
        return f"; it said: {said}" if said else ""

    def close(self, patience: float) -> None:
        """Nothing more to read: it may end by itself within so many seconds, or is ended. Nothing of it is left."""
        self.pipes.close()
        with suppress(OSError):
            self.inlet.close()
        with suppress(TimeoutExpired):
            self.run.wait(patience)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.run.pid, signal.SIGKILL)
        self.run.wait()
        self.outlet.close()
        self.complaints.close()
