"""Simulated clients: the real client with recorded histories, driven by the lab's scripted player."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from forno.client import ConnectionLost, Response
from forno.core.errors import Refused
from forno.server.protocol import JoinQueue, Look, OpenRoom, SendChat, TakeSeat
from forno.server.protocol.room_settings import PerDecision, RoomSettings
from forno.server.store.base import Unavailable
from harness.evening import EveningPlayer
from harness.history import CommandAnswered, History, HistoryEntry
from harness.recording import RecordingClient, RecordingSeat, view_of
from harness.virtual.network import ClientEndpoint
from harness.virtual.phones import Phone, Phones
from harness.virtual.process import Process
from harness.virtual.world import World

CHAT_PROBABILITY = 0.15
"""Probability of a chat message before a move."""
LOOK_AWAY_PROBABILITY, LOOK_AWAY_S = 0.2, 0.15
"""Probability that a player looks elsewhere before a move, and for how long."""
RACE_WINDOW_MS = 40
"""Time for races, in milliseconds."""
CLOCK_S = 600
"""Time for a decision: longer than a scenario, so that it can only wait for a shared device."""


class InMemoryHistory(History):
    """A history kept in memory."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.events: list[HistoryEntry] = []

    def write(self, line: HistoryEntry) -> None:
        self.events.append(line)


class SimulatedTransport:
    """Transport over faulty connections to any simulated process; an address is a process's name."""

    def __init__(self, world: World, processes: Mapping[str, Process], name: str) -> None:
        self.world = world
        self.processes = processes
        self.name = name

    async def request(self, method: str, url: str, body: bytes | None, headers: Mapping[str, str]) -> Response:
        raise NotImplementedError  # requests go to a process by themselves: `open_table`, `subscribe`

    async def connect(self, url: str, heartbeat_s: float | None) -> ClientEndpoint:
        process, room = url.split("/ws/")
        await asyncio.sleep(self.world.random.uniform(0.001, 0.02))
        connection = self.processes[process].accept(self.name, room)
        if connection is None:
            raise ConnectionLost(f"{process} does not run")
        return connection.client

    async def close(self) -> None:
        """Do nothing: each socket is closed by itself."""


class SimulatedClient(RecordingClient):
    """A client of simulated processes."""

    def __init__(self, world: World, processes: list[Process], history: InMemoryHistory, name: str) -> None:
        self.world = world
        self.processes = {process.name: process for process in processes}
        transport = SimulatedTransport(world, self.processes, name)
        super().__init__(processes[0].name, history, name, transport=transport)

    def seat(self, room: str, key: str | None = None) -> SimulatedSeat:
        return SimulatedSeat(self, room, key)


class SimulatedSeat(RecordingSeat):
    """A recorded seat, or a spectator's place."""

    has_moved = False
    """Whether its person has had another seat: then a stream may be none of its own any more."""
    is_resuming = False
    """Whether the next part of its stream must continue what the client has."""
    has_lost_stream = False
    """Whether the server did not know its stream although the seat was always the same, as far as the client knows."""

    async def greet(self, *, anew: bool = True) -> None:
        self.is_resuming = not anew
        await super().greet(anew=anew)

    def cut(self) -> None:
        if self.socket is not None:
            asyncio.ensure_future(self.socket.close())  # noqa: RUF006 - nothing awaits it

    def receive(self, text: str) -> None:
        """Close the connection if a duplicated hello was refused: it is of no further use."""
        before = self.number, self.person
        if text.startswith('{"type":"snapshot"'):
            self.has_lost_stream |= self.is_resuming and not self.has_moved
        self.is_resuming &= not text.startswith(('{"type":"snapshot"', '{"type":"frame"'))
        if '"rule":"wire.hello"' in text:
            self.cut()
        else:
            super().receive(text)
        self.has_moved |= before[1] is not None and before != (self.number, self.person)

    def end(self) -> None:
        table, game = json.loads(view_of(self))
        self.write_final_view(final_view(table, game))


def final_view(table: dict[str, Any], game: dict[str, Any] | None) -> str:
    """View to compare at the end, without events: a state holds more of the past than a frame."""
    return json.dumps([table, game and {**game, "events": None}], sort_keys=True)


class SimulatedPlayer(EveningPlayer):
    """A player of an evening that also chats, leaves and returns."""

    def __init__(self, seat: SimulatedSeat, seed: int, addresses: list[str]) -> None:
        super().__init__(seat, seed, addresses=addresses)
        self.phone: Phone | None = None
        self.away_until = 0.0
        """Time until which the player stays disconnected."""

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
        if self.phone is not None and self.random.random() < LOOK_AWAY_PROBABILITY:
            await self.look_away()
        elif self.seat.number is not None and self.random.random() < CHAT_PROBABILITY:
            await self.request(SendChat, text="un attimo")
        else:
            await super().move()

    # --- calls

    async def subscribe(self, phones: Phones) -> None:
        """Let the own phone be called, retrying until a server has it stored."""
        client, key = self.seat.client, self.seat.key
        assert isinstance(client, SimulatedClient)
        assert key is not None
        phone = phones.add(self.seat.room, key)
        while self.seat.key == key:
            process = client.world.random.choice([*client.processes.values()])
            [told] = await asyncio.gather(
                process.subscribe(phone.room, key, phone.subscription), return_exceptions=True
            )
            if told is True or isinstance(told, Refused):
                break
            if isinstance(told, BaseException) and not isinstance(told, Unavailable | asyncio.CancelledError):
                raise told
            await asyncio.sleep(client.world.random.uniform(0.001, 0.1))
        self.phone = phone

    async def look(self, *, looking: bool) -> None:
        await self.seat.send(Look(looking))
        if self.phone is not None:
            self.phone.looks.append((asyncio.get_running_loop().time(), looking))

    async def look_away(self) -> None:
        """Look elsewhere for longer than the delay of a call."""
        await self.look(looking=False)
        await asyncio.sleep(LOOK_AWAY_S)
        await self.look(looking=True)

    async def sit(self, name: str, kind: type[TakeSeat | JoinQueue] = TakeSeat) -> None:
        """Take a seat or join the queue, coming from a spectator's place."""
        self.seat.client.is_seated = False
        await self.reconnect()
        await self.enter(name, kind)


async def open_table(client: SimulatedClient, game: str, seats: int, jump_in_ms: int = RACE_WINDOW_MS) -> SimulatedSeat:
    """Create a table by HTTP, retrying with the same id until there is an answer."""
    key, command = secrets.token_urlsafe(16), secrets.token_hex(16)
    world, processes = client.world, [*client.processes.values()]
    settings = RoomSettings(
        jump_in_ms=jump_in_ms, take_over=world.random.choice(("open", "ask")), clock=PerDecision(CLOCK_S)
    )
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
