"""Processes of Python modules that start in a tenth of the time: forked from one that has imported the program.

`start_module("forno", "serve", env=..., cwd=...)` is `python -m forno serve` with the methods of `Popen`. The fork
server is started by the first call, once for each process that calls; it has no threads, and its children share
nothing with it but imported modules and the tables that these have read. They end with it, and it ends with the process
that started it. On any system but Linux, with FORNO_FORK=off, or in a folder that has a `forno` package of its own, a
usual process is started instead.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import runpy
import selectors
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from harness import CHECKOUT

IMPORTED = (
    *("asyncpg", "redis.asyncio", "uvloop", "rich.console", "rich.table", "rich.progress"),
    *("forno.cli", "forno.cli.admin", "forno.cli.serve", "forno.server.main", "forno.server.admin"),
    *("forno.games.pizza", "forno.games.solo", "forno.bots", "forno.review", "forno.lessons"),
)
"""Modules that the fork server imports; one that is not there costs nothing but time later."""
MESSAGE_BYTES = 1 << 20
Fd = int


class Order(NamedTuple):
    """The program that a forked child runs."""

    arguments: list[str]
    env: dict[str, str]
    cwd: str
    umask: int
    """-1 for that of the fork server."""


# --- the side that asks


class ForkedProcess:
    """A child of the fork server, with the methods of `subprocess.Popen`."""

    def __init__(self, link: socket.socket) -> None:
        self.link = link
        self.returncode: int | None = None
        self.pid = int(self.link.recv(64))

    def poll(self) -> int | None:
        with suppress(TimeoutError, subprocess.TimeoutExpired):
            self.wait(timeout=0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; `subprocess.TimeoutExpired` after so many seconds."""
        if self.returncode is None:
            with selectors.DefaultSelector() as selector:
                selector.register(self.link, selectors.EVENT_READ)
                if not selector.select(timeout):
                    raise subprocess.TimeoutExpired(f"process {self.pid}", timeout or 0)
            status = self.link.recv(64)
            self.returncode = int(status) if status else -signal.SIGKILL
            self.link.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def __del__(self) -> None:
        self.link.close()


AnyProcess = ForkedProcess | subprocess.Popen[bytes]


class ForkServer:
    """The process that forks, and the socket by which it is asked."""

    def __init__(self) -> None:
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self.lock = threading.Lock()
        self.owner = os.getpid()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "harness.fork_server", str(theirs.fileno())],
            cwd=CHECKOUT,
            env=os.environ | {"PYTHONPATH": str(CHECKOUT)},
            stdin=subprocess.DEVNULL,
            pass_fds=[theirs.fileno()],
            start_new_session=True,
        )
        theirs.close()
        self.control.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MESSAGE_BYTES)
        atexit.register(self.end)

    def end(self) -> None:
        """Close the socket, and with it end the fork server and its children."""
        self.control.close()
        if os.getpid() == self.owner:
            self.process.wait()

    def start(self, order: Order, stdin: Fd, stdout: Fd, stderr: Fd) -> ForkedProcess:
        link, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs, self.lock:
            message = json.dumps(order).encode()
            socket.send_fds(self.control, [message], [theirs.fileno(), stdin, stdout, stderr])
        return ForkedProcess(link)


@cache
def fork_server(owner: int) -> ForkServer:
    """The fork server of a process; one that was forked off has its own."""
    return ForkServer()


def can_fork(cwd: Path = CHECKOUT) -> bool:
    """Say whether a process in this folder can be forked: not if `python -m` would import another `forno` there."""
    return sys.platform == "linux" and os.environ.get("FORNO_FORK") != "off" and not (cwd / "forno").is_dir()


