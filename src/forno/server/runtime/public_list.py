"""The public list: the rooms whose host wants them to be seen and is there, shared out among the hosts' networks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import chain, islice, zip_longest

from forno.server.runtime.live_room import LiveRoom
from forno.server.runtime.registry import RoomRegistry

MAX_LISTED = 100
"""Rooms in the public list."""
LIST_TTL_MS = 1_000
"""For which the chosen rooms are kept in a process with many rooms: many people look at the list at the same time."""
MANY_ROOMS = 500
"""Rooms in memory; with fewer, the list is chosen anew for each request."""

Hosted = tuple[str, int]
"""A room, and the number of its host's network."""


class PublicList:
    """Chooses the rooms of the public list. With several processes, hosts that are connected to others have leases in
    the store."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._chosen: list[str] = []
        self._valid_until_ms = 0

    async def names(self) -> list[str]:
        """The names of the rooms in the list, in any order. Raises Unavailable."""
        now = self._registry.clock.now()
        if now >= self._valid_until_ms:
            hosted = [here for live in self._registry if (here := hosted_here(live)) is not None]
            hosted.reverse()  # the newest first
            if self._registry.settings.is_shared:
                hosted += await self._registry.store.listed(now)
            self._chosen = share_out(hosted, MAX_LISTED)
            self._valid_until_ms = now + (LIST_TTL_MS if len(self._registry) > MANY_ROOMS else 0)
        return self._chosen


def hosted_here(live: LiveRoom) -> Hosted | None:
    """A room that belongs into the list, while its host is connected to this process."""
    room = live.room
    if not live.is_loaded or not room.settings.listed or room.status in ("new", "closed"):
        return None
    hosts = room.with_sharers({room.host})
    networks = (connection.client.network for connection, at in live.connections.items() if at.person in hosts)
    return next(((live.name, network_number(network)) for network in networks), None)


def network_number(network: str) -> int:
    """A number above 0 for a network, the same in all processes; networks may share one."""
    return int.from_bytes(sha256(network.encode()).digest()[:4], "big") % (2**31 - 1) + 1


def share_out(hosted: Iterable[Hosted], most: int) -> list[str]:
    """At most this many rooms, taken in turn from each network, so that the rooms of one push nobody else's off."""
    networks: dict[int, list[str]] = {}
    for room, network in dict(hosted).items():
        networks.setdefault(network, []).append(room)
    return [*islice(in_turn([*networks.values()]), most)]


def in_turn(lists: Sequence[Sequence[str]]) -> Iterable[str]:
    """The first of each list, then the second of each, and so on."""
    return (one for one in chain.from_iterable(zip_longest(*lists)) if one is not None)
