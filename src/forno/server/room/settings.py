"""Settings, sharing, closing, and people who go away and come back."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import Change, Close, Share
from forno.server.protocol.room_events import CameBack, Closed, WentAway
from forno.server.protocol.room_settings import Days
from forno.server.room.commands import check, happen, need_host, need_seat
from forno.server.room.log_entry import ComeBack, Entry, Expire, GoAway
from forno.server.room.state import Happened, Room


@check.register
def _(deed: Change, room: Room, seat: int | None) -> None:
    """Talk, spectators, hints, the list and the lock at any time; clock, window and options before the start."""
    need_host(room, seat)
    room.must_be("lobby", "playing", "over")
    if room.status == "lobby":
        room.game.settle_options(deed.options or {})
    elif deed.options is not None or fixed(deed) != (room.settings.clock, room.settings.window):
        raise Refused("house.before")


def fixed(deed: Change) -> tuple[object, int]:
    return deed.settings.clock, deed.settings.window


@happen.register
def _(deed: Change, room: Room, entry: Entry, happened: Happened) -> None:
    room.settings = deed.settings
    if deed.options is not None:
        room.options = room.game.settle_options(deed.options)
    happened.room = True


@check.register
def _(deed: Share, room: Room, seat: int | None) -> None:
    need_seat(room, seat)
    room.must_be("over")


@happen.register
def _(deed: Share, room: Room, entry: Entry, happened: Happened) -> None:
    """The finished game is open to all once every player has said so. (house.share)"""
    assert entry.seat is not None
    room.seats[entry.seat].shares = True
    if all(room.seats[number].shares for number in room.humans):
        room.shared |= {room.number}
    happened.room = True


@check.register
def _(deed: Close, room: Room, seat: int | None) -> None:
    need_host(room, seat)
    room.must_be("lobby", "playing", "over")


@check.register
def _(deed: Expire, room: Room, seat: int | None) -> None:
    room.must_be("lobby", "playing", "over")


@happen.register(Close)
@happen.register(Expire)
def _(deed: Close | Expire, room: Room, entry: Entry, happened: Happened) -> None:
    room.status = "closed"
    room.window = None
    room.asked = None
    room.wish = None
    happened.news.append(Closed())
    happened.room = True


# --- absence


@check.register
def _(deed: GoAway, room: Room, seat: int | None) -> None:
    """In a game that is played live; where there are days for each decision, nobody is absent. Between games only
    the host matters: while the host is away, others may start."""
    room.must_be("playing", "lobby", "over")
    missed = not isinstance(room.settings.clock, Days) if room.status == "playing" else deed.seat == room.host
    if not missed or not room.chair(deed.seat).is_human or room.seats[deed.seat].away:
        raise Refused("house.seat", seat=deed.seat + 1)


@happen.register
def _(deed: GoAway, room: Room, entry: Entry, happened: Happened) -> None:
    room.seats[deed.seat].away = True
    happened.news.append(WentAway(deed.seat))
    happened.room = True


@check.register
def _(deed: ComeBack, room: Room, seat: int | None) -> None:
    if not room.chair(deed.seat).away:
        raise Refused("house.seat", seat=deed.seat + 1)


@happen.register
def _(deed: ComeBack, room: Room, entry: Entry, happened: Happened) -> None:
    """The clock of the question starts anew for who has just come back."""
    room.seats[deed.seat].away = room.seats[deed.seat].got_up = False
    if room.status == "playing" and room.asked is not None and room.playing.seat == deed.seat:
        room.asked = room.put = entry.at
        happened.game = True
    happened.news.append(CameBack(deed.seat))
    happened.room = True
