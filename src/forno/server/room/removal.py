"""Removal by the operator of the server: a person leaves the table, and with a ban cannot come back. (house.banned)

A ban holds for one table. The log has the hashes of the keys; addresses are kept beside it (`store/moderation.py`).
"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.room_events import QueueLeft
from forno.server.room.commands import apply_command, check
from forno.server.room.hosting import pass_hosting_on
from forno.server.room.log_entry import LiftBans, LogEntry, RemovePerson
from forno.server.room.names import removed_people
from forno.server.room.seats import free, take_from_queue
from forno.server.room.settling import give_to_bot
from forno.server.room.state import Effects, Person, Room, Sender


@check.register
def check_remove_person(command: RemovePerson, room: Room, sender: Sender) -> None:
    """Accept anybody who is at a table that is not closed, and for a ban also anybody who has been. (house.person)"""
    room.must_be("lobby", "playing", "over")
    if not command.ban or command.person not in room.locks:
        room.person(command.person)


@apply_command.register
def apply_remove_person(command: RemovePerson, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Take a person from the seat or the queue; with a ban also everybody on the same device, whose keys are banned.
    Before a game the seat becomes free, else a bot has it."""
    people, bot_names = removed_people(room, command), iter(entry.bot_names)
    if command.ban:
        room.banned |= {room.locks[command.person], *(person.lock for person in people)}
    for person in people:
        number = room.seat_held_by(person.id)
        if number is None:
            leave_queue(room, person, effects)
        elif room.status == "lobby":
            free(room, number, effects, removed=True)
        else:
            give_to_bot(room, number, next(bot_names), effects)


def leave_queue(room: Room, person: Person, effects: Effects) -> None:
    """Take a person out of the queue for good."""
    take_from_queue(room, person.id)
    effects.room_events.append(QueueLeft(person.id, person.name))
    effects.room = True
    pass_hosting_on(room, 0, effects)


@check.register
def check_lift_bans(command: LiftBans, room: Room, sender: Sender) -> None:
    """Accept while somebody is banned. (house.person)"""
    if not room.banned:
        raise Refused("house.person")


@apply_command.register
def apply_lift_bans(command: LiftBans, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.banned = frozenset()
