"""Undo: at once what nobody has seen, by agreement what came from one's own hand, never anything else."""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.event import NOTHING
from forno.server.protocol.client_messages import AnswerUndo, Undo
from forno.server.protocol.room_events import MovesUndone, UndoDeclined, UndoRequested
from forno.server.room.commands import apply_command, check, need_seat
from forno.server.room.jump_in import has_answered, withdraw
from forno.server.room.log_entry import LogEntry
from forno.server.room.state import Effects, Room, Sender, UndoRequest
from forno.server.room.turns import ask

MAX_UNDO_REFUSALS = 2
"""A seat that was told no so often asks again only after its next move. (house.undo-limit)"""


def moves_back(room: Room, seat: int) -> int:
    """The number of moves that undoing this seat's last one takes back; 0 if that is impossible."""
    numbers = [number for number, before in enumerate(room.undo_points) if before.seat == seat]
    return len(room.undo_points) - numbers[-1] if numbers else 0


def is_free(room: Room, seat: int) -> bool:
    """Whether the last move is this seat's own and disclosed nothing. (house.undo)"""
    undone = room.undo_points[-moves_back(room, seat) :]
    return len(undone) == 1 and undone[0].shown == NOTHING


def affected(room: Room, seat: int) -> set[int]:
    """The other players who are present, on other devices; bots are not asked. (house.hot-seat)"""
    present = {number for number in room.humans if not room.seats[number].away}
    return present - room.seats_beside(seat)


@check.register
def check_undo(command: Undo, room: Room, sender: Sender) -> None:
    seat = need_seat(room, sender)
    table = room.playing
    if has_answered(room, seat):
        return
    if not moves_back(room, seat):
        raise Refused("house.undo-hidden" if room.last_mover == seat and table.serial else "house.undo")
    if room.undo_refusals.get(seat, 0) >= MAX_UNDO_REFUSALS and not is_granted(room, seat):
        raise Refused("house.undo-limit", most=MAX_UNDO_REFUSALS)


def is_granted(room: Room, seat: int) -> bool:
    """Whether nobody needs to be asked. (house.undo)"""
    return is_free(room, seat) or not affected(room, seat)


@apply_command.register
def apply_undo(command: Undo, room: Room, entry: LogEntry, effects: Effects) -> None:
    seat = entry.seat
    assert seat is not None
    if has_answered(room, seat):
        withdraw(room, seat, effects)
    elif is_granted(room, seat):
        take_back(room, seat, entry.at_ms, effects)
    else:
        room.undo_request = UndoRequest(seat)
        effects.room_events.append(UndoRequested(seat))
        effects.game = True


@check.register
def check_answer_undo(command: AnswerUndo, room: Room, sender: Sender) -> None:
    """Accept the answer to another seat's request. (house.undo-agree)"""
    seat = need_seat(room, sender)
    if room.status != "playing" or room.undo_request is None or room.undo_request.seat in room.seats_beside(seat):
        raise Refused("house.undo-agree")


@apply_command.register
def apply_answer_undo(command: AnswerUndo, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert room.undo_request is not None
    assert entry.seat is not None
    effects.game = True
    if not command.accept:
        seat = room.undo_request.seat
        room.undo_refusals = room.undo_refusals | {seat: room.undo_refusals.get(seat, 0) + 1}
        room.undo_request = None
        effects.room_events.append(UndoDeclined(entry.seat))
        return
    room.undo_request = UndoRequest(room.undo_request.seat, room.undo_request.agreed | room.seats_beside(entry.seat))
    if affected(room, room.undo_request.seat) <= room.undo_request.agreed:
        take_back(room, room.undo_request.seat, entry.at_ms, effects)


def take_back(room: Room, seat: int, at: int, effects: Effects) -> None:
    """Restore the table under a new decision number: a late move for an undone decision is refused."""
    moves = moves_back(room, seat)
    room.first_valid_decision = room.playing.serial + 1
    before = room.undo_points[-moves]
    table = before.table.copy()
    room.history = before.history
    room.undo_points = room.undo_points[:-moves]
    for other in room.seats:
        other.played = tuple(turn for turn in other.played if turn.decision < before.table.serial)
    table.serial = room.first_valid_decision
    room.table = table
    room.last_mover = None
    room.undo_request = None
    effects.undone = moves
    effects.room_events.append(MovesUndone(seat, moves, before.table.serial))
    ask(room, at, effects)
