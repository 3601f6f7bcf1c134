"""How processes hear of each other's news. A hint may be lost, doubled or late; nothing is lost with it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

Hint = Callable[[str, bytes], None]
"""Called with a room and a short message when another process (or this one) has said something of it."""


class Bus(ABC):
    """Say something about a room; hear what others say."""

    @abstractmethod
    async def open(self, hear: Hint) -> None:
        """Begin to listen. Never fails because nobody is there: it goes on trying."""

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def say(self, room: str, message: bytes) -> None:
        """At once and without waiting; lost if nobody is there. A message has at most 4,000 bytes."""

    @property
    @abstractmethod
    def is_up(self) -> bool:
        """Is it connected now?"""
