"""Changes that can only be made inside the server's process: an offset of its wall clock, failing fsync, failing tasks,
and patience.

The faults are triggered through files. The clock fault patches `time.time` and `time.time_ns`, the only wall clocks
that the server reads. The disk fault installs a seccomp filter that makes every fsync and fdatasync fail with EIO, as a
failing disk does.
"""

from __future__ import annotations

import ctypes
import errno
import mmap
import platform
import struct
import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

from forno.server.room import nudges
from harness.long_lived_tasks import poison_task

BPF_LOAD, BPF_JUMP_EQUAL, BPF_RETURN = 0x20, 0x15, 0x06
CALL_OFFSET, ARCH_OFFSET = 0, 4
"""Offsets of the system call's number and of the architecture in `struct seccomp_data`."""
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
NO_NEW_PRIVILEGES, SET_FILTER, ALL_THREADS = 38, 1, 1
ARCHITECTURES = {"x86_64": (0xC000003E, 317, (74, 75)), "aarch64": (0xC00000B7, 277, (82, 83))}
"""By architecture: its audit number, and the numbers of the system calls seccomp, fsync and fdatasync."""
OFFSET = struct.Struct("d")


def shift_clock(file: str) -> None:
    """Shift the wall clock by the offset in `file`, in seconds, read at each call."""
    with Path(file).open("rb") as source:
        shared = mmap.mmap(source.fileno(), OFFSET.size, access=mmap.ACCESS_READ)
    true, true_ns = time.time, time.time_ns

    def offset() -> float:
        seconds: float = OFFSET.unpack(shared[: OFFSET.size])[0]
        return seconds

    time.time = lambda: true() + offset()
    time.time_ns = lambda: true_ns() + int(offset() * 1e9)


def fail_disk(file: str) -> None:
    """Make every fsync fail as soon as `file` exists."""
    Thread(target=wait_and_fail_fsync, args=(Path(file),), daemon=True).start()


def wait_and_fail_fsync(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)
    fail_fsync()


class SockFprog(ctypes.Structure):
    """`struct sock_fprog`: a BPF program, as the kernel takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_void_p))


def fail_fsync() -> None:
    """Install the seccomp filter in all threads, until the process ends."""
    kind, seccomp, calls = ARCHITECTURES[platform.machine()]
    count = len(calls)
    steps = [(BPF_LOAD, 0, 0, ARCH_OFFSET), (BPF_JUMP_EQUAL, 0, count + 1, kind), (BPF_LOAD, 0, 0, CALL_OFFSET)]
    steps += [(BPF_JUMP_EQUAL, count - place, 0, call) for place, call in enumerate(calls)]
    steps += [(BPF_RETURN, 0, 0, ALLOW), (BPF_RETURN, 0, 0, REFUSE | errno.EIO)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = SockFprog(len(steps), ctypes.addressof(code))
    system = ctypes.CDLL(None, use_errno=True)
    system.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if system.syscall(seccomp, SET_FILTER, ALL_THREADS, ctypes.byref(program)):
        raise OSError(ctypes.get_errno(), "seccomp is not available")


def can_fail_fsync() -> bool:
    """Whether this machine supports the filter."""
    return platform.system() == "Linux" and platform.machine() in ARCHITECTURES


def fail_task(task_and_file: str) -> None:
    """Make a long-lived task fail whenever it is started, while a file exists: `presence /path/of/it`."""
    task, _, file = task_and_file.partition(" ")
    poison_task(task, Path(file).exists)


def shorten_patience(milliseconds: str) -> None:
    """Let players nudge after so many milliseconds: the usual half a minute is longer than a server lives here."""
    nudges.PATIENCE_MS = nudges.INTERVAL_MS = int(milliseconds)


IN_PROCESS_FAULTS: dict[str, Callable[[str], None]] = {
    "clock": shift_clock,
    "disk": fail_disk,
    "task": fail_task,
    "patience": shorten_patience,
}
