"""Open a table, sit down, play. The stream is checked link by link, and a lost connection resumes where it stopped."""

from __future__ import annotations

import asyncio
import json
import secrets
from hashlib import sha256
from typing import Any, Self

import aiohttp

from forno.client.errors import Gone, RefusedByServer

VERSION = 1
Json = dict[str, Any]


class Client:
    """Speaks to one server."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.http: aiohttp.ClientSession | None = None

    async def __aenter__(self) -> Self:
        self.http = aiohttp.ClientSession()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.http is not None
        await self.http.close()

    async def ask(self, method: str, path: str, body: Json | None = None, key: str | None = None) -> Any:
        """One HTTP request; RefusedByServer if the server says no."""
        assert self.http is not None
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        async with self.http.request(method, self.address + path, json=body, headers=headers) as response:
            text = await response.text()
            if response.status == 200:
                return json.loads(text) if response.content_type == "application/json" else text
        told = json.loads(text) if text.startswith("{") else {}
        raise RefusedByServer(told.get("rule", str(response.status)), told.get("text", text), told.get("values", {}))

    async def open(self, game: str, seats: int, name: str, **more: Any) -> Seat:
        """Open a table and sit at its first seat. `more`: options, settings, bots."""
        key = secrets.token_urlsafe(16)
        body = {"type": "open", "id": secrets.token_hex(16), "game": game, "seats": seats, "name": name, "key": key}
        opened = await self.ask("POST", "/api/tables", body | more)
        seat = self.seat(opened["room"], key)
        await seat.connect()
        return seat

    async def sit(self, room: str, name: str, **more: Any) -> Seat:
        """Take a seat at somebody's table. `more`: seat, invite."""
        key = secrets.token_urlsafe(16)
        seat = self.seat(room)
        await seat.connect()
        await seat.do("sit", name=name, key=key, **more)
        seat.key = key
        await seat.greet()
        return seat

    async def watch(self, room: str) -> Seat:
        """See what is public."""
        seat = self.seat(room)
        await seat.connect()
        return seat

    def seat(self, room: str, key: str | None = None) -> Seat:
        return Seat(self, room, key)


