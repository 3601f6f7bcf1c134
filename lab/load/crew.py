"""Processes full of people, told what to do line by line, and what a server's processes take meanwhile."""

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

from lab.load.people import Waited
from lab.world.served import CHECKOUT

LONGEST_LINE = 1 << 26
SPARE = 200
"""Open files that a server needs besides its sockets."""


class Crew:
    """One process of people, from an address of its own: a machine has so many ports for each."""

    def __init__(self, address: str, number: int, pace: float, seed: int) -> None:
        self.arguments = [address, f"127.0.0.{2 + number}", str(pace), str(seed + number)]

    async def __aenter__(self) -> Self:
        command = [sys.executable, "-m", "lab.load.people", *self.arguments]
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE, cwd=CHECKOUT
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.communicate()

    async def tell(self, line: str) -> bytes:
        """What it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.process.stdin.write(line.encode() + b"\n")
        if answer := await self.process.stdout.readline():
            return answer
        complaint = (await self.process.stderr.read()).decode().strip()
        raise ConnectionError(complaint.rpartition("\n")[2])

    async def sit(self, tables: int) -> None:
        await self.tell(str(tables))

    async def count(self, seconds: float) -> Waited:
        return msgspec.json.decode(await self.tell(f"count {seconds}"), type=Waited)


class Meter:
    """What some processes have used so far."""

    def __init__(self, pids: Iterable[int]) -> None:
        self.processes = [psutil.Process(pid) for pid in pids]

    @property
    def seconds(self) -> float:
        """Of processor time, with their children's."""
        return sum(sum(each.cpu_times()[:2]) for each in self.whole())

    @property
    def memory(self) -> int:
        """Bytes."""
        return sum(each.memory_info().rss for each in self.processes)

    def signal(self, number: signal.Signals) -> None:
        for each in self.processes:
            each.send_signal(number)

    def whole(self) -> list[psutil.Process]:
        return [*self.processes, *(child for each in self.processes for child in each.children(recursive=True))]


def open_files() -> int:
    """As many as this machine allows a process, for us and whom we start."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1 << 20
