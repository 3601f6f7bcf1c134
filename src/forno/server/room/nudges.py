"""Nudges: a reminder to the player whom the table waits for, limited so that it cannot be used to pester. (house.nudge)

Everything that it depends on is public: whose answer is owed and since when. In a jump-in window nobody is nudged.
"""

from __future__ import annotations

from forno.core.errors import Refused
from forno.server.protocol.client_messages import Nudge
from forno.server.protocol.room_events import Nudged
from forno.server.room.commands import apply_command, check, check_time, need_seat
from forno.server.room.log_entry import LogEntry
from forno.server.room.state import Effects, Room, Sender

PATIENCE_MS = 30_000
"""How long an answer is awaited before its player may be nudged."""
INTERVAL_MS = 60_000
"""Between two nudges of the same seat."""


@check.register
def check_nudge(command: Nudge, room: Room, sender: Sender) -> None:
    """Accept one nudge of each player for each decision, to the person who owes it, on another device."""
    seat = need_seat(room, sender)
    owes = room.playing.seat
    is_asked = room.jump_in is None and command.seat == owes and not room.seats[owes].plays_itself
    is_beside = owes in room.seats_beside(seat)
    if not is_asked or is_beside or seat in room.nudged_by:
        raise Refused("house.nudge")


@check_time.register
def check_time_of_nudge(command: Nudge, room: Room, sender: Sender, at_ms: int) -> None:
    """Refuse a nudge before the player had time to think, or soon after another."""
    last = room.nudged_at.get(command.seat)
    if at_ms < room.asked_at + PATIENCE_MS or (last is not None and at_ms < last + INTERVAL_MS):
        raise Refused("house.nudge")


@apply_command.register
def apply_nudge(command: Nudge, room: Room, entry: LogEntry, effects: Effects) -> None:
    assert entry.seat is not None
    room.nudged_by |= {entry.seat}
    room.nudged_at = room.nudged_at | {command.seat: entry.at_ms}
    effects.room_events.append(Nudged(command.seat, entry.seat))
