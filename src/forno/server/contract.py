"""All that code at a socket knows of the house: it hands over typed messages and gets bytes to send.

The house implements `House`; sockets implement `Line`. Neither imports the other, so no socket can reach a table.
"""

from __future__ import annotations

from typing import Any, Protocol

from forno.server.protocol import Asked, Hello, Open, Wondered


class Line(Protocol):
    """A connection, as the house sees it."""

    lang: str
    latency: int | None
    """Milliseconds for a round trip, as this side measured them; never what a client claims."""

    def send(self, data: bytes) -> None:
        """Send, without waiting. A line that cannot keep up is cut and resumes later."""

    def end(self, data: bytes) -> None:
        """Send a last message and close."""


class House(Protocol):
    """What a socket may ask for. Refusals are raised as Refused, a log that is out of reach as Unavailable."""

    async def come_in(self) -> None:
        """Wait for one's turn at the door."""

    async def open_table(self, asked: Open) -> bytes: ...

    async def enter(self, room: str, hello: Hello, line: Line) -> Any:
        """Greet: the welcome and what was missed are sent through the line, which hears all news from now on."""

    async def do(self, place: Any, asked: Asked, line: Line, arrived: float) -> list[bytes]:
        """What goes back through the line, once it is in the log: its own frame, if it has one, and the answer."""

    async def wonder(self, place: Any, asked: Wondered, line: Line, arrived: float) -> bytes:
        """The answer to a question, which changes nothing."""

    def leave(self, place: Any, line: Line) -> None: ...

    async def tables(self) -> bytes:
        """The public list."""

    async def table(self, room: str) -> bytes:
        """A table as anybody with its link may see it."""

    async def replay(self, room: str, number: int, viewer: str, key: str | None) -> bytes: ...

    async def record(self, room: str, number: int, key: str | None, *, as_json: bool) -> bytes: ...

    async def review(self, room: str, number: int, seat: int, key: str | None, lang: str) -> bytes:
        """How well a seat decided in a finished game; `lang` is for the reasons."""

    async def is_ready(self) -> bool: ...

    def stop(self) -> None:
        """Say goodbye to every line."""
