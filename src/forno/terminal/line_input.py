"""Lines of the standard input, for a program that does other things meanwhile."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from threading import Thread
from typing import TextIO


class LineInput:
    """The lines of the standard input, read by a thread: it waits, and nothing else does."""

    def __init__(self, stream: TextIO) -> None:
        self.is_terminal = stream.isatty()
        self.lines: deque[str] = deque()
        self.has_ended = False
        self.changed = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.begin(stream)

    def begin(self, stream: TextIO) -> None:
        """Begin to read."""
        Thread(target=self._read, args=(stream,), daemon=True).start()

    def _read(self, stream: TextIO) -> None:
        with suppress(RuntimeError, ValueError):  # the game has ended, and the loop or the stream with it
            for line in stream:
                self._loop.call_soon_threadsafe(self.take, line.strip())
            self._loop.call_soon_threadsafe(self.take, None)

    def take(self, line: str | None) -> None:
        """Add a line that was read; None for the end of the input."""
        if line is None:
            self.has_ended = True
        elif line or self.is_terminal:  # there an empty line is Enter
            self.lines.append(line)
        self.changed.set()

    async def next(self) -> str | None:
        """The next line that is not empty; None at the end of the input."""
        while True:
            while self.lines:
                if line := self.lines.popleft():
                    return line
            if self.has_ended:
                return None
            self.changed.clear()
            await self.changed.wait()
