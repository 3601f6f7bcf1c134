"""Servers forked from a process that has imported the program already: they start in a tenth of the time."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from harness import CHECKOUT
from harness.servers import ServerProcess, written
from harness.stores import Postgres, RedisServer, is_alive, own_store

READY_TIMEOUT_S = 120.0
"""Timeout for a server to become ready."""


class ForkServer:
    """The process that forks servers, shared by all users in this process."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lab.faults.fork_server"],
            env=os.environ | {"PYTHONPATH": str(CHECKOUT)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
        )

    def request(self, **request: Any) -> int:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self.lock:
            self.process.stdin.write(json.dumps(request).encode() + b"\n")
            self.process.stdin.flush()
            return int(self.process.stdout.readline())


@cache
def fork_server() -> ForkServer:
    return ForkServer()


class ForkedServer(ServerProcess):
    """A server process that can be killed, frozen and restarted; `mutant` takes effect at the next start."""

    def __init__(
        self, folder: Path, *, mutant: str = "", in_process_faults: dict[str, str] | None = None, **settings: Any
    ) -> None:
        super().__init__(folder, **settings)
        self.mutant = mutant or os.environ.get("FORNO_MUTANT", "")
        self.in_process_faults = in_process_faults or {}
        self.pid = 0

    def start(self) -> ForkedServer:
        self.pid = fork_server().request(
            environ={f"FORNO_{name.upper()}": written(value) for name, value in self.settings.items()},
            errors=str(self.errors.resolve()),
            folder=str(self.folder.resolve()),
            mutant=self.mutant,
            in_process_faults=self.in_process_faults,
        )
        end = time.monotonic() + READY_TIMEOUT_S
        while not self.is_ready():
            if not is_alive(self.pid) or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start: {self.errors.read_text()[-500:]}")
            time.sleep(0.01)
        return self

    def kill(self) -> None:
        if self.pid:
            fork_server().request(kill=self.pid)
            self.pid = 0

    def freeze(self) -> None:
        """Stop the process with SIGSTOP: it keeps its connections and its beliefs, and does nothing."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    def __enter__(self) -> ForkedServer:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.kill()


class Cluster:
    """Servers that share one store and one bus; each can be killed or frozen by itself."""

    def __init__(self, servers: list[ForkedServer]) -> None:
        self.servers = servers

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def kill(self) -> None:
        for server in self.servers:
            server.kill()


@contextmanager
def cluster(folder: Path, servers: int, store: str, bus: str, **settings: Any) -> Iterator[Cluster]:
    with ExitStack() as stack:
        started = [ForkedServer(folder, store=store, bus=bus, **settings) for _ in range(servers)]
        yield Cluster([stack.enter_context(server) for server in started])


@contextmanager
def own_stores() -> Iterator[tuple[Postgres, RedisServer]]:
    """Start a PostgreSQL and a Redis for one cluster alone."""
    with own_store(Postgres) as postgres, own_store(RedisServer) as redis:
        yield postgres, redis
