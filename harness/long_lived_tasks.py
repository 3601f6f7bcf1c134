"""The long-lived tasks of a server, and a poison for each: it fails whenever it is started, until it is cured."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

TASKS = {
    "faults": "forno.server.history.faults:RoomFaults.watch",
    "announcements": "forno.server.runtime.announcements:Announcements.run",
    "retention": "forno.server.runtime.retention:Retention.run",
    "adopter": "forno.server.runtime.cluster:OrphanAdopter.run",
    "eviction": "forno.server.runtime.service:Runtime.evict",
    "follower": "forno.server.runtime.cluster:LogFollower.poll",
    "presence": "forno.server.runtime.presence:Presence.renew",
    "watchdog": "forno.server.main:watch_event_loop",
    "caller": "forno.server.runtime.caller:Caller.run",
    "pings": "forno.server.web.app:ping_connections",
    "bus": "forno.server.bus.reconnecting:ReconnectingBus.reconnect",
}
"""Every long-lived task, and the function that runs it."""
OF_SEVERAL_PROCESSES = ("bus", "presence")
"""Tasks that run only where a server shares its tables with others."""
PUSH_HOSTS = {"caller": ("push.example",)}
"""The setting `outbound_hosts` with which a task runs."""


def poison_task(task: str, is_ill: Callable[[], bool], replace: Callable[[Any, str, Any], None] = setattr) -> None:
    """Replace the function of a task by one that raises while it is ill; `replace` sets an attribute."""
    module, _, path = TASKS[task].partition(":")
    holder: Any = import_module(module)
    *outer, name = path.split(".")
    for step in outer:
        holder = getattr(holder, step)
    original = getattr(holder, name)

    async def run(*args: Any) -> None:
        if is_ill():
            raise RuntimeError("poisoned")
        await original(*args)

    replace(holder, name, run)
