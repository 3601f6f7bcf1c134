"""The jump-in window: answers are sealed while it is open, and the quickest counts when it closes. (house.window)

`turns.ask` opens a window after a discard that can be jumped in on; `core/race.py` says what a race is.
"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.core.move import Move
from forno.server.protocol.room_events import JumpInLost, MoveOvertaken
from forno.server.room.clock import start_clock
from forno.server.room.commands import apply_command, check
from forno.server.room.log_entry import CloseJumpIn, LogEntry
from forno.server.room.state import Claim, Effects, JumpInWindow, Room, Sender
from forno.server.room.turns import play


def seal(room: Room, seat: int, move: Move, reaction_ms: int, effects: Effects) -> None:
    """Keep an answer until the window closes; only its own seat sees it."""
    assert room.jump_in is not None
    claims = room.jump_in.claims | {seat: Claim(move, reaction_ms, room.seq)}
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


@check.register
def check_close_jump_in(command: CloseJumpIn, room: Room, sender: Sender) -> None:
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
        start_clock(room, entry.at_ms)
        return
    winner = min(chosen, key=lambda seat: (chosen[seat].reaction_ms, chosen[seat].seq))
    for seat, claim in window.claims.items():
        if seat in jumps and seat != winner:
            effects.room_events.append(JumpInLost(seat, winner, claim.reaction_ms - chosen[winner].reaction_ms))
        elif seat != winner:
            effects.room_events.append(MoveOvertaken(seat, winner))
    play(room, winner, chosen[winner].move, entry.at_ms, effects)
