"""People of the simulated world: the real client, whose every word is kept, played by the lab's own player."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from typing import Any

import aiohttp

from forno.client import Gone, RefusedByServer
from forno.core.errors import Refused
from forno.server.log.base import Unavailable
from forno.server.protocol import Open
from forno.server.protocol.table import TableSettings
from lab.history import Answered, Ended, History, Line
from lab.simulation.network import ClientEnd
from lab.simulation.process import Process
from lab.simulation.world import World
from lab.world.player import Player
from lab.world.recording import RecordingClient, RecordingSeat

TALK = 0.15
"""How often somebody says something before a move."""
WINDOW = 40
"""Milliseconds for jumping in."""


class Memory(History):
    """A history that needs no file."""

    def __init__(self) -> None:
        super().__init__(Path())
        self.lines: list[Line] = []

    def write(self, line: Line) -> None:
        self.lines.append(line)


class Person(RecordingClient):
    """Speaks to any of the processes; the address is a process's name."""

    def __init__(self, world: World, processes: list[Process], memory: Memory, name: str) -> None:
        super().__init__(processes[0].name, memory, name)
        self.world = world
        self.processes = {process.name: process for process in processes}
        self.http = self  # type: ignore[assignment]  # it connects by itself

    async def ws_connect(self, url: str, **_: Any) -> ClientEnd:
        process, room = url.split("/ws/")
        await asyncio.sleep(self.world.random.uniform(0.001, 0.02))
        link = self.processes[process].accept(self.name, room)
        if link is None:
            raise aiohttp.ClientConnectionError
        return link.client

    def seat(self, room: str, key: str | None = None) -> Sitting:
        return Sitting(self, room, key)


class Sitting(RecordingSeat):
    """A seat or a place to watch from."""

    def cut(self) -> None:
        if self.ws is not None:
            asyncio.ensure_future(self.ws.close())  # noqa: RUF006 - it has nothing to wait for

    def hear(self, text: str) -> None:
        """A greeting that came twice and was refused the second time leaves a line that is of no use to anybody."""
        if '"rule":"wire.stream"' in text and isinstance(self.client, Person):
            self.client.world.wrong.append(f"{self.client.name} was told that its stream is not known")
        if '"rule":"wire.hello"' in text:
            self.cut()
        else:
            super().hear(text)

    def end(self) -> None:
        view = seen(self.table, self.game)
        self.client.history.write(Ended(self.client.name, self.room, self.key, self.have, self.hash, view))


def seen(table: dict[str, Any], game: dict[str, Any] | None) -> str:
    """What somebody sees in the end, however it was told: a state tells more of the past than a frame does."""
    return json.dumps([table, game and {**game, "events": None}], sort_keys=True)


class Guest(Player):
    """Plays, talks, goes away and comes back."""

    def __init__(self, seat: Sitting, seed: int, addresses: list[str]) -> None:
        super().__init__(seat, seed, addresses=addresses)
        self.away = 0.0
        """Until then nobody sees them."""

    async def come_back(self) -> None:
        await asyncio.sleep(max(0.0, self.away - asyncio.get_running_loop().time()))
        await super().come_back()

    @property
    def is_seated(self) -> bool:
        """Has it the place that it wants?"""
        person = self.seat.client
        return isinstance(person, Person) and person.is_seated

    @property
    def is_cut_off(self) -> bool:
        return self.seat.reader is None or self.seat.reader.done()

    def leave(self, seconds: float) -> None:
        self.away = asyncio.get_running_loop().time() + seconds
        self.seat.cut()

    async def move(self) -> None:
        if self.random.random() < TALK:
            await self.ask("say", text="un attimo")
        else:
            await super().move()

    async def ask(self, what: str, **fields: Any) -> None:
        """Until the answer is known, with the same id."""
        command = secrets.token_hex(16)
        while True:
            try:
                await self.seat.do(what, command=command, **fields)
            except Gone:
                await self.come_back()
            except RefusedByServer as refused:
                if refused.rule != "wire.store":
                    raise
                await asyncio.sleep(0.2)
            else:
                return

    async def sit(self, name: str) -> None:
        """From watching to a seat of one's own."""
        person, key = self.seat.client, secrets.token_urlsafe(16)
        assert isinstance(person, Person)
        person.is_seated = False
        await self.come_back()
        await self.ask("sit", name=name, key=key)
        await self.seat.close()
        self.seat.key, self.seat.have, self.seat.hash = key, 0, ""
        person.is_seated = True
        await self.come_back()


async def open_table(person: Person, game: str, seats: int) -> Sitting:
    """Ask by HTTP until there is an answer: the same question opens one table."""
    key, command = secrets.token_urlsafe(16), secrets.token_hex(16)
    asked = Open(command, game, seats, "Anna", key, settings=TableSettings(window=WINDOW))
    world, processes = person.world, [*person.processes.values()]
    while True:
        await asyncio.sleep(world.random.uniform(0.001, 0.1))
        [told] = await asyncio.gather(world.random.choice(processes).open_table(asked), return_exceptions=True)
        if isinstance(told, Refused):
            raise told
        if told is None or isinstance(told, Unavailable | asyncio.CancelledError) or world.happens("cut"):
            continue
        if isinstance(told, BaseException):
            raise told
        opened = json.loads(told)
        person.history.write(Answered(world.loop.now, person.name, opened["room"], command, "done", opened["seq"]))
        return person.seat(opened["room"], key)
