"""The networks that people of a room connect from, as far as this process knows, and the last seat of a public table:
nobody from elsewhere fills a public table alone. (house.last-seat)"""

from __future__ import annotations

from weakref import WeakKeyDictionary

from forno.core.errors import Refused
from forno.server.protocol import AnyCommand, SitDown, TakeSeat
from forno.server.room import Room, lock
from forno.server.runtime.live_room import LiveRoom


class SeatNetworks:
    """The networks of the people of each room in memory. They are part of no log, and gone with the room."""

    def __init__(self) -> None:
        self._rooms: WeakKeyDictionary[LiveRoom, dict[int, str]] = WeakKeyDictionary()

    def note(self, live: LiveRoom, person: int, network: str) -> None:
        """Note where a person was connected from last."""
        self._rooms.setdefault(live, {})[person] = network

    def of(self, live: LiveRoom, person: int) -> set[str]:
        """The network from which a person was connected last, whether or not they are still at the table."""
        networks = self._rooms.get(live, {})
        return {networks[person]} if person in networks else set()

    def note_seated(self, live: LiveRoom, command: AnyCommand, network: str) -> None:
        """Note where a new person took a seat from, who may never greet."""
        if isinstance(command, TakeSeat) and (person := live.room.person_of(lock(command.key))):
            self.note(live, person.id, network)

    def check(self, live: LiveRoom, command: AnyCommand, network: str) -> None:
        """Refuse the last free seat of a public table to a network that has all the other guests. With an invitation,
        or from the host's own network, it is free to take. (house.last-seat)"""
        room = live.room
        if not isinstance(command, TakeSeat | SitDown) or not is_for_everybody(room, command):
            return
        networks = self._rooms.get(live, {})
        guests = [seat.person.id for seat in room.seats if seat.person and seat.person.id != room.host]
        free = sum(seat.is_free and not seat.invite for seat in room.seats)
        is_elsewhere = networks.get(room.host) not in (network, None)
        if free == 1 and guests and is_elsewhere and all(networks.get(guest) == network for guest in guests):
            raise Refused("house.last-seat")


def is_for_everybody(room: Room, command: TakeSeat | SitDown) -> bool:
    """Is this a new seat at a public table before the start, without an invitation?"""
    if not room.settings.listed or room.status != "lobby":
        return False
    return isinstance(command, SitDown) or (not command.invite and room.person_of(lock(command.key)) is None)
