"""Client of a server: open a room, take a seat, play. Frames are verified, and a lost connection resumes.

Messages are the structs of `forno.server.protocol`, the same that the server reads and writes.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from typing import Any, Literal, NamedTuple, Self

import msgspec

from forno.client.errors import ConnectionLost, RefusedByServer
from forno.client.transport import AiohttpTransport, Socket, Transport
from forno.server.protocol import (
    VERSION,
    AddPerson,
    Announcement,
    AnyServerMessage,
    CheckMove,
    CommandDone,
    Frame,
    GameView,
    Goodbye,
    Hello,
    HintAnswer,
    JoinQueue,
    Message,
    MoveLegal,
    PlayMove,
    PresenceUpdate,
    Refusal,
    RequestHint,
    RoomOpened,
    RoomView,
    Shown,
    Snapshot,
    TakeSeat,
    Texts,
    Welcome,
)
from forno.server.protocol.moderation import Instance, ReportPerson, ReportReason
from forno.server.protocol.room_events import AnyRoomEvent

Json = dict[str, Any]
Answer = CommandDone | MoveLegal | HintAnswer

FIRST_RETRY_S = 0.25
MAX_RETRY_S = 5.0
ANSWER_TIMEOUT_S = 8.0
"""A greeting without an answer for this long is given up, and the connection with it."""
TRANSIENT_RULES = ("wire.rate", "wire.store", "wire.hello", "wire.stopping", "wire.full")
"""Refusals that concern the connection, not the command: the same is sent again later."""


class LineState(NamedTuple):
    """The state of the connection, with a sentence of the server's if it has said one."""

    state: Literal["open", "lost", "ended"]
    reason: str = ""


class Pending(NamedTuple):
    """A command or query without an answer."""

    message: Any
    answer: asyncio.Future[Answer]


