"""One WebSocket: reads typed messages, answers each, and never waits for a slow reader."""

from __future__ import annotations

import asyncio
import time
from secrets import token_bytes
from struct import Struct

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from forno.core.errors import Refused, Unreadable
from forno.platform import kernel_round_trip_ms
from forno.server.infra.address_limits import AddressLimits
from forno.server.infra.client_address import LOCAL_CLIENT, ClientAddress
from forno.server.infra.metrics import CONNECTIONS_CUT, RATE_LIMITED, REFUSALS
from forno.server.infra.rate_limit import TokenBucket
from forno.server.infra.round_trips import RoundTrips
from forno.server.interfaces import RoomService, Session
from forno.server.protocol import VERSION, AnyClientMessage, AnyQuery, Hello, JoinQueue, Look, PlayMove, Shown, TakeSeat
from forno.server.protocol.base import CommandId
from forno.server.protocol.nesting import check_nesting
from forno.server.protocol.refusals import is_refusal, refusal, store_refusal, unreadable
from forno.server.settings import Settings
from forno.server.store.base import Unavailable

TEXT, PING = 0x81, 0x89
"""First bytes of a whole text message and of a ping. (RFC 6455, section 5.2)"""
SHORT, MIDDLE, LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")
"""Headers of unmasked frames, by the length of their data."""
MAX_REFUSALS = 50
"""A connection with more refusals in a row is closed."""
FREE_REFUSALS = 5
"""Refusals that cost nothing; one more is free each second."""
REFUSAL_PAUSE_S = 0.1
"""The connection waits so long after any other refusal: a client that tries everything takes no time from others."""
MAX_WRONG_KEYS = 5
"""A connection with so many refused greetings is closed."""
ENDED_CODE = 4000
"""The close code of a connection that the server ended, after saying why."""
CLOSE_TIMEOUT_S = 1.0
"""For the last message to get out."""

read = msgspec.json.Decoder(AnyClientMessage).decode


def frame(kind: int, data: bytes) -> bytes:
    """A whole unmasked message. (RFC 6455, section 5.2)"""
    size = len(data)
    if size < 126:
        return SHORT.pack(kind, size) + data
    if size < 1 << 16:
        return MIDDLE.pack(kind, 126, size) + data
    return LONG.pack(kind, 127, size) + data


class AnyHello(msgspec.Struct, tag_field="type", tag="hello"):
    """The part of a greeting that is the same in every version of the protocol."""

    version: int


class AnyCommandId(msgspec.Struct):
    """The part of a message by which its answer is recognised."""

    id: CommandId | None = None


def command_id_of(text: str) -> str | None:
    """The id of a message that is refused unread; None if it has none."""
    try:
        return msgspec.json.decode(text, type=AnyCommandId).id
    except (msgspec.MsgspecError, UnicodeError):
        return None


def is_other_version(text: str) -> bool:
    """Is it the greeting of a client of another version, whatever else it says?"""
    try:
        return msgspec.json.decode(text, type=AnyHello).version != VERSION
    except (msgspec.MsgspecError, UnicodeError):
        return False


