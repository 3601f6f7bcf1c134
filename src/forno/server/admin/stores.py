"""The store that the settings mean, opened beside a server that may be running on it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from forno.core.errors import Unreadable
from forno.server.log.base import Log
from forno.server.log.open import log_at
from forno.server.settings import Settings


@asynccontextmanager
async def store_of(settings: Settings, *, make: bool = False) -> AsyncIterator[Log]:
    """An open log. Unless it may be made, there must be one: a mistyped folder gives no empty answer."""
    if not settings.store and not make and not Path(settings.address).is_file():
        raise Unreadable("there is no store here; name its folder with --data", settings.address)
    log = log_at(settings.address)
    await log.open()
    try:
        yield log
    finally:
        await log.close()
