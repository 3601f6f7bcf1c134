"""An event loop whose time is a number: when nothing is left to do, it is at once the time of the next timer."""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from typing import Any, TypeVar, TypeVarTuple

Found = TypeVar("Found")
Given = TypeVarTuple("Given")
Work = Coroutine[Any, Any, Found] | Generator[Any, None, Found]

MOST_STEPS = 1_000_000
"""More than that is somebody who goes round in circles."""


class Owner:
    """Whose work it is: a server process, which may be stopped for a while, or killed."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[Any]] = []


OWNER: ContextVar[Owner | None] = ContextVar("OWNER", default=None)


class Stuck(RuntimeError):
    """Nothing will ever happen any more, or it never ends."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """First come, first served; no thread, no socket, no waiting."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.steps = 0
        self.ready: deque[asyncio.Handle] = deque()
        self.timers: list[tuple[float, int, asyncio.TimerHandle]] = []
        self.count = 0
        self.held: dict[Owner | None, list[asyncio.Handle]] = {}
        """The work of owners that stand still."""
        self.complaints: list[str] = []
        """What nobody caught."""

    def run(self, main: Work[Found]) -> Found:
        """Until this is done."""
        asyncio._set_running_loop(self)
        try:
            task: asyncio.Task[Found] = self.create_task(main)
            while not task.done() or self.ready:
                self.turn()
            return task.result()
        finally:
            asyncio._set_running_loop(None)

    def turn(self) -> None:
        """All that is to be done now, or the clock goes on."""
        if not self.ready:
            self.go_on()
        self.steps += len(self.ready)
        if self.steps > MOST_STEPS:
            raise Stuck(f"still busy after {MOST_STEPS} steps")
        for _ in range(len(self.ready)):
            handle = self.ready.popleft()
            if self.held and (owner := handle._context.get(OWNER)) in self.held:  # type: ignore[attr-defined]
                self.held[owner].append(handle)
            elif not handle._cancelled:
                handle._run()

    def go_on(self) -> None:
        """To the time of the next timer."""
        while self.timers and self.timers[0][2]._cancelled:
            heapq.heappop(self.timers)
        if not self.timers:
            raise Stuck("nothing will ever happen any more")
        self.now = max(self.now, self.timers[0][0])
        while self.timers and self.timers[0][0] <= self.now:
            self.ready.append(heapq.heappop(self.timers)[2])

    # --- owners

    def hold(self, owner: Owner) -> None:
        """It stands still: a process that got no time, and does not know."""
        self.held.setdefault(owner, [])

    def let_go(self, owner: Owner) -> None:
        self.ready.extend(self.held.pop(owner, ()))

    # --- what asyncio asks of a loop

    def time(self) -> float:
        return self.now

    def call_soon(
        self, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self.ready.append(handle)
        return handle

    def call_later(
        self, delay: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[[*Given], object], *args: *Given, context: Context | None = None
    ) -> asyncio.TimerHandle:
        timer = asyncio.TimerHandle(when, callback, args, self, context)
        self.count += 1
        heapq.heappush(self.timers, (when, self.count, timer))
        return timer

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time comes."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(self, coro: Any, *, name: str | None = None, context: Context | None = None) -> asyncio.Task[Any]:
        context = context or copy_context()
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        if owner := context.get(OWNER):
            owner.tasks.append(task)
        return task

    def run_in_executor(self, executor: Any, func: Callable[[*Given], Found], *args: *Given) -> asyncio.Future[Found]:
        """There is nowhere else to run: it is done at once, and known a little later."""
        done: asyncio.Future[Found] = self.create_future()
        try:
            self.call_later(0.002, settle, done, func(*args))
        except Exception as error:
            done.set_exception(error)
        return done

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        self.complaints.append(f"{context.get('message')}: {context.get('exception')!r}")

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return False

    def get_debug(self) -> bool:
        return False


def settle(future: asyncio.Future[Found], found: Found | BaseException) -> None:
    """Give the answer, unless nobody waits for it any more."""
    if future.done():
        return
    if isinstance(found, BaseException):
        future.set_exception(found)
    else:
        future.set_result(found)
