"""Connections between clients and servers, message by message: delayed, cut, doubled, swapped, half closed, unread."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import NamedTuple, Self

from aiohttp import WSMsgType

from lab.simulation.world import World

USUAL, LATE = 0.01, 0.5
"""Seconds that a message takes at most, and that one takes which is overtaken or delayed."""
UNNOTICED = 4.0
"""Seconds for which one side of a connection may not know that it has ended."""
SLOW = 4_000
"""Bytes that a slow reader reads in a second."""
KERNEL = 12_000
"""Bytes that the server's system takes over: they arrive even if the server ends the connection at once."""


class Message(NamedTuple):
    """As aiohttp gives them."""

    type: WSMsgType
    data: str | bytes


class Direction:
    """One way of a connection. What is sent arrives in its order, unless something goes wrong."""

    def __init__(self, link: Link, name: str, deliver: Callable[[Message], None]) -> None:
        self.link = link
        self.name = name
        self.deliver = deliver
        self.last = 0.0
        self.pace = 0.0
        """Seconds that a byte takes."""
        self.sent = self.arrived = 0
        """Bytes."""
        self.flying: deque[tuple[int, float]] = deque()
        """Up to which byte each message goes that is on its way, and when it arrives."""
        self.limit = 0
        """So much arrives even after the end."""

    def send(self, message: Message) -> None:
        world, size = self.link.world, len(message.data)
        if self.link.is_cut:
            return
        if world.happens("cut"):
            self.link.cut()
            return
        if world.happens("half"):
            self.link.cut(half=True)
            return
        for _ in range(1 + world.happens("double")):
            delay = world.random.uniform(0.0005, LATE if world.happens("delay") else USUAL)
            arrival = max(self.last, world.loop.now + delay) + size * self.pace
            if world.happens("swap"):
                arrival += world.random.uniform(0.0, LATE)
            else:
                self.last = arrival
            self.sent += size
            self.flying.append((self.sent, arrival))
            world.later(arrival - world.loop.now, self.arrive, message, self.sent)

    def end(self) -> float:
        """Nothing more is sent; when the last of what the system has taken over arrives."""
        self.limit = self.arrived + KERNEL
        return max((arrival for end, arrival in self.flying if end <= self.limit), default=0.0)

    def arrive(self, message: Message, end: int) -> None:
        self.arrived = max(end, self.arrived)
        while self.flying and self.flying[0][0] <= self.arrived:
            self.flying.popleft()
        if not self.link.is_cut or end <= self.limit:
            data = message.data
            self.link.world.note(self.name, message.type.name, data.encode() if isinstance(data, str) else data)
            self.deliver(message)


class End:
    """One side of a connection: what it has heard, as a socket of aiohttp gives it."""

    def __init__(self) -> None:
        self.heard: deque[Message] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.closed = False

    def hear(self, message: Message) -> None:
        self.heard.append(message)
        self.wake()

    def lose(self) -> None:
        """It knows now that nothing more will come."""
        self.closed = True
        self.wake()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Message:
        while not self.heard:
            if self.closed:
                raise StopAsyncIteration
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        return self.heard.popleft()


class ClientEnd(End):
    """What a client has in its hand: `aiohttp.ClientWebSocketResponse`, as far as it is used."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link

    def hear(self, message: Message) -> None:
        """Pings are answered and closing is noticed without anybody asking, as aiohttp does."""
        if message.type is WSMsgType.PING:
            self.link.up.send(Message(WSMsgType.PONG, message.data))
        elif message.type is WSMsgType.CLOSE:
            self.link.cut()
        else:
            super().hear(message)

    async def send_str(self, text: str) -> None:
        if self.closed:
            raise ConnectionResetError
        self.link.up.send(Message(WSMsgType.TEXT, text))

    async def close(self) -> None:
        self.link.cut()


class ServerEnd(End):
    """What a server has in its hand: the WebSocket and the transport below it, as far as they are used."""

    def __init__(self, link: Link) -> None:
        super().__init__()
        self.link = link

    async def pong(self, data: bytes) -> None:
        self.link.down.send(Message(WSMsgType.PONG, data))

    async def close(self, *, code: int, drain: bool) -> bool:
        self.link.down.send(Message(WSMsgType.CLOSE, str(code)))
        return True

    # --- the transport

    def write(self, data: bytes) -> None:
        for message in messages(data):
            self.link.down.send(message)

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return max(0, self.link.down.sent - self.link.down.arrived - KERNEL)

    def abort(self) -> None:
        self.link.end()


class Link:
    """One connection: `up` to the server, `down` to the client."""

    def __init__(self, world: World, client: str, server: str) -> None:
        self.world = world
        self.name = f"{client}-{server}"
        self.is_cut = False
        self.client, self.server = ClientEnd(self), ServerEnd(self)
        self.up = Direction(self, f"{client}>{server}", self.server.hear)
        self.down = Direction(self, f"{server}>{client}", self.client.hear)
        if world.happens("slow_reader"):
            self.down.pace = 1 / SLOW

    def cut(self, *, half: bool = False) -> None:
        """Nothing arrives any more. Both sides learn of it soon; or one of them, and the other much later."""
        if self.is_cut:
            return
        self.is_cut = True
        self.world.note(self.name, "half cut" if half else "cut")
        ends: list[End] = [self.client, self.server]
        self.world.random.shuffle(ends)
        self.world.later(0.0, ends[0].lose)
        self.world.later(self.world.random.uniform(0.0, UNNOTICED if half else USUAL), ends[1].lose)

    def end(self) -> None:
        """The server ends it. What its system has taken over arrives; then the client learns of it."""
        if self.is_cut:
            return
        self.is_cut = True
        self.world.note(self.name, "ended")
        self.server.lose()
        self.world.later(max(0.0, self.down.end() - self.world.loop.now) + USUAL, self.client.lose)


def messages(data: bytes) -> Iterator[Message]:
    """Those in the bytes of whole frames that are not masked: texts and pings. (RFC 6455, section 5.2)"""
    start = 0
    while start < len(data):
        kind, size, start = WSMsgType(data[start] & 0x0F), data[start + 1], start + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + width], "big"), start + width
        said = data[start : start + size]
        yield Message(kind, said.decode() if kind is WSMsgType.TEXT else said)
        start += size
