"""The host of a room, and who becomes it when the host goes. (house.host, house.stand-in)"""

from __future__ import annotations

from forno.server.protocol.room_events import HostChanged
from forno.server.room.state import Effects, Person, Room


def make_host(room: Room, person: Person, effects: Effects) -> None:
    room.host = person.id
    effects.room_events.append(HostChanged(person.id, room.seat_held_by(person.id), person.name))


def pass_hosting_on(room: Room, left: int, effects: Effects) -> None:
    """If the host has gone, the next person after this seat becomes host; if nobody sits, the first of the queue.
    While the host only left the game, it must be somebody who is there, or the next who comes."""
    if not room.host_has_left:
        return
    after = [*room.seats[left:], *room.seats[:left]]
    heirs = [*(seat.person for seat in after if seat.person), *room.queue]
    present = [person for person in heirs if not person.away]
    if present or (heirs and not room.is_here(room.host)):
        make_host(room, (present or heirs)[0], effects)
