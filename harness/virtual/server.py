"""Game servers in a virtual world: the whole server, with its SQLite file, its HTTP and its WebSockets."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import copy_context
from pathlib import Path
from typing import Any

from aiohttp import web

from forno.client import Client
from forno.server.bus import Bus, LocalBus
from forno.server.bus.base import Receive
from forno.server.infra.entropy import seeded_entropy
from forno.server.main import serving
from forno.server.settings import Settings
from forno.server.store import EncryptedStore, SqliteStore
from forno.server.store.batch import Append, next_batch, settle_all
from forno.server.store.key_file import KeyFile
from forno.server.store.sqlite_writer import Writer
from harness.servers import FAST_SETTINGS
from harness.virtual.loop import OWNER, Owner, VirtualLoop, VirtualSocket

COMMIT_S = 0.001
"""Time until a batch is committed."""
BUS_S = 0.001
HOST = "127.0.0.1"
SWITCHBOARD_ADDRESS = "redis://switchboard"
"""Tells the processes of a cluster that they share their tables; the machine connects them."""
SEED = 1
"""Of the cards that a server deals, unless a test has another."""


class VirtualWriter(Writer):
    """Writer of a SQLite store that commits by a timer of the loop instead of a thread."""

    is_due = False

    def connect(self) -> sqlite3.Connection:
        """Connect without waiting for the disk at each commit: the machine of a virtual world loses no power."""
        is_new = self.connection is None
        connection = super().connect()
        if is_new:
            connection.execute("pragma synchronous = off")
        return connection

    def start(self) -> None:
        """Do nothing: there is no thread."""

    def submit(self, append: Append) -> None:
        self.waiting.append(append)
        if not self.is_due:
            self.is_due = True
            self.loop.call_later(COMMIT_S, self.write)

    def write(self) -> None:
        """Commit what waits."""
        self.is_due = False
        while self.waiting:
            batch = next_batch(self.waiting)
            settle_all(batch, self.outcome(batch))

    def close(self) -> None:
        self.write()
        self.let_go()


class Switchboard:
    """Messages between the processes of a virtual cluster."""

    def __init__(self) -> None:
        self.ends: list[VirtualBus] = []
        self.is_up = True


class VirtualBus(Bus):
    """One process's end of a bus over memory."""

    def __init__(self, switchboard: Switchboard, loop: VirtualLoop) -> None:
        self.switchboard = switchboard
        self.loop = loop
        self.receive: Receive | None = None

    async def open(self, receive: Receive) -> None:
        self.receive = receive
        self.context = copy_context()
        self.switchboard.ends.append(self)

    async def close(self) -> None:
        self.receive = None

    @property
    def is_up(self) -> bool:
        return self.switchboard.is_up

    def publish(self, room: str, message: bytes) -> None:
        if self.is_up:
            for end in self.switchboard.ends:
                if end is not self and end.receive is not None:
                    self.loop.call_later(BUS_S, end.arrive, room, message, context=end.context)

    def arrive(self, room: str, message: bytes) -> None:
        if self.receive is not None:
            self.receive(room, message)


class VirtualMachine:
    """The machine of a server in a virtual world; servers on the same files and the same switchboard are a cluster."""

    def __init__(self, loop: VirtualLoop, switchboard: Switchboard | None = None) -> None:
        self.loop = loop
        self.switchboard = switchboard
        self.opened: SqliteStore | None = None

    def store(self, settings: Settings) -> EncryptedStore:
        self.opened = SqliteStore(settings.address, keys=KeyFile(settings.key_path), writer=VirtualWriter)
        return self.opened

    def close_files(self) -> None:
        """Close the store's files, as the end of a process does; what was not committed is lost."""
        if self.opened is not None and self.opened.writer is not None:
            self.opened.writer.let_go()
            self.opened.let_go()

    def bus(self, settings: Settings) -> Bus:
        return LocalBus() if self.switchboard is None else VirtualBus(self.switchboard, self.loop)

    async def listen(self, runner: web.AppRunner, settings: Settings) -> str:
        bound = VirtualSocket(HOST, settings.port or self.loop.free_port())
        await web.SockSite(runner, bound).start()  # type: ignore[arg-type]  # what aiohttp uses of a socket
        return f"http://{HOST}:{bound.name[1]}"

    async def stop_listening(self, runner: web.AppRunner) -> None:
        """Do nothing: no connection waits in a queue."""


class VirtualProcess:
    """A server process of a virtual world, which can be stopped, killed, and started again on the same files.

    Several processes of one folder and one switchboard are a cluster.
    """

    def __init__(
        self, folder: Path, switchboard: Switchboard | None = None, *, seed: int = SEED, **settings: Any
    ) -> None:
        self.loop = virtual_loop()
        shared = {} if switchboard is None else {"bus": SWITCHBOARD_ADDRESS}
        self.settings = settings_of(folder, self.loop.free_port(), shared | settings)
        self.address = f"http://{HOST}:{self.settings.port}"
        self.entropy = seeded_entropy(seed)
        self.switchboard = switchboard
        self.run: Run | None = None

    async def start(self) -> VirtualProcess:
        """Start the process and wait until it is ready."""
        self.run = Run(self)
        await self.run.ready
        return self

    async def stop(self) -> None:
        """Stop it as SIGTERM does: clients are told goodbye."""
        run, self.run = self.run, None
        if run is not None:
            run.stop.set()
            await run.task

    def kill(self) -> None:
        """Kill it as SIGKILL does: no goodbye to clients, nothing is finished."""
        run, self.run = self.run, None
        if run is not None:
            self.loop.kill(run)
            run.machine.close_files()

    async def __aenter__(self) -> VirtualProcess:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()


class Run(Owner):
    """One run of a process; its memory ends with it."""

    def __init__(self, process: VirtualProcess) -> None:
        super().__init__()
        self.process = process
        self.machine = VirtualMachine(process.loop, process.switchboard)
        self.ready: asyncio.Future[str] = process.loop.create_future()
        self.stop = asyncio.Event()
        context = copy_context()
        context.run(OWNER.set, self)
        self.task = process.loop.create_task(self.serve(), context=context)

    async def serve(self) -> None:
        try:
            async with serving(self.process.settings, self.process.entropy, self.machine) as address:
                self.ready.set_result(address)
                await self.stop.wait()
        except Exception as error:
            if self.ready.done():
                raise
            self.ready.set_exception(error)


@asynccontextmanager
async def virtual_server(folder: Path, *, seed: int = SEED, **settings: Any) -> AsyncIterator[Client]:
    """Run a server in this virtual world, as `in_process_server` does in real time; yields a client of it."""
    loop = virtual_loop()
    chosen = settings_of(folder, loop.free_port(), settings)
    async with serving(chosen, seeded_entropy(seed), VirtualMachine(loop)) as address, Client(address) as client:
        yield client


def store_of(folder: Path) -> SqliteStore:
    """The store of the servers of this folder, to be read and written beside them."""
    return SqliteStore(folder / "data" / "forno.sqlite", writer=VirtualWriter)


def virtual_loop() -> VirtualLoop:
    """The loop of the virtual world in which the caller runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop), "this runs in a virtual world only"
    return loop


def settings_of(folder: Path, port: int, settings: dict[str, Any]) -> Settings:
    chosen: dict[str, Any] = {**FAST_SETTINGS, "port": port, "data": str(folder / "data"), **settings}
    return Settings(**chosen)
