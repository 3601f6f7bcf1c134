"""Load generator processes, controlled line by line, and the resources that server processes use meanwhile."""

from __future__ import annotations

import asyncio
import resource
import signal
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Self

import msgspec
import psutil  # type: ignore[import-untyped]

from harness import CHECKOUT
from lab.load.generator import LoadSample

MAX_LINE_BYTES = 1 << 26
RESERVED_FILES = 200
"""Open files that a server needs besides its sockets."""


class LoadProcess:
    """One load generator process with its own source address, since the number of ports per address is limited."""

    def __init__(self, address: str, number: int, pace: float, seed: int) -> None:
        self.arguments = [address, f"127.0.0.{2 + number}", str(pace), str(seed + number)]

    async def __aenter__(self) -> Self:
        command = [sys.executable, "-m", "lab.load.generator", *self.arguments]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=pipe, limit=MAX_LINE_BYTES, cwd=CHECKOUT
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()

    async def request(self, line: str) -> bytes:
        """Send one request line and return the answer line; ConnectionError if the process ended."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdin.write(line.encode() + b"\n")
        if answer := await self.process.stdout.readline():
            return answer
        error = (await self.process.stderr.read()).decode().strip()
        raise ConnectionError(error.rpartition("\n")[2])

    async def open_tables(self, tables: int) -> None:
        await self.request(str(tables))

    async def measure(self, seconds: float) -> LoadSample:
        return msgspec.json.decode(await self.request(f"measure {seconds}"), type=LoadSample)


class ProcessMeter:
    """Resource usage of some processes."""

    def __init__(self, pids: Iterable[int]) -> None:
        self.processes = [psutil.Process(pid) for pid in pids]

    @property
    def cpu_seconds(self) -> float:
        """Processor time used so far, in seconds, including child processes."""
        return sum(sum(each.cpu_times()[:2]) for each in self.process_tree())

    @property
    def memory_bytes(self) -> int:
        """Resident memory in bytes, without child processes."""
        return sum(each.memory_info().rss for each in self.processes)

    def signal(self, number: signal.Signals) -> None:
        for each in self.processes:
            each.send_signal(number)

    def process_tree(self) -> list[psutil.Process]:
        return [*self.processes, *(child for each in self.processes for child in each.children(recursive=True))]


def raise_open_file_limit() -> int:
    """Raise the limit on open files to the maximum, for this process and its children; return it."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1 << 20
