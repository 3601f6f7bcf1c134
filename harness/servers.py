"""Servers for tests and experiments: `forno serve` as a process of its own, or inside the caller's event loop."""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import time
import urllib.request
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

from forno.client import AiohttpTransport, Client
from harness import CHECKOUT
from harness.fork_server import AnyProcess, start_module

FAST_SETTINGS: dict[str, Any] = {
    "bot_pace": 0,
    "jump_pace": 10,
    "rate": 2000,
    "burst": 2000,
    "address_limits": 0,
    "contribution_wait": 0,
    "grace": 60_000,
    "log": "warning",
    "review": 3,
    "outbound_hosts": (),
    "metrics": "",
}
"""No pauses before a start or a bot's move, rate limits that no honest client reaches, reviews of a few rollouts, no
calls, no listener for metrics."""
usual_seed: int | None = None
"""Seed of the deals of servers that are started without one; None for real entropy. Tests set it (tests/conftest.py),
so that none depends on the cards it is dealt."""
START_TIMEOUT_S = 120.0
STOP_TIMEOUT_S = 120.0
RESERVED_PORTS = 128
"""The number of ports of `free_port` that are reserved, the newest of this process."""
reserved: deque[socket.socket] = deque()


class ServerProcess:
    """One `forno serve` process, which can be stopped, killed, and started again on the same log.

    Several processes with the same `store` form a cluster. With `mutant`, or FORNO_MUTANT in the environment, the
    process runs the deliberately broken server of that name (see `lab/mutants`).
    """

    def __init__(self, folder: Path, *, mutant: str = "", seed: int | None = None, **settings: Any) -> None:
        self.folder = folder
        mutant, seed = mutant or os.environ.get("FORNO_MUTANT", ""), usual_seed if seed is None else seed
        self.command = ["forno", "serve"] if seed is None else ["harness.seeded_server", str(seed)]
        """A module and its arguments."""
        if mutant:
            self.command = ["lab.mutants.server", mutant]
        addresses = {"port": free_port(), "metrics": f"127.0.0.1:{free_port()}"}
        self.settings: dict[str, Any] = FAST_SETTINGS | {"data": str(folder / "data")} | addresses | settings
        self.address = f"http://127.0.0.1:{self.settings['port']}"
        self.metrics_address = f"http://{self.settings['metrics']}"
        self.process: AnyProcess | None = None
        self.started_path = "/readyz"
        """Answers with status 200 once the server has started; `/healthz` for one that may never be ready."""

    def start(self) -> ServerProcess:
        """Start the process and wait until it is ready; RuntimeError with its last output if it is not in time."""
        environ = {f"FORNO_{name.upper()}": written(value) for name, value in self.settings.items()}
        with self.errors.open("ab") as errors:
            env = os.environ | environ | {"PYTHONPATH": str(CHECKOUT)}
            self.process = start_module(*self.command, env=env, cwd=self.folder, stderr=errors.fileno())
        end = time.monotonic() + START_TIMEOUT_S
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start: {self.errors.read_text()[-500:]}")
            time.sleep(0.02)
        return self

    @property
    def errors(self) -> Path:
        """The file with the process's standard error, one JSON object a line."""
        return self.folder / f"errors-{self.settings['port']}"

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}{self.started_path}", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Send SIGKILL: no goodbye to clients, nothing is finished."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Send SIGTERM and wait; the exit status. Clients are told goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=STOP_TIMEOUT_S)

    def __enter__(self) -> ServerProcess:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()

    def complaints(self) -> list[dict[str, Any]]:
        """Log lines of level `error`."""
        return [line for line in map(json.loads, self.errors.read_text().splitlines()) if line["level"] == "error"]


def written(value: Any) -> str:
    """Write a setting as the environment has it."""
    return ",".join(value) if isinstance(value, tuple) else str(value)


@asynccontextmanager
async def in_process_server(folder: Path, *, seed: int | None = None, **settings: Any) -> AsyncIterator[Client]:
    """Run a server in this event loop, for tests that patch or inspect it; yields a client of it."""
    # Only here: a process is started without reading the server's code.
    from forno.server.infra.entropy import seeded_entropy, system_entropy
    from forno.server.main import serving
    from forno.server.settings import Settings

    chosen: dict[str, Any] = {**FAST_SETTINGS, "port": 0, "data": str(folder / "data")} | settings
    seed = usual_seed if seed is None else seed
    entropy = system_entropy if seed is None else seeded_entropy(seed)
    async with serving(Settings(**chosen), entropy) as address, Client(address) as client:
        yield client


def session_of(client: Client) -> aiohttp.ClientSession:
    """The HTTP session of a client, for requests that the client has no method for."""
    assert isinstance(client.transport, AiohttpTransport)
    return client.transport.session


def free_port() -> int:
    """Ask the system for a TCP port that nobody listens on.

    On Linux it is kept from other processes that ask for a free port, by a socket that is bound and does not listen: a
    server that sets SO_REUSEADDR, as servers do, can bind beside it, now and after each restart.
    """
    probe = socket.socket()
    probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    probe.bind(("127.0.0.1", 0))
    port: int = probe.getsockname()[1]
    reserved.append(probe)
    while len(reserved) > (RESERVED_PORTS if sys.platform == "linux" else 0):
        reserved.popleft().close()
    return port
