"""Seats: taking and leaving them, keys, invitations, bots. (house.seat, house.invite, house.key)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import (
    AddBot,
    ChooseColour,
    ChooseFace,
    ChooseName,
    ClearSeat,
    LeaveSeat,
    ReplaceKey,
    ReserveSeat,
    SetSeatCount,
    TakeSeat,
    TransferHost,
)
from forno.server.protocol.room_events import NameChanged, PlayerAway, SeatLeft, SeatTaken
from forno.server.room.commands import (
    apply_command,
    check,
    check_time,
    need_host,
    need_host_or_stand_in,
    need_person,
    need_seat,
)
from forno.server.room.hosting import make_host, pass_hosting_on
from forno.server.room.lifecycle import check_seats
from forno.server.room.log_entry import LogEntry
from forno.server.room.names import check_level, check_name
from forno.server.room.seating import check_options, newly_seated, waiting
from forno.server.room.state import COLOURS, Effects, Person, Room, Seat, Sender

RENAME_INTERVAL_MS = 10_000
"""Between two changes of a name by the same person."""


@check.register
def check_take_seat(command: TakeSeat, room: Room, sender: Sender) -> None:
    """Accept a free seat before the start: any, or the one reserved by the invitation."""
    room.must_be("lobby")
    check_name(room, command.name)
    room.check_new_key(command.key)
    check_place(room, command)


def check_place(room: Room, command: TakeSeat) -> None:
    """Refuse a seat that is not free or reserved for somebody else; at a locked table all without an invitation."""
    chosen = place_for(room, command)
    if command.invite and chosen is None:
        raise Refused("house.invite", seat=1 + (command.seat or 0))
    if room.settings.locked and not command.invite:
        raise Refused("house.locked")
    if chosen is None:
        raise Refused("house.full")
    place = room.seat(chosen)
    if not place.is_free:
        raise Refused("house.seat", seat=chosen + 1)
    if place.invite and place.invite != command.invite:
        raise Refused("house.invite", seat=chosen + 1)


def place_for(room: Room, command: TakeSeat) -> int | None:
    """The seat of the invitation, the requested seat, or the first free seat that is not reserved."""
    if command.invite:
        return next((number for number, place in enumerate(room.seats) if place.invite == command.invite), None)
    if command.seat is not None:
        return command.seat
    return next((number for number, place in enumerate(room.seats) if place.is_free and not place.invite), None)


@apply_command.register
def apply_take_seat(command: TakeSeat, room: Room, entry: LogEntry, effects: Effects) -> None:
    number = place_for(room, command)
    assert number is not None
    seat_person(room, number, room.new_person(command.name, command.key, command.face, number), effects)


def seat_person(room: Room, number: int, person: Person, effects: Effects) -> None:
    """Give a seat to a person; if the host has gone and nobody else is there, they become host."""
    room.seats[number] = Seat(newly_seated(room, person))
    effects.room_events.append(SeatTaken(number, person.name))
    effects.room = True
    pass_hosting_on(room, number, effects)


@check.register
def check_leave_seat(command: LeaveSeat, room: Room, sender: Sender) -> None:
    need_seat(room, sender)
    room.must_be("lobby", "playing", "over")


@apply_command.register
def apply_leave_seat(command: LeaveSeat, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Before the start the seat becomes free; in a game a bot plays on, and the key opens the seat until somebody takes
    it over. Hosting goes to the next person who is there."""
    assert entry.seat is not None
    assert entry.person is not None
    if room.status == "lobby":
        free(room, entry.seat, effects, removed=False)
    elif not room.seats[entry.seat].away:
        room.change_person(entry.person, away=True, has_left=True, device=None)
        room.seats[entry.seat].played = ()
        effects.room_events.append(PlayerAway(entry.seat))
        effects.room = True
        effects.game = room.status == "playing"
        pass_hosting_on(room, entry.seat, effects)


def free(room: Room, number: int, effects: Effects, *, removed: bool) -> None:
    """Free a seat; if it was the host's, the next person becomes host. Between games the queue moves up."""
    effects.room_events.append(SeatLeft(number, room.seats[number].name, removed))
    effects.room = True
    room.seats[number] = Seat()
    room.set_colour(number, "")
    pass_hosting_on(room, number, effects)
    if room.number > 1 and (first := waiting(room)[:1]):
        seat_person(room, number, take_from_queue(room, first[0].id), effects)


def take_from_queue(room: Room, number: int) -> Person:
    """Take a person out of the queue."""
    person = room.person(number)
    room.queue = tuple(one for one in room.queue if one.id != number)
    return person


@check.register
def check_replace_key(command: ReplaceKey, room: Room, sender: Sender) -> None:
    """Accept a key that nobody else has."""
    person = need_person(room, sender)
    owner = room.person_of(command.key)
    if owner and owner.id != person:
        raise Refused("house.key")


@apply_command.register
def apply_replace_key(command: ReplaceKey, room: Room, entry: LogEntry, effects: Effects) -> None:
    """Lock the old key out, and with it a device that was shared. (house.hot-seat)"""
    assert entry.person is not None
    effects.room = room.person(entry.person).device is not None
    room.change_person(entry.person, lock=command.key, device=None)


