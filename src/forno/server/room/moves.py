"""Moves: checked against the decision that they name, sealed while jumping in is open, and made."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.event import HIDDEN, Event
from forno.core.game import Game
from forno.core.move import Move
from forno.core.table import Table
from forno.server.protocol.client_messages import Act
from forno.server.protocol.room_events import Beaten, Ended, Overtaken, TimedOut
from forno.server.protocol.room_settings import Each
from forno.server.room.commands import check, happen, need_seat
from forno.server.room.log_entry import BotAct, Entry, Settle, TimeOut
from forno.server.room.state import Before, Claim, Happened, Room, Window

LONGEST_MOVE = 2_000
MOST_TAKEN_BACK = 8


def read_move(room: Room, raw: msgspec.Raw, seat: int) -> Move:
    """A move as JSON or as text, as a person would type it."""
    data = bytes(raw)
    try:
        if data[:1] == b'"' and len(data) < LONGEST_MOVE:
            return room.game.find_move(room.playing, msgspec.json.decode(data, type=str), seat)
        move: Move = reader_of(room.game).decode(data)
    except (msgspec.MsgspecError, Unreadable, UnicodeError) as error:
        raise Refused("wire.unreadable", why=str(error)[:200]) from None
    return move


@cache
def reader_of(game: Game) -> msgspec.json.Decoder[Any]:
    """Making one takes a hundred times as long as using it."""
    return msgspec.json.Decoder(game.move_types)


@check.register(Act)
@check.register(BotAct)
def _(deed: Act | BotAct, room: Room, seat: int | None) -> None:
    """Never applied to another position than the one that was seen: the decision must still be asked."""
    table = room.playing
    seat = deed.seat if isinstance(deed, BotAct) else need_seat(room, seat)
    if isinstance(deed, BotAct) and not room.seats[seat].plays_itself:
        raise Refused("house.seat", seat=seat + 1)
    if deed.number != room.number or deed.decision < room.renewed:
        raise Refused("play.decision", named=deed.decision, current=table.serial)
    table.check(read_move(room, deed.move, seat), seat, deed.decision)
    if room.window and seat in room.window.claims:
        raise Refused("house.window")


@happen.register(Act)
@happen.register(BotAct)
def _(deed: Act | BotAct, room: Room, entry: Entry, happened: Happened) -> None:
    seat = deed.seat if isinstance(deed, BotAct) else entry.seat
    assert seat is not None
    move = read_move(room, deed.move, seat)
    if room.window:
        claims = room.window.claims | {seat: Claim(move, entry.reaction, room.seq)}
        room.window = Window(room.window.opened, room.window.ends, claims)
        happened.game, happened.only = True, seat
    else:
        play(room, seat, move, entry.at, happened)


def play(room: Room, seat: int, move: Move, at: int, happened: Happened) -> None:
    """Make the move and put the next question."""
    before = room.playing
    spend(room, at)
    told: list[Event] = []
    room.table = table = before.copy()
    table.events = told
    table.act(move, seat)
    table.events = None
    happened.events += told
    happened.turns.append((seat, move))
    remember(room, seat, before, told)
    room.history = since_fresh_start(room, told)
    room.last = seat
    room.wish = None
    ask(room, at, happened)


def spend(room: Room, at: int) -> None:
    """Who owed the answer pays from the bank for what went beyond the time for each decision."""
    clock = room.settings.clock
    if room.asked is not None and isinstance(clock, Each):
        seat = room.playing.seat
        over = max(0, at - room.asked - clock.seconds * 1000)
        room.bank = [max(0, bank - over) if number == seat else bank for number, bank in enumerate(room.bank)]


def remember(room: Room, seat: int, before: Table, told: list[Event]) -> None:
    """Keep what can be taken back. What drew, shuffled or showed the hidden ends all of it. (house.undo-hidden)"""
    shown = max((event.discloses for event in told), default=0)
    if shown == HIDDEN or before.chance.text != room.playing.chance.text:
        room.before = []
    else:
        room.before = [*room.before, Before(seat, before, shown, room.history)][-MOST_TAKEN_BACK:]


def since_fresh_start(room: Room, told: list[Event]) -> tuple[Event, ...]:
    """What nobody needs to remember any more is let go."""
    fresh = room.game.fresh_start
    starts = [index for index, event in enumerate(told) if fresh and isinstance(event, fresh)]
    return tuple(told[starts[-1] :]) if starts else (*room.history, *told)


def ask(room: Room, at: int, happened: Happened) -> None:
    """The next question is put, or the time for jumping in begins, or the game is over."""
    table = room.playing
    happened.game = True
    room.put = at
    room.window = None
    room.asked = at
    if table.is_over:
        room.status = "over"
        room.asked = None
        room.before = []
        happened.news.append(Ended(room.number))
        happened.room = True
    elif table.opens_race and room.settings.window:
        room.window = Window(at, at + room.settings.window)
        room.asked = None


# --- the time for jumping in is over


@check.register
def _(deed: Settle, room: Room, seat: int | None) -> None:
    table = room.playing
    if room.window is None or table.serial != deed.decision:
        raise Refused("play.decision", named=deed.decision, current=table.serial)


@happen.register
def _(deed: Settle, room: Room, entry: Entry, happened: Happened) -> None:
    """The quickest jump counts; if there is none, the answer of the player on turn. (house.window)"""
    table, window = room.playing, room.window
    assert window is not None
    room.window = None
    happened.game = True
    jumps = {seat: claim for seat, claim in window.claims.items() if table.is_race_move(claim.move)}
    chosen = jumps or window.claims
    if not chosen:
        room.asked = room.put = entry.at
        return
    winner = min(chosen, key=lambda seat: (chosen[seat].reaction, chosen[seat].seq))
    for seat, claim in window.claims.items():
        if seat in jumps and seat != winner:
            happened.news.append(Beaten(seat, winner, claim.reaction - chosen[winner].reaction))
        elif seat != winner:
            happened.news.append(Overtaken(seat, winner))
    play(room, winner, chosen[winner].move, entry.at, happened)


# --- time is up


@check.register
def _(deed: TimeOut, room: Room, seat: int | None) -> None:
    table = room.playing
    if room.asked is None or table.serial != deed.decision:
        raise Refused("play.decision", named=deed.decision, current=table.serial)


@happen.register
def _(deed: TimeOut, room: Room, entry: Entry, happened: Happened) -> None:
    table = room.playing
    happened.news.append(TimedOut(table.seat))
    play(room, table.seat, table.default(), entry.at, happened)
