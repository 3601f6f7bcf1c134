"""Taking over a seat in a running game, and handing over one's own. (house.take-over)

A person who comes into a seat sees what the seat knows by the rules: its stream begins anew, and their snapshot is the
one that its player would get at a reload.
"""

from __future__ import annotations

from msgspec.structs import replace

from forno.core.errors import Refused
from forno.server.protocol.client_messages import AnswerTakeOver, HandOver, TakeOver
from forno.server.protocol.room_events import SeatTakenOver, TakeOverDeclined, TakeOverRequested
from forno.server.room.clock import start_clock
from forno.server.room.commands import apply_command, check, need_host_or_stand_in, need_seat
from forno.server.room.log_entry import LogEntry
from forno.server.room.queue import need_place_in_queue
from forno.server.room.seating import newly_seated, waiting_again
from forno.server.room.seats import take_from_queue
from forno.server.room.settling import has_seen_no_other, may_take_over, note_holders
from forno.server.room.state import Effects, Person, Room, Seat, Sender


@check.register
def check_take_over(command: TakeOver, room: Room, sender: Sender) -> None:
    """Accept somebody of the queue for a seat that they may have; without a seat, if they asked for one before."""
    person = need_place_in_queue(room, sender)
    room.must_be("playing")
    if command.seat is None:
        is_accepted = person.wants is not None
    else:
        room.seat(command.seat)
        is_accepted = may_take_over(room, person, command.seat)
    if not is_accepted:
        raise Refused("house.take-over")


@apply_command.register
def apply_take_over(command: TakeOver, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    person, number = room.person(entry.person), command.seat
    if number is None:
        room.change_person(person.id, wants=None)
        effects.room = True
    elif room.settings.take_over == "open" or not answerers(room) - {person.id}:
        move_in(room, person, number, entry.at_ms, effects)
    else:
        room.change_person(person.id, wants=number)
        effects.room_events.append(TakeOverRequested(number, person.id, person.name))
        effects.room = True


def answerers(room: Room) -> set[int]:
    """The people who answer requests: the host, and while the host is away everybody with a seat who is there."""
    if not room.host_is_away:
        return {room.host}
    return {seat.person.id for seat in room.seats if seat.person and not seat.person.away}


@check.register
def check_answer_take_over(command: AnswerTakeOver, room: Room, sender: Sender) -> None:
    """Accept the answer to an open request, by the host or a stand-in. (house.stand-in)"""
    need_host_or_stand_in(room, sender)
    room.must_be("playing")
    if room.person(command.person).wants is None:
        raise Refused("house.take-over")


@apply_command.register
def apply_answer_take_over(command: AnswerTakeOver, room: Room, entry: LogEntry, effects: Effects) -> None:
    person = room.person(command.person)
    assert person.wants is not None
    if command.accept:
        move_in(room, person, person.wants, entry.at_ms, effects)
    else:
        effects.room_events.append(TakeOverDeclined(person.wants, person.id, person.name))
        room.change_person(person.id, wants=None)
        effects.room = True


@check.register
def check_hand_over(command: HandOver, room: Room, sender: Sender) -> None:
    """Accept a person of the queue who is there and has seen no other hand."""
    seat = need_seat(room, sender)
    room.must_be("playing")
    person = room.person(command.person)
    if person not in room.queue or person.away or not has_seen_no_other(room, person, seat):
        raise Refused("house.take-over")


@apply_command.register
def apply_hand_over(command: HandOver, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.seat is not None
    move_in(room, room.person(command.person), entry.seat, entry.at_ms, effects)


def move_in(room: Room, person: Person, number: int, at_ms: int, effects: Effects) -> None:
    """Give a seat of the running game to a person of the queue; the clock of an open decision starts again. The person
    who had it goes to the queue's end."""
    seat = room.seats[number]
    newcomer = newly_seated(room, take_from_queue(room, person.id))
    room.seats[number] = Seat(newcomer, contribution=seat.contribution)
    if seat.person:
        room.queue = (*room.queue, replace(waiting_again(seat.person), device=None))
    note_holders(room)
    if room.clock_started_at is not None and room.playing.seat == number:
        start_clock(room, at_ms)
    effects.room_events.append(SeatTakenOver(number, newcomer.id, newcomer.name, seat.name))
    effects.room = effects.game = True