@check.register
def check_choose_name(command: ChooseName, room: Room, sender: Sender) -> None:
    """Accept a name that nobody else in the room has, at any time until the room is closed. (house.name)"""
    person = need_person(room, sender)
    room.must_be("lobby", "playing", "over")
    check_name(room, command.name, person)


@check_time.register
def check_time_of_name(command: ChooseName, room: Room, sender: Sender, at_ms: int) -> None:
    """Refuse another name soon after the last. (house.rename)"""
    renamed_at = room.person(need_person(room, sender)).renamed_at
    if renamed_at is not None and at_ms < renamed_at + RENAME_INTERVAL_MS:
        raise Refused("house.rename")


@apply_command.register
def apply_choose_name(command: ChooseName, room: Room, entry: LogEntry, effects: Effects) -> None:
    """The games that are over keep the name that was theirs."""
    assert entry.person is not None
    before = room.person(entry.person).name
    room.change_person(entry.person, name=command.name, renamed_at=entry.at_ms)
    effects.room_events.append(NameChanged(entry.person, entry.seat, command.name, before))
    effects.room = True


@check.register
def check_choose_face(command: ChooseFace, room: Room, sender: Sender) -> None:
    need_person(room, sender)
    room.must_be("lobby", "playing", "over")


@apply_command.register
def apply_choose_face(command: ChooseFace, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.person is not None
    room.change_person(entry.person, face=command.face)
    effects.room = True


@check.register
def check_choose_colour(command: ChooseColour, room: Room, sender: Sender) -> None:
    """Accept a colour that no other seat has, for one's own seat or, as host, for a bot. (setup.colour)"""
    room.must_be("lobby")
    place = room.seat(command.seat)
    if need_seat(room, sender) != command.seat:
        need_host(room, sender)
        if not place.bot:
            raise Refused("house.seat", seat=command.seat + 1)
    others = [colour for number, colour in enumerate(room.colours) if number != command.seat]
    if command.colour and (command.colour not in room.game.colours or command.colour in others):
        raise Refused("setup.colour", colour=command.colour)


@apply_command.register
def apply_choose_colour(command: ChooseColour, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.set_colour(command.seat, command.colour)
    effects.room = True


# --- commands of the host


@check.register
def check_add_bot(command: AddBot, room: Room, sender: Sender) -> None:
    """Accept a bot for a free seat, or for one that has a bot."""
    need_host(room, sender)
    room.must_be("lobby")
    check_level(command.level)
    if room.seat(command.seat).is_human:
        raise Refused("house.seat", seat=command.seat + 1)


@apply_command.register
def apply_add_bot(command: AddBot, room: Room, entry: LogEntry, effects: Effects) -> None:
    name = room.seats[command.seat].bot_name or entry.bot_names[0]
    room.seats[command.seat] = Seat(bot=command.level, bot_name=name)
    effects.room_events.append(SeatTaken(command.seat, name))
    effects.room = True


@check.register
def check_clear_seat(command: ClearSeat, room: Room, sender: Sender) -> None:
    need_host(room, sender)
    room.must_be("lobby")
    if room.seat(command.seat).is_human and command.seat == sender.seat:
        raise Refused("house.seat", seat=command.seat + 1)


@apply_command.register
def apply_clear_seat(command: ClearSeat, room: Room, entry: LogEntry, effects: Effects) -> None:
    free(room, command.seat, effects, removed=True)


@check.register
def check_reserve_seat(command: ReserveSeat, room: Room, sender: Sender) -> None:
    need_host(room, sender)
    room.must_be("lobby")
    if not room.seat(command.seat).is_free:
        raise Refused("house.seat", seat=command.seat + 1)


@apply_command.register
def apply_reserve_seat(command: ReserveSeat, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.seats[command.seat].invite = command.invite
    effects.room = True


@check.register
def check_set_seat_count(command: SetSeatCount, room: Room, sender: Sender) -> None:
    """Accept if the removed seats are empty and the game takes as many players as remain."""
    need_host(room, sender)
    room.must_be("lobby")
    check_seats(room.game, command.seats)
    for number in range(command.seats, len(room.seats)):
        if not room.seats[number].is_free:
            raise Refused("house.seat", seat=number + 1)
    check_options(room.game, command.seats, room.options | {COLOURS: ""})


@apply_command.register
def apply_set_seat_count(command: SetSeatCount, room: Room, entry: LogEntry, effects: Effects) -> None:
    room.seats = room.seats[: command.seats] + [Seat() for _ in range(command.seats - len(room.seats))]
    room.set_colours(room.colours)
    effects.room = True


@check.register
def check_transfer_host(command: TransferHost, room: Room, sender: Sender) -> None:
    """Accept the host's choice, or that of anybody with a seat if the host has left. (house.stand-in)"""
    if room.host_has_left:
        need_host_or_stand_in(room, sender)
    else:
        need_host(room, sender)
    room.must_be("lobby", "playing", "over")
    if not room.seat(command.seat).is_human:
        raise Refused("house.seat", seat=command.seat + 1)


@apply_command.register
def apply_transfer_host(command: TransferHost, room: Room, entry: LogEntry, effects: Effects) -> None:
    person = room.seats[command.seat].person
    assert person is not None
    make_host(room, person, effects)
    effects.room = True
