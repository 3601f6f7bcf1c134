"""Playing a move at the table of a room, and asking for the next decision."""

from __future__ import annotations

from forno.core.event import HIDDEN, Event
from forno.core.move import Move
from forno.core.table import Table
from forno.server.room.clock import spend, start_clock
from forno.server.room.evening import end_game
from forno.server.room.state import Claim, Effects, JumpInWindow, PlayedTurn, Room, UndoPoint

MAX_UNDO_POINTS = 8


def play(room: Room, seat: int, move: Move, at: int, effects: Effects, *, by_bot: bool = False) -> None:
    """Play the move and ask for the next decision. What a bot plays for a person is kept for them. (house.absent)"""
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
    if by_bot and room.seats[seat].is_human:
        room.seats[seat].played = (*room.seats[seat].played, PlayedTurn(before.serial, move))
    room.last_mover = seat
    room.undo_request = None
    room.undo_refusals = {other: count for other, count in room.undo_refusals.items() if other != seat}
    ask(room, at, effects)


def remember(room: Room, seat: int, before: Table, told: list[Event]) -> None:
    """Keep an undo point. A move that drew, shuffled or revealed something hidden removes all. (house.undo-hidden)"""
    shown = max((event.discloses for event in told), default=0)
    if shown == HIDDEN or before.chance.text != room.playing.chance.text:
        room.undo_points = []
    else:
        room.undo_points = [*room.undo_points, UndoPoint(seat, before, shown, room.history)][-MAX_UNDO_POINTS:]


def since_fresh_start(room: Room, told: list[Event]) -> tuple[Event, ...]:
    """The events since the last fresh start: earlier ones are no longer needed."""
    fresh = room.game.fresh_start
    starts = [index for index, event in enumerate(told) if fresh and isinstance(event, fresh)]
    return tuple(told[starts[-1] :]) if starts else (*room.history, *told)


def ask(room: Room, at: int, effects: Effects) -> None:
    """Ask for the next decision, open the jump-in window, or end the game."""
    table = room.playing
    effects.game = True
    room.nudged_by = frozenset()
    room.jump_in = None
    if table.is_over:
        end_game(room, effects)
        return
    start_clock(room, at)
    if table.opens_race and room.settings.jump_in_ms:
        open_window(room, at, {})
        room.clock_started_at = None


def open_window(room: Room, at: int, claims: dict[int, Claim]) -> None:
    """Open the jump-in window from now on. (house.window)"""
    room.jump_in = JumpInWindow(at, at + room.settings.jump_in_ms, claims)


def reopen_window(room: Room, at: int) -> None:
    """Open the window again in full. Answers of people stay sealed; bots answer anew. (house.window, house.absent)"""
    assert room.jump_in is not None
    claims = room.jump_in.claims
    open_window(room, at, {seat: claim for seat, claim in claims.items() if not room.seats[seat].plays_itself})


def ask_anew(room: Room, at: int) -> None:
    """Give everybody the whole time for the current decision, from now on."""
    if room.jump_in:
        reopen_window(room, at)
    elif room.clock_started_at is not None:
        start_clock(room, at)
