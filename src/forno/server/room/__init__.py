"""A room's state and rules, pure: time and chance enter with the entries of its log.

This is where the true table lives. Nothing here knows a socket, and no code at a socket may import it.
"""

from forno.server.room import chat, lifecycle, moves, seats, settings, undo
from forno.server.room.commands import apply, check, decide, follow
from forno.server.room.log_entry import (
    BotAct,
    ComeBack,
    Declined,
    Deed,
    Entry,
    Expire,
    GoAway,
    Settle,
    TimeOut,
    lock,
    read_entry,
    without_keys,
    write_entry,
)
from forno.server.room.state import Happened, Room, Seat

DEEDS = (settings, lifecycle, moves, seats, undo, chat)
"""The chapters of what can happen in a room; importing them registers their deeds."""

__all__ = [
    "DEEDS",
    "BotAct",
    "ComeBack",
    "Declined",
    "Deed",
    "Entry",
    "Expire",
    "GoAway",
    "Happened",
    "Room",
    "Seat",
    "Settle",
    "TimeOut",
    "apply",
    "check",
    "decide",
    "follow",
    "lock",
    "read_entry",
    "without_keys",
    "write_entry",
]
