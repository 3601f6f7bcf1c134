"""Moves: checked against the decision that they name, sealed while the jump-in window is open, and played."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from forno.core.errors import Refused, Unreadable
from forno.core.event import HIDDEN, Event
from forno.core.game import Game
from forno.core.move import Move
from forno.core.table import Table
from forno.server.protocol.client_messages import PlayMove
from forno.server.protocol.room_events import GameEnded, JumpInLost, MoveOvertaken, TimedOut
from forno.server.protocol.room_settings import PerDecision
from forno.server.room.commands import apply_command, check, need_seat
from forno.server.room.log_entry import CloseJumpIn, LogEntry, PlayBotMove, TimeOut
from forno.server.room.state import Claim, Effects, JumpInWindow, Room, UndoPoint

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
    """The decoder of a game's moves, cached: creating one costs a hundred times as much as using it."""
    return msgspec.json.Decoder(game.move_types)


@check.register(PlayMove)
@check.register(PlayBotMove)
def check_play_move(command: PlayMove | PlayBotMove, room: Room, seat: int | None) -> None:
    """Refuse a move for another decision than the current one: it answers a position that is gone."""
    table = room.playing
    seat = command.seat if isinstance(command, PlayBotMove) else need_seat(room, seat)
    if isinstance(command, PlayBotMove) and not room.seats[seat].plays_itself:
        raise Refused("house.seat", seat=seat + 1)
    if command.number != room.number or command.decision < room.first_valid_decision:
        raise Refused("play.decision", named=command.decision, current=table.serial)
    table.check(read_move(room, command.move, seat), seat, command.decision)
    if room.jump_in and seat in room.jump_in.claims:
        raise Refused("house.window")


@apply_command.register(PlayMove)
@apply_command.register(PlayBotMove)
def apply_play_move(command: PlayMove | PlayBotMove, room: Room, entry: LogEntry, effects: Effects) -> None:
    seat = command.seat if isinstance(command, PlayBotMove) else entry.seat
    assert seat is not None
    move = read_move(room, command.move, seat)
    if room.jump_in:
        claims = room.jump_in.claims | {seat: Claim(move, entry.reaction_ms, room.seq)}
        room.jump_in = JumpInWindow(room.jump_in.opened, room.jump_in.ends, claims)
        effects.game, effects.only = True, seat
    else:
        play(room, seat, move, entry.at_ms, effects)


def play(room: Room, seat: int, move: Move, at: int, effects: Effects) -> None:
    """Play the move and ask for the next decision."""
    before = room.playing
    spend(room, at)
    told: list[Event] = []
    room.table = table = before.copy()
    table.events = told
    table.act(move, seat)
    table.events = None
    effects.events += told
    effects.turns.append((seat, move))
    remember(room, seat, before, told)
    room.history = since_fresh_start(room, told)
    room.last_mover = seat
    room.undo_request = None
    ask(room, at, effects)


def spend(room: Room, at: int) -> None:
    """Deduct the time beyond the limit of the decision from the bank of the seat that owed it."""
    clock = room.settings.clock
    if room.clock_started_at is not None and isinstance(clock, PerDecision):
        seat = room.playing.seat
        over = max(0, at - room.clock_started_at - clock.seconds * 1000)
        room.bank = [max(0, bank - over) if number == seat else bank for number, bank in enumerate(room.bank)]


def remember(room: Room, seat: int, before: Table, told: list[Event]) -> None:
    """Keep an undo point. A move that drew, shuffled or revealed something hidden removes all. (house.undo-hidden)"""
    shown = max((event.discloses for event in told), default=0)
    if shown == HIDDEN or before.chance.text != room.playing.chance.text:
        room.undo_points = []
    else:
        room.undo_points = [*room.undo_points, UndoPoint(seat, before, shown, room.history)][-MOST_TAKEN_BACK:]


def since_fresh_start(room: Room, told: list[Event]) -> tuple[Event, ...]:
    """The events since the last fresh start: earlier ones are no longer needed."""
    fresh = room.game.fresh_start
    starts = [index for index, event in enumerate(told) if fresh and isinstance(event, fresh)]
    return tuple(told[starts[-1] :]) if starts else (*room.history, *told)


def ask(room: Room, at: int, effects: Effects) -> None:
    """Ask for the next decision, open the jump-in window, or end the game."""
    table = room.playing
    effects.game = True
    room.asked_at = at
    room.jump_in = None
    room.clock_started_at = at
    if table.is_over:
        room.status = "over"
        room.clock_started_at = None
        room.undo_points = []
        effects.room_events.append(GameEnded(room.number))
        effects.room = True
    elif table.opens_race and room.settings.jump_in_ms:
        room.jump_in = JumpInWindow(at, at + room.settings.jump_in_ms)
        room.clock_started_at = None


# --- closing the jump-in window


@check.register
def check_close_jump_in(command: CloseJumpIn, room: Room, seat: int | None) -> None:
    table = room.playing
    if room.jump_in is None or table.serial != command.decision:
        raise Refused("play.decision", named=command.decision, current=table.serial)


@apply_command.register
def apply_close_jump_in(command: CloseJumpIn, room: Room, entry: LogEntry, effects: Effects) -> None:
    """The quickest jump counts; if there is none, the answer of the player on turn. (house.window)"""
    table, window = room.playing, room.jump_in
    assert window is not None
    room.jump_in = None
    effects.game = True
    jumps = {seat: claim for seat, claim in window.claims.items() if table.is_race_move(claim.move)}
    chosen = jumps or window.claims
    if not chosen:
        room.clock_started_at = room.asked_at = entry.at_ms
        return
    winner = min(chosen, key=lambda seat: (chosen[seat].reaction_ms, chosen[seat].seq))
    for seat, claim in window.claims.items():
        if seat in jumps and seat != winner:
            effects.room_events.append(JumpInLost(seat, winner, claim.reaction_ms - chosen[winner].reaction_ms))
        elif seat != winner:
            effects.room_events.append(MoveOvertaken(seat, winner))
    play(room, winner, chosen[winner].move, entry.at_ms, effects)


# --- time limit


@check.register
def check_time_out(command: TimeOut, room: Room, seat: int | None) -> None:
    table = room.playing
    if room.clock_started_at is None or table.serial != command.decision:
        raise Refused("play.decision", named=command.decision, current=table.serial)


@apply_command.register
def apply_time_out(command: TimeOut, room: Room, entry: LogEntry, effects: Effects) -> None:
    table = room.playing
    effects.room_events.append(TimedOut(table.seat))
    play(room, table.seat, table.default(), entry.at_ms, effects)
