"""Simulated clients: the real client with recorded histories, driven by the lab's scripted player."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import aiohttp

from forno.client import ConnectionLost, RefusedByServer
from forno.core.errors import Refused
from forno.server.protocol import (
    AnswerTakeOver,
    CastVote,
    HandOver,
    JoinQueue,
    Message,
    Nudge,
    OpenRoom,
    ProposeVote,
    SendChat,
    TakeOver,
    TakeSeat,
)
from forno.server.protocol.room_settings import RoomSettings
from forno.server.store.base import Unavailable
from harness.history import CommandAnswered, FinalState, History, HistoryEntry
from harness.players import ScriptedPlayer
from harness.recording import RecordingClient, RecordingSeat, view_of
from lab.simulation.network import ClientEndpoint
from lab.simulation.process import Process
from lab.simulation.world import World

CHAT_PROBABILITY = 0.15
"""Probability of a chat message before a move."""
TABLE_PROBABILITY = 0.2
"""Probability of something else that concerns the table before a move: a vote, or a seat that changes hands."""
NUDGED_DECISIONS = 4
"""One decision in so many is nudged for."""
NUDGE_DELAY_S = 0.15
RACE_WINDOW_MS = 40
"""Time for races, in milliseconds."""


class InMemoryHistory(History):
    """A history kept in memory."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.events: list[HistoryEntry] = []

    def write(self, line: HistoryEntry) -> None:
        self.events.append(line)


class SimulatedClient(RecordingClient):
    """A client that can connect to any simulated process; an address is a process's name."""

    def __init__(self, world: World, processes: list[Process], history: InMemoryHistory, name: str) -> None:
        super().__init__(processes[0].name, history, name)
        self.world = world
        self.processes = {process.name: process for process in processes}
        self.http = self  # type: ignore[assignment]  # it connects by itself

    async def ws_connect(self, url: str, **_: Any) -> ClientEndpoint:
        process, room = url.split("/ws/")
        await asyncio.sleep(self.world.random.uniform(0.001, 0.02))
        connection = self.processes[process].accept(self.name, room)
        if connection is None:
            raise aiohttp.ClientConnectionError
        return connection.client

    def seat(self, room: str, key: str | None = None) -> SimulatedSeat:
        return SimulatedSeat(self, room, key)


class SimulatedSeat(RecordingSeat):
    """A recorded seat, or a spectator's place."""

    has_moved = False
    """Whether its person has had another seat: then a stream may be none of its own any more."""

    def cut(self) -> None:
        if self.ws is not None:
            asyncio.ensure_future(self.ws.close())  # noqa: RUF006 - nothing awaits it

    def receive(self, text: str) -> None:
        """Close the connection if a duplicated hello was refused: it is of no further use."""
        before = self.number, self.person
        if '"rule":"wire.stream"' in text and not self.has_moved and isinstance(self.client, SimulatedClient):
            self.client.world.violations.append(f"{self.client.name} was refused its stream (wire.stream)")
        if '"rule":"wire.hello"' in text:
            self.cut()
        else:
            super().receive(text)
        self.has_moved |= before[1] is not None and before != (self.number, self.person)

    def end(self) -> None:
        table, game = json.loads(view_of(self))
        view = final_view(table, game)
        self.client.history.write(FinalState(self.client.name, self.room, self.key, self.n, self.hash, view))


def final_view(table: dict[str, Any], game: dict[str, Any] | None) -> str:
    """View to compare at the end, without events: a state holds more of the past than a frame."""
    return json.dumps([table, game and {**game, "events": None}], sort_keys=True)