class WebSocketConnection:
    """A connection over a WebSocket: `forno.server.interfaces.Connection`. Times are monotonic seconds."""

    def __init__(
        self,
        ws: web.WebSocketResponse,
        transport: asyncio.Transport,
        settings: Settings,
        client: ClientAddress = LOCAL_CLIENT,
    ) -> None:
        self.ws = ws
        self.transport = transport
        self.settings = settings
        self.client = client
        self.lang = "en"
        self.round_trips = RoundTrips(self.kernel_round_trip_ms if client.is_direct else None)
        self.note_answer = self.round_trips.add
        self.opened_at: float | None = None
        """When the handshake was answered, until the greeting comes."""
        self.ping_payload, self.pinged_at = b"", 0.0
        self.last_heard = time.monotonic()
        self.rate_limit = TokenBucket(settings.rate, settings.burst, self.last_heard)
        self.refusals_in_a_row = 0
        self.refusal_limit = TokenBucket(1.0, FREE_REFUSALS, self.last_heard)
        self.must_pause = False
        self.wrong_keys = 0
        self.is_ended = False
        self.closing: asyncio.Task[bool] | None = None

    # --- sending

    def send(self, *messages: bytes) -> None:
        """Write at once. What the client does not read waits in the transport; above a limit the connection is cut."""
        if self.is_ended or self.transport.is_closing():
            return
        if len(messages) == 1:
            self.transport.write(frame(TEXT, messages[0]))
        else:
            self.transport.write(b"".join([frame(TEXT, message) for message in messages]))
        if self.transport.get_write_buffer_size() > self.settings.unread_bytes:
            self.cut("wire.slow")

    def cut(self, rule: str) -> None:
        """Close without a last message."""
        CONNECTIONS_CUT.labels(rule).inc()
        self.is_ended = True
        self.transport.abort()

    def refuse_frame(self, why: str) -> None:
        """End a connection whose frames break the protocol. (wire.unreadable)"""
        CONNECTIONS_CUT.labels("wire.unreadable").inc()
        self.end(refusal(None, Refused("wire.unreadable", why=why), self.lang), WSCloseCode.PROTOCOL_ERROR)

    def end(self, data: bytes, code: int = ENDED_CODE) -> None:
        """Send a last message and close; after a time limit without waiting for the client."""
        self.send(data)
        if not self.is_ended:
            self.is_ended = True
            asyncio.get_running_loop().call_later(CLOSE_TIMEOUT_S, self.transport.abort)
            self.closing = asyncio.ensure_future(self.ws.close(code=code, drain=False))

    def penalize(self) -> None:
        """Count a refusal against the connection's allowance."""
        self.must_pause = not self.refusal_limit.take(self.last_heard)

    # --- pings: latency as measured on this side, and signs of life

    @property
    def latency_ms(self) -> float | None:
        return self.round_trips.least_ms

    def kernel_round_trip_ms(self) -> float | None:
        """The round trip that the kernel measured; None where the transport has no socket of TCP."""
        found = self.transport.get_extra_info("socket") if self.transport is not None else None
        return None if found is None else kernel_round_trip_ms(found)

    def ping(self) -> None:
        if not self.is_ended and not self.transport.is_closing():
            self.transport.write(frame(PING, self.next_ping()))

    def next_ping(self) -> bytes:
        """A fresh payload, which only its own pong answers."""
        self.ping_payload, self.pinged_at = token_bytes(8), time.monotonic()
        return self.ping_payload

    def is_lost(self, now: float) -> bool:
        """Has nothing been heard for long, although a ping was sent? If this side was too busy to ping, it is not."""
        return not self.is_ended and self.last_heard < min(now - self.settings.silence / 1000, self.pinged_at)

    def pong(self, data: bytes) -> None:
        """Measure the round trip of the last ping. A pong that answers no ping says nothing."""
        if self.ping_payload and data == self.ping_payload:
            self.ping_payload = b""
            self.note_answer((time.monotonic() - self.pinged_at) * 1000)

    def greeted(self, arrived: float) -> None:
        """Measure the round trip of the handshake: its answer is what a client must have to greet."""
        if self.opened_at is not None:
            self.note_answer((arrived - self.opened_at) * 1000)
            self.opened_at = None


