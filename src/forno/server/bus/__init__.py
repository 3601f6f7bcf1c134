"""Messages between processes: hints only, the log decides."""

from __future__ import annotations

from forno.core.errors import Unreadable
from forno.server.bus.base import Bus, Receive
from forno.server.bus.local import LocalBus

__all__ = ["Bus", "LocalBus", "Receive", "bus_at"]


def bus_at(address: str) -> Bus:
    """The bus at `redis://...` or `postgresql://...`; without an address, that of a single process."""
    if not address:
        return LocalBus()
    if address.startswith(("redis://", "rediss://", "unix://")):
        from forno.server.bus.redis import RedisBus  # a server alone starts without it

        return RedisBus(address)
    if address.startswith(("postgresql://", "postgres://")):
        from forno.server.bus.postgres import PostgresBus

        return PostgresBus(address)
    raise Unreadable(f"a bus is at redis://... or postgresql://..., not at {address.partition(':')[0]}:")
