"""Disk faults: a server on its own SQLite file, on a disk that is full, limited or failing.

full        a small file system (tmpfs) that another process fills: ENOSPC; mounting one requires root
limited     a limit on the size of the server's files (RLIMIT_FSIZE): EFBIG, which SQLite reports as a disk error
failing     every fsync fails with EIO (a seccomp filter), until the server restarts on a sound disk
"""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from lab.checker import CheckResult
from lab.experiment import Experiment, Outcome, Progress
from lab.faults.cluster_workload import ClusterWorkload, check_run, result_counts
from lab.faults.forked_servers import ForkedServer
from lab.faults.in_process import can_fail_fsync
from lab.faults.poisoned_tasks import says

TABLES = 4
DISK_SIZE = "24m"
BLOCK = bytes(4096)
FILE_LIMIT_BYTES = 2**16
"""Limit on the size of a file: enough for the server's error log and a few moves."""
FAULT_S, CALM_S = 0.5, 0.5
"""Duration of a fault, and of the pause before it."""
PROGRESS_TIMEOUT_S = 60.0
"""Timeout for a refusal, for the next move, and for what `/readyz` says of it."""
NOT_WRITABLE = "not ready: the store takes no writes"


async def run_disk_faults(
    folder: Path,
    count: int,
    *,
    kinds: tuple[str, ...] = (),
    tables: int = TABLES,
    mutant: str = "",
    timeout_s: float = PROGRESS_TIMEOUT_S,
    seed: int = 1,
    progress: Progress = lambda: None,
) -> tuple[CheckResult, dict[str, int], float]:
    """Inject `count` disk faults; return the check's result, the number of each kind, and the longest recovery
    time."""
    kinds = kinds or available_disk_faults()
    violations: list[str] = []
    injected, longest_s = dict.fromkeys(kinds, 0), 0.0
    with small_disk(folder) as disk:
        fault_flag = disk / "fault"
        server = ForkedServer(
            folder, data=str(disk / "data"), mutant=mutant, in_process_faults={"disk": str(fault_flag)}
        )
        with server:
            async with ClusterWorkload([server.address], folder, tables, seed=seed, broken=mutant) as workload:
                for number in range(count):
                    await asyncio.sleep(CALM_S)
                    kind = kinds[(number + seed) % len(kinds)]
                    found, recovery_s = await inject_disk_fault(kind, server, workload, fault_flag, timeout_s)
                    violations += [f"the disk was {kind}, and {what}" for what in found]
                    injected[kind] += 1
                    longest_s = max(longest_s, recovery_s)
                    progress()
            server.kill()
            result = await check_run(workload, server)
    result.violations += violations
    return result, injected | {"refusals (store unavailable)": workload.refusals["wire.store"]}, longest_s


async def inject_disk_fault(
    kind: str, server: ForkedServer, workload: ClusterWorkload, fault_flag: Path, timeout_s: float
) -> tuple[list[str], float]:
    """Inject one fault; return what was wrong about the answers to it, and the seconds until the next move after its
    end."""
    ballast = fault_flag.with_name("ballast")
    if kind == "full":
        fill_disk(ballast)
    elif kind == "limited":
        limit_file_size(server, FILE_LIMIT_BYTES)
    else:
        fault_flag.touch()
    found = [] if await workload.wait_for_refusal("wire.store", timeout_s) else ["no player was refused"]
    found += [] if await says(server, NOT_WRITABLE, timeout_s) else ["the server was ready"]
    await asyncio.sleep(FAULT_S)
    ballast.unlink(missing_ok=True)
    fault_flag.unlink(missing_ok=True)
    if kind == "limited":
        limit_file_size(server, resource.RLIM_INFINITY)
    elif kind == "failing":
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    recovery_s = await workload.wait_for_ack(timeout_s)
    found += ["no move was made afterwards"] if recovery_s >= timeout_s else []
    found += [] if await says(server, "ready", timeout_s) else ["the server was not ready afterwards"]
    return found, recovery_s


def fill_disk(file: Path) -> None:
    """Write until the disk has no free block."""
    with suppress(OSError), file.open("wb", buffering=0) as out:
        while out.write(BLOCK):
            pass


def limit_file_size(server: ForkedServer, size: int) -> None:
    """Limit the size of every file that the process writes."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """Mount a small file system, or use a plain folder where mounting is not permitted."""
    disk = folder / "disk"
    disk.mkdir()
    if not can_mount():
        yield disk
        return
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={DISK_SIZE}", "tmpfs", disk], check=True)
    try:
        yield disk
    finally:
        subprocess.run(["umount", "-l", disk], check=True)


def can_mount() -> bool:
    if os.geteuid() != 0:
        return False
    command = ["unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]
    with suppress(OSError):
        return subprocess.run(command, capture_output=True).returncode == 0
    return False


def available_disk_faults() -> tuple[str, ...]:
    """Kinds of faults that can be injected on this machine."""
    return (*["full"] * can_mount(), "limited", *["failing"] * can_fail_fsync())


async def run_batch(folder: Path, seed: int, size: int, progress: Progress) -> Outcome:
    result, injected, longest_s = await run_disk_faults(folder, size, seed=seed, progress=progress)
    return Outcome(
        seed,
        size,
        injected | result_counts(result),
        result.violations,
        {"seconds until the next move, at most": longest_s},
    )


DISKS = Experiment(
    name="disks",
    claim="a full or failing disk is reported to the players, loses no move, and play continues once it works again",
    bound=f"no move lost; a refusal and the next move within {PROGRESS_TIMEOUT_S:g} s each; not ready in between",
    unit="disk faults",
    batch=15,
    goal=150,
    run=run_batch,
)
