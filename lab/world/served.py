"""A real `forno serve`, as a process that can be stopped, killed and started again on the same log."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

CHECKOUT = Path(__file__).parents[2]
QUICK: dict[str, Any] = {"bot_pace": 0, "jump_pace": 10, "rate": 2000, "burst": 2000, "grace": 60_000, "log": "warning"}
QUICK |= {"review": 3}
"""Bots that do not dawdle, people who may click as fast as they like, and a master that looks back in a hurry."""


class Served:
    """One server process. Give several of them the same store, and they share the tables. It is broken as the mutant of
    this name is, or as the one in the environment's FORNO_MUTANT."""

    def __init__(self, folder: Path, *, mutant: str = "", **settings: Any) -> None:
        self.folder = folder
        mutant = mutant or os.environ.get("FORNO_MUTANT", "")
        self.command = ["-m", "lab.mutants.server", mutant] if mutant else ["-m", "forno", "serve"]
        self.settings: dict[str, Any] = {**QUICK, "data": str(folder / "data"), "port": free_port()} | settings
        self.address = f"http://127.0.0.1:{self.settings['port']}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Served:
        environ = {f"FORNO_{name.upper()}": str(value) for name, value in self.settings.items()}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, *self.command],
                env=os.environ | environ | {"PYTHONPATH": str(CHECKOUT)},
                stdout=subprocess.DEVNULL,
                stderr=errors,
                cwd=self.folder,
            )
        end = time.monotonic() + 20
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server did not start: {self.errors.read_text()[-500:]}")
            time.sleep(0.02)
        return self

    @property
    def errors(self) -> Path:
        return self.folder / f"errors-{self.settings['port']}"

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """kill -9: no goodbye, nothing is finished."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM: everybody is told."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)

    def __enter__(self) -> Served:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process and self.process.poll() is None:
            self.kill()

    def complaints(self) -> list[dict[str, Any]]:
        """Lines of the log that tell of an error."""
        return [line for line in map(json.loads, self.errors.read_text().splitlines()) if line["level"] == "error"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
