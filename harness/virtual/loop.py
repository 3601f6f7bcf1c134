"""An event loop on virtual time: when nothing is ready, the clock jumps to the next timer.

Servers and connections lead through memory and are addressed as on a network, so that aiohttp runs on it unchanged.
Work for threads is done at once, by the only thread.
"""

from __future__ import annotations

import asyncio
import errno
import heapq
import os
import socket
import sys
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine, Generator, Sequence
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar, TypeVarTuple

from forno.client.memory import LOOPBACK, MemoryEnd, Way, connect_in_memory, no_time

Result = TypeVar("Result")
Args = TypeVarTuple("Args")
Work = Coroutine[Any, Any, Result] | Generator[Any, None, Result]

MAX_STEPS = 1_000_000
"""Steps without an end after which a run counts as stuck."""
THREAD_S = 0.002
"""Time after which work for a thread is done."""
HORIZON_S = 1_800.0
"""Timers further away do not keep a world from being idle: they clean up, or wake what sleeps for a day."""
FIRST_PORT = 20_000


class Owner:
    """Owner of tasks and connections: a server process that can be suspended or killed."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[Any]] = []
        self.ends: list[MemoryEnd] = []
        """Its ends of connections."""
        self.servers: list[VirtualServer] = []


OWNER: ContextVar[Owner | None] = ContextVar("OWNER", default=None)


BACKGROUND: ContextVar[bool] = ContextVar("BACKGROUND", default=False)
"""Set in tasks that go on for ever, whose timers do not keep a world from being idle."""


class Stuck(RuntimeError):
    """Nothing is scheduled any more, or a run never ends."""


class VirtualSocket:
    """A bound socket without a system: what aiohttp asks of a socket on which it is to listen."""

    family = socket.AF_INET

    def __init__(self, host: str, port: int) -> None:
        self.name = host, port

    def getsockname(self) -> tuple[str, int]:
        return self.name

    def setsockopt(self, *_: Any) -> None:
        """Ignored: there are no buffers of a system."""

    def setblocking(self, _blocking: bool) -> None:
        """Ignored: nothing blocks."""

    def close(self) -> None:
        """Ignored: the server on it is closed by itself."""


class VirtualServer(asyncio.AbstractServer):
    """A server that listens on a virtual address."""

    def __init__(self, loop: VirtualLoop, factory: Callable[[], asyncio.Protocol], bound: VirtualSocket) -> None:
        self.loop = loop
        self.factory = factory
        self.bound = bound
        self.context = copy_context()
        """Context of its connections."""
        if bound.name in loop.servers:
            raise OSError(errno.EADDRINUSE, os.strerror(errno.EADDRINUSE))
        loop.servers[bound.name] = self
        if owner := OWNER.get():
            owner.servers.append(self)

    @property
    def sockets(self) -> tuple[VirtualSocket, ...]:
        return (self.bound,) if self.is_serving() else ()

    def is_serving(self) -> bool:
        return self.loop.servers.get(self.bound.name) is self

    def close(self) -> None:
        if self.is_serving():
            del self.loop.servers[self.bound.name]

    def get_loop(self) -> VirtualLoop:
        return self.loop

    async def start_serving(self) -> None:
        """Do nothing: it serves from the beginning."""

    async def serve_forever(self) -> None:
        """Wait for ever: it serves meanwhile."""
        await self.loop.create_future()

    async def wait_closed(self) -> None:
        """Do nothing: connections are not waited for."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """Runs callbacks in the order in which they were scheduled; no threads, no sockets, no waiting."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.steps = 0
        self.ready: deque[asyncio.Handle] = deque()
        self.timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self.count = 0
        self.suspended: dict[Owner | None, list[asyncio.Handle]] = {}
        """Callbacks of suspended owners."""
        self.dead: set[Owner | None] = set()
        """Owners that were killed: nothing of theirs runs any more."""
        self.unhandled: list[str] = []
        """Unhandled exceptions."""
        self.servers: dict[tuple[str, int], VirtualServer] = {}
        self.dialled: dict[socket.socket, tuple[str, int]] = {}
        """Where sockets were connected to, until a connection is made of them."""
        self.way: Way = no_time
        """The time that bytes take from one end of a connection to the other."""
        self.last_port = FIRST_PORT

    def run(self, main: Work[Result]) -> Result:
        """Run until `main` is done."""
        hooks = sys.get_asyncgen_hooks()
        asyncio._set_running_loop(self)
        sys.set_asyncgen_hooks(finalizer=self.close_generator)
        try:
            task: asyncio.Task[Result] = self.create_task(main)
            while not task.done() or self.ready:
                self.run_ready()
            return task.result()
        finally:
            self.end_dead_tasks()
            sys.set_asyncgen_hooks(*hooks)
            asyncio._set_running_loop(None)

    def run_ready(self) -> None:
        """Run everything that is ready, or advance the clock."""
        if not self.ready:
            self.advance_clock()
        self.steps += len(self.ready)
        if self.steps > MAX_STEPS:
            raise Stuck(f"still busy after {MAX_STEPS} steps")
        for _ in range(len(self.ready)):
            handle = self.ready.popleft()
            if handle._cancelled:
                continue
            if self.suspended or self.dead:
                owner = handle._context.get(OWNER)  # type: ignore[attr-defined]
                if owner in self.dead:
                    continue
                if owner in self.suspended:
                    self.suspended[owner].append(handle)
                    continue
            handle._run()

    def advance_clock(self) -> None:
        """Advance the clock to the next timer."""
        at = self.next_timer()
        if at is None:
            raise Stuck("no callback and no timer is left")
        self.now = max(self.now, at)
        while self.timers and self.timers[0][0] <= self.now:
            self.ready.append(heapq.heappop(self.timers)[2])

    def next_timer(self) -> float | None:
        """The time of the next timer that is neither cancelled nor of a killed owner."""
        while self.timers and (self.timers[0][2]._cancelled or self.is_dead(self.timers[0][2])):
            heapq.heappop(self.timers)
        return self.timers[0][0] if self.timers else None

    def is_dead(self, handle: asyncio.Handle) -> bool:
        return bool(self.dead) and handle._context.get(OWNER) in self.dead  # type: ignore[attr-defined]

    # --- letting time pass

    async def until(self, at: float) -> None:
        """Let time pass until the clock shows `at`, and everything that is due then has been done."""
        self.steps = 0
        is_done = False
        while not is_done:
            reached = self.create_future()
            self.call_at(at, resolve, reached, None)  # after all that is due by then
            await reached
            is_done = not self.ready and ((next_at := self.next_timer()) is None or next_at > at)

    async def let_pass(self, seconds: float) -> None:
        """Let so much time pass, and everything that is due then has been done."""
        await self.until(self.now + seconds)

    async def until_idle(self) -> None:
        """Let time pass until nothing is scheduled but periodic background work."""
        self.steps = 0
        while True:
            while self.ready:
                await asyncio.sleep(0)
            timer = self.next_own_timer()
            if timer is None or timer > self.now + HORIZON_S:
                return
            await self.until(timer)

    def next_own_timer(self) -> float | None:
        """The time of the next timer that belongs to no background task."""
        own = (
            at
            for at, _, timer in self.timers
            if not timer._cancelled and not self.is_dead(timer) and not is_background(timer)
        )
        return min(own, default=None)

    # --- owners

    def suspend(self, owner: Owner) -> None:
        """Suspend an owner: a process that gets no processor time and does not notice."""
        self.suspended.setdefault(owner, [])

    def resume(self, owner: Owner) -> None:
        self.ready.extend(self.suspended.pop(owner, ()))

    def kill(self, owner: Owner) -> None:
        """Kill an owner: nothing of it runs any more; the other ends of its connections notice."""
        self.suspended.pop(owner, None)
        self.dead.add(owner)
        for server in owner.servers:
            server.close()
        for end in owner.ends:
            if not end.is_ended:
                end.is_ended = True
                end.send(None)

    def end_dead_tasks(self) -> None:
        """Let the tasks of killed owners end, at the end of a run, when it has no effect any more."""
        owners, self.dead = [owner for owner in self.dead if owner], set()
        unhandled = [*self.unhandled]
        for task in [task for owner in owners for task in owner.tasks if not task.done()]:
            task.cancel()
        while self.ready:
            self.run_ready()
        self.unhandled = unhandled

    # --- the network

    def free_port(self) -> int:
        self.last_port += 1
        return self.last_port

    async def create_server(  # type: ignore[override]
        self,
        protocol_factory: Callable[[], asyncio.Protocol],
        host: str | None = None,
        port: int | None = None,
        *,
        sock: VirtualSocket | None = None,
        **_options: Any,
    ) -> VirtualServer:
        bound = sock or VirtualSocket(host or LOOPBACK[0], port or self.free_port())
        return VirtualServer(self, protocol_factory, bound)

    async def create_connection(  # type: ignore[override]
        self,
        protocol_factory: Callable[[], asyncio.Protocol],
        host: str | None = None,
        port: int | None = None,
        *,
        sock: socket.socket | None = None,
        **_options: Any,
    ) -> tuple[asyncio.Transport, asyncio.Protocol]:
        if sock is not None:
            address = self.dialled.pop(sock)
            sock.close()
        else:
            address = str(host), int(port or 0)
        server = self.servers.get(address)
        if server is None:
            raise refused(address)
        protocol = protocol_factory()
        peer = LOOPBACK[0], self.free_port()
        accepted, context = server.context.run(server.factory), server.context.copy()
        here, there = connect_in_memory(protocol, accepted, context, way=self.way, client=peer, server=address)
        for end, owner in ((here, OWNER.get()), (there, server.context.get(OWNER))):
            if owner is not None:
                owner.ends.append(end)
        return here, protocol

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        """Note where a socket is connected to; `create_connection` makes the connection."""
        if (address[0], address[1]) not in self.servers:
            raise refused(address)
        self.dialled[sock] = address[0], address[1]

    async def getaddrinfo(self, host: Any, port: Any, **_options: Any) -> list[Any]:
        """Resolve numeric addresses and localhost; there are no others."""
        name = LOOPBACK[0] if host in (None, "localhost") else host
        return socket.getaddrinfo(name, port, type=socket.SOCK_STREAM, flags=socket.AI_NUMERICHOST)

    # --- the interface that asyncio requires

    def time(self) -> float:
        return self.now

    def call_soon(
        self, callback: Callable[[*Args], object], *args: *Args, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[[*Args], object], *args: *Args, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Args], object], *args: *Args, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self.count += 1
        heapq.heappush(self.timers, (when, self.count, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Ignored: cancelled timers are skipped when they are due."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        if context is None:
            context = copy_context()
            context.run(BACKGROUND.set, False)
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if owner := context.get(OWNER):
            owner.tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[[*Args], Result], *args: *Args) -> asyncio.Future[Result]:
        """Run `func` at once, without threads, and resolve the future a little later."""
        done: asyncio.Future[Result] = self.create_future()
        result: Result | BaseException
        try:
            result = func(*args)
        except Exception as error:
            result = error
        self.call_later(THREAD_S, resolve, done, result)
        return done

    def close_generator(self, generator: AsyncGenerator[Any, Any]) -> None:
        """Close an asynchronous generator that nobody iterates any more."""
        self.create_task(generator.aclose())

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.unhandled.append(f"{context.get('message')}: {context.get('exception')!r}")

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def get_debug(self) -> bool:
        return False


def is_background(timer: asyncio.TimerHandle) -> bool:
    return timer._context.get(BACKGROUND)  # type: ignore[attr-defined, no-any-return]


def refused(address: Sequence[Any]) -> OSError:
    return ConnectionRefusedError(errno.ECONNREFUSED, f"nobody listens on {address[0]}:{address[1]}")


def resolve(future: asyncio.Future[Result], result: Result | BaseException) -> None:
    """Resolve a future, unless it was cancelled."""
    if future.done():
        return
    if isinstance(result, BaseException):
        future.set_exception(result)
    else:
        future.set_result(result)