class MessageLoop:
    """Handles the messages of one connection, from the greeting to the end."""

    def __init__(self, connection: WebSocketConnection, service: RoomService, room: str, limits: AddressLimits) -> None:
        self.connection = connection
        self.service = service
        self.room = room
        self.limits = limits
        self.session: Session | None = None

    async def run(self) -> None:
        """Read messages until either side ends the connection."""
        connection = self.connection
        try:
            async for message in connection.ws:
                connection.last_heard = time.monotonic()
                if message.type is WSMsgType.TEXT:
                    await self.handle(message.data, connection.last_heard)
                elif not connection.rate_limit.take(connection.last_heard):
                    RATE_LIMITED.labels("connection").inc()
                    self.refuse(None, Refused("wire.rate", seconds=connection.rate_limit.wait))
                elif message.type is WSMsgType.PONG:
                    connection.pong(bytes(message.data))
                    if self.session is not None:
                        self.session.heard()
                elif message.type is WSMsgType.PING:
                    await connection.ws.pong(message.data)
                else:
                    self.refuse(None, Refused("wire.unreadable", why="binary messages mean nothing here"))
                if connection.is_ended:
                    break
                if connection.must_pause:
                    await self.pause()
        finally:
            if self.session is not None:
                self.session.close()
            if connection.closing is not None:
                await asyncio.gather(connection.closing, return_exceptions=True)

    async def handle(self, text: str, arrived: float) -> None:
        """Answer one message. Every error is an answer too."""
        connection, command_id = self.connection, None
        try:
            if not connection.rate_limit.take(arrived):
                RATE_LIMITED.labels("connection").inc()
                command_id = command_id_of(text)
                raise Refused("wire.rate", seconds=connection.rate_limit.wait)
            check_nesting(text)
            message = read(text)
            if isinstance(
                message, PlayMove
            ):  # nearly all messages: each class that is tried in vain costs a microsecond
                command_id = message.id
                self.send(await self.attached.execute(message, arrived))
            elif isinstance(message, Hello):
                connection.greeted(arrived)
                await self.greet(message)
                return
            elif isinstance(message, Look):
                self.attached.look(message.looking)
            elif isinstance(message, Shown):
                self.attached.shown(message.n)
            else:
                command_id, session = message.id, self.attached
                if isinstance(message, AnyQuery):
                    connection.send(await session.query(message, arrived))
                else:
                    if isinstance(message, TakeSeat | JoinQueue):
                        self.limits.take("sit", connection.client.network)
                    self.send(await session.execute(message, arrived))
            connection.refusals_in_a_row = 0
        except (msgspec.MsgspecError, UnicodeError) as error:
            if is_other_version(text):
                self.refuse(None, Refused("wire.version"), final=True)
            else:
                self.refuse(command_id_of(text), unreadable(error))
        except Refused as refused:
            self.refuse(command_id, refused)
        except Unavailable as error:
            self.refuse(command_id, store_refusal(error))
        except Unreadable as error:  # a log that this version of the server cannot read
            self.refuse(command_id, unreadable(error), final=True)

    @property
    def attached(self) -> Session:
        """The session; before the greeting there is none. (wire.hello)"""
        if self.session is None:
            raise Refused("wire.hello")
        return self.session

    def send(self, answers: list[bytes]) -> None:
        """Send the answers to a command; a refusal counts."""
        self.connection.send(*answers)
        if is_refusal(answers[-1]):
            self.connection.penalize()

    async def greet(self, hello: Hello) -> None:
        """Attach the connection to its room; again after it has taken a seat, or to show another seat of its device. If
        that fails, it is detached."""
        self.connection.lang = hello.lang
        before, self.session = self.session, None
        try:
            self.session = await self.service.connect(self.room, hello, self.connection)
        except Refused as refused:
            self.connection.wrong_keys += 1
            is_hopeless = refused.rule in ("wire.version", "house.missing", "wire.fault")
            self.refuse(None, refused, final=is_hopeless or self.connection.wrong_keys >= MAX_WRONG_KEYS)
        finally:
            if self.session is None and before is not None:
                before.close()

    def refuse(self, command_id: str | None, refused: Refused, *, final: bool = False) -> None:
        """Send a refusal; the last one ends the connection."""
        connection = self.connection
        REFUSALS.labels(refused.rule).inc()
        connection.refusals_in_a_row += 1
        connection.penalize()
        data = refusal(command_id, refused, connection.lang)
        if final or connection.refusals_in_a_row > MAX_REFUSALS:
            CONNECTIONS_CUT.labels(refused.rule).inc()
            connection.end(data)
        else:
            connection.send(data)

    async def pause(self) -> None:
        """Read nothing for a while. The time of the pause does not fill the rate limit."""
        connection = self.connection
        await asyncio.sleep(min(REFUSAL_PAUSE_S, 2 / connection.settings.rate))
        connection.rate_limit.skip(time.monotonic())
        connection.must_pause = False
