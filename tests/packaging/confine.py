"""Run a program under the system call filter and the memory rule of packaging/systemd/forno.service.

    python confine.py UNIT PROGRAM ARGUMENTS...

systemd itself would need to be process 1. The groups of calls are those that `systemd-analyze syscall-filter` prints.
"""

from __future__ import annotations

import ctypes
import errno
import os
import subprocess
import sys
from pathlib import Path

import pyseccomp  # type: ignore[import-not-found, unused-ignore]

PR_SET_NO_NEW_PRIVS, PR_SET_MDWE, MDWE_REFUSE_EXEC_GAIN = 38, 65, 1


def lines_of(unit: Path, name: str) -> list[str]:
    """List the values of a setting that may be given several times."""
    lines = unit.read_text(encoding="utf-8").splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{name}=")]


def calls_in(group: str) -> set[str]:
    """List the system calls of a group such as @system-service, and of the groups that it holds."""
    if not group.startswith("@"):
        return {group}
    printed = subprocess.run(["systemd-analyze", "syscall-filter", group], capture_output=True, text=True, check=True)
    names = {line.strip() for line in printed.stdout.splitlines() if line.startswith("    ") and "#" not in line}
    return set().union(*(calls_in(name) for name in names))


def allowed_calls(unit: Path) -> set[str]:
    """Apply the lines of SystemCallFilter in their order."""
    allowed = calls_in("@default")
    for line in lines_of(unit, "SystemCallFilter"):
        calls = set().union(*map(calls_in, line.removeprefix("~").split()))
        allowed = allowed - calls if line.startswith("~") else allowed | calls
    return allowed


def confine(unit: Path) -> None:
    """Apply the filter to this process and its children for good."""
    libc = ctypes.CDLL(None, use_errno=True)
    assert lines_of(unit, "MemoryDenyWriteExecute") == ["yes"]
    assert libc.prctl(PR_SET_MDWE, MDWE_REFUSE_EXEC_GAIN, 0, 0, 0) == 0, os.strerror(ctypes.get_errno())
    assert libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
    rules = pyseccomp.SyscallFilter(pyseccomp.ERRNO(errno.EPERM))
    for call in sorted(allowed_calls(unit)):
        try:
            rules.add_rule(pyseccomp.ALLOW, call)
        except (OSError, RuntimeError, ValueError):
            continue  # no call of this processor
    rules.load()


if __name__ == "__main__":
    confine(Path(sys.argv[1]))
    os.execvp(sys.argv[2], sys.argv[2:])
