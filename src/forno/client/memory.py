"""Connections over memory: pairs of asyncio transports within one event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import Context
from typing import Any

BUFFER_BYTES = 64 * 1024
"""Bytes on their way, or not yet read, above which a sender is asked to pause."""
LOOPBACK = ("127.0.0.1", 0)
"""Address of either end unless another is given."""
Way = Callable[[int], float]
"""Seconds that a number of bytes takes from one end to the other."""


def no_time(_size: int) -> float:
    return 0.0


class MemoryEnd(asyncio.Transport):
    """One end of a connection: the transport of its protocol. Bytes arrive in order at the other end.

    Callbacks of the protocol run in the context of the side that it belongs to.
    """

    def __init__(self, protocol: asyncio.Protocol, context: Context | None, way: Way, **extra: Any) -> None:
        super().__init__(extra)
        self.loop = asyncio.get_running_loop()
        self.protocol: asyncio.Protocol = protocol
        self.context = context
        self.way = way
        self.peer: MemoryEnd | None = None
        self.is_ended = False
        """Whether nothing more is written or read at this end."""
        self.is_paused = False
        """Whether its protocol does not read."""
        self.has_asked_to_pause = False
        """Whether its protocol was asked to pause writing."""
        self.limits = (BUFFER_BYTES // 4, BUFFER_BYTES)
        """Low and high water."""
        self.in_flight_bytes = 0
        """Bytes written and not yet read by the other end."""
        self.last_arrival = 0.0
        self.unread: list[bytes | None] = []
        """Data that arrived while reading was paused; None for the end of the stream."""

    def call(self, callback: Callable[..., object], *args: Any) -> None:
        self.loop.call_soon(callback, *args, context=self.context)

    # --- writing

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.is_ended or not data:
            return
        self.in_flight_bytes += len(data)
        self.send(bytes(data))
        if self.in_flight_bytes > self.limits[1] and not self.has_asked_to_pause:
            self.has_asked_to_pause = True
            self.protocol.pause_writing()

    def send(self, data: bytes | None) -> None:
        """Let data, or the end of the stream, arrive at the other end after what was sent before."""
        assert self.peer is not None
        arrival = max(self.last_arrival, self.loop.time() + self.way(len(data or b"")))
        self.last_arrival = arrival
        if arrival <= self.loop.time():
            self.loop.call_soon(self.peer.arrive, data, context=self.peer.context)
        else:
            self.loop.call_at(arrival, self.peer.arrive, data, context=self.peer.context)

    def note_read(self, size: int) -> None:
        """The other end has read some bytes."""
        self.in_flight_bytes -= size
        if self.has_asked_to_pause and self.in_flight_bytes <= self.limits[0] and not self.is_ended:
            self.has_asked_to_pause = False
            self.protocol.resume_writing()

    def get_write_buffer_size(self) -> int:
        return self.in_flight_bytes

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        high = BUFFER_BYTES if high is None else high
        self.limits = (high // 4 if low is None else low, high)

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self.limits

    def can_write_eof(self) -> bool:
        return False

    # --- reading

    def arrive(self, data: bytes | None) -> None:
        if self.is_ended:
            return
        if self.is_paused:
            self.unread.append(data)
        elif data is None:
            self.end(None)
        else:
            assert self.peer is not None
            self.peer.call(self.peer.note_read, len(data))
            self.protocol.data_received(data)

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False
        unread, self.unread = self.unread, []
        for data in unread:
            self.call(self.arrive, data)

    def is_reading(self) -> bool:
        return not self.is_paused and not self.is_ended

    # --- the end

    def is_closing(self) -> bool:
        return self.is_ended

    def close(self) -> None:
        """Close this end; what was written arrives first."""
        if not self.is_ended:
            self.send(None)
            self.end(None)

    def abort(self) -> None:
        self.close()

    def end(self, error: Exception | None) -> None:
        """End this side of the connection."""
        if not self.is_ended:
            self.is_ended = True
            self.unread = []
            self.call(self.protocol.connection_lost, error)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        assert isinstance(protocol, asyncio.Protocol)
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self.protocol


def connect_in_memory(
    here: asyncio.Protocol,
    there: asyncio.Protocol,
    context: Context | None = None,
    *,
    way: Way = no_time,
    client: tuple[str, int] = LOOPBACK,
    server: tuple[str, int] = LOOPBACK,
) -> tuple[MemoryEnd, MemoryEnd]:
    """Connect the protocol of a client with that of a server, whose callbacks run in `context`; both ends."""
    near = MemoryEnd(here, None, way, peername=server, sockname=client)
    far = MemoryEnd(there, context, way, peername=client, sockname=server)
    near.peer, far.peer = far, near
    far.call(there.connection_made, far)
    here.connection_made(near)
    return near, far
