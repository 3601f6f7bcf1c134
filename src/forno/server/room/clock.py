"""The clock of a decision. For a seat that shares its device it waits until the player has the screen. (house.hot-seat)

Without time limits there is nothing to wait for, and days are long enough to pass a device on.
"""

from __future__ import annotations

from forno.server.protocol.room_settings import PerDecision
from forno.server.room.state import Effects, Room


def start_clock(room: Room, at_ms: int) -> None:
    """Ask for the current decision from now on."""
    room.asked_at = room.clock_started_at = at_ms
    room.covered = isinstance(room.settings.clock, PerDecision) and room.shares_device(room.playing.seat)


def uncover(room: Room, at_ms: int, effects: Effects) -> None:
    """Let the time of the decision run that waited for its player."""
    room.covered = False
    room.clock_started_at = at_ms
    effects.game = True


def spend(room: Room, at_ms: int) -> None:
    """Deduct the time beyond the limit of the decision from the bank of the seat that owed it."""
    clock = room.settings.clock
    if room.clock_started_at is not None and isinstance(clock, PerDecision) and not (room.covered or room.waits):
        seat = room.playing.seat
        over = max(0, at_ms - room.clock_started_at - clock.seconds * 1000)
        room.bank = [max(0, bank - over) if number == seat else bank for number, bank in enumerate(room.bank)]
