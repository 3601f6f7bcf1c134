"""Sitting down and getting up, keys and invitations. (house.seat, house.invite, house.key)"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import FreeSeat, HandOver, Leave, Rekey, Reserve, Resize, SeatBot, Sit
from forno.server.protocol.room_events import Hosting, Left, Sat, WentAway
from forno.server.room.commands import check, happen, need_host, need_seat
from forno.server.room.lifecycle import check_seats
from forno.server.room.log_entry import Entry
from forno.server.room.names import check_level, check_name, name_for_bot
from forno.server.room.state import Happened, Room, Seat


@check.register
def _(deed: Sit, room: Room, seat: int | None) -> None:
    """A free seat before the start: any, or the one that was kept."""
    room.must_be("lobby")
    check_name(room, deed.name)
    if room.seat_of(deed.key) is not None:
        raise Refused("house.key")
    chosen = place_for(room, deed)
    if deed.invite and chosen is None:
        raise Refused("house.invite", seat=1 + (deed.seat or 0))
    if room.settings.locked and not deed.invite:
        raise Refused("house.locked")
    if chosen is None:
        raise Refused("house.full")
    place = room.chair(chosen)
    if not place.is_free:
        raise Refused("house.seat", seat=chosen + 1)
    if place.invite and place.invite != deed.invite:
        raise Refused("house.invite", seat=chosen + 1)


def place_for(room: Room, deed: Sit) -> int | None:
    """The seat of the invitation, the seat that was asked for, or the first one that is free for anybody."""
    if deed.invite:
        return next((number for number, place in enumerate(room.seats) if place.invite == deed.invite), None)
    if deed.seat is not None:
        return deed.seat
    return next((number for number, place in enumerate(room.seats) if place.is_free and not place.invite), None)


@happen.register
def _(deed: Sit, room: Room, entry: Entry, happened: Happened) -> None:
    number = place_for(room, deed)
    assert number is not None
    room.seats[number] = Seat(name=deed.name.strip(), lock=deed.key, since=room.number)
    happened.news.append(Sat(number, deed.name.strip()))
    happened.room = True
    if not room.seats[room.host].is_human:
        room.host = number
        happened.news.append(Hosting(number))


@check.register
def _(deed: Leave, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.must_be("lobby", "playing", "over")


@happen.register
def _(deed: Leave, room: Room, entry: Entry, happened: Happened) -> None:
    """Before the start the seat becomes free; in a game a bot plays on, and the key still opens the seat."""
    assert entry.seat is not None
    if room.status == "lobby":
        free(room, entry.seat, happened, removed=False)
    elif not room.seats[entry.seat].away:
        room.seats[entry.seat].away = room.seats[entry.seat].got_up = True
        happened.news.append(WentAway(entry.seat))
        happened.room = True
        happened.game = room.status == "playing"


def free(room: Room, number: int, happened: Happened, *, removed: bool) -> None:
    """The seat is empty; if it was the host's, the next player is host."""
    happened.news.append(Left(number, room.seats[number].name, removed))
    happened.room = True
    room.seats[number] = Seat()
    if number == room.host and room.humans:
        room.host = next((other for other in room.humans if other > number), room.humans[0])
        happened.news.append(Hosting(room.host))


@check.register
def _(deed: Rekey, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    if room.seat_of(deed.key) not in (None, seat):
        raise Refused("house.key")


@happen.register
def _(deed: Rekey, room: Room, entry: Entry, happened: Happened) -> None:
    assert entry.seat is not None
    room.seats[entry.seat].lock = deed.key


# --- what the host does with seats


@check.register
def _(deed: SeatBot, room: Room, seat: int | None) -> None:
    """A bot sits where nobody does, or where a bot does."""
    need_host(room, seat)
    room.must_be("lobby")
    check_level(deed.level)
    if room.chair(deed.seat).is_human:
        raise Refused("house.seat", seat=deed.seat + 1)


@happen.register
def _(deed: SeatBot, room: Room, entry: Entry, happened: Happened) -> None:
    name = room.seats[deed.seat].name or name_for_bot(room)
    room.seats[deed.seat] = Seat(name=name, bot=deed.level)
    happened.news.append(Sat(deed.seat, name))
    happened.room = True


@check.register
def _(deed: FreeSeat, room: Room, seat: int | None) -> None:
    need_host(room, seat)
    room.must_be("lobby")
    if room.chair(deed.seat).is_human and deed.seat == seat:
        raise Refused("house.seat", seat=deed.seat + 1)


@happen.register
def _(deed: FreeSeat, room: Room, entry: Entry, happened: Happened) -> None:
    free(room, deed.seat, happened, removed=True)


@check.register
def _(deed: Reserve, room: Room, seat: int | None) -> None:
    need_host(room, seat)
    room.must_be("lobby")
    if not room.chair(deed.seat).is_free:
        raise Refused("house.seat", seat=deed.seat + 1)


@happen.register
def _(deed: Reserve, room: Room, entry: Entry, happened: Happened) -> None:
    room.seats[deed.seat].invite = deed.invite
    happened.room = True


@check.register
def _(deed: Resize, room: Room, seat: int | None) -> None:
    """The seats that go are empty, and the game takes as many as stay."""
    need_host(room, seat)
    room.must_be("lobby")
    check_seats(room.game, deed.seats)
    for number in range(deed.seats, len(room.seats)):
        if not room.seats[number].is_free:
            raise Refused("house.seat", seat=number + 1)


@happen.register
def _(deed: Resize, room: Room, entry: Entry, happened: Happened) -> None:
    room.seats = room.seats[: deed.seats] + [Seat() for _ in range(deed.seats - len(room.seats))]
    happened.room = True


@check.register
def _(deed: HandOver, room: Room, seat: int | None) -> None:
    need_host(room, seat)
    room.must_be("lobby", "playing", "over")
    if not room.chair(deed.seat).is_human:
        raise Refused("house.seat", seat=deed.seat + 1)


@happen.register
def _(deed: HandOver, room: Room, entry: Entry, happened: Happened) -> None:
    room.host = deed.seat
    happened.news.append(Hosting(deed.seat))
    happened.room = True
