"""Wake-ups between processes that get lost, come late and come twice."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context

from forno.server.bus.base import Bus, Hint
from lab.simulation.world import World


class WorldBus(Bus):
    """One process's end of it. `others` are the ends that are there now."""

    def __init__(self, world: World, context: Context, others: Callable[[], list[WorldBus]]) -> None:
        self.world = world
        self.context = context
        self.others = others
        self.hear: Hint | None = None

    async def open(self, hear: Hint) -> None:
        self.hear = hear

    async def close(self) -> None:
        self.hear = None

    @property
    def is_up(self) -> bool:
        return self.hear is not None

    def say(self, room: str, message: bytes) -> None:
        if not self.is_up:
            return
        for other in self.others():
            if not self.world.happens("bus_loses"):
                for _ in range(1 + self.world.happens("bus_doubles")):
                    longest = 2.0 if self.world.happens("bus_delays") else 0.01
                    self.world.later(self.world.random.uniform(0.001, longest), other.arrive, room, message)

    def arrive(self, room: str, message: bytes) -> None:
        if self.hear is not None:
            self.world.note("bus", "says", message)
            self.world.loop.call_soon(self.hear, room, message, context=self.context)
