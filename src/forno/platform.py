"""All differences between Linux, macOS and Windows: signals, event loops, processes, limits, files, folders, browsers.

No other module asks for the operating system, or uses a name that one of them lacks (tests/unit/test_platform.py).
"""

from __future__ import annotations

import atexit
import errno
import io
import os
import shlex
import shutil
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, suppress
from pathlib import Path
from subprocess import DEVNULL, PIPE
from threading import Lock
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")

OWNER_FOLDER, OWNER_FILE = 0o700, 0o600
"""Modes of what only its owner may read. Windows ignores them: there the folder of the user is closed to others."""
MAX_WINDOWS_WORKERS = 61
"""The largest pool of processes: Windows waits for no more at once."""


def is_windows() -> bool:
    return sys.platform == "win32"


# --- signals and event loops


def stop_signals() -> list[signal.Signals]:
    """Return the signals that ask a program to end: Ctrl-C, SIGTERM, and on Windows Ctrl-Break."""
    if sys.platform == "win32":
        return [signal.SIGINT, signal.SIGTERM, signal.SIGBREAK]
    return [signal.SIGINT, signal.SIGTERM]


@contextmanager
def calling_on_stop(stop: Callable[[], None]) -> Iterator[None]:
    """Within the block, call `stop` in the running event loop when a signal asks the program to end.

    The loops of Windows have no `add_signal_handler`: a plain handler does it on all systems. On Windows it runs once
    the loop wakes up, which the proactor does for a signal.
    """
    import asyncio

    loop = asyncio.get_running_loop()

    def wake(*_: object) -> None:
        loop.call_soon_threadsafe(stop)

    before = {number: signal.signal(number, wake) for number in stop_signals()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, signal.SIG_DFL if handler is None else handler)


def run_event_loop(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine on the fastest event loop: uvloop, or that of Python where there is none, as on Windows."""
    import asyncio

    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C within the block: processes started here inherit that, and a pending one is delivered later.

    Windows cannot block it: a process that is being started when Ctrl-C comes prints its traceback.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def unblock_interrupts() -> None:
    """Let Ctrl-C through: the launcher of a checkout blocks it until we can end quietly. Raises KeyboardInterrupt."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def start_process_tracker() -> None:
    """Start the helper process of multiprocessing, unless it runs. It inherits the standard error, so that this is the
    real one here: an app that fills the terminal replaces it by an object without a file. Windows has no such helper.
    """
    if sys.platform != "win32":
        from multiprocessing import resource_tracker

        with redirect_stderr(sys.__stderr__):
            resource_tracker.ensure_running()


# --- limits of a process


def raise_file_limit() -> None:
    """Raise the limit on open files to what the system allows: each connection is one. Windows has none."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def lower_priority(niceness: int) -> None:
    """Let other processes of this machine go first, as far as the system knows niceness."""
    if sys.platform != "win32":
        os.nice(niceness)


def cores() -> int:
    """Return the number of cores that this process may use, as far as a pool of processes can be that large."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return min(os.cpu_count() or 1, MAX_WINDOWS_WORKERS) if sys.platform == "win32" else os.cpu_count() or 1


# --- other programs


def split_command(line: str) -> list[str]:
    """Split a command line into words. On Windows a backslash is a part of a path. Raises ValueError."""
    if sys.platform != "win32":
        return shlex.split(line)
    words = shlex.shlex(line, posix=True)
    words.whitespace_split, words.escape, words.quotes, words.commenters = True, "", '"', ""
    return list(words)


def start_program(command: Sequence[str]) -> subprocess.Popen[bytes]:
    """Start a program with pipes and a process group of its own: Ctrl-C in our terminal is not for it. Raises OSError.

    Windows finds only `.exe` files by name; `which` finds scripts such as `npx.cmd` too. However this process ends,
    the reaper then kills the program.
    """
    REAPER.start()
    found = [shutil.which(command[0]) or command[0], *command[1:]] if sys.platform == "win32" else command
    program = subprocess.Popen(found, 0, stdin=PIPE, stdout=PIPE, stderr=PIPE, **own_group())  # noqa: S603
    REAPER.watch(program.pid)
    return program


def own_group() -> dict[str, Any]:
    """Return the arguments that start a process in a group of its own, away from the signals of our terminal."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def kill_program(program: subprocess.Popen[bytes]) -> None:
    """Kill a program of `start_program` and all that it has started.

    On Windows what it started is found as long as the program itself runs.
    """
    if sys.platform != "win32" or program.poll() is None:
        kill_group(program.pid)
    program.kill()
    REAPER.forget(program.pid)


def kill_group(leader: int) -> None:
    """Kill a process that leads a group, and the group; on Windows, its tree."""
    if sys.platform == "win32":
        with suppress(OSError):
            command = ["taskkill", "/F", "/T", "/PID", str(leader)]
            subprocess.run(command, capture_output=True, check=False)  # noqa: S603
        return
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


class Reaper:
    """A process that kills our programs, with all that they have started, once this process has ended: its input then
    ends too, also after SIGTERM, SIGKILL or a crash. One a process, from its first program on.
    """

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.lock = Lock()

    def start(self) -> None:
        """Start it, unless it runs: this file, without site packages, as `reap`."""
        with self.lock:
            if self.process is not None and self.process.poll() is None:
                return
            command = [sys.executable, "-I", "-S", __file__]
            self.process = subprocess.Popen(  # noqa: S603
                command, 0, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, cwd=os.path.abspath(os.sep), **own_group()
            )
            atexit.register(self.stop)

    def watch(self, leader: int) -> None:
        self.tell(f"+{leader}\n")

    def forget(self, leader: int) -> None:
        self.tell(f"-{leader}\n")

    def tell(self, line: str) -> None:
        with self.lock, suppress(OSError):  # somebody has killed it
            if self.process and self.process.stdin:
                self.process.stdin.write(line.encode())

    def stop(self) -> None:
        """End it, with whatever still runs."""
        with self.lock:
            if self.process:
                self.process.communicate()
            self.process = None
        atexit.unregister(self.stop)


REAPER = Reaper()


def reap(lines: Iterable[str]) -> None:
    """Read which programs begin (`+123`) and end (`-123`); kill those that are left at the end of the input."""
    running: set[int] = set()
    for line in lines:
        (running.add if line[0] == "+" else running.discard)(int(line[1:]))
    for leader in running:
        kill_group(leader)


def open_browser(address: str) -> None:
    """Open a page in the browser. On Linux nothing happens without a graphical desktop."""
    import webbrowser

    if sys.platform != "linux" or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        webbrowser.open(address)


# --- sockets

TCP_INFO_RTT, TCP_INFO_MIN_RTT = 68, 148
"""Offsets of two fields of Linux's `struct tcp_info`, in microseconds."""
TCP_INFO_BYTES = 192
NO_RTT_US = (0, 0xFFFFFFFF)
"""The fields before the first measurement."""


class SocketOptions(Protocol):
    """A socket, or the part of one that a transport shows."""

    def getsockopt(self, level: int, optname: int, buflen: int, /) -> bytes:
        """Read an option of so many bytes."""


def kernel_round_trip_ms(connection: SocketOptions) -> float | None:
    """Return the least round trip of a TCP connection as the kernel measured it by acknowledgements, in milliseconds.

    None where the connection is not of TCP or has ended, and on other systems than Linux.
    """
    if sys.platform != "linux":
        return None
    try:
        info = connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, TCP_INFO_BYTES)
    except (OSError, ValueError):  # uvloop raises ValueError once the file descriptor is closed
        return None
    offsets = [offset for offset in (TCP_INFO_RTT, TCP_INFO_MIN_RTT) if len(info) >= offset + 4]
    known_us = [us for offset in offsets for us in struct.unpack_from("=I", info, offset) if us not in NO_RTT_US]
    return min(known_us) / 1000 if known_us else None


