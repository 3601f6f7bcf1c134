"""A server that starts in a tenth of the time, because its nursery has read the program already."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from lab.world.served import CHECKOUT, Served
from lab.world.stores import is_alive

PATIENCE = 20.0
"""Seconds for a server to be ready."""


class Nursery:
    """The process that forks servers; one for all of us."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lab.nemeses.nursery"],
            env=os.environ | {"PYTHONPATH": str(CHECKOUT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def order(self, **order: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())


@cache
def nursery() -> Nursery:
    return Nursery()


class Forked(Served):
    """A server like any other. What it is next time, honest or a mutant, can be changed while it lives."""

    def __init__(
        self, folder: Path, *, mutant: str = "", inside: dict[str, str] | None = None, **settings: Any
    ) -> None:
        super().__init__(folder, **settings)
        self.mutant = mutant or os.environ.get("FORNO_MUTANT", "")
        self.inside = inside or {}
        self.pid = 0

    def start(self) -> Forked:
        self.pid = nursery().order(
            environ={f"FORNO_{name.upper()}": str(value) for name, value in self.settings.items()},
            errors=str(self.errors.resolve()),
            folder=str(self.folder.resolve()),
            mutant=self.mutant,
            inside=self.inside,
        )
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if not is_alive(self.pid) or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start: {self.errors.read_text()[-500:]}")
            time.sleep(0.01)
        return self

    def kill(self) -> None:
        if self.pid:
            nursery().order(kill=self.pid)
            self.pid = 0

    def freeze(self) -> None:
        """It keeps its connections and what it believes, and does nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def __enter__(self) -> Forked:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()
