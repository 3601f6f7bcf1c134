"""Moves: checked against the decision that they name, sealed while the jump-in window is open, and played."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.game import Game
from forno.core.move import Move
from forno.server.protocol.client_messages import PlayMove
from forno.server.protocol.room_events import TimedOut
from forno.server.room.commands import apply_command, check, need_seat
from forno.server.room.jump_in import has_answered, seal
from forno.server.room.log_entry import LogEntry, PlayBotMove, TimeOut
from forno.server.room.state import Claim, Effects, Room, Sender
from forno.server.room.turns import play

MAX_MOVE_CHARS = 2_000


def read_move(room: Room, raw: msgspec.Raw, seat: int) -> Move:
    """A move as JSON or as text, as a person would type it."""
    data = bytes(raw)
    try:
        if data[:1] == b'"' and len(data) < MAX_MOVE_CHARS:
            return room.game.find_move(room.playing, msgspec.json.decode(data, type=str), seat)
        move: Move = reader_of(room.game).decode(data)
    except (msgspec.MsgspecError, Unreadable, UnicodeError) as error:
        raise Refused("wire.unreadable", why=str(error)[:200]) from None
    return move.normalized()


@cache
def reader_of(game: Game) -> msgspec.json.Decoder[Any]:
    """The decoder of a game's moves, cached: creating one costs a hundred times as much as using it."""
    return msgspec.json.Decoder(game.move_types)


@check.register(PlayMove)
@check.register(PlayBotMove)
def check_play_move(command: PlayMove | PlayBotMove, room: Room, sender: Sender) -> None:
    """Refuse a move for another decision than the current one: it answers a position that is gone."""
    table = room.playing
    seat = command.seat if isinstance(command, PlayBotMove) else need_seat(room, sender)
    if isinstance(command, PlayBotMove) and not room.seats[seat].plays_itself:
        raise Refused("house.seat", seat=seat + 1)
    if command.number != room.number or command.decision < room.first_valid_decision:
        raise Refused("play.decision", named=command.decision, current=table.serial)
    table.check(read_move(room, command.move, seat), seat, command.decision)
    if has_answered(room, seat):
        raise Refused("house.window")


@apply_command.register(PlayMove)
@apply_command.register(PlayBotMove)
def apply_play_move(command: PlayMove | PlayBotMove, room: Room, entry: LogEntry, effects: Effects) -> None:
    seat = command.seat if isinstance(command, PlayBotMove) else entry.seat
    assert seat is not None
    move, by_bot = read_move(room, command.move, seat), isinstance(command, PlayBotMove)
    if not by_bot:
        room.seats[seat].played = ()
    if room.jump_in:
        seal(room, seat, Claim(move, entry.reaction_ms, room.seq, by_bot), effects)
    else:
        play(room, seat, move, entry.at_ms, effects, by_bot=by_bot)


# --- time limit


@check.register
def check_time_out(command: TimeOut, room: Room, sender: Sender) -> None:
    """Accept it for the current decision, where the table does not wait. (house.absent)"""
    table = room.playing
    if room.clock_started_at is None or table.serial != command.decision or room.waits:
        raise Refused("play.decision", named=command.decision, current=table.serial)


@apply_command.register
def apply_time_out(command: TimeOut, room: Room, entry: LogEntry, effects: Effects) -> None:
    table = room.playing
    effects.room_events.append(TimedOut(table.seat))
    play(room, table.seat, table.default(), entry.at_ms, effects)
