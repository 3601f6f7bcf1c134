"""An event loop with virtual time: when nothing is ready, the clock jumps to the next timer."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar, TypeVarTuple

Result = TypeVar("Result")
Args = TypeVarTuple("Args")
Work = Coroutine[Any, Any, Result] | Generator[Any, None, Result]

MAX_STEPS = 1_000_000
"""Steps after which a simulation counts as stuck."""


class Owner:
    """Owner of tasks: a server process that can be suspended or killed."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[Any]] = []


OWNER: ContextVar[Owner | None] = ContextVar("OWNER", default=None)


class SimulationStuck(RuntimeError):
    """Nothing is scheduled any more, or the simulation never ends."""


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
        self.unhandled: list[str] = []
        """Unhandled exceptions."""

    def run(self, main: Work[Result]) -> Result:
        """Run until `main` is done."""
        asyncio._set_running_loop(self)
        try:
            task: asyncio.Task[Result] = self.create_task(main)
            while not task.done() or self.ready:
                self.run_ready()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def run_ready(self) -> None:
        """Run everything that is ready, or advance the clock."""
        if not self.ready:
            self.advance_clock()
        self.steps += len(self.ready)
        if self.steps > MAX_STEPS:
            raise SimulationStuck(f"still busy after {MAX_STEPS} steps")
        for _ in range(len(self.ready)):
            handle = self.ready.popleft()
            if self.suspended and (owner := handle._context.get(OWNER)) in self.suspended:  # type: ignore[attr-defined]
                self.suspended[owner].append(handle)
            elif not handle._cancelled:
                handle._run()

    def advance_clock(self) -> None:
        """Advance the clock to the next timer."""
        while self.timers and self.timers[0][2]._cancelled:
            heapq.heappop(self.timers)
        if not self.timers:
            raise SimulationStuck("no callback and no timer is left")
        self.now = max(self.now, self.timers[0][0])
        while self.timers and self.timers[0][0] <= self.now:
            self.ready.append(heapq.heappop(self.timers)[2])

    # --- owners

    def suspend(self, owner: Owner) -> None:
        """Suspend an owner: a process that gets no processor time and does not notice."""
        self.suspended.setdefault(owner, [])

    def resume(self, owner: Owner) -> None:
        self.ready.extend(self.suspended.pop(owner, ()))

    # --- the interface that asyncio requires

    def time(self) -> float:
        return self.now

    def call_soon(
        self, callback: Callable[[*Args], object], *args: *Args, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

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
        context = context or copy_context()
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if owner := context.get(OWNER):
            owner.tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[[*Args], Result], *args: *Args) -> asyncio.Future[Result]:
        """Run `func` at once, without threads, and resolve the future a little later."""
        done: asyncio.Future[Result] = self.create_future()
        try:
            self.call_later(0.002, resolve, done, func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.unhandled.append(f"{context.get('message')}: {context.get('exception')!r}")

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def get_debug(self) -> bool:
        return False


def resolve(future: asyncio.Future[Result], result: Result | BaseException) -> None:
    """Resolve a future, unless it was cancelled."""
    if future.done():
        return
    if isinstance(result, BaseException):
        future.set_exception(result)
    else:
        future.set_result(result)
