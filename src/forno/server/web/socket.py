"""One WebSocket: reads typed messages, answers each, and never waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from secrets import token_bytes
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from forno.core.errors import Refused, Unreadable
from forno.server.budget import Budget
from forno.server.contract import House
from forno.server.log.base import Unavailable
from forno.server.metrics import CUT
from forno.server.protocol import VERSION, Asked, Hello, Spoken, Wondered
from forno.server.refusals import is_refusal, refusal, unreadable
from forno.server.settings import Settings
from forno.server.web.wire import PING, TEXT, frame

MOST_REFUSED = 50
"""A connection that is refused so often without a pause is closed."""
FREE_REFUSALS = 5
PAUSE = 0.1
"""So many refusals cost nothing, and one more each second, be they by a rule of the game or because nobody can read it;
after any other the connection waits for so many seconds: whoever tries everything takes nobody else's time."""
WRONG_KEYS = 5
ENDED = 4000
"""The code of a connection that the server ended, after saying why."""
FAREWELL = 1.0
"""Seconds for a last message to get out."""

read = msgspec.json.Decoder(Spoken).decode


class AnyHello(msgspec.Struct, tag_field="type", tag="hello"):
    """All that is certain of a greeting, whichever version it is of."""

    version: int


def is_from_another_time(text: str) -> bool:
    """Is it the greeting of a client of another version, whatever else it says?"""
    try:
        return msgspec.json.decode(text, type=AnyHello).version != VERSION
    except (msgspec.MsgspecError, UnicodeError):
        return False


class Socket:
    """A line of the house that is a WebSocket."""

    def __init__(self, ws: web.WebSocketResponse, transport: asyncio.Transport, settings: Settings) -> None:
        self.ws = ws
        self.transport = transport
        self.settings = settings
        self.lang = "en"
        self.latency: int | None = None
        self.asked, self.asked_at = b"", 0.0
        self.heard = time.monotonic()
        self.budget = Budget(settings.rate, settings.burst, self.heard)
        self.refused = 0
        self.leniency = Budget(1.0, FREE_REFUSALS, self.heard)
        self.is_tiresome = False
        self.wrong_keys = 0
        self.is_ended = False
        self.closing: asyncio.Task[bool] | None = None

    # --- sending

    def send(self, *messages: bytes) -> None:
        """Write at once. What is not read piles up in the transport, up to a limit: then the line is cut."""
        if self.is_ended or self.transport.is_closing():
            return
        self.transport.write(b"".join([frame(TEXT, message) for message in messages]))
        if self.transport.get_write_buffer_size() > self.settings.unread_bytes:
            self.cut("wire.slow")

    def cut(self, rule: str) -> None:
        CUT.labels(rule).inc()
        self.is_ended = True
        self.transport.abort()

    def end(self, data: bytes) -> None:
        """A last message; then the connection is closed."""
        self.send(data)
        if not self.is_ended:
            self.is_ended = True
            asyncio.get_running_loop().call_later(FAREWELL, self.transport.abort)
            self.closing = asyncio.ensure_future(self.ws.close(code=ENDED, drain=False))

    def strain(self) -> None:
        """Something was refused: that is well, up to a point."""
        self.is_tiresome = not self.leniency.take(self.heard)

    # --- latency, as this side measures it, and signs of life

    def ping(self) -> None:
        if not self.is_ended and not self.transport.is_closing():
            self.transport.write(frame(PING, self.question()))

    def question(self) -> bytes:
        """A fresh one, which only its own answer answers."""
        self.asked, self.asked_at = token_bytes(8), time.monotonic()
        return self.asked

    def is_lost(self, now: float) -> bool:
        """Nothing was heard for long, although we asked. Who was not asked, since this side had other things to do,
        owes no sign of life."""
        return not self.is_ended and self.heard < min(now - self.settings.silence / 1000, self.asked_at)

    def pong(self, data: bytes) -> None:
        """The round trip of our last ping. A pong that we did not ask for says nothing."""
        if self.asked and data == self.asked:
            self.asked = b""
            took = int((time.monotonic() - self.asked_at) * 1000)
            self.latency = took if self.latency is None else (3 * self.latency + took) // 4


