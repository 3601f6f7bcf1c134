"""The jump-in window: answers are sealed while it is open, and the quickest counts when it closes. (house.window)

`turns.ask` opens a window after a discard that can be jumped in on; `core/race.py` says what a race is.
"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import PlayMove, Undo
from forno.server.protocol.room_events import JumpInLost, MoveOvertaken
from forno.server.room.clock import start_clock
from forno.server.room.commands import apply_command, check, check_time
from forno.server.room.log_entry import CloseJumpIn, LogEntry, PlayBotMove, ReopenJumpIn
from forno.server.room.state import Claim, Effects, JumpInWindow, Room, Sender
from forno.server.room.turns import play, reopen_window


def seal(room: Room, seat: int, claim: Claim, effects: Effects) -> None:
    """Keep an answer until the window closes; only its own seat sees it."""
    assert room.jump_in is not None
    claims = room.jump_in.claims | {seat: claim}
    room.jump_in = JumpInWindow(room.jump_in.opened, room.jump_in.ends, claims)
    effects.game, effects.only = True, seat


def has_answered(room: Room, seat: int) -> bool:
    """Whether a seat has a sealed answer in the open window."""
    return room.jump_in is not None and seat in room.jump_in.claims


def withdraw(room: Room, seat: int, effects: Effects) -> None:
    """Remove a sealed answer; only its own seat sees it."""
    assert room.jump_in is not None
    claims = {other: claim for other, claim in room.jump_in.claims.items() if other != seat}
    room.jump_in = JumpInWindow(room.jump_in.opened, room.jump_in.ends, claims)
    effects.game, effects.only = True, seat


def is_sealed(room: Room, entry: LogEntry) -> bool:
    """Whether only its sender may know of an entry that is about to be applied: of an answer in the open window and its
    withdrawal, of a refusal there, and of a move that comes too late for a race."""
    command, is_refused = entry.command, entry.refusal is not None
    if room.jump_in is None:
        return is_refused and type(command) is PlayMove and room.table is not None and room.table.race_opened >= 0
    if type(command) is Undo:
        return is_refused or (entry.seat is not None and has_answered(room, entry.seat))
    return is_refused or type(command) in (PlayMove, PlayBotMove)


def winner_of(room: Room) -> int | None:
    """The seat whose answer counts when the window closes: the quickest jump, else that of the player on turn. None if
    nobody has answered. (house.window)"""
    assert room.jump_in is not None
    claims = room.jump_in.claims
    jumps = {seat: claim for seat, claim in claims.items() if room.playing.is_race_move(claim.move)}
    chosen = jumps or claims
    return min(chosen, key=lambda seat: (chosen[seat].reaction_ms, chosen[seat].seq), default=None)


@check.register
def check_close_jump_in(command: CloseJumpIn, room: Room, sender: Sender) -> None:
    table = room.playing
    if room.jump_in is None or table.serial != command.decision:
        raise Refused("play.decision", named=command.decision, current=table.serial)


@check_time.register
def check_time_of_close(command: CloseJumpIn, room: Room, sender: Sender, at_ms: int) -> None:
    """Refuse to close a window before its end: it may have been opened again meanwhile. (house.window)"""
    if room.jump_in is not None and at_ms < room.jump_in.ends:
        raise Refused("house.window")


@check.register
def check_reopen_jump_in(command: ReopenJumpIn, room: Room, sender: Sender) -> None:
    """Accept it for the open window of a table that waits. (house.absent)"""
    table = room.playing
    if room.jump_in is None or table.serial != command.decision or not room.waits:
        raise Refused("play.decision", named=command.decision, current=table.serial)


@apply_command.register
def apply_reopen_jump_in(command: ReopenJumpIn, room: Room, entry: LogEntry, effects: Effects) -> None:
    reopen_window(room, entry.at_ms)
    effects.game = True


@apply_command.register
def apply_close_jump_in(command: CloseJumpIn, room: Room, entry: LogEntry, effects: Effects) -> None:
    """The quickest jump counts; if there is none, the answer of the player on turn. (house.window)"""
    table, window, winner = room.playing, room.jump_in, winner_of(room)
    assert window is not None
    room.jump_in = None
    effects.game = True
    if winner is None:
        start_clock(room, entry.at_ms)
        return
    best = window.claims[winner]
    for seat, claim in window.claims.items():
        if seat != winner and table.is_race_move(claim.move):
            effects.room_events.append(JumpInLost(seat, winner, claim.reaction_ms - best.reaction_ms))
        elif seat != winner:
            effects.room_events.append(MoveOvertaken(seat, winner))
    play(room, winner, best.move, entry.at_ms, effects, by_bot=best.by_bot)
