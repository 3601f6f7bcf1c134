"""Faulty connections between a client and a simulated process: messages are delayed, duplicated and reordered;
connections are cut, half closed or read slowly."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, NamedTuple

from aiohttp import WSMsgType

from forno.client import ConnectionLost
from harness.virtual.world import World

MAX_DELAY_S, MAX_LATE_S = 0.01, 0.5
"""Longest usual delay of a message, and of a delayed or reordered one, in seconds."""
HALF_OPEN_S = 4.0
"""Longest time for which one side may not notice that a connection was half closed."""
SLOW_BYTES_PER_S = 4_000
"""Rate at which a slow reader reads."""
KERNEL_BUFFER_BYTES = 12_000
"""Bytes that the server's kernel buffers: they arrive even if the server closes the connection at once."""


class Message(NamedTuple):
    """A WebSocket message, as aiohttp represents it."""

    type: WSMsgType
    data: str | bytes


class Direction:
    """One direction of a connection. Messages arrive in order, unless a fault occurs."""

    def __init__(self, connection: Connection, name: str, deliver: Callable[[Message], None]) -> None:
        self.connection = connection
        self.name = name
        self.deliver = deliver
        self.last = 0.0
        self.pace = 0.0
        """Seconds per byte."""
        self.sent = self.arrived = 0
        """Bytes."""
        self.in_flight: deque[tuple[int, float]] = deque()
        """Messages in flight: the position of their last byte, and their arrival time."""
        self.deliverable = 0
        """Bytes that arrive even after the connection was closed."""

    def send(self, message: Message) -> None:
        world, size = self.connection.world, len(message.data)
        if self.connection.is_cut:
            return
        if world.occurs("cut"):
            self.connection.cut()
            return
        if world.occurs("half"):
            self.connection.cut(half=True)
            return
        for _ in range(1 + world.occurs("double")):
            delay = world.random.uniform(0.0005, MAX_LATE_S if world.occurs("delay") else MAX_DELAY_S)
            arrival = max(self.last, world.loop.now + delay) + size * self.pace
            if world.occurs("swap"):
                arrival += world.random.uniform(0.0, MAX_LATE_S)
            else:
                self.last = arrival
            self.sent += size
            self.in_flight.append((self.sent, arrival))
            world.schedule(arrival - world.loop.now, self.arrive, message, self.sent)

    def end(self) -> float:
        """Stop sending; return when the last byte in the kernel's buffer arrives."""
        self.deliverable = self.arrived + KERNEL_BUFFER_BYTES
        return max((arrival for end, arrival in self.in_flight if end <= self.deliverable), default=0.0)

    def arrive(self, message: Message, end: int) -> None:
        self.arrived = max(end, self.arrived)
        while self.in_flight and self.in_flight[0][0] <= self.arrived:
            self.in_flight.popleft()
        if not self.connection.is_cut or end <= self.deliverable:
            data = message.data
            self.connection.world.record(self.name, message.type.name, data.encode() if isinstance(data, str) else data)
            self.deliver(message)


class Endpoint:
    """One endpoint of a connection: received messages, with the interface of an aiohttp socket."""

    def __init__(self) -> None:
        self.received: deque[Message] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.closed = False

    def receive(self, message: Message) -> None:
        self.received.append(message)
        self.wake()

    def disconnect(self) -> None:
        """Notice that the connection has ended."""
        self.closed = True
        self.wake()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def __aiter__(self) -> AsyncIterator[Any]:
        return self.messages()

    async def messages(self) -> AsyncIterator[Message]:
        """Received messages, until the connection has ended."""
        while self.received or not self.closed:
            if self.received:
                yield self.received.popleft()
            else:
                self.waiting = asyncio.get_running_loop().create_future()
                await self.waiting


class ClientEndpoint(Endpoint):
    """The client's endpoint: a `forno.client.Socket`."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self.connection = connection

    def receive(self, message: Message) -> None:
        """Answer pings and notice close frames without being read, as aiohttp does."""
        if message.type is WSMsgType.PING:
            self.connection.up.send(Message(WSMsgType.PONG, message.data))
        elif message.type is WSMsgType.CLOSE:
            self.connection.cut()
        else:
            super().receive(message)

    def __aiter__(self) -> AsyncIterator[str]:
        return self.texts()

    async def texts(self) -> AsyncIterator[str]:
        async for message in self.messages():
            yield str(message.data)

    async def send(self, text: str) -> None:
        if self.closed:
            raise ConnectionLost("the connection has ended")
        self.connection.up.send(Message(WSMsgType.TEXT, text))

    async def close(self) -> None:
        self.connection.cut()

    def cut(self) -> None:
        self.connection.cut()


class ServerEndpoint(Endpoint):
    """The server's endpoint: the part of the WebSocket and its transport that the server uses."""

    def __init__(self, connection: Connection) -> None:
        super().__init__()
        self.connection = connection

    async def pong(self, data: bytes) -> None:
        self.connection.down.send(Message(WSMsgType.PONG, data))

    async def close(self, *, code: int, drain: bool) -> bool:
        self.connection.down.send(Message(WSMsgType.CLOSE, str(code)))
        return True

    # --- the transport

    def write(self, data: bytes) -> None:
        for message in messages(data):
            self.connection.down.send(message)

    def is_closing(self) -> bool:
        return self.closed

    def get_write_buffer_size(self) -> int:
        return max(0, self.connection.down.sent - self.connection.down.arrived - KERNEL_BUFFER_BYTES)

    def abort(self) -> None:
        self.connection.end()


class Connection:
    """One connection: `up` to the server, `down` to the client."""

    def __init__(self, world: World, client: str, server: str) -> None:
        self.world = world
        self.name = f"{client}-{server}"
        self.is_cut = False
        self.client, self.server = ClientEndpoint(self), ServerEndpoint(self)
        self.up = Direction(self, f"{client}>{server}", self.server.receive)
        self.down = Direction(self, f"{server}>{client}", self.client.receive)
        if world.occurs("slow_reader"):
            self.down.pace = 1 / SLOW_BYTES_PER_S

    def cut(self, *, half: bool = False) -> None:
        """Cut the connection. Both endpoints notice soon; if half closed, one of them much later."""
        if self.is_cut:
            return
        self.is_cut = True
        self.world.record(self.name, "half cut" if half else "cut")
        endpoints: list[Endpoint] = [self.client, self.server]
        self.world.random.shuffle(endpoints)
        self.world.schedule(0.0, endpoints[0].disconnect)
        self.world.schedule(
            self.world.random.uniform(0.0, HALF_OPEN_S if half else MAX_DELAY_S), endpoints[1].disconnect
        )

    def end(self) -> None:
        """Close the connection from the server's side: buffered bytes arrive, then the client notices."""
        if self.is_cut:
            return
        self.is_cut = True
        self.world.record(self.name, "ended")
        self.server.disconnect()
        self.world.schedule(max(0.0, self.down.end() - self.world.loop.now) + MAX_DELAY_S, self.client.disconnect)


def messages(data: bytes) -> Iterator[Message]:
    """Parse whole unmasked frames: texts and pings (RFC 6455, section 5.2)."""
    start = 0
    while start < len(data):
        kind, size, start = WSMsgType(data[start] & 0x0F), data[start + 1], start + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, start = int.from_bytes(data[start : start + width], "big"), start + width
        payload = data[start : start + size]
        yield Message(kind, payload.decode() if kind is WSMsgType.TEXT else payload)
        start += size
