"""Machines of a server: each provides a store, a bus, and a way for connections to come in."""

from __future__ import annotations

import asyncio
import errno
import socket
from typing import Protocol

from aiohttp import web

from forno.core.errors import Unreadable
from forno.server.bus import Bus, LocalBus, bus_at
from forno.server.infra.service_manager import passed_sockets
from forno.server.settings import Settings
from forno.server.store import EncryptedStore, store_at

ARRIVAL_S, ARRIVAL_ROUNDS = 0.1, 10
"""How long a request may take from its connection's acceptance until it is read, when the server stops."""


class Machine(Protocol):
    """Provides what a server needs from outside."""

    def store(self, settings: Settings) -> EncryptedStore: ...

    def bus(self, settings: Settings) -> Bus: ...

    async def listen(self, runner: web.AppRunner, settings: Settings) -> str:
        """Let connections come in; the address. Raises Unreadable with the reason if that fails."""

    async def stop_listening(self, runner: web.AppRunner) -> None:
        """Accept no more connections, and let the requests of those that were accepted arrive."""


class SystemMachine:
    """The operating system with its sockets and files, and the servers that the settings name."""

    def __init__(self) -> None:
        self.passed = passed_sockets()

    def store(self, settings: Settings) -> EncryptedStore:
        return store_at(settings.address, settings.key_path)

    def bus(self, settings: Settings) -> Bus:
        return bus_at(settings.bus)

    async def listen(self, runner: web.AppRunner, settings: Settings) -> str:
        """Serve on the sockets that were passed, or on a new one. Connections inherit its limit on what the system
        buffers for a slow reader."""
        for listener in self.passed or [bound_socket(settings)]:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, settings.unread_bytes)
            listener.setblocking(False)
            await web.SockSite(runner, listener, backlog=4096).start()
        return address_of(runner.addresses[0])

    async def stop_listening(self, runner: web.AppRunner) -> None:
        """Accept no more on passed sockets, then let requests of connections that were accepted just now arrive.

        Connections that are not accepted wait in the queue of a passed socket for the next process. The socket unit
        sets TCP_DEFER_ACCEPT, with which a connection is accepted when its request has come.
        """
        if not self.passed:
            return
        for site in runner.sites:
            await site.stop()
        for _ in range(ARRIVAL_ROUNDS):  # on a busy machine one sleep may end before the event loop has read a socket
            await asyncio.sleep(ARRIVAL_S / ARRIVAL_ROUNDS)


class MemoryMachine(SystemMachine):
    """A machine without sockets: clients of the same event loop connect through memory. Its store is a file."""

    def __init__(self) -> None:
        self.passed = []
        self.server: web.Server | None = None
        """Makes the protocol of each connection, once the server listens."""

    def bus(self, settings: Settings) -> Bus:
        return LocalBus()

    async def listen(self, runner: web.AppRunner, settings: Settings) -> str:
        self.server = runner.server
        return "http://localhost"


def address_of(name: object) -> str:
    """Write the name of a listening socket as an address."""
    if not isinstance(name, tuple):
        return f"unix:{name}"
    host, port = name[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def bound_socket(settings: Settings) -> socket.socket:
    """Bind a socket to the address of the settings; Unreadable with the reason if that fails."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    reuse = settings.reuse_port and hasattr(socket, "SO_REUSEPORT")
    try:
        return socket.create_server((settings.host, settings.port), family=family, reuse_port=reuse)
    except OSError as error:
        raise Unreadable(explain_bind_error(error, settings), "serve") from None


def explain_bind_error(error: OSError, settings: Settings) -> str:
    """Name the reason why the address cannot be listened on, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return f"port {settings.port} is taken by another program; choose another with --port"
    if error.errno == errno.EACCES:
        return f"port {settings.port} is not for everybody; choose one above 1023 with --port"
    return f"{settings.host} is no address of this machine; choose another with --host"
