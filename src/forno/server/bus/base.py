"""The interface of a bus: messages between processes. They are hints, and may be lost, doubled or late."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any

Receive = Callable[[str, bytes], None]
"""Called with a room and a short message when another process, or this one, has published something about it."""


Work = Callable[[], Coroutine[Any, Any, None]]
StartTask = Callable[[Work], "asyncio.Task[None]"]
"""Runs a long-lived task, from the start again whenever it fails."""


def start_once(work: Work) -> asyncio.Task[None]:
    """Run a task without a supervisor."""
    return asyncio.create_task(work())


class Bus(ABC):
    """Publishes messages about rooms to all processes, and receives theirs."""

    start_task: StartTask = staticmethod(start_once)
    """Set before `open`, where a supervisor shall run the task of the connection."""

    @abstractmethod
    async def open(self, receive: Receive) -> None:
        """Begin to listen. Does not fail if the bus cannot be reached: it goes on trying."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening, and drop what was not sent."""

    @abstractmethod
    def publish(self, room: str, message: bytes) -> None:
        """Send without waiting; lost while the bus is down. A message has at most 4,000 bytes."""

    @property
    @abstractmethod
    def is_up(self) -> bool:
        """Is it connected now?"""