class Seat:
    """One viewer of one table: a seat that a key opens, or one who watches."""

    def __init__(self, client: Client, room: str, key: str | None = None) -> None:
        self.client = client
        self.room = room
        self.key = key
        self.number: int | None = None
        self.have = 0
        self.hash = ""
        self.seq = 0
        """The last entry of the table's log that this viewer was told of."""
        self.frames: list[str] = []
        self.table: Json = {}
        """The room as it was last told."""
        self.game: Json | None = None
        """The game as it was last told."""
        self.news: list[Json] = []
        self.here: Json = {}
        self.bye: Json | None = None
        self.ws: aiohttp.ClientWebSocketResponse | None = None
        self.reader: asyncio.Task[None] | None = None
        self.waiting: dict[str, asyncio.Future[Json]] = {}
        self.changed = asyncio.Condition()
        self.greeted: asyncio.Future[Json] | None = None
        self.said = 0

    @property
    def link(self) -> str:
        """What moves this seat to another device. The key stays behind the #: no server ever sees it there."""
        return f"{self.client.address}/t/{self.room}" + (f"#key={self.key}" if self.key else "")

    # --- connecting

    async def connect(self, *, anew: bool = False) -> None:
        """Connect, or come back: with what we have, the server sends the rest."""
        assert self.client.http is not None
        await self.close()
        try:
            self.ws = await self.client.http.ws_connect(f"{self.client.address}/ws/{self.room}", max_msg_size=0)
        except aiohttp.ClientError as error:
            raise Gone(str(error)) from None
        self.bye = None
        self.reader = asyncio.ensure_future(self.read(self.ws))
        await self.greet(anew=anew or not self.have)

    async def greet(self, *, anew: bool = True) -> None:
        hello: Json = {"type": "hello", "version": VERSION, "key": self.key}
        if not anew:
            hello |= {"have": self.have, "hash": self.hash}
        self.greeted = asyncio.get_running_loop().create_future()
        await self.send(hello)
        welcome = await self.greeted
        self.number = welcome["seat"]
        if anew:
            await self.until(lambda: bool(self.table))

    async def close(self) -> None:
        if self.ws is not None:
            await self.ws.close()
        if self.reader is not None:
            await asyncio.gather(self.reader, return_exceptions=True)
        self.ws = self.reader = None

    def cut(self) -> None:
        """Lose the connection as a network does: without a word."""
        if self.ws is not None and self.ws._response.connection and self.ws._response.connection.transport:
            self.ws._response.connection.transport.abort()

    # --- reading

    async def read(self, ws: aiohttp.ClientWebSocketResponse) -> None:
        try:
            async for message in ws:
                if message.type is aiohttp.WSMsgType.TEXT:
                    self.hear(message.data)
                    async with self.changed:
                        self.changed.notify_all()
        finally:
            gone = Gone("the connection has ended")
            for future in [*self.waiting.values(), self.greeted]:
                if future is not None and not future.done():
                    future.set_exception(gone)
                    future.exception()
            self.waiting = {}
            async with self.changed:
                self.changed.notify_all()

    def hear(self, text: str) -> None:
        told: Json = json.loads(text)
        match told["type"]:
            case "frame":
                self.follow(text, told)
            case "state":
                self.have, self.hash, self.seq = told["n"], told["hash"], told["seq"]
                self.table, self.game = told["room"], told["game"]
                self.frames = []
            case "welcome" if self.greeted and not self.greeted.done():
                self.greeted.set_result(told)
            case "done" | "refusal" | "fine" | "advice":
                self.answered(told)
            case "here":
                self.here = told
            case "bye":
                self.bye = told

    def follow(self, text: str, told: Json) -> None:
        """The next frame, which must follow on the last one."""
        assert told["n"] == self.have + 1, f"frame {told['n']} came after {self.have}"
        assert told["prev"] == self.hash, f"frame {told['n']} does not follow on what came before"
        self.hash = sha256(bytes.fromhex(self.hash) + text.encode()).hexdigest()
        self.have, self.seq = told["n"], told["seq"]
        self.frames.append(text)
        self.news += told.get("news", [])
        self.table = told.get("room") or self.table
        self.game = told.get("game") or self.game

    def answered(self, told: Json) -> None:
        future = self.waiting.pop(told["id"] or "", None)
        if future is None and told["type"] == "refusal" and told["id"] is None:
            future = self.greeted if self.greeted and not self.greeted.done() else None
        if future is None or future.done():
            return
        if told["type"] == "refusal":
            future.set_exception(RefusedByServer(told["rule"], told["text"], told["values"]))
        else:
            future.set_result(told)

    async def until(self, true: Any, timeout: float = 20.0) -> None:
        """Wait until something is so; Gone if the connection ends first."""
        async with asyncio.timeout(timeout), self.changed:
            while not true():
                if self.reader is None or self.reader.done():
                    raise Gone("the connection has ended")
                await self.changed.wait()

    # --- speaking

    async def send(self, message: Json) -> None:
        if self.ws is None or self.ws.closed:
            raise Gone("not connected")
        try:
            await self.ws.send_str(json.dumps(message))
        except (aiohttp.ClientError, ConnectionError) as error:
            raise Gone(str(error)) from None

    async def do(self, what: str, *, command: str | None = None, **fields: Any) -> Json:
        """Send a command and wait for its answer. The same `command` id is done once, however often it is sent."""
        command = command or secrets.token_hex(16)
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self.waiting[command] = future
        await self.send({"type": what, "id": command, **fields})
        return await future

    async def act(
        self, move: Any, *, decision: int | None = None, number: int | None = None, command: str | None = None
    ) -> Json:
        """A move, as text or as JSON; by default for the game and the decision that is asked now."""
        asked = self.asked
        if decision is not None:
            asked["decision"] = decision
        if number is not None:
            asked["number"] = number
        return await self.do("act", command=command, move=move, **asked)

    async def why(self, move: Any) -> RefusedByServer | None:
        """Would this move be refused now? Then by this; nothing is done."""
        try:
            await self.do("why", move=move, **self.asked)
        except RefusedByServer as refused:
            return refused
        return None

    async def hint(self) -> Json:
        """What a good bot would do in this seat: its `move`, and why as `text`."""
        return await self.do("hint", **self.asked)

    # --- what is so

    @property
    def asked(self) -> Json:
        """The game and the decision that are asked now. Where none is known, the server says what it thinks of that."""
        game = self.game or {"number": 0, "decision": 0}
        return {"number": game["number"], "decision": game["decision"]}

    @property
    def is_asked(self) -> bool:
        """Does this seat owe the answer?"""
        question = self.game["view"]["question"] if self.game else None
        return question is not None and question["seat"] == self.number and self.table["status"] == "playing"

    @property
    def legal_moves(self) -> list[Json]:
        options: list[Json] = self.game["options"] if self.game else []
        return options

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["status"] in ("over", "closed")