def start_module(
    module: str,
    *arguments: str,
    env: Mapping[str, str] | None = None,
    cwd: Path | str = CHECKOUT,
    stdin: Fd | None = None,
    stdout: Fd | None = None,
    stderr: Fd | None = None,
    umask: int = -1,
) -> AnyProcess:
    """Start `python -m module arguments`; what is not given of its standard streams is /dev/null."""
    environ = {**(os.environ if env is None else env)}
    nothing = os.open(os.devnull, os.O_RDWR)
    streams = [nothing if stream is None else stream for stream in (stdin, stdout, stderr)]
    try:
        if can_fork(folder := Path(cwd).resolve()):
            order = Order([module, *arguments], environ, str(folder), umask)
            return fork_server(os.getpid()).start(order, *streams)
        command = [sys.executable, "-m", module, *arguments]
        stdin, stdout, stderr = streams
        return subprocess.Popen(command, env=environ, cwd=cwd, stdin=stdin, stdout=stdout, stderr=stderr, umask=umask)
    finally:
        os.close(nothing)


# --- the side that forks


class Forking:
    """The loop of the fork server: forks for each order, and passes on how each child ended."""

    def __init__(self, control: socket.socket) -> None:
        self.control = control
        self.links: dict[int, socket.socket] = {}
        self.wake, self.woken = socket.socketpair()
        for end in (self.wake, self.woken):
            end.setblocking(False)
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(self.wake.fileno(), warn_on_full_buffer=False)

    def run(self) -> Order | None:
        """Serve until nobody asks any more (None), or until this is a child (what it shall become)."""
        with selectors.DefaultSelector() as selector:
            selector.register(self.control, selectors.EVENT_READ)
            selector.register(self.woken, selectors.EVENT_READ)
            while True:
                for key, _ in selector.select():
                    if key.fileobj is self.woken:
                        self.bury()
                        continue
                    message, fds, _, _ = socket.recv_fds(self.control, MESSAGE_BYTES, 4)
                    if not message:
                        self.end()
                        return None
                    if self.fork(fds):
                        return Order(*json.loads(message))

    def fork(self, fds: list[Fd]) -> bool:
        """Fork; True in the child, whose standard streams are those that came with the order."""
        link, *streams = fds
        pid = os.fork()
        if pid:
            self.links[pid] = socket.socket(fileno=link)
            with suppress(OSError):
                self.links[pid].send(str(pid).encode())
            for stream in streams:
                os.close(stream)
            return False
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        for fd in fds:
            os.close(fd)
        for other in (self.control, self.wake, self.woken, *self.links.values()):
            other.close()
        return True

    def bury(self) -> None:
        """Pass on the status of every child that has ended."""
        with suppress(BlockingIOError):
            while self.woken.recv(4096):
                pass
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                pid, status = ended
                with self.links.pop(pid) as link, suppress(OSError):
                    link.send(str(os.waitstatus_to_exitcode(status)).encode())

    def end(self) -> None:
        for pid in self.links:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def become(order: Order) -> None:
    """Run the module in this process as `python -m` would."""
    os.chdir(order.cwd)
    if order.umask >= 0:
        os.umask(order.umask)
    os.environ.clear()
    os.environ.update(order.env)
    usual: dict[str, Any] = {"encoding": "utf-8", "closefd": False}
    sys.stdin = open(0, **usual)  # noqa: SIM115
    sys.stdout = open(1, "w", **usual)  # noqa: SIM115
    sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", **usual)  # noqa: SIM115
    module, *arguments = order.arguments
    sys.argv = [module, *arguments]
    sys.path[0] = order.cwd
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def read_tables() -> None:
    """Read the texts and tables that each server keeps in memory: two thirds of the processor time of its start."""
    with suppress(ModuleNotFoundError):
        from forno.rulebook import LANGUAGES
        from forno.rulebook.bundles import bundle, texts
        from forno.server.infra.name_look import prototypes

        for lang in LANGUAGES:
            texts(lang)
            bundle(lang)
        prototypes()


def main() -> None:
    control = socket.socket(fileno=int(sys.argv[1]))
    for module in IMPORTED:
        with suppress(ModuleNotFoundError):
            import_module(module)
    read_tables()
    gc.freeze()
    assert threading.active_count() == 1, "a process with threads cannot be forked safely"
    if order := Forking(control).run():
        become(order)


if __name__ == "__main__":
    main()
