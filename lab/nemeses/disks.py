"""A server on its own file, whose disk is full, takes no more, or dies: it says so, loses nothing, and goes on later.

full        a small file system (tmpfs) that somebody else fills: ENOSPC; only root may mount one
limited     the system lets the server's files grow no further (RLIMIT_FSIZE): EFBIG, an error of the disk to SQLite
dying       every flush fails with EIO (a filter of system calls), until the server is started on a sound disk
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from lab.checker import Verdict
from lab.experiment import Experiment, Outcome, Step
from lab.nemeses.forked import Forked
from lab.nemeses.inside import can_fail_flushes
from lab.nemeses.patrons import Patrons, counts, judged

TABLES = 4
SIZE = "24m"
BLOCK = bytes(4096)
SMALL = 2**16
"""Bytes: enough for what the server says of its errors, and for a few moves."""
BAD, CALM = 0.5, 0.5
"""Seconds."""
PATIENCE = 60.0
"""Seconds after which nothing will come any more."""


async def under_trouble(
    folder: Path,
    troubles: int,
    *,
    kinds: tuple[str, ...] = (),
    tables: int = TABLES,
    mutant: str = "",
    patience: float = PATIENCE,
    seed: int = 1,
    done: Step = lambda: None,
) -> tuple[Verdict, dict[str, int], float]:
    """The verdict, what there was of each kind, and the longest that people waited for a move afterwards."""
    kinds = kinds or possible()
    faults: list[str] = []
    did, longest = dict.fromkeys(kinds, 0), 0.0
    with small_disk(folder) as disk:
        sick = disk / "sick"
        server = Forked(folder, data=str(disk / "data"), mutant=mutant, inside={"disk": str(sick)})
        with server:
            async with Patrons([server.address], folder, tables, seed=seed, broken=mutant) as evening:
                for number in range(troubles):
                    await asyncio.sleep(CALM)
                    kind = kinds[(number + seed) % len(kinds)]
                    told, wait = await trouble(kind, server, evening, sick, patience)
                    faults += [] if told else [f"the disk was {kind}, and nobody was told"]
                    faults += [f"the disk was {kind}, and later no move was made"] if wait >= patience else []
                    did[kind] += 1
                    longest = max(longest, wait)
                    done()
            server.kill()
            verdict = await judged(evening, server)
    verdict.faults += faults
    return verdict, did | {"told so": evening.heard["wire.store"]}, longest


async def trouble(kind: str, server: Forked, evening: Patrons, sick: Path, patience: float) -> tuple[bool, float]:
    """Was anybody told? And how long did it take afterwards until a move was made?"""
    ballast = sick.with_name("ballast")
    if kind == "full":
        fill(ballast)
    elif kind == "limited":
        limit(server, SMALL)
    else:
        sick.touch()
    told = await evening.until_told("wire.store", patience)
    await asyncio.sleep(BAD)
    ballast.unlink(missing_ok=True)
    sick.unlink(missing_ok=True)
    if kind == "limited":
        limit(server, resource.RLIM_INFINITY)
    elif kind == "dying":
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    return told, await evening.until_acknowledged(patience)


def fill(file: Path) -> None:
    """Until there is no room for a block."""
    with suppress(OSError), file.open("wb", buffering=0) as out:
        while out.write(BLOCK):
            pass


def limit(server: Forked, size: int) -> None:
    """No file of this process may grow beyond this."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A small file system, where one can be mounted; else a folder."""
    disk = folder / "disk"
    disk.mkdir()
    if not can_mount():
        yield disk
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", disk], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def can_mount() -> bool:
    if os.geteuid() != 0:
        return False
    apart = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    with suppress(OSError):
        return subprocess.run(apart, capture_output=True).returncode == 0
    return False


def possible() -> tuple[str, ...]:
    """What can go wrong on this machine."""
    return (*["full"] * can_mount(), "limited", *["dying"] * can_fail_flushes())


async def batch(folder: Path, seed: int, size: int, done: Step) -> Outcome:
    verdict, did, longest = await under_trouble(folder, size, seed=seed, done=done)
    return Outcome(seed, size, did | counts(verdict), verdict.faults, {"seconds until it went on, at most": longest})


DISKS = Experiment(
    name="disks",
    claim="a full or failing disk is told to the players, loses nothing, and play goes on when it is well again",
    unit="times that the disk failed",
    batch=15,
    goal=150,
    run=batch,
)
