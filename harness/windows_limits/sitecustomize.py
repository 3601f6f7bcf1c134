"""The limits of Windows, simulated on Linux: with this folder on PYTHONPATH every Python process runs under them.

Names that Windows lacks are gone. Its event loops know no signal handlers, readers or child watchers; pipes cannot be
waited for; a signal does not wake up a waiting thread; an open file can be neither replaced nor deleted; a process is
started with flags. Only `forno.platform` is told that this is Windows: the standard library is still that of Linux.
"""

from __future__ import annotations

import asyncio
import os
import selectors
import shutil
import signal
import socket
import stat
import subprocess
import sys
import tempfile
import threading
from multiprocessing import resource_tracker
from pathlib import Path
from types import ModuleType
from typing import Any

MISSING_MODULES = ("fcntl", "grp", "pty", "pwd", "resource", "termios", "tty", "uvloop")
MISSING_NAMES: dict[ModuleType, tuple[str, ...]] = {
    os: (
        *("chown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getpgid", "getpgrp", "getsid", "getuid"),
        *("killpg", "mkfifo", "nice", "sched_getaffinity", "set_blocking", "setpgid", "setsid"),
    ),
    signal: ("SIGHUP", "SIGQUIT", "SIGKILL", "SIGUSR1", "SIGUSR2", "SIGSTOP", "SIGCONT", "SIGALRM", "pthread_sigmask"),
    socket: ("SO_REUSEPORT",),
}
MISSING_METHODS = (
    *("add_signal_handler", "remove_signal_handler", "add_reader", "remove_reader", "add_writer", "remove_writer"),
    *("create_unix_connection", "create_unix_server", "connect_read_pipe", "connect_write_pipe", "subprocess_exec"),
)
CTRL_BREAK = signal.SIGUSR1
"""The signal that stands for Ctrl-Break."""
NEW_PROCESS_GROUP = 0x200
WSAENOTSOCK = 10038
SIGKILL = signal.SIGKILL


def limit_event_loops() -> None:
    def refuse(*_: object, **__: object) -> None:
        raise NotImplementedError

    for name in MISSING_METHODS:
        setattr(asyncio.SelectorEventLoop, name, refuse)


def limit_selectors() -> None:
    """Refuse to wait for anything but a socket, as `select` on Windows does."""
    register = selectors.DefaultSelector.register

    def register_socket(self: Any, fileobj: Any, *more: Any) -> Any:
        number = fileobj if isinstance(fileobj, int) else fileobj.fileno()
        if not stat.S_ISSOCK(os.fstat(number).st_mode):
            raise OSError(WSAENOTSOCK, "an operation was attempted on something that is not a socket")
        return register(self, fileobj, *more)

    selectors.DefaultSelector.register = register_socket  # type: ignore[assignment]


def limit_files() -> None:
    """Refuse to replace or delete a file that this process has open."""

    def is_open(path: Any) -> bool:
        wanted = os.path.realpath(path)
        for number in Path("/proc/self/fd").iterdir():
            try:
                if str(number.readlink()) == wanted:
                    return True
            except OSError:
                continue
        return False

    def limited(function: Any) -> Any:
        def change(path: Any, *more: Any, **named: Any) -> Any:
            if not named and any(is_open(one) for one in (path, *more)):
                raise PermissionError(13, "the file is being used by another process", str(path))
            return function(path, *more, **named)

        return change

    for name in ("replace", "rename", "remove", "unlink"):
        setattr(os, name, limited(getattr(os, name)))


def limit_processes() -> None:
    """Start processes with flags, and never in a session; kill one without its signal having a name."""

    class Popen(subprocess.Popen):  # type: ignore[type-arg]
        def __init__(self, *arguments: Any, creationflags: int = 0, **named: Any) -> None:
            assert not {"start_new_session", "preexec_fn", "process_group", "pass_fds"} & {*named}, "not on Windows"
            if creationflags & NEW_PROCESS_GROUP:
                named["process_group"] = 0
            super().__init__(*arguments, **named)

        def kill(self) -> None:
            self.send_signal(SIGKILL)

    subprocess.Popen = Popen  # type: ignore[misc]
    subprocess.CREATE_NEW_PROCESS_GROUP = NEW_PROCESS_GROUP  # type: ignore[attr-defined]


def limit_signals() -> None:
    """Deliver signals to a thread of their own: they run handlers, and wake up nobody."""
    numbers = {signal.SIGINT, signal.SIGTERM, CTRL_BREAK}
    unblock, mask = signal.SIG_UNBLOCK, signal.pthread_sigmask

    def receive() -> None:
        mask(unblock, numbers)
        threading.Event().wait()

    mask(signal.SIG_BLOCK, numbers)
    threading.Thread(target=receive, name="signals", daemon=True).start()
    signal.SIGBREAK = CTRL_BREAK  # type: ignore[attr-defined]
    signal.signal(CTRL_BREAK, signal.SIG_DFL)


def remove_names() -> None:
    for module, names in MISSING_NAMES.items():
        for name in names:
            delattr(module, name)
    for name in MISSING_MODULES:
        sys.modules[name] = None  # type: ignore[assignment]


class WindowsSys(ModuleType):
    """The module `sys` with another platform."""

    platform = "win32"

    def __getattr__(self, name: str) -> Any:
        return getattr(sys, name)


NEEDED_WHOLE = (resource_tracker, shutil, tempfile)
"""Modules of the standard library that are imported while all names are there."""
resource_tracker._HAVE_SIGMASK = False  # type: ignore[attr-defined]

limit_event_loops()
limit_selectors()
limit_files()
limit_processes()
limit_signals()
remove_names()

from forno import platform  # noqa: E402

platform.sys = WindowsSys("sys")  # type: ignore[attr-defined]
