"""Taking back: freely what nobody has seen, by agreement what came from one's own hand, never anything else."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.event import NOTHING
from forno.server.protocol.client_messages import Agree, TakeBack
from forno.server.protocol.room_events import TookBack, UndoAsked, UndoDeclined
from forno.server.room.commands import check, happen, need_seat
from forno.server.room.log_entry import Entry
from forno.server.room.moves import ask
from forno.server.room.state import Happened, Room, Window, Wish


def moves_back(room: Room, seat: int) -> int:
    """How many moves would be undone to come back to before this seat's last one; 0 if that cannot be."""
    numbers = [number for number, before in enumerate(room.before) if before.seat == seat]
    return len(room.before) - numbers[-1] if numbers else 0


def is_free(room: Room, seat: int) -> bool:
    """Its own last move, after which nobody has moved, and which showed nobody anything. (house.undo)"""
    undone = room.before[-moves_back(room, seat) :]
    return len(undone) == 1 and undone[0].shown == NOTHING


def affected(room: Room, seat: int) -> set[int]:
    """The other people who are here; bots do not mind."""
    return {number for number in room.humans if number != seat and not room.seats[number].away}


@check.register
def _(deed: TakeBack, room: Room, seat: int | None) -> None:
    seat = need_seat(room, seat)
    table = room.playing
    if room.window and seat in room.window.claims:
        return
    if not moves_back(room, seat):
        raise Refused("house.undo-hidden" if room.last == seat and table.serial else "house.undo")


@happen.register
def _(deed: TakeBack, room: Room, entry: Entry, happened: Happened) -> None:
    seat = entry.seat
    assert seat is not None
    if room.window and seat in room.window.claims:
        claims = {other: claim for other, claim in room.window.claims.items() if other != seat}
        room.window = Window(room.window.opened, room.window.ends, claims)
        happened.game, happened.only = True, seat
    elif is_free(room, seat) or not affected(room, seat):
        take_back(room, seat, entry.at, happened)
    else:
        room.wish = Wish(seat)
        happened.news.append(UndoAsked(seat))
        happened.game = True


@check.register
def _(deed: Agree, room: Room, seat: int | None) -> None:
    """(house.undo-agree)"""
    seat = need_seat(room, seat)
    if room.status != "playing" or room.wish is None or room.wish.seat == seat:
        raise Refused("house.undo-agree")


@happen.register
def _(deed: Agree, room: Room, entry: Entry, happened: Happened) -> None:
    assert room.wish is not None
    assert entry.seat is not None
    happened.game = True
    if not deed.yes:
        room.wish = None
        happened.news.append(UndoDeclined(entry.seat))
        return
    room.wish = Wish(room.wish.seat, room.wish.agreed | {entry.seat})
    if affected(room, room.wish.seat) <= room.wish.agreed:
        take_back(room, room.wish.seat, entry.at, happened)


def take_back(room: Room, seat: int, at: int, happened: Happened) -> None:
    """The table as it was, asked under a new number: an answer to an undone question meets nothing."""
    moves = moves_back(room, seat)
    room.renewed = room.playing.serial + 1
    before = room.before[-moves]
    table = before.table.copy()
    room.history = before.history
    room.before = room.before[:-moves]
    table.serial = room.renewed
    room.table = table
    room.last = None
    room.wish = None
    happened.undone = moves
    happened.news.append(TookBack(seat, moves))
    ask(room, at, happened)