Update = AnyServerMessage | LineState
"""A message that the seat has taken in, or a new state of its connection."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyServerMessage)


def new_id() -> str:
    """A new command id."""
    return secrets.token_hex(16)


def new_key() -> str:
    """A new key for a seat."""
    return secrets.token_urlsafe(16)


class Client:
    """Session with one server."""

    def __init__(
        self,
        address: str,
        lang: str = "en",
        heartbeat_s: float | None = None,
        *,
        auto_confirm: bool = True,
        transport: Transport | None = None,
    ) -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        """The language of refusals and hints."""
        self.heartbeat_s = heartbeat_s
        """The time between two pings that find out whether a connection is dead; None for none."""
        self.auto_confirm = auto_confirm
        """Whether a seat confirms each frame as soon as it has taken it in; else call `confirm` once it is drawn."""
        self._transport = transport

    @property
    def transport(self) -> Transport:
        """The connections to the server: over the network, unless the client was made with another transport."""
        if self._transport is None:
            self._transport = AiohttpTransport()
        return self._transport

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._transport is not None:
            await self._transport.close()

    async def request(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        """Send one HTTP request; the body of the response, decoded if it is JSON. Raises RefusedByServer."""
        headers = {"Accept-Language": self.lang} | ({"Authorization": f"Bearer {key}"} if key else {})
        data = None if body is None else _encoder.encode(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        response = await self.transport.request(method, self.address + path, data, headers)
        text = response.text
        if response.status == 200:
            return json.loads(text) if response.content_type == "application/json" else text
        refusal = json.loads(text) if text.startswith("{") else {}
        rule, values = refusal.get("rule", str(response.status)), refusal.get("values", {})
        raise RefusedByServer(rule, refusal.get("text", text), values)

    async def message_of_the_day(self) -> str:
        """The line that the server's operator shows to everybody who comes; empty for none.

        Empty also where nothing or another program answers: the request that matters says so.
        """
        try:
            instance = msgspec.convert(await self.request("GET", "/api/instance"), Instance)
        except (RefusedByServer, ConnectionLost, ValueError):
            return ""
        return "".join(sign if sign.isprintable() else " " for sign in instance.motd)  # never an escape sequence

    async def open(self, game: str, seats: int, name: str, **more: Any) -> Seat:
        """Open a room and take its first seat. `more`: options, settings, bots."""
        key = new_key()
        command = {"type": "open-room", "id": new_id(), "game": game, "seats": seats, "name": name, "key": key}
        opened = msgspec.convert(await self.request("POST", "/api/rooms", command | more), RoomOpened)
        seat = self.seat(opened.room, key)
        await seat.connect()
        return seat

    async def sit(self, room: str, name: str, **more: Any) -> Seat:
        """Take a seat in a room that is open. `more`: seat, invite."""
        seat = await self.watch(room)
        await seat.take_seat(name, **more)
        return seat

    async def wait_for_seat(self, room: str, name: str) -> Seat:
        """Join the queue of a room."""
        seat = await self.watch(room)
        await seat.join_queue(name)
        return seat

    async def watch(self, room: str) -> Seat:
        """Connect as a spectator."""
        seat = self.seat(room)
        await seat.connect()
        return seat

    def seat(self, room: str, key: str | None = None) -> Seat:
        return Seat(self, room, key)


class Seat:
    """One viewer of one room: the person that a key opens, with a seat or in the queue, or a spectator."""

    def __init__(self, client: Client, room: str, key: str | None = None) -> None:
        self.client = client
        self.room = room
        self.key = key
        self.number: int | None = None
        """The seat; None for the queue and for spectators."""
        self.person: int | None = None
        self.covered = False
        """Whether no hand is shown, but what the public sees: between two people who share this device."""
        self.snapshots = 0
        """Snapshots received up to now."""
        self.n = 0
        """The number of the last frame, and its hash."""
        self.hash = ""
        self.frames: list[str] = []
        self.room_view: RoomView | None = None
        """The room as of the last frame."""
        self.game: GameView | None = None
        """The game as of the last frame."""
        self.texts: dict[str, str] = {}
        """Names and chat by their references."""
        self.room_events: list[AnyRoomEvent] = []
        self.presence: PresenceUpdate | None = None
        self.announcement = ""
        """A line of the server's operator for everybody; empty for none."""
        self.goodbye: Goodbye | None = None
        self.socket: Socket | None = None
        self.reader: asyncio.Task[None] | None = None
        self.pending: dict[str, Pending] = {}
        self.line = LineState("lost")
        self.clock_offset_ms = 0
        """The server's clock less this device's."""
        self.keeper: asyncio.Task[None] | None = None
        """Reconnects, once `stay_connected` was called."""
        self.changed = asyncio.Condition()
        self.listeners: list[Callable[[Update], None]] = []
        """Called with each message of the server, after it was taken in, and with each state of the connection."""
        self.greeting: asyncio.Future[Welcome] | None = None
        self.welcome: Welcome | None = None
        """The last answer to a greeting: also what a bot has played meanwhile, and after how long one would."""
        self.auto_confirm = client.auto_confirm
        self._is_unconfirmed = False
        self._confirming: asyncio.TimerHandle | None = None

    @property
    def link(self) -> str:
        """The link that moves this seat to another device. Nothing behind the # is ever sent to a server."""
        return f"{self.client.address}/t/{self.room}" + (f"#key={self.key}" if self.key else "")

    # --- connecting

    async def connect(self, *, anew: bool = False) -> None:
        """Connect, or reconnect and resume: the server sends the frames that were missed."""
        await self._hang_up()
        await self._dial(anew=anew)

    async def _dial(self, *, anew: bool = False) -> None:
        address = f"{self.client.address}/ws/{self.room}"
        self.socket = await self.client.transport.connect(address, self.client.heartbeat_s)
        self.goodbye = None
        self.reader = asyncio.ensure_future(self.read(self.socket))
        await self.greet(anew=anew or not self.n)

    async def greet(self, *, anew: bool = True) -> None:
        """Send the greeting; `anew` asks for a snapshot instead of the missed frames."""
        seen = self.snapshots
        hello = Hello(VERSION, self.key, self.client.lang, covered=self.covered)
        if not anew:
            hello = msgspec.structs.replace(hello, n=self.n, hash=self.hash)
        self.greeting = asyncio.get_running_loop().create_future()
        await self.send(hello)
        await self.greeting
        if anew:
            await self.until(lambda: self.snapshots > seen)
        elif self.auto_confirm:
            await self.confirm()

    async def show(self, key: str | None, *, covered: bool = False) -> None:
        """Show another seat of this device; or, `covered`, what the public sees. The snapshot replaces the old view."""
        self.key, self.covered = key, covered
        await self.greet()

    async def take_seat(self, name: str, **more: Any) -> None:
        """Take a seat, as a spectator until now. `more`: seat, invite."""
        key = new_key()
        await self.do(TakeSeat, name=name, key=key, **more)
        self.key = key
        await self.greet()

    async def join_queue(self, name: str) -> None:
        """Join the queue, as a spectator until now."""
        key = new_key()
        await self.do(JoinQueue, name=name, key=key)
        self.key = key
        await self.greet()

    async def add_person(self, name: str, **more: Any) -> str:
        """Seat another person on this device; their key. `more`: seat, face."""
        key = new_key()
        await self.do(AddPerson, name=name, key=key, **more)
        return key

    async def close(self) -> None:
        """Close the connection for good."""
        if self.keeper is not None:
            self.keeper.cancel()
            await asyncio.gather(self.keeper, return_exceptions=True)
            self.keeper = None
            self._give_up(ConnectionLost("the connection has ended"))
        await self._hang_up()

    async def _hang_up(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)
        self.socket = self.reader = None

    def cut(self) -> None:
        """Drop the connection without a closing handshake, as a network does."""
        if self.socket is not None:
            self.socket.cut()

    # --- staying connected

    def stay_connected(self) -> None:
        """Reconnect by itself from now on. Commands are sent again until they are answered. `close` ends it."""
        self.keeper = asyncio.ensure_future(self._keep_connected())

    async def _keep_connected(self) -> None:
        """Reconnect whenever the connection is lost, after a delay that doubles each time, with jitter."""
        delay_s = FIRST_RETRY_S
        while self.line.state != "ended":
            if self.reader is not None and not self.reader.done():
                delay_s = FIRST_RETRY_S
                await asyncio.wait([self.reader])
            self._set_line("lost", self.goodbye.text if self.goodbye else "")
            await asyncio.sleep(delay_s * random.uniform(0.75, 1.25))  # noqa: S311, no secret
            delay_s = min(MAX_RETRY_S, 2 * delay_s)
            try:
                await self._reconnect()
            except ConnectionLost:
                continue
            except RefusedByServer as refused:
                if refused.rule not in TRANSIENT_RULES:
                    self._set_line("ended", refused.text)
                    self._give_up(refused)

    async def _reconnect(self) -> None:
        await self._hang_up()
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                await self._dial()
        except TimeoutError:
            raise ConnectionLost("no answer") from None
        for pending in list(self.pending.values()):
            await self.send(pending.message)

    def _give_up(self, error: Exception) -> None:
        """Let all commands without an answer fail."""
        for pending in self.pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(error)
                pending.answer.exception()
        self.pending = {}

    def _tell(self, update: Update) -> None:
        for listener in tuple(self.listeners):
            listener(update)

    def _set_line(self, state: Literal["open", "lost", "ended"], reason: str = "") -> None:
        line = LineState(state, reason)
        if line != self.line:
            self.line = line
            self._tell(line)

    @property
    def now_ms(self) -> int:
        """The server's time, in milliseconds since 1970."""
        return round(time.time() * 1000) + self.clock_offset_ms

    # --- receiving

    async def read(self, socket: Socket) -> None:
        """Handle messages until the connection ends."""
        try:
            async for text in socket:
                self.receive(text)
                if self._is_unconfirmed and self.auto_confirm:
                    await self.confirm()
                async with self.changed:
                    self.changed.notify_all()
        finally:
            lost = ConnectionLost("the connection has ended")
            if self.greeting is not None and not self.greeting.done():
                self.greeting.set_exception(lost)
                self.greeting.exception()
            if self.keeper is None:
                self._give_up(lost)
            async with self.changed:
                self.changed.notify_all()

    def receive(self, text: str) -> None:
        """Handle one message. A type that a later server has added is ignored."""
        try:
            message = _decoder.decode(text)
        except msgspec.ValidationError as error:
            if "$.type" not in str(error):
                raise
            return
        match message:
            case Frame():
                self.follow(text, message)
            case Snapshot():
                self.snapshots += 1
                self.n, self.hash = message.n, message.hash
                self.room_view, self.game = message.room, message.game
                self.frames = []
                self._is_unconfirmed = True
            case Texts():
                self.texts |= message.texts
            case Welcome():
                self.number, self.person, self.welcome = message.seat, message.person, message
                self.clock_offset_ms = message.now_ms - round(time.time() * 1000)
                if self.greeting and not self.greeting.done():
                    self.greeting.set_result(message)
            case Refusal():
                self.refused(message)
            case CommandDone() | MoveLegal() | HintAnswer():
                if (pending := self.pending.pop(message.id, None)) and not pending.answer.done():
                    pending.answer.set_result(message)
            case PresenceUpdate():
                self.presence = message
            case Announcement():
                self.announcement = message.text
            case Goodbye():
                self.goodbye = message
        self._tell(message)
        if isinstance(message, Welcome):
            self._set_line("open")

    def follow(self, text: str, frame: Frame) -> None:
        """Take the next frame, which must continue the stream."""
        assert frame.n == self.n + 1, f"frame {frame.n} came after {self.n}"
        assert frame.prev == self.hash, f"frame {frame.n} does not follow on what came before"
        self.hash = sha256(bytes.fromhex(self.hash) + text.encode()).hexdigest()
        self.n = frame.n
        self.frames.append(text)
        self.room_events += frame.room_events
        self.room_view = frame.room or self.room_view
        self.game = frame.game or self.game
        self._is_unconfirmed = True

    def refused(self, refusal: Refusal) -> None:
        """Raise a refusal where its command or the greeting waits. One that concerns the connection alone has the
        command sent again later, if the connection is kept."""
        pending = self.pending.get(refusal.id or "")
        if pending is not None and self.keeper is not None and refusal.rule in TRANSIENT_RULES:
            asyncio.get_running_loop().call_later(float(refusal.values.get("seconds", 1)), self._send_again, pending)
            return
        if refusal.id is None and refusal.rule == "wire.rate" and self.auto_confirm and self._confirming is None:
            wait_s = float(refusal.values.get("seconds", 1))
            self._confirming = asyncio.get_running_loop().call_later(wait_s, self._confirm_again)
        error = RefusedByServer(refusal.rule, refusal.text, refusal.values)
        future: asyncio.Future[Any] | None = self.greeting if refusal.id is None else None
        if pending is not None:
            future = self.pending.pop(pending.message.id).answer
        if future is not None and not future.done():
            future.set_exception(error)

    def _confirm_again(self) -> None:
        """Confirm again, once for all refusals: a confirmation may be what was refused."""
        self._confirming = None
        asyncio.ensure_future(self.confirm())  # noqa: RUF006 - it fails only with the connection, and then nobody waits

    def _send_again(self, pending: Pending) -> None:
        if pending.message.id in self.pending and self.socket is not None and not self.socket.closed:
            sending = asyncio.ensure_future(self.send(pending.message))
            sending.add_done_callback(lambda sent: sent.exception())

    async def until(self, condition: Callable[[], object], timeout: float = 60.0) -> None:
        """Wait until a condition holds; ConnectionLost if the connection ends first."""
        async with asyncio.timeout(timeout), self.changed:
            while not condition():
                if self.keeper is None and (self.reader is None or self.reader.done()):
                    raise ConnectionLost("the connection has ended")
                await self.changed.wait()

    # --- sending

    async def send(self, message: Message | Json) -> None:
        if self.socket is None or self.socket.closed:
            raise ConnectionLost("not connected")
        await self.socket.send(_encoder.encode(message).decode())

    async def confirm(self) -> None:
        """Tell the server that the last frame has been shown, where the table waits for its person: else no bot moves.
        To be done after every frame, snapshot and reconnect; by itself unless `auto_confirm` is off. (house.absent)"""
        self._is_unconfirmed = False
        if self.number is not None and not self.covered and self.room_view is not None and self.room_view.waits:
            with suppress(ConnectionLost):
                await self.send(Shown(self.n))

    async def do(self, kind: type[Message], *, command: str | None = None, **fields: Any) -> Answer:
        """Send a command or a query and wait for its answer: `seat.do(StartGame, fill="expert")`.

        The same `command` id is executed once, however often it is sent.
        """
        return await self.execute(kind(id=command or new_id(), **fields))

    async def execute(self, message: Any) -> Answer:
        """Send a command or a query and wait for its answer."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.pending[message.id] = Pending(message, future)
        try:
            await self.send(message)
        except ConnectionLost:
            if self.keeper is None or self.line.state == "ended":
                raise
        return await future

    async def play(
        self, move: Any, *, decision: int | None = None, number: int | None = None, command: str | None = None
    ) -> Answer:
        """Play a move, as text or as JSON; by default for the current game and decision."""
        asked = self.asked
        if decision is not None:
            asked["decision"] = decision
        if number is not None:
            asked["number"] = number
        return await self.do(PlayMove, command=command, move=raw(move), **asked)

    async def check(self, move: Any) -> RefusedByServer | None:
        """The refusal that a move would get now; None if it is legal. Nothing is played."""
        try:
            await self.do(CheckMove, move=raw(move), **self.asked)
        except RefusedByServer as refused:
            return refused
        return None

    async def hint(self) -> HintAnswer:
        """The move of a good bot in this seat, and its reason."""
        answer = await self.do(RequestHint, **self.asked)
        assert isinstance(answer, HintAnswer)
        return answer

    async def report(self, person: int, reason: ReportReason, note: str = "") -> None:
        """Report a person at this table to the operator of the server. Raises RefusedByServer. (house.report)"""
        report = ReportPerson(new_id(), person, reason, note=note)
        await self.client.request("POST", f"/api/rooms/{self.room}/reports", report, self.key)

    # --- the current state

    @property
    def asked(self) -> dict[str, Any]:
        """The current game and decision; zeros where there is none, which the server refuses."""
        if self.game is None:
            return {"number": 0, "decision": 0}
        return {"number": self.game.number, "decision": self.game.decision or 0}

    @property
    def view(self) -> Json:
        """The game's own view for this viewer, as JSON."""
        return decoded(self.game.view) if self.game else {}

    @property
    def is_asked(self) -> bool:
        """Whether this seat owes a move."""
        question = self.view.get("question")
        return question is not None and question["seat"] == self.number and self.status == "playing"

    @property
    def outcome(self) -> Json | None:
        """The result of the game; None until it is over."""
        return decoded(self.game.outcome) if self.game else None

    @property
    def legal_moves(self) -> list[Json]:
        return decoded(self.game.legal_moves) if self.game else []

    @property
    def status(self) -> str:
        """The status of the room; empty before the first snapshot."""
        return self.room_view.status if self.room_view else ""

    @property
    def names(self) -> list[str]:
        """The names at the seats; empty where a seat is free or a name was deleted."""
        seats = self.room_view.seats if self.room_view else ()
        return [self.text(seat.name) for seat in seats]

    def is_away(self, seat: int) -> bool:
        """Whether a bot plays for the absent player of a seat."""
        return self.room_view is not None and self.room_view.seats[seat].away

    @property
    def connected(self) -> list[bool]:
        """For each seat, whether it is connected; empty before the first word on it."""
        return [*self.presence.connected] if self.presence else []

    @property
    def spectators(self) -> int | None:
        """The number of spectators; None before the first word on it."""
        return self.presence.spectators if self.presence else None

    def text(self, name: str) -> str:
        """The text that a reference means; a bot's name is its own text."""
        return self.texts.get(name, "") if name.startswith(":") else name

    @property
    def is_over(self) -> bool:
        return self.status in ("over", "closed")


def raw(move: Any) -> msgspec.Raw:
    return msgspec.Raw(_encoder.encode(move))


def decoded(data: msgspec.Raw) -> Any:
    return json.loads(bytes(data))


def events_of(update: Update) -> list[Json]:
    """The events of the game that a frame or a snapshot carries, as JSON."""
    return decoded(update.game.events) if isinstance(update, Frame | Snapshot) and update.game else []
