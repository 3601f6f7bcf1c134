"""The queue: people at the table who have no seat now. They see what the public sees. (house.queue)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import JoinQueue, LeaveQueue, SitDown
from forno.server.protocol.room_events import QueueJoined, QueueLeft
from forno.server.room.commands import apply_command, check, need_person
from forno.server.room.hosting import pass_hosting_on
from forno.server.room.log_entry import LogEntry
from forno.server.room.names import check_name
from forno.server.room.seats import seat_person, take_from_queue
from forno.server.room.state import Effects, Person, Room, Sender

MAX_QUEUE = 24
"""The most people in the queue of a room."""


@check.register
def check_join_queue(command: JoinQueue, room: Room, sender: Sender) -> None:
    """Accept somebody with a name and a key of their own while no seat is free for them. (house.queue)"""
    room.must_be("lobby", "playing", "over")
    check_name(room, command.name)
    room.check_new_key(command.key)
    check_place_in_queue(room)


def check_place_in_queue(room: Room) -> None:
    """Refuse another person at a locked table, while a seat is free, and in a full queue."""
    if room.settings.locked:
        raise Refused("house.locked")
    if room.status == "lobby" and open_seats(room):
        raise Refused("house.queue")
    if len(room.queue) >= MAX_QUEUE:
        raise Refused("house.full")


def open_seats(room: Room) -> list[int]:
    """The seats that anybody may take."""
    return [number for number, seat in enumerate(room.seats) if seat.is_free and not seat.invite]


@apply_command.register
def apply_join_queue(command: JoinQueue, room: Room, entry: LogEntry, effects: Effects) -> None:
    join_queue(room, room.new_person(command.name, command.key, command.face), effects)


def join_queue(room: Room, person: Person, effects: Effects) -> None:
    """Put a person at the queue's end; at a table without a host they become it."""
    room.queue = (*room.queue, person)
    effects.room_events.append(QueueJoined(person.id, person.name))
    effects.room = True
    pass_hosting_on(room, 0, effects)


def need_place_in_queue(room: Room, sender: Sender) -> Person:
    """The sender, who is in the queue. (house.queue)"""
    number = need_person(room, sender)
    person = next((one for one in room.queue if one.id == number), None)
    if person is None:
        raise Refused("house.queue")
    return person


@check.register
def check_leave_queue(command: LeaveQueue, room: Room, sender: Sender) -> None:
    need_place_in_queue(room, sender)


@apply_command.register
def apply_leave_queue(command: LeaveQueue, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Forget the person: the key opens nothing any more."""
    assert entry.person is not None
    person = take_from_queue(room, entry.person)
    effects.room_events.append(QueueLeft(person.id, person.name))
    effects.room = True
    pass_hosting_on(room, 0, effects)


@check.register
def check_sit_down(command: SitDown, room: Room, sender: Sender) -> None:
    """Accept a person of the queue before the start: for this seat, or for any that is free. (house.queue)"""
    need_place_in_queue(room, sender)
    room.must_be("lobby")
    if command.seat is None and not open_seats(room):
        raise Refused("house.full")
    if command.seat is not None and command.seat not in open_seats(room):
        raise Refused("house.seat", seat=command.seat + 1)


@apply_command.register
def apply_sit_down(command: SitDown, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    number = open_seats(room)[0] if command.seat is None else command.seat
    seat_person(room, number, take_from_queue(room, entry.person), effects)
