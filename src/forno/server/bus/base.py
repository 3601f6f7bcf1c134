"""The interface of a bus: messages between processes. They are hints, and may be lost, doubled or late."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

Receive = Callable[[str, bytes], None]
"""Called with a room and a short message when another process, or this one, has published something about it."""


class Bus(ABC):
    """Publishes messages about rooms to all processes, and receives theirs."""

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
