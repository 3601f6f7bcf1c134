"""Which bus an address means."""

from __future__ import annotations

from forno.core.errors import Unreadable
from forno.server.bus.base import Bus
from forno.server.bus.local import LocalBus
from forno.server.bus.postgres import PostgresBus
from forno.server.bus.redis import RedisBus


def bus_at(address: str) -> Bus:
    """The bus at `redis://...` or `postgresql://...`; without an address, that of a house with one process."""
    if not address:
        return LocalBus()
    if address.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(address)
    if address.startswith(("postgresql://", "postgres://")):
        return PostgresBus(address)
    raise Unreadable(f"a bus is at redis://... or postgresql://..., not at {address.partition(':')[0]}:")
