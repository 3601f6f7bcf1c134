"""Background tasks, and the watchdog of the event loop that runs them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from forno.server.infra.logging import log
from forno.server.infra.metrics import STALLS

STALL_S = 0.1
"""A step of the event loop longer than this is counted as a stall."""
WATCHDOG_INTERVAL_S = 0.05


class TaskSet:
    """Running tasks. Holds a reference to each until it ends, and cancels the rest on `close`."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run a coroutine in the background."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Cancel all tasks and wait until they have ended. Their errors are dropped."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def watch_event_loop() -> None:
    """Count and log every stall of the event loop. No work on a room takes that long."""
    loop = asyncio.get_running_loop()
    while True:
        before = loop.time()
        await asyncio.sleep(WATCHDOG_INTERVAL_S)
        late_s = loop.time() - before - WATCHDOG_INTERVAL_S
        if late_s > STALL_S:
            STALLS.inc()
            log.warning("the event loop stood still", milliseconds=round(late_s * 1000))
