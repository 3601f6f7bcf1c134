"""Background tasks: one-shot tasks, supervised long-lived tasks, and the watchdog of the event loop that runs them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from forno.server.infra.logging import log, place_of
from forno.server.infra.metrics import STALLS, TASK_FAILURES, TASK_UP

STALL_S = 0.1
"""A step of the event loop longer than this is counted as a stall."""
WATCHDOG_INTERVAL_S = 0.05
MIN_RESTART_S, MAX_RESTART_S = 0.1, 30.0
"""Before a failed task is started again: doubled after each failure, up to the maximum."""
MIN_PROOF_S = 1.0
"""A task that was started again counts as up after it has run for as long as the pause before, and at least so long."""
ONE_SHOT = "one-shot"
"""The label of all one-shot tasks together."""

Work = Callable[[], Coroutine[Any, Any, None]]
"""Starts the work of a task from its beginning."""


class TaskSet:
    """Running one-shot tasks. Holds a reference to each until it ends, and cancels the rest on `close`.

    An error that a task does not handle itself is logged and counted; it reaches no other task.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            TASK_FAILURES.labels(ONE_SHOT).inc()
            name = getattr(task.get_coro(), "__qualname__", "")
            log.error("a task failed", task=name, why=type(error).__name__, where=place_of(error))

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended. Their errors are dropped."""
        tasks = list(self._tasks)
        for task in tasks:
            task.remove_done_callback(self._ended)
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Supervisor:
    """Long-lived tasks by name. One that raises, or returns, is started again after a pause that grows.

    A task is down from its failure until it has run for a while again; `down` names those tasks, for readiness.
    """

    def __init__(self) -> None:
        self._tasks = TaskSet()
        self._down: set[str] = set()

    def run(self, name: str, work: Work) -> asyncio.Task[None]:
        """Keep a task of this name running until `close`, or until the task that is returned is cancelled."""
        TASK_UP.labels(name).set(1)
        TASK_FAILURES.labels(name)  # shown with 0 from the start
        return self._tasks.start(self._supervise(name, work))

    def note_failure(self, name: str, error: BaseException) -> None:
        """Count a failure of something that goes on by itself, such as a thread."""
        TASK_FAILURES.labels(name).inc()
        log.error("a task failed; it went on", task=name, why=type(error).__name__, where=place_of(error))

    @property
    def down(self) -> list[str]:
        """The names of the tasks that do not run now, sorted."""
        return sorted(self._down)

    async def problem(self) -> str:
        """Why this process should get no new connections; empty if all tasks run."""
        return f"tasks that do not run: {', '.join(self.down)}" if self._down else ""

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended."""
        await self._tasks.close()

    async def _supervise(self, name: str, work: Work) -> None:
        loop, pause_s = asyncio.get_running_loop(), MIN_RESTART_S
        while True:
            proof = loop.call_later(max(MIN_PROOF_S, pause_s), self._mark_up, name)
            try:
                error = await outcome_of(work)
            finally:
                proof.cancel()
            pause_s = min(2 * pause_s, MAX_RESTART_S) if name in self._down else MIN_RESTART_S
            self._mark_down(name, error)
            await asyncio.sleep(pause_s)

    def _mark_down(self, name: str, error: BaseException | None) -> None:
        self._down.add(name)
        TASK_UP.labels(name).set(0)
        TASK_FAILURES.labels(name).inc()
        why = type(error).__name__ if error else "it ended"
        log.error("a task failed; it is started again", task=name, why=why, where=place_of(error))

    def _mark_up(self, name: str) -> None:
        if name in self._down:
            self._down.discard(name)
            TASK_UP.labels(name).set(1)
            log.info("a task runs again", task=name)


async def outcome_of(work: Work) -> BaseException | None:
    """Run the work to its end; the error that ended it. A cancellation of the task itself is raised.

    Some libraries raise CancelledError in a task that nobody has cancelled: that is an error like any other.
    """
    try:
        await work()
    except asyncio.CancelledError as error:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        return error
    except Exception as error:
        return error
    return None


async def watch_event_loop() -> None:
    """Count and log every stall of the event loop. No work on a room takes that long."""
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(WATCHDOG_INTERVAL_S)
        late_s = loop.time() - before - WATCHDOG_INTERVAL_S
        if late_s > STALL_S:
            STALLS.inc()
            # For hosts: whoever plays at home logs from `warning` on, and can do nothing about a busy machine.
            log.info("the event loop stood still", milliseconds=round(late_s * 1000))
