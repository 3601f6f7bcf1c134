"""A server process of the simulated world: all of the real server between its sockets and its store."""

from __future__ import annotations

from contextvars import copy_context
from typing import Any, cast

from forno.server.attending import Attendant
from forno.server.protocol import Open
from forno.server.reception import Reception
from forno.server.settings import Settings
from forno.server.web.app import SOCKETS, beat, converse
from forno.server.web.pages import HOUSE, SETTINGS
from lab.simulation.bus import WorldBus
from lab.simulation.loop import OWNER, Owner
from lab.simulation.network import Link, ServerEnd
from lab.simulation.store import Store, Way
from lab.simulation.world import World

HURRIED = Settings(
    store="simulated",
    bot_pace=60,
    jump_pace=30,
    grace=1_500,
    settle_in=500,
    silence=6_000,
    rate=2_000,
    burst=2_000,
    unread_bytes=12_000,
)


class Unwatched(Attendant):
    """Looks after rooms. A clock that jumps never shows that the loop stood still."""

    async def watch_loop(self) -> None:
        return


class Life(Owner):
    """A process from its start to its end. What it has in memory ends with it."""

    def __init__(self, process: Process) -> None:
        super().__init__()
        self.process = process
        self.clock = process.clock
        self.links: list[Link] = []
        self.context = copy_context()
        self.context.run(OWNER.set, self)
        world = process.world
        self.log = Way(world, process.store, process.name)
        self.bus = WorldBus(world, self.context, process.others)
        self.context.run(self.begin)

    def begin(self) -> None:
        self.house = Reception(self.log, self.bus, HURRIED)
        self.attendant = Unwatched(self.house)
        self.app: Any = {HOUSE: self.house, SETTINGS: HURRIED, SOCKETS: {}}
        self.work(self.attendant.start())
        self.work(beat(cast("Any", self.app)))

    def work(self, work: Any) -> Any:
        return self.process.world.loop.create_task(work, context=self.context)

    def end(self) -> None:
        """kill -9: nothing is finished, and nothing that it still does reaches anybody."""
        self.log.is_open = False
        self.bus.hear = None
        for link in self.links:
            link.cut()
            link.server.closed = True
        for task in self.tasks:
            task.cancel()
        self.process.world.loop.let_go(self)
        for live in self.house.rooms.values():
            if live.timer:
                live.timer.cancel()


class Process:
    """A server that can be started, killed and frozen."""

    def __init__(self, world: World, store: Store, name: str, processes: list[Process]) -> None:
        self.world = world
        self.store = store
        self.name = name
        self.processes = processes
        self.clock = 0.0
        """Seconds that its wall clock is wrong by."""
        self.life: Life | None = None
        processes.append(self)

    def others(self) -> list[WorldBus]:
        return [one.life.bus for one in self.processes if one is not self and one.life]

    def start(self) -> None:
        if self.life is None:
            self.world.note(self.name, "starts")
            self.life = Life(self)

    def kill(self) -> None:
        life, self.life = self.life, None
        if life is not None:
            self.world.note(self.name, "is killed")
            life.end()

    def stop(self) -> None:
        """SIGTERM: everybody is told, and a little later it ends."""
        if self.life is not None:
            self.world.note(self.name, "stops")
            self.world.loop.call_soon(self.life.house.stop, context=self.life.context)
            self.world.later(0.1, self.end, self.life)

    def end(self, life: Life) -> None:
        if self.life is life:
            self.kill()

    def freeze(self, seconds: float) -> None:
        """It gets no time, and does not know it: when it goes on, it believes what it believed."""
        if self.life is not None:
            self.world.note(self.name, f"stands still for {seconds}")
            self.world.loop.hold(self.life)
            self.world.later(seconds, self.world.loop.let_go, self.life)

    def set_clock(self, wrong: float) -> None:
        """Somebody sets the clock of its machine."""
        self.clock = wrong
        if self.life is not None:
            self.life.clock = wrong

    # --- what reaches it

    def accept(self, client: str, room: str) -> Link | None:
        """A connection, if anybody listens."""
        if self.life is None:
            return None
        link = Link(self.world, client, self.name)
        self.life.links.append(link)
        self.life.work(self.talk(self.life, link.server, room))
        return link

    async def talk(self, life: Life, end: ServerEnd, room: str) -> None:
        await converse(life.app, cast("Any", end), cast("Any", end), room)
        end.link.cut()

    async def open_table(self, asked: Open) -> bytes | None:
        """A request by HTTP; None if nobody answers."""
        if self.life is None:
            return None
        answer: bytes = await self.life.work(self.life.house.open_table(asked))
        return answer
