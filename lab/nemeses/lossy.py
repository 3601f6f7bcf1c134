"""A bad line to Redis: of the messages that it pushes to those who listen, some never arrive.

It speaks Redis' protocol as far as one must to know where a message ends; commands and their answers pass untouched.
"""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from pathlib import Path
from typing import Self

from lab.world import relay

MESSAGE = b"$7\r\nmessage\r\n"


class Lossy:
    """`async with Lossy(socket, folder) as line:` and servers use `line.url`."""

    def __init__(self, there: Path, folder: Path, seed: int = 1) -> None:
        self.there = there
        self.here = folder / "bus"
        self.url = f"unix://{self.here}"
        self.random = random.Random(seed)
        self.loss = 0.0
        """The odds that a message is lost."""
        self.passed = self.lost = 0
        self.lines: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_unix_server(self.join, self.here)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()
        for line in self.lines:
            line.cancel()
        await asyncio.gather(*self.lines, return_exceptions=True)

    async def join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection; when either side ends, both do."""
        task = asyncio.current_task()
        assert task is not None
        self.lines.add(task)
        task.add_done_callback(self.lines.discard)
        try:
            answers, out = await asyncio.open_unix_connection(self.there)
        except OSError:
            writer.transport.abort()
            return
        await relay.join(relay.carry(reader, out), self.push(answers, writer), writer, out)

    async def push(self, source: asyncio.StreamReader, out: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            while True:
                value = await one_value(source)
                if value[:1] in b"*>" and value.partition(b"\r\n")[2].startswith(MESSAGE):
                    if self.random.random() < self.loss:
                        self.lost += 1
                        continue
                    self.passed += 1
                out.write(value)
                await out.drain()


async def one_value(source: asyncio.StreamReader) -> bytes:
    """The bytes of one value: a line, a text with its length, or several values."""
    head = await source.readuntil(b"\r\n")
    kind, size = head[:1], head[1:-2]
    if kind in b"$=!" and size != b"-1":
        return head + await source.readexactly(int(size) + 2)
    if kind in b"*>~%" and size != b"-1":
        parts = [await one_value(source) for _ in range(int(size) * (2 if kind == b"%" else 1))]
        return head + b"".join(parts)
    return head
