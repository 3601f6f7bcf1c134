"""A house of several servers on one PostgreSQL and one Redis."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from lab.nemeses.forked import Forked
from lab.world.stores import Postgres, RedisServer, own


class House:
    """Servers that share their tables; each can be killed or frozen by itself."""

    def __init__(self, servers: list[Forked]) -> None:
        self.servers = servers

    @property
    def addresses(self) -> list[str]:
        return [server.address for server in self.servers]

    def kill(self) -> None:
        for server in self.servers:
            server.kill()


@contextmanager
def house(folder: Path, servers: int, store: str, bus: str, **settings: Any) -> Iterator[House]:
    with ExitStack() as stack:
        started = [Forked(folder, store=store, bus=bus, **settings) for _ in range(servers)]
        yield House([stack.enter_context(server) for server in started])


@contextmanager
def stores() -> Iterator[tuple[Postgres, RedisServer]]:
    """A database and a bus for one house alone."""
    with own(Postgres) as postgres, own(RedisServer) as redis:
        yield postgres, redis
