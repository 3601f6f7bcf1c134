"""What can only be done from inside a server's process: its wall clock is moved, its disk ceases to obey.

Both wait for a sign from outside. The clock is Python's: `time.time` and its like, which is all the server reads. The
disk is the system's: a filter of system calls (seccomp) makes every flush fail with EIO, as that of a dying disk does.
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

LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06
NUMBER, KIND = 0, 4
"""Where a filter finds a system call's number, and the kind of machine."""
ALLOW, REFUSE = 0x7FFF0000, 0x00050000
NO_NEW_PRIVILEGES, SET_FILTER, ALL_THREADS = 38, 1, 1
MACHINES = {"x86_64": (0xC000003E, 317, (74, 75)), "aarch64": (0xC00000B7, 277, (82, 83))}
"""Of each machine: its kind, and the numbers of the calls seccomp, fsync and fdatasync."""
OFFSET = struct.Struct("d")


def clock(file: str) -> None:
    """The wall clock is off by so many seconds as the file says at the moment."""
    with Path(file).open("rb") as source:
        shared = mmap.mmap(source.fileno(), OFFSET.size, access=mmap.ACCESS_READ)
    true, true_ns = time.time, time.time_ns

    def offset() -> float:
        seconds: float = OFFSET.unpack(shared[: OFFSET.size])[0]
        return seconds

    time.time = lambda: true() + offset()
    time.time_ns = lambda: true_ns() + int(offset() * 1e9)


def disk(file: str) -> None:
    """As soon as this file is there, nothing can be flushed any more."""
    Thread(target=wait_and_fail, args=(Path(file),), daemon=True).start()


def wait_and_fail(file: Path) -> None:
    while not file.exists():
        time.sleep(0.01)
    fail_flushes()


class Program(ctypes.Structure):
    """A filter, as the system takes it."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_void_p))


def fail_flushes() -> None:
    """In all threads, and until the process ends."""
    kind, seccomp, calls = MACHINES[platform.machine()]
    count = len(calls)
    steps = [(LOAD, 0, 0, KIND), (EQUAL, 0, count + 1, kind), (LOAD, 0, 0, NUMBER)]
    steps += [(EQUAL, count - place, 0, call) for place, call in enumerate(calls)]
    steps += [(RETURN, 0, 0, ALLOW), (RETURN, 0, 0, REFUSE | errno.EIO)]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    program = Program(len(steps), ctypes.addressof(code))
    system = ctypes.CDLL(None, use_errno=True)
    system.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    if system.syscall(seccomp, SET_FILTER, ALL_THREADS, ctypes.byref(program)):
        raise OSError(ctypes.get_errno(), "this system filters no calls")


def can_fail_flushes() -> bool:
    """Does this machine know such filters?"""
    return platform.system() == "Linux" and platform.machine() in MACHINES


NEMESES: dict[str, Callable[[str], None]] = {"clock": clock, "disk": disk}