class Conversation:
    """What is said through one socket, from the greeting to the end."""

    def __init__(self, socket: Socket, house: House, room: str) -> None:
        self.socket = socket
        self.house = house
        self.room = room
        self.place: Any = None

    async def hold(self) -> None:
        """Until the other side goes, or has to."""
        socket = self.socket
        try:
            async for message in socket.ws:
                socket.heard = time.monotonic()
                if message.type is WSMsgType.TEXT:
                    await self.hear(message.data, socket.heard)
                elif not socket.budget.take(socket.heard):
                    self.refuse(None, Refused("wire.rate", seconds=socket.budget.wait))
                elif message.type is WSMsgType.PONG:
                    socket.pong(bytes(message.data))
                elif message.type is WSMsgType.PING:
                    await socket.ws.pong(message.data)
                else:
                    self.refuse(None, Refused("wire.unreadable", why="binary messages mean nothing here"))
                if socket.is_ended:
                    break
                if socket.is_tiresome:
                    await asyncio.sleep(min(PAUSE, 2 / socket.settings.rate))
                    socket.budget.skip(time.monotonic())
                    socket.is_tiresome = False
        finally:
            if self.place is not None:
                self.house.leave(self.place, socket)
            if socket.closing is not None:
                await asyncio.gather(socket.closing, return_exceptions=True)

    async def hear(self, text: str, arrived: float) -> None:
        """One message, one answer."""
        command: str | None = None
        try:
            if not self.socket.budget.take(arrived):
                raise Refused("wire.rate", seconds=self.socket.budget.wait)
            message = read(text)
            if isinstance(message, Hello):
                await self.greet(message)
                return
            command = message.id
            if self.place is None:
                raise Refused("wire.hello")
            answers = await self.answers(message, arrived)
            self.socket.send(*answers)
            self.socket.refused = 0
            if not isinstance(message, Wondered) and is_refusal(answers[-1]):
                self.socket.strain()
        except (msgspec.MsgspecError, UnicodeError) as error:
            if is_from_another_time(text):
                self.refuse(None, Refused("wire.version"), final=True)
            else:
                self.refuse(None, unreadable(error))
        except Refused as refused:
            self.refuse(command, refused)
        except Unavailable:
            self.refuse(command, Refused("wire.store"))
        except Unreadable as error:  # a log that this version of the server cannot read
            self.refuse(command, unreadable(error), final=True)

    async def answers(self, message: Asked | Wondered, arrived: float) -> list[bytes]:
        """To a command or a question."""
        if isinstance(message, Wondered):
            return [await self.house.wonder(self.place, message, self.socket, arrived)]
        return await self.house.do(self.place, message, self.socket, arrived)

    async def greet(self, hello: Hello) -> None:
        """Say who one is, on a new connection or after sitting down."""
        self.socket.lang = hello.lang
        if self.place is not None:
            self.house.leave(self.place, self.socket)
            self.place = None
        try:
            self.place = await self.house.enter(self.room, hello, self.socket)
        except Refused as refused:
            self.socket.wrong_keys += 1
            final = refused.rule in ("wire.version", "house.missing") or self.socket.wrong_keys >= WRONG_KEYS
            self.refuse(None, refused, final=final)

    def refuse(self, command: str | None, refused: Refused, *, final: bool = False) -> None:
        self.socket.refused += 1
        self.socket.strain()
        told = refusal(command, refused, self.socket.lang)
        if final or self.socket.refused > MOST_REFUSED:
            CUT.labels(refused.rule).inc()
            self.socket.end(told)
        else:
            self.socket.send(told)