# --- streams, files and folders


def prepare_streams() -> None:
    """Let output never fail for a character; on Windows pipes and files speak UTF-8, as its terminal does already."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if sys.platform == "win32" and not stream.isatty() and "PYTHONIOENCODING" not in os.environ:
                stream.reconfigure(encoding="utf-8")
            if stream is not sys.stdin:
                stream.reconfigure(errors="replace")


def is_broken_pipe(error: OSError) -> bool:
    """Tell whether the reader of our output is gone; Windows calls that an invalid argument."""
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and error.errno == errno.EINVAL)


def default_data_folder() -> Path:
    """Return the folder where the system keeps a program's data of this user."""
    from platformdirs import user_data_path

    return user_data_path("forno", appauthor=False)


def make_private_folder(folder: Path) -> None:
    """Create a folder, and those above it, that only its owner may enter; one that is there stays as it is."""
    folder.mkdir(OWNER_FOLDER, parents=True, exist_ok=True)


def make_private_file(file: Path) -> None:
    """Create an empty file that only its owner may read; one that is there stays as it is."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, OWNER_FILE))


def restrict_new_files() -> None:
    """Let only the owner read what this process creates from now on, whatever umask it was started with."""
    os.umask(0o077)


def default_key_file() -> Path:
    """Return the file with the keys of a store: $FORNO_KEY_FILE, systemd's credential forno.key, or a file in the
    folder where the system keeps a program's configuration of this user, apart from its data."""
    if named := os.environ.get("FORNO_KEY_FILE"):
        return Path(named)
    credential = Path(os.environ.get("CREDENTIALS_DIRECTORY", "")) / "forno.key"
    if "CREDENTIALS_DIRECTORY" in os.environ and credential.is_file():
        return credential
    from platformdirs import user_config_path

    return user_config_path("forno-keys", appauthor=False) / "store.key"


def readable_by_others(paths: Iterable[Path]) -> list[Path]:
    """Return those of these files and folders that exist and that others than their owner may enter, read or write.

    Windows has no such modes: there the folder of the user is closed to others.
    """
    if sys.platform == "win32":
        return []
    return [path for path in paths if path.exists() and path.stat().st_mode & 0o077]


if __name__ == "__main__":
    reap(sys.stdin)