class SimulatedPlayer(ScriptedPlayer):
    """A scripted player that also chats, leaves and returns."""

    def __init__(self, seat: SimulatedSeat, seed: int, addresses: list[str]) -> None:
        super().__init__(seat, seed, addresses=addresses)
        self.away_until = 0.0
        """Time until which the player stays disconnected."""
        self.nudged: set[tuple[int, int]] = set()
        """The games and decisions for which this player has nudged."""
        self.asked_for: set[tuple[int, int]] = set()
        """The games and seats that this player has asked to take over."""

    async def reconnect(self) -> None:
        await asyncio.sleep(max(0.0, self.away_until - asyncio.get_running_loop().time()))
        await super().reconnect()

    @property
    def is_seated(self) -> bool:
        """Whether the client has taken the seat that it wants."""
        client = self.seat.client
        return isinstance(client, SimulatedClient) and client.is_seated

    @property
    def is_disconnected(self) -> bool:
        return self.seat.reader is None or self.seat.reader.done()

    def leave(self, seconds: float) -> None:
        self.away_until = asyncio.get_running_loop().time() + seconds
        self.seat.cut()

    async def move(self) -> None:
        if self.seat.number is None:
            await self.ask_for_seat()
        elif self.awaited_seat is not None:
            await self.nudge(self.awaited_seat)
        elif self.random.random() < CHAT_PROBABILITY:
            await self.request(SendChat, text="un attimo")
        elif self.random.random() < TABLE_PROBABILITY:
            await self.act_at_table()
        else:
            await super().move()

    # --- coming and leaving

    def can_act(self) -> bool:
        return super().can_act() or bool(self.vacant_seats) or self.awaited_seat is not None

    @property
    def vacant_seats(self) -> list[int]:
        """The seats that this person of the queue could ask for and has not asked for in this game."""
        room = self.seat.room_view
        if room is None or self.seat.person is None or self.seat.number is not None or room.status != "playing":
            return []
        return [seat for seat, view in enumerate(room.seats) if view.bot and (room.number, seat) not in self.asked_for]

    async def ask_for_seat(self) -> None:
        room, seat = self.seat.room_view, self.vacant_seats[0]
        assert room is not None
        self.asked_for.add((room.number, seat))
        await self.attempt(TakeOver, seat=seat)

    @property
    def awaited_seat(self) -> int | None:
        """The seat of another person who owes a decision for which this player, if impatient, has not nudged yet."""
        room, question = self.seat.room_view, self.seat.view.get("question")
        if room is None or room.status != "playing" or not question or self.seat.number in (None, question["seat"]):
            return None
        is_person = room.seats[question["seat"]].person is not None
        is_impatient = question["id"] % NUDGED_DECISIONS == 0 and (room.number, question["id"]) not in self.nudged
        return question["seat"] if is_person and is_impatient and not self.seat.legal_moves else None

    async def nudge(self, seat: int) -> None:
        """Nudge after a while, once for each decision."""
        room, question = self.seat.room_view, self.seat.view["question"]
        assert room is not None
        self.nudged.add((room.number, question["id"]))
        await asyncio.sleep(NUDGE_DELAY_S)
        await self.attempt(Nudge, seat=seat)

    async def act_at_table(self) -> None:
        """Answer a request or a vote, or hand the seat over or propose a vote."""
        room = self.seat.room_view
        assert room is not None
        wanting = [person.person for person in room.queue if person.wants is not None]
        if wanting and room.host == self.seat.person:
            await self.attempt(AnswerTakeOver, person=wanting[0], accept=self.random.random() < 0.7)
        elif room.vote:
            await self.attempt(CastVote, yes=self.random.random() < 0.5)
        elif room.queue and self.random.random() < 0.5:
            await self.attempt(HandOver, person=room.queue[0].person)
        else:
            await self.attempt(ProposeVote, vote="close-game")

    async def attempt(self, kind: type[Message], **fields: Any) -> None:
        """Send a command that a rule may refuse."""
        try:
            await self.request(kind, **fields)
        except RefusedByServer as refused:
            self.refused.append(refused.rule)

    async def request(self, kind: type[Message], **fields: Any) -> None:
        """Send a command until its answer is known, always with the same id."""
        command = secrets.token_hex(16)
        while True:
            try:
                await self.seat.do(kind, command=command, **fields)
            except ConnectionLost:
                await self.reconnect()
            except RefusedByServer as refused:
                if refused.rule != "wire.store":
                    raise
                await asyncio.sleep(0.2)
            else:
                return

    async def sit(self, name: str, kind: type[TakeSeat | JoinQueue] = TakeSeat) -> None:
        """Take a seat or join the queue, coming from a spectator's place."""
        client, key = self.seat.client, secrets.token_urlsafe(16)
        assert isinstance(client, SimulatedClient)
        client.is_seated = False
        await self.reconnect()
        await self.request(kind, name=name, key=key)
        await self.seat.close()
        self.seat.key, self.seat.n, self.seat.hash = key, 0, ""
        client.is_seated = True
        await self.reconnect()


async def open_table(client: SimulatedClient, game: str, seats: int) -> SimulatedSeat:
    """Create a table by HTTP, retrying with the same id until there is an answer."""
    key, command = secrets.token_urlsafe(16), secrets.token_hex(16)
    world, processes = client.world, [*client.processes.values()]
    settings = RoomSettings(jump_in_ms=RACE_WINDOW_MS, take_over=world.random.choice(("open", "ask")))
    asked = OpenRoom(command, game, seats, "Anna", key, settings=settings)
    while True:
        await asyncio.sleep(world.random.uniform(0.001, 0.1))
        [told] = await asyncio.gather(world.random.choice(processes).open_table(asked), return_exceptions=True)
        if isinstance(told, Refused):
            raise told
        if told is None or isinstance(told, Unavailable | asyncio.CancelledError) or world.occurs("cut"):
            continue
        if isinstance(told, BaseException):
            raise told
        opened = json.loads(told)
        client.history.write(CommandAnswered(world.loop.now, client.name, opened["room"], command, "done"))
        return client.seat(opened["room"], key)
