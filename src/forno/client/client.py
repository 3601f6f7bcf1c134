"""Client of a server: open a room, take a seat, play. Frames are verified, and a lost connection resumes.

Messages are the structs of `forno.server.protocol`, the same that the server reads and writes.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Self

import aiohttp
import msgspec

from forno.client.errors import ConnectionLost, RefusedByServer
from forno.server.protocol import (
    VERSION,
    AddPerson,
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
    Snapshot,
    TakeSeat,
    Texts,
    Welcome,
)
from forno.server.protocol.room_events import AnyRoomEvent

Json = dict[str, Any]
Answer = CommandDone | MoveLegal | HintAnswer

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyServerMessage)


def new_id() -> str:
    """A new command id."""
    return secrets.token_hex(16)


def new_key() -> str:
    """A new key for a seat."""
    return secrets.token_urlsafe(16)


class Client:
    """HTTP session with one server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self.http = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.http is not None
        await self.http.close()

    async def request(self, method: str, path: str, body: object = None, key: str | None = None) -> Any:
        """Send one HTTP request; the body of the response, decoded if it is JSON. Raises RefusedByServer."""
        assert self.http is not None
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        data = None if body is None else _encoder.encode(body)
        if data is not None:
            headers["Content-Type"] = "application/json"
        async with self.http.request(method, self.address + path, data=data, headers=headers) as response:
            text = await response.text()
            if response.status == 200:
                return json.loads(text) if response.content_type == "application/json" else text
        refusal = json.loads(text) if text.startswith("{") else {}
        rule, values = refusal.get("rule", str(response.status)), refusal.get("values", {})
        raise RefusedByServer(rule, refusal.get("text", text), values)

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
        key = new_key()
        seat = self.seat(room)
        await seat.connect()
        await seat.do(TakeSeat, name=name, key=key, **more)
        seat.key = key
        await seat.greet()
        return seat

    async def wait_for_seat(self, room: str, name: str) -> Seat:
        """Join the queue of a room."""
        key = new_key()
        seat = self.seat(room)
        await seat.connect()
        await seat.do(JoinQueue, name=name, key=key)
        seat.key = key
        await seat.greet()
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
        self.goodbye: Goodbye | None = None
        self.ws: aiohttp.ClientWebSocketResponse | None = None
        self.reader: asyncio.Task[None] | None = None
        self.pending: dict[str, asyncio.Future[Answer]] = {}
        self.changed = asyncio.Condition()
        self.listeners: list[Callable[[Message], None]] = []
        """Called with each message of the server, after it was taken in."""
        self.greeting: asyncio.Future[Welcome] | None = None

    @property
    def link(self) -> str:
        """The link that moves this seat to another device. Nothing behind the # is ever sent to a server."""
        return f"{self.client.address}/t/{self.room}" + (f"#key={self.key}" if self.key else "")

    # --- connecting

    async def connect(self, *, anew: bool = False) -> None:
        """Connect, or reconnect and resume: the server sends the frames that were missed."""
        assert self.client.http is not None
        await self.close()
        try:
            self.ws = await self.client.http.ws_connect(f"{self.client.address}/ws/{self.room}", max_msg_size=0)
        except aiohttp.ClientError as error:
            raise ConnectionLost(str(error)) from None
        self.goodbye = None
        self.reader = asyncio.ensure_future(self.read(self.ws))
        await self.greet(anew=anew or not self.n)

    async def greet(self, *, anew: bool = True) -> None:
        """Send the greeting; `anew` asks for a snapshot instead of the missed frames."""
        seen = self.snapshots
        hello = Hello(VERSION, self.key, covered=self.covered)
        if not anew:
            hello = msgspec.structs.replace(hello, n=self.n, hash=self.hash)
        self.greeting = asyncio.get_running_loop().create_future()
        await self.send(hello)
        await self.greeting
        if anew:
            await self.until(lambda: self.snapshots > seen)

    async def show(self, key: str | None, *, covered: bool = False) -> None:
        """Show another seat of this device; or, `covered`, what the public sees. The snapshot replaces the old view."""
        self.key, self.covered = key, covered
        await self.greet()

    async def add_person(self, name: str, **more: Any) -> str:
        """Seat another person on this device; their key. `more`: seat, face."""
        key = new_key()
        await self.do(AddPerson, name=name, key=key, **more)
        return key

    async def close(self) -> None:
        if self.ws is not None:
            await self.ws.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)
        self.ws = self.reader = None

    def cut(self) -> None:
        """Drop the connection without a closing handshake, as a network does."""
        if self.ws is not None and self.ws._response.connection and self.ws._response.connection.transport:
            self.ws._response.connection.transport.abort()

    # --- receiving

    async def read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for message in ws:
                if message.type is aiohttp.WSMsgType.TEXT:
                    self.receive(message.data)
                    async with self.changed:
                        self.changed.notify_all()
        finally:
            lost = ConnectionLost("the connection has ended")
            for future in [*self.pending.values(), self.greeting]:
                if future is not None and not future.done():
                    future.set_exception(lost)
                    future.exception()
            self.pending = {}
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
            case Texts():
                self.texts |= message.texts
            case Welcome():
                self.number, self.person = message.seat, message.person
                if self.greeting and not self.greeting.done():
                    self.greeting.set_result(message)
            case Refusal():
                self.refused(message)
            case CommandDone() | MoveLegal() | HintAnswer():
                if (future := self.pending.pop(message.id, None)) and not future.done():
                    future.set_result(message)
            case PresenceUpdate():
                self.presence = message
            case Goodbye():
                self.goodbye = message
        for listener in tuple(self.listeners):
            listener(message)

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

    def refused(self, refusal: Refusal) -> None:
        """Raise a refusal where its command or the greeting waits."""
        error = RefusedByServer(refusal.rule, refusal.text, refusal.values)
        future: asyncio.Future[Any] | None = self.pending.pop(refusal.id or "", None)
        if future is None and refusal.id is None:
            future = self.greeting
        if future is not None and not future.done():
            future.set_exception(error)

    async def until(self, condition: Callable[[], object], timeout: float = 20.0) -> None:
        """Wait until a condition holds; ConnectionLost if the connection ends first."""
        async with asyncio.timeout(timeout), self.changed:
            while not condition():
                if self.reader is None or self.reader.done():
                    raise ConnectionLost("the connection has ended")
                await self.changed.wait()

    # --- sending

    async def send(self, message: Message | Json) -> None:
        if self.ws is None or self.ws.closed:
            raise ConnectionLost("not connected")
        try:
            await self.ws.send_str(_encoder.encode(message).decode())
        except (aiohttp.ClientError, ConnectionError) as error:
            raise ConnectionLost(str(error)) from None

    async def do(self, kind: type[Message], *, command: str | None = None, **fields: Any) -> Answer:
        """Send a command or a query and wait for its answer: `seat.do(StartGame, fill="expert")`.

        The same `command` id is executed once, however often it is sent.
        """
        return await self.execute(kind(id=command or new_id(), **fields))

    async def execute(self, message: Any) -> Answer:
        """Send a command or a query and wait for its answer."""
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.pending[message.id] = future
        await self.send(message)
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
