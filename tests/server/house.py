"""A server inside the test's own process, for tests that look at it closely."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from forno.client import Client
from forno.server.main import serving
from forno.server.settings import Settings
from lab.world.served import QUICK


@asynccontextmanager
async def open_house(folder: Path, **settings: Any) -> AsyncIterator[Client]:
    """A running server, and a client of it."""
    chosen: dict[str, Any] = {**QUICK, "port": 0, "data": str(folder / "data")} | settings
    async with serving(Settings(**chosen)) as address, Client(address) as client:
        yield client
