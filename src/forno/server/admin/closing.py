"""Closing a table from outside, as any process of the house would: decided on the log, appended, told."""

from __future__ import annotations

from forno.core.errors import Refused, Unreadable
from forno.server.admin.inspecting import no_room, of_our_version
from forno.server.bus.local import LocalBus
from forno.server.desk import Desk
from forno.server.log.base import Log
from forno.server.room import Expire
from forno.server.settings import Settings


async def close_room(log: Log, settings: Settings, name: str) -> None:
    """End a table for good. A server that writes at the same moment makes us read on and decide again.

    Nothing is said on the bus: we would be gone before it is sent. Servers find the entry in the log.
    """
    if not await log.heads([name]):
        raise no_room(name)
    desk = Desk(log, LocalBus(), settings)
    with of_our_version(name):
        live = await desk.live(name)
    async with live.lock:
        room = await desk.fresh(live)
        _, entry = await desk.commit(live, Expire(), None, f"expire:{room.seq + 1}")
    if entry.refused and entry.refused.rule == "house.closed":
        raise Unreadable("this table is closed already", name)
    if entry.refused:
        raise Refused(entry.refused.rule, **entry.refused.values)
