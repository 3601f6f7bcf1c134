"""Programs that a benchmark starts, and what the system says they took."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Self

import msgspec

from benchmarks.server.figures import Load, Meter, Taken, taken

CHECKOUT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
PATIENCE = 30.0
"""Seconds for a server to open, or to end."""
LONGEST = 300.0
"""Seconds for a load."""
TICKS = os.sysconf("SC_CLK_TCK")


class Failed(Exception):
    """A program did not do what it was started for."""


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


class Program:
    """A server in a process of its own, for as long as the block lasts. `{port}` in its command is a free port."""

    def __init__(self, *command: str, folder: Path = CHECKOUT, environ: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self.command = [part.format(port=self.port) for part in command]
        self.folder = folder
        self.environ = {**os.environ, **(environ or {})}

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            env=self.environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self.wait_until_open()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def wait_until_open(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise Failed(f"this did not open: {' '.join(self.command)}")

    # --- what it took

    @property
    def seconds(self) -> float:
        """Processor time of all its threads so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """Bytes that are in memory now."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def python(script: Path | str, *arguments: str) -> list[str]:
    return [sys.executable, str(script), *arguments]


def drive(server: Program, command: Sequence[str], folder: Path = CHECKOUT) -> Taken:
    """Run a load against a server, and read the server's meters at each line that the load prints on its way."""
    load = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert load.stdout is not None
    assert load.stderr is not None
    deadline = threading.Timer(LONGEST, load.kill)
    deadline.start()
    meters: dict[str, Meter] = {}
    last = ""
    for line in load.stdout:
        last = line.strip()
        meters[last] = Meter(time.monotonic(), server.seconds, server.memory)
    complaint = load.stderr.read().strip().rpartition("\n")[2]
    deadline.cancel()
    if load.wait() != 0 or not last.startswith("{"):
        raise Failed(complaint or f"this gave no result: {' '.join(command)}")
    return taken(msgspec.json.decode(last, type=Load), meters)
