"""A bus over a connection that may break at any time and is then made again."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import deque
from contextlib import suppress

import structlog

from forno.server.bus.base import Bus, Receive

CHANNEL = "forno"
MAX_QUEUED = 10_000
"""Messages waiting to be sent; the oldest are dropped first."""
MAX_BATCH = 500
"""Messages sent together."""
BATCH_INTERVAL_S = 0.02
"""Least time between two batches."""
MIN_RETRY_S, MAX_RETRY_S = 0.05, 1.0
"""Before the next attempt to connect: doubled each time, up to the maximum."""
QUIET_S = 5.0
"""After so long without a message the other side is asked whether it is there, and given as long again to answer."""

Message = tuple[str, bytes]
"""A room, and what is said of it."""

log = structlog.get_logger("forno.bus")


class ReconnectingBus(Bus):
    """Queue, batches and reconnects around one connection. A subclass says only how to serve one connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.queue: deque[Message] = deque(maxlen=MAX_QUEUED)
        self._queued = asyncio.Event()
        self._up = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @abstractmethod
    async def serve(self) -> None:
        """Connect, call `mark_up`, then listen and send until the connection breaks, and raise what broke it."""

    async def open(self, receive: Receive) -> None:
        self._receive = receive
        self._task = self.start_task(self.reconnect)
        with suppress(TimeoutError):
            await asyncio.wait_for(self._up.wait(), MAX_RETRY_S)

    async def close(self) -> None:
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        self.mark_down()

    def publish(self, room: str, message: bytes) -> None:
        if self.is_up:
            self.queue.append((room, message))
            self._queued.set()

    @property
    def is_up(self) -> bool:
        return self._up.is_set()

    # --- the connection

    async def reconnect(self) -> None:
        """Serve one connection after another until `close`, whatever goes wrong with one of them."""
        retry_s = MIN_RETRY_S
        while self._task is not None:
            try:
                await self.serve()
            except Exception as error:
                if self.is_up:
                    log.warning("the bus is lost", why=reason(error))
                    retry_s = MIN_RETRY_S
                elif retry_s == MIN_RETRY_S:
                    log.warning("the bus cannot be reached; trying on", why=reason(error))
            self.mark_down()
            await asyncio.sleep(retry_s)
            retry_s = min(2 * retry_s, MAX_RETRY_S)

    def mark_up(self) -> None:
        """Begin to queue messages."""
        self.queue.clear()
        self._up.set()
        log.info("the bus is up")

    def mark_down(self) -> None:
        """Drop the queued messages, and all that are published until the bus is up again."""
        self._up.clear()
        self.queue.clear()

    async def next_batch(self) -> list[Message]:
        """Wait for messages to send. A pause before each batch lets more of them gather: many cost hardly more than
        one."""
        await asyncio.sleep(BATCH_INTERVAL_S)
        while unless_cancelled() and not self.queue:
            self._queued.clear()
            await self._queued.wait()
        return [self.queue.popleft() for _ in range(min(len(self.queue), MAX_BATCH))]

    def deliver(self, room: str, message: bytes) -> None:
        """Hand a message to the receiver. An error of the receiver does not end the connection."""
        try:
            self._receive(room, message)
        except Exception:
            log.exception("a hint could not be followed", room=room)


def unless_cancelled() -> bool:
    """True; raises CancelledError in a task that was cancelled while it waited for a client library. Some of them catch
    the cancellation and return as if nothing had happened."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
    return True


def reason(error: BaseException) -> str:
    """The first cause in a group of errors, in one line."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"
