"""Programs that a benchmark starts, and the resources that they use."""

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

from benchmarks.command import BenchmarkError
from harness import CHECKOUT
from harness.load.figures import Load, LoadResult, Meter, taken
from harness.servers import free_port

HERE = Path(__file__).resolve().parent
START_TIMEOUT_S = 30.0
"""Timeout for a server to open or to exit."""
LOAD_TIMEOUT_S = 300.0
"""Timeout for a load."""
CLOCK_TICKS_PER_S = os.sysconf("SC_CLK_TCK")


class Program:
    """A server in its own process, for the duration of the block. `{port}` in its command is a free port."""

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
            self.process.wait(START_TIMEOUT_S)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def wait_until_open(self) -> None:
        end = time.monotonic() + START_TIMEOUT_S
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.05)
            else:
                return
        raise BenchmarkError(f"did not open its port: {' '.join(self.command)}")

    # --- resource usage

    @property
    def cpu_seconds(self) -> float:
        """Processor time of all its threads so far, in seconds."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICKS_PER_S

    @property
    def memory_bytes(self) -> int:
        """Resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def python(script: Path | str, *arguments: str) -> list[str]:
    return [sys.executable, str(script), *arguments]


def run_load(server: Program, command: Sequence[str], folder: Path = CHECKOUT) -> LoadResult:
    """Run a load against a server, and read the server's meters at each line that the load prints."""
    load = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert load.stdout is not None
    assert load.stderr is not None
    deadline = threading.Timer(LOAD_TIMEOUT_S, load.kill)
    deadline.start()
    meters: dict[str, Meter] = {}
    last = ""
    for line in load.stdout:
        last = line.strip()
        meters[last] = Meter(time.monotonic(), server.cpu_seconds, server.memory_bytes)
    error = load.stderr.read().strip().rpartition("\n")[2]
    deadline.cancel()
    if load.wait() != 0 or not last.startswith("{"):
        raise BenchmarkError(error or f"printed no result: {' '.join(command)}")
    return taken(msgspec.json.decode(last, type=Load), meters)
