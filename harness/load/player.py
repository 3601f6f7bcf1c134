"""A player of the load: answers each question at once, or when the pace allows, with a random legal move."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from forno.server.protocol import VERSION
from harness.load.counters import FanOut, LoadCounters
from harness.load.messages import Game, Message, read
from harness.load.websocket import WebSocketClient

PATIENCE = 30.0
Answer = TypeVar("Answer")
encode = msgspec.json.encode
Pace = Callable[[Callable[[], None]], None]
"""Lets a move go out when its time has come."""


def at_once(move: Callable[[], None]) -> None:
    move()


async def answered(answer: asyncio.Future[Answer], what: str) -> Answer:
    try:
        async with asyncio.timeout(PATIENCE):
            return await answer
    except TimeoutError:
        raise ConnectionError(f"{what} was not answered within {PATIENCE:.0f} seconds") from None


class LoadPlayer:
    """One seat and its connection."""

    def __init__(self, number: int, key: str, counted: LoadCounters, spread: FanOut, pace: Pace) -> None:
        self.number = number
        self.key = key
        self.counted = counted
        self.spread = spread
        self.pace = pace
        self.over: Callable[[], None] = lambda: None
        """Called when a game has ended."""
        self.prefix = secrets.token_hex(8)
        self.sent = 0
        self.acting: dict[str, float] = {}
        """Moves without an answer, and when they were sent."""
        self.waiting: dict[str, asyncio.Future[Message]] = {}
        self.greeted: asyncio.Future[None] | None = None
        self.last_at_ms = 0
        """Time of the last frame."""

    # --- sitting down

    async def sit(self, address: str, source: str | None = None) -> None:
        """Connect; who did not open the table takes a seat of it first."""
        self.wire = await WebSocketClient.connect(address, self.hear, source)
        if self.number:
            await self.greet(None)
            await self.ask("take-seat", name=f"Player {self.number + 1}", key=self.key, seat=self.number)
        await self.greet(self.key)

    async def greet(self, key: str | None) -> None:
        self.greeted = asyncio.get_running_loop().create_future()
        self.wire.send(encode({"type": "hello", "version": VERSION, "key": key}))
        await answered(self.greeted, "hello")

    async def ask(self, what: str, **fields: Any) -> None:
        """Send a command and wait for "done"."""
        command = self.say(what, **fields)
        self.waiting[command] = asyncio.get_running_loop().create_future()
        told = await answered(self.waiting[command], what)
        del self.waiting[command]
        if told.type == "refusal":
            raise ConnectionError(f"{what} was refused: {told.text}")

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
                self.last_at_ms = told.at_ms
                self.spread.is_told(told.at_ms, perf_counter())
                self.follow(told)
            case "command-done" | "refusal":
                self.take_answer(told)
            case "welcome" if self.greeted and not self.greeted.done():
                self.greeted.set_result(None)

    def take_answer(self, told: Message) -> None:
        if told.id in self.waiting:
            self.waiting[told.id].set_result(told)
        elif told.type == "refusal":
            self.counted.refused[told.rule] = self.counted.refused.get(told.rule, 0) + 1
        elif began := self.acting.pop(told.id or "", None):
            now = perf_counter()
            self.spread.is_done(self.last_at_ms, now)
            if self.counted.is_counting:
                self.counted.answers.append(now - began)

    # --- playing

    def follow(self, told: Message) -> None:
        if told.game is not None:
            self.look(told.game)
        if told.room is not None and told.room.status == "over":
            self.over()

    def look(self, game: Game) -> None:
        """Answer, if it is this seat that is asked."""
        question = game.view.question
        if question is not None and question.seat == self.number and game.legal_moves:
            self.pace(lambda: self.act(game))

    def act(self, game: Game) -> None:
        began = perf_counter()
        move = random.choice(game.legal_moves)
        self.acting[self.say("play-move", number=game.number, decision=game.decision, move=move)] = began
