"""Several seats on one device, which its people pass round. (house.hot-seat)

They are connected together and have one say. The clock of a decision waits until its player has the screen.
"""

from __future__ import annotations

from msgspec.structs import replace

from forno.core.errors import Refused
from forno.server.protocol.client_messages import AddPerson, Uncover
from forno.server.room.clock import uncover
from forno.server.room.commands import apply_command, check, need_seat
from forno.server.room.log_entry import LogEntry
from forno.server.room.names import check_name
from forno.server.room.queue import check_place_in_queue, join_queue, open_seats
from forno.server.room.seats import check_place, place_for, seat_person
from forno.server.room.state import Effects, Room, Sender


@check.register
def check_add_person(command: AddPerson, room: Room, sender: Sender) -> None:
    """Accept another person before or after a game, by somebody with a seat, as `take-seat` and `join-queue` do."""
    person = room.seats[need_seat(room, sender)].person
    assert person is not None
    room.must_be("lobby", "over")
    check_name(room, command.name)
    room.check_new_key(command.key)
    if len(room.sharers(person.id)) >= room.game.most:
        raise Refused("house.full")
    if joins_queue(room, command):
        check_place_in_queue(room)
    else:
        check_place(room, command)


def joins_queue(room: Room, command: AddPerson) -> bool:
    """Whether the person waits for the next game: between two games, while no seat is free."""
    if room.status == "over":
        return True
    return room.number > 1 and not open_seats(room) and command.invite is None


@apply_command.register
def apply_add_person(command: AddPerson, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    sender = room.person(entry.person)
    number = None if joins_queue(room, command) else place_for(room, command)
    person = room.new_person(command.name, command.key, command.face, number or 0)
    device = person.id if sender.device is None else sender.device
    room.change_person(sender.id, device=device)
    sharing = replace(person, device=device)
    if number is None:
        join_queue(room, sharing, effects)
    else:
        seat_person(room, number, sharing, effects)


@check.register
def check_uncover(command: Uncover, room: Room, sender: Sender) -> None:
    """Accept the player whose clock waits, for the decision that they see."""
    seat, table = need_seat(room, sender), room.playing
    if command.number != room.number or command.decision != table.serial:
        raise Refused("play.decision", named=command.decision, current=table.serial)
    if seat != table.seat or not room.covered:
        raise Refused("house.hot-seat")


@apply_command.register
def apply_uncover(command: Uncover, room: Room, entry: LogEntry, effects: Effects) -> None:
    uncover(room, entry.at_ms, effects)
