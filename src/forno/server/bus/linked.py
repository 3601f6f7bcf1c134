"""A bus over a connection that may break at any time, and is made again for ever."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections import deque
from contextlib import suppress

import structlog

from forno.server.bus.base import Bus, Hint

CHANNEL = "forno"
QUEUE = 10_000
"""So many sayings may wait; the oldest are dropped first."""
TOGETHER = 500
"""So many are sent at once."""
MOMENT = 0.02
"""Seconds between two times of sending, at least."""
SOONEST, LATEST = 0.05, 1.0
"""Seconds to wait before the next try: longer each time, up to the latest."""
QUIET = 5.0
"""After so many seconds without a word one asks whether the other side is still there, and waits as long again."""

Saying = tuple[str, bytes]

log = structlog.get_logger("forno.bus")


class LinkedBus(Bus):
    """What a connection needs around it. A kind of bus says only how to attend to one connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.waiting: deque[Saying] = deque(maxlen=QUEUE)
        self.news = asyncio.Event()
        self.risen = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    @abstractmethod
    async def attend(self) -> None:
        """Connect, call `rise`, then listen and send until the connection breaks, and raise what broke it."""

    async def open(self, hear: Hint) -> None:
        self.hear = hear
        self.task = asyncio.create_task(self.keep())
        with suppress(TimeoutError):
            await asyncio.wait_for(self.risen.wait(), LATEST)

    async def close(self) -> None:
        task, self.task = self.task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])
        self.sink()

    def say(self, room: str, message: bytes) -> None:
        if self.is_up:
            self.waiting.append((room, message))
            self.news.set()

    @property
    def is_up(self) -> bool:
        return self.risen.is_set()

    # --- the connection's life

    async def keep(self) -> None:
        """A connection after another. Nothing that goes wrong with one may end this."""
        pause = SOONEST
        while self.task is not None:
            try:
                await self.attend()
            except Exception as error:
                if self.is_up:
                    log.warning("the bus is lost", why=reason(error))
                    pause = SOONEST
                elif pause == SOONEST:
                    log.warning("the bus cannot be reached; trying on", why=reason(error))
            self.sink()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)

    def rise(self) -> None:
        self.waiting.clear()
        self.risen.set()
        log.info("the bus is up")

    def sink(self) -> None:
        self.risen.clear()
        self.waiting.clear()

    async def sayings(self) -> list[Saying]:
        """Wait for something to say, and then say all there is: at once after a silence, but never without a pause in
        which more may have come. Many words cost little more than one."""
        await asyncio.sleep(MOMENT)
        while go_on() and not self.waiting:
            self.news.clear()
            await self.news.wait()
        return [self.waiting.popleft() for _ in range(min(len(self.waiting), TOGETHER))]

    def heard(self, room: str, message: bytes) -> None:
        """Pass a hint on. A listener that fails is no reason to stop listening."""
        try:
            self.hear(room, message)
        except Exception:
            log.exception("a hint could not be followed", room=room)


def go_on() -> bool:
    """True; or it ends a task that was cancelled while it waited for a client of ours: some of them catch that, and
    come back as if nothing had been said."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError
    return True


def reason(error: BaseException) -> str:
    """The first cause in a group of errors, in one line."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return f"{type(error).__name__}: {error}"
