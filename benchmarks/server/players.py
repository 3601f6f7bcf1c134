"""Four people at a table who answer as soon as they are asked, with any move that they were offered."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any

import aiohttp
import msgspec

from benchmarks.server.told import Game, Told, read
from benchmarks.server.wire import Wire

SEATS = 4
encode = msgspec.json.encode


class Counted:
    """What the players have seen while somebody was counting."""

    def __init__(self) -> None:
        self.is_counting = False
        self.answers: list[float] = []
        """Seconds from sending a move to "done"."""
        self.spreads: list[float] = []
        """Seconds from "done" to the frame at the last of the seats; less than nothing if all were told before."""
        self.refused: dict[str, int] = {}
        self.games = 0


Pace = Callable[[Callable[[], None]], None]
"""Lets a move go out when its time has come."""


class Party:
    """A table of the load: its seats, and how far the move under way has spread."""

    def __init__(self, address: str, counted: Counted, pace: Pace | None = None) -> None:
        self.address = address
        self.counted = counted
        self.pace = pace
        self.room = ""
        self.players: list[Player] = []
        self.seq = 0
        self.told = 0
        self.last = self.done = 0.0
        self.rematch: asyncio.Task[None] | None = None

    async def gather(self, http: aiohttp.ClientSession, game: str, *, connected: bool = True) -> None:
        """Open a table and sit four people down."""
        keys = [secrets.token_urlsafe(16) for _ in range(SEATS)]
        body: dict[str, Any] = {"type": "open", "id": secrets.token_hex(16), "game": game, "seats": SEATS}
        body |= {"name": "Player 1", "key": keys[0], "settings": {"window": 0}}
        async with http.post(self.address + "/api/tables", json=body) as response:
            if response.status != 200:
                raise ConnectionError(f"no table was opened: {await response.text()}")
            self.room = (await response.json())["room"]
        self.players = [Player(self, number, key) for number, key in enumerate(keys)]
        for player in self.players:
            await player.sit()
        if not connected:
            for player in self.players:
                player.wire.close()

    async def start(self) -> None:
        """Everybody adds words of their own; then the host deals, and goes on doing so."""
        for player in self.players:
            await player.ask("contribute", words=secrets.token_hex(8))
        await self.players[0].ask("start")

    def play_on(self) -> None:
        """Another game, at the same table."""
        self.counted.games += 1
        self.rematch = asyncio.ensure_future(self.start_again())

    async def start_again(self) -> None:
        await self.players[0].ask("again")
        await self.start()

    def spread(self, seq: int, now: float) -> None:
        """A seat was told of entry number `seq`."""
        if seq != self.seq:
            self.seq, self.told = seq, 0
        self.told += 1
        if self.told == SEATS:
            self.last = now
            self.note_spread()

    def was_done(self, now: float) -> None:
        self.done = now
        if self.told == SEATS:
            self.note_spread()

    def note_spread(self) -> None:
        if self.last and self.done and self.counted.is_counting:
            self.counted.spreads.append(self.last - self.done)
        if self.last and self.done:
            self.last = self.done = 0.0


class Player:
    """One seat and its connection."""

    def __init__(self, party: Party, number: int, key: str) -> None:
        self.party = party
        self.counted = party.counted
        self.number = number
        self.key = key
        self.prefix = secrets.token_hex(8)
        self.sent = 0
        self.acting: str | None = None
        self.began = 0.0
        self.waiting: dict[str, asyncio.Future[None]] = {}
        self.greeted: asyncio.Future[None] | None = None

    # --- sitting down

    async def sit(self) -> None:
        self.wire = await Wire.to(f"{self.party.address}/ws/{self.party.room}", self.hear)
        if self.number:
            await self.greet(None)
            await self.ask("sit", name=f"Player {self.number + 1}", key=self.key, seat=self.number)
        await self.greet(self.key)

    async def greet(self, key: str | None) -> None:
        self.greeted = asyncio.get_running_loop().create_future()
        self.wire.send(encode({"type": "hello", "version": 1, "key": key}))
        await self.greeted

    async def ask(self, what: str, **fields: Any) -> None:
        command = self.say(what, **fields)
        self.waiting[command] = asyncio.get_running_loop().create_future()
        await self.waiting[command]

    def say(self, what: str, **fields: Any) -> str:
        self.sent += 1
        command = f"{self.prefix}{self.sent:016x}"
        self.wire.send(encode({"type": what, "id": command, **fields}))
        return command

    # --- hearing

    def hear(self, data: bytes) -> None:
        told = read(data)
        match told.type:
            case "frame":
                self.party.spread(told.seq, perf_counter())
                self.follow(told)
            case "done" | "refusal":
                self.take_answer(told)
            case "welcome" if self.greeted and not self.greeted.done():
                self.greeted.set_result(None)

    def take_answer(self, told: Told) -> None:
        now = perf_counter()
        if told.id is not None and told.id == self.acting:
            self.acting = None
            if told.type == "done":
                self.party.was_done(now)
                if self.counted.is_counting:
                    self.counted.answers.append(now - self.began)
        elif told.id is not None and told.id in self.waiting:
            self.waiting.pop(told.id).set_result(None)
        if told.type == "refusal":
            self.counted.refused[told.rule] = self.counted.refused.get(told.rule, 0) + 1

    # --- playing

    def follow(self, told: Told) -> None:
        if told.game is not None:
            self.look(told.game)
        if told.room is not None and told.room.status == "over" and self.number == 0:
            self.party.play_on()

    def look(self, game: Game) -> None:
        """Answer, if it is this seat that is asked."""
        question = game.view.question
        if question is None or question.seat != self.number or not game.options or game.decision is None:
            return
        if self.party.pace is None:
            self.act(game)
        else:
            self.party.pace(lambda: self.act(game))

    def act(self, game: Game) -> None:
        self.began = perf_counter()
        self.acting = self.say("act", decision=game.decision, move=random.choice(game.options))
